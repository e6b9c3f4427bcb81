cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position
from castlewright.games.castellan.linking cimport Linking, is_linkable

cdef int WALL_PILE, TOWER_PILE, TOWERS, SHORTS, LONGS, NOBODY, NO_CARD, TRIES
cdef int[2] PILE_MASKS
cdef Actions SCRATCH
cdef int[129] ORDER
cdef int[129] IS_LISTED
cdef int[14] POOL

cdef int draw_from_pool(int size, Chance chance) noexcept
cpdef CastellanPosition own(Position position)

@cython.final
cdef class CastellanPosition(Linking):
    cdef readonly object deck
    cdef readonly int is_strict
    cdef int[42] card_pieces
    cdef int[14] card_draws
    cdef int[14] first_equal
    cdef int[14] next_equal
    cdef int repeats
    cdef public int phase
    cdef public int turn
    cdef public int ender
    cdef public int draws
    cdef public int doubled
    cdef public int turn_start
    cdef public int[3] stock
    cdef public int[3] dropped
    cdef public int[4] hands
    cdef public short[56] piles
    cdef public int[8] heights

    cdef void find_equal_cards(self) noexcept
    cdef bint looks_like(self, int one, int other) noexcept
    cpdef int with_card(self, int cards, int card) noexcept
    cpdef int packed(self, int cards) noexcept
    cpdef set_cards(self, int starter, list orders)
    cdef void take(self, int seat, int pile, int count) noexcept
    cdef int shown(self, int cards, int kind) noexcept
    cdef bint shows_linkable(self, int cards) noexcept
    cdef bint has_linkable(self, int hand) noexcept
    cdef bint fits(self, int seat, int action) noexcept
    cdef void list_card_sets(self, int seat, Actions actions) noexcept
    cdef bint can_play(self, int cards, int hand) noexcept
    cdef void list_places(self, int seat, Actions actions) noexcept
    cdef bint must_link(self) noexcept
    cdef void keep_linking(self, Actions actions) noexcept
    cdef bint keeps_linking(self, int kind, int node) noexcept
    cdef void list_fitting(self, int seat, Actions actions) noexcept
    cpdef bint can_build(self, int seat) noexcept
    cdef void list_claims(self, int seat, Actions actions) noexcept
    cdef void list_draws(self, int seat, Actions actions) noexcept
    @cython.locals(kind=cython.int, node=cython.int, is_long=cython.bint)
    cdef bint try_random_places(self, int seat, Chance chance) noexcept
    cdef void play_cards(self, int seat, int cards) noexcept
    cdef void lay_from_stock(self, int seat, int kind, int node) noexcept
    cdef void go_on(self, int seat) noexcept
    cdef int claimable_keep(self, int seat) noexcept
    cdef bint has_claimable(self, int seat) noexcept
    cdef int order_claimable(self, int seat) noexcept
    cpdef list claimable_courts(self, int seat)
    cdef int claimable_court(self, int seat, int number) noexcept
    cdef void settle_claims(self, int seat, int choice) noexcept
    cdef void start_draw(self, int seat) noexcept
    cdef void draw(self, int seat, int walls, int towers) noexcept
    cdef void end_turn(self, int seat) noexcept
    cdef void end_game(self) noexcept
    cdef void redraw(self, int holder, int pile, bint knows_hand, Chance chance) noexcept
