cimport cython
from castlewright.core.position cimport Actions
from castlewright.games.castellan.building cimport Building

cdef int[129] ORDER
cdef int[129] IS_LISTED

cdef class Claims(Building):
    cdef public int doubled

    @cython.final
    cdef int claimable_keep(self, int seat) noexcept
    @cython.final
    cdef bint has_claimable(self, int seat) noexcept
    @cython.final
    cdef int order_claimable(self, int seat) noexcept
    cpdef list claimable_courts(self, int seat)
    @cython.final
    cdef int claimable_court(self, int seat, int number) noexcept
    @cython.final
    cdef void list_claims(self, int seat, Actions actions) noexcept
    @cython.final
    cdef void settle_claims(self, int seat, int choice) noexcept
