ctypedef unsigned long long mask64

cdef mask64[64] BITS
cdef int SHAPES, REACH, SPAN, OVERLAP, UNKNOWN, LARGE_DISC, EIGHT_SIDED
cdef mask64[23] CELLS
cdef mask64[23] CORNERS
cdef mask64[92] WALLS
cdef int[23] FORMS
cdef int[16] LOCKS
cdef int[4] STEP_X
cdef int[4] STEP_Y
cdef unsigned char[119025] RELATIONS

cpdef int relation(int one, int other, int x, int y) noexcept
cdef bint has_cell(mask64 mask, int x, int y) noexcept
cdef int shared_cells(int one, int other, int x, int y) noexcept
cdef bint shares_corner(int one, int other, int x, int y) noexcept
cdef bint overlaps(int one, int other, int x, int y) noexcept
cdef int touched_sides(int one, int other, int x, int y) noexcept
