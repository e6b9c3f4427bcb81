cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions
from castlewright.games.castellan.claims cimport Claims
from castlewright.games.castellan.linking cimport is_linkable

cdef int NO_CARD
cdef int[2] PILE_MASKS
cdef int[14] POOL

cdef int draw_from_pool(int size, Chance chance) noexcept

cdef class Cards(Claims):
    cdef readonly object deck
    cdef int[42] card_pieces
    cdef int[14] card_draws
    cdef int[14] first_equal
    cdef int[14] next_equal
    cdef int repeats
    cdef public int[4] hands
    cdef public short[56] piles
    cdef public int[8] heights

    @cython.final
    cdef void find_equal_cards(self) noexcept
    @cython.final
    cdef bint looks_like(self, int one, int other) noexcept
    cpdef int with_card(self, int cards, int card) noexcept
    cpdef int packed(self, int cards) noexcept
    cpdef set_cards(self, list orders)
    @cython.final
    cdef void take(self, int seat, int pile, int count) noexcept
    @cython.final
    cdef void copy_cards(self, Cards source) noexcept
    @cython.final
    cdef void redraw(self, int holder, int pile, bint knows_hand, Chance chance) noexcept
    @cython.final
    cdef int shown(self, int cards, int kind) noexcept
    @cython.final
    cdef bint shows_linkable(self, int cards) noexcept
    @cython.final
    cdef bint has_linkable(self, int hand) noexcept
    @cython.final
    cdef void list_card_sets(self, int seat, bint is_last, Actions actions) noexcept
    @cython.final
    cdef bint can_play(self, int cards, int hand) noexcept
