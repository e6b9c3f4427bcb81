cimport cython
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_cities.points cimport score_buildings
from castlewright.games.between_two_cities.position cimport CitiesPosition, own
from castlewright.games.between_two_cities.state cimport corner

ctypedef unsigned long long mask64

cdef int lowest(mask64 mask) noexcept

cdef int FULL_CITY
cdef double LOWER_SHARE, PARK_HOPE, SHOP_HOPE, UNKNOWN
cdef double[17] OFFICE_HOPES
cdef double[5] TAVERN_HOPES
cdef double[3] FACTORY_EACH

@cython.final
cdef class CitiesHeuristics(Heuristics):
    cdef int[18] kinds
    cdef int[2] low_x
    cdef int[2] low_y
    cdef int[9] trial
    cdef int[2] numbers
    cdef double[66] best
    cdef double[196] at_cell
    cdef double[2] as_it_is
    @cython.locals(number=int)
    cdef void look(self, CitiesPosition state, int seat) noexcept
    cdef void look_at_city(self, CitiesPosition state, int city, int side) noexcept
    cdef void rate_pairs(self, CitiesPosition state, int seat, Actions actions) noexcept
    cdef void try_tile(self, CitiesPosition state, int left, int right, int tile) noexcept
    cdef double best_place(self, mask64 cells, int tile, int side) noexcept
    cdef void rate_places(self, CitiesPosition state, int seat, Actions actions) noexcept
    cdef double value_at(self, CitiesPosition state, int seat, int side, int tile, int cell) noexcept
    cdef double other_value(self, CitiesPosition state, int seat, int tile, int side) noexcept
    cdef double best_of_cells(self, CitiesPosition state, int seat, int side, int tile) noexcept
    cdef double present_value(self, int side) noexcept
    cdef double value_with(self, int side, int tile, int cell) noexcept
    @cython.locals(points=double)
    cdef double trial_value(self, int numbers) noexcept

cdef double combine(int seats, double left, double right) noexcept
