cimport cython
from castlewright.games.castles_of_mad_king_ludwig.geometry cimport relation
from castlewright.games.castles_of_mad_king_ludwig.outside cimport Outside

cpdef bint covers(int shape, int x, int y) noexcept

cdef class Laying(Outside):
    cpdef int lay(self, int tile, int turn, int x, int y) noexcept
    @cython.final
    cdef void meet(self, int tile, int turn, int x, int y) noexcept
    @cython.final
    cdef int count_doors(self, int index, int turned, int x, int y, int first) noexcept
    @cython.final
    cdef void add(self, int tile, int turn, int x, int y) noexcept
    @cython.final
    cdef void add_entrance(self, int turned, int own, int x, int y) noexcept
    @cython.final
    cdef void join(self, int index) noexcept
    @cython.final
    cdef void complete(self, int index, int completer) noexcept
    @cython.locals(points=cython.int, is_joined=cython.bint)
    cpdef int score_tile(self, int tile) noexcept
    @cython.final
    cdef int count_wanted(self, int tile) noexcept
    cpdef int score_again(self, int index) noexcept
    @cython.final
    cdef bint is_repeated(self, int index, int entrance) noexcept
