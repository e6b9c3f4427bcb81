cimport cython
from castlewright.games.between_two_castles.castle cimport Castle

cdef unsigned char[65536] COUNTS
cdef int[67] BIT_NUMBERS
cdef int MIDDLE, FIRST_THRONE, FOUNTAIN_POINTS, SLEEPING_POINTS, THRONE_POINTS
cdef int[157] TYPE
cdef int[157] DECORATION
cdef int[157] RULE
cdef int[157] TARGET
cdef int[157] POINTS
cdef int BESIDE, STACKED, TWO_BELOW, AROUND, DECORATED, CONNECTED, ANYWHERE, VARIETY
cdef int COLUMN, COLUMN_UP, FOUNTAIN_RULE, TOWER_RULE, FOYER_RULE
cdef int[7] THRONE_WANTS
cdef int[14] THRONE_X
cdef int[14] THRONE_Y
cdef int[4] ATTENDANT_WANTS
cdef int[20] CARD_RULE
cdef int[20] CARD_TARGET
cdef int[20] CARD_POINTS
cdef int CARD_KINDS, CARD_ATTENDANTS, CARD_BELOW, CARD_LEVEL_3, CARD_HEIGHT, CARD_WIDTH, CARD_SURROUNDED_8
cdef int CARD_SURROUNDED_4, CARD_SPECIAL, CARD_VARIETY, CARD_ENCLOSED, CARD_SETS_5, CARD_SETS_3
cdef int[24] ROOM_BITS
cdef Survey SURVEY

cdef int count_rooms(int rooms) noexcept
cdef int count_at_least(Castle castle, int kinds, int least) noexcept
cdef int count_levels(Castle castle, int low, int high) noexcept
cdef int count_columns(Castle castle) noexcept
cpdef int score_castle(Castle castle) noexcept

@cython.final
cdef class Survey:
    cdef int[24] near
    cdef int[24] side
    cdef int[24] up
    cdef int[24] down
    cdef int[8] of_type
    cdef int[5] of_decoration

    cdef void take(self, Castle castle) noexcept
    cdef void add(self, Castle castle, int index) noexcept
    cdef void copy_from(self, Survey source, int count) noexcept
    cdef void compare(self, int index, int other, int across, int above) noexcept
    cdef void note_column(self, int index, int other, int above) noexcept
    cdef void compare_with_throne(self, Castle castle, int index) noexcept
    cdef int score(self, Castle castle) noexcept
    cdef int score_room(self, Castle castle, int index) noexcept
    cdef int count_two_below(self, Castle castle, int index, int wanted) noexcept
    cdef int count_connected(self, int index, int wanted) noexcept
    cdef bint has_all_types(self, Castle castle) noexcept
    cdef int score_throne(self, Castle castle) noexcept
    cdef int score_card(self, Castle castle, int card) noexcept
    cdef int count_for_card(self, Castle castle, int rule, int wanted) noexcept
    cdef int count_surrounded_8(self, Castle castle) noexcept
    cdef int count_surrounded_4(self, Castle castle) noexcept
    cdef int count_throne_types(self) noexcept
