"""Messages as WebSocket frames: packed once, written to many."""

from collections.abc import Iterator

from castlewright.server.wire.messages import Server
from castlewright.server.wire.protocol import ENCODER

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


def payloads_of(frames: bytes) -> Iterator[bytes]:
    """The messages in frames that were written together."""
    while frames:
        head = {126: 4, 127: 10}.get(frames[1], 2)
        end = head + (frames[1] if head == 2 else int.from_bytes(frames[2:head], "big"))
        yield frames[head:end]
        frames = frames[end:]


def pack(message: Server) -> bytes:
    """A message as it is sent: packed once, written to many."""
    return frame_of(ENCODER.encode(message))
