cimport cython
from castlewright.core.chance cimport Chance
from castlewright.core.position cimport Position
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.final cimport (
    area_of, card_points, depleted_points, favour_value, rank_points,
)
from castlewright.games.castles_of_mad_king_ludwig.supply cimport Supply

ctypedef unsigned long long mask64

cdef int NO_TILE
cdef long long AREAS, MONEYS

cdef int count_cards(int cards) noexcept
cpdef LudwigState state_of(Position position)

cdef class LudwigState(Position):
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
    cdef public bint is_free_used
    cdef public short[91] pending
    cdef public int pending_count
    cdef public int turn_start
    cdef public int deep_step
    cdef public int searched
    cdef public int taken
    cdef public bint is_anything_bought
    cdef public int idle_rounds
    cdef readonly list castles
    cdef readonly Supply supply

    cpdef Castle castle(self, int seat)
    cdef void pay(self, int seat, int amount) noexcept
    cpdef int depleted(self) noexcept
    cpdef int public_score(self, int seat) noexcept
    @cython.locals(better=cython.int, equal=cython.int)
    cpdef int score_favour(self, int favour, int seat) noexcept
    @cython.locals(hides_drawn=cython.bint)
    cdef void guess_bonus(self, int seat, Chance chance) noexcept
    cpdef bint hides_hand(self, int holder, int seat) noexcept
    cdef void guess_hand(self, int holder, int count, Chance chance) noexcept
