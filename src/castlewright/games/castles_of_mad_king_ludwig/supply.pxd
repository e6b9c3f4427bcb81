cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.part cimport Part

ctypedef unsigned long long mask64

cdef int EPOCHS, NOBODY, NO_TILE
cdef Chance SHUFFLER

@cython.final
cdef class Supply(Part):
    cdef public short[90] stacks
    cdef public int[10] stack_counts
    cdef public int[10] boxed
    cdef public mask64[10] stack_keys
    cdef public mask64 card_key
    cdef public short[50] cards
    cdef public int card_count
    cdef public int[10] left_cards
    cdef public int[10] used_cards
    cdef public bint is_reshuffled
    cdef public bint is_spent
    cdef public short[75] deck_tiles
    cdef public short[75] deck_owners
    cdef public int[75] deck_epochs
    cdef public int deck_count
    cdef public short[40] searches
    cdef public short[27] bonus_deck
    cdef public short[27] bonus_owners
    cdef public int bonus_count
    cdef public short[75] removed
    cdef public int removed_count
    cdef public int hallways
    cdef public int stairs
    cdef public short[75] pool
    cdef int[10] counts

    cdef int next_tile(self) noexcept
    cdef bint reshuffle(self) noexcept
    cdef bint has_stack(self) noexcept
    cdef void remove(self, int tile) noexcept
    cdef void open_stack(self, int seat, int size) noexcept
    cdef void sort_stack(self, int size) noexcept
    cdef void take_from_stack(self, int size, int tile) noexcept
    cdef void lay_on_deck(self, int seat, int tile) noexcept
    cdef void close_stack(self, int size) noexcept
    cdef int draw_bonus(self) noexcept
    cdef void return_bonus(self, int seat, int card) noexcept
    cdef int deck_epoch(self, int seat, int place) noexcept
    cpdef bint knows_deck(self, int seat, int place) noexcept
    cpdef int search_count(self, int seat, int size) noexcept
    cpdef bint is_in_lot(self, int seat, int size, int lot, int place) noexcept
    cpdef int gather_lot(self, int seat, int size, int lot) noexcept
    cdef void guess(self, int seat, Chance chance) noexcept
    cdef void guess_cards(self, Chance chance) noexcept
    cdef void guess_lot(self, int seat, int size, int lot, Chance chance) noexcept
    cdef int draw(self, int count, Chance chance) noexcept
    cdef void copy_from(self, Supply other) noexcept
