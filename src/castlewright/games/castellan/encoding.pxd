cimport cython
from castlewright.core.encoding cimport Encoding
from castlewright.games.castellan.position cimport CastellanPosition, own

cdef int WALL_CARDS, SEAT

@cython.final
cdef class CastellanEncoding(Encoding):
    cdef int turn_at, stock_at, hand_at, seats_at, pieces_at, courts_at
    @cython.locals(hand=int, pile=int, bottom=int, place=int, card=int)
    cdef void observe_seat(self, CastellanPosition state, int seat, int at, short[::1] buffer) noexcept
    @cython.locals(
        at=int, start=int, number=int, piece=int, seen=int, left=int, top=int, corner=int, inside=int, mask=int, shift=int,
        court=int
    )
    cdef void observe_castle(self, CastellanPosition state, int seat, short[::1] buffer) noexcept
