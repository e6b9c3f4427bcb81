cimport cython
from castlewright.core.position cimport Actions
from castlewright.games.castellan.courts cimport Courts

cdef class Castle(Courts):
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
    cdef public int anchor_x
    cdef public int anchor_y

    cpdef int node_number(self, int x, int y) noexcept
    @cython.final
    cdef int from_corner(self, int node) noexcept
    cpdef int node_x(self, int node) noexcept
    cpdef int node_y(self, int node) noexcept
    cpdef void set_anchor(self) noexcept
    @cython.locals(seen=cython.int, number=cython.int)
    cpdef int place_action(self, int kind, int node) noexcept
    @cython.final
    cdef int corner_number(self) noexcept
    @cython.locals(dx=cython.int, width=cython.int)
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
    @cython.locals(is_long=cython.bint, end=cython.int)
    cdef bint fits_at(self, int seat, int kind, int node) noexcept
    @cython.final
    cdef bint can_lay_tower(self, int seat) noexcept
    @cython.final
    cdef bint can_lay_wall(self, int seat, bint is_long) noexcept
    @cython.locals(
        mask=cython.int, inside=cython.int, shift=cython.int, corner=cython.int, first=cython.int, count=cython.int,
        end=cython.int, court=cython.int, seen=cython.int
    )
    cpdef void list_towers(self, int seat, Actions actions) noexcept
    @cython.locals(
        mask=cython.int, inside=cython.int, shift=cython.int, corner=cython.int, first=cython.int, count=cython.int,
        ends=cython.int, kind=cython.int, free=cython.int, tower=cython.int, walls=cython.int, seen=cython.int,
        own=cython.int, end=cython.int, court=cython.int, blocked=cython.int, number=cython.int
    )
    cpdef void list_walls(self, int seat, bint is_long, Actions actions) noexcept
    @cython.final
    @cython.locals(seen=cython.int, number=cython.int)
    cdef void add_action(self, Actions actions, int kind, int node) noexcept
    @cython.locals(is_long=cython.bint, end=cython.int)
    cpdef void lay(self, int seat, int kind, int node) noexcept
    @cython.final
    @cython.locals(seen=cython.int, x=cython.int, y=cython.int)
    cdef void widen(self, int node) noexcept
    @cython.final
    cdef void note_end(self, int node, int new_wall) noexcept
    @cython.final
    cdef void lay_tower(self, int seat, int node) noexcept
    @cython.final
    cdef void forget_end(self, int node) noexcept
    @cython.final
    cdef bint parts_region(self, int kind, int node) noexcept
    @cython.final
    cdef int end_index(self, int node) noexcept
    @cython.final
    cdef void lift_last(self, int ends, int end_index) noexcept
    @cython.locals(is_long=cython.bint, end=cython.int, gain=cython.int)
    cpdef int gain(self, int kind, int node) noexcept
    @cython.final
    cdef void copy_castle(self, Castle source) noexcept
    @cython.final
    cdef void copy_lattice(self, Castle source) noexcept
    cpdef void redraw_castle(self) noexcept
