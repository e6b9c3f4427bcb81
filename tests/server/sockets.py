"""A socket of a guest at a table, for tests that say one thing and look at the answer; no wait is without an end."""

import socket
import struct
import time
from contextlib import ExitStack
from types import TracebackType
from typing import Self, TypeVar

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.serving import Guest
from castlewright.server.wire import messages, protocol

DECODER = msgspec.json.Decoder(messages.Server)
PATIENCE = 60
"""Seconds until what is waited for counts as not coming: a loaded machine is no reason to fail."""

Kind = TypeVar("Kind")


class Socket:
    """A guest's socket; it has said hello unless told otherwise."""

    def __init__(self, guest: Guest, code: str, *, hello: bool = True, views: bool = True, origin: str = "") -> None:
        self.stack = ExitStack()
        opening = connect(
            guest.socket_url(code),
            additional_headers=guest.headers,
            origin=Origin(origin or guest.origin),
            max_size=None,
            open_timeout=PATIENCE,
        )
        self.connection: ClientConnection = self.stack.enter_context(opening)
        # Else who sends more than the other side reads waits for ever.
        within = struct.pack("ll", PATIENCE, 0)
        self.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, within)
        self.heard: list[messages.Server] = []
        self.raw: list[bytes] = []
        if hello:
            self.send(messages.Hello(views=views))
            self.hear(messages.Welcome)

    def send(self, message: msgspec.Struct | str | bytes) -> None:
        """Send a message; a text as it is, bytes as a binary message."""
        data = protocol.ENCODER.encode(message).decode() if isinstance(message, msgspec.Struct) else message
        self.connection.send(data)

    def hear(self, kind: type[Kind]) -> Kind:
        """The next message of a kind; those before it are kept in `heard`."""
        deadline = time.monotonic() + PATIENCE
        while True:
            data = self.connection.recv(timeout=max(deadline - time.monotonic(), 0), decode=False)
            message = DECODER.decode(data)
            self.raw.append(bytes(data))
            self.heard.append(message)
            if isinstance(message, kind):
                return message

    def settle(self) -> list[messages.Server]:
        """Everything that was said until the answer to a ping."""
        self.send(messages.Ping())
        self.hear(messages.Pong)
        return self.heard

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stack.close()
