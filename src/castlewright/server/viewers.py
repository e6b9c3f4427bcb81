"""Those who look at a table through a socket: each has a queue that one task sends from."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from castlewright.server.protocol import ENCODER, Server

if TYPE_CHECKING:
    from litestar.types import Send

MOST_UNSENT = 512
"""Messages that may wait for a slow viewer; then it is let go and comes back by catch-up."""


def to_text(message: Server) -> str:
    """A message as it is sent; encode once, send to many."""
    return ENCODER.encode(message).decode()


class Viewer:
    """One socket at a table."""

    __slots__ = ("guest", "is_gone", "name", "on_drop", "seat", "send", "unsent", "wakeup", "wants_views")

    def __init__(self, send: "Send", seat: int, guest: int | None, name: str) -> None:
        self.send = send
        self.seat = seat
        self.guest = guest
        self.name = name
        self.wants_views = False
        self.unsent: deque[str] = deque()
        self.wakeup: asyncio.Future[None] | None = None
        self.is_gone = False
        self.on_drop: Callable[[], object] | None = None

    def push(self, text: str) -> None:
        """Send a message soon, in order; a viewer that cannot keep up is let go."""
        self.unsent.append(text)
        if len(self.unsent) > MOST_UNSENT:
            self.drop()
        if self.wakeup is not None and not self.wakeup.done():
            self.wakeup.set_result(None)

    def tell(self, message: Server) -> None:
        """Send a message to this viewer alone."""
        self.push(to_text(message))

    def drop(self) -> None:
        """Let a viewer go that does not read; it comes back and catches up."""
        self.unsent.clear()
        self.is_gone = True
        if self.on_drop is not None:
            self.on_drop()

    def leave(self) -> None:
        """Stop sending when the queue is empty."""
        self.is_gone = True
        if self.wakeup is not None and not self.wakeup.done():
            self.wakeup.set_result(None)

    async def run(self) -> None:
        """Send what waits until the viewer is gone."""
        loop = asyncio.get_running_loop()
        unsent = self.unsent
        while not self.is_gone:
            if not unsent:
                self.wakeup = loop.create_future()
                await self.wakeup
            while unsent:
                message: Any = {"type": "websocket.send", "text": unsent.popleft()}
                await self.send(message)
