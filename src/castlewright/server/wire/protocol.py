"""What travels between server and clients over HTTP, as typed Structs; `messages.py` has what goes over the socket.

Requests are called by what they ask for, answers by what they hold. Nothing here is a sentence: clients get
keys of Fluent messages and arguments. docs/protocol.md is the page of both.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from castlewright.core.sheet import Argument

PROTOCOL = 3
"""Counts up with every change that an older client would misunderstand."""

SPECTATOR = -1

Level = Literal["beginner", "easy", "medium", "hard", "expert"]
Language = Literal["en", "fr", "pl"]
Pace = Literal["live", "relaxed"]
State = Literal["waiting", "running", "finished"]
RematchAnswer = Literal["asks", "yes", "no"]
NO_CONTROLS = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f])"
"""The pattern of a text without control characters: some databases cannot store them, and nobody can read them."""

Manners = Literal["welcome", "muted", "removed"]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_CONTROLS)]
Code = Annotated[str, Meta(min_length=1, max_length=16, pattern=NO_CONTROLS)]
ClientId = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern=NO_CONTROLS, description="Made by the client; a retry repeats it."),
]
# No pattern here: it would stand inside a list of unions, over which msgspec 0.22 crashes when the process ends. An
# action's text is read by its game and never stored as it came.
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ActionJson = Annotated[dict[str, Any], Meta(max_length=8)]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
PlaceName = Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_CONTROLS)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_CONTROLS)]
Args = dict[str, Argument]
AnyAction = ActionNumber | ActionText | ActionJson
Draft = Annotated[
    list[AnyAction], Meta(min_length=1, max_length=64, description="Actions one after the other, all or none.")
]
UndoCount = Annotated[int, Meta(ge=1, le=1000, description="So many of my last actions, all or none.")]


class Message(Struct, kw_only=True):
    """The base of everything on the wire."""


class Request(Message, forbid_unknown_fields=True):
    """The base of everything that clients send."""


# Who plays.


class NewSession(Request):
    """Who I am; makes a guest of this name or renames the present one."""

    name: Name
    language: Language | None = None


class Session(Message):
    """The guest of this browser; both are null when there is none."""

    name: str | None
    guest: str | None
    language: Language | None = None


class TradeSeatLink(Request):
    """The secret of a seat link, to sit in that seat with this browser."""

    code: Code
    secret: Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_CONTROLS)]


class SeatLink(Message):
    """Ways back into one's own seat; whoever has such a link has the seat."""

    links: list["Link"]


class Link(Message):
    """An address, and for whom it works."""

    url: str
    where: Literal["this_machine", "local_network"]


class Share(Message):
    """How to invite others: the code, and the addresses, the last of which works for most."""

    code: str
    links: list[Link]
    can_open: bool
    """Whether only this machine can reach the server, and the asker, who sits at it, may open it to the network."""


# What can be played.


class OptionInfo(Message):
    """An option of a game; `example` is the content of a file that could be given for it."""

    name: str
    default: Any
    choices: list[str]
    from_file: bool
    example: Any


class GameInfo(Message):
    """A game at a glance."""

    name: str
    title: str
    designers: list[str]
    year: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]


class About(Message):
    """What runs here."""

    version: str
    protocol: int
    languages: list[str]
    levels: list[str]
    games: list[GameInfo]


# Tables.


class NewSeat(Request):
    """Who shall sit there: me, whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(Request):
    """A table to set up; with `start` and no open seat it starts at once."""

    game: PlaceName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    pace: Pace = "live"
    take_backs: bool = True
    memory_aid: bool = False
    helping_figures: bool = True
    hints: bool = True
    public: bool = False
    start: bool = False


class Join(Request):
    """Which seat I take; the first open one if none is named."""

    seat: SeatNumber | None = None


class Abandon(Request):
    """Whose seat a bot shall play on; my own if none is named."""

    seat: SeatNumber | None = None


class SetSeat(Request):
    """What the host makes of a seat before the start."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class Rematch(Request):
    """What I say to playing again; with `start` those who said yes begin, and bots sit down for the others."""

    want: bool = True
    start: bool = False


class Treat(Request):
    """How the host wants a guest to be treated at this table."""

    manners: Manners


class Close(Request):
    """Whether spectators stay outside."""

    is_closed: bool


