cimport cython
from castlewright.core.position cimport Position

cdef int FILLED, NOBODY
cdef int IS_INTERPRETED
cdef int[4] AFTER_CUT
cdef int[65536] QUEUES
cdef int[4] HEADS
cdef int[4] TAILS
cdef int[4] STARTS
cdef unsigned char[16384] MARKS
cdef unsigned char[16384] TOWER_MARKS

cdef class Courts(Position):
    cdef readonly int width
    cdef readonly int shift
    cdef readonly int mask
    cdef int[4] steps
    cdef unsigned char[16384] nodes
    cdef unsigned char[16384] cells
    cdef public int court_count
    cdef public short[129] owners
    cdef public short[129] court_towers
    cdef public short[129] keeps
    cdef public short[129] court_cells

    @cython.final
    cdef void flip_wall(self, int node, int side, bint is_long) noexcept
    @cython.final
    cdef void set_wall_starts(self, int node, int side) noexcept
    @cython.final
    cdef int find_starts(self, int node) noexcept
    @cython.final
    cdef int cell_after(self, int node, int side) noexcept
    @cython.final
    cdef void part(self, int seat, int parts) noexcept
    @cython.final
    cdef int fill(self, int parts) noexcept
    @cython.final
    cdef void reach_cell(self, int part, int cell) noexcept
    @cython.final
    cdef void spread(self, int part) noexcept
    @cython.final
    cdef void go_round(self, int part, int node) noexcept
    @cython.final
    cdef int corner(self, int cell, int number) noexcept
    @cython.final
    cdef int count_part(self, int part) noexcept
    @cython.final
    cdef void clear_tower_marks(self, int part) noexcept
    @cython.final
    cdef void mark_cells(self, int part, int court) noexcept
    @cython.final
    cdef int count_lost(self, int parts, int last, int region) noexcept
    @cython.final
    cdef bint touches_rest(self, int node, int region, int last) noexcept
    @cython.final
    cdef void clear_marks(self, int parts) noexcept
    @cython.final
    cdef int gain_of_parts(self, int parts) noexcept
    cpdef int score_courts(self, int seat) noexcept
    @cython.locals(has_double=cython.bint)
    cpdef int count_keeps(self, int seat) noexcept
    @cython.final
    cdef void copy_courts(self, Courts source) noexcept
    @cython.final
    cdef void redraw_court(self, int court) noexcept
