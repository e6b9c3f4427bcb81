"""Positions and actions as flat numbers, for environments and learned values.

An observation holds what a seat may see and remember, and nothing else: equal views give equal numbers. It is laid out
in named fields, which the game states beside their meaning. Buffers are anything that holds 16-bit numbers.
"""

from collections.abc import MutableSequence
from typing import NamedTuple

from castlewright.core.position import Position

Numbers = MutableSequence[int]
"""What is filled: any sequence of 16-bit numbers."""


class Field(NamedTuple):
    """A stretch of an observation, or of what describes an action."""

    name: str
    start: int
    size: int
    least: int
    most: int
    """No number of the field is smaller or larger."""

    meaning: str


class Encoding:
    """How the positions of one game, for so many seats, become numbers."""

    seats: int
    size: int
    """How many numbers an observation has."""

    features: int
    """How many numbers describe an action."""

    max_length: int
    """No game has more actions."""

    fields: list[Field]
    """The observation, field by field, each beginning where the one before ends."""

    action_fields: list[Field]
    """What describes an action, likewise."""

    def __init__(self, seats: int, max_length: int) -> None:
        self.seats = seats
        self.max_length = max_length
        self.size = 0
        self.features = 0
        self.fields = []
        self.action_fields = []

    def add(self, name: str, size: int, least: int, most: int, meaning: str) -> int:
        """Lay out one more field of the observation; where it begins."""
        start = self.size
        self.fields.append(Field(name, start, size, least, most, meaning))
        self.size += size
        return start

    def add_feature(self, name: str, least: int, most: int, meaning: str) -> int:
        """Lay out one more number that describes an action; where it stands."""
        start = self.features
        self.action_fields.append(Field(name, start, 1, least, most, meaning))
        self.features += 1
        return start

    def turned(self, other: int, seat: int) -> int:
        """Which seat another one is, counted from 1 for the seat that looks; 0 for nobody."""
        if other < 0:
            return 0
        return other - seat + 1 if other >= seat else other - seat + 1 + self.seats

    def observe(self, position: Position, seat: int, buffer: Numbers) -> None:
        """Fill the buffer with what the seat may know of the position."""
        raise LookupError("a game defines observe")

    def describe(self, position: Position, seat: int, action: int, buffer: Numbers) -> None:
        """Fill the buffer with what one of the seat's legal actions is about."""
        raise LookupError("a game defines describe")
