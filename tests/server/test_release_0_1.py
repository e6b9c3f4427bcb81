"""A database of release 0.1 with running games: brought to the newest revision at the start, and played on."""

import hashlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection

from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import all_games
from castlewright.server.store import schema
from castlewright.server.store.database import Store
from castlewright.server.store.migrate import revision_of, upgrade
from castlewright.server.tables.keepsake import take_home
from castlewright.server.tables.links import seat_of_secret, seat_secret
from castlewright.server.tables.verify import verify
from castlewright.server.wire.problems import Refused
from server.databases import Databases, file_of
from server.houses import next_action, open_house

AT = 1_700_000_000.5
TOKENS = ("token of Ann", "token of Bob")
SIGNING = "5" * 64
MOVES = 7


@dataclass
class Old:
    """A database of release 0.1: its address, and by game the code and the actions of a running table."""

    address: str
    codes: dict[str, str] = field(default_factory=dict)
    actions: dict[str, list[tuple[int, str]]] = field(default_factory=dict)


@pytest.fixture
def empty(databases: Databases) -> str:
    """A database without tables."""
    return databases.empty()


@pytest.fixture
async def old(empty: str) -> Old:
    """A house of release 0.1 with two guests and a running table of every game."""
    made = Old(empty)
    store = Store(made.address)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        await connection.run_sync(fill, made)
    await store.close()
    return made


def fill(connection: Connection, made: Old) -> None:
    """Put rows into the tables as they were."""
    metadata = sa.MetaData()
    metadata.reflect(connection)

    def add(table: str, *rows: dict[str, Any]) -> None:
        connection.execute(metadata.tables[table].insert(), rows)

    add("keys", {"name": "signing", "value": SIGNING})
    for number, name in enumerate(("Ann", "Bob"), 1):
        add("guests", {"id": number, "public": f"p{number}", "name": name, "language": "fr", "created_at": AT})
        hashed = hashlib.sha256(TOKENS[number - 1].encode()).hexdigest()
        add("sessions", {"token_hash": hashed, "guest": number, "created_at": AT})
    for number, game in enumerate(all_games(), 1):
        add_table(add, made, number, game)


def add_table(add: Any, made: Old, number: int, game: str) -> None:
    """Put a running table with some moves, its seats, changes and talk."""
    loaded = all_games()[game]
    match = Match(loaded, [Player("Ann"), Player("Bob"), Player("easy", "easy")], {}, "a" * 64)
    for _ in range(MOVES):
        seat = match.position.seat_to_act()
        match.act(seat, match.position.legal(seat)[0])
    made.codes[game], made.actions[game] = f"old{number}", [(played.seat, played.text) for played in match.standing]
    matches = {
        "id": number,
        "code": made.codes[game],
        "game": game,
        # Tables did not know their ruleset yet.
        "settings": msgspec.json.encode({"options": match.options, "pace": "relaxed"}).decode(),
        "state": "running",
        "public": False,
        "host": 1,
        "seed": match.seed,
        "seq": MOVES,
        "waiting": sum(1 << seat for seat in match.position.waiting),
        "bots": 4,
        "rematch": None,
        "version": 3,
        "created_at": AT,
        "moved_at": AT,
    }
    add("matches", matches)
    for seat, name in enumerate(("Ann", "Bob", "easy")):
        kind, level = ("bot", "easy") if seat == 2 else ("person", None)
        row = {"match": number, "seat": seat, "kind": kind, "name": name, "level": level}
        add("seats", {**row, "bot_plays": False, "generation": 0})
        if kind == "person":
            add("sitters", {"match": number, "guest": seat + 1, "seat": seat, "by_link": False})
    for seq, (seat, text) in enumerate(made.actions[game], 1):
        entry = {"match": number, "seq": seq, "seat": seat, "text": text, "client_id": f"id {seq}", "at": AT}
        add("log", entry)
    add("changes", {"match": number, "number": 0, "seq": 0, "seat": -1, "kind": "started", "at": AT})
    add("chat", {"match": number, "number": 1, "seat": 0, "name": "Ann", "text": "Bonjour!", "at": AT})


def differences(connection: Connection) -> list[Any]:
    """What the database has otherwise than the code says."""
    return list(compare_metadata(MigrationContext.configure(connection), schema.METADATA))


STILL = [game for game, loaded in all_games().items() if loaded.meta.ruleset == 1]
CHANGED = [game for game, loaded in all_games().items() if loaded.meta.ruleset != 1]


async def test_the_tables_are_those_of_the_code_and_nothing_is_lost(old: Old) -> None:
    async with open_house(old.address) as house:
        assert house.key == SIGNING
        async with house.store.engine.connect() as connection:
            assert await connection.run_sync(revision_of) == schema.HEAD
            assert await connection.run_sync(differences) == []
        for token, name in zip(TOKENS, ("Ann", "Bob"), strict=True):
            guest = await house.sessions.find(token)
            assert guest is not None
            assert (guest.name, guest.language) == (name, "fr")
        for code in old.codes.values():
            row = await house.store.load_table(code)
            assert row is not None
            assert [line.text for line in await house.store.load_chat(row.id, 9)] == ["Bonjour!"]
            assert len(await house.store.load_log(row.id)) == MOVES
        findings = await verify(house.store, sets_aside=True, on_done=lambda _done, _total: None)
        assert (findings.failures, sorted(findings.older)) == ([], sorted(old.codes[game] for game in CHANGED))


@pytest.mark.parametrize("game", STILL)
async def test_a_game_whose_rules_are_the_same_is_played_to_its_end(old: Old, game: str) -> None:
    async with open_house(old.address) as house:
        live = await house.hall.find(old.codes[game])
        assert [(played.seat, played.text) for played in live.playing.standing] == old.actions[game]
        seat, text = old.actions[game][-1]
        assert await house.log.play(live, seat, text, f"id {MOVES}") == MOVES
        while not live.playing.position.is_over:
            with suppress(Refused):  # The bot of then plays on, too, and may be faster.
                await house.log.play(live, *next_action(live), None)
        code = live.row.code
    async with open_house(old.address) as house:
        assert (await house.hall.find(code)).row.state == "finished"
        assert (await verify(house.store, sets_aside=False, on_done=lambda _done, _total: None)).failures == []


@pytest.mark.parametrize("game", STILL[:1])
async def test_a_seat_link_of_then_is_good_still(old: Old, game: str) -> None:
    async with open_house(old.address) as house:
        row = (await house.hall.find(old.codes[game])).row
        assert seat_of_secret(house.key, row, seat_secret(SIGNING, row, 1)) == 1


@pytest.mark.parametrize("game", CHANGED)
async def test_a_game_whose_rules_have_changed_is_kept_with_its_record(old: Old, game: str) -> None:
    async with open_house(old.address) as house:
        with pytest.raises(Refused, match="was played by ruleset 1"):
            await house.hall.find(old.codes[game])
        row = await house.store.load_table(old.codes[game])
        assert row is not None
        record = msgspec.json.decode(take_home(row, await house.store.load_log(row.id), 1, "other_rules"))
        assert [tuple(action) for action in record["actions"]] == old.actions[game]
        assert (record["ruleset"], record["seed"]) == (1, "a" * 64)


async def test_a_copy_of_the_file_is_left_beside_it(old: Old) -> None:
    async with open_house(old.address):
        pass
    if old.address.startswith("sqlite"):
        file = file_of(old.address)
        assert file.with_name(f"{file.name}.before-{schema.HEAD}-from-0001").exists()
