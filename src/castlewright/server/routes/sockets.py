"""One socket per viewer: moves, talk and wishes come in; events, views and acknowledgements go out."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from castlewright.server import metrics
from castlewright.server.clock import now
from castlewright.server.conversation import Conversation, id_of
from castlewright.server.house import House
from castlewright.server.routes import TheHouse, Who
from castlewright.server.routes.security import is_own_page
from castlewright.server.store.rows import Guest
from castlewright.server.tables import talk
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Move
from castlewright.server.tables.looking import doing
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.frames import LISTEN, WRITE
from castlewright.server.wire.limits import message_bucket, talk_bucket
from castlewright.server.wire.messages import CLIENT_DECODER, Ack, Act, Client, Draft, Hello, Nudge, Say, Undo, Wish
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import ENCODER, SPECTATOR
from castlewright.server.wire.viewers import Viewer

FOREIGN = 4403
NO_TABLE = 4404
TOO_SLOW = 1013
HELLO_WITHIN = 20.0
"""Seconds in which a client says hello."""

TURNED_AWAY_WITHIN = 5.0
"""Seconds in which somebody says hello who is turned away and counted no more."""

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
    try:
        with house.doors.entered(address_of(socket.scope)):
            live = (await house.hall.look(code, guest)).live
            await socket.accept()
            await SocketConversation(house, socket, live.row.code, guest).run()
    except Refused as problem:
        await turn_away(socket, problem)


async def turn_away(socket: AnySocket, problem: Refused) -> None:
    """Tell a client why there is nothing to see, once it has said hello; a browser reads it nowhere else."""
    metrics.REFUSALS.add(problem.code, "socket")
    await socket.accept()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(socket.receive(), TURNED_AWAY_WITHIN)
    with contextlib.suppress(Exception):
        await socket.send_text(ENCODER.encode(problem.to_refusal()).decode())
        await socket.close(NO_TABLE, problem.code)


class SocketConversation(Conversation):
    """What one client says and hears over a socket."""

    def __init__(self, house: House, socket: AnySocket, code: str, guest: Guest | None) -> None:
        extensions: dict[str, Any] = dict(socket.scope.get("extensions") or {})
        number, name, public = (None, "", "") if guest is None else (guest.id, guest.name, guest.public)
        super().__init__(house, code, Viewer(socket.send, extensions.get(WRITE), SPECTATOR, number, name, public))
        self.socket = socket
        self.guest = guest
        self.listen = extensions.get(LISTEN)
        self.address = address_of(socket.scope)
        self.doors = house.doors
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
        live, viewer = self.live, self.viewer
        if live is None or viewer not in live.viewers:
            return
        live.viewers.discard(viewer)
        is_last = viewer.seat >= 0 and all(other.seat != viewer.seat for other in live.viewers)
        if is_last:
            live.note_left(viewer.seat)
        talk.tell_presence(self.house.hall, live)
        if is_last and viewer.guest in live.row.sitters:
            live.row.seen[viewer.guest] = now()
            with contextlib.suppress(Refused):
                await self.house.store.note_seen(live.row.id, viewer.guest, now())

    async def read(self) -> None:
        """Follow the client's messages, hello first."""
        await asyncio.wait_for(self.greet(), HELLO_WITHIN)
        if self.listen is not None:
            self.listen(self.hear_move)
        while (message := await self.next_message()) is not None:
            await self.follow(message)

    async def greet(self) -> None:
        """Wait for hello, and answer it."""
        while self.live is None:
            message = await self.next_message()
            if message is None:
                return
            if isinstance(message, Hello):
                await self.follow(message)
            else:
                self.refuse(Refused("bad_message", "say hello first", {"reason": "hello"}))

    async def next_message(self) -> Client | None:
        """The next message that can be read; None when the client has gone."""
        receive = self.socket.receive
        while self.errors < MOST_ERRORS:
            packet: Any = await receive()
            if packet["type"] != "websocket.receive":
                return None
            try:
                self.check_haste()
                message: Client = CLIENT_DECODER.decode(packet.get("text") or packet.get("bytes") or b"")
                return message
            except Refused as problem:
                self.refuse(problem)
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
        try:
            self.check_haste()
            self.move(message)
        except Refused as problem:
            self.refuse(problem, message.id)
        return True

    def check_haste(self) -> None:
        """Refuse one message more of who sends too many."""
        if self.messages is not None and not self.messages.take():
            raise Refused("too_many", "too many messages")
        self.doors.check_word(self.address)

    def refuse(self, problem: Refused, client_id: str | None = None) -> None:
        """Tell the client why not."""
        metrics.REFUSALS.add(problem.code, "socket")
        self.errors += 1
        self.viewer.tell(problem.to_refusal(client_id))

    async def follow(self, message: Client) -> None:
        """Do what one message says, or tell the client why not."""
        try:
            # Who says hello hears all that happened at the table: that costs as much as talk does.
            if isinstance(message, Hello | Say | Wish | Nudge) and self.talk is not None and not self.talk.take():
                raise Refused("too_many", "too much talk")
            if isinstance(message, Say):
                self.doors.check_line(self.address)
            await super().follow(message)
        except Refused as problem:
            self.refuse(problem, id_of(message))

    async def find(self) -> Live:
        """The table as it is now; since the socket was opened the host may have shown the guest out."""
        return (await self.house.hall.look(self.code, self.guest)).live

    def move(self, message: Act | Draft | Undo) -> None:
        """Hand a move to the log, which answers when it is on disk."""
        client_id = message.id

        def answer(result: int | Refused) -> None:
            if isinstance(result, Refused):
                self.refuse(result, client_id)
            else:
                self.viewer.tell(Ack(id=client_id, seq=result))

        self.house.log.submit(Move(self.table, self.seat, doing(message), client_id, answer))
