"""What a bot values in Between Two Castles: both its castles, and what can still come (`prospect.py`)."""

from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_castles.constants import (
    CELLS,
    GIFT_SLOT,
    GIVES,
    LAYS,
    LUDWIG,
    PAIR_BASE,
    PAIR_FIRST,
    TAKE_ITEMS,
    TAKES,
    WIDTH,
)
from castlewright.games.between_two_castles.position import CastlesPosition, own
from castlewright.games.between_two_castles.prospect import Prospect

LOWER_SHARE = 0.7
"""How much of a seat's value is its lower castle; the rest is the higher one (Rules §8)."""


class CastlesHeuristics(Heuristics):
    """Rates choices by the best places of both tiles, everything else by the castle that results."""

    prospects: list[Prospect]
    """What is known about each castle of the table."""

    def __init__(self) -> None:
        super().__init__()
        self.playout_chance = 0.1
        self.playout_sample = 4
        self.level_share = 0.42
        self.prospects = []

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate every action by the value of both castles afterwards."""
        state = own(position)
        left = self.look_at(state, state.board_at(seat, 0))
        right = self.look_at(state, state.board_at(seat, 1))
        for index in range(actions.count):
            action = actions.numbers[index]
            if action < LAYS:
                self.ratings[index] = self.rate_pair(left, right, action)
            elif action < TAKES:
                self.ratings[index] = self.rate_lay(state, seat, left, right, action - LAYS)
            elif action < GIVES:
                self.ratings[index] = self.rate_take(left, right, action - TAKES)
            else:
                self.ratings[index] = self.rate_gift(state, seat, action - GIVES)

    def look_at(self, state: CastlesPosition, board: int) -> Prospect:
        """What one of the castles promises."""
        while len(self.prospects) <= board:
            self.prospects.append(Prospect())
        prospect = self.prospect(board)
        prospect.look_at(state.castle(board))
        return prospect

    def prospect(self, board: int) -> Prospect:
        """What was known about one of the castles."""
        return self.prospects[board]

    def rate_pair(self, left: Prospect, right: Prospect, action: int) -> float:
        """A pair is worth the better way to give one tile to each castle, each on its best cell."""
        first = PAIR_FIRST[action]
        second = action - PAIR_BASE[first]
        one_way = combine(left.best_with(first), right.best_with(second))
        other_way = combine(left.best_with(second), right.best_with(first))
        return max(one_way, other_way)

    def rate_lay(self, state: CastlesPosition, seat: int, left: Prospect, right: Prospect, action: int) -> float:
        """A placement is worth both castles after it, the seat's other tile on its best cell in the other castle."""
        option = action // CELLS
        cell = action % CELLS
        side = option % 2
        mine = right if side else left
        other = left if side else right
        value = mine.value_with(state.option_room(seat, option), cell % WIDTH + 1, cell // WIDTH + 1)
        rest = -1
        if option // 2 < GIFT_SLOT and not state.sides[seat] & (2 - side):
            rest = state.to_lay[2 * seat + 1 - option // 2]
        return combine(value, other.value if rest < 0 else other.best_with(rest))

    def rate_take(self, left: Prospect, right: Prospect, action: int) -> float:
        """What a bonus offers is worth the castle with it."""
        mine = right if action // TAKE_ITEMS else left
        other = left if action // TAKE_ITEMS else right
        return combine(mine.value_taking(action % TAKE_ITEMS), other.value)

    def rate_gift(self, state: CastlesPosition, seat: int, side: int) -> float:
        """Ludwig's tiles are given so that the giver's own castle gains most and the other least (Rules §9.2)."""
        first = PAIR_FIRST[state.choices[LUDWIG]]
        second = state.choices[LUDWIG] - PAIR_BASE[first]
        left = gain_of(self.look_at(state, LUDWIG), second if side else first)
        right = gain_of(self.look_at(state, LUDWIG - 1), first if side else second)
        return left - 0.5 * right if seat == 0 else right - 0.5 * left

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's score as both its castles promise it."""
        state = own(position)
        left = self.look_at(state, state.board_at(seat, 0))
        return combine(left.value, self.look_at(state, state.board_at(seat, 1)).value)


def gain_of(prospect: Prospect, room: int) -> float:
    """What a castle gains by a room."""
    return prospect.best_with(room) - prospect.value


def combine(one: float, other: float) -> float:
    """The value of two castles for one seat: mostly the lower one (Rules §8)."""
    return LOWER_SHARE * min(one, other) + (1.0 - LOWER_SHARE) * max(one, other)


def heuristics() -> Heuristics:
    """What the bots ask."""
    return CastlesHeuristics()
