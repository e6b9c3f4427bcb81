"""The worker processes: each answers one question at a time; one that crashes or stalls is replaced and asked again."""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path

import msgspec

from castlewright.server import metrics
from castlewright.server.help.line import Asker, Line
from castlewright.server.help.tasks import ANSWER_DECODER, Answer, AskHints, AskMove, AskPaper, AskPreviews, Task
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Preview

MOST_TRIES = 3
"""How often a question is asked, each time of a new process, before it is given up."""

LOOK_EVERY = 1.0
"""Seconds between two looks at a process that has not answered yet."""

KILLED_WITHIN = 10.0
"""Seconds in which the system must have ended a process that was killed."""

MOST_ANSWER = 16_000_000
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 1

LOGGER = logging.getLogger(__name__)


class Thinker:
    """One worker process, started when it is first asked."""

    def __init__(self, patience: float, command: tuple[str, ...], tries: int = MOST_TRIES) -> None:
        self.patience = patience
        self.tries = tries
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.line = Line()
        self.serving: asyncio.Task[Answer] | None = None
        """The question that is being worked out, or was last."""

        self.is_stopped = False
        """Whether the server is closing: no process is started any more."""

        self.replaced = 0
        """How often the process had to be replaced."""

    async def ask(self, task: Task, asker: Asker) -> Answer:
        """The answer, when the asker's turn has come; who is cancelled before that costs no work."""
        await self.line.enter(asker)
        # A question that is being worked out is finished, whoever has gone: the process can do nothing else meanwhile.
        self.serving = asyncio.create_task(self.serve(msgspec.msgpack.encode(task), asker))
        self.serving.add_done_callback(lambda served: served.cancelled() or served.exception())
        return await asyncio.shield(self.serving)

    async def serve(self, packed: bytes, asker: Asker) -> Answer:
        """The answer; the next one in the line is called when it is there."""
        since = time.monotonic()
        try:
            return await self.insist(packed)
        finally:
            self.line.leave(asker, time.monotonic() - since)

    async def insist(self, packed: bytes) -> Answer:
        """The answer; a process that crashes, stands still or takes too long is replaced and its successor asked."""
        for _ in range(self.tries):
            try:
                return await self.watch(packed)
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                await self.end_process()
                if self.is_stopped:
                    break
                LOGGER.warning("a worker is replaced: %s", type(error).__name__)
                self.replaced += 1
                metrics.REPLACED.add()
        raise Refused("help_failed", "the worker processes fail")

    async def watch(self, packed: bytes) -> Answer:
        """The answer; TimeoutError if the process works too long, does nothing for too long or was stopped.

        Patience counts its own seconds: a busy machine on which it gets little time is no reason to begin anew.
        """
        process = self.process or await self.start()
        talking = asyncio.create_task(converse(process, packed))
        begin = last = self.worked()
        since = time.monotonic()
        try:
            while not talking.done():
                await asyncio.wait({talking}, timeout=min(LOOK_EVERY, self.patience))
                worked, at = self.worked(), time.monotonic()
                last, since = (worked, at) if worked > last else (last, since)
                if not talking.done() and (max(worked - begin, at - since) > self.patience or self.is_halted()):
                    raise TimeoutError
            return talking.result()
        finally:
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)

    def is_halted(self) -> bool:
        """Whether the process was stopped by a signal, where the system tells."""
        return self.status()[:1] == ["T"]

    def worked(self) -> float:
        """Seconds of processor time that the process has had; where the system does not tell, the clock's."""
        status = self.status()
        return (int(status[11]) + int(status[12])) / TICKS if status else time.monotonic()

    def status(self) -> list[str]:
        """What the system says of the process, from its state on; nothing where it does not."""
        try:
            stat = Path(f"/proc/{self.process.pid if self.process else 0}/stat").read_text("ascii", "replace")
        except OSError:
            return []
        return stat.rpartition(")")[2].split()

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process; it gets no secrets and ends when we do. EOFError if it was stopped before or meanwhile."""
        if self.is_stopped:
            raise EOFError
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )
        if self.is_stopped:
            raise EOFError
        return self.process

    async def stop(self) -> None:
        """End the process for good, now; what it is asked is refused."""
        self.is_stopped = True
        await self.end_process()
        if self.serving is not None:
            await asyncio.wait({self.serving})

    async def end_process(self) -> None:
        """End the process, now; the next question starts another."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), KILLED_WITHIN)
            if process.stdin is not None:
                process.stdin.close()


