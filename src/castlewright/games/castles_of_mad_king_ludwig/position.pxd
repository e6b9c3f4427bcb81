cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Actions, Position
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.final cimport (
    area_of, card_points, depleted_points, favour_value, rank_points,
)
from castlewright.games.castles_of_mad_king_ludwig.supply cimport Supply

ctypedef unsigned long long mask64

cdef mask64[64] BITS
cdef int SIZES, TYPES, ROOMS, TILES, STACK_ROOM, SLOTS, HALLWAY, STAIRS, FOYER, BONUS_DECK, ACTIVITY, CORRIDOR
cdef int DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING, UTILITY, PLACES, BUY, BUY_HALLWAY, BUY_STAIRS, PASS
cdef int FREE_HALLWAY, FREE_STAIRS, DECLINE, DONE, SET, REWARD, REWARD_DOWNSTAIRS, CHOOSE, RESCORE, SEARCH
cdef int TAKE, RETURN, KEEP, CORRIDOR_PRICE, PASS_INCOME, UNSOLD_COINS, OUTDOOR_REWARD, ACTIVITY_REWARD
cdef int SEARCH_LIMIT, MONEY_PER_POINT, IDLE_ROUNDS
cdef int RETURNING, ARRANGING, TURN, PLACING, REWARDING, FREEING, SEEKING, TAKING, KEEPING, CHOOSING
cdef int RESCORING, OVER
cdef int DEEP, NO_TILE
cdef long long SHIFT
cdef int[82] TYPE
cdef int[7] PRICES
cdef Actions FEW

cdef void append(Actions actions, int action) noexcept
cdef int count_cards(int cards) noexcept
cpdef LudwigPosition own(Position position)

@cython.final
cdef class LudwigPosition(Position):
    cdef public int phase
    cdef public int builder
    cdef public int turn
    cdef public int acting
    cdef readonly int first_slot
    cdef readonly int last_slot
    cdef readonly bint has_money_tie
    cdef public short[7] market
    cdef public int[7] coins
    cdef public int setting
    cdef public int[4] money
    cdef public int bank
    cdef public int[4] starts
    cdef public int[4] favours
    cdef public int[4] hands
    cdef public int[4] choices
    cdef public int[2] drawn
    cdef public int in_hand
    cdef public int extra_turns
    cdef public bint is_free_used
    cdef public short[91] pending
    cdef public int pending_count
    cdef public int deep_step
    cdef public int searched
    cdef public int taken
    cdef public bint is_anything_bought
    cdef public int idle_rounds
    cdef readonly list castles
    cdef readonly Supply supply

    cpdef Castle castle(self, int seat)
    cpdef set_up(self, int builder, int cards)
    cdef void pay(self, int seat, int amount) noexcept
    cdef void refill(self) noexcept
    cdef void return_cards(self) noexcept
    cdef void start_arranging(self) noexcept
    cdef void begin_turn(self, int seat) noexcept
    cdef void end_turn(self) noexcept
    cdef void end_round(self) noexcept
    cdef void list_reward_choices(self, Actions actions) noexcept
    cdef void list_cards(self, int seat, Actions actions) noexcept
    cdef void list_settings(self, Actions actions) noexcept
    cdef void list_purchases(self, Actions actions) noexcept
    cpdef bint can_buy(self, int action) noexcept
    cpdef bint can_get(self, int tile) noexcept
    cdef void list_pending(self, Actions actions) noexcept
    cdef void list_free(self, Actions actions) noexcept
    cdef void list_stacks(self, Actions actions) noexcept
    cdef void list_stack_tiles(self, Actions actions) noexcept
    cdef void list_types(self, Actions actions) noexcept
    cpdef bint can_reward(self, int kind) noexcept
    cdef void list_deep_rooms(self, Actions actions) noexcept
    cpdef bint is_deep_choice(self, int index) noexcept
    cdef void arrange(self, int action) noexcept
    cdef void buy(self, int action) noexcept
    cdef void take_corridor(self, int tile) noexcept
    cdef void place(self, int place) noexcept
    cdef void reward(self, int index) noexcept
    cdef void give(self, int kind) noexcept
    cdef void await_reward(self, int entry) noexcept
    cpdef int pending_type(self, int number) noexcept
    cdef void next_reward(self) noexcept
    cdef void drop_flat(self) noexcept
    cdef bint is_one_kind(self) noexcept
    cdef int pop_pending(self, int number) noexcept
    cdef void pick_reward(self, int action) noexcept
    cdef void start_reward(self, int number) noexcept
    cdef void open_reward(self, int kind) noexcept
    cdef void score_living(self, int index) noexcept
    cdef void use_reward(self, int action) noexcept
    cdef void take_tile(self, int action) noexcept
    cdef void keep_card(self, int card) noexcept
    cdef void choose_reward(self, int kind) noexcept
    cdef void choose_deep_room(self) noexcept
    cdef void rescore_deep(self, int tile) noexcept
    cdef void note_deep(self, int kind, int room) noexcept
    cpdef int depleted(self) noexcept
    cpdef int score_favour(self, int favour, int seat) noexcept
    cdef void guess_bonus(self, int seat, Chance chance) noexcept
    cpdef bint hides_hand(self, int holder, int seat) noexcept
    cdef void guess_hand(self, int holder, int count, Chance chance) noexcept
