"""What nobody has touched for a stated time is removed: tables, and then guests who sit nowhere. Off by default."""

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from castlewright.server import logs, metrics
from castlewright.server.clock import now
from castlewright.server.store.database import Store
from castlewright.server.store.keeping import (
    Untouched,
    guests_away,
    remove_guests,
    remove_tables,
    untouched_tables,
)
from castlewright.server.tables.guests import Sessions
from castlewright.server.tables.hall import Hall

DAY = 24 * 3600.0
EVERY = 3600.0
"""Seconds between two rounds."""

LOGGER = logging.getLogger(__name__)


class Forgotten(NamedTuple):
    """How many tables and guests were removed, or would be."""

    tables: int
    guests: int


async def foresee(store: Store, days: float) -> Forgotten:
    """What would be removed now."""
    before = now() - days * DAY
    guests = await guests_away(store, before, foresees=True)
    return Forgotten(len(await untouched_tables(store, before)), len(guests))


async def forget(store: Store, days: float) -> Forgotten:
    """Remove what nobody has touched for so many days, with no server running here."""
    before = now() - days * DAY
    tables = await remove_tables(store, await untouched_tables(store, before), before)
    guests = await remove_guests(store, await guests_away(store, before), before)
    return Forgotten(len(tables), len(guests))


class Forgetting:
    """Removes again and again what nobody has touched, beside a running house."""

    def __init__(self, store: Store, hall: Hall, sessions: Sessions, days: float) -> None:
        self.store = store
        self.hall = hall
        self.sessions = sessions
        self.days = days

        self.stopping = asyncio.Event()

    async def run(self) -> None:
        """One round after the other until `stop`; whoever started this task hears of it when a round fails."""
        while not self.stopping.is_set():
            await self.round()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), EVERY)

    def stop(self) -> None:
        """Let `run` end after its round."""
        self.stopping.set()

    async def round(self) -> Forgotten:
        """Remove what nobody has touched; a table that somebody looks at now is touched."""
        before = now() - self.days * DAY
        tables = [table for table in await untouched_tables(self.store, before) if self.is_idle(table)]
        removed = await remove_tables(self.store, tables, before)
        for table in removed:
            self.hall.lives.pop(table.code, None)
        guests = await remove_guests(self.store, await guests_away(self.store, before), before)
        self.sessions.forget(guests)
        metrics.FORGOTTEN.add("tables", count=len(removed))
        metrics.FORGOTTEN.add("guests", count=len(guests))
        if removed or guests:
            logs.tell(LOGGER, "forgotten", tables=len(removed), guests=len(guests), days=self.days)
        return Forgotten(len(removed), len(guests))

    def is_idle(self, table: Untouched) -> bool:
        """Whether nobody would miss the table now."""
        live = self.hall.lives.get(table.code)
        return live is None or live.is_idle()
