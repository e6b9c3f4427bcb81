cimport cython
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_castles.castle cimport Castle, lowest
from castlewright.games.between_two_castles.points cimport Survey, score_castle
from castlewright.games.between_two_castles.position cimport CastlesPosition, own

cdef int ROOMS
cdef int FULL_CASTLE
cdef double LOWER_SHARE, FIFTH_WORTH, SECOND_HOPE, FOURTH_HOPE, SLEEPING_HOPE, VARIETY_HOPE
cdef double CARD_WORTH, TILE_WORTH, CARD_GROWTH
cdef double[7] THIRD_WORTH

cdef int rooms_to_come(Castle castle) noexcept
cdef double hope_of(Castle castle) noexcept
cdef double combine(double left, double right) noexcept

@cython.final
cdef class CastlesHeuristics(Heuristics):
    cdef double[314] best
    cdef Castle spare
    cdef Castle seen
    cdef Survey survey
    cdef Castle grown
    cdef double[2] as_it_is

    cdef double rate_pair(self, CastlesPosition state, int seat, int action) noexcept
    cdef double best_value(self, CastlesPosition state, int seat, int side, int room) noexcept
    cdef double best_place(self, Castle castle, int room) noexcept
    cdef double rate_lay(self, CastlesPosition state, int seat, int action) noexcept
    cdef double present_value(self, CastlesPosition state, int seat, int side) noexcept
    cdef double rate_take(self, CastlesPosition state, int seat, int action) noexcept
    cdef double value_taking(self, Castle castle, int item) noexcept
    cdef double value_of_bonus(self, Castle castle, int bonus) noexcept
    cdef double value_with_attendant(self, Castle castle, int kind) noexcept
    cdef double value_with_card(self, Castle castle, int card) noexcept
    cdef double rate_gift(self, CastlesPosition state, int seat, int side) noexcept
    cdef double gain_of(self, Castle castle, int room) noexcept
    cdef void look_at(self, Castle castle) noexcept
    cdef double value_with(self, Castle castle, int room, int x, int y) noexcept
    cdef double value(self, Castle castle) noexcept
