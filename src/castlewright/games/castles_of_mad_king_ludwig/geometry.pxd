cimport cython

ctypedef unsigned long long mask64

cdef int REACH, SPAN, UNKNOWN
cdef unsigned char[119025] RELATIONS

cpdef int relation(int one, int other, int x, int y) noexcept
cdef mask64 moved(mask64 cells, int x, int y) noexcept
cdef int shared_cells(int one, int other, int x, int y) noexcept
cdef bint shares_corner(int one, int other, int x, int y) noexcept
@cython.locals(touch_obliquely=cython.bint)
cdef bint overlaps(int one, int other, int x, int y) noexcept
cdef int touched_sides(int one, int other, int x, int y) noexcept