async def converse(process: asyncio.subprocess.Process, packed: bytes) -> Answer:
    """Send a question and read its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(packed).to_bytes(4, "big") + packed)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    if size > MOST_ANSWER:
        raise ValueError("the answer is too long")
    return ANSWER_DECODER.decode(await process.stdout.readexactly(size))


WORKER = (sys.executable, "-m", "castlewright.server.help.worker")

QUICK = frozenset({"beginner", "easy", "medium"})
"""Levels whose moves take some thousandths of a second; the others take up to seconds."""

QUICK_OF = 4
"""One process for quick questions to so many in which bots think long."""

HUMBLE, HUMBLER = 2, 5
"""How much processor time hints and deep bots leave to the server and to quick answers, as `nice` counts it."""

PAPER_PATIENCE, PAPER_TRIES = 5.0, 2
"""Seconds of work after which a document is given up, and how often it is tried: nobody's real boards take so long."""

PREVIEWS_AT_ONCE = 24
"""Actions of one question for previews before others have their turn."""


class Thinkers:
    """The processes, by how long a question takes: nobody waits for an expert but those who play with one."""

    def __init__(self, workers: int, patience: float, command: tuple[str, ...] = WORKER) -> None:
        self.deep = [Thinker(patience, (*command, str(HUMBLER))) for _ in range(workers)]
        self.quick = [Thinker(patience, command) for _ in range(max(workers // QUICK_OF, 1))]
        self.hints = Thinker(patience, (*command, str(HUMBLE)))
        self.papers = Thinker(min(patience, PAPER_PATIENCE), (*command, str(HUMBLE)), PAPER_TRIES)

    @property
    def all(self) -> list[Thinker]:
        """All processes, those that have not been needed yet included."""
        return [*self.deep, *self.quick, self.hints, self.papers]

    async def ask_bot(self, table: int, task: AskMove, asker: Asker) -> Answer:
        """Ask the process that knows this table's bots, so that they keep their plans within a turn."""
        lane = self.quick if task.level in QUICK else self.deep
        return await lane[table % len(lane)].ask(task, asker)

    async def ask_hints(self, task: AskHints, asker: Asker) -> Answer:
        """Ask what would be good."""
        return await helped(self.hints.ask(task, asker))

    async def ask_paper(self, task: AskPaper, asker: Asker) -> Answer:
        """Ask what comes of a document; refused where something is wrong with it."""
        answer = await helped(self.papers.ask(task, asker))
        if answer.problem is not None:
            problem = answer.problem
            raise Refused(problem.code, problem.detail, problem.args, problem.index, problem.key)
        return answer

    async def ask_previews(self, table: int, task: AskPreviews, asker: Asker) -> list[Preview]:
        """Ask what actions would score; a long question is asked piece by piece, with others between."""
        thinker = self.quick[table % len(self.quick)]
        found: list[Preview] = []
        for start in range(0, len(task.actions) or 1, PREVIEWS_AT_ONCE):
            piece = msgspec.structs.replace(task, actions=task.actions[start : start + PREVIEWS_AT_ONCE])
            found += (await helped(thinker.ask(piece, asker))).previews
        return found

    async def stop(self) -> None:
        """End all processes."""
        for thinker in self.all:
            await thinker.stop()


async def helped(asking: Awaitable[Answer]) -> Answer:
    """An answer for a person, whose wait is counted; refused where there is none."""
    since = time.monotonic()
    answer = await asking
    metrics.HELP_WAITS.add(time.monotonic() - since)
    if answer.error:
        raise Refused("help_failed", answer.error)
    return answer
