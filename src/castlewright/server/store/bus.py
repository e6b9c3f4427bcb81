"""Between servers on one database: who moved where. The bus carries codes and numbers, clients read the log.

PostgreSQL's notifications carry it, over one connection that is made anew whenever it is lost. Litestar's channels
would open a connection for every note, and be deaf and dumb once the database was restarted.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from castlewright.server.store.opening import COMMAND_SECONDS
from castlewright.server.supervising import end, supervise
from castlewright.server.wire.messages import Presence

CHANNEL = "castlewright"
MOST_CODES = 400
"""Codes in one note: PostgreSQL refuses notes of 8000 bytes and more."""

MOST_PRESENCES = 60
"""Tables in one note whose viewers are told."""

AGAIN_AFTER = 0.5
"""Seconds before a lost connection is tried again."""

PATIENCE = 2.0
"""Seconds that a server waits for the bus when it starts, and for what is still unsent when it stops."""

LOGGER = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server tells the others: tables that went on or changed, talk, who is present."""

    origin: str
    moved: list[str] = []
    changed: list[str] = []
    table: str = ""
    said: int = 0
    shown: str = ""
    """A small message for all viewers of `table`, as it is sent: a wish, a nudge."""

    presences: dict[str, Presence] = {}
    """Who looks at these tables through the origin."""

    asks: bool = False
    """Whether the origin wants to know who looks at these tables elsewhere."""


DECODER = msgspec.json.Decoder(Note)


Hear = Callable[[Note], Awaitable[None]]


class Bus:
    """Tells other servers what happened here, and hears from them; only on PostgreSQL are there any."""

    def __init__(self, database: str) -> None:
        self.has_others = database.startswith("postgresql")
        self.address = database.replace("postgresql+asyncpg:", "postgresql:", 1)
        self.origin = secrets.token_hex(8)
        self.unsent: asyncio.Queue[str] = asyncio.Queue()
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.is_listening = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear) -> None:
        """Begin to carry notes; what other servers tell from now on is heard."""
        if self.has_others:
            self.tasks = [supervise(self.run, "the bus"), supervise(lambda: self.follow(hear), "what others tell")]
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_listening.wait(), PATIENCE)

    async def close(self) -> None:
        """Send what waits, and stop."""
        if self.tasks:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.unsent.join(), PATIENCE)
        await end(self.tasks)

    # Telling.

    def publish(self, **fields: Any) -> None:
        """Tell the other servers, if there can be any."""
        if self.has_others:
            self.unsent.put_nowait(msgspec.json.encode(Note(origin=self.origin, **fields)).decode())

    def publish_moves(self, codes: list[str]) -> None:
        """These tables have new moves."""
        for start in range(0, len(codes), MOST_CODES):
            self.publish(moved=codes[start : start + MOST_CODES])

    def publish_table(self, code: str) -> None:
        """Seats or state of a table changed."""
        self.publish(changed=[code])

    def publish_presences(self, presences: Mapping[str, Presence], *, asks: bool = False) -> None:
        """Who looks at these tables here."""
        codes = list(presences)
        for start in range(0, len(codes), MOST_PRESENCES):
            some = codes[start : start + MOST_PRESENCES]
            self.publish(presences={code: presences[code] for code in some}, asks=asks)

    # Carrying.

    async def run(self) -> None:
        """Carry notes until cancelled, over as many connections as that takes."""
        import asyncpg

        while True:
            try:
                await self.carry(await asyncpg.connect(self.address, command_timeout=COMMAND_SECONDS))
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOGGER.warning("the other servers are out of reach: %s", error)
            await asyncio.sleep(AGAIN_AFTER)

    async def carry(self, connection: Any) -> None:
        """Carry notes both ways over one connection until it is lost."""
        telling = asyncio.create_task(self.tell(connection))
        connection.add_termination_listener(lambda _: telling.cancel())
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self.heard.put_nowait(heard[-1]))
            self.is_listening.set()
            await asyncio.wait({telling})
        finally:
            self.is_listening.clear()
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            connection.terminate()

    async def tell(self, connection: Any) -> None:
        """Send what waits; a note that was on its way when the connection broke is lost with it."""
        while True:
            note = await self.unsent.get()
            try:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
            finally:
                self.unsent.task_done()

    async def follow(self, hear: Hear) -> None:
        """Do what the notes of other servers ask for."""
        while True:
            packed = await self.heard.get()
            try:
                note = DECODER.decode(packed)
                if note.origin != self.origin:
                    await hear(note)
            except Exception:
                LOGGER.exception("a note of another server could not be followed")
