"""What goes over the socket of a table, both ways, as typed Structs; each carries its name in the field `type`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from castlewright.server.wire.protocol import (
    PROTOCOL,
    AnyAction,
    Args,
    ClientId,
    Event,
    Line,
    Message,
    PlaceName,
    Request,
    Seq,
    TableInfo,
    UndoCount,
    UndoInfo,
)
from castlewright.server.wire.protocol import Draft as DraftActions

# From the client.


class Hello(Request, tag="hello", tag_field="type"):
    """The first message: what the client speaks, the last seq it has, and whether it wants views."""

    protocol: int = PROTOCOL
    after: Seq = 0
    views: bool = True


class Act(Request, tag="act", tag_field="type"):
    """Do an action, given by its number, its text or its JSON."""

    id: ClientId
    action: AnyAction


class Draft(Request, tag="draft", tag_field="type"):
    """Do several actions one after the other, all or none; nothing may be revealed between two of them."""

    id: ClientId
    actions: DraftActions


class Undo(Request, tag="undo", tag_field="type"):
    """Take back my last `count` actions, or all of mine from log entry `to` on; all or none."""

    id: ClientId
    count: UndoCount = 1
    to: Seq | None = None


class Say(Request, tag="chat", tag_field="type"):
    """Say something to the table."""

    id: ClientId
    text: Line


WishKind = Literal["here", "you_first", "me_first", "not_here"]


class Wish(Request, tag="wish", tag_field="type"):
    """Point at a tile and a place of a board, for a partner to see; `clear` takes it away."""

    tile: PlaceName
    kind: WishKind = "here"
    board: Annotated[int, Meta(ge=0, le=15)] | None = None
    place: PlaceName | None = None
    clear: bool = False


class Nudge(Request, tag="nudge", tag_field="type"):
    """Remind those who keep the table waiting."""


class Ping(Request, tag="ping", tag_field="type"):
    """Ask for a sign of life."""


Client = Hello | Act | Draft | Undo | Say | Wish | Nudge | Ping


# From the server.


class Welcome(Message, tag="welcome", tag_field="type"):
    """The answer to hello; events after the client's seq follow."""

    protocol: int
    version: str
    table: TableInfo
    seq: int


class TableChanged(Message, tag="table", tag_field="type"):
    """The table after a change of seats or state."""

    table: TableInfo


class Events(Message, tag="events", tag_field="type"):
    """What happened, as far as `seq`."""

    events: list[Event]
    seq: int


class View(Message, tag="view", tag_field="type"):
    """What the viewer may see now."""

    seq: int
    view: Any
    undo: UndoInfo | None


class Ack(Message, tag="ack", tag_field="type"):
    """The move (or the chat line) with this id is on disk; `seq` is its entry in the log, the last of several."""

    id: str
    seq: int


class Refusal(Message, tag="error", tag_field="type"):
    """Why a message was refused; `id` is that of the move where there was one."""

    id: str | None
    code: str
    key: str
    args: Args
    index: int | None = None
    """Which action of a draft is at fault, from 0; then none of them was done."""


class Said(Message, tag="chat", tag_field="type"):
    """A line of chat; `number` counts the lines of the table, `guest` is the public id of who said it."""

    number: int
    at: float
    seat: int
    name: str
    text: str
    guest: str | None


class Presence(Message, tag="presence", tag_field="type"):
    """Which seats are looking at the table now, and how many spectators."""

    seats: list[int]
    spectators: int


class Wished(Message, tag="wish", tag_field="type"):
    """A wish of the person in `seat`; gone when cleared, when the tile is laid or when something is revealed."""

    seat: int
    tile: str
    kind: WishKind
    board: int | None
    place: str | None
    clear: bool


class Nudged(Message, tag="nudge", tag_field="type"):
    """Somebody reminds those who are waited for."""

    seat: int
    seats: list[int]


class Thinking(Message, tag="thinking", tag_field="type"):
    """The seats whose bots are at work."""

    seats: list[int]


class Pong(Message, tag="pong", tag_field="type"):
    """A sign of life."""


Server = Welcome | TableChanged | Events | View | Ack | Refusal | Said | Presence | Wished | Nudged | Thinking | Pong

CLIENT_DECODER = msgspec.json.Decoder(Client)
