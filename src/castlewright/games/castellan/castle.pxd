cimport cython
from castlewright.core.position cimport Actions, Position

cdef int KINDS, TOWER_PIECE, LONG_RIGHT, MARGIN, PLACES
cdef int RIGHT, DOWN, LEFT, UP
cdef int WALLS, TOWER, MIDDLE, FILLED, GRID, OUTSIDE, NOBODY
cdef int SINGLE, FRESH, DOUBLE, DOUBLE_PART, IS_INTERPRETED
cdef int[4] AFTER_CUT
cdef int[4] SIDE_BITS
cdef int[4] OPPOSITE_BITS
cdef int[130] TRIANGLE
cdef short[8385] SUMS
cdef int[65536] QUEUES
cdef int[4] HEADS
cdef int[4] TAILS
cdef int[4] STARTS
cdef unsigned char[16384] MARKS
cdef unsigned char[16384] TOWER_MARKS

cdef class Castle(Position):
    cdef readonly int width
    cdef readonly int shift
    cdef readonly int mask
    cdef int[4] steps
    cdef unsigned char[16384] nodes
    cdef unsigned char[16384] cells
    cdef public short[128] towers
    cdef public int tower_count
    cdef public short[256] free_ends
    cdef public int end_count
    cdef public int[256] laid
    cdef public int laid_count
    cdef public int low_x
    cdef public int low_y
    cdef public int high_x
    cdef public int high_y
    cdef public int court_count
    cdef public short[129] owners
    cdef public short[129] court_towers
    cdef public short[129] keeps
    cdef public short[129] court_cells

    @cython.final
    cdef int node_number(self, int x, int y) noexcept
    @cython.final
    cdef int from_corner(self, int node) noexcept
    cpdef int node_x(self, int node) noexcept
    cpdef int node_y(self, int node) noexcept
    @cython.final
    cdef int place_action(self, int kind, int node) noexcept
    cpdef int action_node(self, int action) noexcept
    cpdef int court_at(self, int x, int y) noexcept
    @cython.final
    cdef bint is_open_to(self, int seat, int cell) noexcept
    @cython.final
    cdef bint fits_tower(self, int seat, int end) noexcept
    @cython.final
    cdef bint fits_wall(self, int seat, int tower, int side, bint is_long) noexcept
    @cython.final
    cdef int wall_node(self, int tower, int side, bint is_long) noexcept
    @cython.final
    cdef bint can_lay_tower(self, int seat) noexcept
    @cython.final
    cdef bint can_lay_wall(self, int seat, bint is_long) noexcept
    cpdef void list_towers(self, int seat, Actions actions) noexcept
    cpdef void list_walls(self, int seat, bint is_long, Actions actions) noexcept
    @cython.final
    cdef void add_action(self, Actions actions, int kind, int node) noexcept
    cpdef void lay(self, int seat, int kind, int node) noexcept
    @cython.final
    cdef void widen(self, int node) noexcept
    @cython.final
    cdef void flip_wall(self, int node, int side, bint is_long) noexcept
    @cython.final
    cdef void note_end(self, int node, int new_wall) noexcept
    @cython.final
    cdef void lay_tower(self, int seat, int node) noexcept
    @cython.final
    cdef void forget_end(self, int node) noexcept
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
    cpdef int gain(self, int kind, int node) noexcept
    @cython.final
    cdef int gain_of_parts(self, int parts) noexcept
    cpdef int score_courts(self, int seat) noexcept
    cpdef int count_keeps(self, int seat) noexcept
    @cython.final
    cdef void copy_castle(self, Castle source) noexcept
    cpdef void redraw_castle(self) noexcept
    @cython.final
    cdef void redraw_court(self, int court) noexcept
