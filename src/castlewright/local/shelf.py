"""Where the tables of one browser lie: in memory, and after every change as text on the device."""

import copy
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest

import msgspec

from castlewright.server.clock import now
from castlewright.server.store.rows import ChangeRow, Guest, LogRow, Progress, SaidRow, TableRow

ME = "me"
"""Under this name lies who plays here; tables lie under their codes."""

MOST_KEPT = 60
"""Tables that stay on the device; the ones that were played longest ago go."""

Keep = Callable[[str, str | None], None]
"""Keeps a text on the device under a name; None takes it away."""


class Kept(msgspec.Struct):
    """A table with everything that happened at it."""

    row: TableRow
    entries: list[LogRow] = []
    changes: list[ChangeRow] = []
    lines: list[SaidRow] = []


class Shelf:
    """Answers what the server asks of its database."""

    def __init__(self, kept: Mapping[str, str], keep: Keep) -> None:
        self.keep = keep
        self.me: Guest | None = None
        self.tables: dict[str, Kept] = {}
        for name, text in kept.items():
            self.read(name, text)

    def read(self, name: str, text: str) -> None:
        """Take what was kept under a name, unless more is known here; what cannot be read is left where it lies."""
        try:
            if name == ME:
                self.me = msgspec.json.decode(text, type=Guest)
                return
            kept = msgspec.json.decode(text, type=Kept)
        except msgspec.MsgspecError:
            return
        known = self.tables.get(name)
        if known is None or (known.row.seq, known.row.version) < (kept.row.seq, kept.row.version):
            self.tables[name] = kept

    def write(self, kept: Kept) -> None:
        """Keep a table on the device."""
        self.tables[kept.row.code] = kept
        self.keep(kept.row.code, msgspec.json.encode(kept).decode())
        for old in sorted(self.tables.values(), key=lambda one: one.row.moved_at)[:-MOST_KEPT]:
            del self.tables[old.row.code]
            self.keep(old.row.code, None)

    def name_me(self, guest: Guest) -> None:
        """Keep who plays here."""
        self.me = guest
        self.keep(ME, msgspec.json.encode(guest).decode())

    def find(self, match: int) -> Kept:
        """The table of this number."""
        return next(kept for kept in self.tables.values() if kept.row.id == match)

    # What the server asks of its store.

    async def is_answering(self) -> bool:
        """Whether there is a shelf."""
        return True

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table; one that does not wait for anybody has started."""
        table.id = secrets.randbits(48)  # another window may keep a new table at the same time
        started = [ChangeRow(table.id, 0, 0, -1, "started", now())] if table.state != "waiting" else []
        self.write(Kept(copy.deepcopy(table), changes=started))

    async def add_record(
        self, table: TableRow, actions: Sequence[tuple[int, str]], digests: Sequence[str] = ()
    ) -> None:
        """Keep a finished match as a table of its own."""
        await self.add_table(table)
        at = now()
        kept = self.find(table.id)
        kept.entries = [
            LogRow(table.id, seq, seat, text, None, at, digest)
            for seq, ((seat, text), digest) in enumerate(zip_longest(actions, digests[: len(actions)]), start=1)
        ]
        self.write(kept)

    async def load_table(self, code: str) -> TableRow | None:
        """The table of this code."""
        kept = self.tables.get(code)
        return None if kept is None else copy.deepcopy(kept.row)

    async def load_log(self, match: int, after: int = 0) -> list[LogRow]:
        """The log of a match after a seq."""
        return [entry for entry in self.find(match).entries if entry.seq > after]

    async def load_changes(self, match: int) -> list[ChangeRow]:
        """What happened beside the moves."""
        return list(self.find(match).changes)

    async def load_chat(self, match: int, limit: int) -> list[SaidRow]:
        """The last lines of talk."""
        return self.find(match).lines[-limit:]

    async def add_line(self, row: SaidRow) -> SaidRow:
        """Keep a line of talk; the line with its number."""
        kept = self.find(row.match)
        line = row._replace(number=len(kept.lines) + 1)
        kept.lines.append(line)
        self.write(kept)
        return line

    async def save_table(self, row: TableRow, changes: Sequence[ChangeRow], new: Sequence[TableRow] = ()) -> bool:
        """Keep a changed table, and tables that follow from it; nobody else can have changed it meanwhile."""
        kept = self.find(row.id)
        kept.row = copy.deepcopy(row)
        kept.changes += changes
        self.write(kept)
        for table in new:
            await self.add_table(table)
        return True

    async def append(self, entries: Sequence[LogRow], progress: Sequence[Progress]) -> None:
        """Keep moves, and how far their tables are."""
        for match, seq, waiting, state, moved_at in progress:
            kept = self.find(match)
            kept.entries += [entry for entry in entries if entry.match == match]
            row = kept.row
            row.seq, row.waiting, row.moved_at = seq, waiting, moved_at
            row.state = "finished" if state == "finished" else "running"
            self.write(kept)

    async def note_seen(self, match: int, guest: int, at: float) -> None:
        """Note nothing: nobody else asks who was here."""

    async def tables_of(self, guest: int, most: int) -> list[TableRow]:
        """The tables of whoever plays here, the newest first."""
        mine = [kept.row for kept in self.tables.values() if guest in kept.row.sitters or kept.row.host == guest]
        return sorted(copy.deepcopy(mine), key=lambda row: -row.moved_at)[:most]

    async def public_tables(self, most: int) -> list[TableRow]:
        """No table of others is here."""
        return []

    async def asked_tables(self, guest: int, since: float) -> list[TableRow]:
        """The finished tables at which a rematch is in question."""
        return [row for row in await self.tables_of(guest, MOST_KEPT) if (row.asked_at or 0) > since]

    async def set_aside(self, code: str, why: str) -> None:
        """Note why a table cannot be read; nothing of it is changed."""
        kept = self.tables[code]
        kept.row.aside = why
        self.write(kept)
