"""What a seat cannot see changes no byte that it is sent, over whole games of every game.

Beside the true table there is a twin for every viewer. Before every step the twin's match is made to differ in
everything that its viewer cannot see: its position is a guess of the viewer's seat, and the secret actions of the
others are garbled. Both tables then take the same step, and all that the viewer gets from them, over HTTP and over
the socket, must be the same but for codes, times and the hash of the seed.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from castlewright.core.chance import Chance
from castlewright.core.timeline import Played
from castlewright.games import all_games
from castlewright.server.app import create_app, prepare
from castlewright.server.house import House
from castlewright.server.run import configure
from castlewright.server.settings import Settings
from castlewright.server.tables.events import Heard
from castlewright.server.tables.live import Live
from castlewright.server.wire import messages, protocol
from counts import IS_THOROUGH

GARBLED = "something else"
OWN_TO_A_TABLE = re.compile(
    rb'"(?P<name>code|seed|seed_hash|rematch)":(?:"[^"]*"|null)|"(?P<time>at|created_at|moved_at)":[0-9.e+]+'
)
ASKED_EVERY = 1 if IS_THOROUGH else 4
"""HTTP is asked after every so many steps; the sockets at the compared tables are heard after each."""

HEARD_EVERY = 16
"""The other sockets are emptied after every so many steps."""


def levelled(data: bytes) -> bytes:
    """What was sent, without what belongs to one table alone."""
    return OWN_TO_A_TABLE.sub(lambda found: b'"%s":0' % (found["name"] or found["time"]), data)


class Person:
    """A guest: over HTTP, and with a socket at every table."""

    def __init__(self, origin: str, seat: int) -> None:
        self.origin = origin
        self.seat = seat
        self.client = httpx.AsyncClient(base_url=origin, timeout=60)
        self.sockets: dict[str, ClientConnection] = {}
        self.heard: dict[str, bytes] = {}
        self.secrets: list[bytes] = []

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The bytes of an answer."""
        headers = {"content-type": "application/json", "x-csrftoken": self.client.cookies.get("csrftoken") or ""}
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.client.request(method, path, content=content, headers=headers)
        self.check(path, answer.content)
        return b"%d " % answer.status_code + answer.content

    def check(self, where: str, data: bytes) -> None:
        """The seed is told at the end alone."""
        if b'"state":"finished"' not in data:
            assert not any(seed in data for seed in self.secrets), where

    async def sit_down(self, code: str, *, views: bool) -> None:
        """Open the socket of a table."""
        url = f"{self.origin.replace('http', 'ws', 1)}/ws/tables/{code}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        self.sockets[code] = await connect(
            url,
            additional_headers={"Cookie": cookies},
            origin=Origin(self.origin),
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        await self.sockets[code].send(protocol.ENCODER.encode(messages.Hello(views=views)), text=True)

    async def listen(self, code: str) -> bytes:
        """Everything that the table has said since the last time."""
        await self.sockets[code].send(protocol.ENCODER.encode(messages.Ping()), text=True)
        said = b""
        async with asyncio.timeout(60):
            while True:
                data = await self.sockets[code].recv(decode=False)
                self.check(code, data)
                if data == b'{"type":"pong"}':
                    return levelled(said)
                said += data + b"\n"

    async def act(self, code: str, step: int, action: int) -> None:
        """Do an action."""
        act = messages.Act(id=f"step {step}", action=action)
        await self.sockets[code].send(protocol.ENCODER.encode(act), text=True)

    async def leave(self) -> None:
        """Hang up everywhere."""
        for socket in self.sockets.values():
            await socket.close()
        await self.client.aclose()


