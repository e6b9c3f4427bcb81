"""Does the server lose anything? People and bots play and talk at many tables and others arrive, while the server is
killed again and again.

`python -m benchmarks.durability benchmarks/durability.json`: 20 tables and 50 kills, on SQLite and on PostgreSQL.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game
from castlewright.server.wire import messages, protocol

GAMES = ("between_two_cities", "castles_of_mad_king_ludwig", "between_two_castles", "castellan")
"""The games at the tables in turn."""

PEOPLE, BOTS = 2, 1
"""Who plays at every table."""

DECODER = msgspec.json.Decoder(messages.Server)
EXPECTED = {"illegal_action", "not_your_turn"}
THINKING = (0.01, 0.12)
"""Seconds between what a person sees and what they do."""

CALM = (5, 60)
"""Moves that are acknowledged between the moment a server is ready and the next blow; then some chance in time."""

LONGEST_CALM = 30.0
TALKS = 0.15
"""How likely a person says something after a move."""

ARRIVALS = (0.1, 0.6)
"""Seconds between two guests who come, set a table up and look around."""

PAUSES = (0.1, 3.0)
"""Seconds before a lost socket is tried again: the first pause, doubled as far as the second."""


class Acked(msgspec.Struct, frozen=True):
    """A move that the server said is on disk."""

    code: str
    seq: int
    seat: int
    id: str
    text: str


class Said(msgspec.Struct, frozen=True):
    """A line of talk that the server said is on disk."""

    code: str
    number: int
    text: str


class Arrived(msgspec.Struct, frozen=True):
    """A guest and a table that the server said are there."""

    guest: str
    code: str


class Figures(msgspec.Struct):
    """What was seen on one kind of database."""

    database: str
    tables: int
    kills: int
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    retried: int = 0
    """Moves whose answer was lost with the server and that were sent again under the same id."""

    already_stored: int = 0
    """Of those, moves that were on disk already and were acknowledged without being played twice."""

    refused: int = 0
    """Moves that a partner's faster move made illegal."""

    reconnects: int = 0
    finished: int = 0
    in_flight: int = 0
    """Moves that were on their way at the moment of a kill."""

    bot_moves: int = 0
    """Moves of bots that somebody has heard of; those that were lost are counted as lost."""

    lines: int = 0
    """Lines of talk that were acknowledged; each is looked up after every kill."""

    arrivals: int = 0
    """Guests who came and set a table up, both acknowledged; each is looked up after every kill."""

    replayed: int = 0
    """Tables whose whole log was played again by the rules after the last kill."""

    slowest_restart: float = 0.0
    seconds: float = 0.0


class Scripted:
    """A person who plays anything legal, and who never gives up on a server."""

    def __init__(self, guest: Guest, code: str, seat: int, chance: random.Random, run: "Run") -> None:
        self.guest = guest
        self.code = code
        self.seat = seat
        self.chance = chance
        self.run = run
        self.seq = 0
        self.is_over = False
        self.pause = PAUSES[0]
        self.view: messages.View | None = None
        self.pending: messages.Act | None = None
        self.was_sent_before = False
        self.saying: dict[str, str] = {}
        """Lines that are on their way; what becomes of those that a kill catches nobody knows."""

    async def play(self) -> None:
        """Play until the game is over, over as many sockets as that takes."""
        while not self.is_over:
            try:
                await self.play_connected()
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                self.run.figures.reconnects += 1
                await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1))
                self.pause = min(2 * self.pause, PAUSES[1])

    async def play_connected(self) -> None:
        """Play over one socket; what was not acknowledged over the last one is sent again."""
        url, origin = self.guest.socket_url(self.code), self.guest.origin
        async with connect(url, additional_headers=self.guest.headers, origin=Origin(origin)) as socket:
            self.pause = PAUSES[0]
            self.saying.clear()
            await socket.send(protocol.ENCODER.encode(messages.Hello(after=self.seq)), text=True)
            if self.pending is not None:
                self.was_sent_before = True
                self.run.figures.retried += 1
                await socket.send(protocol.ENCODER.encode(self.pending), text=True)
            async for data in socket:
                self.hear(DECODER.decode(data))
                if self.is_over:
                    break
                if self.pending is None and self.view is not None and self.view.seq >= self.seq:
                    await self.act(socket)
                    await self.talk(socket)

    async def act(self, socket: ClientConnection) -> None:
        """Do something legal, if anything is."""
        assert self.view is not None
        legal = self.view.view["legal"]
        self.view = None
        if legal:
            await asyncio.sleep(self.chance.uniform(*THINKING))
            self.was_sent_before = False
            action = self.chance.choice(legal)[1]
            self.pending = messages.Act(id=f"{self.seat}-{self.chance.getrandbits(64):x}", action=action)
            await socket.send(protocol.ENCODER.encode(self.pending), text=True)

    async def talk(self, socket: ClientConnection) -> None:
        """Say something that nobody has said before, now and then."""
        if self.chance.random() < TALKS:
            line = messages.Say(id=f"say-{self.chance.getrandbits(64):x}", text=f"line {self.chance.getrandbits(64):x}")
            self.saying[line.id] = line.text
            await socket.send(protocol.ENCODER.encode(line), text=True)

    def hear(self, message: messages.Server) -> None:
        """Take in a message."""
        match message:
            case messages.Welcome() | messages.TableChanged():
                self.is_over = message.table.state == "finished"
            case messages.Events():
                self.seq = max(self.seq, message.seq)
                self.run.heard(self.code, message)
                self.is_over = self.is_over or any(event.kind == "finished" for event in message.events)
            case messages.View():
                self.view = message
            case messages.Ack() if self.pending is not None and message.id == self.pending.id:
                self.note(message)
            case messages.Ack() if message.id in self.saying:
                self.run.said.append(Said(code=self.code, number=message.seq, text=self.saying.pop(message.id)))
            case messages.Refusal() if message.id in self.saying:
                assert message.code == "talk_closed", f"a line was refused: {message}"
                del self.saying[message.id]
            case messages.Refusal() if self.pending is not None and message.id == self.pending.id:
                # A partner was faster on a shared board.
                assert message.code in EXPECTED, f"{self.code} seat {self.seat}: {self.pending} was refused: {message}"
                self.run.figures.refused += 1
                self.pending = None
            case _:
                pass

    def note(self, ack: messages.Ack) -> None:
        """Write down an acknowledged move."""
        assert self.pending is not None
        text = str(self.pending.action)
        self.run.acked.append(Acked(code=self.code, seq=ack.seq, seat=self.seat, id=ack.id, text=text))
        if self.was_sent_before and ack.seq <= self.run.stored_before.get(self.code, 0):
            self.run.figures.already_stored += 1
        self.pending = None


