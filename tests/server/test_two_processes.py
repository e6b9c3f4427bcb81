"""Two servers on one PostgreSQL database serve the same tables."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.wire import messages, protocol
from server.databases import Postgresql

DECODER = msgspec.json.Decoder(messages.Server)


@pytest.fixture(scope="module")
def pair(
    postgresql: Postgresql, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one database."""
    database, folder = postgresql.fresh(), tmp_path_factory.mktemp("pair")
    first, second = (ServerProcess(database, folder / name) for name in ("first.log", "second.log"))
    with first, second:
        yield first, second


def through(guest: Guest, server: ServerProcess) -> Guest:
    """The same guest at the other server's door."""
    other = Guest(server.origin, None)
    other.cookie = dict(guest.cookie)
    return other


async def hear(socket: ClientConnection, kind: type[Any], at_least: int) -> Any:
    """The next message of a kind that tells of a seq."""
    async with asyncio.timeout(60):
        while True:
            message = DECODER.decode(await socket.recv())
            if isinstance(message, kind) and message.seq >= at_least:
                return message


async def log_of(server: ServerProcess, code: str) -> list[tuple[int, int, str]]:
    """The log of a table: seq, seat and client id."""
    engine = create_async_engine(server.database)
    query = "SELECT l.seq, l.seat, l.client_id FROM log l JOIN matches m ON m.id = l.match WHERE m.code = :code"
    async with engine.connect() as connection:
        rows = [tuple(row) for row in await connection.execute(sa.text(f"{query} ORDER BY l.seq"), {"code": code})]
    await engine.dispose()
    return [(int(seq), int(seat), str(client)) for seq, seat, client in rows]


def move(guest: Guest, code: str, name: str, action: str) -> httpx.Response:
    """The answer to a move."""
    return guest.send("POST", f"/api/tables/{code}/moves", {"id": name, "action": action})


def view_of(guest: Guest, code: str) -> dict[str, Any]:
    """What the guest sees."""
    answer = guest.ask("GET", f"/api/tables/{code}/view", dict[str, Any])
    assert isinstance(answer["view"], dict)
    return answer["view"]


