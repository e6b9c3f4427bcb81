"""Every table played again against the digests in its log: what is harmed is found, set aside, and brought back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from castlewright.cli.main import group
from castlewright.games import all_games
from castlewright.server.house import House
from castlewright.server.store import schema
from castlewright.server.store.database import Store
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Undoing
from castlewright.server.tables.verify import Findings, verify
from castlewright.server.wire.problems import Refused
from server.databases import file_of
from server.houses import next_action, open_house, running_table

MOVES = 20
"""Enough for a digest on the way."""


async def play(house: House, live: Live, moves: int = MOVES) -> None:
    """Play so many moves, or to the end."""
    for _ in range(moves):
        if live.playing.position.is_over:
            break
        await house.log.play(live, *next_action(live), None)


async def look(database: str, *, sets_aside: bool = False) -> Findings:
    """What is found in a database."""
    store = Store(database)
    try:
        return await verify(store, sets_aside=sets_aside, on_done=lambda _done, _total: None)
    finally:
        await store.close()


async def harm(database: str, *statements: Any) -> None:
    """Change what is stored."""
    store = Store(database)
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await store.close()


@pytest.mark.parametrize("game", list(all_games()))
async def test_a_table_of_every_game_is_found_whole(database: str, game: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house, game)
        await play(house, live)
        done, _ = await running_table(house, "between_two_cities", seed="b")
        await play(house, done, 1000)
        entries = await house.store.load_log(live.row.id)
        assert [entry.seq for entry in entries if entry.digest is not None] == [16]
        assert (await house.store.load_log(done.row.id))[-1].digest == done.playing.position.digest()
    assert await look(database) == Findings(2, [], [], [])


async def test_takebacks_and_tables_that_wait_are_whole_too(database: str) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house, "castellan")
        seat, action = next_action(live)
        await house.log.play(live, seat, action, None)
        while not live.playing.can_undo(seat):
            seat, action = next_action(live)
            await house.log.play(live, seat, action, None)
        await house.log.play(live, seat, Undoing(), None)
        await play(house, live)
        from castlewright.server.wire.protocol import NewSeat, NewTable

        await house.create(NewTable(game="castellan", seats=[NewSeat(kind="me"), NewSeat(kind="open")]), guests[0])
    assert await look(database) == Findings(2, [], [], [])


LOG, MATCHES = schema.log, schema.matches

HARMS = [
    pytest.param(LOG.delete().where(LOG.c.seq == 3), "entry 3 is missing", id="an entry is lost"),
    pytest.param(LOG.delete().where(LOG.c.seq == MOVES), "says 20 entries and its log has 19", id="the last is lost"),
    pytest.param(LOG.update().where(LOG.c.seq == 5).values(text="nonsense"), "entry 5: ", id="nonsense"),
    pytest.param(LOG.update().where(LOG.c.seq == 16).values(digest="0" * 16), "after entry 16 the digest", id="digest"),
    pytest.param(MATCHES.update().values(seed="another"), "entry ", id="another seed"),
    pytest.param(MATCHES.update().values(waiting=0), "waits for other seats", id="who is to move"),
    pytest.param(MATCHES.update().values(state="finished"), "says finished", id="the state"),
    pytest.param(MATCHES.update().values(settings="{"), "", id="settings that are no JSON"),
    pytest.param(MATCHES.update().values(game="chess"), "", id="a game that nobody knows"),
]


@pytest.mark.parametrize(("statement", "words"), HARMS)
async def test_what_is_harmed_is_found_and_set_aside_and_the_other_table_goes_on(
    database: str, statement: Any, words: str
) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        await play(house, live)
        code = live.row.code
    await harm(database, statement)
    async with open_house(database) as house:
        other, _ = await running_table(house, "castellan", seed="b")
        await play(house, other, 3)
        well = other.row.code
    findings = await look(database)
    assert [failure.code for failure in findings.failures] == [code]
    assert words in findings.failures[0].reason
    assert await look(database, sets_aside=True) == findings
    async with open_house(database) as house:
        with pytest.raises(Refused) as refused:
            await house.hall.find(code)
        assert refused.value.code == "unreadable_table"
        await play(house, await house.hall.find(well), 1)


async def test_a_table_that_is_mended_is_brought_back(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        await play(house, live)
        code, digest = live.row.code, (await house.store.load_log(live.row.id))[15].digest
    at = LOG.update().where(LOG.c.seq == 16)
    await harm(database, at.values(digest="0" * 16))
    await look(database, sets_aside=True)
    await harm(database, at.values(digest=digest))
    assert (await look(database)).returned == [code]
    await look(database, sets_aside=True)
    async with open_house(database) as house:
        await play(house, await house.hall.find(code), 1)


async def test_a_table_of_older_rules_is_no_failure(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house, "castellan")
        code = live.row.code
    older = '{"options": {"deck": "reconstructed"}, "ruleset": 1}'
    await harm(database, MATCHES.update().values(settings=older))
    assert await look(database, sets_aside=True) == Findings(1, [], [code], [])


async def test_a_house_may_play_while_its_tables_are_verified(database: str) -> None:
    async with open_house(database) as house:
        lives = [(await running_table(house, seed=str(number)))[0] for number in range(5)]
        playing = [asyncio.create_task(play(house, live, 1000)) for live in lives]
        while not all(task.done() for task in playing):
            assert (await look(database)).failures == []
        await asyncio.gather(*playing)


@pytest.fixture
def run() -> Callable[..., tuple[int, str]]:
    """What a command says, and its exit code."""

    def call(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(group, words)
        return result.exit_code, result.output

    return call


async def test_the_command_names_what_fails(sqlite_database: str, run: Callable[..., tuple[int, str]]) -> None:
    async with open_house(sqlite_database) as house:
        live, _ = await running_table(house)
        await play(house, live)
        code = live.row.code
    file = file_of(sqlite_database)
    assert await asyncio.to_thread(run, "verify", str(file)) == (0, "1 tables, 0 failed\n")
    await harm(sqlite_database, LOG.delete().where(LOG.c.seq == 3))
    assert await asyncio.to_thread(run, "verify", str(file), "--set-aside") == (
        1,
        f"{code} between_two_cities: entry 3 is missing\n1 tables, 1 set aside\n",
    )
    store = Store(sqlite_database)
    async with store.engine.connect() as connection:
        assert (await connection.execute(sa.select(MATCHES.c.aside))).scalar() == "entry 3 is missing"
    await store.close()


def test_a_database_that_is_not_there_is_said_in_one_line(tmp_path: Path, run: Callable[..., tuple[int, str]]) -> None:
    result = CliRunner().invoke(group, ["verify", str(tmp_path / "none.sqlite3")])
    assert "there is no" in str(result.exception)
    assert not list(tmp_path.iterdir())