class Run:
    """One database, many tables, many kills."""

    def __init__(self, server: ServerProcess, database: str, tables: int, kills: int, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.figures = Figures(database=database, tables=tables, kills=kills)
        self.acked: list[Acked] = []
        self.said: list[Said] = []
        self.arrived: list[Arrived] = []
        self.heard_of: dict[str, int] = {}
        """The last seq of every table that somebody has heard of: it is on disk."""

        self.stored_before: dict[str, int] = {}
        """The last seq of every table on disk after the last kill."""

        self.people: dict[asyncio.Task[None], Scripted] = {}

    async def go(self) -> Figures:
        """Play and kill; every acknowledged move is looked up after every restart."""
        begin = time.perf_counter()
        await asyncio.to_thread(self.server.start)
        self.guests = [Guest(self.server.origin, f"person {number}") for number in range(PEOPLE)]
        keepers = [asyncio.create_task(self.keep_table(number)) for number in range(self.figures.tables)]
        keepers.append(asyncio.create_task(self.let_arrive()))
        try:
            for _ in range(self.figures.kills):
                await self.let_play(self.chance.randint(*CALM), keepers)
                await self.kill()
            await self.let_play(CALM[1], keepers)
        finally:
            for keeper in [*keepers, *self.people]:
                keeper.cancel()
        await asyncio.to_thread(self.server.kill)
        await self.look_up(replay=True)
        self.figures.acknowledged, self.figures.lines = len(self.acked), len(self.said)
        self.figures.arrivals = len(self.arrived)
        self.figures.seconds = round(time.perf_counter() - begin, 1)
        return self.figures

    async def let_play(self, moves: int, keepers: Sequence["asyncio.Task[None]"]) -> None:
        """Wait until so many moves are acknowledged; what goes wrong with one of the people ends everything."""
        wanted, deadline = len(self.acked) + moves, time.perf_counter() + LONGEST_CALM
        while len(self.acked) < wanted and time.perf_counter() < deadline:
            pause = self.chance.uniform(0.001, 0.05)
            tasks = [*keepers, *self.people]
            done, _ = await asyncio.wait(tasks, timeout=pause, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()

    async def keep_table(self, number: int) -> None:
        """Keep one table busy: a new game when one is over."""
        game = GAMES[number % len(GAMES)]
        while True:
            try:
                table = await asyncio.to_thread(seat_people, self.guests, game, bots=BOTS)
            except httpx.TransportError:  # The server was killed while the table was set up.
                await asyncio.sleep(0.2)
                continue
            people = [
                Scripted(self.guests[seat], table.code, seat, random.Random(self.chance.getrandbits(32)), self)
                for seat in range(PEOPLE)
            ]
            tasks = [asyncio.create_task(person.play()) for person in people]
            self.people.update(zip(tasks, people, strict=True))
            await asyncio.gather(*tasks)
            for task in tasks:
                del self.people[task]
            self.figures.finished += 1

    async def let_arrive(self) -> None:
        """Let one guest after the other come and set a table up; what was acknowledged is noted."""
        while True:
            await asyncio.sleep(self.chance.uniform(*ARRIVALS))
            with suppress(httpx.TransportError):
                self.arrived.append(await asyncio.to_thread(arrive, self.server.origin, len(self.arrived)))

    def heard(self, code: str, message: messages.Events) -> None:
        """Note how far a table is for those who look at it."""
        if message.seq > self.heard_of.get(code, 0):
            new = [event for event in message.events if event.seq > self.heard_of.get(code, 0)]
            self.figures.bot_moves += sum(event.kind == "acted" and event.seat >= PEOPLE for event in new)
            self.heard_of[code] = message.seq

    async def kill(self) -> None:
        """Kill the server in the middle of everything, look into the database, start it again."""
        self.server.kill()
        self.figures.in_flight += sum(person.pending is not None for person in self.people.values())
        await self.look_up()
        seconds = await asyncio.to_thread(self.server.start)
        self.figures.slowest_restart = max(self.figures.slowest_restart, round(seconds, 2))

    async def look_up(self, *, replay: bool = False) -> None:
        """Count acknowledged moves that are not in the log, or there more than once."""
        engine = create_async_engine(self.server.database)
        try:
            async with engine.connect() as connection:
                query = "SELECT m.code, l.seq, l.seat, l.client_id, l.text FROM log l JOIN matches m ON m.id = l.match"
                rows = [tuple(row) for row in await connection.execute(sa.text(query))]
                await self.look_around(connection)
                if replay:
                    matches = "SELECT code, game, seed, settings, seq FROM matches WHERE state <> 'waiting'"
                    self.replay(rows, [tuple(row) for row in await connection.execute(sa.text(matches))])
        finally:
            await engine.dispose()
        stored = {(code, seq): (seat, client, text) for code, seq, seat, client, text in rows}
        ids = [(code, seat, client) for code, _, seat, client, _ in rows if client is not None]
        self.figures.doubled += len(ids) - len(set(ids))
        self.figures.lost += sum(
            stored.get((move.code, move.seq)) != (move.seat, move.id, move.text) for move in self.acked
        )
        self.stored_before = {}
        for code, seq, *_ in rows:
            self.stored_before[code] = max(seq, self.stored_before.get(code, 0))
        self.figures.lost += sum(self.stored_before.get(code, 0) < seq for code, seq in self.heard_of.items())

    async def look_around(self, connection: AsyncConnection) -> None:
        """Count acknowledged lines, guests and tables that are not there, or there more than once."""
        talk = "SELECT m.code, c.number, c.text FROM chat c JOIN matches m ON m.id = c.match"
        lines = [tuple(row) for row in await connection.execute(sa.text(talk))]
        texts = Counter(text for *_, text in lines)
        stored = set(lines)
        self.figures.lost += sum((line.code, line.number, line.text) not in stored for line in self.said)
        self.figures.doubled += sum(count - 1 for count in texts.values())
        hosts = "SELECT g.public, m.code FROM guests g JOIN matches m ON m.host = g.id"
        pairs = Counter(tuple(row) for row in await connection.execute(sa.text(hosts)))
        self.figures.lost += sum((one.guest, one.code) not in pairs for one in self.arrived)
        self.figures.doubled += sum(pairs[one.guest, one.code] > 1 for one in self.arrived)

    def replay(self, rows: Sequence[tuple[object, ...]], matches: Sequence[tuple[object, ...]]) -> None:
        """Play every log again by the rules; a gap or an illegal move is an error."""
        for code, game, seed, settings, seq in matches:
            entries = sorted((row[1:] for row in rows if row[0] == code), key=lambda entry: int(str(entry[0])))
            assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1)), f"a gap in the log of {code}"
            assert seq == len(entries), f"table {code} says seq {seq}, its log has {len(entries)}"
            options = msgspec.json.decode(str(settings))["options"]
            players = [Player(str(number)) for number in range(PEOPLE + BOTS)]
            match = Match(load_game(str(game)), players, options, str(seed))
            for _, seat, _, text in entries:
                match.act(int(str(seat)), str(text))
            self.figures.replayed += 1


