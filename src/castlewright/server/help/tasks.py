"""What the server asks its worker processes, and what they answer."""

from typing import Any

import msgspec

from castlewright.bots.advice import SHARE
from castlewright.core.record import Record
from castlewright.server.wire.protocol import Hint, Preview, Problem


class Question(msgspec.Struct, kw_only=True):
    """A seat and a guessed position, which that seat cannot tell from the true one."""

    game: str
    seats: int
    options: dict[str, Any]
    position: bytes
    seat: int


class AskMove(Question, tag="move"):
    """What would the bot of this level do?"""

    table: str
    level: str
    chance: int


class AskHints(Question, tag="hints"):
    """What would be good? `share` is how much of the search of `hard` it may take; `also` is told, too."""

    chance: int
    share: float = SHARE
    also: int | None = None


class AskPreviews(Question, tag="previews"):
    """What would these actions score, or this tile wherever it could lie?"""

    actions: list[int]
    tile: str | None


class Paper(msgspec.Struct, kw_only=True):
    """A document that somebody has sent, as it came (JSON)."""

    document: bytes


class AskRecord(Paper, tag="record"):
    """Is this record right in every figure?"""


class AskScore(Paper, tag="score"):
    """What do these boards score?"""

    unchecked: bool


class AskBoards(Paper, tag="boards"):
    """What does the score assistant say?"""


class AskAlive(msgspec.Struct, tag="alive"):
    """Is anybody there?"""


Asked = AskMove | AskHints | AskPreviews
"""What is asked about a position."""

AskPaper = AskRecord | AskScore | AskBoards
"""What is asked about a document."""

Task = Asked | AskPaper | AskAlive


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it; `error` says why nothing did."""

    action: int = -1
    hints: list[Hint] = []
    previews: list[Preview] = []
    record: Record | None = None
    document: bytes = b""
    problem: Problem | None = None
    """What is wrong with what was sent."""

    error: str = ""


TASK = msgspec.msgpack.Decoder(Task)
ANSWER = msgspec.msgpack.Encoder()
ANSWER_DECODER = msgspec.msgpack.Decoder(Answer)
