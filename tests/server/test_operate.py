"""What an operator asks of a running server: is it alive, can it work, its figures, and its log."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server import metrics
from castlewright.server.help.readiness import Readiness
from castlewright.server.help.thinkers import Thinkers
from castlewright.server.store.database import Store
from castlewright.server.wire import messages
from server.databases import address_of
from server.houses import open_house
from server.sockets import Socket

SAMPLE = re.compile(r'^[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? -?[0-9.e+-]+$')


def figures(origin: str, **headers: str) -> dict[str, float]:
    """The metrics by name and labels."""
    answer = httpx.get(f"{origin}/metrics", headers=headers)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return {name: float(value) for name, _, value in map(parts, answer.text.splitlines()) if name}


def parts(line: str) -> tuple[str, str, str]:
    """A sample's name and value; nothing for what stands over it."""
    if line.startswith("# "):
        assert line.split()[1] in {"HELP", "TYPE"}
        return "", "", ""
    assert SAMPLE.match(line), line
    return line.rpartition(" ")


def test_a_server_says_that_it_lives_and_that_it_can_work(server: ServerProcess) -> None:
    alive = httpx.get(f"{server.origin}/health")
    assert (alive.status_code, alive.json()["status"]) == (200, "alive")
    ready = httpx.get(f"{server.origin}/ready")
    assert (ready.status_code, ready.json()) == (200, {"database": True, "workers": True, "closing": False})
    assert ready.headers["cache-control"] == "no-store"


def test_what_people_do_is_counted(server: ServerProcess) -> None:
    before = figures(server.origin)
    people = [Guest(server.origin, name) for name in ("Ann", "Bob")]
    table = seat_people(people, "between_two_cities")
    with Socket(people[0], table.code) as socket:
        view = socket.hear(messages.View)
        socket.send(messages.Act(id="one", action=view.view["legal"][0][0]))
        socket.hear(messages.Ack)
        socket.send(messages.Act(id="two", action="no such thing"))
        socket.hear(messages.Refusal)
        assert figures(server.origin)["castlewright_sockets"] >= 1
    people[0].send("GET", "/api/tables/nowhere")
    after = figures(server.origin)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('castlewright_moves_total{game="between_two_cities",by="person"}') == 1
    assert grown("castlewright_move_wait_seconds_count") == 1
    assert grown("castlewright_move_wait_seconds_sum") > 0
    assert grown('castlewright_move_wait_seconds_bucket{le="+Inf"}') == 1
    assert grown('castlewright_refusals_total{code="no_table",door="http"}') == 1
    assert sum(grown(name) for name in after if 'door="socket"' in name) == 1
    assert after["process_resident_memory_bytes"] > 1_000_000