def arrive(origin: str, number: int) -> Arrived:
    """A new guest sets a table up, looks at the list and talks to nobody; who it is and which table."""
    guest = Guest(origin, f"arrival {number}")
    me = guest.ask("GET", "/api/session", protocol.Session)
    body = {"game": GAMES[number % len(GAMES)], "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = guest.ask("POST", "/api/tables", protocol.TableInfo, body)
    assert me.guest is not None
    return Arrived(guest=me.guest, code=table.code)


def measure(database: str, address: str, folder: Path, tables: int, kills: int, seed: int = 1) -> Figures:
    """The figures of one database."""
    server = ServerProcess(address, folder / f"{database}.log")
    try:
        return asyncio.run(Run(server, database, tables, kills, seed).go())
    finally:
        server.kill()


def main() -> None:
    """Measure on both databases and write the figures down."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from server.databases import Postgresql, Sqlite
    from server.postgres import cluster

    tables, kills = 20, 50
    with tempfile.TemporaryDirectory() as name, cluster(safe=True) as running:
        folder = Path(name)
        addresses = {"sqlite": Sqlite(folder).fresh(), "postgresql": Postgresql(running).fresh()}
        figures: list[Figures] = []
        for kind, address in addresses.items():
            figures.append(measure(kind, address, folder, tables, kills))
            document = {"load_average": os.getloadavg()[0], "cores": os.cpu_count(), "runs": figures}
            Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    if any(run.lost or run.doubled for run in figures):
        sys.exit(1)


if __name__ == "__main__":
    main()
