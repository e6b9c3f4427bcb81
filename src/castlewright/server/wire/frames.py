"""A short way between uvicorn's WebSocket and a table: frames are packed once and written to many sockets.

ASGI would make a task, a queue and two system calls of every message. Uvicorn's protocol class, with the few lines
below, offers an application two extensions; a server without them is spoken to in the ordinary way.
"""

import socket
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from castlewright.server.wire.limits import Bucket, frame_bucket

try:
    from fcntl import ioctl
    from termios import TIOCOUTQ
except ImportError:  # this system does not tell what it holds for a viewer
    ioctl = None  # type: ignore[assignment]

WRITE = "castlewright.write"
"""Extension: writes a packed frame now; False if the viewer has gone or does not read."""

LISTEN = "castlewright.listen"
"""Extension: takes a function that gets every text message first and says whether it has dealt with it."""

MOST_UNREAD = 500_000
"""Bytes that may wait for a slow viewer; then it is let go and comes back by catch-up."""

MOST_UNREAD_IN_ALL = 20_000_000
"""Bytes that may wait for all viewers together."""

SENT_AHEAD = 12_288
"""Bytes on their way to one viewer; the system takes up to twice as many."""

DEAF_AFTER = 12.0
"""Seconds in which a viewer must have read something of what waits for it."""

LONGEST_LOOK = 4.0
"""Seconds that count between two looks at most: who was late is the server itself, and no viewer is to blame."""


READ_AT_ONCE = 2048
"""Bytes that are taken apart at once: a frame can be as short as six, and all others wait meanwhile."""


class TableProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with the two extensions."""

    has_rates = True
    """Whether frames are limited in number."""

    frames_left: Bucket | None = None

    unread: ClassVar[int] = 0
    """Bytes that wait for all viewers together, at most: those at the last count, and all that was written since."""

    listener: Callable[[bytes], bool] | None = None
    written = 0
    """Bytes of all frames."""

    read = 0
    """Bytes that the viewer had read at the last look, as far as we know."""

    looked_at = 0.0
    silent = 0.0
    """Seconds in which nothing was read while something waited."""

    def handle_connect(self, event: Any) -> None:
        """Offer the extensions to the application, which starts after this."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            self.looked_at = time.monotonic()
            OPEN.add(self)
            # The system would take megabytes for a viewer that does not read before we could notice.
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
            scope["extensions"][WRITE] = self.write_frame
            scope["extensions"][LISTEN] = self.listen

    def data_received(self, data: bytes) -> None:
        """Read what came, piece by piece, until the socket is ended."""
        for start in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_AT_ONCE])

    def handle_events(self) -> None:
        """Follow the frames that came; who sends more of them than any client would is let go."""
        if self.frames_left is None and self.has_rates:
            self.frames_left = frame_bucket()
        if self.frames_left is not None and not all(self.frames_left.take() for _ in self.conn.events):
            self.cut()
        else:
            super().handle_events()

    def listen(self, listener: Callable[[bytes], bool]) -> None:
        """Let a function see every text message first."""
        self.listener = listener

    def write_frame(self, frame: bytes) -> bool:
        """Write a packed frame; whether the viewer still listens."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.written += len(frame)
        TableProtocol.unread += len(frame)
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() >= MOST_UNREAD:
            self.cut()
        elif TableProtocol.unread > MOST_UNREAD_IN_ALL:
            let_go_of_the_slowest()
        return not self.transport.is_closing()

    def cut(self) -> None:
        """End the socket at once: what the viewer has not read is thrown away by the system, too."""
        OPEN.discard(self)
        at_once = struct.pack("ii", 1, 0)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a socket that is gone."""
        OPEN.discard(self)
        super().connection_lost(exc)

    def is_deaf(self, at: float) -> bool:
        """Whether the viewer has read nothing for too long of what waits for it; who reads slowly is not deaf."""
        since, self.looked_at = at - self.looked_at, at
        if self.read == self.written:  # all was read at the last look, and nothing came since
            return False
        waiting = self.transport.get_write_buffer_size() + unacknowledged(self.transport.get_extra_info("socket"))
        read = self.written - waiting
        self.silent = self.silent + min(since, LONGEST_LOOK) if waiting and read <= self.read else 0.0
        self.read = read
        return self.silent > DEAF_AFTER

    def send_receive_event_to_app(self) -> None:
        """Ask the listener first; what it does not take goes the ordinary way."""
        is_whole_text = len(self.frames) == 1 and self.curr_msg_data_type == "text"
        if self.listener is not None and is_whole_text and self.listener(bytes(self.frames[0])):
            self.frames = []
            return
        super().send_receive_event_to_app()


def unacknowledged(connection: socket.socket) -> int:
    """Bytes that the system holds for a viewer; 0 where it does not tell."""
    if ioctl is not None:
        with suppress(OSError):
            return int.from_bytes(ioctl(connection.fileno(), TIOCOUTQ, bytes(4)), sys.byteorder)
    return 0


OPEN: set[TableProtocol] = set()
"""The sockets of this process."""


def let_go_of_the_deaf(at: float) -> None:
    """End the sockets that do not read, and the slowest where too much waits for all together."""
    for deaf in [one for one in OPEN if one.is_deaf(at)]:
        deaf.cut()
    let_go_of_the_slowest()


def let_go_of_the_slowest() -> None:
    """Count what waits for all; where that is too much end the sockets with the most, until half of it is left.

    Half, or the next frame would be the next reason to count. What the system holds is on its way and does not count.
    """
    waiting = {one: one.transport.get_write_buffer_size() for one in OPEN}
    unread = sum(waiting.values())
    if unread > MOST_UNREAD_IN_ALL:
        fastest_first = sorted(waiting, key=waiting.__getitem__)
        while unread > MOST_UNREAD_IN_ALL / 2:
            slowest = fastest_first.pop()
            unread -= waiting[slowest]
            slowest.cut()
    TableProtocol.unread = unread
