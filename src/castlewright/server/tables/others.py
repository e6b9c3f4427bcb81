"""Other servers on the same database: their notes are followed, and what was lost on the way is made good."""

import asyncio
import logging
import time
from collections.abc import Callable

from castlewright.server.store.bus import Bus, Note
from castlewright.server.tables.fanout import tell_all
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.live import Elsewhere, Live
from castlewright.server.wire.messages import Presence
from castlewright.server.wire.packing import frame_of
from castlewright.server.wire.problems import Refused

WATCH_EVERY = 2.0
"""Seconds between two looks at the database, and between two signs of life."""

SILENT_AFTER = 3 * WATCH_EVERY
"""Seconds after which nobody looks through a server that gives no sign of life."""

MOST_LINES = 20
"""Lines of talk among which the one is looked for that another server stored."""

LOGGER = logging.getLogger(__name__)


class Others:
    """Follows what other servers do."""

    def __init__(
        self, bus: Bus, hall: Hall, on_moved: Callable[[Live], None], on_changed: Callable[[Live], None]
    ) -> None:
        self.bus = bus
        self.hall = hall
        self.on_moved = on_moved
        self.on_changed = on_changed

    async def hear(self, note: Note) -> None:
        """Follow one note."""
        for code in note.moved:
            self.look(await self.hall.catch_up(code))
        for code in note.changed:
            await self.refresh(code)
        for code, presence in note.presences.items():
            if code in self.hall.lives:
                self.note_presence(self.hall.lives[code], note, presence)
        if note.table in self.hall.lives:
            await self.hear_talk(self.hall.lives[note.table], note)

    async def refresh(self, code: str) -> None:
        """Follow a change of a table's seats or manners: who may look no more is out here, too."""
        live = await self.hall.refresh(code)
        if live is not None:
            self.on_changed(live)
        self.look(live)

    def look(self, live: Live | None) -> None:
        """Let the bots go on at a table that another server changed."""
        if live is not None:
            self.on_moved(live)

    async def hear_talk(self, live: Live, note: Note) -> None:
        """Pass on what was said or shown at another server."""
        if note.said:
            for row in await self.hall.store.load_chat(live.row.id, MOST_LINES):
                if row.number == note.said:
                    tell_all(live, row.to_message())
        if note.shown:
            for viewer in live.viewers:
                viewer.push(frame_of(note.shown.encode()))

    def note_presence(self, live: Live, note: Note, presence: Presence) -> None:
        """Note who looks at a table through another server, and answer it if it asks."""
        before = live.presence()
        live.elsewhere[note.origin] = Elsewhere(presence, time.monotonic())
        if live.presence() != before:
            live.note_leaving(before)
            tell_all(live, live.presence())
        if note.asks and live.viewers:
            self.bus.publish_presences({live.row.code: live.presence_here()})

    async def watch(self) -> None:
        """Give signs of life, miss those of others, and look for notes that were lost; until cancelled."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            watched = {code: live for code, live in self.hall.lives.items() if live.viewers}
            self.bus.publish_presences({code: live.presence_here() for code, live in watched.items()})
            for live in self.hall.lives.values():
                forget_silent(live)
            try:
                await self.compare(watched)
            except Refused as error:
                LOGGER.warning("the tables could not be compared with the database: %s", error)

    async def compare(self, watched: dict[str, Live]) -> None:
        """Catch up with the database at tables of which a note did not come."""
        for code, seq, version in await self.hall.store.progress_of(list(watched)):
            if version > watched[code].row.version:
                await self.refresh(code)
            elif seq > watched[code].seq:
                self.look(await self.hall.catch_up(code))


def forget_silent(live: Live) -> None:
    """Let nobody look at a table through a server that has died."""
    silent = [origin for origin, seen in live.elsewhere.items() if time.monotonic() - seen.at > SILENT_AFTER]
    if silent:
        before = live.presence()
        for origin in silent:
            del live.elsewhere[origin]
        live.note_leaving(before)
        if live.presence() != before:
            tell_all(live, live.presence())
