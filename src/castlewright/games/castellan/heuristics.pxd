cimport cython
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.castellan.position cimport CastellanPosition, own

cdef int TOWERS, SHORTS, LONGS, MOST_SETS, MOST_CARDS
cdef double NEXT_SHARE, THREAT_SHARE, EARLY_THREAT_SHARE, CARD_COST, DOUBLE_BASE, DOUBLE_PER_CARD, UNTHINKABLE

@cython.final
cdef class CastellanHeuristics(Heuristics):
    cdef CastellanPosition after_piece
    cdef CastellanPosition after_cards
    cdef Actions choices
    cdef void prepare(self, CastellanPosition state) noexcept
    cdef double value_of_cards(self, CastellanPosition state, int seat, int action) noexcept
    cdef int best_choice(self, CastellanPosition state, int seat) noexcept
    cdef double value_of_place(self, CastellanPosition state, int seat, int action) noexcept

cdef int next_seat(CastellanPosition state, int seat) noexcept
cdef int best_closing(CastellanPosition state, int seat, bint has_tower, bint has_short, bint has_long) noexcept
cdef double value_of_claim(CastellanPosition state, int seat, int action) noexcept
cdef double value_of_draw(CastellanPosition state, int seat, int action) noexcept
