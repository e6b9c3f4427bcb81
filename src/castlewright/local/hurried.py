"""Bots for an interpreted engine: they end when their time is up, whatever is left of their budget."""

import time

from castlewright.bots.levels import level_settings
from castlewright.bots.searcher import SearchBot
from castlewright.core.game import Game
from castlewright.core.position import Position

POSITIONS = 80
"""For each second of a choice an exact ending may have so many positions; counting them looks at no clock."""


class HurriedBot(SearchBot):
    """The bot of a level, with fewer simulations where they take too long; one always is made."""

    def __init__(self, game: Game, seed: int, level: str, seconds: float) -> None:
        super().__init__(game, seed, level_settings(game, level))
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
