cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.pending cimport append
from castlewright.games.castles_of_mad_king_ludwig.rewards cimport LudwigRewards

ctypedef unsigned long long mask64

cdef int NO_TILE
cdef Actions FEW

cpdef LudwigPosition own(Position position)

@cython.final
cdef class LudwigPosition(LudwigRewards):
    cpdef set_up(self, int builder, int cards)
    cdef void refill(self) noexcept
    cdef void return_cards(self) noexcept
    cdef void start_arranging(self) noexcept
    cdef void end_round(self) noexcept
    cdef void list_cards(self, int seat, Actions actions) noexcept
    @cython.locals(has_empty=cython.bint)
    cdef void list_settings(self, Actions actions) noexcept
    cdef void list_purchases(self, Actions actions) noexcept
    cpdef bint can_buy(self, int action) noexcept
    cdef void arrange(self, int action) noexcept
    cdef void buy(self, int action) noexcept
    cdef void place(self, int place) noexcept
