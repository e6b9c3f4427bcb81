"""The score assistant: what is asked about boards that people type in, and what is answered, in one form for all games.

The boards are a board file's document. Questions and answers are plain data, so that a server and a browser without
one use the same door, `castlewright.games.assistant`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from castlewright.core.sheet import Argument, Report

Document = dict[str, Any]
"""The content of a board file."""


def to_document(board: msgspec.Struct) -> Document:
    """A board file as plain data, lists as in JSON."""
    document: Document = msgspec.json.decode(msgspec.json.encode(board))
    return document


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What breaks a rule of placement: on which board, at which tile, and the rule's section."""

    board: int
    tile: Sequence[int] | int | None
    """As in the lines of a sheet: a cell `[x, y]`, or the tile's number; None where it is the whole board."""

    section: str
    message: str
    args: dict[str, Argument] = {}
    is_counted: bool = True
    """Whether the tile scores all the same; what lies on another tile cannot."""


class Assessed(NamedTuple):
    """What a game says of a document: everything that can be scored, and what breaks a rule."""

    report: Report
    problems: list[Problem]
    seats: list[int]
    """How many players could have built these boards; empty where they do not fit any number."""

    boards_of: list[list[int]]
    """The boards that count for each player of the standings."""


class Fit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place where a piece may lie, in the document's coordinates, and the totals of all boards with it there."""

    place: str | tuple[int, int]
    totals: list[int]
    turn: int | str | None = None


class Assess(msgspec.Struct, frozen=True, tag_field="ask", tag="assess", forbid_unknown_fields=True):
    """What do these boards score?"""

    document: Document


class Places(msgspec.Struct, frozen=True, tag_field="ask", tag="places", forbid_unknown_fields=True):
    """Where may this piece lie on a board, and what would it bring?"""

    document: Document
    board: int
    piece: str


class Open(msgspec.Struct, frozen=True, tag_field="ask", tag="open", forbid_unknown_fields=True):
    """Which boards are in this link?"""

    link: str


Question = Assess | Places | Open
