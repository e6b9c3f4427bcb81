cimport cython
from castlewright.games.castellan.castle cimport Castle

cdef int MOST_SEARCHED, END
cdef int[1024] SLOTS

cpdef bint is_linkable(int towers, int walls) noexcept

cdef class Linking(Castle):
    @cython.locals(ends=cython.int, can_link=cython.bint)
    cpdef bint can_link_after(self, int kind, int node, int towers, int shorts, int longs) noexcept
    @cython.final
    cdef void flip(self, int kind, int node) noexcept
    @cython.final
    @cython.locals(end=cython.int, side=cython.int)
    cdef int list_slots(self, int kind, int node) noexcept
    @cython.final
    cdef int add_sides(self, int count, int tower) noexcept
    @cython.final
    cdef int add_end(self, int count, int node, int new_wall) noexcept
    @cython.final
    cdef bint can_finish(self, int slot, int count, int ends, int towers, int shorts, int longs) noexcept
    @cython.final
    @cython.locals(room=cython.int)
    cdef bint may_finish(self, int slot, int count, int ends, int towers, int shorts, int longs) noexcept
    @cython.final
    cdef int chain_room(self, int count, int towers) noexcept
    @cython.final
    cdef bint is_free(self, int slot, bint is_long) noexcept
    @cython.final
    cdef bint can_finish_with_tower(self, int slot, int count, int ends, int towers, int shorts, int longs) noexcept
    @cython.final
    cdef bint can_finish_with_wall(self, bint is_long, int slot, int count, int ends, int towers, int shorts, int longs) noexcept
