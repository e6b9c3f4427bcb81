"""The hall: the tables in memory, loaded when somebody looks, changed one at a time, let go when nobody cares."""

import asyncio
import copy
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

from castlewright.server import metrics
from castlewright.server.clock import now
from castlewright.server.store.rows import MOST_RACES, Change, ChangeRow, Guest, LogRow, TableRow, UnreadableError
from castlewright.server.tables.fanout import tell_table
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import mark_stored, progress, tell_new
from castlewright.server.tables.welcome import check_welcome
from castlewright.server.wire.problems import Refused

if TYPE_CHECKING:
    from castlewright.server.store.bus import Bus
    from castlewright.server.store.database import Store

LOGGER = logging.getLogger(__name__)

NOT_ITS_FAULT = (Refused, OSError, MemoryError)
"""What keeps a table from being read although nothing is wrong with it: no file can be opened, no memory is left."""

Edit = Callable[[TableRow], Change | None]


class Look(NamedTuple):
    """A table and the seat from which somebody looks at it."""

    live: Live
    seat: int


class Hall:
    """The tables of the house, as far as they are in memory."""

    def __init__(self, store: "Store", bus: "Bus", most_idle: int, on_wake: Callable[[Live], None]) -> None:
        self.store = store
        self.on_wake = on_wake
        """Told of a table at which somebody looks for the first time, or again after a long while."""

        self.bus = bus
        self.most_idle = most_idle
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def look(self, code: str, guest: Guest | None) -> Look:
        """The table with everything on disk, and the guest's seat there; refused for who may not look."""
        live = await self.find(code)
        check_welcome(live.row, guest)
        return Look(live, live.row.seat_of(guest and guest.id))

    async def find(self, code: str, *, is_look: bool = True) -> Live:
        """The table of this code, loaded if need be; refused if there is none. Who looks wakes resting bots."""
        live = self.lives.get(code)
        is_waking = is_look and (live is None or live.is_resting())
        if live is None:
            live = await self.load_once(code)
        else:
            self.lives.move_to_end(code)
        if is_look:
            live.looked_at = time.monotonic()
        while live.is_stale or not live.settled.is_set():
            if live.is_stale:
                await self.reload(live)
            else:
                await live.settled.wait()
        if is_waking:
            self.on_wake(live)
        return live

    async def load_once(self, code: str) -> Live:
        """Load a table; those who ask for it meanwhile get the same one."""
        loading = self.loading.get(code)
        if loading is None:
            loading = self.loading[code] = asyncio.ensure_future(self.load(code))
            loading.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(loading)

    async def load(self, code: str) -> Live:
        """Load a table from the database."""
        row, entries, changes = await self.read(code)
        try:
            live = Live(row, entries, changes)
        except NOT_ITS_FAULT:
            raise
        except Exception as error:
            raise await self.set_aside(code, error) from None
        live.row.seq = live.seq
        self.keep(live)
        return live

    def keep(self, live: Live) -> None:
        """Hold a table in memory, and let idle ones go if there are too many."""
        self.lives[live.row.code] = live
        if len(self.lives) > self.most_idle:
            for code in [code for code, other in self.lives.items() if other.is_idle() and other is not live]:
                if len(self.lives) <= self.most_idle:
                    break
                del self.lives[code]

    async def reload(self, live: Live, *, is_forced: bool = False) -> None:
        """Read a table anew: a move in memory was not stored, or another server changed the table."""
        async with self.lock(live.row.code):
            while live.is_stale or is_forced:
                row, entries, changes = await self.read(live.row.code)
                if live.is_stale or (live.settled.is_set() and len(entries) >= live.seq):
                    try:
                        rebuild(live, row, entries, changes)
                    except NOT_ITS_FAULT:
                        raise
                    except Exception as error:
                        raise await self.set_aside(live.row.code, error) from None
                    break
                # Moves were being stored while we read: read again once they are on disk.
                await live.settled.wait()

    async def read(self, code: str) -> tuple[TableRow, list[LogRow], list[ChangeRow]]:
        """Everything that the database has of a table; refused if there is none, or one that was set aside."""
        try:
            row = await self.store.load_table(code) if code.isascii() and code.isalnum() else None
        except UnreadableError as error:
            raise await self.set_aside(code, error) from None
        if row is None:
            raise Refused("no_table", f"there is no table '{code}'", {"code": code})
        if row.aside is not None:
            raise unreadable(code)
        if row.state == "waiting":
            return row, [], []
        return row, await self.store.load_log(row.id), await self.store.load_changes(row.id)

    async def set_aside(self, code: str, error: Exception) -> Refused:
        """The refusal of a table that cannot be read; it is set aside, so that all others go on."""
        metrics.SET_ASIDE.add()
        LOGGER.error("table %s cannot be read and is set aside", code, exc_info=error)
        with suppress(Refused):
            await self.store.set_aside(code, f"{type(error).__name__}: {error}"[:500])
        return unreadable(code)

    async def catch_up(self, code: str) -> Live | None:
        """Another server has stored moves: play them here too, if the table is in memory."""
        live = self.lives.get(code)
        if live is None or live.match is None:
            return live
        async with self.lock(code):
            entries = [entry for entry in await self.store.load_log(live.row.id, live.row.seq) if entry.seq > live.seq]
            # While own moves are being stored, theirs has won: the log finds out and reads the table anew.
            if entries and live.settled.is_set() and not live.is_stale and entries[0].seq == live.seq + 1:
                for entry in entries:
                    live.play(entry)
                mark_stored(live, progress(live))
                tell_new(live)
        return live

    async def refresh(self, code: str) -> Live | None:
        """Another server has changed seats or state of a table: read it anew, if it is in memory."""
        live = self.lives.get(code)
        if live is not None:
            await self.reload(live, is_forced=True)
            tell_table(live)
        return live

    def lock(self, code: str) -> asyncio.Lock:
        """The lock of a table's row; forgotten when nobody holds it or waits for it."""
        return self.locks.setdefault(code, asyncio.Lock())

    async def edit(self, live: Live, edit: Edit, new: Sequence[TableRow] = ()) -> None:
        """Change seats or state of a table, in memory and on disk; others at the table are told.

        The edit may refuse. If another server changed the table meanwhile it is made again on the new row.
        What it puts into `new`, tables that follow from the change, is stored in the same transaction.
        """
        for _ in range(MOST_RACES):
            async with self.lock(live.row.code):
                row = copy.deepcopy(live.row)
                change = edit(row)
                row.version += 1
                row.count_bots()
                if row.state == "running" and live.match is None:
                    row.moved_at = now()
                changes = [self.change_row(live, change)] if change else []
                if await self.store.save_table(row, changes, new):
                    adopt(live, row, changes)
                    break
            await self.reload(live, is_forced=True)
        else:
            raise Refused("storage_busy", "others change this table at the same time: try again")
        self.announce(live)
        self.bus.publish_table(live.row.code)

    def change_row(self, live: Live, change: Change) -> ChangeRow:
        """The row of something that happens beside the moves."""
        return ChangeRow(live.row.id, live.change_count, live.seq, change[1], change[0], now())

    def announce(self, live: Live) -> None:
        """Tell the viewers of a changed table."""
        seat_viewers(live)
        tell_table(live)
        if live.match is not None:
            tell_new(live)


