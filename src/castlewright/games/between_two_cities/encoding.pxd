cimport cython
from castlewright.core.drafting.encoding cimport DraftEncoding
from castlewright.core.position cimport Position
from castlewright.games.between_two_cities.position cimport CitiesPosition, own

ctypedef unsigned long long mask64

cdef int PHASES

@cython.final
cdef class CitiesEncoding(DraftEncoding):
    cdef readonly int cities
    cdef int cells_at, discards_at
    cdef void observe_city(self, CitiesPosition state, int city, int at, short[::1] buffer) noexcept
