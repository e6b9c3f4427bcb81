"""The gate before the application: whatever is asked, and whatever comes of it, costs a request.

It bounds the requests of an address, also those that end as errors, and lets only one of an address begin in each round
of the event loop: between two requests of a flood there is room for what others wait for.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from castlewright.server import metrics
from castlewright.server.wire.doors import Doors, address_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import ENCODER

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send


class Gate:
    """Stands before the application and lets requests in."""

    def __init__(self, app: "ASGIApp", doors: Doors) -> None:
        self.app = app
        self.doors = doors
        self.rounds = Rounds()

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Let a request in when its turn has come; sockets have doors of their own."""
        if scope["type"] == ScopeType.HTTP and not self.doors.is_open:
            address = address_of(scope)
            try:
                self.doors.check_request(address, scope["path"])
            except Refused as problem:
                await refuse(problem, send)
                return
            await self.rounds.begin(address)
        await self.app(scope, receive, send)


async def refuse(problem: Refused, send: "Send") -> None:
    """Answer with a problem, as cheaply as can be."""
    metrics.REFUSALS.add(problem.code, "http")
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": ENCODER.encode(problem.to_problem()), "more_body": False})


class Rounds:
    """Lets one request of an address begin in each round of the event loop, in the order in which they came."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def begin(self, address: str) -> None:
        """Begin at once, or when those who came before from there have begun, each in a round of its own."""
        waiting = self.waiting.get(address)
        if waiting is None:
            self.waiting[address] = deque()
            asyncio.get_running_loop().call_soon(self.call_next, address)
            return
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        await turn

    def call_next(self, address: str) -> None:
        """Let the next one begin; who has gone meanwhile is passed over."""
        waiting = self.waiting[address]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self.call_next, address)
                return
        del self.waiting[address]
