"""A match that goes on from a position of another one: what its seat had not seen is drawn anew."""

from collections.abc import Mapping
from typing import Optional

import msgspec

from castlewright.core.chance import stream
from castlewright.core.game import Game
from castlewright.core.position import Position

STREAM = "branch"
"""The stream of the new match's seed from which hidden things are drawn."""


class Branch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a match begins: after these actions of the match of another seed, with what one seat knew there."""

    seed: str
    actions: list[tuple[int, str]]
    seat: int
    before: Optional["Branch"] = None
    """Where that other match had begun, if it was a branch itself."""


def first_position(
    game: Game, seats: int, options: Mapping[str, object], seed: str, branch: Branch | None = None
) -> Position:
    """The first position of a match: dealt from the seed or, of a branch, guessed by it from what its seat knew."""
    if branch is None:
        return game.new(seats, options, seed)
    position = first_position(game, seats, options, branch.seed, branch.before)
    for seat, text in branch.actions:
        position.play(seat, game.notation.action_from_text(position, seat, text))
    return position.guess(branch.seat, stream(seed, STREAM))
