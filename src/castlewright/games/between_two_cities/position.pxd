cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_cities.state cimport CitiesState

ctypedef unsigned long long mask64

cdef mask64 EVERY_SECOND, EVERY_PAIR, EVERY_FOUR, EVERY_EIGHTH

cdef int lowest(mask64 cells) noexcept
cdef int count_cells(mask64 cells) noexcept
cdef int nth_cell(mask64 cells, int skipped) noexcept
cdef mask64 around(mask64 cells) noexcept
cpdef CitiesPosition own(Position position)

@cython.final
cdef class CitiesPosition(CitiesState):
    cpdef set_stacks(self, list singles, list duplexes)
    cdef void list_places(self, int seat, int city, int side, Actions actions) noexcept
    cdef void list_cells(self, mask64 cells, int tile, int other, int side, Actions actions) noexcept
    cpdef mask64 places(self, int city, int tile) noexcept
    cdef int random_pair(self, int seat, Chance chance) noexcept
    cdef void lay_random(self, int seat, Chance chance) noexcept
    cdef void lay_both(self, int seat, Chance chance) noexcept
    cdef mask64 side_places(self, int seat, int tile, int side) noexcept
    cdef void lay(self, int seat, int tile, int cell, int side) noexcept
    cpdef void put_tile(self, int city, int tile, int cell) noexcept
    cpdef void put_building(self, int city, int kind, int cell) noexcept
    cpdef void copy_city(self, int source, int target) noexcept
