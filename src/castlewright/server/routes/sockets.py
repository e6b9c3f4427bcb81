"""One socket per viewer: moves, talk and wishes come in; events, views and acknowledgements go out."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from castlewright import __version__
from castlewright.server import metrics
from castlewright.server.clock import now
from castlewright.server.house import House
from castlewright.server.routes import TheHouse, Who
from castlewright.server.routes.security import is_own_page
from castlewright.server.store.rows import Guest, SaidRow
from castlewright.server.tables import talk
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Move
from castlewright.server.tables.looking import doing
from castlewright.server.tables.views import newest_view
from castlewright.server.wire.frames import LISTEN, WRITE
from castlewright.server.wire.limits import message_bucket, talk_bucket
from castlewright.server.wire.messages import (
    CLIENT_DECODER,
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
from castlewright.server.wire.protocol import ENCODER, PROTOCOL
from castlewright.server.wire.viewers import Viewer

FOREIGN = 4403
NO_TABLE = 4404
TOO_SLOW = 1013
HELLO_WITHIN = 20.0
"""Seconds in which a client says hello."""

MOST_ERRORS = 100
"""A client that sends so much nonsense is let go."""

POLICY = 1008

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: AnySocket, code: FromPath[str], guest: Who, house: TheHouse) -> None:
    """Look at a table, and play if one has a seat there."""
    if not is_own_page(socket, house.settings.allowed_origins):
        await socket.close(FOREIGN, "foreign page")
        return
    address = socket.client.host if socket.client else ""
    try:
        with house.doors.entered(address):
            live = (await house.hall.look(code, guest)).live
            await socket.accept()
            await Conversation(house, socket, live, guest).run()
    except Refused as problem:
        await turn_away(socket, problem)


async def turn_away(socket: AnySocket, problem: Refused) -> None:
    """Tell a client why there is nothing to see, once it has said hello; a browser reads it nowhere else."""
    metrics.REFUSALS.add(problem.code, "socket")
    await socket.accept()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(socket.receive(), HELLO_WITHIN)
    with contextlib.suppress(Exception):
        await socket.send_text(ENCODER.encode(problem.to_refusal()).decode())
        await socket.close(NO_TABLE, problem.code)


class Conversation:
    """What one client and the server say to each other."""

    def __init__(self, house: House, socket: AnySocket, live: Live, guest: Guest | None) -> None:
        self.house = house
        self.socket = socket
        self.live = live
        self.guest = guest
        extensions: dict[str, Any] = dict(socket.scope.get("extensions") or {})
        self.listen = extensions.get(LISTEN)
        number, name, public = (None, "", "") if guest is None else (guest.id, guest.name, guest.public)
        self.viewer = Viewer(socket.send, extensions.get(WRITE), live.row.seat_of(number), number, name, public)
        self.messages = message_bucket() if house.settings.has_rates else None
        self.talk = talk_bucket() if house.settings.has_rates else None
        self.errors = 0

    async def run(self) -> None:
        """Talk until the client goes or must be let go."""
        sending = asyncio.create_task(self.viewer.run())
        reading = asyncio.create_task(self.read())
        self.viewer.on_drop = reading.cancel
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.viewer.is_gone = True
            await self.part()
            for task in (sending, reading):
                task.cancel()
            await asyncio.gather(sending, reading, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(POLICY if self.errors >= MOST_ERRORS else TOO_SLOW), 1.0)

    async def part(self) -> None:
        """Leave the table; others see it."""
        live = self.live
        if self.viewer in live.viewers:
            before = live.presence()
            live.viewers.discard(self.viewer)
            live.note_leaving(before)
            talk.tell_presence(self.house.hall, live)
            if self.guest is not None and self.guest.id in live.row.sitters:
                live.row.seen[self.guest.id] = now()
                with contextlib.suppress(Refused):
                    await self.house.store.note_seen(live.row.id, self.guest.id, now())

    async def read(self) -> None:
        """Follow the client's messages, hello first."""
        await asyncio.wait_for(self.greet(), HELLO_WITHIN)
        if self.listen is not None:
            self.listen(self.hear_move)
        while (message := await self.next_message()) is not None:
            await self.follow(message)

    async def greet(self) -> None:
        """Wait for hello, and answer it."""
        while self.viewer not in self.live.viewers:
            message = await self.next_message()
            if message is None:
                return
            if isinstance(message, Hello):
                await self.welcome(message)
            else:
                self.refuse(Refused("bad_message", "say hello first", {"reason": "hello"}))

    async def next_message(self) -> Client | None:
        """The next message that can be read; None when the client has gone."""
        receive = self.socket.receive
        while self.errors < MOST_ERRORS:
            packet: Any = await receive()
            if packet["type"] != "websocket.receive":
                return None
            if self.messages is not None and not self.messages.take():
                self.refuse(Refused("too_many", "too many messages"))
                continue
            try:
                message: Client = CLIENT_DECODER.decode(packet.get("text") or packet.get("bytes") or b"")
                return message
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.refuse(Refused("bad_message", str(error), {"reason": str(error)[:200]}))
        return None

    def hear_move(self, packed: bytes) -> bool:
        """Follow a move at once, without a task of its own; anything else takes the ordinary way."""
        try:
            message = CLIENT_DECODER.decode(packed)
        except msgspec.MsgspecError:
            return False
        if not isinstance(message, Act | Draft | Undo):
            return False
        if self.messages is not None and not self.messages.take():
            self.refuse(Refused("too_many", "too many messages"), message.id)
        else:
            self.move(message)
        return True

    def refuse(self, problem: Refused, client_id: str | None = None) -> None:
        """Tell the client why not."""
        metrics.REFUSALS.add(problem.code, "socket")
        self.errors += 1
        self.viewer.tell(problem.to_refusal(client_id))

    async def follow(self, message: Client) -> None:
        """Do what one message says."""
        match message:
            case Act() | Draft() | Undo():
                self.move(message)
            case Ping():
                self.viewer.tell(Pong())
            case Hello():
                await self.welcome(message)
            case _:
                await self.follow_talk(message)

    async def follow_talk(self, message: Say | Wish | Nudge) -> None:
        """Chat, wishes and nudges."""
        client_id = message.id if isinstance(message, Say) else None
        if self.talk is not None and not self.talk.take():
            self.refuse(Refused("too_many", "too much talk"), client_id)
            return
        try:
            match message:
                case Say():
                    number = await talk.say(self.house.hall, self.live, self.viewer, message)
                    self.viewer.tell(Ack(id=message.id, seq=number))
                case Wish():
                    talk.wish(self.house.hall, self.live, self.viewer, message)
                case Nudge():
                    talk.nudge(self.house.hall, self.live, self.viewer)
        except Refused as problem:
            self.refuse(problem, client_id)

    def move(self, message: Act | Draft | Undo) -> None:
        """Hand a move to the log, which answers when it is on disk."""
        viewer, client_id = self.viewer, message.id
        if viewer.seat < 0:
            self.refuse(Refused("not_seated", "you have no seat at this table"), client_id)
            return

        def answer(result: int | Refused) -> None:
            if isinstance(result, Refused):
                self.refuse(result, client_id)
            else:
                viewer.tell(Ack(id=client_id, seq=result))

        self.house.log.submit(Move(self.live, viewer.seat, doing(message), client_id, answer))

    async def welcome(self, hello: Hello) -> None:
        """Answer hello: the table, what the client missed, what it sees, and who is there."""
        if hello.protocol != PROTOCOL:
            self.refuse(Refused("wrong_protocol", f"this server speaks {PROTOCOL}", {"protocol": PROTOCOL}))
            return
        lines = await self.house.store.load_chat(self.live.row.id, talk.MOST_LINES)
        # Nothing may happen between the state that is told and the first event after it.
        live = self.live = await self.house.hall.find(self.live.row.code)
        viewer = self.viewer
        viewer.seat = live.row.seat_of(viewer.guest)
        viewer.wants_views = hello.views
        is_new = viewer not in live.viewers
        live.viewers.add(viewer)
        viewer.tell(Welcome(protocol=PROTOCOL, version=__version__, table=live_info(live, viewer.guest), seq=live.seq))
        missed = [heard.of(viewer.seat) for heard in live.heard_after(hello.after)] if live.match else []
        if missed:
            viewer.tell(Events(events=missed, seq=live.seq))
        if live.match is not None and hello.views:
            viewer.tell(newest_view(live, viewer.seat))
        if is_new:
            self.tell_rest(lines)
        # The server whose bots were to move here may be gone.
        self.house.turns.look(live)

    def tell_rest(self, lines: list[SaidRow]) -> None:
        """What was said and shown, whose bots think, and who is there."""
        live, viewer = self.live, self.viewer
        for line in lines:
            viewer.tell(line.to_message())
        for wished in live.wishes.values():
            viewer.tell(wished)
        if live.thinking and viewer.wants_views:
            viewer.tell(Thinking(seats=sorted(live.thinking)))
        talk.tell_presence(self.house.hall, live)
