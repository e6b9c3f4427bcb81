"""What people do with tables, wherever these are kept: set one up, start it, go on from one, play again."""

from typing import TYPE_CHECKING

from castlewright.server.clock import now
from castlewright.server.help.turns import Turns
from castlewright.server.store.rows import Guest, TableRow
from castlewright.server.tables import onwards, rematch, seats, setup
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.infos import live_info, table_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Log
from castlewright.server.wire.protocol import GoOn, NewTable, Rematch, Rematches, TableInfo

if TYPE_CHECKING:
    from castlewright.server.store.database import Store


class Hosting:
    """A hall with its tables, their store and log, and bots that take their turns."""

    store: "Store"
    hall: Hall
    log: Log
    turns: Turns

    def check_start(self, guest: Guest) -> None:
        """Refuse a host who may start no more tables."""

    async def create(self, data: NewTable, guest: Guest, seed: str | None = None) -> Live:
        """Set a table up, and start it if that is asked; tests may give a seed."""
        row = setup.set_up(data, guest)
        await self.store.add_table(row)
        live = await self.hall.find(row.code)
        if data.start:
            await self.start(live, guest, seed)
        return live

    async def start(self, live: Live, guest: Guest, seed: str | None = None) -> None:
        """Start a table's game, unless the host may not."""
        self.check_start(guest)
        await self.hall.edit(live, lambda row: setup.start(row, guest, seed))
        self.turns.look(live)

    def info(self, row: TableRow, guest: int | None) -> TableInfo:
        """A stored table for a guest, with who is present if it is in memory."""
        live = self.hall.lives.get(row.code)
        return table_info(row, guest) if live is None else live_info(live, guest)

    async def go_on(self, live: Live, guest: Guest, wanted: GoOn) -> Live:
        """A new table that goes on from a step of a finished one, unless the guest has too many that run."""
        self.check_start(guest)
        row = onwards.go_on(live, guest, wanted)
        await self.store.add_table(row)
        new = await self.hall.find(row.code)
        self.turns.look(new)
        return new

    async def answer_rematch(self, live: Live, guest: Guest, said: Rematch) -> None:
        """Ask for a rematch or answer it; it begins as soon as everybody whom it needs has said yes."""
        begun: list[TableRow] = []

        def answer(row: TableRow) -> None:
            begun[:] = rematch.answer(row, guest, said)

        await self.hall.edit(live, answer, begun)
        for row in begun:
            self.turns.look(await self.hall.find(row.code))

    async def rematches(self, guest: int | None) -> Rematches:
        """The tables at which a guest is asked for a rematch, or has been lately."""
        asked = [] if guest is None else await self.store.asked_tables(guest, now() - rematch.KEPT_FOR)
        return Rematches(tables=[self.info(row, guest) for row in asked], patience=rematch.PATIENCE)

    async def rename_seats(self, guest: Guest) -> None:
        """Let the seats of a renamed guest bear the new name where the game has not begun.

        At a running table a name is no way to say something, least of all while nobody may talk.
        """
        for row in await self.store.tables_of(guest.id, 100):
            if row.state == "waiting" and guest.id in row.sitters:
                live = await self.hall.find(row.code)
                await self.hall.edit(live, lambda row: seats.rename(row, guest))
