cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.drafting.turn cimport DraftPosition
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_castles.bonuses cimport list_takes, start_bonus, take
from castlewright.games.between_two_castles.castle cimport Castle
from castlewright.games.between_two_castles.state cimport CastlesState

cdef Actions SCRATCH
cdef int[8] OPTION_COUNTS

cpdef CastlesPosition own(Position position)

@cython.final
cdef class CastlesPosition(CastlesState):
    cpdef set_up(self, list thrones, list tiles, list cards, list keys)
    cpdef void find_acting(self) noexcept
    cdef bint can_act(self, int seat) noexcept
    cdef Castle castle_at(self, int seat, int side)
    cpdef int gift_side(self, int seat) noexcept
    cpdef int option_room(self, int seat, int option) noexcept
    cdef void list_bonuses(self, int seat, Actions actions) noexcept
    cdef int count_option(self, int seat, int option) noexcept
    cdef void give(self, int side) noexcept
    cdef void lay(self, int seat, int option, int cell) noexcept
