"""Sizes and rates: who asks too much is told so, and the table goes on."""

import asyncio
import re
import resource
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import Litestar
from litestar.testing import TestClient
from websockets.asyncio.client import connect

from benchmarks import deaf
from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.app import create_app, prepare
from castlewright.server.routes import sockets
from castlewright.server.settings import Settings
from castlewright.server.wire import doors, frames, haste
from castlewright.server.wire.frames import DEAF_AFTER, TableProtocol
from castlewright.server.wire.haste import HastyProtocol
from castlewright.server.wire.limits import Bucket
from server.sockets import Socket

PATIENCE = 60
"""Seconds until an answer counts as not coming."""


def make_client(database: str, **limits: int) -> TestClient[Litestar]:
    """A client of a server with limits, in this process and over plain ASGI."""
    settings = Settings(database=database, bot_pace=0, workers=1, **limits)  # type: ignore[arg-type]
    return TestClient(create_app(settings, asyncio.run(prepare(settings))))


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Litestar]]:
    with make_client(database) as client:
        yield client


def set_up(client: TestClient[Litestar]) -> str:
    """A running table; its code."""
    client.get("/api/session")
    body = {"game": "castellan", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
    answer = client.post("/api/tables", json=body, headers={"x-csrftoken": str(client.cookies["csrftoken"])})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def test_a_bucket_allows_so_many_at_once_and_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("castlewright.server.wire.limits.time.monotonic", lambda: clock[0])
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_flood_of_messages_is_refused_and_the_table_goes_on(client: TestClient[Litestar]) -> None:
    code = set_up(client)
    with client.websocket_connect(f"/ws/tables/{code}") as socket:
        socket.send_json({"type": "hello", "views": False})
        heard: list[dict[str, Any]] = [socket.receive_json(timeout=PATIENCE)]
        for _ in range(90):
            socket.send_json({"type": "ping"})
        while sum(message["type"] in {"pong", "error"} for message in heard) < 90:
            heard.append(socket.receive_json(timeout=PATIENCE))
    codes = {message["code"] for message in heard if message["type"] == "error"}
    assert codes == {"too_many"}
    assert sum(message["type"] == "pong" for message in heard) >= 50
    with client.websocket_connect(f"/ws/tables/{code}") as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json(timeout=PATIENCE)["type"] == "welcome"


def test_a_request_without_the_token_is_refused(client: TestClient[Litestar]) -> None:
    client.get("/api/session")
    answer = client.post("/api/session", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


def test_a_host_of_too_many_running_tables_starts_no_more(database: str) -> None:
    with make_client(database, most_running=2) as client:
        for _ in range(2):
            set_up(client)
        body = {"game": "castellan", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
        answer = client.post("/api/tables", json=body, headers={"x-csrftoken": str(client.cookies["csrftoken"])})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
        assert len(client.get("/api/tables").json()["mine"]) == 2, "what may not start is not set up"


def test_an_address_makes_only_so_many_guests_and_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, "keep_bucket", 4)
    with make_client(database) as client:
        set_up(client)  # a guest and a table
        headers = {"x-csrftoken": str(client.cookies["csrftoken"])}
        body = {"game": "castellan", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [client.post("/api/tables", json=body, headers=headers).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        client.cookies.delete("castlewright_session")
        answer = client.post("/api/session", json={"name": "Ann"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")


def test_a_guest_changes_the_name_only_so_often(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, "name_bucket", 3)
    with make_client(database) as client:
        set_up(client)
        headers = {"x-csrftoken": str(client.cookies["csrftoken"])}

        def call(name: str) -> int:
            return client.post("/api/session", json={"name": name}, headers=headers).status_code

        assert [call(name) for name in ("a", "b", "c", "d", "c")] == [200, 200, 200, 429, 200]


def test_an_address_opens_only_so_many_sockets(database: str) -> None:
    with make_client(database, sockets_per_address=2) as client:
        code = set_up(client)
        path = f"/ws/tables/{code}"
        with client.websocket_connect(path), client.websocket_connect(path), client.websocket_connect(path) as third:
            third.send_json({"type": "hello"})
            assert third.receive_json(timeout=PATIENCE)["code"] == "too_many"
        assert "welcome" in (first_word(client, path) for _ in range(30)), "who has gone makes room"


def first_word(client: TestClient[Litestar], path: str) -> str:
    """What a socket that says hello hears first."""
    with client.websocket_connect(path) as socket:
        socket.send_json({"type": "hello"})
        return str(socket.receive_json(timeout=PATIENCE)["type"])


def test_codes_cannot_be_tried_one_after_the_other_over_sockets(client: TestClient[Litestar]) -> None:
    answers: list[str] = []
    while len(answers) < 600 and "too_many" not in answers:  # two more may be tried every second
        with client.websocket_connect(f"/ws/tables/a{len(answers)}") as socket:
            socket.send_json({"type": "hello"})
            answers.append(socket.receive_json(timeout=PATIENCE)["code"])
    assert set(answers[:50]) == {"no_table"}
    assert answers[-1] == "too_many"


def test_a_socket_is_no_connection_of_http_any_more_and_half_a_request_is_dropped(
    sqlite_database: str, tmp_path: Path
) -> None:
    with ServerProcess(sqlite_database, tmp_path / "log", ("--bot-pace", "0")) as server:
        with raw_connection(server) as half:
            half.sendall(b"GET /api/about HTTP/1.1\r\nHost: here\r\n")
            half.settimeout(30)
            begin = time.monotonic()
            assert half.recv(100) == b""
            assert 5 < time.monotonic() - begin < 25
        held = [raw_connection(server) for _ in range(320)]
        time.sleep(0.5)
        gone = sum(is_gone(one) for one in held)
        for one in held:
            one.close()
        assert 10 <= gone <= 40
        time.sleep(0.5)
        assert Guest(server.origin, "Ann").send("GET", "/api/about").is_success


def raw_connection(server: ServerProcess) -> socket.socket:
    """A connection that says nothing by itself."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=10)


def is_gone(connection: socket.socket) -> bool:
    """Whether the server has ended a connection."""
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


@pytest.mark.parametrize("count", [20, pytest.param(2000, marks=pytest.mark.slow)])
def test_sockets_that_never_read_are_let_go_and_cost_little(sqlite_database: str, tmp_path: Path, count: int) -> None:
    found = deaf.measure(sqlite_database, tmp_path / "log", count)
    assert found.left == 0
    assert found.seconds_until_gone < 30
    assert found.megabytes_more + found.megabytes_more_of_the_system < 200


class Wire:
    """A socket's way out: what the process holds back, and a real connection for what the system does."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.held = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.held

    def get_extra_info(self, _: str) -> socket.socket:
        return self.connection

    def is_closing(self) -> bool:
        return self.is_aborted

    def write(self, data: bytes) -> None:
        self.held += len(data)

    def abort(self) -> None:
        self.is_aborted = True


def protocol_over(wire: Wire) -> TableProtocol:
    """An open socket of the server that writes there."""
    protocol: Any = TableProtocol.__new__(TableProtocol)
    protocol.close_sent = protocol.disconnected = False
    protocol.transport = wire
    return protocol  # type: ignore[no-any-return]


@pytest.fixture
def ends() -> Iterator[tuple[TableProtocol, Wire, socket.socket]]:
    """A socket of the server, what it writes to, and the other end of the connection."""
    with socket.create_server(("127.0.0.1", 0)) as door, socket.socket() as there:
        there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        there.connect(door.getsockname())
        here, _ = door.accept()
        with here:
            here.setblocking(False)
            wire = Wire(here)
            yield protocol_over(wire), wire, there


def test_who_reads_nothing_of_what_the_system_holds_is_deaf(ends: tuple[TableProtocol, Wire, socket.socket]) -> None:
    protocol, wire, there = ends
    assert not protocol.is_deaf(0.0)
    protocol.written += wire.connection.send(bytes(30_000))
    looks = [protocol.is_deaf(float(second)) for second in range(1, int(DEAF_AFTER) + 3)]
    assert looks == sorted(looks)
    assert looks.count(True) == 1
    there.settimeout(PATIENCE)
    assert there.recv(2000)
    deadline = time.monotonic() + PATIENCE
    while protocol.is_deaf(protocol.looked_at) and time.monotonic() < deadline:
        time.sleep(0.01)  # the system has not heard yet that something was read
    assert not protocol.is_deaf(protocol.looked_at)


def test_nobody_is_deaf_because_the_server_was_late(ends: tuple[TableProtocol, Wire, socket.socket]) -> None:
    protocol, _, _ = ends
    assert protocol.write_frame(bytes(1000))
    assert not protocol.is_deaf(0.0)
    assert not protocol.is_deaf(10 * DEAF_AFTER)


def test_the_system_is_asked_only_about_who_was_written_to(
    ends: tuple[TableProtocol, Wire, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    protocol, wire, _ = ends
    held = iter([0])
    monkeypatch.setattr(frames, "unacknowledged", lambda _: next(held))
    assert protocol.write_frame(bytes(1000))
    wire.held = 0
    assert not any(protocol.is_deaf(float(second)) for second in range(3))
    assert next(held, None) is None, "it was asked once"


def test_who_reads_slower_than_others_talk_is_not_deaf(ends: tuple[TableProtocol, Wire, socket.socket]) -> None:
    protocol, wire, _ = ends
    for second in range(3 * int(DEAF_AFTER)):
        assert protocol.write_frame(bytes(1000))
        wire.held -= 10
        assert not protocol.is_deaf(float(second))


def test_what_waits_for_all_together_is_bounded_between_two_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MOST_UNREAD_IN_ALL", 100_000)
    monkeypatch.setattr(TableProtocol, "unread", 0)
    with socket.socket() as connection:
        wires = [Wire(connection) for _ in range(20)]
        viewers = [protocol_over(wire) for wire in wires]
        monkeypatch.setattr(frames, "OPEN", set(viewers))
        slow, quick = viewers[:10], viewers[10:]
        for _ in range(100):
            still_there = [viewer.write_frame(bytes(1000)) for viewer in slow + quick]
            for wire in wires[10:]:
                wire.held = 0
            assert sum(wire.held for wire in wires if not wire.is_aborted) <= 100_000
        assert all(still_there[10:]), "who reads stays"
        assert not all(still_there)


def test_the_server_may_open_as_many_files_as_it_takes_sockets(sqlite_database: str, tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        with ServerProcess(sqlite_database, tmp_path / "log", ("--sockets", "2000")) as server:
            assert server.process is not None
            limits = Path(f"/proc/{server.process.pid}/limits").read_text("ascii")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    (allowed,) = re.findall(r"Max open files\s+(\d+)", limits)
    assert int(allowed) == min(3000, hard)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts a socket and says what it hears."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def talk_later(seconds: float) -> str:
    """What a socket hears so long after it was opened."""
    server = uvicorn.Server(uvicorn.Config(echo, port=0, http=HastyProtocol, ws=TableProtocol, lifespan="off"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}") as socket:
        await asyncio.sleep(seconds)
        await socket.send("still here")
        heard = str(await socket.recv())
    server.should_exit = True
    await serving
    return heard


def test_no_clock_of_http_runs_on_for_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "BODY_WITHIN", 0.2)
    assert asyncio.run(talk_later(0.6)) == "still here"


def framed(kind: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return bytes((0x80 * is_last | kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload


TEXT, PIECE, PING = 1, 0, 9
FLOODS = [
    pytest.param(framed(PING), id="pings"),
    pytest.param(framed(PIECE, is_last=False), id="pieces of nothing"),
    pytest.param(framed(TEXT, b'{"type":"ping"}'), id="messages"),
    pytest.param(framed(TEXT, b'{"type":"act","id":"a","action":0}'), id="moves"),
]


@pytest.mark.parametrize("frame", FLOODS)
def test_a_flood_of_frames_ends_its_socket_and_no_other(sqlite_database: str, tmp_path: Path, frame: bytes) -> None:
    with ServerProcess(sqlite_database, tmp_path / "log", ("--bot-pace", "0")) as server:
        ann, bob = (Guest(server.origin, name) for name in ("Ann", "Bob"))
        code = seat_people([ann, bob], "castellan").code
        with Socket(bob, code) as other, ExitStack() as stack:
            (flooding,) = deaf.deaf_sockets(stack, server, ann, code, 1)
            flooding.sendall(framed(TEXT, b"{}", is_last=False))
            flooding.settimeout(PATIENCE)
            begin = time.monotonic()
            while not deaf.is_dropped(flooding) and time.monotonic() < begin + PATIENCE:
                with suppress(OSError):
                    flooding.sendall(1000 * frame)
            assert deaf.is_dropped(flooding)
            other.settle()


def allow(monkeypatch: pytest.MonkeyPatch, name: str, count: int) -> None:
    """Let a bucket of the doors or the sockets hold so many, and no more however slow the machine is."""
    for module in (doors, sockets):
        monkeypatch.setattr(module, name, lambda: Bucket(count, 0), raising=False)


def test_sockets_of_one_address_say_only_so_much_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, "crowd_bucket", 30)
    words: list[str] = []
    with make_client(database) as client:
        path = f"/ws/tables/{set_up(client)}"
        for _ in range(4):
            with client.websocket_connect(path) as socket:
                for _ in range(10):
                    socket.send_json({"type": "ping"})
                    words.append(socket.receive_json(timeout=PATIENCE)["code"])
    # A ping before hello is refused, too, but as another thing.
    assert words == ["bad_message"] * 30 + ["too_many"] * 10


def test_sockets_of_one_address_talk_only_so_much_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, "line_bucket", 5)
    words: list[str] = []
    with make_client(database) as client:
        path = f"/ws/tables/{set_up(client)}"
        for _ in range(4):
            with client.websocket_connect(path) as socket:
                socket.send_json({"type": "hello", "views": False})
                for number in range(2):
                    socket.send_json({"type": "chat", "id": str(number), "text": "la"})
                    while (message := socket.receive_json(timeout=PATIENCE))["type"] not in {"ack", "error"}:
                        pass
                    words.append(message["type"])
    assert words == ["ack"] * 5 + ["error"] * 3


def test_hello_again_and_again_is_refused(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, "talk_bucket", 10)
    with client.websocket_connect(f"/ws/tables/{set_up(client)}") as socket:
        for _ in range(30):
            socket.send_json({"type": "hello", "views": False})
        heard: list[dict[str, Any]] = []
        while sum(message["type"] in {"welcome", "error"} for message in heard) < 30:
            heard.append(socket.receive_json(timeout=PATIENCE))
    assert sum(message["type"] == "welcome" for message in heard) == 10
    assert {message["code"] for message in heard if message["type"] == "error"} == {"too_many"}


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param([b'{"ask":"open","link":"%s"}' % (100_000 * b"x")], id="large"),
        pytest.param([b'{"ask":"open",', b'"link":"x"}'], id="of unknown size"),
    ],
)
def test_large_bodies_of_one_address_are_few(
    database: str, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    allow(monkeypatch, "body_bucket", 3)
    with make_client(database) as client:
        client.get("/api/session")
        headers = {"x-csrftoken": str(client.cookies["csrftoken"]), "content-type": "application/json"}
        bodies: list[Any] = [parts[0] if len(parts) == 1 else iter(parts) for _ in range(4)]
        bodies.append(b'{"ask":"open","link":"small"}')
        codes = [client.post("/api/assistant", content=body, headers=headers).status_code for body in bodies]
    assert codes == [422, 422, 422, 429, 422]


def test_records_of_one_address_are_few(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(monkeypatch, "body_bucket", 3)
    with make_client(database) as client:
        client.get("/api/session")
        headers = {"x-csrftoken": str(client.cookies["csrftoken"])}
        codes = [client.post("/api/records", json={"game": "castellan"}, headers=headers).status_code for _ in range(4)]
    assert codes == [422, 422, 422, 429]


def test_connections_of_one_address_are_opened_only_so_fast(sqlite_database: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite_database, tmp_path / "log", ("--bot-pace", "0")) as server:
        gone, begin = 0, time.monotonic()
        while gone < 10 and time.monotonic() < begin + PATIENCE:
            with raw_connection(server) as one:
                one.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                with suppress(OSError):
                    if one.recv(100):
                        continue
                gone += 1
        assert gone == 10
        time.sleep(1)
        assert Guest(server.origin, "Ann").send("GET", "/api/about").is_success


async def held_of(count: int) -> int:
    """How many of so many connections a server holds that allows all together five."""
    server = uvicorn.Server(uvicorn.Config(echo, port=0, http=HastyProtocol, lifespan="off"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(count)]
    looks = [asyncio.create_task(reader.read(1)) for reader, _ in held]
    done, still = await asyncio.wait(looks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    while len(done) < count - 5:
        more, still = await asyncio.wait(still, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        done |= more
    for _, writer in held:
        writer.close()
    server.should_exit = True
    await serving
    return len(still)


def test_connections_of_all_addresses_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "MOST_IN_ALL", 5)
    monkeypatch.setattr(haste, "CONNECTIONS", Counter())
    assert asyncio.run(held_of(9)) == 5


async def large(scope: Any, _receive: Any, send: Any) -> None:
    """An application that answers much."""
    assert scope["type"] == "http"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": bytes(20_000_000)})


async def read_of(seconds: float, *, at_once: int) -> int:
    """Bytes of that answer which arrive at somebody who takes so many at once, now and then, for so long."""
    server = uvicorn.Server(uvicorn.Config(large, port=0, http=HastyProtocol, lifespan="off"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    taken, begin = 0, time.monotonic()
    with suppress(OSError):
        while time.monotonic() < begin + seconds:
            await asyncio.sleep(0.01)
            taken += len(await reader.read(at_once)) if at_once else 0
        while piece := await reader.read(1_000_000):
            taken += len(piece)
            if taken >= 20_000_000:
                break
    writer.close()
    server.should_exit = True
    await serving
    return taken


def test_who_reads_nothing_of_an_answer_is_let_go_and_who_reads_slowly_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "READ_WITHIN", 0.5)
    assert asyncio.run(read_of(3, at_once=0)) < 20_000_000
    assert asyncio.run(read_of(3, at_once=500_000)) >= 20_000_000
