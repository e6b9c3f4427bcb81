"""The server's part inside one browser: whole games of all games, the same protocol, nothing hidden gets out."""

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from benchmarks.staging import records_of
from castlewright.bots.asking import choose
from castlewright.bots.ending import GUESSES
from castlewright.bots.levels import level_bot
from castlewright.core.chance import Chance
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game
from castlewright.local import hurried
from castlewright.local.browser import Browser
from castlewright.local.hurried import HurriedBot
from castlewright.local.shelf import ME
from castlewright.local.thinking import BOTS, MOST_BOTS, SECONDS, bot_for, lightened, think
from castlewright.server.help.tasks import AskHints, AskMove
from castlewright.server.wire.protocol import ENCODER

FOREIGN = "litestar sqlalchemy uvicorn websockets itsdangerous segno fluent joblib click rich textual platformdirs"
SEATS = {"between_two_cities": 3, "between_two_castles": 3, "castellan": 2, "castles_of_mad_king_ludwig": 2}

SLOWEST_POSITION = 0.002
"""Seconds for a position of an ending in a browser, where that takes longest (Between Two Castles)."""


class Page:
    """A page with an engine of its own, over what lies on the device."""

    def __init__(self, device: dict[str, str]) -> None:
        self.device = device
        self.inbox: list[Any] = []
        self.bots = 0
        self.browser = Browser(device, self.keep, self.fetch, self.ask, self.hear, pace=0)

    def keep(self, name: str, text: str | None) -> None:
        if text is None:
            self.device.pop(name, None)
        else:
            self.device[name] = text

    async def fetch(self, name: str) -> str | None:
        return self.device.get(name)

    async def ask(self, packed: bytes) -> bytes:
        """Bots move by greed here: how they think is tried elsewhere."""
        self.bots += 1
        task = msgspec.msgpack.decode(packed)
        if task.get("level"):
            task["level"] = "greedy"
        return think(msgspec.msgpack.encode(task))

    def hear(self, line: int, text: str) -> None:
        self.inbox.append(json.loads(text))

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, text = await self.browser.request(method, path, None if body is None else json.dumps(body))
        return status, json.loads(text)

    async def say(self, **message: object) -> None:
        await self.browser.receive(1, json.dumps(message))

    async def sit(self, game: str, **options: object) -> str:
        """A table with bots, and this page at it; its code."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)]
        status, table = await self.request("POST", "tables", {"game": game, "seats": seats, "start": True, **options})
        assert status == 200, table
        await self.look(table["code"])
        return str(table["code"])

    async def look(self, code: str) -> None:
        self.browser.open(1, code)
        await self.say(type="hello", protocol=3, after=0, views=True)

    def newest(self, kind: str) -> Any:
        return next((message for message in reversed(self.inbox) if message["type"] == kind), None)

    async def until(self, is_there: Any) -> None:
        """Let the others act until something is there."""
        import asyncio

        for _ in range(20_000):
            if is_there():
                return
            await asyncio.sleep(0.001)
        raise AssertionError("it did not come")

    async def my_turn(self) -> list[Any]:
        """Wait until I may act, or the game is over; what I may do."""
        live = self.live
        await self.until(lambda: live.row.state == "finished" or 0 in live.waiting())
        await self.until(lambda: self.newest("view")["seq"] == live.seq)
        return list(self.newest("view")["view"]["legal"]) if live.row.state == "running" else []

    @property
    def live(self) -> Any:
        return next(reversed(self.browser.house.hall.lives.values()))


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    page = Page({})
    yield page
    await page.browser.house.close()


def test_it_needs_msgspec_and_the_standard_library_only() -> None:
    blocked = f"""
import sys
for name in {FOREIGN.split()!r}: sys.modules[name] = None
import castlewright.local.browser, castlewright.local.thinking
from castlewright.games import all_games
for game in all_games().values():
    parts = ("position", "notation", "views", "scoring", "heuristics", "reasons", "obstacles", "facts")
    [getattr(game, part) for part in parts]
