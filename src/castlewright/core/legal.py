"""Actions as data: where they lie, in one form for all games, and how the legal ones travel in a view.

A game's actions are tagged Structs of its `notation.py`. Those that put a piece somewhere are of one of the classes
here, so that previews, wishes, the log and pictures know board, place and piece without asking which game it is.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

import msgspec

from castlewright.core.position import Position

Action = TypeVar("Action")


class OnBoard(msgspec.Struct, frozen=True):
    """An action that gives a piece to a board: the board's number in the game's view, and the piece's id."""

    board: int
    piece: str


class OnPlace(OnBoard, frozen=True):
    """An action that lays a piece on a place of a board, in the game's own coordinates: `d4`, or x and y."""

    place: str | tuple[int, int]


class Turned(OnPlace, frozen=True):
    """An action that lays a piece turned: clockwise quarter turns, or `h` and `v` for what lies or stands."""

    turn: int | str


def place_name(action: object) -> str | None:
    """The place of an action as one word, `d4` or `3,1`; None where it has none."""
    if not isinstance(action, OnPlace):
        return None
    return action.place if isinstance(action.place, str) else f"{action.place[0]},{action.place[1]}"


def piece_of(action: object) -> str:
    """The piece that an action puts on a board; empty where it puts none."""
    return action.piece if isinstance(action, OnBoard) else ""


class LegalAction(NamedTuple, Generic[Action]):
    """One action that the seat may take now: its number, its short text, and what it is.

    It travels as an array without names: a view has up to hundreds of them, and would double with names.
    """

    number: int
    text: str
    action: Action


def legal_actions(
    position: Position,
    seat: int,
    to_json: Callable[[Position, int, int], Action],
    to_text: Callable[[Action], str],
) -> tuple[LegalAction[Action], ...]:
    """All actions that a seat may take now; none for a spectator (-1)."""
    if seat < 0:
        return ()
    typed = ((number, to_json(position, seat, number)) for number in position.legal(seat))
    return tuple(LegalAction(number, to_text(action), action) for number, action in typed)
