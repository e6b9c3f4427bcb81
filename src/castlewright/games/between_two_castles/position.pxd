cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.drafting cimport DraftPosition
from castlewright.core.position cimport Actions, Position
from castlewright.games.between_two_castles.castle cimport Castle
from castlewright.games.between_two_castles.points cimport score_castle
from castlewright.games.between_two_castles.supply cimport Supply

ctypedef unsigned long long mask64

cdef int NOTHING, PICK_BONUS, PICK_SPECIAL, PICK_ATTENDANT, PICK_CARD, PICK_TILE, LAY_ROOM
cdef int GIVE, CHOOSE, PLACE, OVER, NO_TILE, EVERYBODY
cdef Actions SCRATCH

cdef void add_action(int action, Actions actions) noexcept
cdef void insert(Castle castle, int count, int piece) noexcept
cpdef CastlesPosition own(Position position)

@cython.final
cdef class CastlesPosition(DraftPosition):
    cdef public list castles
    cdef public int phase
    cdef public int round
    cdef public int[2] gifts
    cdef public short[21] to_lay
    cdef public int[7] sides
    cdef public mask64 ludwig_key
    cdef public Supply supply

    cpdef Castle castle(self, int index)
    cpdef set_up(self, list thrones, list tiles, list cards, list keys)
    cdef void deal(self) noexcept
    cdef void start_turn(self) noexcept
    cpdef int giver(self) noexcept
    cdef void reveal(self) noexcept
    cdef void hand_over_gifts(self) noexcept
    cpdef void find_acting(self) noexcept
    cdef bint can_act(self, int seat) noexcept
    cdef void end_turn(self) noexcept
    cdef void pass_hands(self) noexcept
    cpdef int castle_at(self, int seat, int side) noexcept
    cpdef int gift_side(self, int seat) noexcept
    cdef bint is_pair(self, int seat, int action) noexcept
    cdef void list_pairs(self, int seat, Actions actions) noexcept
    cpdef int option_room(self, int seat, int option) noexcept
    cdef void list_takes(self, int seat, int side, Actions actions) noexcept
    cdef int count_option(self, int seat, int option) noexcept
    cdef void give(self, int side) noexcept
    cdef void lay(self, int seat, int option, int cell) noexcept
    cdef void start_bonus(self, Castle castle, int bonus) noexcept
    cdef void take_special(self, Castle castle, int kind) noexcept
    cdef void draw_tiles(self, Castle castle) noexcept
    cdef void draw_cards(self, Castle castle) noexcept
    cdef void take(self, Castle castle, int item) noexcept
    cdef void keep_card(self, Castle castle, int card) noexcept
    cdef void pick_tile(self, Castle castle, int tile) noexcept
    cpdef int score_castle(self, int castle) noexcept
    cpdef bint knows_choice(self, int seat, int holder) noexcept
    cdef bint is_shown(self, int seat, int holder, int tile) noexcept
    cdef void mark_hand(self, int seat, int holder) noexcept
    cdef void refill_hand(self, int seat, int holder, Chance chance) noexcept
