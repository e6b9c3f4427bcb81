cimport cython
from castlewright.core.drafting.encoding cimport DraftEncoding
from castlewright.core.position cimport Position
from castlewright.games.between_two_cities.position cimport CitiesPosition, own

ctypedef unsigned long long mask64

cdef int PHASES, MOST_POINTS

@cython.locals(city=int, before=int, after=int)
cdef int gain(CitiesPosition state, int seat, int side, int tile, int cell) noexcept

@cython.final
cdef class CitiesEncoding(DraftEncoding):
    cdef readonly int cities
    cdef Py_ssize_t cells_at, discards_at
