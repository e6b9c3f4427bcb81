from castlewright.core.position cimport Actions
from castlewright.games.between_two_castles.castle cimport Castle
from castlewright.games.between_two_castles.state cimport CastlesState

cpdef void list_takes(CastlesState state, Castle castle, int base, Actions actions) noexcept
cpdef void start_bonus(CastlesState state, Castle castle, int bonus) noexcept
cdef void take_special(CastlesState state, Castle castle, int kind) noexcept
cdef void draw_tiles(CastlesState state, Castle castle) noexcept
cdef void draw_cards(CastlesState state, Castle castle) noexcept
cdef void insert(Castle castle, int count, int piece) noexcept
cpdef void take(CastlesState state, Castle castle, int item) noexcept
cdef void keep_card(CastlesState state, Castle castle, int card) noexcept
cdef void pick_tile(CastlesState state, Castle castle, int tile) noexcept
cdef void add_action(int action, Actions actions) noexcept
