from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Position
from castlewright.games.between_two_castles.castle cimport Castle
from castlewright.games.between_two_castles.hands cimport Hands
from castlewright.games.between_two_castles.points cimport score_castle
from castlewright.games.between_two_castles.supply cimport Supply

ctypedef unsigned long long mask64

cpdef CastlesState state_of(Position position)

cdef class CastlesState(Hands):
    cdef public list castles
    cdef public int[2] gifts
    cdef public int[7] gifts_to_lay
    cdef public mask64 ludwig_key
    cdef public Supply supply

    cpdef Castle castle(self, int index)
    cpdef int giver(self) noexcept
    cpdef int score_castle(self, int castle) noexcept
    cdef bint is_shown(self, int seat, int holder, int tile) noexcept
    cdef void mark_hand(self, int seat, int holder) noexcept
    cdef void refill_hand(self, int seat, int holder, Chance chance) noexcept
