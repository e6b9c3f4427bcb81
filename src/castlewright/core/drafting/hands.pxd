cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position

ctypedef unsigned long long word64

cdef word64 mix(word64 number) noexcept
cdef word64 next_word(Chance chance) noexcept
cdef word64 draw_below(Chance chance, word64 bound) noexcept

cdef class HandPosition(Position):
    cdef public int ring
    cdef public int hand_size
    cdef public int[7] seen
    cdef public int[7] choices
    cdef int[9] held
    cdef readonly int pairs
    cdef const int* pair_base
    cdef const int* pair_first

    cdef void spread_hand(self, int seat) noexcept
    cpdef list chosen_by(self, int seat)
    cpdef int pair_number(self, int first, int second) noexcept
    cdef bint has_pair(self, int seat, int action) noexcept
    cdef void list_pairs(self, int seat, Actions actions) noexcept
    @cython.final
    cdef void take_up(self, int seat) noexcept
    cdef void draw_choice(self, int seat, Chance chance) noexcept
    cdef void remove_from_hand(self, int seat, int first, int second) noexcept
    cdef void swap_tiles(self, int one, int other) noexcept
    @cython.final
    cdef void pass_left(self) noexcept
    @cython.final
    cdef void pass_right(self) noexcept
    @cython.final
    cdef void swap_hands(self, int one, int other) noexcept
    @cython.final
    cdef void look_at_hands(self) noexcept
    cpdef bint knows_hand(self, int seat, int holder) noexcept
    @cython.final
    cdef void copy_hands(self, HandPosition source) noexcept
