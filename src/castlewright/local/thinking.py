"""Who thinks for the tables of one browser: bots and hints in a worker of their own, previews on the spot."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from castlewright.bots.asking import choose
from castlewright.games import load_game
from castlewright.local.hasty import HastyBot
from castlewright.server.help.line import Asker, Line
from castlewright.server.help.tasks import ANSWER, ANSWER_DECODER, Answer, AskHints, AskMove, AskPreviews, Task
from castlewright.server.help.worker import position_of, work
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Preview

Ask = Callable[[bytes], Awaitable[bytes]]
"""Asks the other worker: a packed question, a packed answer."""

LEVELS = ("easy", "medium")
"""The levels that answer soon enough with an interpreted engine."""

SHARES = {"castles_of_mad_king_ludwig": {"medium": 0.5}}
"""How much of its search a level may do here, by game, so that no choice takes more than five seconds."""

SECONDS = {"castellan": {"easy": 0.8, "medium": 3.0}}
"""Where even one look at every action takes longer: how long a level rates actions instead."""

PREVIEWS_AT_ONCE = 16
"""Actions that are worked out at once, before somebody else is answered."""

HINT_SHARE = 0.05
"""How much of the search of `hard` a hint may take here."""


def lightened(task: Task) -> Task:
    """A question that can be answered soon enough."""
    if isinstance(task, AskHints):
        return msgspec.structs.replace(task, share=HINT_SHARE)
    if isinstance(task, AskMove):
        share = SHARES.get(task.game, {}).get(task.level)
        return msgspec.structs.replace(task, level=f"{task.level}:share={share}") if share else task
    return task


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
        seconds = SECONDS.get(task.game, {}).get(task.level) if isinstance(task, AskMove) else None
        return work(task) if seconds is None or not isinstance(task, AskMove) else hasten(task, seconds)
    except Exception as error:  # a bot's fault must not stop the table
        return Answer(error=f"{type(error).__name__}: {error}")


def hasten(task: AskMove, seconds: float) -> Answer:
    """The move of a bot that rates actions for so long."""
    game = load_game(task.game)
    bot = HastyBot(game, task.chance, seconds)
    return Answer(action=choose(bot, game, position_of(game, task), task.seat))


def think(packed: bytes) -> bytes:
    """The other worker's side: a packed question, a packed answer."""
    return ANSWER.encode(answered(msgspec.msgpack.decode(packed, type=Task)))