def unreadable(code: str) -> Refused:
    """The refusal of a table that was set aside."""
    return Refused("unreadable_table", f"what is stored of table '{code}' cannot be read", {"code": code})


def rebuild(live: Live, row: TableRow, entries: list[LogRow], changes: list[ChangeRow]) -> None:
    """Make the table in memory what the database says, and tell the viewers what is new to them."""
    told = live.told
    live.row = row
    if row.state != "waiting":
        live.begin(entries, changes)
        row.seq = live.seq
        live.told = min(told, len(live.heard))
    live.is_stale = False
    live.settled.set()
    seat_viewers(live)
    if live.told < len(live.heard):
        tell_new(live)


def adopt(live: Live, row: TableRow, changes: list[ChangeRow]) -> None:
    """Take over an edited row; what the log says about the progress of the game stays."""
    if live.match is not None:
        row.seq, row.waiting, row.moved_at = live.row.seq, live.row.waiting, live.row.moved_at
        if live.row.state == "finished":
            row.state = "finished"
    live.row = row
    if row.state != "waiting" and live.match is None:
        live.begin([], changes)
        live.told = 0
        return
    for change in changes:
        live.hear_change(change)
        live.change_count += 1


def seat_viewers(live: Live) -> None:
    """Let every viewer look from the seat that its guest has now."""
    for viewer in live.viewers:
        viewer.seat = live.row.seat_of(viewer.guest)
