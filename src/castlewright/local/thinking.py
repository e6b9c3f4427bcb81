"""Who thinks for the tables of one browser: bots and hints in a worker of their own, previews on the spot."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from castlewright.bots.asking import choose
from castlewright.bots.bot import Bot
from castlewright.core.game import Game
from castlewright.games import load_game
from castlewright.local.hurried import HurriedBot
from castlewright.server.help.line import Asker, Line
from castlewright.server.help.tasks import ANSWER, ANSWER_DECODER, Answer, AskHints, AskMove, AskPreviews, Task
from castlewright.server.help.worker import position_of, work
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Preview

Ask = Callable[[bytes], Awaitable[bytes]]
"""Asks the other worker: a packed question, a packed answer."""

LEVELS = ("beginner", "easy", "medium")
"""The levels that answer soon enough with an interpreted engine."""

SECONDS = {"beginner": 0.4, "easy": 0.8, "medium": 3.0}
"""How long a level thinks about one choice at most, whatever is left of its simulations."""

MOST_BOTS = 8
"""Bots whose plans for the next step are kept."""

PREVIEWS_AT_ONCE = 16
"""Actions that are worked out at once, before somebody else is answered."""

HINT_SHARE = 0.05
"""How much of the search of `hard` a hint may take here."""


def lightened(task: Task) -> Task:
    """A question that can be answered soon enough."""
    return msgspec.structs.replace(task, share=HINT_SHARE) if isinstance(task, AskHints) else task


class Thinkers:
    """The worker of the bots; questions of people go first."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.line = Line()

    async def ask_bot(self, table: int, task: Task, asker: Asker) -> Answer:
        """Ask for a bot's move."""
        return await self.ask_other(task, asker._replace(rank=asker.rank + 1))

    async def ask_hints(self, task: AskHints, asker: Asker) -> Answer:
        """Ask what would be good."""
        return helpful(await self.ask_other(task, asker))

    async def ask_previews(self, table: int, task: AskPreviews, asker: Asker) -> list[Preview]:
        """Work out what actions would score, a few at a time: others are answered between."""
        found: list[Preview] = []
        for start in range(0, len(task.actions) or 1, PREVIEWS_AT_ONCE):
            piece = msgspec.structs.replace(task, actions=task.actions[start : start + PREVIEWS_AT_ONCE])
            found += helpful(answered(piece)).previews
            await asyncio.sleep(0)
        return found

    async def ask_other(self, task: Task, asker: Asker) -> Answer:
        """Ask the other worker, one question at a time."""
        await self.line.enter(asker)
        try:
            return ANSWER_DECODER.decode(await self.ask(msgspec.msgpack.encode(lightened(task))))
        finally:
            self.line.leave(asker, 0)


def helpful(answer: Answer) -> Answer:
    """An answer that is one; Refused where nothing came of the question."""
    if answer.error:
        raise Refused("help_failed", answer.error)
    return answer


def answered(task: Task) -> Answer:
    """The answer to a question; an error is one, too."""
    try:
        return move(task) if isinstance(task, AskMove) and task.level in SECONDS else work(task)
    except Exception as error:  # a bot's fault must not stop the table
        return Answer(error=f"{type(error).__name__}: {error}")


def move(task: AskMove) -> Answer:
    """The move of a bot, in its time."""
    game = load_game(task.game)
    return Answer(action=choose(bot_for(game, task), game, position_of(game, task), task.seat))


BOTS: dict[str, Bot] = {}


def bot_for(game: Game, task: AskMove) -> Bot:
    """The bot of a seat, with what it planned when it was last asked."""
    key = f"{task.table}/{task.seat}/{task.level}"
    bot = BOTS.pop(key, None) or HurriedBot(game, task.chance, task.level, SECONDS[task.level])
    BOTS[key] = bot
    if len(BOTS) > MOST_BOTS:
        del BOTS[next(iter(BOTS))]
    return bot


def think(packed: bytes) -> bytes:
    """The other worker's side: a packed question, a packed answer."""
    return ANSWER.encode(answered(msgspec.msgpack.decode(packed, type=Task)))
