"""What a bot is: somebody who chooses one of the legal actions of a seat, knowing what that seat may know."""

from typing import Protocol

from castlewright.core.position import Position


class Bot(Protocol):
    """Chooses actions. It gets a guessed position, never the true one."""

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """One of the legal actions of the seat; the position is a guess that the seat cannot tell from the true one."""
