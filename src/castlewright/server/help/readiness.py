"""Whether this server can do its work: asked by whoever decides if guests are sent to it."""

import asyncio
import time

import msgspec

from castlewright.server.help.line import Asker
from castlewright.server.help.tasks import AskAlive
from castlewright.server.help.thinkers import Thinkers
from castlewright.server.store.database import Store
from castlewright.server.wire.problems import Refused

FRESH = 1.0
"""Seconds for which an answer is given again: nobody loads the database by asking often."""

PATIENCE = 5.0
"""Seconds after which the database, or a worker process that was just started, counts as silent."""


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the server can do its work, and what of it."""

    database: bool
    workers: bool
    closing: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether guests should be sent here."""
        return self.database and self.workers and not self.closing


class Readiness:
    """Asks the database and the worker processes."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.is_closing = False
        self.lock = asyncio.Lock()
        self.known = Ready(database=False, workers=False)
        self.asked_at = -FRESH

    async def ask(self) -> Ready:
        """What can be done now; those who ask at the same time share one look."""
        async with self.lock:
            if time.monotonic() - self.asked_at >= FRESH:
                database, workers = await asyncio.gather(self.has_database(), self.has_workers())
                self.known = Ready(database=database, workers=workers)
                self.asked_at = time.monotonic()
        return msgspec.structs.replace(self.known, closing=self.is_closing)

    async def has_database(self) -> bool:
        """Whether the database answers."""
        try:
            return await asyncio.wait_for(self.store.is_answering(), PATIENCE)
        except TimeoutError:
            return False

    async def has_workers(self) -> bool:
        """Whether a worker process is at work, or one can be started that answers."""
        quick = self.thinkers.quick[0]
        if quick.line.is_busy:
            return True
        try:
            return not (await asyncio.wait_for(quick.ask(AskAlive(), Asker(0)), PATIENCE)).error
        except (Refused, TimeoutError):
            return False
