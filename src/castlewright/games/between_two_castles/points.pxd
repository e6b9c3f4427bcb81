cimport cython
from castlewright.games.between_two_castles.castle cimport Castle

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

    cdef void take(self, Castle castle) noexcept
    cdef void add(self, Castle castle, int index) noexcept
    cdef void copy_from(self, Survey source, int count) noexcept
    cdef void compare(self, int index, int other, int across, int above) noexcept
    cdef void note_column(self, int index, int other, int above) noexcept
    cdef void compare_with_throne(self, Castle castle, int index) noexcept
    cdef int score(self, Castle castle) noexcept
    cdef int score_room(self, Castle castle, int index) noexcept
    cdef int count_two_below(self, Castle castle, int index, int wanted) noexcept
    cdef int count_connected(self, int index, int wanted) noexcept
    cdef bint has_all_types(self, Castle castle) noexcept
    cdef int score_throne(self, Castle castle) noexcept
    cdef int score_card(self, Castle castle, int card) noexcept
    cdef int count_for_card(self, Castle castle, int rule, int wanted) noexcept
    cdef int count_surrounded_8(self, Castle castle) noexcept
    cdef int count_surrounded_4(self, Castle castle) noexcept
    cdef int count_throne_types(self) noexcept
