"""A table in memory: its row, its match as far as the log goes, what was heard, and who looks at it."""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from castlewright.core.errors import RulesetError
from castlewright.core.game import Game
from castlewright.core.legal import piece_of
from castlewright.core.match import Given, Match
from castlewright.core.record import Player
from castlewright.core.sheet import Report
from castlewright.games import load_game
from castlewright.server.clock import now
from castlewright.server.store.rows import ChangeRow, LogRow, TableRow
from castlewright.server.tables import events
from castlewright.server.tables.events import Heard
from castlewright.server.wire.messages import Presence, Wished
from castlewright.server.wire.problems import Refused, refused

if TYPE_CHECKING:
    from castlewright.server.wire.viewers import Viewer

SURE_AFTER = 60.0
"""Seconds after which somebody who has not come back does not just load the page again."""

REST_AFTER = 15 * 60.0
"""Seconds without a look after which the bots of a table rest."""


class Elsewhere(NamedTuple):
    """Who looks at a table through another server, and when that server said so."""

    presence: Presence
    at: float


class Live:
    """One table that somebody looks at or plays at."""

    def __init__(self, row: TableRow, entries: Iterable[LogRow] = (), changes: Iterable[ChangeRow] = ()) -> None:
        self.row = row
        self.game: Game = load_game(row.game)
        self.match: Match | None = None
        self.heard: list[Heard] = []
        self.ids: dict[tuple[int, str], int] = {}
        """The seq of every move by its seat and client id: a retry is answered, not played."""

        self.counts: list[int] = []
        """How many log entries every seat has: a bot's move is worth something only as its seat's next."""

        self.standing_entries: list[int] = []
        """The seq of every action that stands."""

        self.seq = 0
        self.has_just_revealed = False
        """Whether the last move brought something to light."""

        self.told = 0
        """How much of what was heard the viewers know."""

        self.viewers: set[Viewer] = set()
        self.presence_due: asyncio.TimerHandle | None = None
        """When a crowd of viewers hears next who is there."""

        self.elsewhere: dict[str, Elsewhere] = {}
        """Who looks at this table through each other server on the same database."""

        self.wishes: dict[tuple[int, str], Wished] = {}
        self.thinking: set[int] = set()
        self.settled = asyncio.Event()
        """Whether everything that was played is on disk; views are taken only then."""

        self.settled.set()
        self.is_stale = False
        """Whether this copy was given up, because a move in it could not be stored."""

        self.left_at: dict[int, float] = {}
        """When the last viewer of a seat went, by the clock of this process."""

        self.loaded_at = time.monotonic()
        self.looked_at = self.loaded_at
        """When somebody last looked at the table."""

        self.sheets: tuple[object, dict[tuple[int, int], Report]] = None, {}
        """The sheets by who may know them and log entry, and of what moment."""

        self.change_count = 0
        if row.state != "waiting":
            self.begin(entries, list(changes))

    def begin(self, entries: Iterable[LogRow], changes: list[ChangeRow]) -> None:
        """Set the game up and play what the log holds; whatever was in memory is forgotten.

        A table of other rules is refused; nothing of it is changed.
        """
        try:
            self.game.meta.check_ruleset(self.row.settings.ruleset)
        except RulesetError as error:
            raise refused(error) from None
        self.heard, self.ids, self.standing_entries, self.seq = [], {}, [], 0
        players = [Player(seat.name or "", seat.level if seat.kind == "bot" else None) for seat in self.row.seats]
        settings = self.row.settings
        self.match = Match(self.game, players, settings.options, self.row.seed or "", settings.branch)
        self.counts = [0] * len(players)
        self.change_count = len(changes)
        changes = sorted(changes, key=lambda change: change.number)
        for entry in entries:
            while changes and changes[0].seq < entry.seq:
                self.hear_change(changes.pop(0))
            self.play(entry)
        for change in changes:
            self.hear_change(change)
        self.told = len(self.heard)

    @property
    def playing(self) -> Match:
        """The match; refused before the start."""
        if self.match is None:
            raise Refused("not_started", f"table {self.row.code} has not started")
        return self.match

    def play(self, entry: LogRow, action: Given | None = None) -> LogRow:
        """Do what a log entry says and hear of it; the entry with the action's short text.

        A new move gives its `action`; without one the entry's text counts, and an
        entry without text is an undo. Whatever is not allowed now raises CastlewrightError.
        """
        given = entry.text if action is None else action
        reveals = self.playing.position.reveals
        if given is None:
            self.take_back(entry)
        else:
            entry = self.act(entry, given)
        self.heard += events.consequences(self.playing, reveals, entry)
        self.has_just_revealed = self.playing.position.reveals != reveals
        self.seq = entry.seq
        self.counts[entry.seat] += 1
        if entry.client_id is not None:
            self.ids[entry.seat, entry.client_id] = entry.seq
        if self.wishes:
            laid = piece_of(self.playing.standing[-1].typed) if given is not None else ""
            self.drop_wishes(entry.seat, laid, is_revealed=self.has_just_revealed)
        return entry

    def act(self, entry: LogRow, action: Given) -> LogRow:
        """Play an action."""
        match = self.playing
        match.act(entry.seat, action)
        played = match.standing[-1]
        self.standing_entries.append(entry.seq)
        self.heard.append(events.acted(played, self.row.seats[entry.seat].name or "", entry))
        return entry._replace(text=played.text)

    def take_back(self, entry: LogRow) -> None:
        """Undo the seat's last action."""
        step = self.playing.take_back(entry.seat).steps[:1]
        (played,) = self.playing.undo(entry.seat)
        self.heard.append(
            events.undone(played, self.standing_entries.pop(step[0]), self.row.seats[entry.seat].name or "", entry)
        )

    def own_since(self, seat: int, seq: int) -> int:
        """How many of the seat's actions stand from this log entry on; refused where that is none of its actions."""
        steps = [step for step, played in enumerate(self.playing.standing) if played.seat == seat]
        entries = [self.standing_entries[step] for step in steps]
        if seq not in entries:
            reason = f"entry {seq} is no action of seat {seat} that stands"
            raise Refused("no_undo", reason, {"reason": reason})
        return len(entries) - entries.index(seq)

    def hear_change(self, change: ChangeRow) -> Heard:
        """Something that happened beside the moves."""
        name = self.row.seats[change.seat].name if change.seat >= 0 else None
        heard = events.changed(change, name or "")
        self.heard.append(heard)
        return heard

    def drop_wishes(self, actor: int, laid: str, *, is_revealed: bool) -> None:
        """A wish is gone when its tile is laid or the turn ends."""
        for seat, tile in list(self.wishes):
            if is_revealed or (seat == actor and tile.lower() == laid.lower()):
                del self.wishes[seat, tile]

    def heard_after(self, seq: int) -> list[Heard]:
        """What was heard after a seq; from the beginning for 0."""
        return [heard for heard in self.heard if heard.own.seq > seq] if seq else list(self.heard)

    def waiting(self) -> list[int]:
        """The seats that may act now."""
        if self.match is None or self.row.state != "running":
            return []
        return self.match.position.waiting

    def bots_to_move(self) -> list[int]:
        """The seats that may act now and are bots'."""
        return [seat for seat in self.waiting() if self.row.seats[seat].is_bots]

    def note_leaving(self, before: Presence) -> None:
        """Note which seats nobody looks from any more that were there before."""
        for seat in set(before.seats) - set(self.presence().seats):
            self.left_at[seat] = time.monotonic()

    def note_left(self, seat: int) -> None:
        """Note that the last viewer here of a seat went, unless somebody looks from it through another server."""
        if seat not in self.presence().seats:
            self.left_at[seat] = time.monotonic()

    def is_away(self, seat: int, seconds: float) -> bool:
        """Whether nobody has looked from a seat for so long.

        Short times are measured by this process alone, from when it knows of the table; for long ones counts what is
        stored, too: tables leave the memory, and servers are started anew.
        """
        if seat in self.presence().seats:
            return False
        if time.monotonic() - self.left_at.get(seat, self.loaded_at) < min(seconds, SURE_AFTER):
            return False
        if seconds <= SURE_AFTER:
            return True
        seen = [
            self.row.seen[guest] for guest, sits in self.row.sitters.items() if sits == seat and guest in self.row.seen
        ]
        return now() - max(seen, default=self.row.moved_at) >= seconds

    def is_resting(self) -> bool:
        """Whether nobody has looked for so long that the bots play no further."""
        presence = self.presence()
        return not presence.seats and not presence.spectators and time.monotonic() - self.looked_at > REST_AFTER

    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.viewers and not self.thinking and self.settled.is_set()

    def presence_here(self) -> Presence:
        """Who looks at the table through this server."""
        seats = sorted({viewer.seat for viewer in self.viewers if viewer.seat >= 0})
        return Presence(seats=seats, spectators=sum(viewer.seat < 0 for viewer in self.viewers))

    def presence(self) -> Presence:
        """Who looks at the table now."""
        everywhere = [self.presence_here(), *(seen.presence for seen in self.elsewhere.values())]
        seats = {seat for presence in everywhere for seat in presence.seats}
        return Presence(seats=sorted(seats), spectators=sum(presence.spectators for presence in everywhere))
