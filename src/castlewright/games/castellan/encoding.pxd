cimport cython
from castlewright.core.encoding cimport Encoding
from castlewright.games.castellan.position cimport CastellanPosition, own

cdef int WALL_CARDS, SEAT

@cython.final
cdef class CastellanEncoding(Encoding):
    cdef Py_ssize_t turn_at, stock_at, hand_at, seats_at, pieces_at, courts_at
    @cython.locals(hand=int, pile=int, bottom=int, place=int, card=int)
    cdef void observe_seat(self, CastellanPosition state, int seat, Py_ssize_t at, short[::1] buffer) noexcept
    @cython.locals(
        at="Py_ssize_t", start=int, number=int, piece=int, seen=int, left=int, top=int, corner=int, inside=int, mask=int,
        shift=int, court=int, owner=int
    )
    cdef void observe_castle(self, CastellanPosition state, int seat, short[::1] buffer) noexcept
