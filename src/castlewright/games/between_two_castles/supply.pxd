cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.part cimport Part

ctypedef unsigned long long mask64

cdef mask64 mix(mask64 number) noexcept
cdef mask64 next_word(Chance chance) noexcept
cdef mask64 draw_below(Chance chance, mask64 bound) noexcept
cdef int SPECTATOR

@cython.final
cdef class Supply(Part):
    cdef public short[147] tiles
    cdef public int tiles_left
    cdef public short[147] known
    cdef public short[147] discards
    cdef public int discard_count
    cdef public short[20] cards
    cdef public int cards_left
    cdef public short[20] card_discards
    cdef public int card_discard_count
    cdef public int[3] specials
    cdef public int[4] attendants
    cdef public mask64 tile_key
    cdef public mask64 card_key
    cdef short[147] unseen
    cdef short[147] masks
    cdef short[147] pool
    cdef int pool_size

    cpdef set_stacks(self, list tiles, list cards)
    cdef int draw_tile(self) noexcept
    cdef void prepare_tiles(self, int wanted) noexcept
    cdef void return_discards(self) noexcept
    cdef void forget_stack(self) noexcept
    cdef void discard(self, int tile, int knowers) noexcept
    cdef int draw_card(self) noexcept
    cdef void prepare_cards(self, int wanted) noexcept
    cdef void return_cards(self) noexcept
    cdef void shuffle_cards(self, Chance chance) noexcept
    cdef void sort_cards(self) noexcept
    cdef void discard_card(self, int card) noexcept
    cpdef bint knows_tile(self, int seat, int tile) noexcept
    cdef void start_guess(self, int seat) noexcept
    cdef void mark_unseen(self, int tile, bint is_seen) noexcept
    cdef void fill_pool(self) noexcept
    cdef int draw_unseen(self, Chance chance) noexcept
    cdef void refill_discards(self, int seat, Chance chance) noexcept
    cdef void note_mask(self, int count, int mask) noexcept
    cdef void refill_stack(self, int seat, Chance chance) noexcept
    cpdef void copy_from(self, Supply other) noexcept