class Twins:
    """A true table, and a twin of it for every viewer."""

    def __init__(self, house: House, people: list[Person], codes: list[str]) -> None:
        self.house = house
        self.people = people
        self.true = codes[0]
        self.twins = dict(zip((person.seat for person in people), codes[1:], strict=True))
        self.compared = self.hidden = 0

    def compared_by(self, person: Person) -> tuple[str, str]:
        """The true table and the viewer's own twin; at the others' twins a person only makes the seat a present one."""
        return self.true, self.twins[person.seat]

    def live(self, code: str) -> Live:
        """A table in the server's memory."""
        return self.house.hall.lives[code]

    def part(self, viewer: int, step: int) -> None:
        """Make the twin differ in everything that its viewer cannot see."""
        true, twin = self.live(self.true), self.live(self.twins[viewer])
        position = true.playing.position
        guess = position.guess(viewer, Chance(1000 * step + viewer + 1))
        self.hidden += guess.digest() != position.digest()
        timeline = twin.playing.timeline
        timeline.position = guess
        timeline.standing = [garbled(played, viewer) for played in true.playing.standing]
        timeline._snapshots = {0: guess.copy()}
        twin.heard = [garbled_event(heard, viewer) for heard in true.heard]
        twin.told = len(twin.heard)
        twin.standing_entries = list(true.standing_entries)
        twin.counts = list(true.counts)
        for name in ("seq", "waiting", "moved_at", "state"):
            setattr(twin.row, name, getattr(true.row, name))
        twin.seq = true.seq
        twin.sheets = None, {}

    async def compare_answers(self, person: Person) -> None:
        """Ask both tables everything that can be asked."""
        seen = self.live(self.true).game.views.view(self.live(self.true).playing.position, person.seat)
        questions: list[tuple[str, str, object]] = [
            ("GET", path, None)
            for path in ("", "/view", "/events?after=0", "/sheets", "/record", "/screen?language=pl", "/share")
        ]
        if person.seat >= 0 and seen.legal:
            numbers = [action.number for action in seen.legal[:20]]
            questions.append(("POST", "/previews", {"seq": self.live(self.true).seq, "actions": numbers}))
        if person.seat >= 0:
            market = [slot.tile for slot in getattr(seen, "market", ()) if slot.tile]
            tile = next(iter((*getattr(seen, "hand", ()), *market)), "nothing")
            questions.append(("POST", "/previews", {"seq": self.live(self.true).seq, "tile": tile}))
        for method, path, body in questions:
            answers = [
                levelled((await person.ask(method, f"/api/tables/{code}{path}", body)).replace(code.encode(), b"CODE"))
                for code in self.compared_by(person)
            ]
            if path == "/share":
                answers = [answer[:200] for answer in answers]
            assert answers[0] == answers[1], f"{path} for seat {person.seat}"

    async def play(self, chance: Chance) -> int:
        """Play to the end; how many steps that took."""
        step = 0
        while not self.live(self.true).playing.position.is_over:
            for person in self.people:
                self.part(person.seat, step)
            if step % ASKED_EVERY == 0:
                await self.compare_answers(self.people[step // ASKED_EVERY % len(self.people)])
            await self.take(step, chance)
            step += 1
        return step

    async def take(self, step: int, chance: Chance) -> None:
        """Take a step at all tables and compare what the viewers hear of it."""
        position = self.live(self.true).playing.position
        waiting = position.waiting
        seat = waiting[chance.below(len(waiting))]
        legal = position.legal(seat)
        action = legal[chance.below(len(legal))]
        is_secret = position.is_secret(seat, action)
        actor = next(person for person in self.people if person.seat == seat)
        for viewer, code in self.twins.items():
            possible = self.live(code).playing.position.legal(seat)
            is_same = action in possible and not (is_secret and viewer != seat)
            done = action if is_same else possible[chance.below(len(possible))]
            if viewer == seat:
                await actor.act(code, step, done)
            else:
                await self.house.log.play(self.live(code), seat, done, f"step {step}")
        await actor.act(self.true, step, action)
        async with asyncio.timeout(60):
            while any(self.live(code).row.seq <= step for code in (self.true, *self.twins.values())):
                await asyncio.sleep(0.001)
        for person in self.people:
            for code in person.sockets if step % HEARD_EVERY == 0 else self.compared_by(person):
                person.heard[code] = await person.listen(code)
            self.compare_heard(person, seat)

    def compare_heard(self, person: Person, actor: int) -> None:
        """What a viewer heard of a step is the same at both tables, unless the step showed something new."""
        true, twin = (self.live(code) for code in self.compared_by(person))
        views = [msgspec.json.encode(live.game.views.view(live.playing.position, person.seat)) for live in (true, twin)]
        if views[0] == views[1]:
            self.compared += 1
            assert person.heard[self.true] == person.heard[self.twins[person.seat]], (
                f"seat {person.seat} hears of a step of seat {actor}"
            )


def garbled(played: Played, viewer: int) -> Played:
    """An action of the log as a twin has it."""
    return played._replace(text=GARBLED) if played.is_secret and played.seat != viewer else played


def garbled_event(heard: Heard, viewer: int) -> Heard:
    """Something that happened as a twin has it."""
    if heard.own is heard.others or heard.own.seat == viewer:
        return heard
    return Heard(
        msgspec.structs.replace(heard.own, text=GARBLED, action=GARBLED, args={"action": GARBLED}), heard.others
    )


@asynccontextmanager
async def running_house(database: str) -> AsyncIterator[tuple[House, str]]:
    """A server in this very process, so that its memory can be reached, on a real port."""
    settings = Settings(database=database, port=0, has_rates=False, workers=1)
    app = create_app(settings, await prepare(settings))
    config = configure(app, settings)
    # Sockets that are emptied now and then answer no ping in time on a busy machine.
    config.ws_ping_interval = None
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(60):
        while not server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), serving.exception()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield app.state.house, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, 60)


async def set_up(house: House, origin: str, game: str, seats: int) -> Twins:
    """The true table and its twins, with the same people in the same seats."""
    people = [Person(origin, seat) for seat in range(-1, seats)]
    for person in people:
        await person.ask("GET", "/api/session")
        await person.ask("POST", "/api/session", {"name": f"Person {person.seat}"})
    codes = []
    for _ in range(seats + 2):
        body = {
            "game": game,
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)],
            "memory_aid": True,
        }
        table = msgspec.json.decode((await people[1].ask("POST", "/api/tables", body))[4:], type=protocol.TableInfo)
        for person in people[2:]:
            await person.ask("POST", f"/api/tables/{table.code}/join", {"seat": person.seat})
        await people[1].ask("POST", f"/api/tables/{table.code}/start")
        codes.append(table.code)
    twins = Twins(house, people, codes)
    for person in people:
        for code in codes:
            await person.sit_down(code, views=code in twins.compared_by(person))
    for person in people:
        person.secrets = [(twins.live(code).row.seed or "").encode() for code in codes]
    await asyncio.sleep(0.5)  # Who has come is told a moment later.
    for person in people:
        for code in person.sockets:
            await person.listen(code)
    return twins


@pytest.mark.parametrize("game", list(all_games()))
async def test_twins_send_the_same_bytes(game: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Sockets that are emptied now and then must not be taken for sockets that do not read.
    monkeypatch.setattr("castlewright.server.wire.frames.DEAF_AFTER", 600.0)
    monkeypatch.setattr("castlewright.server.wire.frames.MOST_UNREAD", 4_000_000)
    meta = all_games()[game].meta
    async with running_house(database) as (house, origin):
        twins = await set_up(house, origin, game, max(meta.min_seats, 2))
        try:
            steps = await twins.play(Chance(7))
        finally:
            for person in twins.people:
                await person.leave()
        assert twins.hidden > steps, "twins that do not differ show nothing"
        assert twins.compared > steps
