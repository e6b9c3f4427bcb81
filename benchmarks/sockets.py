"""A lean WebSocket client: it shares two cores with the server that it loads, so it does almost nothing."""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING = 1, 8, 9
NO_MASK = b"\0\0\0\0"
"""A mask of zeros leaves the payload as it is."""


class LeanSocket(asyncio.Protocol):
    """One socket at a table; `heard` gets the bytes of every text message."""

    def __init__(self, port: int, path: str, cookies: str, heard: Callable[["LeanSocket", bytes], None]) -> None:
        self.port = port
        self.path = path
        self.cookies = cookies
        self.heard = heard
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost = False

    async def connect(self) -> "LeanSocket":
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.is_open
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        host = f"127.0.0.1:{self.port}"
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Origin: http://{host}",
            f"Cookie: {self.cookies}",
        )
        transport.write("\r\n".join([*lines, "\r\n"]).encode())

    def data_received(self, data: bytes) -> None:
        """Take the messages out of what has arrived."""
        self.buffer += data
        if not self.is_open.done() and not self.shake_hands():
            return
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            length, head = buffer[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            end = start + head + length
            if len(buffer) < end:
                break
            self.take(buffer[start] & 15, bytes(buffer[start + head : end]))
            start = end
        del buffer[:start]

    def shake_hands(self) -> bool:
        """Read the answer to the handshake if it is all there."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        first = bytes(self.buffer[: self.buffer.index(b"\r\n")])
        del self.buffer[: end + 4]
        if b" 101 " in first:
            self.is_open.set_result(None)
            return True
        self.is_open.set_exception(ConnectionError(first.decode()))
        return False

    def take(self, kind: int, payload: bytes) -> None:
        """Hand a text on; answer a ping."""
        if kind == TEXT:
            self.heard(self, payload)
        elif kind == PING:
            self.transport.write(bytes([0x8A, 0x80 | len(payload)]) + NO_MASK + payload)
        elif kind == CLOSE:
            self.is_lost = True
            self.transport.close()

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        length = len(payload)
        head = bytes([0x81, 0x80 | length]) if length < 126 else bytes([0x81, 0xFE]) + length.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that nothing comes any more."""
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def close(self) -> None:
        """Hang up."""
        self.transport.close()
