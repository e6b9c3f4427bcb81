cimport cython
from castlewright.core.position cimport Actions, Position
from castlewright.games.castellan.cards cimport Cards

cdef int NOBODY
cdef Actions SCRATCH

cpdef CastellanPosition own(Position position)

@cython.final
cdef class CastellanPosition(Cards):
    cdef readonly int is_strict
    cdef public int phase
    cdef public int turn
    cdef public int ender
    cdef public int draws
    cdef public int[3] dropped

    cdef void list_draws(self, int seat, Actions actions) noexcept
    cdef void play_cards(self, int seat, int cards) noexcept
    cdef void go_on(self, int seat) noexcept
    cdef void start_draw(self, int seat) noexcept
    cdef void draw(self, int seat, int walls, int towers) noexcept
    cdef void end_turn(self, int seat) noexcept
    cdef void end_game(self) noexcept