"""
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", SEATS)
async def test_a_whole_game_against_bots(page: Page, game: str) -> None:
    """Played to its end by the protocol; what the page gets is what its seat may know, byte for byte."""
    code = await page.sit(game)
    seat_view = load_game(game).views.view
    chance = Chance(7)
    moves = 0
    while legal := await page.my_turn():
        position = page.live.playing.position
        guessed = ENCODER.encode(seat_view(position.guess(0, chance), 0, with_memory=False))
        assert json.loads(guessed) == page.newest("view")["view"]
        moves += 1
        seq = page.live.seq
        await page.say(type="act", id=f"move {moves}", action=legal[chance.below(len(legal))][0])
        # A partner may have been faster on a board that two share.
        assert page.inbox[-1]["type"] != "error" or page.live.seq > seq, page.inbox[-1]
    assert page.newest("table")["table"]["state"] == "finished"
    assert page.bots > 0
    status, sheets = await page.request("GET", f"tables/{code}/sheets")
    assert status == 200
    scores = [row["score"] for row in sheets["players"]][: SEATS[game]]
    assert scores == list(page.live.playing.position.scores())[: len(scores)]
    for path in ("course", "record", "events?after=0", "view?seq=3&seat=1", "sheets?seq=3"):
        assert (await page.request("GET", f"tables/{code}/{path}"))[0] == 200, path


async def test_hidden_things_stay_in_the_worker(page: Page) -> None:
    code = await page.sit("between_two_castles")
    await page.my_turn()
    for path in ("view?seat=1", "course", "boards"):
        assert (await page.request("GET", f"tables/{code}/{path}"))[0] in {403, 409}, path
    info = (await page.request("GET", f"tables/{code}"))[1]
    assert info["seed"] is None
    assert info["seed_hash"]
    assert "seed" not in (await page.request("GET", f"tables/{code}/record"))[1]


async def test_a_reload_goes_on_where_it_was(page: Page) -> None:
    code = await page.sit("between_two_cities")
    legal = await page.my_turn()
    await page.say(type="act", id="one", action=legal[0][0])
    await page.my_turn()
    await page.browser.house.close()
    again = Page(page.device)
    live = await again.browser.house.hall.find(code, is_look=False)
    assert live.seq == page.live.seq
    assert live.playing.position.to_text() == page.live.playing.position.to_text()
    await again.look(code)
    await again.say(type="act", id="one", action=legal[0][0])
    assert again.newest("ack")["seq"] == page.newest("ack")["seq"], "a retry is answered, not played"
    assert ME in page.device
    await again.browser.house.close()


async def test_another_window_hears_what_this_one_played(page: Page) -> None:
    code = await page.sit("between_two_cities")
    await page.my_turn()
    other = Page(page.device)
    await other.look(code)
    legal = await page.my_turn()
    await page.say(type="act", id="one", action=legal[0][0])
    await page.my_turn()
    await other.look(code)
    assert other.live.seq >= page.newest("ack")["seq"]
    await other.browser.house.close()


async def test_what_the_device_says_late_takes_nothing_back(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page says hello; while the device looks for the table moves are made there, and all of them stay."""
    code = await page.sit("between_two_cities")
    first = page.device[code]

    async def fetch_late(name: str) -> str:
        for _ in range(2):
            legal = await page.my_turn()
            await page.say(type="act", id=f"move {page.live.seq}", action=legal[0][0])
        return first

    monkeypatch.setattr(page.browser.house, "fetch", fetch_late)
    await page.browser.house.catch_up(code)
    legal = await page.my_turn()
    await page.say(type="act", id="last", action=legal[0][0])
    await page.my_turn()
    kept = json.loads(page.device[code])
    assert kept["row"]["seq"] == page.live.seq
    assert [entry[1] for entry in kept["entries"]] == list(range(1, page.live.seq + 1))


async def test_tables_of_two_windows_are_never_taken_for_each_other(page: Page) -> None:
    """Both were opened before either had a table; each then looks at the other's."""
    other = Page(page.device)
    codes = [await page.sit("between_two_cities"), await other.sit("castellan")]
    games = []
    for code in codes:
        await other.look(code)
        status, record = await other.request("GET", f"tables/{code}/record")
        games.append((status, record["game"]))
    assert games == [(200, "between_two_cities"), (200, "castellan")]
    row = [json.loads(page.device[code])["row"]["id"] for code in codes]
    assert len(set(row)) == len(codes)
    await other.browser.house.close()


