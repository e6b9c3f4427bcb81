"""A table on a server as one person has it: what is known of it, what is new, and the way to act there.

The socket comes back by itself after a loss: it waits a little longer each time, says the last seq that it
has, hears what it missed, and sends again what was not acknowledged, under the same id.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from castlewright.cli.door import Door, ServerError
from castlewright.core.picture import Picture
from castlewright.core.reasons import joined
from castlewright.core.sheet import Line, Reason, Report, Sheet, Standing
from castlewright.core.texts import Texts
from castlewright.server.tables.screens import Screen
from castlewright.server.wire import messages, protocol

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 8.0
"""Seconds before the socket is tried again: doubled each time, with some chance in it."""

DECODER = msgspec.json.Decoder(messages.Server)
REFUSED = range(400, 500)


class Remote:
    """One table seen by one guest; `news` hands out lines to show, and None when the screen may have changed."""

    wants_views = False
    """Whether the server shall send what the seat sees as data; people get pictures instead."""

    def __init__(self, door: Door, table: protocol.TableInfo, texts: Texts) -> None:
        self.door = door
        self.texts = texts
        self.table = table
        self.screen: Screen | None = None
        self.picture = Picture()
        self.seq = 0
        self.thinking: list[int] = []
        self.news: asyncio.Queue[str | None] = asyncio.Queue()
        self.socket: ClientConnection | None = None
        self.pending: dict[str, tuple[bytes, asyncio.Future[str]]] = {}

    # What is known.

    @property
    def seat(self) -> int:
        """The person's own seat; -1 for a spectator."""
        return self.table.you.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.state == "finished"

    @property
    def is_my_turn(self) -> bool:
        """Whether the person may act now."""
        return self.screen is not None and bool(self.screen.legal) and not self.is_over

    def name(self, seat: int) -> str:
        """Who sits there."""
        if not 0 <= seat < len(self.table.seats):
            return self.texts("join-spectator")
        info = self.table.seats[seat]
        return info.name or self.texts("join-seat", {"number": seat + 1})

    def task(self) -> str:
        """What the person must do, or who is waited for."""
        if self.socket is None:
            return self.texts("join-lost")
        if self.table.state == "waiting":
            return self.texts("join-lobby", {"code": self.table.code})
        if self.is_my_turn and self.screen is not None:
            return f"{self.name(self.seat)}: {self.screen.task}"
        names = ", ".join(self.name(seat) for seat in self.table.waiting)
        return self.texts("join-waiting", {"names": names or "…"})

    # Following.

    async def follow(self) -> None:
        """Stay connected and hear everything; ServerError when the server will not have us."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.open() as socket:
                    pause = FIRST_PAUSE
                    await self.greet(socket)
                    async for data in socket:
                        await self.hear(DECODER.decode(data))
            except InvalidStatus as refusal:
                if refusal.response.status_code in REFUSED:
                    raise ServerError(self.texts("join-refused", {"origin": self.door.origin})) from None
            except (OSError, InvalidHandshake, ConnectionClosed, ServerError, TimeoutError):
                pass
            if self.socket is not None:
                self.socket = None
                self.tell(self.texts("join-lost"))
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE)

    def open(self) -> connect:
        """The socket of the table, not yet connected."""
        url = f"{self.door.origin.replace('http', 'ws', 1)}/ws/tables/{self.table.code}"
        headers = {"Cookie": self.door.cookie_header()}
        return connect(url, additional_headers=headers, origin=Origin(self.door.origin), max_size=None)

    async def greet(self, socket: ClientConnection) -> None:
        """Say where we are in the log, and send again what was not acknowledged."""
        hello = messages.Hello(after=self.seq, views=self.wants_views)
        await socket.send(protocol.ENCODER.encode(hello), text=True)
        self.socket = socket
        for data, _ in self.pending.values():
            await socket.send(data, text=True)

    async def hear(self, message: messages.Server) -> None:
        """Take in one message of the server."""
        match message:
            case messages.Welcome() | messages.TableChanged():
                self.table = message.table
                await self.refresh()
            case messages.Events():
                for event in message.events:
                    self.tell_event(event)
                self.seq = max(self.seq, message.seq)
                await self.refresh()
            case messages.Ack():
                self.settle(message.id, "")
            case messages.Refusal():
                reason = self.door.say(message.key, message.args) or message.code
                if not self.settle(message.id, reason):
                    self.tell(reason)
            case _:
                self.hear_people(message)

    def hear_people(self, message: messages.Server) -> None:
        """Take in what people say and do beside the game."""
        match message:
            case messages.Said():
                self.tell(self.texts("join-said", {"name": message.name, "text": message.text}))
            case messages.Nudged() if self.seat in message.seats:
                self.tell(self.texts("join-nudged", {"name": self.name(message.seat)}))
            case messages.Wished() if not message.clear and message.seat != self.seat:
                place = f"{message.tile} → {message.place}" if message.place else message.tile
                self.tell(self.texts("join-wished", {"name": self.name(message.seat), "place": place}))
            case messages.Thinking():
                self.thinking = message.seats
                self.news.put_nowait(None)
            case _:
                pass

    def tell(self, line: str) -> None:
        """Hand out a line to show."""
        self.news.put_nowait(line)

    def tell_event(self, event: protocol.Event) -> None:
        """Hand out what happened, in words; the board and the result speak for themselves."""
        if event.kind not in {"revealed", "finished"}:
            self.tell(self.door.say(event.key, event.args) or event.kind)

    async def refresh(self) -> None:
        """Fetch the picture of the table as it is now."""
        if self.table.state != "waiting":
            path = f"/api/tables/{self.table.code}"
            self.table = await asyncio.to_thread(self.door.ask, "GET", path, protocol.TableInfo)
            language = {"language": self.texts.language}
            self.screen = await asyncio.to_thread(self.door.ask, "GET", f"{path}/screen", Screen, params=language)
            self.picture = Picture([list(line) for line in self.screen.lines], dict(self.screen.places))
        self.news.put_nowait(None)

    # Acting.

    async def act(self, action: str | int) -> str:
        """Do an action; "" when it is on the server's disk, else why not."""
        return await self.send(lambda key: messages.Act(id=key, action=action))

    async def undo(self) -> str:
        """Take back the last action; "" when done, else why not."""
        return await self.send(lambda key: messages.Undo(id=key))

    async def say(self, text: str) -> str:
        """Say something to the table; "" when it is said, else why not."""
        return await self.send(lambda key: messages.Say(id=key, text=text))

    async def send(self, make: Callable[[str], msgspec.Struct]) -> str:
        """Send a message until it is acknowledged or refused, over as many sockets as that takes."""
        key = secrets.token_hex(8)
        data = protocol.ENCODER.encode(make(key))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.pending[key] = (data, answer)
        if self.socket is not None:
            # A socket that is gone: it is sent again when the next one is there.
            with suppress(ConnectionClosed):
                await self.socket.send(data, text=True)
        return await answer

    def settle(self, key: str | None, reason: str) -> bool:
        """Answer whoever waits for this message; False when nobody does."""
        _, answer = self.pending.pop(key or "", (b"", None))
        if answer is None:
            return False
        if not answer.done():
            answer.set_result(reason)
        return True

    # Help.

    async def report(self) -> Report:
        """All boards' sheets as they lie now."""
        path = f"/api/tables/{self.table.code}/sheets"
        return report_from_json(await asyncio.to_thread(self.door.ask, "GET", path, dict[str, Any]))

    async def hints(self) -> list[str]:
        """What looks good, best first, each with its reason."""
        path = f"/api/tables/{self.table.code}/hint"
        answer = await asyncio.to_thread(self.door.ask, "POST", path, protocol.Hints)
        whys = [[self.door.say(why.key, why.args) for why in hint.reasons] for hint in answer.hints]
        said = [(hint.text, joined(why, self.texts)) for hint, why in zip(answer.hints, whys, strict=True)]
        return [
            f"{rank}. "
            + self.texts("play-hint" if rank == 1 else "play-hint-other", {"action": text, "reason": reason})
            for rank, (text, reason) in enumerate(said, 1)
        ]

    async def start(self) -> None:
        """Start the game; the host's right."""
        await asyncio.to_thread(self.door.ask, "POST", f"/api/tables/{self.table.code}/start", protocol.TableInfo, {})


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends; what it raises is raised, the others are given up."""
    doers = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(doers, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for doer in doers:
            doer.cancel()
    for doer in done:
        doer.result()


def report_from_json(document: dict[str, Any]) -> Report:
    """A report from the answer of `score --json`."""
    sheets = [
        Sheet(
            name=board["name"],
            lines=[
                Line(**{name: line[name] for name in Line.__struct_fields__ if name in line}) for line in board["lines"]
            ],
            category_names=tuple(board["categories"]),
            verdict=msgspec.convert(board.get("verdict"), Reason | None),
        )
        for board in document["boards"]
    ]
    return Report(document["game"], sheets, msgspec.convert(document["players"], list[Standing]))
