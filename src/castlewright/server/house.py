"""The house: everything that one server process consists of, put together and taken apart."""

import asyncio
import math
import time
from typing import Protocol

from castlewright.server.help.readiness import Readiness
from castlewright.server.help.thinkers import Thinkers
from castlewright.server.help.turns import Turns
from castlewright.server.hosting import Hosting
from castlewright.server.settings import Settings
from castlewright.server.store.bus import Bus
from castlewright.server.store.database import Store
from castlewright.server.store.rows import Guest
from castlewright.server.supervising import end, supervise
from castlewright.server.tables import welcome
from castlewright.server.tables.forget import Forgetting
from castlewright.server.tables.guests import Sessions
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Log
from castlewright.server.tables.others import Others
from castlewright.server.wire.doors import Doors
from castlewright.server.wire.frames import let_go_of_the_deaf
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Manners

ABSENT_AFTER = {"live": 60, "relaxed": 3 * 24 * 3600}
"""Seconds of absence after which the others may let a bot play for somebody."""


SWEEP_EVERY = 2.0
"""Seconds between two looks for sockets that do not read."""


async def sweep() -> None:
    """Let go of sockets that do not read, again and again."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        let_go_of_the_deaf(time.monotonic())


class Network(Protocol):
    """What listens for this house."""

    is_open: bool

    def answers_to(self, name: str) -> bool:
        """Whether a request may call the server so."""

    async def open_network(self) -> None:
        """Let other machines of the local network in."""


class Closed:
    """A house without a network: in tests, and behind another program."""

    is_open = False

    def answers_to(self, _name: str) -> bool:
        """Take any name: who listens for us knows its own."""
        return True

    async def open_network(self) -> None:
        """Refuse: there is nothing to open."""
        raise Refused("not_opened", "this server does not listen itself")


class House(Hosting):
    """One server process."""

    def __init__(self, settings: Settings, key: str) -> None:
        self.settings = settings
        self.key = key
        self.bus = Bus(settings.database)
        self.store = Store(settings.database)
        self.sessions = Sessions(self.store)
        self.hall = Hall(self.store, self.bus, settings.most_idle, self.wake)
        self.log = Log(self.store, self.hall.reload, self.on_stored)
        self.thinkers = Thinkers(settings.workers, settings.bot_patience)
        self.readiness = Readiness(self.store, self.thinkers)
        self.doors = Doors(
            settings.sockets_per_address,
            settings.most_sockets,
            settings.requests_per_minute,
            is_open=not settings.has_rates,
        )
        self.turns = Turns(self.hall, self.log, self.thinkers, settings.bot_pace, self.doors.address_of)
        self.others = Others(self.bus, self.hall, self.turns.look, self.show_out)
        self.network: Network = Closed()
        self.forgetting: Forgetting | None = None
        self.working: list[asyncio.Task[None]] = []
        self.watching: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start working; the database is ready."""
        self.working = [supervise(self.log.run, "the log")]
        await self.bus.open(self.others.hear)
        self.watching = [supervise(sweep, "the watch over sockets")]
        if self.settings.forget_after is not None:
            self.forgetting = Forgetting(self.store, self.hall, self.sessions, self.settings.forget_after)
            self.working.append(supervise(self.forgetting.run, "the removal of what nobody touches"))
        if self.bus.has_others:
            self.watching.append(supervise(self.others.watch, "the watch over other servers"))

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on disk, and who works with the database may finish."""
        self.readiness.is_closing = True
        await self.turns.stop()
        self.log.stop()
        if self.forgetting is not None:
            self.forgetting.stop()
        await end(self.watching)
        await end(self.working, at_once=False)
        await self.bus.close()
        await self.thinkers.stop()
        await self.store.close()

    def on_stored(self, lives: list[Live]) -> None:
        """Moves are on disk: let bots go on, tell the other servers."""
        for live in lives:
            self.turns.look(live)
        self.bus.publish_moves([live.row.code for live in lives])

    def wake(self, live: Live) -> None:
        """Somebody looks again at a table that rested: its bots go on, and the host's longest forgotten one rests."""
        awake = self.awake(live.row.host)
        if self.settings.has_rates and len(awake) > self.settings.most_running:
            oldest = min((other for other in awake if other is not live), key=lambda other: other.looked_at)
            oldest.looked_at = -math.inf
        self.turns.look(live)

    def awake(self, host: int | None) -> list[Live]:
        """The running tables of a host that are not at rest."""
        return [
            live
            for live in self.hall.lives.values()
            if live.row.host == host and live.row.state == "running" and not live.is_resting()
        ]

    # What people do with tables.

    def check_start(self, guest: Guest) -> None:
        """Refuse a host of too many tables that run."""
        most = self.settings.most_running
        if self.settings.has_rates and len(self.awake(guest.id)) >= most:
            raise Refused("too_many_tables", f"{most} of your games run already", {"most": most})

    async def treat(self, live: Live, host: Guest, other: str, manners: Manners) -> None:
        """Treat a guest as the host wants; who is shown out is out at once."""
        await self.hall.edit(live, lambda row: welcome.treat(row, host, other, manners))
        self.show_out(live)

    async def close_table(self, live: Live, host: Guest, *, is_closed: bool) -> None:
        """Close a table to spectators, who leave at once, or open it again."""
        await self.hall.edit(live, lambda row: welcome.close(row, host, is_closed))
        self.show_out(live)

    def show_out(self, live: Live) -> None:
        """Send away the viewers who may not look any more."""
        for viewer in list(live.viewers):
            guest = None if viewer.guest is None else Guest(viewer.guest, viewer.public, viewer.name, None)
            try:
                welcome.check_welcome(live.row, guest)
            except Refused as problem:
                viewer.tell(problem.to_refusal())
                viewer.drop()

    def check_absent(self, live: Live, seat: int) -> None:
        """Refuse to give a person's seat to a bot who is here, or has not been away for long."""
        patience = ABSENT_AFTER[live.row.settings.pace]
        if not live.is_away(seat, patience):
            raise Refused("not_absent", f"seat {seat} has not been away for {patience} seconds", {"seconds": patience})
