cimport cython
from castlewright.core.part cimport Part
from castlewright.core.position cimport Actions

ctypedef unsigned long long mask64

cdef int NO_ROOM, NO_SEAT

cdef int lowest(mask64 cells) noexcept
cdef int count_bits(mask64 cells) noexcept
cdef int cell_at(int x, int y) noexcept

@cython.final
cdef class Castle(Part):
    cdef public int count
    cdef public short[24] rooms
    cdef public short[24] xs
    cdef public short[24] ys
    cdef public mask64[49] rows
    cdef public mask64 closed
    cdef public int low
    cdef public int high
    cdef public short[11] numbers
    cdef public short[2] attendants
    cdef public int attendant_count
    cdef public short[2] cards
    cdef public int card_count
    cdef public int stage
    cdef public int owner
    cdef public int pending
    cdef public short[5] drawn
    cdef public int drawn_count

    cpdef void put_throne(self, int throne) noexcept
    cpdef void put_room(self, int room, int x, int y) noexcept
    cdef void note_room(self, int room, int x, int y) noexcept
    cdef void forget_room(self, int low, int high) noexcept
    cpdef mask64 open_row(self, int y, int group) noexcept
    cpdef int first_row(self, int group) noexcept
    cpdef int last_row(self, int group) noexcept
    cpdef int count_places(self, int group) noexcept
    cpdef int nth_place(self, int group, int nth) noexcept
    cpdef bint has_place(self, int group, int cell) noexcept
    cpdef void list_places(self, int group, int base, Actions actions) noexcept
    cpdef void settle(self) noexcept
    cpdef void add_attendant(self, int kind) noexcept
    cpdef void add_card(self, int card) noexcept
    cpdef int special_count(self) noexcept
    cpdef void copy_from(self, Castle other) noexcept
