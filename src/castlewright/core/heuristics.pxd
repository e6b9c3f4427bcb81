from castlewright.core.position cimport Actions, Position

cdef class Heuristics:
    cdef public double[4096] ratings
    cpdef void rate(self, Position position, int seat, Actions actions) noexcept
    cpdef double evaluate(self, Position position, int seat) noexcept
