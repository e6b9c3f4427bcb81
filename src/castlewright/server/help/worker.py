"""The process in which bots think: asked over its standard input, answers over its standard output.

    python -m castlewright.server.help.worker [nice]

It knows what a seat may know: every position that comes in is a guess. Messages are msgpack,
each behind its length in four bytes.
"""

import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO

from castlewright.bots import make_bot
from castlewright.bots.advice import Advice, advise
from castlewright.bots.asking import choose
from castlewright.bots.bot import Bot
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.games import load_game
from castlewright.server.help.tasks import (
    ANSWER,
    TASK,
    Answer,
    AskAlive,
    Asked,
    AskHints,
    AskMove,
    AskPaper,
    AskPreviews,
    Task,
)
from castlewright.server.wire.protocol import Hint, Why

MOST_BOTS = 64
"""Bots whose plans for the next step are kept."""

BOTS: OrderedDict[str, Bot] = OrderedDict()


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message; None when the other side has gone."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def write_message(stream: BinaryIO, message: bytes) -> None:
    """Send one message."""
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


def position_of(game: Game, task: Asked) -> Position:
    """The guessed position of a task."""
    position = game.new(task.seats, task.options, "0")
    position.from_bytes(task.position)
    return position


def bot_for(game: Game, task: AskMove) -> Bot:
    """The bot of a seat, with what it planned when it was last asked."""
    key = f"{task.table}/{task.seat}/{task.level}"
    bot = BOTS.pop(key, None) or make_bot(task.level, game, task.chance)
    BOTS[key] = bot
    if len(BOTS) > MOST_BOTS:
        BOTS.popitem(last=False)
    return bot


def work(task: Task) -> Answer:
    """The answer to one question."""
    if isinstance(task, AskAlive):
        return Answer()
    if isinstance(task, AskPaper):
        from castlewright.server.help.papers import answer_paper

        return answer_paper(task)
    game = load_game(task.game)
    position = position_of(game, task)
    match task:
        case AskMove():
            return Answer(action=choose(bot_for(game, task), game, position, task.seat))
        case AskHints():
            found = advise(game, position, task.seat, task.chance, task.share, task.also)
            return Answer(hints=[to_hint(one) for one in found])
        case AskPreviews():
            from castlewright.server.help.previews import find_previews

            return Answer(previews=find_previews(game, position, task.seat, task.actions, task.tile))


def to_hint(advice: Advice) -> Hint:
    """A piece of advice as it travels."""
    return Hint(
        action=advice.action,
        text=advice.text,
        value=round(advice.value, 4),
        spread=round(advice.spread, 4),
        reasons=[Why(key=key, args=args) for key, args in advice.reasons],
    )


def main() -> None:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.argv[1:] and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    # A print somewhere in a bot must not break the stream.
    sys.stdout = sys.stderr
    while (packed := read_message(questions)) is not None:
        try:
            answer = work(TASK.decode(packed))
        except Exception as error:  # a bot's fault is an answer, too
            answer = Answer(error=f"{type(error).__name__}: {error}")
        write_message(answers, ANSWER.encode(answer))


if __name__ == "__main__":
    main()
