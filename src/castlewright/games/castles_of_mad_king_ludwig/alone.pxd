cimport cython
from castlewright.core.chance cimport Chance
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.final cimport sizes_present
from castlewright.games.castles_of_mad_king_ludwig.laying cimport covers
from castlewright.games.castles_of_mad_king_ludwig.position cimport LudwigPosition

ctypedef unsigned long long mask64

cdef int CARDS_IN_PLAY, ENOUGH, MOST_SPACE, HALLWAY_CHANCE
cdef double[8] REWARD_VALUES
cdef double LASTING, EARLY_MONEY, LATE_MONEY, COMPLETION_SHARE, OPEN_VALUE, BLOCKED_VALUE, WANTED_VALUE, DEEP_ACCESS
cdef double SPACE_VALUE, SPACE_HALF, PASS_VALUE, TAKEN_VALUE, STACK_SHARE, NEVER

@cython.final
cdef class Alone:
    cdef int best_place
    cdef int depleted
    cdef double left
    cdef double fixed
    cdef double completed_worth
    cdef void look_round(self, LudwigPosition state) noexcept
    cdef double money_value(self) noexcept
    cdef double purse_value(self, int money) noexcept
    cdef double purchase_value(self, LudwigPosition state, int action) noexcept
    cdef double reward_value(self, LudwigPosition state, int kind) noexcept
    cdef double take_value(self, LudwigPosition state, int tile) noexcept
    @cython.locals(value=cython.double, best=cython.double)
    cdef double search_value(self, LudwigPosition state, int size) noexcept
    @cython.locals(value=cython.double, best=cython.double)
    cdef double tile_value(self, LudwigPosition state, int tile) noexcept
    cdef double place_value(self, LudwigPosition state, int tile, int place) noexcept
    cdef void look_at(self, LudwigPosition state, Castle castle, int tile) noexcept
    @cython.locals(value=cython.double, joined=cython.int, wanted=cython.int, covered=cython.int)
    cdef double value_here(self, LudwigPosition state, Castle castle, int tile, int entrance, int own) noexcept
    @cython.locals(is_open=cython.bint, joined=cython.int, blocked=cython.int, covered=cython.int)
    cdef double change_of(self, LudwigPosition state, Castle castle, int index, int doors, int face, int turned, int x, int y) noexcept
    @cython.locals(value=cython.double, share=cython.double)
    cdef double hope(self, int tile, int joined, int blocked) noexcept
    cdef double space(self, int entrances) noexcept
    @cython.locals(value=cython.double, best_value=cython.double, best=cython.int, best_place=cython.int)
    cdef void buy_quickly(self, LudwigPosition state, Chance chance) noexcept
    @cython.locals(is_there=cython.bint)
    cdef bint is_thought_of(self, LudwigPosition state, int action, Chance chance) noexcept
    cdef void lay_quickly(self, LudwigPosition state) noexcept

cdef bint counts_for(int card, Castle castle, int tile) noexcept
@cython.locals(lacking=cython.int)
cdef bint fills_last_type(Castle castle, int kind) noexcept
@cython.locals(covered=cython.int)
cdef int count_covered(Castle castle, int turned, int x, int y) noexcept
@cython.locals(found=cython.int)
cdef int count_space(Castle castle, int turned, int x, int y) noexcept
