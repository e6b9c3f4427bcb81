"""Why an action may be good, or may not be done: sentences for the reader's language, in one form for all games."""

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

from castlewright.core.position import Position
from castlewright.core.sheet import Argument
from castlewright.core.texts import Texts


class Reason(NamedTuple):
    """One sentence: a message key and its arguments."""

    key: str
    args: dict[str, Argument]


class Obstacle(NamedTuple):
    """What stands against a place: a message key, its arguments, and the section of the rules."""

    key: str
    args: dict[str, Argument]
    section: str


def joined(sentences: list[str], texts: Texts) -> str:
    """Several reasons, in words already, as one."""
    return reduce(lambda first, then: texts("hint-also", {"first": first, "then": then}), sentences)


def gain(position: Position, seat: int, action: int, score: Callable[[Position], int]) -> int:
    """What an action adds at once to a score."""
    after = position.copy()
    after.play_unchecked(seat, action)
    return score(after) - score(position)
