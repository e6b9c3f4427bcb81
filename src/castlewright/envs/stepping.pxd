cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.encoding cimport Encoding
from castlewright.core.position cimport Actions, Position

@cython.final
cdef class Stepper:
    cdef readonly int games
    cdef readonly int seats
    cdef readonly int width
    cdef readonly Position start
    cdef readonly Encoding encoding
    cdef readonly Chance chance
    cdef readonly list positions
    cdef Actions actions
    cdef short[:, ::1] observations
    cdef int[:, ::1] candidates
    cdef int[::1] counts
    cdef int[::1] to_act
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] ended

    cpdef begin(self, Position start, unsigned long long seed)
    @cython.locals(position=Position)
    cpdef deal(self, int game)
    @cython.locals(count=int)
    cdef look(self, int game, Position position, int seat)
    @cython.locals(game=int)
    cpdef int step(self, int[::1] choices, bint deals_anew) except? -2
    @cython.locals(seat=int, position=Position)
    cdef play(self, int game, int place, bint deals_anew)
    @cython.locals(row=int, game=int, seat=int, place=int, position=Position)
    cpdef int describe(self, short[:, ::1] features, long long[::1] owners) except? -2
    cpdef int acting(self, int game) noexcept
    @cython.locals(place=int)
    cpdef bint play_action(self, int game, long long action) except *
    @cython.locals(count=int, place=int)
    cpdef int mark(self, int game, signed char[::1] mask) noexcept
    @cython.locals(own="long long", standing="long long", ahead=int, players=int)
    cdef pay(self, int game, Position position)
