"""The house: everything that one server process consists of, put together and taken apart."""

import asyncio

from castlewright.server.help.thinkers import Thinkers
from castlewright.server.help.turns import Turns
from castlewright.server.settings import Settings
from castlewright.server.store.bus import Bus
from castlewright.server.store.database import Store, now
from castlewright.server.store.rows import TableRow
from castlewright.server.tables import seats, setup
from castlewright.server.tables.guests import Guest, Sessions
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.infos import live_info, table_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Log
from castlewright.server.tables.others import Others
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewTable, TableInfo

ABSENT_AFTER = {"live": 60, "relaxed": 3 * 24 * 3600}
"""Seconds without a move after which the others may let a bot play for somebody who is not there."""


class House:
    """One server process."""

    def __init__(self, settings: Settings, key: str) -> None:
        self.settings = settings
        self.key = key
        self.bus = Bus(settings.database)
        self.store = Store(settings.database)
        self.sessions = Sessions(self.store)
        self.hall = Hall(self.store, self.bus, settings.most_idle)
        self.log = Log(self.store, self.hall.reload, self.on_stored)
        self.thinkers = Thinkers(settings.workers, settings.bot_patience)
        self.turns = Turns(self.hall, self.log, self.thinkers, settings.bot_pace)
        self.others = Others(self.bus, self.hall, self.turns.look)
        self.working: list[asyncio.Task[None]] = []
        self.watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start working; the database is ready."""
        self.working = [asyncio.create_task(self.log.run()), asyncio.create_task(self.turns.wake())]
        await self.bus.open(self.others.hear)
        if self.bus.has_others:
            self.watching = asyncio.create_task(self.others.watch())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on disk, and who works with the database may finish."""
        await self.turns.stop()
        self.log.stop()
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        await asyncio.gather(*self.working, return_exceptions=True)
        await self.bus.close()
        await self.thinkers.stop()
        await self.store.close()

    def on_stored(self, lives: list[Live]) -> None:
        """Moves are on disk: let bots go on, tell the other servers."""
        for live in lives:
            self.turns.look(live)
        self.bus.publish_moves([live.row.code for live in lives])

    # What people do with tables.

    async def create(self, data: NewTable, guest: Guest, seed: str | None = None) -> Live:
        """Set a table up, and start it if that is asked; tests may give a seed."""
        row = setup.set_up(data, guest)
        await self.store.add_table(row)
        live = await self.hall.find(row.code)
        if data.start:
            await self.start(live, guest, seed)
        return live

    async def start(self, live: Live, guest: Guest, seed: str | None = None) -> None:
        """Start a table's game."""
        await self.hall.edit(live, lambda row: setup.start(row, guest, seed))
        self.turns.look(live)

    def info(self, row: TableRow, guest: int | None) -> TableInfo:
        """A stored table for a guest, with who is present if it is in memory."""
        live = self.hall.lives.get(row.code)
        return table_info(row, guest) if live is None else live_info(live, guest)

    async def play_again(self, live: Live, guest: Guest) -> Live:
        """The table of the rematch: set up by the first who asks; started at once if only bots play along."""
        if live.row.state != "finished" or live.row.settings.is_imported:
            raise Refused("not_finished", "the game is not over")
        if live.row.rematch is None:
            twin = setup.again(live.row, guest)
            await self.store.add_table(twin)
            await self.hall.edit(live, lambda row: point_to(row, twin.code))
            again = await self.hall.find(live.row.rematch or twin.code)
            if again.row.code == twin.code and sum(seat.kind == "person" for seat in twin.seats) == 1:
                await self.start(again, guest)
        return await self.hall.find(live.row.rematch or "")

    async def rename_seats(self, guest: Guest) -> None:
        """Let the seats of a renamed guest bear the new name, at tables that are not over."""
        for row in await self.store.tables_of(guest.id, 100):
            if row.state != "finished" and guest.id in row.sitters:
                try:
                    live = await self.hall.find(row.code)
                except Refused:
                    continue  # a table of older rules stays as it was
                await self.hall.edit(live, lambda row: seats.rename(row, guest))

    def check_absent(self, live: Live, seat: int) -> None:
        """Refuse to give a person's seat to a bot who is here, or has not been away for long."""
        patience = ABSENT_AFTER[live.row.settings.pace]
        if seat in live.presence().seats or now() - live.row.moved_at < patience:
            raise Refused("not_absent", f"seat {seat} has not been away for {patience} seconds", {"seconds": patience})


def point_to(row: TableRow, code: str) -> None:
    """Note the rematch of a table, unless there is one already."""
    row.rematch = row.rematch or code