async def test_nobody_hears_that_no_bot_is_at_work_while_one_is_to_act(page: Page) -> None:
    """Whoever sees no bot at work acts in peace: no place goes away under a finger."""
    await page.sit("between_two_castles")
    idle: list[list[int]] = []

    def hear(line: int, text: str) -> None:
        message = json.loads(text)
        page.inbox.append(message)
        if message["type"] == "thinking" and not message["seats"]:
            idle.append(page.live.bots_to_move())

    page.browser.post = hear
    for turn in range(12):
        legal = await page.my_turn()
        # Whoever acts at once may never see the bots at rest.
        await page.until(lambda: not page.live.thinking)
        await page.say(type="act", id=f"move {turn}", action=legal[0][0])
    assert idle
    assert not any(idle), idle


async def test_a_fault_is_answered(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that hears nothing would wait for ever: this line never breaks."""
    await page.sit("between_two_cities")
    await page.my_turn()

    async def fail(*_: object, **__: object) -> int:
        raise RuntimeError("a fault")

    monkeypatch.setattr(page.browser.house.log, "play", fail)
    await page.say(type="act", id="one", action=0)
    assert (page.inbox[-1]["code"], page.inbox[-1]["id"]) == ("failed", "one")


async def test_undo_hints_previews_and_reasons_against_a_place(page: Page) -> None:
    code = await page.sit("castles_of_mad_king_ludwig")
    legal = await page.my_turn()
    seq = page.live.seq
    status, hints = await page.request("POST", f"tables/{code}/hint")
    assert status == 200
    assert {hint["action"] for hint in hints["hints"]} <= {row[0] for row in legal}
    status, previews = await page.request("POST", f"tables/{code}/previews", {"seq": seq, "actions": [legal[0][0]]})
    assert status == 200
    assert len(previews["previews"]) == 1
    spot = {"seq": seq, "board": 0, "piece": "nap_room", "place": [0, 0], "turn": 0}
    assert (await page.request("POST", f"tables/{code}/why-not", spot))[0] == 200


async def test_choices_of_a_finished_game_are_looked_at_again(page: Page) -> None:
    record = records_of("castellan")[0].read_bytes()
    status, table = await page.request("POST", "records", json.loads(record))
    assert status == 200
    seat, _ = json.loads(record)["actions"][0]
    status, review = await page.request("POST", f"tables/{table['code']}/review", {"seq": 0, "seat": seat})
    assert status == 200
    assert review["hints"]
    assert review["played"] is not None


async def test_take_back(page: Page) -> None:
    await page.sit("between_two_castles")
    legal = await page.my_turn()
    await page.say(type="undo", id="too early")
    assert page.inbox[-1]["code"] == "no_undo"
    await page.say(type="act", id="tile", action=legal[0][0])
    await page.say(type="undo", id="back")
    assert page.inbox[-1]["code"] == "no_undo", "a secret choice stands"
    while page.newest("view")["undo"] is None or not page.newest("view")["undo"]["can"]:
        legal = await page.my_turn()
        seq = page.live.seq
        await page.say(type="act", id=f"laid {seq}", action=legal[0][0])
        assert page.live.seq < 30
    await page.say(type="undo", id="back again")
    assert page.newest("ack")["id"] == "back again"


async def test_records_and_rematches(page: Page) -> None:
    code = await page.sit("between_two_cities")
    while legal := await page.my_turn():
        await page.say(type="act", id=f"{page.live.seq}", action=legal[0][0])
    record = (await page.request("GET", f"tables/{code}/record"))[1]
    status, table = await page.request("POST", "records", record)
    assert status == 200
    assert table["is_imported"]
    record["result"]["scores"][0] += 1
    assert (await page.request("POST", "records", record))[0] == 422
    again = (await page.request("POST", f"tables/{code}/rematch", {"want": True}))[1]["rematch"]
    assert (await page.request("GET", f"tables/{again}"))[1]["state"] == "running"
    listed = (await page.request("GET", "tables"))[1]["mine"]
    assert {code, again, table["code"]} <= {row["code"] for row in listed}


REFUSED = [
    ("POST", "tables", {"game": "castellan", "seats": [{"kind": "me"}, {"kind": "open"}]}, 403),
    ("POST", "tables", {"game": "castellan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "hard"}]}, 403),
    ("POST", "tables", {"game": "chess", "seats": [{"kind": "me"}]}, 422),
    ("POST", "tables", {"game": 3}, 422),
    ("POST", "session", {"name": "\u200b"}, 422),
    ("GET", "tables/nowhere", None, 404),
    ("GET", "nothing", None, 404),
    ("POST", "network", {}, 403),
    ("POST", "assistant", {"ask": "everything"}, 422),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), REFUSED, ids=[f"{row[1]} {row[3]}" for row in REFUSED])
async def test_what_cannot_be_is_refused_as_a_server_would(
    page: Page, method: str, path: str, body: object, status: int
) -> None:
    answered, problem = await page.request(method, path, body)
    assert answered == status
    assert {"code", "key", "args"} <= set(problem)


async def test_nonsense_on_the_line_is_answered(page: Page) -> None:
    await page.browser.receive(9, "nobody is there")
    page.browser.open(1, "nowhere")
    await page.browser.receive(1, "{")
    assert page.inbox[-1]["code"] == "bad_message"
    await page.say(type="hello", protocol=3)
    assert page.inbox[-1]["code"] == "no_table"
    await page.say(type="hello", protocol=2)
    assert page.inbox[-1]["code"] == "wrong_protocol"
    await page.say(type="ping")
    assert page.inbox[-1]["type"] == "pong"


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("level", SECONDS)
def test_a_hurried_bot_is_its_level_with_all_time_and_plays_with_none(name: str, level: str) -> None:
    game = load_game(name)
    match = Match(game, [Player(letter) for letter in "abc"[: SEATS[name]]], seed="7")
    seat = match.position.seat_to_act()
    legal = match.position.legal(seat)
    own, patient, hurried = level_bot(game, 5, level), HurriedBot(game, 5, level, 1000), HurriedBot(game, 5, level, 0)
    guess = match.position.guess(seat, Chance(3))
    assert patient.choose(guess.copy(), seat, legal) == own.choose(guess.copy(), seat, legal)
    assert patient.simulated == own.simulated
    assert hurried.choose(guess, seat, legal) in legal
    assert hurried.simulated == 1


class Clock:
    """Time that goes on by so many seconds whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += self.step
        return self.now


class Counter:
    """Counts no ending out, and notes how many positions it might have looked at."""

    def __init__(self) -> None:
        self.allowed: list[int] = []

    def solve(self, position: object, seat: int, most_positions: int) -> None:
        self.allowed.append(GUESSES * most_positions)


@pytest.mark.parametrize("level", SECONDS)
@pytest.mark.parametrize("name", SEATS)
def test_the_work_for_a_choice_is_bounded(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock for what is simulated, by a number for endings, which look at no clock."""
    looks = 20
    monkeypatch.setattr(hurried, "time", Clock(SECONDS[level] / looks))
    game = load_game(name)
    match = Match(game, [Player(letter) for letter in "abc"[: SEATS[name]]], seed="7")
    bot, ending = HurriedBot(game, 5, level, SECONDS[level]), Counter()
    monkeypatch.setattr(bot, "ending", ending)
    for turn in range(10):
        seat = match.position.seat_to_act()
        before = bot.simulated
        match.act(seat, choose(bot, game, match.position.guess(seat, Chance(turn)), seat))
        assert bot.simulated - before <= looks + 1
    assert ending.allowed
    assert max(ending.allowed) * SLOWEST_POSITION <= SECONDS[level] / 2


def test_hints_are_lightened_and_bots_keep_their_plans() -> None:
    asked: dict[str, Any] = {"seats": 2, "options": {}, "position": b"", "seat": 0, "chance": 1}
    hints = lightened(AskHints(game="castellan", **asked))
    assert isinstance(hints, AskHints)
    assert hints.share < AskHints(game="castellan", **asked).share
    name = "castles_of_mad_king_ludwig"
    task = AskMove(game=name, table="x", level="easy", **asked)
    assert bot_for(load_game(name), task) is bot_for(load_game(name), task)
    for table in range(2 * MOST_BOTS):
        bot_for(load_game(name), msgspec.structs.replace(task, table=str(table)))
    assert len(BOTS) == MOST_BOTS
