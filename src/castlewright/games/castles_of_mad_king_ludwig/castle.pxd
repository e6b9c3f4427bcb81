cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions
from castlewright.games.castles_of_mad_king_ludwig.geometry cimport relation

ctypedef unsigned long long mask64

cdef int OVERLAP, WITNESSES, REWARDS
cdef int FREE, CORNER, TAKEN, OUTSIDE
cdef int[16] OPPOSITE
cdef unsigned char[108900] GRID
cdef int[108900] QUEUE
cdef int[346] FOUND

cdef bint can_meet(int one, int other) noexcept
cdef bint covers(int shape, int x, int y) noexcept
cdef bint crosses(int x, int y, int side, int shape, int left, int top) noexcept
cdef void paint(int shape, int left, int top, int width) noexcept
cdef void flood(int width, int height) noexcept
cdef int wet(int cell, int waiting) noexcept

@cython.final
cdef class Castle:
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

    cpdef int check(self, int tile, int turn, int x, int y, int first) noexcept
    cdef bint meets_light_end(self, int turn, int x, int y) noexcept
    cdef int count_doors(self, int index, int turned, int x, int y, int first) noexcept
    cdef bint stays_open(self, int turned, int x, int y) noexcept
    cdef bint is_before(self, int entrance, int shape, int x, int y) noexcept
    cdef bint is_clear(self, int x, int y, int side) noexcept
    cpdef bint has_way_out(self, int turned, int x, int y) noexcept
    cdef void paint_all(self, int low_x, int low_y, int width, int height) noexcept
    cdef int find_external(self) noexcept
    cpdef list external_entrances(self)
    cpdef int count_external(self) noexcept
    cdef int face_for(self, int tile, int entrance) noexcept
    cdef bint can_join(self, int tile, int entrance) noexcept
    cpdef int check_place(self, int tile, int entrance, int own) noexcept
    cpdef void list_places(self, int tile, Actions actions) noexcept
    cpdef bint is_place(self, int tile, int place) noexcept
    cpdef bint has_place(self, int tile) noexcept
    cpdef int random_place(self, int tile, Chance chance, Actions actions) noexcept
    cpdef int lay_at(self, int tile, int place) noexcept
    cpdef int points_at(self, int tile, int place) noexcept
    cpdef int lay(self, int tile, int turn, int x, int y) noexcept
    cpdef void meet(self, int tile, int turn, int x, int y) noexcept
    cpdef int score_tile(self, int tile) noexcept
    cdef int count_wanted(self, int tile) noexcept
    cpdef int score_again(self, int index) noexcept
    cdef bint is_repeated(self, int index, int entrance) noexcept
    cdef void add(self, int tile, int turn, int x, int y) noexcept
    cdef void add_entrance(self, int turned, int own, int x, int y) noexcept
    cdef void join(self, int index) noexcept
    cpdef int tile_of(self, int entrance) noexcept
    cdef void complete(self, int index, int completer) noexcept
    cdef void renew_witnesses(self, int index) noexcept
    cdef bint is_witness(self, int entrance, int count) noexcept
    cpdef bint is_complete(self, int index) noexcept
    cpdef bint has_deep_entrance(self) noexcept
    cpdef bint are_connected(self, int one, int other) noexcept
    cpdef bint are_adjacent(self, int one, int other) noexcept
    cpdef bint overlaps_at(self, int tile, int turn, int x, int y) noexcept
    cpdef void copy_from(self, Castle other) noexcept
