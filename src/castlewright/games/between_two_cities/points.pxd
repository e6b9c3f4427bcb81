ctypedef unsigned long long mask64

cdef int UNKNOWN
cdef mask64[64] BITS
cdef int[67] BIT_NUMBERS
cdef unsigned char[65536] COUNTS
cdef unsigned char[65536] SHOP_TABLE
cdef unsigned char[65536] PARK_TABLE
cdef int[5] SHOP_POINTS
cdef int[5] TAVERN_POINTS
cdef int[17] OFFICE_POINTS
cdef int[17] PARK_POINTS

cdef int around_small(int cells) noexcept
cpdef int score_shops(int cells) noexcept
cdef int best_line(int cells, int step) noexcept
cpdef int score_taverns(int drink, int food, int music, int bed) noexcept
cpdef int score_offices(int cells, int taverns) noexcept
cpdef int score_parks(int cells) noexcept
cpdef int score_houses(int cells, int factories, int types) noexcept
