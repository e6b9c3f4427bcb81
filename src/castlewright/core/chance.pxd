cimport cython
ctypedef unsigned long long word64

cdef word64 mix(word64 number) noexcept
cdef word64 next_word(Chance chance) noexcept
cdef word64 draw_below(Chance chance, word64 bound) noexcept

@cython.final
cdef class Chance:
    cdef public word64 state
    cpdef Chance copy(self)
    cdef word64 word(self) noexcept
    cpdef word64 below(self, word64 bound) noexcept

cpdef word64 blend(word64 one, word64 other) noexcept
