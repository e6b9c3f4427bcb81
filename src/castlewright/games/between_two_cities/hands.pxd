cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.drafting.turn cimport DraftPosition
from castlewright.core.position cimport Actions

ctypedef unsigned long long mask64

cdef mask64 mix(mask64 number) noexcept
cdef mask64 next_word(Chance chance) noexcept
cdef mask64 draw_below(Chance chance, mask64 bound) noexcept
cdef int lowest(mask64 mask) noexcept
cdef int nth_bit(mask64 mask, int skipped) noexcept
cdef mask64 different(mask64 hand) noexcept
cdef mask64 doubles(mask64 hand) noexcept
cdef int count_kinds(mask64 kinds) noexcept

cdef class Hands(DraftPosition):
    cdef public mask64[7] hands

    @cython.final
    cdef int random_pair(self, int seat, Chance chance) noexcept
