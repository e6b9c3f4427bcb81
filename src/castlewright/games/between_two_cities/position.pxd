cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.drafting cimport DraftPosition
from castlewright.core.position cimport Actions, Position

ctypedef unsigned long long mask64

cdef int HAND_PLACES, KINDS, TILES, DUPLEXES, FIELD, CELLS, SINGLES, SINGLE_HAND, DUPLEX_HAND, FIRST_CELL
cdef int SHOP, FACTORY, DRINK, FOOD, MUSIC, BED, OFFICE, PARK, HOUSE
cdef int CHOOSE, PLACE, OVER, LEFT, RIGHT
cdef int PLACES, UNKNOWN, NO_TILE, SPARE
cdef int[8] ALL_SEATS
cdef int[321] PAIR_FIRST
cdef short[21] LOWER_OF_PAIR
cdef short[21] HIGHER_OF_PAIR
cdef int[321] PAIR_SECOND
cdef int[1089] PAIR_ACTION
cdef int[33] IS_VERTICAL
cdef int[33] FIRST_HALF
cdef int[33] SECOND_HALF
cdef mask64[64] BITS
cdef int[67] BIT_NUMBERS
cdef unsigned char[65536] COUNTS
cdef mask64 NOT_COLUMN_A, NOT_COLUMN_G, EVERY_SECOND, EVERY_PAIR, EVERY_FOUR, EVERY_EIGHTH
cdef mask64[49] REACH
cdef short[49] COLUMNS
cdef short[49] ROWS
cdef unsigned char[65536] SHOP_TABLE
cdef unsigned char[65536] PARK_TABLE
cdef int[5] SHOP_POINTS
cdef int[5] TAVERN_POINTS
cdef int[17] OFFICE_POINTS
cdef int[17] PARK_POINTS
cdef int[3] FACTORY_POINTS

cdef int lowest(mask64 cells) noexcept
cdef int count_cells(mask64 cells) noexcept
cdef int nth_cell(mask64 cells, int skipped) noexcept
cdef mask64 around(mask64 cells) noexcept
cdef int around_small(int cells) noexcept
cdef int score_shops(int cells) noexcept
cdef int best_line(int cells, int step) noexcept
cdef int score_parks(int cells) noexcept
cdef int score_taverns(int drink, int food, int music, int bed) noexcept
cpdef CitiesPosition own(Position position)

@cython.final
cdef class CitiesPosition(DraftPosition):
    cdef public int cities
    cdef public int phase
    cdef public int round
    cdef public int rounds
    cdef public int singles_dealt
    cdef public int duplexes_dealt
    cdef public int discard_count
    cdef public mask64[72] cells
    cdef public mask64[8] occupied
    cdef public mask64[8] frames
    cdef public short[8] low_x
    cdef public short[8] low_y
    cdef public int[16] laid_duplexes
    cdef public int[14] to_lay
    cdef public int[7] sides
    cdef public short[108] singles
    cdef public short[24] duplexes
    cdef public short[21] discards
    cdef public int[21] discards_seen
    cdef short[108] pool
    cdef int[33] counts

    cpdef set_stacks(self, list singles, list duplexes)
    cdef bint deals_duplexes(self) noexcept
    cdef void deal(self) noexcept
    cdef void start_phase(self, int phase) noexcept
    cdef void reveal(self) noexcept
    cdef void end_turn(self) noexcept
    cdef void pass_hands(self) noexcept
    cpdef int left_city(self, int seat) noexcept
    cpdef int right_city(self, int seat) noexcept
    cdef void list_pairs(self, int seat, Actions actions) noexcept
    cdef void list_places(self, int seat, int city, int side, Actions actions) noexcept
    cdef void list_cells(self, mask64 cells, int tile, int other, int side, Actions actions) noexcept
    cpdef mask64 places(self, int city, int tile) noexcept
    cdef void choose_random(self, int seat, Chance chance) noexcept
    cdef void lay_random(self, int seat, Chance chance) noexcept
    cdef void lay_both(self, int seat, Chance chance) noexcept
    cdef mask64 side_places(self, int seat, int tile, int side) noexcept
    cdef void lay(self, int seat, int tile, int cell, int side) noexcept
    cpdef void put_tile(self, int city, int tile, int cell) noexcept
    cpdef void put_building(self, int city, int kind, int cell) noexcept
    cpdef void copy_city(self, int source, int target) noexcept
    cpdef int kind_cells(self, int city, int kind) noexcept
    cpdef int count_of(self, int city, int building) noexcept
    cpdef int score_city(self, int city) noexcept
    cpdef int score_factories(self, int city) noexcept
    cpdef int score_without_factories(self, int city) noexcept
    cpdef bint knows_discard(self, int seat, int index) noexcept
    cdef void redraw(self, int seat, Chance chance, bint with_duplexes) noexcept
    cdef int draw(self, int size, Chance chance) noexcept
    cdef int gather(self, int seat, bint with_duplexes, bint in_hands) noexcept
    cdef int fill_pool(self, bint with_duplexes) noexcept
    cdef void redraw_choices(self, int seat, Chance chance) noexcept
