"""An evening on one server: all four games at once, with bots, previews, talk and people who arrive.

`python -m benchmarks.load benchmarks/load.json evening` measures how soon a move reaches everybody at its table while
1,000 sockets are open and every table moves every few seconds.
"""

import asyncio
import os
import random
import statistics
import time
from collections import Counter
from typing import Any

import httpx
import msgspec

from benchmarks.durability import arrive
from benchmarks.load import ACK, ERROR, EVENTS, House, resident, seq_of, worked
from benchmarks.serving import Guest, seat_people
from benchmarks.sockets import LeanSocket

GAMES = ("between_two_cities", "castles_of_mad_king_ludwig", "between_two_castles", "castellan")
PEOPLE, BOTS, SPECTATORS = 2, 1, 3
VIEW = b'{"type":"view"'
MOST_PREVIEWS = 12
"""Places that a person looks at before a move."""

PATIENCE = 30.0
"""Seconds after which a move that not everybody has heard of is given up and counted."""

PREVIEWS, TALKS = 0.5, 0.15
"""How likely a person asks for previews before a move, and says something after it."""


class Choices(msgspec.Struct):
    """The legal actions in a view."""

    legal: list[tuple[int, Any, Any]]


class Seen(msgspec.Struct):
    """A view as far as a person needs it to move."""

    seq: int
    view: Choices


SEEN = msgspec.json.Decoder(Seen)


class Table:
    """One table: its sockets, what its people see, and a move that is on its way."""

    def __init__(self, code: str, chance: random.Random) -> None:
        self.code = code
        self.chance = chance
        self.sockets: list[LeanSocket] = []
        self.seqs: list[int] = []
        self.views: list[bytes] = [b""] * PEOPLE
        self.sent = 0
        self.wanted = 0
        """The seq that everybody waits for; 0 until the move is acknowledged."""

        self.done: asyncio.Future[bool] | None = None

    def hear(self, socket: LeanSocket, payload: bytes, evening: "Evening") -> None:
        """Take in a message."""
        place = self.sockets.index(socket)
        if payload.startswith(EVENTS):
            self.seqs[place] = seq_of(payload)
            self.look()
        elif payload.startswith(VIEW) and place < PEOPLE:
            self.views[place] = payload
        elif payload.startswith(ACK) and b'"id":"m' in payload:
            self.wanted = seq_of(payload)
            self.look()
        elif payload.startswith(ERROR):
            evening.refusals[str(msgspec.json.decode(payload)["code"])] += 1
            self.settle(False)

    def look(self) -> None:
        """See whether the move has reached everybody."""
        if self.wanted and all(seq >= self.wanted for seq in self.seqs):
            self.settle(True)

    def settle(self, reached: bool) -> None:
        """End the wait for a move."""
        if self.done is not None and not self.done.done():
            self.done.set_result(reached)

    def choice(self) -> tuple[int, Seen] | None:
        """A person who may move now, and what that person sees."""
        for seat in self.chance.sample(range(PEOPLE), PEOPLE):
            if self.views[seat]:
                seen = SEEN.decode(self.views[seat])
                if seen.view.legal and seen.seq >= max(self.seqs):
                    return seat, seen
        return None


