cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_cities.state cimport CitiesState

ctypedef unsigned long long mask64

cdef mask64 mix(mask64 number) noexcept
cdef mask64 next_word(Chance chance) noexcept
cdef mask64 draw_below(Chance chance, mask64 bound) noexcept
cdef int lowest(mask64 mask) noexcept
cdef int count_bits(mask64 mask) noexcept
cdef int nth_bit(mask64 mask, int skipped) noexcept
cpdef CitiesPosition own(Position position)

@cython.final
cdef class CitiesPosition(CitiesState):
    cpdef set_stacks(self, list singles, list duplexes)
    cdef void list_places(self, int seat, int city, int side, Actions actions) noexcept
    cdef void list_cells(self, mask64 cells, int tile, int other, int side, Actions actions) noexcept
    cpdef mask64 places(self, int city, int tile) noexcept
    cdef void lay_random(self, int seat, Chance chance) noexcept
    cdef void lay_both(self, int seat, Chance chance) noexcept
    cdef void lay_singles(self, int seat, Chance chance) noexcept
    cdef void lay_duplexes(self, int seat, Chance chance) noexcept
    cdef mask64 side_places(self, int seat, int tile, int side) noexcept
    cdef void lay(self, int seat, int tile, int cell, int side) noexcept
    cpdef void put_tile(self, int city, int tile, int cell) noexcept
    cpdef void put_building(self, int city, int kind, int cell) noexcept
    cpdef void copy_city(self, int source, int target) noexcept
