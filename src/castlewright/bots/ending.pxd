cimport cython
from castlewright.bots.outcome cimport Outcome
from castlewright.core.position cimport Actions, Position

cdef int DEEPEST, MOST_SEATS
cdef double POINT_VALUE

@cython.final
cdef class Ending:
    cdef readonly int positions
    cdef int most_positions
    cdef list line
    cdef list lists
    cdef Outcome outcome
    cdef double[224] values
    cdef double[4096] action_values
    cdef Position position_at(self, int depth)
    cdef Actions list_at(self, int depth)
    cdef bint explore(self, int depth) noexcept
    cdef bint try_actions(self, Position position, int seat, int depth) noexcept
    cdef void judge(self, Position position, int depth) noexcept