class Evening:
    """All tables together, and what was measured."""

    def __init__(self, house: House, every: float) -> None:
        self.house = house
        self.every = every
        self.people = house.guests[:PEOPLE]
        self.reached: list[float] = []
        self.previewed: list[float] = []
        self.arrived: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.tables: list[Table] = []
        # The server closes connections that rest for five seconds, which is the pace of the tables: rather a new one.
        limits = httpx.Limits(max_connections=100, keepalive_expiry=2)
        self.client = httpx.AsyncClient(base_url=house.server.origin, timeout=60, limits=limits)

    async def open(self, count: int) -> None:
        """Set so many tables up, all games in turn, and open their sockets."""
        for number in range(count):
            game = GAMES[number % len(GAMES)]
            info = await asyncio.to_thread(seat_people, self.people, game, bots=BOTS)
            table = Table(info.code, random.Random(number))
            await self.connect(table)
            self.tables.append(table)

    async def connect(self, table: Table) -> None:
        """Open the sockets of a table: its people's, and those of who look on."""
        guests = [*self.people, *[self.house.spectator] * SPECTATORS]

        def heard(socket: LeanSocket, payload: bytes) -> None:
            table.hear(socket, payload, self)

        path = f"/ws/tables/{table.code}"
        table.sockets = [LeanSocket(self.house.server.port, path, guest.cookies, heard) for guest in guests]
        table.seqs = [0] * len(guests)
        await asyncio.gather(*(socket.connect() for socket in table.sockets))
        for socket in table.sockets:
            socket.send(b'{"type":"hello","after":0,"views":true}')

    async def run(self, seconds: float) -> None:
        """Let everybody play, and others arrive."""
        end = time.perf_counter() + seconds
        arriving = asyncio.create_task(self.let_arrive())
        await asyncio.gather(*(self.play(table, end) for table in self.tables))
        arriving.cancel()
        await asyncio.gather(arriving, return_exceptions=True)

    async def play(self, table: Table, end: float) -> None:
        """Move at one table every few seconds, while it is a person's turn."""
        await asyncio.sleep(table.chance.uniform(0, self.every))
        while time.perf_counter() < end:
            begin = time.perf_counter()
            found = table.choice()
            if found is None:
                await asyncio.sleep(0.25)
                continue
            if table.chance.random() < PREVIEWS:
                await self.preview(table, *found)
                found = table.choice() or found
            await self.move(table, *found)
            await asyncio.sleep(max(begin + self.every - time.perf_counter(), 0))

    async def move(self, table: Table, seat: int, seen: Seen) -> None:
        """Send a move and wait until everybody at the table has heard of it."""
        table.done, table.wanted = asyncio.get_running_loop().create_future(), 0
        table.sent += 1
        action = table.chance.choice(seen.view.legal)[0]
        begin = time.perf_counter()
        table.sockets[seat].send(b'{"type":"act","id":"m%d","action":%d}' % (table.sent, action))
        try:
            if await asyncio.wait_for(table.done, PATIENCE):
                self.reached.append(time.perf_counter() - begin)
        except TimeoutError:
            self.refusals["never_heard"] += 1
        if table.chance.random() < TALKS:
            table.sockets[seat].send(b'{"type":"chat","id":"c%d","text":"well played"}' % table.sent)

    async def preview(self, table: Table, seat: int, seen: Seen) -> None:
        """Ask what some actions would score."""
        guest = self.people[seat]
        body = {"seq": seen.seq, "actions": [action for action, _, _ in seen.view.legal[:MOST_PREVIEWS]]}
        begin = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{table.code}/previews", json=body, headers=headers_of(guest))
        if answer.is_success:
            self.previewed.append(time.perf_counter() - begin)
        elif answer.json()["code"] not in {"not_your_turn", "illegal_action"}:
            self.refusals[answer.json()["code"]] += 1

    async def let_arrive(self) -> None:
        """Let somebody come every second, sign in and set a table up."""
        for number in range(1_000_000):
            begin = time.perf_counter()
            await asyncio.to_thread(arrive, self.house.server.origin, number)
            self.arrived.append(time.perf_counter() - begin)
            await asyncio.sleep(1)

    async def figures_of_server(self) -> dict[str, float]:
        """What the server itself has counted."""
        lines = (await self.client.get("/metrics")).text.splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}

    async def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            for socket in table.sockets:
                socket.close()
        await self.client.aclose()


def headers_of(guest: Guest) -> dict[str, str]:
    """What a guest's request carries."""
    return {"x-csrftoken": guest.cookie["csrftoken"], "cookie": guest.cookies}


def spread(seconds: list[float]) -> dict[str, float]:
    """The middle, the 95th of a hundred and the worst, in milliseconds."""
    ordered = sorted(1000 * value for value in seconds) or [0.0]
    return {
        "count": len(seconds),
        "milliseconds_median": round(statistics.median(ordered), 1),
        "milliseconds_95": round(ordered[int(0.95 * len(ordered))], 1),
        "milliseconds_worst": round(ordered[-1], 1),
    }


async def evening(house: House, count: int, seconds: float, every: float) -> dict[str, object]:
    """How soon moves reach everybody while all four games are played with bots, previews, talk and arrivals."""
    together = Evening(house, every)
    await together.open(count)
    await asyncio.sleep(3)
    busy, begin = worked(house.server), time.perf_counter()
    await together.run(seconds)
    busy, took = worked(house.server) - busy, time.perf_counter() - begin
    counted = await together.figures_of_server()
    await together.close()
    return {
        "tables": count,
        "sockets": count * (PEOPLE + SPECTATORS),
        "bots_each": BOTS,
        "seconds_between_moves": every,
        "moves": spread(together.reached),
        "previews": spread(together.previewed),
        "arrivals": spread(together.arrived),
        "moves_of_bots": sum(int(value) for name, value in counted.items() if 'by="bot"' in name),
        "lines_of_talk": int(counted["castlewright_talk_total"]),
        "refusals": dict(together.refusals),
        "server_share_of_a_core": round(busy / took, 2),
        "memory": resident(house.server),
        "load_average": os.getloadavg()[0],
    }
