cimport cython
from castlewright.core.drafting.turn cimport DraftPosition
from castlewright.core.position cimport Actions

cdef class Hands(DraftPosition):
    cdef public short[63] hands

    @cython.final
    cdef void sort_hand(self, int seat) noexcept
    @cython.final
    cdef void copy_tiles(self, Hands source) noexcept
