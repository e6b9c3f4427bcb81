cimport cython
from castlewright.games.between_two_castles.castle cimport Castle
from castlewright.games.between_two_castles.points cimport Survey

ctypedef unsigned long long mask64

cdef int lowest(mask64 mask) noexcept

cdef int ROOMS
cdef int FULL_CASTLE
cdef double FIFTH_WORTH, SECOND_HOPE, FOURTH_HOPE, SLEEPING_HOPE, VARIETY_HOPE
cdef double CARD_WORTH, TILE_WORTH, CARD_GROWTH, UNKNOWN
cdef double[7] THIRD_WORTH

cdef int rooms_to_come(Castle castle) noexcept
cdef double hope_of(Castle castle) noexcept

@cython.final
cdef class Prospect:
    cdef Castle castle
    cdef Survey survey
    cdef int points
    cdef double value
    cdef double[157] best
    cdef double[11] hopes

    cdef void look_at(self, Castle castle) noexcept
    cdef int rooms_alike(self, Castle castle) noexcept
    cdef bint has_extras_of(self, Castle castle) noexcept
    cdef double best_with(self, int room) noexcept
    cdef double find_best(self, int room) noexcept
    cdef double value_with(self, int room, int x, int y) noexcept
    cdef double value_taking(self, int item) noexcept
    cdef double value_of_bonus(self, int bonus) noexcept
    cdef double value_with_attendant(self, int kind) noexcept
    cdef double value_with_card(self, int card) noexcept
