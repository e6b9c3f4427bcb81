cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.castellan.position cimport CastellanPosition, own

cdef int TOWERS, SHORTS, LONGS, MOST_SETS, MOST_CARDS, FEW_DRAWS
cdef double NEXT_SHARE, THREAT_SHARE, EARLY_THREAT_SHARE, CARD_COST, DOUBLE_BASE, DOUBLE_PER_CARD, UNTHINKABLE

@cython.final
cdef class CastellanHeuristics(Heuristics):
    cdef CastellanPosition after_piece
    cdef CastellanPosition after_cards
    cdef Actions choices
    cdef int threat
    cdef int follow
    cdef int closing_kind
    cdef int closing_node
    @cython.locals(is_small=cython.bint)
    cdef void rate_cards(self, CastellanPosition state, int seat, Actions actions) noexcept
    cdef int best_of_size(self, Actions actions, int size) noexcept
    cdef int grow(self, CastellanPosition state, int seat, Actions actions, int base) noexcept
    cdef int draw_few_cards(self, Chance chance) noexcept
    cdef int best_claim(self, CastellanPosition state, int seat) noexcept
    cdef bint find_own_closing(self, CastellanPosition state, int seat) noexcept
    cdef void note_closing(self, CastellanPosition state, int kind, int node) noexcept
    cdef void prepare(self, CastellanPosition state) noexcept
    cdef double value_of_cards(self, CastellanPosition state, int seat, int action) noexcept
    cdef int best_choice(self, CastellanPosition state, int seat) noexcept
    cdef double value_of_place(self, CastellanPosition state, int seat, int action) noexcept
    cdef double value_of_piece(self, CastellanPosition state, int seat, int kind, int node) noexcept
    @cython.locals(is_own=cython.bint, is_threat=cython.bint)
    cdef void find_closings(self, CastellanPosition state, int seat) noexcept
    cdef void weigh_closing(self, CastellanPosition state, int kind, int node, bint is_threat, bint is_own) noexcept

cdef int next_seat(CastellanPosition state, int seat) noexcept
cdef int best_closing(CastellanPosition state, int seat, bint has_tower, bint has_short, bint has_long) noexcept
cdef double value_of_claim(CastellanPosition state, int seat, int action) noexcept
cdef double value_of_draw(CastellanPosition state, int seat, int action) noexcept
