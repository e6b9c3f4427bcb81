cimport cython
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Position

cdef int MOST_SEATS
cdef double FIRST_SPREAD, FIRST_WEIGHT

@cython.final
cdef class Outcome:
    cdef double[16] wins
    cdef double[16] margins
    cdef double[16] points
    cdef long long[16] standings
    cdef int judged
    cdef double win_weight
    cdef double margin_weight
    cdef double spread
    cdef double margin_sum
    cdef double margin_squares
    cpdef void begin(self, double win_weight) noexcept
    cdef void judge(self, Position position, Heuristics heuristics, int seat) noexcept
    cdef void learn_spread(self) noexcept
    cdef void judge_end(self, Position position) noexcept
    cdef void judge_cut(self, Position position, Heuristics heuristics) noexcept
    cdef void find_margins(self, int seats) noexcept
