from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Position

ctypedef unsigned long long mask64

cdef int PLACES, NO_TILE
cdef int[128] FIRST_SEAT
cdef int[11] FIRST_STEP
cdef short[91] LOWER_PLACE
cdef short[91] HIGHER_PLACE

cdef class DraftPosition(Position):
    cdef public int ring
    cdef public short[63] hands
    cdef public int hand_size
    cdef public int[7] seen
    cdef public int[7] choices
    cdef public int acting

    cpdef int pair_number(self, int first, int second) noexcept
    cdef bint has_pair(self, int seat, int first, int second) noexcept
    cdef void take_up(self, int seat) noexcept
    cdef void sort_hand(self, int seat) noexcept
    cdef void draw_choice(self, int seat, Chance chance) noexcept
    cdef void remove_from_hand(self, int seat, int first, int second) noexcept
    cdef void pass_left(self) noexcept
    cdef void pass_right(self) noexcept
    cdef void swap_hands(self, int one, int other) noexcept
    cdef void look_at_hands(self) noexcept
    cpdef bint knows_hand(self, int seat, int holder) noexcept
    cdef void copy_hands(self, DraftPosition source) noexcept
