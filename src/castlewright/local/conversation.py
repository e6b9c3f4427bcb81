"""A page at a table: the messages of the server's socket, passed on within the browser."""

from collections.abc import Callable
from typing import Any

import msgspec

from castlewright import __version__
from castlewright.local.house import LocalHouse
from castlewright.server.tables import talk
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.looking import doing
from castlewright.server.tables.views import newest_view
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
from castlewright.server.wire.packing import payloads_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import PROTOCOL
from castlewright.server.wire.viewers import Viewer

Post = Callable[[str], None]
"""Sends a text to the page."""


class Conversation:
    """What one page and the house say to each other about a table."""

    def __init__(self, house: LocalHouse, code: str, post: Post) -> None:
        self.house = house
        self.code = code
        self.post = post
        self.live: Live | None = None
        me = house.me
        nobody: Any = None
        self.viewer = Viewer(nobody, self.write, -1, me.id, me.name, me.public)

    def write(self, frames: bytes) -> bool:
        """Send packed messages to the page."""
        for payload in payloads_of(frames):
            self.post(payload.decode())
        return True

    def close(self) -> None:
        """The page has gone."""
        self.viewer.is_gone = True
        if self.live is not None:
            self.live.viewers.discard(self.viewer)

    async def receive(self, text: str) -> None:
        """Follow one message of the page."""
        try:
            message: Client = CLIENT_DECODER.decode(text)
        except msgspec.MsgspecError as error:
            self.viewer.tell(Refused("bad_message", str(error), {"reason": str(error)[:200]}).to_refusal())
            return
        client_id = message.id if isinstance(message, Act | Draft | Undo | Say) else None
        try:
            await self.follow(message)
        except Refused as problem:
            self.viewer.tell(problem.to_refusal(client_id))

    async def follow(self, message: Client) -> None:
        """Do what a message says."""
        match message:
            case Ping():
                self.viewer.tell(Pong())
            case Hello():
                await self.welcome(message)
            case Act() | Draft() | Undo():
                seq = await self.house.log.play(self.table, self.viewer.seat, doing(message), message.id)
                self.viewer.tell(Ack(id=message.id, seq=seq))
            case Say():
                number = await talk.say(self.house.hall, self.table, self.viewer, message)
                self.viewer.tell(Ack(id=message.id, seq=number))
            case Wish():
                talk.wish(self.house.hall, self.table, self.viewer, message)
            case Nudge():
                talk.nudge(self.house.hall, self.table, self.viewer)

    @property
    def table(self) -> Live:
        """The table; refused before hello, and for who has no seat there."""
        if self.live is None:
            raise Refused("bad_message", "say hello first", {"reason": "hello"})
        if self.viewer.seat < 0:
            raise Refused("not_seated", "you have no seat at this table")
        return self.live

    async def welcome(self, hello: Hello) -> None:
        """Answer hello: the table, what the page missed and what it sees."""
        if hello.protocol != PROTOCOL:
            raise Refused("wrong_protocol", f"this engine speaks {PROTOCOL}", {"protocol": PROTOCOL})
        await self.house.catch_up(self.code)
        lines = await self.house.store.load_chat((await self.house.hall.find(self.code)).row.id, talk.MOST_LINES)
        live = self.live = await self.house.hall.find(self.code)
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
        for line in lines if is_new else ():
            viewer.tell(line.to_message())
        if live.thinking and hello.views:
            viewer.tell(Thinking(seats=sorted(live.thinking)))
        talk.tell_presence(self.house.hall, live)
        self.house.turns.look(live)
