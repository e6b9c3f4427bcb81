from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position

cdef Actions SCRATCH

cdef class Heuristics:
    cdef public double[4096] ratings
    cdef public double playout_chance
    cdef public int playout_sample
    cdef public int playout_rounds
    cdef public bint plays_quickly
    cdef public double level_share
    cdef public double share_alone
    cdef public bint has_ordered_steps
    cpdef void rate(self, Position position, int seat, Actions actions) noexcept
    cpdef list rated(self, Position position, int seat)
    cpdef void play_quickly(self, Position position, int seat, Chance chance) noexcept
    cpdef double evaluate(self, Position position, int seat) noexcept
