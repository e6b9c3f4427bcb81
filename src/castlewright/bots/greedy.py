"""The greedy bot: the action that the game's heuristics rate best, one step ahead."""

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.position import Position


class GreedyBot:
    """Takes the best-rated action; among equals, any."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = Chance(seed)
        self.heuristics = game.heuristics.heuristics()

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """The best-rated of the legal actions."""
        rated = self.heuristics.rated(position, seat)
        highest = max(rating for _, rating in rated)
        best = [action for action, rating in rated if rating == highest]
        return best[self.chance.below(len(best))]
