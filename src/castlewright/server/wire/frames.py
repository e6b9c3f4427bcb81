"""A short way between uvicorn's WebSocket and a table: frames are packed once and written to many sockets.

ASGI would make a task, a queue and two system calls of every message. Uvicorn's protocol class, with the few lines
below, offers an application two extensions; a server without them is spoken to in the ordinary way.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from castlewright.server.wire.messages import Server
from castlewright.server.wire.protocol import ENCODER

WRITE = "castlewright.write"
"""Extension: writes a packed frame now; False if the viewer has gone or does not read."""

LISTEN = "castlewright.listen"
"""Extension: takes a function that gets every text message first and says whether it has dealt with it."""

MOST_UNREAD = 4_000_000
"""Bytes that may wait for a slow viewer; then it is let go and comes back by catch-up."""

TEXT = 0x81


def frame_of(payload: bytes) -> bytes:
    """A text message as a frame from a server, which is the same for all who get it."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def payload_of(frame: bytes) -> bytes:
    """The message in such a frame."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def pack(message: Server) -> bytes:
    """A message as it is sent: packed once, written to many."""
    return frame_of(ENCODER.encode(message))


class TableProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with the two extensions."""

    listener: Callable[[bytes], bool] | None = None

    def handle_connect(self, event: Any) -> None:
        """Offer the extensions to the application, which starts after this."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WRITE] = self.write_frame
            scope["extensions"][LISTEN] = self.listen

    def listen(self, listener: Callable[[bytes], bool]) -> None:
        """Let a function see every text message first."""
        self.listener = listener

    def write_frame(self, frame: bytes) -> bool:
        """Write a packed frame; whether the viewer still listens."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return self.transport.get_write_buffer_size() < MOST_UNREAD

    def send_receive_event_to_app(self) -> None:
        """Ask the listener first; what it does not take goes the ordinary way."""
        is_whole_text = len(self.frames) == 1 and self.curr_msg_data_type == "text"
        if self.listener is not None and is_whole_text and self.listener(bytes(self.frames[0])):
            self.frames = []
            return
        super().send_receive_event_to_app()
