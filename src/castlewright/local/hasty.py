"""Bots for an interpreted engine: they end when their time is up, whatever is left of their budget."""

import time

import msgspec

from castlewright.bots.levels import FEWEST, LEVELS
from castlewright.bots.searcher import SearchBot
from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.position import Actions, Position

POSITIONS = 80
"""For each second of a choice an exact ending may have so many positions; counting them looks at no clock."""


class HurriedBot(SearchBot):
    """The bot of a level, with fewer simulations where they take too long; one always is made."""

    def __init__(self, game: Game, seed: int, level: str, seconds: float) -> None:
        sims = max(round(game.heuristics.heuristics().level_share * LEVELS[level].sims), FEWEST)
        super().__init__(game, seed, msgspec.structs.replace(LEVELS[level], sims=sims))
        self.seconds = seconds
        self.until = 0.0
        """When this choice is to be made."""

    @property
    def most_positions(self) -> int:
        """How many positions an exact ending may have in this time."""
        return min(super().most_positions, round(POSITIONS * self.seconds))

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """What came of the search when its time was up."""
        self.until = time.monotonic() + self.seconds
        return super().choose(position, seat, legal)

    def simulate(self, spent: float) -> None:
        """Spend this part of the budget, or less of it."""
        for _ in range(max(round(spent), 1)):
            self.search.run(1)
            if time.monotonic() >= self.until:
                return


class HastyBot:
    """Takes the best-rated of the actions that it could rate in its time, simple ones first.

    It plays games in which even one look at every action takes too long.
    """

    def __init__(self, game: Game, seed: int, seconds: float) -> None:
        self.game = game
        self.chance = Chance(seed)
        self.seconds = seconds
        self.heuristics = game.heuristics.heuristics()
        self.one = Actions()

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """The best of the actions that were rated in time; one always is."""
        until = time.monotonic() + self.seconds
        texts = {action: self.game.notation.action_to_text(position, seat, action) for action in legal}
        best, highest = legal[0], float("-inf")
        for action in sorted(legal, key=lambda action: (len(texts[action].split()), self.chance.below(1000))):
            rating = self.rating(position, seat, action)
            if rating > highest:
                best, highest = action, rating
            if time.monotonic() >= until:
                break
        return best

    def rating(self, position: Position, seat: int, action: int) -> float:
        """How good one action looks."""
        self.one.count = 1
        self.one.numbers = [action] * len(self.one.numbers)  # the compiled form takes whole lists only
        self.heuristics.rate(position, seat, self.one)
        return float(self.heuristics.ratings[0])
