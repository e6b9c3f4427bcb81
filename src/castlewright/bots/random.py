"""The random bot: any legal action, all equally likely."""

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.position import Position


class RandomBot:
    """Plays by chance."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """Any of the legal actions."""
        return legal[self.chance.below(len(legal))]
