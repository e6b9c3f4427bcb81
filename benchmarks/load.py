"""How much does one server carry? All on loopback, the clients beside the server on the same cores.

`python -m benchmarks.load benchmarks/load.json` measures a human pace (how soon does a move reach everybody?), an
evening with all four games, bots, previews, talk and arrivals, saturation (how many moves a second are acknowledged?),
the cost of a move by game and number of viewers, memory, and the start with a full house.
"""

import asyncio
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.serving import Guest, ServerProcess, seat_people
from benchmarks.sockets import LeanSocket
from castlewright.core.chance import Chance
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game

GAME = "between_two_cities"
SEATS = 4
EVENTS = b'{"type":"events"'
ACK = b'{"type":"ack"'
ERROR = b'{"type":"error"'


class Table:
    """A table whose moves are known beforehand: its seed was read from the server's database."""

    def __init__(self, code: str, seed: str, game: str) -> None:
        self.code = code
        self.moves = list(random_moves(seed, game))
        self.done = 0
        self.players: list[LeanSocket] = []
        self.viewers: list[LeanSocket] = []

    def send_next(self) -> None:
        """Send the next move through the socket of its seat."""
        seat, text = self.moves[self.done]
        self.done += 1
        self.players[seat].send(b'{"type":"act","id":"%d","action":"%s"}' % (self.done, text))

    @property
    def is_over(self) -> bool:
        """Whether all moves are sent."""
        return self.done == len(self.moves)


def random_moves(seed: str, game: str, seats: int = SEATS) -> Iterator[tuple[int, bytes]]:
    """The moves of a whole random game, as seat and text."""
    match = Match(load_game(game), [Player(str(seat)) for seat in range(seats)], {}, seed)
    chance = Chance(int(seed[:8], 16))
    while not match.position.is_over:
        seat = match.position.seat_to_act()
        legal = match.position.legal(seat)
        match.play_checked(seat, legal[chance.below(len(legal))])
        yield seat, match.standing[-1].text.encode()


def seq_of(payload: bytes) -> int:
    """The seq at the end of an events message or an ack."""
    return int(payload[payload.rindex(b":") + 1 : -1])


