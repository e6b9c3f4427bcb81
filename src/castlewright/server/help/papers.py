"""What people send as a document: a record to replay, boards to score, a question of the score assistant.

It can take seconds, so it is worked out in a process of its own, while all tables go on.
"""

from typing import Any

import msgspec

from castlewright.core.errors import CastlewrightError
from castlewright.games import assistant
from castlewright.server.help.tasks import Answer, AskBoards, AskPaper, AskRecord, AskScore
from castlewright.server.tables.archive import read
from castlewright.server.wire.problems import Refused, refused
from castlewright.server.wire.protocol import ENCODER


def answer_paper(task: AskPaper) -> Answer:
    """What comes of a document, or the problem with it."""
    try:
        document = msgspec.json.decode(task.document)
        match task:
            case AskRecord():
                return Answer(record=read(document))
            case AskScore():
                return Answer(document=ENCODER.encode(score(document, task.unchecked)))
            case AskBoards():
                return Answer(document=ENCODER.encode(assistant.answer(document)))
    except CastlewrightError as error:
        return Answer(problem=refused(error).to_problem())
    except RecursionError:
        return Answer(problem=Refused("bad_message", "nested too deep", {"reason": "nested too deep"}).to_problem())


def score(document: dict[str, Any], unchecked: bool) -> dict[str, Any]:
    """The answer of `castlewright score --json`."""
    return assistant.game_of(document).scoring.score_file(document, checked=not unchecked).to_json()
