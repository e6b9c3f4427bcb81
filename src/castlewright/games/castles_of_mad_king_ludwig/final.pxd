from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle

cdef int ALL_SIZES_CARD, ALL_TYPES_CARD, HALLWAY_CARD, STAIRS_CARD, COMPLETED_CARD, SQUARE_CARD, ROUND_CARD
cdef int[4] FAVOUR_POINTS

cdef int count_sizes(Castle castle, int sizes) noexcept
cdef int count_tiles(Castle castle, int low, int high) noexcept
cdef int count_completed(Castle castle) noexcept
cpdef int area_of(Castle castle, int kind) noexcept
cpdef int sizes_present(Castle castle) noexcept
cpdef int favour_value(int favour, Castle castle, int money) noexcept
cpdef int card_points(int card, Castle castle, int money) noexcept
cpdef int depleted_points(Castle castle, int depleted) noexcept
cpdef int rank_points(int better, int equal) noexcept
