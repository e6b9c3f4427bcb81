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

    @cython.locals(position=Position)
    cpdef deal(self, int game)
    @cython.locals(seat=int, count=int)
    cdef look(self, int game, Position position)
    @cython.locals(game=int, seat=int, position=Position)
    cpdef int step(self, int[::1] choices, bint deals_anew) except? -2
    @cython.locals(own="long long", standing="long long", ahead=int, players=int)
    cdef pay(self, int game, Position position)
