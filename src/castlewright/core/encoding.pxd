cimport cython
from castlewright.core.position cimport Position

cdef class Encoding:
    cdef readonly int seats
    cdef readonly int size
    cdef readonly int features
    cdef readonly int max_length
    cdef readonly list fields
    cdef readonly list action_fields
    cpdef int add(self, str name, int size, int least, int most, str meaning)
    cpdef int add_feature(self, str name, int least, int most, str meaning)
    @cython.final
    cdef int turned(self, int other, int seat) noexcept
    cpdef void observe(self, Position position, int seat, short[::1] buffer) noexcept
    cpdef void describe(self, Position position, int seat, int action, short[::1] buffer) noexcept
