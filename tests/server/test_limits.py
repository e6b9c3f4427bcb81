"""Sizes and rates: who asks too much is told so, and the table goes on."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from castlewright.server import app as app_module
from castlewright.server.app import create_app, prepare
from castlewright.server.settings import Settings
from castlewright.server.wire.limits import Bucket

FEW = 8
"""Requests a minute that the limited server allows."""


def make_client(database: str) -> TestClient[Litestar]:
    """A client of a server with limits, in this process and over plain ASGI."""
    settings = Settings(database=database, bot_pace=0, workers=1)
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


def test_too_many_requests_are_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "HTTP_PER_MINUTE", FEW)
    with make_client(database) as client:
        answers = [client.get("/api/about") for _ in range(FEW + 1)]
    assert [answer.status_code for answer in answers] == [200] * FEW + [429]
    assert answers[-1].json()["code"] == "too_many"


def test_a_flood_of_messages_is_refused_and_the_table_goes_on(client: TestClient[Litestar]) -> None:
    code = set_up(client)
    with client.websocket_connect(f"/ws/tables/{code}") as socket:
        socket.send_json({"type": "hello", "views": False})
        heard: list[dict[str, Any]] = [socket.receive_json()]
        for _ in range(90):
            socket.send_json({"type": "ping"})
        while sum(message["type"] in {"pong", "error"} for message in heard) < 90:
            heard.append(socket.receive_json())
    codes = {message["code"] for message in heard if message["type"] == "error"}
    assert codes == {"too_many"}
    assert sum(message["type"] == "pong" for message in heard) >= 50
    with client.websocket_connect(f"/ws/tables/{code}") as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "welcome"


def test_a_request_without_the_token_is_refused(client: TestClient[Litestar]) -> None:
    client.get("/api/session")
    answer = client.post("/api/session", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
