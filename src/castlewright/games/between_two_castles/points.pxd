cimport cython
from castlewright.games.between_two_castles.castle cimport Castle

ctypedef unsigned long long mask64

cdef int lowest(mask64 mask) noexcept

cdef int SLEEPING_POINTS
cdef int[24] ROOM_BITS
cdef Survey SURVEY

cdef int count_rooms(int rooms) noexcept
cdef int count_at_least(Castle castle, int kinds, int least) noexcept
cdef int count_levels(Castle castle, int low, int high) noexcept
cdef int count_columns(Castle castle) noexcept
cpdef int score_castle(Castle castle) noexcept

@cython.final
cdef class Survey:
    cdef int[24] near
    cdef int[24] side
    cdef int[24] up
    cdef int[24] down
    cdef int[8] of_type
    cdef int[5] of_decoration
    cdef int[24] room_points
    cdef int all_points
    cdef int[8] wants_type
    cdef int[5] wants_decoration
    cdef int[8] wants_far
    cdef int[8] wants_connected
    cdef int wants_below
    cdef int wants_near
    cdef int wants_variety
    cdef bint has_cards_of_sides
    cdef int[2500] cell_stamps
    cdef int[2500] cell_near
    cdef int[2500] cell_side
    cdef int[2500] cell_up
    cdef int[2500] cell_down
    cdef int stamp

    cdef void take(self, Castle castle) noexcept
    cdef void add(self, Castle castle, int index) noexcept
    cdef void compare(self, int index, int other, int across, int above) noexcept
    cdef void note_column(self, int index, int other, int above) noexcept
    cdef void compare_with_throne(self, Castle castle, int index) noexcept
    cdef int score(self, Castle castle) noexcept
    cdef void count_rooms_before(self, Castle castle) noexcept
    cdef void note_wants(self, int room, int bit) noexcept
    cdef int score_with_last(self, Castle castle) noexcept
    cdef void look_round(self, Castle castle, int last) noexcept
    cdef void find_round(self, Castle castle, int last, int cell) noexcept
    cdef int raise_by_place(self, Castle castle, int last) noexcept
    cdef bint is_counted(self, Castle castle, int other, int last, int column) noexcept
    cdef int raise_by_type(self, Castle castle, int last) noexcept
    cdef int raise_connected(self, Castle castle, int kind) noexcept
    cdef void enter(self, int last) noexcept
    cdef void leave(self, int last) noexcept
    cdef int score_extras(self, Castle castle) noexcept
    cdef int score_room(self, Castle castle, int index) noexcept
    cdef int count_two_below(self, Castle castle, int index, int wanted) noexcept
    cdef int count_connected(self, int index, int wanted) noexcept
    cdef bint has_all_types(self, Castle castle) noexcept
    cdef int score_throne(self, Castle castle) noexcept
    cdef int score_throne_cell(self, Castle castle, int index) noexcept
    cdef int score_card(self, Castle castle, int card) noexcept
    cdef int count_for_card(self, Castle castle, int rule, int wanted) noexcept
    cdef int count_surrounded_8(self, Castle castle) noexcept
    cdef int count_surrounded_4(self, Castle castle) noexcept
    cdef int count_throne_types(self) noexcept
