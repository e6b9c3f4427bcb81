"""Sockets that never read: what do they cost, and how soon are they gone?

`python -m benchmarks.deaf benchmarks/deaf.json` opens 2,000 of them at one table where somebody talks without end.
"""

import resource
import select
import socket
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.load import resident
from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.run import OTHER_FILES, allow_files
from castlewright.server.settings import database_in

COUNT = 2000
PATIENCE = 60.0
LINE = "x" * 500


class Found(msgspec.Struct, kw_only=True):
    """What was seen of them."""

    sockets: int
    megabytes_more: float
    """The most that the server held in memory, beyond what it held before they came."""

    megabytes_more_of_the_system: float
    """The same for what the system holds for all connections of this machine."""

    seconds_until_gone: float
    """From when all had said hello."""

    left: int
    """Sockets that were still there when patience ended."""

    lines_meanwhile: int
    """Lines of talk of somebody else that were acknowledged meanwhile."""

    slowest_line: float
    """Seconds until the slowest of these was acknowledged."""


def measure(database: str, log: Path, count: int) -> Found:
    """Open so many, talk, and look."""
    allow_files(count + OTHER_FILES)
    with ServerProcess(database, log) as server, ExitStack() as stack:
        ann, bob = (Guest(server.origin, name) for name in ("Ann", "Bob"))
        code = seat_people([ann, bob], "castellan").code
        before = most = resident(server)
        before_system = most_system = held_by_system()
        deaf = deaf_sockets(stack, server, ann, code, count)
        talker = Talker(
            stack.enter_context(
                connect(
                    bob.socket_url(code),
                    additional_headers=bob.headers,
                    origin=Origin(bob.origin),
                    max_size=None,
                    ping_interval=None,
                )
            )
        )
        waits: list[float] = []
        begin = time.monotonic()
        while (left := sum(not is_dropped(one) for one in deaf)) and time.monotonic() < begin + PATIENCE:
            waits.append(talker.talk())
            most = max(most, resident(server))
            most_system = max(most_system, held_by_system())
        seconds = time.monotonic() - begin
    return Found(
        sockets=count,
        megabytes_more=round((most - before) / 1e6, 1),
        megabytes_more_of_the_system=round((most_system - before_system) / 1e6, 1),
        seconds_until_gone=round(seconds, 1),
        left=left,
        lines_meanwhile=len(waits),
        slowest_line=round(max(waits, default=0.0), 2),
    )


class Talker:
    """Somebody at the same table who talks, and listens to the answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.socket.send('{"type":"hello","views":false}')
        self.said = 0

    def talk(self) -> float:
        """Say something; the seconds until that is acknowledged."""
        begin = time.monotonic()
        self.said += 1
        self.socket.send(f'{{"type":"chat","id":"{self.said}","text":"{LINE}"}}')
        wanted = f'{{"type":"ack","id":"{self.said}"'
        while not str(self.socket.recv(timeout=PATIENCE)).startswith(wanted):
            pass
        return time.monotonic() - begin


def deaf_sockets(stack: ExitStack, server: ServerProcess, guest: Guest, code: str, count: int) -> list[socket.socket]:
    """Sockets at a table that say hello and read nothing, with small buffers."""
    head = (
        f"GET /ws/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {guest.cookies}\r\n\r\n"
    )
    made = [stack.enter_context(socket.socket()) for _ in range(count)]
    for connection in made:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.connect(("127.0.0.1", server.port))
        connection.sendall(head.encode())
    for connection in made:
        # The first bytes of the answer say that hello will be heard.
        assert events(connection, select.POLLIN, 30_000)
        hello = b'{"type":"hello"}'
        with suppress(OSError):  # where the others take long to come the first ones may be gone already
            connection.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return made


def held_by_system() -> int:
    """Bytes that the system holds for TCP connections."""
    line = next(line for line in Path("/proc/net/sockstat").read_text("ascii").splitlines() if line.startswith("TCP:"))
    return resource.getpagesize() * int(line.rpartition(" ")[2])


def is_dropped(connection: socket.socket) -> bool:
    """Whether the other side has reset a connection, without reading from it."""
    return bool(connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)) or has_hung_up(connection)


def has_hung_up(connection: socket.socket) -> bool:
    """Whether the system says that the other side is gone."""
    return events(connection, select.POLLHUP | select.POLLERR, 0)


def events(connection: socket.socket, wanted: int, milliseconds: int) -> bool:
    """Whether something of this kind happens at a connection within some time."""
    poller = select.poll()
    poller.register(connection, wanted)
    return bool(poller.poll(milliseconds))


def main() -> None:
    """Measure, print, and write to the file that is named."""
    with tempfile.TemporaryDirectory() as folder:
        found = measure(database_in(Path(folder)), Path(folder) / "log", COUNT)
    result = msgspec.json.format(msgspec.json.encode(found), indent=1)
    print(result.decode())
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_bytes(result + b"\n")


if __name__ == "__main__":
    main()
