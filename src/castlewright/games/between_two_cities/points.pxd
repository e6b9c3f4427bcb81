ctypedef unsigned long long mask64

cdef int UNKNOWN
cdef unsigned char[65536] KNOWN_SHOPS
cdef unsigned char[65536] KNOWN_PARKS

cdef int lowest(mask64 mask) noexcept
cdef int around_small(int cells) noexcept
cpdef int score_shops(int cells) noexcept
cdef int best_line(int cells, int step) noexcept
cpdef int score_taverns(int drink, int food, int music, int bed) noexcept
cpdef int score_offices(int cells, int taverns) noexcept
cpdef int score_parks(int cells) noexcept
cpdef int score_houses(int cells, int factories, int types) noexcept
cpdef int score_buildings(
    int shops, int factories, int drink, int food, int music, int bed, int offices, int parks, int houses
) noexcept