def test_bots_and_their_workers_are_counted(server: ServerProcess) -> None:
    before = figures(server.origin)
    guest = Guest(server.origin, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    guest.ask("POST", "/api/tables", dict, {"game": "between_two_cities", "seats": seats, "start": True})
    name = 'castlewright_moves_total{game="between_two_cities",by="bot"}'
    deadline = time.monotonic() + 20
    while (after := figures(server.origin)).get(name, 0) < before.get(name, 0) + 2 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert after[name] >= before.get(name, 0) + 2
    assert after["castlewright_bot_wait_seconds_count"] >= before["castlewright_bot_wait_seconds_count"] + 2
    assert after['castlewright_workers{state="busy"}'] + after['castlewright_workers{state="idle"}'] >= 2


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that logs JSON and has a token for its figures."""
    folder = tmp_path_factory.mktemp("guarded")
    (folder / "token").write_text("a very long token\n", "utf-8")
    options = ("--log", "json", "--log-requests", "--metrics-token-file", str(folder / "token"))
    with ServerProcess(address_of(folder / "tables.sqlite3"), folder / "log", options) as running:
        yield running


@pytest.mark.parametrize("header", ["x-forwarded-for", "x-real-ip", "forwarded"])
def test_figures_are_not_for_who_comes_through_a_proxy(guarded: ServerProcess, header: str) -> None:
    answer = httpx.get(f"{guarded.origin}/metrics", headers={header: "198.51.100.7"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    assert "castlewright_" not in answer.text


def test_who_has_the_token_gets_the_figures_from_anywhere(guarded: ServerProcess) -> None:
    far = {"x-forwarded-for": "198.51.100.7"}
    wrong = httpx.get(f"{guarded.origin}/metrics", headers={**far, "authorization": "Bearer another"})
    assert wrong.status_code == 403
    assert figures(guarded.origin, **far, authorization="Bearer a very long token")


def test_every_line_of_the_log_is_json_and_names_nobody(guarded: ServerProcess) -> None:
    guest = Guest(guarded.origin, "Xaveria Unmistakable")
    guest.send("GET", "/api/tables?secret=whisper")
    guest.send("GET", "/api/tables/nowhere")
    lines = [msgspec.json.decode(line) for line in guarded.log.read_bytes().splitlines()]
    assert {"at", "level", "from", "event"} <= set.intersection(*(set(line) for line in lines))
    assert any(line["event"] == "listening" for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert {"method": "GET", "path": "/api/tables/nowhere", "status": 404}.items() <= requests[-1].items()
    text = guarded.log.read_text("utf-8")
    for private in ("Xaveria", "127.0.0.1", "whisper", *guest.cookie.values()):
        assert private not in text


def test_details_are_logged_when_they_are_asked_for(tmp_path: Path) -> None:
    database = address_of(tmp_path / "tables.sqlite3")
    options = ("--log", "json", "--log-requests", "--log-details")
    with ServerProcess(database, tmp_path / "log", options) as running:
        httpx.get(f"{running.origin}/health?why=asked")
        request = msgspec.json.decode((tmp_path / "log").read_bytes().splitlines()[-1])
    assert request["path"] == "/health?why=asked"
    assert request["address"].startswith("127.0.0.1")


async def test_a_database_that_is_gone_makes_the_server_unready(database: str, tmp_path: Path) -> None:
    store = Store(database.replace("/tables", "/missing/tables"))
    thinkers = Thinkers(1, 60)
    try:
        found = await Readiness(store, thinkers).ask()
        assert (found.is_ready, found.database, found.workers) == (False, False, True)
    finally:
        await thinkers.stop()
        await store.close()


async def test_workers_that_cannot_be_started_make_the_server_unready(database: str) -> None:
    store = Store(database)
    try:
        found = await Readiness(store, Thinkers(1, 1, ("/nowhere/at/all",))).ask()
        assert (found.is_ready, found.database, found.workers) == (False, True, False)
    finally:
        await store.close()


async def test_a_server_that_closes_is_not_ready(database: str) -> None:
    async with open_house(database) as house:
        assert (await house.readiness.ask()).is_ready
        house.readiness.is_closing = True
        found = await house.readiness.ask()
        assert (found.is_ready, found.closing) == (False, True)


async def test_many_who_ask_share_one_look(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    async def look(_self: Store) -> bool:
        nonlocal looks
        looks += 1
        return True

    monkeypatch.setattr(Store, "is_answering", look)
    async with open_house(database) as house:
        await asyncio.gather(*(house.readiness.ask() for _ in range(50)))
    assert looks == 1


def test_a_figure_is_written_as_prometheus_reads_it() -> None:
    counter = metrics.Counter("odd", "Odd things.", "kind")
    counter.add('a "b"\\\n', count=2)
    assert list(counter.lines()) == ['castlewright_odd_total{kind="a \\"b\\"\\\\\\n"} 2']
    waits = metrics.Waits("nap", "Naps.")
    for seconds in (0.001, 0.002, 100):
        waits.add(seconds)
    lines = list(waits.lines())
    assert lines[:2] == [
        'castlewright_nap_seconds_bucket{le="0.001"} 1',
        'castlewright_nap_seconds_bucket{le="0.0025"} 2',
    ]
    assert lines[-3:] == [
        'castlewright_nap_seconds_bucket{le="+Inf"} 3',
        "castlewright_nap_seconds_sum 100.003",
        "castlewright_nap_seconds_count 3",
    ]
