cimport cython
from castlewright.core.drafting.encoding cimport DraftEncoding
from castlewright.games.between_two_castles.castle cimport Castle
from castlewright.games.between_two_castles.points cimport score_castle
from castlewright.games.between_two_castles.position cimport CastlesPosition, own
from castlewright.games.between_two_castles.supply cimport Supply

cdef int CASTLE, ROOMS, MOST_POINTS

@cython.final
cdef class CastlesEncoding(DraftEncoding):
    cdef int castles_at, gifts_at, supply_at, card_discards_at, discards_at, stack_at
    cdef Castle trial
    @cython.locals(x=int, y=int, slot=int)
    cdef void observe_castle(self, Castle castle, int seat, int at, short[::1] buffer) noexcept
    cdef void observe_ludwig(self, CastlesPosition state, int seat, short[::1] buffer) noexcept
    cdef void observe_supply(self, CastlesPosition state, int seat, short[::1] buffer) noexcept
    cdef int gain(self, Castle castle, int room, int cell) noexcept