class SeatInfo(Message):
    """A seat at a table; `bot_plays`: a bot holds an abandoned person's seat; `answer`: what it says to a rematch."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: Level | None
    is_host: bool
    is_present: bool
    bot_plays: bool
    answer: RematchAnswer | None


class You(Message):
    """What the receiver is at this table; seat -1 is a spectator."""

    seat: int
    is_host: bool


class TableInfo(Message):
    """A table as the receiver may see it."""

    code: str
    game: str
    options: dict[str, Any]
    pace: Pace
    take_backs: bool
    memory_aid: bool
    helping_figures: bool
    hints: bool
    public: bool
    state: State
    seats: list[SeatInfo]
    you: You
    waiting: list[int]
    seq: int
    spectators: int
    seed_hash: str | None
    seed: str | None
    rematch: str | None
    asked_at: float | None
    is_imported: bool
    is_closed: bool
    muted: list[str]
    removed: list[str]
    created_at: float
    moved_at: float


class Tables(Message):
    """My tables, those that wait for me first, and those that anybody may join or watch."""

    mine: list[TableInfo]
    public: list[TableInfo]


class GoOn(Request):
    """A step of a finished game, and the seat in which I go on from there."""

    seq: Seq
    seat: SeatNumber


class Rematches(Message):
    """My finished tables at which somebody asks for a rematch, and how long to wait for an answer, in seconds."""

    tables: list[TableInfo]
    patience: float


# What happens.

EventKind = Literal[
    "started", "acted", "acted_secretly", "undone", "revealed", "finished", "bot_took_over", "person_returned"
]


class Event(Message):
    """Something that happened: a message key and its arguments, and for open actions the action itself.

    Of a secret action of another seat `action` and `text` are null. Events that are no log
    entry (started, revealed, finished and changes of seats) carry the seq that they follow.
    """

    seq: int
    seat: int
    kind: EventKind
    action: Any
    text: str | None
    key: str
    args: Args
    at: float


class EventList(Message):
    """What happened after a seq, as far as `seq`."""

    events: list[Event]
    seq: int


class UndoInfo(Message):
    """What the seat can take back, or why it cannot: a message key and its arguments."""

    can: bool
    action: Any
    text: str | None
    key: str
    args: Args
    entries: list[int] = []
    """The log entries of the actions that can be taken back one after the other, the last first."""


class ViewAt(Message):
    """What a seat may see after `seq`: the game's own view; `undo` is there for the newest of one's own seat."""

    seq: int
    seat: int
    steps: int
    view: Any
    undo: UndoInfo | None


class Move(Request):
    """An action in any form, several of them, or the undo of one's last ones; `id` makes a retry harmless."""

    id: ClientId
    action: AnyAction | None = None
    actions: Draft | None = None
    undo: bool = False
    count: UndoCount = 1
    to: Seq | None = None
    """The log entry as far as which one's actions are taken back; it counts instead of `count`."""


class MoveAck(Message):
    """The move is on disk as entry `seq` of the log; the last one where there were several."""

    id: str
    seq: int


# Help.


class AskPreviews(Request):
    """Actions, or a tile of the hand while choosing («if I laid this there»; `*` is every tile), at the newest seq."""

    seq: Seq
    actions: Annotated[list[ActionNumber], Meta(max_length=4096)] | None = None
    tile: PlaceName | None = None


class Gain(Message):
    """The points of a board before and after."""

    board: int
    before: int
    after: int


class ChangedLine(Message):
    """A line of the sheet that would change; `points_before` is 0 for a new one, `points` 0 for one that goes."""

    board: int
    points_before: int
    points: int
    category: str
    section: str
    message: str
    args: Args
    tiles: list[Any]


class Sheets(Message):
    """The score sheets of all boards after `seq`, as `castlewright score --json`, with marks and ties explained.

    `changes` are the lines that changed after the seq asked for with `since`; empty where that is long ago.
    """

    game: str
    seq: int
    boards: list[Any]
    players: list[Any]
    changes: list[ChangedLine]


class Standing(Message):
    """The scores of all seats after so many steps of a match."""

    step: int
    scores: list[int]


class Course(Message):
    """How the scores of a finished match came about: each step that changed one; `steps` are all of them."""

    steps: int
    standings: list[Standing]


class BoardLink(Message):
    """All boards of a finished match as a link of the score assistant: `<game>#<letters>`."""

    link: str


class Preview(Message):
    """What one action would give; it equals what is then scored, as far as it can be known.

    Board, place and turn are those of the typed action.
    """

    action: int | None
    tile: str | None
    board: int | None
    place: str | tuple[int, int] | None
    turn: int | str | None
    gains: list[Gain]
    lines: list[ChangedLine]
    completes: list[str]
    bonus: list[str]


class Previews(Message):
    """The previews asked for, in the order asked; none where helping figures are off or the table is at another seq."""

    seq: int
    previews: list[Preview]


class Why(Message):
    """One sentence of a reason: a message key and its arguments."""

    key: str
    args: Args


class AskWhyNot(Request):
    """A place that is no legal one: the board, the piece, where it would lie and how it is turned."""

    seq: Seq
    board: Annotated[int, Meta(ge=0, le=15)]
    piece: PlaceName
    place: str | tuple[int, int]
    turn: int | str | None = None


class WhyNot(Message):
    """What forbids a place, with the section of the rules; null where it is legal or the table is at another seq."""

    seq: int
    why: Why | None
    section: str


class Hint(Message):
    """A good action: its number and text, its worth beside the other hints with its spread, and why."""

    action: int
    text: str
    value: float
    spread: float
    reasons: list[Why]


class Hints(Message):
    """Up to three good actions, best first."""

    seq: int
    hints: list[Hint]


class AskReview(Request):
    """A step of a finished match, and a seat that had to act there."""

    seq: Seq
    seat: Annotated[int, Meta(ge=0, le=15)]


class Review(Message):
    """Up to three actions that would have been good there, best first, for all that the seat knew; the number of what
    it did next, and that one behind the others where it was thought of at all.
    """

    seq: int
    seat: int
    played: int | None
    hints: list[Hint]


# Errors.


class Problem(Message):
    """What went wrong: a stable word, a message key with arguments, and an English sentence for logs."""

    code: str
    key: str
    args: Args
    detail: str
    index: int | None = None
    """Which of several actions is at fault, from 0."""


ENCODER = msgspec.json.Encoder()
