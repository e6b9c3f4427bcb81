cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position
from castlewright.games.castles_of_mad_king_ludwig.alone cimport Alone
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.final cimport (
    card_points, depleted_points, favour_value, rank_points,
)
from castlewright.games.castles_of_mad_king_ludwig.position cimport LudwigPosition, own

ctypedef unsigned long long mask64

cdef int FAVOURS
cdef int[5] CARDS_IN_PLAY
cdef double[8] REWARD_VALUES
cdef double[27] CARD_HOPES
cdef double EARLY_MONEY, LATE_MONEY, PAID_TO_RIVAL, COMPLETION_SHARE, OPEN_VALUE, BLOCKED_VALUE, FAVOUR_SHARE, EXTRA_TURN, NEVER, DEEP_ACCESS, SPACE_VALUE, SPACE_HALF
cdef int ENOUGH
cdef Actions PLACE_LIST

@cython.final
cdef class LudwigHeuristics(Heuristics):
    cdef Alone alone
    cdef Castle after
    cdef Actions choices
    cdef int[16] rivals
    cdef void rate_alone(self, LudwigPosition state, Actions actions) noexcept
    cdef double rate_one(self, LudwigPosition state, int seat, int action) noexcept
    cdef double left(self, LudwigPosition state) noexcept
    cdef double money_value(self, LudwigPosition state) noexcept
    cdef double purse_value(self, LudwigPosition state, int money) noexcept
    cdef double rate_purchase(self, LudwigPosition state, int seat, int action) noexcept
    cdef double tile_value(self, LudwigPosition state, int seat, int tile) noexcept
    cdef double place_value(self, LudwigPosition state, int seat, int tile, int place) noexcept
    cdef double completion_value(self, LudwigPosition state, Castle castle, int index) noexcept
    cdef double castle_value(self, LudwigPosition state, int seat, Castle castle) noexcept
    cdef void look_at_rivals(self, LudwigPosition state) noexcept
    @cython.locals(better=cython.int, equal=cython.int)
    cdef double favour_share(self, LudwigPosition state, int seat, int number, Castle castle) noexcept
    @cython.locals(value=cython.double, joined=cython.int, blocked=cython.int, share=cython.double)
    cdef double hopes(self, LudwigPosition state, Castle castle) noexcept
    cdef double rate_setting(self, LudwigPosition state, int seat, int slot) noexcept
    cdef double quick_value(self, LudwigPosition state, int seat, int tile) noexcept
    cdef double rate_reward(self, LudwigPosition state, int seat, int action) noexcept
    cdef double rate_type(self, LudwigPosition state, int seat, int kind) noexcept
    cdef double rate_again(self, LudwigPosition state, int seat, int tile) noexcept
    cdef double rate_take(self, LudwigPosition state, int seat, int tile) noexcept
    cdef double card_hope(self, LudwigPosition state, int seat, int card) noexcept
