cimport cython
from castlewright.core.part cimport Part
from castlewright.games.castles_of_mad_king_ludwig.geometry cimport relation

cdef int IS_INTERPRETED

cdef class Tiles(Part):
    cdef public int count
    cdef public int entrances
    cdef public int points
    cdef public int completed_downstairs
    cdef public int deep_rewards
    cdef public int witness_count
    cdef public int low_x
    cdef public int high_x
    cdef public int low_y
    cdef public int high_y
    cdef public short[91] tiles
    cdef public short[91] xs
    cdef public short[91] ys
    cdef public short[91] turns
    cdef public short[91] shapes
    cdef public short[92] starts
    cdef public short[91] completers
    cdef public short[91] rescored
    cdef public short[346] front_x
    cdef public short[346] front_y
    cdef public short[346] faces
    cdef public short[346] kinds
    cdef public short[346] partners
    cdef public int[8] type_counts
    cdef public short[6] witnesses
    cdef public short[6] deep_kinds
    cdef public short[6] deep_rooms
    cdef public short[6] deep_times
    cdef public int met_count
    cdef public short[91] met
    cdef public short[91] met_doors

    cpdef int tile_of(self, int entrance) noexcept
    cpdef bint is_complete(self, int index) noexcept
    cpdef bint has_deep_entrance(self) noexcept
    cpdef bint are_connected(self, int one, int other) noexcept
    cpdef bint are_adjacent(self, int one, int other) noexcept
    cpdef void copy_from(self, Tiles other) noexcept