def seeds(database: Path) -> dict[str, str]:
    """The seed of every table by its code."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        return {str(code): str(seed) for code, seed in connection.execute("SELECT code, seed FROM matches")}


def resident(server: ServerProcess) -> int:
    """Bytes of the server's memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def worked(server: ServerProcess) -> float:
    """Seconds that the server has kept a core busy; unlike the clock this is the same on a busy machine."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class House:
    """A server with guests who set up tables and look on."""

    def __init__(self, server: ServerProcess, database: Path) -> None:
        self.server = server
        self.database = database
        self.guests = [Guest(server.origin, f"person {number}") for number in range(SEATS)]
        self.spectator = Guest(server.origin, "onlooker")

    def set_up(self, count: int, game: str = GAME) -> list[Table]:
        """So many running tables, all seats taken by people."""
        codes = [seat_people(self.guests, game).code for _ in range(count)]
        known = seeds(self.database)
        return [Table(code, known[code], game) for code in codes]

    async def look(self, table: Table, heard: Any, spectators: int, views: bool) -> None:
        """Open the sockets of a table and say hello."""
        cookies = [guest.cookies for guest in self.guests] + [self.spectator.cookies] * spectators
        path = f"/ws/tables/{table.code}"
        sockets = [LeanSocket(self.server.port, path, cookie, heard) for cookie in cookies]
        await asyncio.gather(*(socket.connect() for socket in sockets))
        for socket in sockets:
            socket.send(b'{"type":"hello","after":0,"views":%s}' % (b"true" if views else b"false"))
        table.players, table.viewers = sockets[:SEATS], sockets


# A human pace.


async def human_pace(house: House, count: int, seconds: float, every: float) -> dict[str, object]:
    """How long a move takes to reach all five viewers of its table, with so many tables at once."""
    tables = await asyncio.to_thread(house.set_up, count)
    reached: list[float] = []
    waiting: dict[LeanSocket, tuple[int, asyncio.Future[None]]] = {}

    def heard(socket: LeanSocket, payload: bytes) -> None:
        if payload.startswith(EVENTS) and socket in waiting and seq_of(payload) >= waiting[socket][0]:
            waiting.pop(socket)[1].set_result(None)
        assert not payload.startswith(ERROR), payload

    for table in tables:
        await house.look(table, heard, spectators=1, views=True)
    await asyncio.sleep(2)
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        await asyncio.sleep(random.uniform(0, every))
        while time.perf_counter() < end and not table.is_over:
            loop = asyncio.get_running_loop()
            futures = []
            for socket in table.viewers:
                future = loop.create_future()
                futures.append(future)
                waiting[socket] = (table.done + 1, future)
            begin = time.perf_counter()
            table.send_next()
            await asyncio.wait_for(asyncio.gather(*futures), 30)
            reached.append(time.perf_counter() - begin)
            await asyncio.sleep(max(begin + every - time.perf_counter(), 0))

    await asyncio.gather(*(play(table) for table in tables))
    live = resident(house.server)
    for table in tables:
        for socket in table.viewers:
            socket.close()
    milliseconds = sorted(1000 * value for value in reached)
    return {
        "tables": count,
        "sockets_each": SEATS + 1,
        "seconds_between_moves": every,
        "moves": len(milliseconds),
        "milliseconds_median": round(statistics.median(milliseconds), 1),
        "milliseconds_95": round(milliseconds[int(0.95 * len(milliseconds))], 1),
        "milliseconds_worst": round(milliseconds[-1], 1),
        "load_average": os.getloadavg()[0],
        "memory": live,
    }


# Saturation.


async def saturate(
    house: House, count: int, rounds: int, views: bool, game: str = GAME, spectators: int = 0
) -> dict[str, object]:
    """Acknowledged moves a second: every table sends its next move as soon as the last one is acknowledged."""
    acknowledged, seconds, messages, events, busy = 0, 0.0, 0, 0, 0.0
    for _ in range(rounds):
        tables = await asyncio.to_thread(house.set_up, count, game)
        by_socket: dict[LeanSocket, Table] = {}
        left, done, counts = len(tables), asyncio.Event(), [0, 0, 0]

        def heard(socket: LeanSocket, payload: bytes) -> None:
            nonlocal left
            counts[1] += 1  # noqa: B023
            if payload.startswith(EVENTS):
                counts[2] += payload.count(b'"kind":"acted')  # noqa: B023
            elif payload.startswith(ACK):
                counts[0] += 1  # noqa: B023
                table = by_socket[socket]  # noqa: B023
                if not table.is_over:
                    table.send_next()
                else:
                    left -= 1
                    if left == 0:
                        done.set()  # noqa: B023
            else:
                assert not payload.startswith(ERROR), payload

        for table in tables:
            await house.look(table, heard, spectators=spectators, views=views)
            by_socket.update(dict.fromkeys(table.players, table))
        await asyncio.sleep(1)
        before, begin, busy_before = counts[1], time.perf_counter(), worked(house.server)
        for table in tables:
            table.send_next()
        await asyncio.wait_for(done.wait(), 300)
        seconds += time.perf_counter() - begin
        busy += worked(house.server) - busy_before
        await asyncio.sleep(0.5)
        acknowledged += counts[0]
        messages += counts[1] - before
        events += counts[2]
        for table in tables:
            for socket in table.viewers:
                socket.close()
    return {
        "tables": count,
        "viewers_each": SEATS + spectators,
        "with_views": views,
        "acknowledged": acknowledged,
        "seconds": round(seconds, 2),
        "acknowledged_per_second": round(acknowledged / seconds),
        "server_microseconds_per_move": round(1e6 * busy / acknowledged),
        "messages_to_viewers_per_second": round(messages / seconds),
        "events_seen_by_each_viewer": round(events / (SEATS + spectators) / acknowledged, 3),
        "load_average": os.getloadavg()[0],
    }


async def by_game(house: House, count: int) -> dict[str, object]:
    """The server's microseconds for a move with views, by game and number of viewers."""
    from benchmarks.evening import GAMES

    found: dict[str, dict[str, int]] = {}
    for game in GAMES:
        for viewers in (SEATS, 2 * SEATS, 4 * SEATS):
            figures = await saturate(house, count, 1, True, game, viewers - SEATS)
            cost = figures["server_microseconds_per_move"]
            assert isinstance(cost, int)
            found.setdefault(game, {})[str(viewers)] = cost
    dearest = {
        viewers: round(max(costs[viewers] for costs in found.values()) / cost, 2)
        for viewers, cost in found[GAME].items()
    }
    return {
        "tables": count,
        "server_microseconds_per_move_by_viewers": found,
        "dearest_by_between_two_cities": dearest,
        "load_average": os.getloadavg()[0],
    }


async def at_evening(house: House) -> dict[str, object]:
    """An evening with 1,000 sockets, see `benchmarks/evening.py`."""
    from benchmarks.evening import evening

    return await evening(house, 200, 60, 5)


# Memory.


