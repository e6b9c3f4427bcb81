"""Exact endings: the last few actions of a game counted out to the end, where they are few enough.

Everybody is thought to do what is best for themselves. Nothing hidden may matter: a secret choice on the way,
or another result on another guess, and the ending is left to the search.
"""

from castlewright.bots.outcome import Outcome
from castlewright.core.chance import Chance
from castlewright.core.position import Actions, Position

DEEPEST = 12
"""An ending has at most so many actions."""

MOST_SEATS = 16
GUESSES = 3
"""On so many guesses the result must be the same."""

POINT_VALUE = 0.02
"""What a point of the margin is worth beside a win."""


class Ending:
    """Counts endings out; made once, used again and again."""

    positions: int
    """How many positions the last ending had."""

    most_positions: int

    line: list[Position]
    lists: list[Actions]
    """The position and its legal actions at each depth of the line that is tried."""

    values: list[float]
    """What the position at each depth is worth to each seat."""

    action_values: list[float]
    """What each action at the root is worth to the seat that acts."""

    def __init__(self) -> None:
        self.line = []
        self.lists = [Actions() for _ in range(DEEPEST)]
        self.values = zeros(224)
        self.action_values = zeros(4096)
        self.outcome = Outcome()
        self.positions = 0
        self.most_positions = 0

    def solve(self, position: Position, seat: int, most_positions: int) -> list[tuple[int, float]] | None:
        """Each action of the seat with its exact value; None where the ending is too long or hidden things matter."""
        self.most_positions = most_positions
        if position.seat_to_act() != seat:
            return None
        if not self.line or type(self.line[0]) is not type(position) or self.line[0].seats != position.seats:
            self.line = [position.twin() for _ in range(DEEPEST + 1)]
        found: list[list[tuple[int, float]]] = []
        for number in range(GUESSES):
            self.line[0] = position.guess(seat, Chance(number))
            self.positions = 0
            if not self.explore(0):
                return None
            numbers = self.lists[0].to_list()
            found.append([(action, self.action_values[index]) for index, action in enumerate(numbers)])
        return found[0] if all(other == found[0] for other in found) else None

    def position_at(self, depth: int) -> Position:
        """The position after so many actions."""
        return self.line[depth]

    def list_at(self, depth: int) -> Actions:
        """The legal actions after so many actions."""
        return self.lists[depth]

    def explore(self, depth: int) -> bool:
        """Find what the position at this depth is worth to everybody; False if that takes too long."""
        position = self.position_at(depth)
        seat = position.seat_to_act()
        if seat < 0:
            self.judge(position, depth)
            return True
        if depth == DEEPEST:
            return False
        return self.try_actions(position, seat, depth)

    def try_actions(self, position: Position, seat: int, depth: int) -> bool:
        """Let the seat find its best action at this depth."""
        actions = self.list_at(depth)
        after = self.position_at(depth + 1)
        position.list_legal(seat, actions)
        below = MOST_SEATS * (depth + 1)
        here = MOST_SEATS * depth
        for index in range(actions.count):
            self.positions += 1
            if self.positions > self.most_positions or position.is_final(seat, actions.numbers[index]):
                return False
            after.copy_from(position)
            after.play_unchecked(seat, actions.numbers[index])
            if not self.explore(depth + 1):
                return False
            if depth == 0:
                self.action_values[index] = self.values[below + seat]
            if index == 0 or self.values[below + seat] > self.values[here + seat]:
                for other in range(position.seats):
                    self.values[here + other] = self.values[below + other]
        return True

    def judge(self, position: Position, depth: int) -> None:
        """The game is over: the share of the win and a little for the margin, to every seat."""
        self.outcome.judge_end(position)
        for seat in range(position.seats):
            self.values[MOST_SEATS * depth + seat] = self.outcome.wins[seat] + POINT_VALUE * self.outcome.margins[seat]


def zeros(count: int) -> list[float]:
    """So many numbers; compiled, they fill a C array of exactly that length."""
    return [0.0] * count
