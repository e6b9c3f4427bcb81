"""The house of one browser: the hall, the log and the turns of the server, over a shelf instead of a database."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from castlewright.local.shelf import Shelf
from castlewright.local.thinking import Thinkers
from castlewright.server.help.turns import Turns
from castlewright.server.hosting import Hosting
from castlewright.server.store.rows import Guest
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Log
from castlewright.server.wire.problems import Refused

MOST_IDLE = 20
DEFAULT_NAME = "Guest"

Fetch = Callable[[str], Awaitable[str | None]]
"""What lies on the device under a name now: another window may have played on."""


class NoOthers:
    """There are no other servers to tell anything."""

    def publish(self, **fields: Any) -> None:
        """Tell nobody."""

    publish_moves = publish_table = publish_presences = lambda self, *args, **names: None


class LocalHouse(Hosting):
    """Everything that plays the server's part in one browser."""

    def __init__(self, shelf: Shelf, thinkers: Thinkers, fetch: Fetch, pace: float) -> None:
        kept: Any = shelf
        others: Any = NoOthers()
        asked: Any = thinkers
        self.shelf = shelf
        self.fetch = fetch
        self.store = kept
        self.thinkers = asked
        self.hall = Hall(kept, others, MOST_IDLE, self.wake)
        self.log = Log(kept, self.hall.reload, self.on_stored)
        self.turns = Turns(self.hall, self.log, asked, pace)
        self.logging = asyncio.ensure_future(self.log.run())

    def wake(self, live: Live) -> None:
        """Somebody looks at a table: its bots go on."""
        self.turns.look(live)

    def on_stored(self, lives: list[Live]) -> None:
        """Moves are kept: let bots go on."""
        for live in lives:
            self.turns.look(live)

    @property
    def me(self) -> Guest:
        """Who plays here; named if nobody was yet."""
        return self.shelf.me or self.name_me(DEFAULT_NAME, None)

    def name_me(self, name: str, language: str | None) -> Guest:
        """Name or rename who plays here."""
        me = self.shelf.me or Guest(1, secrets.token_hex(8), name, language)
        named = me._replace(name=name, language=language or me.language)
        self.shelf.name_me(named)
        return named

    async def catch_up(self, code: str) -> None:
        """Take over what another window has played at a table."""
        text = await self.fetch(code)
        before = self.shelf.tables.get(code)
        if text is None:
            return
        self.shelf.read(code, text)
        live = self.hall.lives.get(code)
        if live is not None and self.shelf.tables.get(code) is not before:
            await self.hall.reload(live, is_forced=True)

    async def close(self) -> None:
        """Stop everything."""
        await self.turns.stop()
        self.log.stop()
        await self.logging

    def refuse_others(self) -> None:
        """Refuse what needs other people."""
        raise Refused("not_allowed", "nobody else can come to a table that lies in one browser")
