"""Those who look at a table through a socket: frames are written at once, or queued where the server cannot."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from castlewright.server.wire.messages import Server
from castlewright.server.wire.packing import pack, payload_of

if TYPE_CHECKING:
    from litestar.types import Send

MOST_UNSENT = 512
"""Messages that may wait in the queue for a slow viewer."""


class Cork:
    """While it is in, frames are held back and then written together: one system call for each viewer."""

    def __init__(self) -> None:
        self.is_in = False
        self.held: dict[Viewer, list[bytes]] = {}

    def __enter__(self) -> None:
        self.is_in = True

    def __exit__(self, *_: object) -> None:
        self.is_in = False
        held, self.held = self.held, {}
        for viewer, frames in held.items():
            viewer.write_now(frames[0] if len(frames) == 1 else b"".join(frames))


CORK = Cork()


class Viewer:
    """One socket at a table."""

    __slots__ = (
        "guest",
        "is_gone",
        "name",
        "on_drop",
        "public",
        "seat",
        "send",
        "unsent",
        "wakeup",
        "wants_views",
        "write",
    )

    def __init__(
        self,
        send: "Send",
        write: Callable[[bytes], bool] | None,
        seat: int,
        guest: int | None,
        name: str,
        public: str = "",
    ) -> None:
        self.send = send
        self.write = write
        self.seat = seat
        self.guest = guest
        self.name = name
        self.public = public
        self.wants_views = False
        self.unsent: deque[bytes] = deque()
        self.wakeup = asyncio.Event()
        self.is_gone = False
        self.on_drop: Callable[[], object] | None = None

    def push(self, frame: bytes) -> None:
        """Send a packed message, in order; a viewer that does not read is let go and may come back."""
        if self.is_gone:
            return
        if self.write is not None:
            if CORK.is_in:
                CORK.held.setdefault(self, []).append(frame)
            else:
                self.write_now(frame)
            return
        self.unsent.append(frame)
        self.wakeup.set()
        if len(self.unsent) > MOST_UNSENT:
            self.drop()

    def write_now(self, frames: bytes) -> None:
        """Write frames to the socket; one that does not take them is let go."""
        if self.write is not None and not self.is_gone and not self.write(frames):
            self.drop()

    def tell(self, message: Server) -> None:
        """Send a message to this viewer alone."""
        self.push(pack(message))

    def drop(self) -> None:
        """Let a viewer go."""
        self.unsent.clear()
        self.is_gone = True
        if self.on_drop is not None:
            self.on_drop()

    async def run(self) -> None:
        """Send what waits in the queue, until cancelled."""
        while True:
            await self.wakeup.wait()
            self.wakeup.clear()
            while self.unsent:
                text = payload_of(self.unsent.popleft()).decode()
                message: Any = {"type": "websocket.send", "text": text}
                await self.send(message)
