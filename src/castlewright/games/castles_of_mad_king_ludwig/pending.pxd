cimport cython
from castlewright.core.position cimport Actions
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.state cimport LudwigState

cpdef void append(Actions actions, int action) noexcept

cdef class LudwigPending(LudwigState):
    cdef void await_reward(self, int entry) noexcept
    cdef int pop_pending(self, int number) noexcept
    cpdef int pending_type(self, int number) noexcept
    cpdef int reward_action(self, int number) noexcept
    @cython.locals(is_new=cython.bint)
    cdef void list_pending(self, Actions actions) noexcept
    @cython.locals(has_hope=cython.int)
    cdef void drop_flat(self) noexcept
    cpdef bint can_reward(self, int kind) noexcept
    cpdef bint can_get(self, int tile) noexcept
    cdef bint may_find_place(self) noexcept
    cdef bint has_only_living(self) noexcept
    cpdef int count_extra_turns(self) noexcept
