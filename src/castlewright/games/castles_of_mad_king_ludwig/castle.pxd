cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions
from castlewright.games.castles_of_mad_king_ludwig.geometry cimport relation
from castlewright.games.castles_of_mad_king_ludwig.laying cimport Laying

ctypedef unsigned long long word64

cdef word64 mix(word64 number) noexcept
cdef word64 next_word(Chance chance) noexcept
cdef word64 draw_below(Chance chance, word64 bound) noexcept

cdef int[346] OPENED

@cython.final
cdef class Castle(Laying):
    cpdef int check(self, int tile, int turn, int x, int y, int first) noexcept
    @cython.locals(is_before=cython.bint)
    cdef bint meets_light_end(self, int turn, int x, int y) noexcept
    cpdef bint overlaps_at(self, int tile, int turn, int x, int y) noexcept
    cdef int face_for(self, int tile, int entrance) noexcept
    cdef bint can_join(self, int tile, int entrance) noexcept
    cdef int check_place(self, int tile, int entrance, int own) noexcept
    cpdef void list_places(self, int tile, Actions actions) noexcept
    cdef bint is_place(self, int tile, int place) noexcept
    cpdef bint has_place(self, int tile) noexcept
    cpdef int random_place(self, int tile, Chance chance, Actions actions) noexcept
    cpdef int lay_at(self, int tile, int place) noexcept
    cpdef int points_at(self, int tile, int place) noexcept
