cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions
from castlewright.games.castellan.linking cimport Linking, is_linkable

ctypedef unsigned long long word64

cdef word64 mix(word64 number) noexcept
cdef word64 next_word(Chance chance) noexcept
cdef word64 draw_below(Chance chance, word64 bound) noexcept

cdef int TRIES

cdef class Building(Linking):
    cdef public int turn_start
    cdef public int[3] stock

    @cython.final
    cdef bint fits(self, int seat, int action) noexcept
    @cython.final
    cdef void list_places(self, int seat, Actions actions) noexcept
    @cython.final
    cdef void list_fitting(self, int seat, Actions actions) noexcept
    @cython.final
    cdef bint can_build(self, int seat) noexcept
    @cython.final
    cdef bint must_link(self) noexcept
    @cython.final
    cdef void keep_linking(self, Actions actions) noexcept
    @cython.final
    cdef bint keeps_linking(self, int kind, int node) noexcept
    @cython.final
    cdef void lay_from_stock(self, int seat, int kind, int node) noexcept
    @cython.final
    @cython.locals(kind=cython.int, node=cython.int, is_long=cython.bint)
    cdef bint try_random_places(self, int seat, Chance chance) noexcept