async def test_moves_through_one_reach_viewers_of_the_other(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    guests = [Guest(here.origin, name) for name in ("Ann", "Bob")]
    table = seat_people(guests, "between_two_cities")
    async with look(through(guests[1], there), table.code) as socket:
        await socket.send(protocol.ENCODER.encode(messages.Hello()), text=True)
        await hear(socket, messages.View, 0)
        action = view_of(guests[0], table.code)["legal"][0][1]
        assert move(guests[0], table.code, "first", action).is_success
        events = await hear(socket, messages.Events, 1)
        assert [(event.seq, event.seat, event.text) for event in events.events][-1] == (1, 0, None)
        seen = await hear(socket, messages.View, 1)
        assert seen.view["seats"][0]["has_chosen"]


async def test_who_is_shown_out_through_one_is_out_at_the_other(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    guests = [Guest(here.origin, name) for name in ("Ann", "Bob")]
    table = seat_people(guests, "between_two_cities")
    async with look(Guest(there.origin, "Eve"), table.code) as socket:
        await socket.send(protocol.ENCODER.encode(messages.Hello()), text=True)
        await hear(socket, messages.View, 0)
        guests[0].ask("PUT", f"/api/tables/{table.code}/closed", protocol.TableInfo, {"is_closed": True})
        async with asyncio.timeout(60):
            while not isinstance(message := DECODER.decode(await socket.recv()), messages.Refusal):
                pass
        assert message.code == "closed_table"


async def test_a_race_of_both_gives_every_move_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    guests = [Guest(here.origin, name) for name in ("Ann", "Bob", "Cid")]
    far = [through(guest, there) for guest in guests]
    table = seat_people(guests, "between_two_cities")
    steps = refused = 0
    while True:
        info = guests[0].ask("GET", f"/api/tables/{table.code}", protocol.TableInfo)
        if info.state == "finished":
            break
        seat = info.waiting[0]
        action = view_of(guests[seat], table.code)["legal"][0][1]
        steps += 1
        # Every other step is a retry of one move through both doors, the others are two moves that race.
        names = (f"move {steps}", f"move {steps}" if steps % 2 else f"rival {steps}")
        answers = await asyncio.gather(
            asyncio.to_thread(move, guests[seat], table.code, names[0], action),
            asyncio.to_thread(move, far[seat], table.code, names[1], action),
        )
        good = [answer.json()["seq"] for answer in answers if answer.is_success]
        refused += sum(answer.status_code == 409 for answer in answers)
        assert good == ([steps, steps] if steps % 2 else [steps]), [answer.text for answer in answers]
    entries = await log_of(here, table.code)
    assert [seq for seq, _, _ in entries] == list(range(1, steps + 1))
    assert len({client for _, _, client in entries}) == steps
    assert refused == steps // 2


async def test_seats_that_act_at_once_through_both_are_both_heard(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    guests = [Guest(here.origin, name) for name in ("Ann", "Bob", "Cid", "Dot")]
    doors = [guest if seat % 2 else through(guest, there) for seat, guest in enumerate(guests)]
    for _ in range(5):
        table = seat_people(guests, "between_two_cities")
        actions = [view_of(door, table.code)["legal"][0][1] for door in doors]
        answers = await asyncio.gather(
            *(
                asyncio.to_thread(move, door, table.code, "chosen", action)
                for door, action in zip(doors, actions, strict=True)
            )
        )
        assert sorted(answer.json()["seq"] for answer in answers) == [1, 2, 3, 4]


async def hear_presence(socket: ClientConnection, seats: list[int]) -> None:
    """Return when exactly the people of these seats look at the table."""
    async with asyncio.timeout(60):
        while True:
            message = DECODER.decode(await socket.recv())
            if isinstance(message, messages.Presence) and message.seats == seats:
                return


@pytest.fixture
def doomed(pair: tuple[ServerProcess, ServerProcess], tmp_path: Path) -> Iterator[ServerProcess]:
    """A third server on the database, which may be killed; its bots take their time."""
    with ServerProcess(pair[0].database, tmp_path / "doomed.log", ("--no-limits", "--bot-pace", "60")) as server:
        yield server


def look(guest: Guest, code: str) -> connect:
    """A socket at a table."""
    return connect(
        guest.socket_url(code), additional_headers=guest.headers, origin=Origin(guest.origin), open_timeout=60
    )


async def test_who_looks_through_a_killed_server_is_gone(
    pair: tuple[ServerProcess, ServerProcess], doomed: ServerProcess
) -> None:
    guests = [Guest(pair[0].origin, name) for name in ("Ann", "Bob")]
    table = seat_people(guests, "castellan")
    async with look(through(guests[1], doomed), table.code) as far, look(guests[0], table.code) as near:
        await far.send(protocol.ENCODER.encode(messages.Hello()), text=True)
        await hear_presence(far, [1])
        await near.send(protocol.ENCODER.encode(messages.Hello()), text=True)
        await hear_presence(near, [0, 1])
        await hear_presence(far, [0, 1])
        doomed.kill()
        await hear_presence(near, [0])
        seats = guests[0].ask("GET", f"/api/tables/{table.code}", protocol.TableInfo).seats
        assert [seat.is_present for seat in seats] == [True, False]


async def test_the_bots_of_a_killed_server_play_on_at_another(
    pair: tuple[ServerProcess, ServerProcess], doomed: ServerProcess
) -> None:
    guest = Guest(doomed.origin, "Ann")
    body = {"game": "between_two_cities", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "start": True}
    table = guest.ask("POST", "/api/tables", protocol.TableInfo, body)
    assert table.waiting == [0, 1]
    doomed.kill()
    async with look(through(guest, pair[0]), table.code) as socket:
        await socket.send(protocol.ENCODER.encode(messages.Hello()), text=True)
        events = await hear(socket, messages.Events, 1)
        assert [(event.seq, event.seat) for event in events.events][-1] == (1, 1)
