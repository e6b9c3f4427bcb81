cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Position
from castlewright.games.between_two_cities.hands cimport Hands
from castlewright.games.between_two_cities.points cimport score_buildings

ctypedef unsigned long long mask64

cdef int COUNT_BITS

cdef mask64 mix(mask64 number) noexcept
cdef mask64 next_word(Chance chance) noexcept
cdef mask64 draw_below(Chance chance, mask64 bound) noexcept
cpdef int corner(mask64 cells, int shift) noexcept
cdef int draw(short* pool, int size, Chance chance) noexcept
cpdef CitiesState state_of(Position position)

cdef class CitiesState(Hands):
    cdef public int cities
    cdef public int singles_dealt
    cdef public int duplexes_dealt
    cdef public int discard_count
    cdef public mask64[72] cells
    cdef public mask64[8] occupied
    cdef public mask64[8] frames
    cdef public mask64[8] beside
    cdef public short[8] lines
    cdef public int[16] laid_duplexes
    cdef public short[108] singles
    cdef public short[24] duplexes
    cdef public short[21] discards
    cdef public int[21] discards_seen
    cdef short[108] pool
    cdef int[33] counts

    cpdef bint deals_duplexes(self) noexcept
    @cython.final
    cdef int low_x(self, int city) noexcept
    @cython.final
    cdef int low_y(self, int city) noexcept
    @cython.final
    cdef int corner_cell(self, int city) noexcept
    cpdef int kind_cells(self, int city, int kind) noexcept
    cdef long long count_buildings(self, int city) noexcept
    cpdef int score_city(self, int city) noexcept
    cpdef int score_factories(self, int city) noexcept
    cpdef int score_without_factories(self, int city) noexcept
    cpdef bint knows_discard(self, int seat, int index) noexcept
    @cython.locals(in_hands=cython.bint)
    cdef void redraw(self, int seat, Chance chance, bint with_duplexes) noexcept
    cdef int gather(self, int seat, bint with_duplexes, bint in_hands) noexcept
    cdef void count_hand(self, int holder, bint with_duplexes) noexcept
    cdef int fill_pool(self, bint with_duplexes) noexcept
