"""Between servers on one database: who moved where. The bus carries codes and numbers, clients read the log."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from castlewright.server.protocol import Presence

CHANNEL = "castlewright"
MOST_CODES = 400
"""Codes in one message: PostgreSQL refuses notes of 8000 bytes and more."""

LOGGER = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server tells the others: tables that went on or changed, talk, who is present."""

    origin: str
    moved: list[str] = []
    changed: list[str] = []
    table: str = ""
    said: int = 0
    presence: Presence | None = None
    shown: str = ""
    """A small message for all viewers of `table`, as it is sent: a wish, a nudge."""


DECODER = msgspec.json.Decoder(Note)


def channels_for(database: str) -> ChannelsPlugin:
    """Litestar's channels: over PostgreSQL where that is the database, else within this process."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if database.startswith("postgresql"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        backend = AsyncPgChannelsBackend(dsn=database.replace("postgresql+asyncpg:", "postgresql:", 1))
    return ChannelsPlugin(backend=backend, channels=[CHANNEL], subscriber_max_backlog=10_000)


class Bus:
    """Tells other servers what happened here, and hears from them."""

    def __init__(self, channels: ChannelsPlugin, *, has_others: bool) -> None:
        self.channels = channels
        self.has_others = has_others
        self.origin = secrets.token_hex(8)

    def publish(self, **fields: Any) -> None:
        """Tell the other servers, if there can be any."""
        if self.has_others:
            self.channels.publish(msgspec.json.encode(Note(origin=self.origin, **fields)), CHANNEL)

    def publish_moves(self, codes: list[str]) -> None:
        """These tables have new moves."""
        for start in range(0, len(codes), MOST_CODES):
            self.publish(moved=codes[start : start + MOST_CODES])

    def publish_table(self, code: str) -> None:
        """Seats or state of a table changed."""
        self.publish(changed=[code])

    async def listen(self, hear: Callable[[Note], Awaitable[None]]) -> None:
        """Hear what other servers tell, until cancelled."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for packed in subscriber.iter_events():
                note = DECODER.decode(packed)
                if note.origin != self.origin:
                    try:
                        await hear(note)
                    except asyncio.CancelledError:
                        raise
                    except Exception:
                        LOGGER.exception("a note of another server could not be followed")
