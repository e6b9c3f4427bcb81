"""What the database holds, as the server works with it."""

import hashlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from castlewright.core.branch import Branch
from castlewright.server.wire.messages import Said
from castlewright.server.wire.protocol import SPECTATOR, Level, Pace, RematchAnswer, Session, State

Change = tuple[str, int]
"""Something that shall be heard at a table: its kind and its seat."""


MOST_RACES = 8
"""How often a write that lost a race against another server is tried again."""


class ConflictError(Exception):
    """What was to be stored is there already: somebody else was faster."""


class UnreadableError(Exception):
    """What is stored of a table makes no sense; the text says what."""


class Guest(NamedTuple):
    """A person."""

    id: int
    public: str
    name: str
    language: str | None

    def to_session(self) -> Session:
        """What the person's browser is told."""
        language = self.language if self.language in {"en", "fr", "pl"} else None
        return Session(name=self.name, guest=self.public, language=language)  # type: ignore[arg-type]


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What was chosen when the table was set up."""

    options: dict[str, Any]
    ruleset: int = 1
    pace: Pace = "live"
    take_backs: bool = True
    memory_aid: bool = False
    helping_figures: bool = True
    hints: bool = True
    is_imported: bool = False
    branch: Branch | None = None
    """Where the match began, if it went on from another one."""


class SeatRow(msgspec.Struct):
    """One seat: open, a person's or a bot's; `bot_plays` while a bot holds a person's seat."""

    seat: int
    kind: str
    name: str | None = None
    level: Level | None = None
    bot_plays: bool = False
    generation: int = 0
    answer: RematchAnswer | None = None
    """What the person says to a rematch."""

    @property
    def is_bots(self) -> bool:
        """Whether a bot acts there."""
        return self.kind == "bot" or self.bot_plays


class TableRow(msgspec.Struct, kw_only=True):
    """One table: what was chosen, who sits there and how far the game is."""

    id: int = 0
    code: str
    game: str
    settings: TableSettings
    state: State
    public: bool
    host: int | None
    seed: str | None
    seq: int
    waiting: int
    bots: int
    rematch: str | None
    asked_at: float | None = None
    aside: str | None = None
    is_closed: bool = False
    version: int = 0
    created_at: float
    moved_at: float
    seats: list[SeatRow] = []
    sitters: dict[int, int] = {}
    """The seat of every guest who sits here."""

    by_link: set[int] = set()
    """The guests who came by a seat link."""

    seen: dict[int, float] = {}
    """When sitters were last seen to leave, as far as somebody noted it."""

    muted: set[str] = set()
    """The public ids of the guests who may not talk here."""

    removed: set[str] = set()
    """The public ids of those who may not look."""

    def to_values(self) -> dict[str, Any]:
        """The columns of a new row."""
        values = msgspec.structs.asdict(self)
        for name in ("id", "seats", "sitters", "by_link", "seen", "muted", "removed"):
            values.pop(name)
        values["settings"] = msgspec.json.encode(self.settings).decode()
        return values

    def seat_of(self, guest: int | None) -> int:
        """The seat of a guest; a spectator is -1."""
        return SPECTATOR if guest is None else self.sitters.get(guest, SPECTATOR)

    def is_waiting_for(self, seat: int) -> bool:
        """Whether the table waits for this seat."""
        return self.state == "running" and seat >= 0 and bool(self.waiting >> seat & 1)

    def count_bots(self) -> None:
        """Note which seats bots play."""
        self.bots = mask(seat.seat for seat in self.seats if seat.is_bots)

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [seat.name or "" for seat in self.seats]

    @property
    def seed_hash(self) -> str | None:
        """What is published at the start, so that nobody can change the seed later."""
        return None if self.seed is None else hashlib.sha256(self.seed.encode()).hexdigest()


def mask(seats: Iterable[int]) -> int:
    """A bit for each seat."""
    return sum(1 << seat for seat in seats)


class LogRow(NamedTuple):
    """One entry of the log."""

    match: int
    seq: int
    seat: int
    text: str | None
    client_id: str | None
    at: float
    digest: str | None = None


class ChangeRow(NamedTuple):
    """Something that happened beside the moves."""

    match: int
    number: int
    seq: int
    seat: int
    kind: str
    at: float


class SaidRow(NamedTuple):
    """A line of chat."""

    match: int
    number: int
    seat: int
    name: str
    text: str
    at: float
    guest: str | None = None

    def to_message(self) -> Said:
        """The line as it is sent."""
        return Said(number=self.number, at=self.at, seat=self.seat, name=self.name, text=self.text, guest=self.guest)


class Progress(NamedTuple):
    """How far a table is: what its row is told with every move."""

    match: int
    now_seq: int
    now_waiting: int
    now_state: str
    now_moved_at: float
