cimport cython
from castlewright.core.drafting.turn cimport DraftPosition
from castlewright.core.encoding cimport Encoding

cdef class DraftEncoding(Encoding):
    cdef readonly int ring
    cdef readonly int tiles
    cdef int turn_at, acting_at, chosen_at, sides_at, to_lay_at, hand_at, choice_at, known_at, known_hands_at
    @cython.final
    @cython.locals(at=int, place=int, other=int, held=int, first=int)
    cdef void observe_turn(self, DraftPosition state, int seat, short[::1] buffer) noexcept
