cimport cython
ctypedef unsigned long long word64

cdef word64 WORD
cdef word64 STEP
cdef word64 MIX_1
cdef word64 MIX_2
cdef word64 HALF

@cython.final
cdef class Chance:
    cdef public word64 state
    cpdef Chance copy(self)
    cdef word64 word(self) noexcept
    cpdef word64 below(self, word64 bound) noexcept

cpdef word64 blend(word64 one, word64 other) noexcept
