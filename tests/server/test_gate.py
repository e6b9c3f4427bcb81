"""The gate: what an address may ask, whatever comes of it, and how little its haste keeps others waiting."""

import asyncio
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from castlewright.server.app import create_app, prepare
from castlewright.server.settings import Settings
from castlewright.server.wire import doors
from castlewright.server.wire.gate import Rounds
from castlewright.server.wire.limits import Bucket, Buckets, home_of

FEW = 5

HOMES = [
    ("192.0.2.7", "192.0.2.7"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
    ("testclient", "testclient"),
    ("", ""),
]


@pytest.mark.parametrize(("address", "home"), HOMES)
def test_a_network_of_ipv6_counts_as_one_address(address: str, home: str) -> None:
    assert home_of(address) == home


@pytest.fixture
def client(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A client of a server that takes a few requests of an address, and no more however slow the machine is."""
    monkeypatch.setattr(doors, "request_bucket", lambda count: Bucket(count, 0))
    settings = Settings(database=sqlite_database, workers=1, requests_per_minute=FEW)
    with TestClient(create_app(settings, asyncio.run(prepare(settings)))) as client:
        yield client


REQUESTS = [
    pytest.param("GET", "/api/about", 200, id="that are answered"),
    pytest.param("GET", "/api/nothing", 404, id="for what is not there"),
    pytest.param("POST", "/api/session", 403, id="without the token"),
    pytest.param("DELETE", "/nothing", 405, id="that nothing takes"),
    pytest.param("OPTIONS", "/api/about", 204, id="for what may be asked"),
]


@pytest.mark.parametrize(("method", "path", "status"), REQUESTS)
def test_requests_of_every_kind_are_counted(client: TestClient[Litestar], method: str, path: str, status: int) -> None:
    answers = [client.request(method, path) for _ in range(FEW + 1)]
    assert [answer.status_code for answer in answers] == [status] * FEW + [429]
    assert answers[-1].json()["code"] == "too_many"
    assert answers[-1].headers["x-frame-options"] == "DENY"


def test_the_files_of_a_page_are_many_and_bounded(client: TestClient[Litestar]) -> None:
    many = doors.FILES_FOR_ONE * FEW
    codes = [client.get("/assets/nothing").status_code for _ in range(many + 1)]
    assert codes == [404] * many + [429]
    assert client.get("/api/about").status_code == 200


async def test_a_flood_of_one_address_lets_others_begin_at_once() -> None:
    rounds, order = Rounds(), list[str]()

    async def ask(address: str) -> None:
        await rounds.begin(address)
        order.append(address)

    flood = [asyncio.create_task(ask("flood")) for _ in range(100)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask("other"))
    await asyncio.gather(*flood, other)
    assert order.index("other") <= 3
    assert order.count("flood") == 100
    assert not rounds.waiting


async def test_who_goes_while_waiting_to_begin_keeps_nobody() -> None:
    rounds = Rounds()
    tasks = [asyncio.create_task(rounds.begin("home")) for _ in range(5)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[2].cancel()
    async with asyncio.timeout(10):
        await asyncio.gather(*tasks, return_exceptions=True)
    assert [task.cancelled() for task in tasks] == [False, True, True, False, False]


def test_an_address_that_asks_seldom_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castlewright.server.wire.limits.MOST_REMEMBERED", 2)
    buckets = Buckets(lambda: Bucket(1, 0))
    assert [buckets.take(name) for name in ("a", "b", "a", "c", "a")] == [True, True, False, True, False]
    assert list(buckets.known) == ["c", "a"]
