cimport cython
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_cities.position cimport CitiesPosition, own

ctypedef unsigned long long mask64

cdef int SPARE, FULL_CITY
cdef double LOWER_SHARE, PARK_HOPE, SHOP_HOPE
cdef double[17] OFFICE_HOPES
cdef double[5] TAVERN_HOPES
cdef double[3] FACTORY_EACH

@cython.final
cdef class CitiesHeuristics(Heuristics):
    cdef double[66] best
    cdef void rate_pairs(self, CitiesPosition state, int seat, Actions actions) noexcept
    cdef void look_at(self, CitiesPosition state, int left, int right, int tile) noexcept
    cdef double best_place(self, CitiesPosition state, int city, int tile) noexcept
    cdef void rate_places(self, CitiesPosition state, int seat, Actions actions) noexcept
    cdef double other_value(self, CitiesPosition state, int seat, int tile, int city, int side) noexcept
    cdef double value_with(self, CitiesPosition state, int city, int tile, int cell) noexcept
    cdef double value(self, CitiesPosition state, int city, int original) noexcept
    cdef double factory_each(self, CitiesPosition state, int city, int original) noexcept

cdef double combine(int seats, double left, double right) noexcept
