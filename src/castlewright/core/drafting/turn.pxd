cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.drafting.hands cimport HandPosition

cdef class DraftPosition(HandPosition):
    cdef public int phase
    cdef public int round
    cdef public int rounds
    cdef public int acting
    cdef public int[14] to_lay
    cdef public int[7] sides
    cdef readonly int[14] boards

    cpdef int dealt(self) noexcept
    cdef void fill_hand(self, int seat) noexcept
    cdef void discard_last(self, int seat) noexcept
    cdef void deal(self) noexcept
    cdef void start_turn(self) noexcept
    @cython.final
    cdef void start_phase(self, int phase) noexcept
    @cython.final
    cdef void choose(self, int seat, int action) noexcept
    cdef void reveal(self) noexcept
    @cython.final
    cdef void end_turn(self) noexcept
    cpdef bint passes_left(self) noexcept
    @cython.final
    cdef void pass_hands(self) noexcept
    cpdef int board_at(self, int seat, int side) noexcept
    cpdef bint knows_choice(self, int seat, int holder) noexcept
    cdef void redraw_choices(self, int seat, Chance chance) noexcept
    cdef void copy_turn(self, DraftPosition source) noexcept
