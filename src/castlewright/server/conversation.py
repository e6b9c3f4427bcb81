"""What a client and a house say to each other about one table, however the messages travel."""

from castlewright import __version__
from castlewright.server.hosting import Hosting
from castlewright.server.store.rows import SaidRow
from castlewright.server.tables import talk
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.looking import doing
from castlewright.server.tables.views import newest_view
from castlewright.server.wire.messages import (
    Ack,
    Act,
    Client,
    Draft,
    Events,
    Hello,
    Nudge,
    Ping,
    Pong,
    Say,
    Thinking,
    Undo,
    Welcome,
    Wish,
)
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import PROTOCOL
from castlewright.server.wire.viewers import Viewer


class Conversation:
    """One client at one table; it begins with hello."""

    def __init__(self, house: Hosting, code: str, viewer: Viewer) -> None:
        self.house = house
        self.code = code
        self.viewer = viewer
        self.live: Live | None = None
        """The table, once hello was answered."""

    @property
    def table(self) -> Live:
        """The table; refused before hello."""
        if self.live is None:
            raise Refused("bad_message", "say hello first", {"reason": "hello"})
        return self.live

    @property
    def seat(self) -> int:
        """The client's seat; refused for a spectator."""
        if self.viewer.seat < 0:
            raise Refused("not_seated", "you have no seat at this table")
        return self.viewer.seat

    async def follow(self, message: Client) -> None:
        """Do what one message says, and answer it."""
        match message:
            case Ping():
                self.viewer.tell(Pong())
            case Hello():
                await self.welcome(message)
            case Act() | Draft() | Undo():
                seq = await self.house.log.play(self.table, self.seat, doing(message), message.id)
                self.viewer.tell(Ack(id=message.id, seq=seq))
            case Say():
                number = await talk.say(self.house.hall, self.table, self.viewer, message)
                self.viewer.tell(Ack(id=message.id, seq=number))
            case Wish():
                talk.wish(self.house.hall, self.table, self.viewer, message)
            case Nudge():
                talk.nudge(self.house.hall, self.table, self.viewer)

    async def find(self) -> Live:
        """The table as it is now; refused for who may not look."""
        return await self.house.hall.find(self.code)

    async def welcome(self, hello: Hello) -> None:
        """Answer hello: the table, what the client missed, what it sees, and who is there."""
        if hello.protocol != PROTOCOL:
            raise Refused("wrong_protocol", f"this server speaks {PROTOCOL}", {"protocol": PROTOCOL})
        lines = await self.house.store.load_chat((await self.find()).row.id, talk.MOST_LINES)
        # Nothing may happen between the state that is told and the first event after it.
        live, viewer = await self.find(), self.viewer
        self.live = live
        viewer.seat = live.row.seat_of(viewer.guest)
        viewer.wants_views = hello.views
        is_new = viewer not in live.viewers
        live.viewers.add(viewer)
        self.tell_state(live, hello.after)
        if is_new:
            self.tell_rest(live, lines)
        # The server whose bots were to move here may be gone.
        self.house.turns.look(live)

    def tell_state(self, live: Live, after: int) -> None:
        """The table, what the client missed after a log entry, and what it sees."""
        viewer = self.viewer
        viewer.tell(Welcome(protocol=PROTOCOL, version=__version__, table=live_info(live, viewer.guest), seq=live.seq))
        missed = [heard.of(viewer.seat) for heard in live.heard_after(after)] if live.match else []
        if missed:
            viewer.tell(Events(events=missed, seq=live.seq))
        if live.match is not None and viewer.wants_views:
            viewer.tell(newest_view(live, viewer.seat))

    def tell_rest(self, live: Live, lines: list[SaidRow]) -> None:
        """What was said and shown, whose bots think, and who is there."""
        viewer = self.viewer
        for line in lines:
            viewer.tell(line.to_message())
        for wished in live.wishes.values():
            viewer.tell(wished)
        if live.thinking and viewer.wants_views:
            viewer.tell(Thinking(seats=sorted(live.thinking)))
        talk.tell_presence(self.house.hall, live)


def id_of(message: Client) -> str | None:
    """The id under which a message is answered."""
    return message.id if isinstance(message, Act | Draft | Undo | Say) else None
