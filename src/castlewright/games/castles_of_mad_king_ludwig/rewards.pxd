from castlewright.core.position cimport Actions
from castlewright.games.castles_of_mad_king_ludwig.castle cimport Castle
from castlewright.games.castles_of_mad_king_ludwig.pending cimport LudwigPending, append

ctypedef unsigned long long mask64

cdef Actions OFFERED

cdef class LudwigRewards(LudwigPending):
    cpdef void end_turn(self) noexcept
    cdef void begin_turn(self, int seat) noexcept
    cdef void begin_extra_turn(self) noexcept
    cdef void end_extra_turn(self) noexcept
    cdef void take_corridor(self, int tile) noexcept
    cdef void list_reward_choices(self, Actions actions) noexcept
    cdef void list_free(self, Actions actions) noexcept
    cdef void list_stacks(self, Actions actions) noexcept
    cdef void list_stack_tiles(self, Actions actions) noexcept
    cdef void list_types(self, Actions actions) noexcept
    cdef void list_deep_rooms(self, Actions actions) noexcept
    cpdef bint is_deep_choice(self, int index) noexcept
    cdef void reward(self, int index) noexcept
    cdef void give(self, int kind) noexcept
    cdef void next_reward(self) noexcept
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
