cimport cython
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_castles.position cimport CastlesPosition, own
from castlewright.games.between_two_castles.prospect cimport Prospect

cdef double LOWER_SHARE

cdef double gain_of(Prospect prospect, int room) noexcept
cdef double combine(double one, double other) noexcept

@cython.final
cdef class CastlesHeuristics(Heuristics):
    cdef list prospects

    cdef Prospect look_at(self, CastlesPosition state, int board)
    cdef Prospect prospect(self, int board)
    cdef double rate_pair(self, Prospect left, Prospect right, int action) noexcept
    cdef double rate_lay(self, CastlesPosition state, int seat, Prospect left, Prospect right, int action) noexcept
    cdef double rate_take(self, Prospect left, Prospect right, int action) noexcept
    cdef double rate_gift(self, CastlesPosition state, int seat, int side) noexcept
