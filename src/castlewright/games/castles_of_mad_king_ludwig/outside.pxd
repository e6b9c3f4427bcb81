cimport cython
from castlewright.games.castles_of_mad_king_ludwig.tiles cimport Tiles

cdef int WITNESSES
cdef int FREE, CORNER, TAKEN, OUTSIDE
cdef unsigned char[108900] GRID
cdef int[108900] QUEUE
cdef int[346] FOUND

cdef bint crosses(int x, int y, int side, int shape, int left, int top) noexcept
cdef void paint(int shape, int left, int top, int width) noexcept
cdef void flood(int width, int height) noexcept
cdef int wet(int cell, int waiting) noexcept

cdef class Outside(Tiles):
    @cython.final
    cdef bint stays_open(self, int turned, int x, int y) noexcept
    @cython.final
    cdef bint is_before(self, int entrance, int shape, int x, int y) noexcept
    @cython.final
    cdef bint is_clear(self, int x, int y, int side) noexcept
    cpdef bint has_way_out(self, int turned, int x, int y) noexcept
    @cython.final
    cdef void paint_all(self, int low_x, int low_y, int width, int height) noexcept
    @cython.final
    cdef int find_external(self) noexcept
    cpdef list external_entrances(self)
    cpdef int count_external(self) noexcept
    @cython.final
    @cython.locals(is_new=cython.bint)
    cdef void renew_witnesses(self, int index) noexcept
    @cython.final
    cdef bint is_witness(self, int entrance, int count) noexcept
