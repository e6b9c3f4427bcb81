cimport cython
from castlewright.bots.outcome cimport Outcome
from castlewright.bots.tree cimport Tree
from castlewright.core.chance cimport Chance, blend
from castlewright.core.heuristics cimport Heuristics
from castlewright.core.position cimport Actions, Position

ctypedef unsigned long long word64

cdef int LONGEST_PATH, WHOLE_GAME, FEWEST_KNOWN
cdef word64 ALL_RANDOM
cdef double HOPE_LOST
cdef word64 FIRST_KEY

@cython.final
cdef class Search:
    cdef readonly Tree tree
    cdef Outcome outcome
    cdef readonly int simulations
    cdef readonly int seat
    cdef public int width
    cdef public int widening
    cdef public int ripening
    cdef public int horizon
    cdef public word64 random_share
    cdef public int sample
    cdef public bint plays_quickly
    cdef public double win_weight
    cdef public double exploration
    cdef public double warmth
    cdef public bint is_guided
    cdef Heuristics heuristics
    cdef Chance chance
    cdef Position root
    cdef Position position
    cdef Actions actions
    cdef word64 root_history
    cdef word64 root_turn
    cdef int root_steps
    cdef word64 history
    cdef word64 turn
    cdef word64 secrets
    cdef int steps
    cdef int turns_left
    cdef int depth
    cdef int[65536] legal_at
    cdef int stamp
    cdef int known
    cdef int[4096] known_edges
    cdef int[256] path_nodes
    cdef int[256] path_edges
    cdef int[256] path_seats
    cpdef void simulate(self) noexcept
    @cython.locals(goes_on=cython.bint)
    cdef void descend(self) noexcept
    cdef word64 key_of(self, int seat) noexcept
    cdef word64 with_step(self, word64 turn, int seat, int action) noexcept
    cdef bint is_kept_secret(self, Position position, int seat, int action) noexcept
    @cython.locals(is_revealed=cython.bint, is_secret=cython.bint)
    cdef int follow(self, int seat, int action) noexcept
    cdef void remember(self, int seat, int action, bint is_secret, bint is_revealed, bint is_last) noexcept
    cdef bint ends_turn(self, int seat, int next_seat, bint is_revealed) noexcept
    @cython.locals(is_ripe=cython.bint)
    cdef int node_at(self, int seat) noexcept
    cdef void expand(self, int node, int seat) noexcept
    cdef void add_best(self, int node, int count) noexcept
    cdef void add_all(self, int node) noexcept
    cdef void add_known(self, int node, int action, double prior) noexcept
    cdef void learn(self, int node, int seat) noexcept
    cdef void rate(self, int seat) noexcept
    cdef int best_rated(self) noexcept
    @cython.locals(is_legal=int)
    cdef int mark_known(self, int node) noexcept
    cdef int select(self, int node) noexcept
    cdef double untried_value(self, int node) noexcept
    cdef double value(self, double wins, double margins, int visits) noexcept
    cdef void play_on(self) noexcept
    cdef void play_guided(self, int seat) noexcept
    cdef void draw_sample(self) noexcept
    cdef void give_back(self) noexcept
    cdef int root_node(self) noexcept

cdef double falling(double behind) noexcept
