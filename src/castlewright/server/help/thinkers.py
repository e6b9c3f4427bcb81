"""The worker processes: each answers one question at a time; one that crashes or stalls is replaced and asked again."""

import asyncio
import logging
import os
import sys

import msgspec

from castlewright.server.help.tasks import ANSWER_DECODER, Answer, Task
from castlewright.server.wire.problems import Refused

MOST_TRIES = 3
"""How often a question is asked, each time of a new process, before it is given up."""

MOST_ANSWER = 16_000_000

LOGGER = logging.getLogger(__name__)


class Thinker:
    """One worker process, started when it is first asked."""

    def __init__(self, patience: float, command: tuple[str, ...]) -> None:
        self.patience = patience
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.replaced = 0
        """How often the process had to be replaced."""

    async def ask(self, task: Task) -> Answer:
        """The answer; a process that crashes or takes too long is replaced and its successor asked."""
        packed = msgspec.msgpack.encode(task)
        async with self.lock:
            for _ in range(MOST_TRIES):
                try:
                    return await asyncio.wait_for(self.converse(packed), self.patience)
                except (OSError, EOFError, TimeoutError, ValueError) as error:
                    LOGGER.warning("a worker is replaced: %s", type(error).__name__)
                    self.replaced += 1
                    await self.stop()
        raise Refused("help_failed", "the worker processes fail")

    async def converse(self, packed: bytes) -> Answer:
        """Send a question and read its answer."""
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(packed).to_bytes(4, "big") + packed)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        if size > MOST_ANSWER:
            raise ValueError("the answer is too long")
        return ANSWER_DECODER.decode(await process.stdout.readexactly(size))

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process; it gets no secrets and ends when we do."""
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )
        return self.process

    async def stop(self) -> None:
        """End the process, now."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()


WORKER = (sys.executable, "-m", "castlewright.server.help.worker")


class Thinkers:
    """The bots' processes, and one more for people's questions, so that these never wait for a bot."""

    def __init__(self, workers: int, patience: float, command: tuple[str, ...] = WORKER) -> None:
        self.bots = [Thinker(patience, command) for _ in range(workers)]
        self.helper = Thinker(patience, command)

    async def ask_bot(self, table: int, task: Task) -> Answer:
        """Ask the process that knows this table's bots, so that they keep their plans within a turn."""
        return await self.bots[table % len(self.bots)].ask(task)

    async def ask_helper(self, task: Task) -> Answer:
        """Ask for hints and previews."""
        answer = await self.helper.ask(task)
        if answer.error:
            raise Refused("help_failed", answer.error)
        return answer

    async def stop(self) -> None:
        """End all processes."""
        for thinker in (*self.bots, self.helper):
            await thinker.stop()