async def memory(house: House, count: int) -> dict[str, object]:
    """Bytes that a table takes when it was looked at once, and when its five sockets are open."""
    tables = await asyncio.to_thread(house.set_up, count)
    await asyncio.to_thread(house.server.stop)
    await asyncio.to_thread(house.server.start)
    house.guests[0].ask("GET", f"/api/tables/{tables[0].code}/view", object)
    start = resident(house.server)
    for table in tables:
        await asyncio.to_thread(house.guests[0].ask, "GET", f"/api/tables/{table.code}/view", object)
    idle = resident(house.server)
    for table in tables:
        await house.look(table, lambda socket, payload: None, spectators=1, views=True)
    await asyncio.sleep(2)
    live = resident(house.server)
    for table in tables:
        for socket in table.viewers:
            socket.close()
    return {
        "tables": count,
        "server_alone": start,
        "bytes_per_idle_table": (idle - start) // count,
        "bytes_per_live_table": (live - start) // count,
        "sockets_of_a_live_table": SEATS + 1,
    }


# A full house.


def fill(database: Path, finished: int, running: int) -> None:
    """Copy a finished and a running table until there are so many of each."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        models = connection.execute("SELECT id, state FROM matches ORDER BY id").fetchall()
        by_state: dict[str, list[int]] = {}
        for number, state in models:
            by_state.setdefault(str(state), []).append(int(number))
        following = max(int(number) for number, _ in models) + 1
        for state, count in (("finished", finished), ("running", running)):
            have = by_state[state]
            for index in range(count - len(have)):
                copy_table(connection, have[index % len(have)], following)
                following += 1


def copy_table(connection: sqlite3.Connection, old: int, new: int) -> None:
    """A table with its seats and its log under another number."""
    for name, key in (("matches", "id"), ("seats", "match"), ("sitters", "match"), ("log", "match")):
        columns = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({name})")]
        values = {key: str(new), "code": f"'F{new:05}'", "rematch": "NULL"}
        chosen = ", ".join(values[column] if column in {key, "code", "rematch"} else column for column in columns)
        connection.execute(f"INSERT INTO {name} SELECT {chosen} FROM {name} WHERE {key} = ?", [old])


async def full_house(house: House, finished: int, running: int) -> dict[str, object]:
    """Seconds until a server with so many tables is ready, and until it shows one of them."""
    await saturate(house, 1, 1, views=False)
    await asyncio.to_thread(house.set_up, 1)
    await asyncio.to_thread(house.server.stop)
    fill(house.database, finished, running)
    seconds = sorted([await asyncio.to_thread(restart, house.server) for _ in range(3)])
    begin = time.perf_counter()
    known = [code for code in seeds(house.database) if code.startswith("F")]
    begin = time.perf_counter()
    house.guests[0].ask("GET", f"/api/tables/{known[-1]}/view", object)
    first_look = time.perf_counter() - begin
    return {
        "finished": finished,
        "running": running,
        "database_megabytes": round(house.database.stat().st_size / 1e6),
        "seconds_until_ready": round(seconds[1], 2),
        "seconds_of_all_starts": [round(value, 2) for value in seconds],
        "seconds_of_the_first_look": round(first_look, 3),
        "load_average": os.getloadavg()[0],
    }


def restart(server: ServerProcess) -> float:
    """Seconds from the start of the process until it says that it is ready."""
    server.stop()
    return server.start()


PARTS: dict[str, Callable[[House], Awaitable[dict[str, object]]]] = {
    "saturated": lambda house: saturate(house, 400, 2, views=False),
    "saturated_with_views": lambda house: saturate(house, 200, 1, views=True),
    "by_game": lambda house: by_game(house, 12),
    "evening": at_evening,
    "human_pace": lambda house: human_pace(house, 200, 60, 5),
    "memory": lambda house: memory(house, 200),
    "full_house": lambda house: full_house(house, 10_000, 200),
}


async def measure(parts: Sequence[str], path: Path) -> None:
    """Measure these parts, each on a fresh server, and write each down; the others keep their figures."""
    for part in parts:
        with tempfile.TemporaryDirectory() as name:
            database = Path(name) / "tables.sqlite"
            with ServerProcess(f"sqlite+aiosqlite:///{database}", Path(name) / "log") as server:
                figures = await PARTS[part](House(server, database))
        kept = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
        document = {**kept, "cores": os.cpu_count(), part: figures}
        path.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
        print(part, msgspec.json.format(msgspec.json.encode(figures), indent=1).decode(), flush=True)


def main() -> None:
    """Measure what is asked for, or everything."""
    asyncio.run(measure(sys.argv[2:] or list(PARTS), Path(sys.argv[1])))


if __name__ == "__main__":
    main()
