"""Tables and guests that nobody has touched for a stated time: removed when that is asked for, and never more."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from castlewright.server.clock import now
from castlewright.server.house import House
from castlewright.server.store import schema
from castlewright.server.store.database import Store
from castlewright.server.store.keeping import remove_tables, untouched_tables
from castlewright.server.store.rows import Guest
from castlewright.server.tables import forget as forgetting
from castlewright.server.tables.forget import DAY, Forgetting, Forgotten, foresee, forget
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewSeat, NewTable
from server.houses import next_action, open_house, running_table

LONG_AGO = now() - 50 * DAY


async def set_back(house: House) -> None:
    """Let everything have happened 50 days ago."""
    tables: list[tuple[Any, tuple[str, ...]]] = [
        (schema.matches, ("created_at", "moved_at")),
        (schema.guests, ("created_at", "seen_at")),
        (schema.sessions, ("created_at",)),
        (schema.sitters, ("seen_at",)),
        (schema.chat, ("at",)),
        (schema.log, ("at",)),
        (schema.changes, ("at",)),
    ]
    async with house.store.engine.begin() as connection:
        for table, columns in tables:
            await connection.execute(table.update().values(dict.fromkeys(columns, LONG_AGO)))


async def change(house: House, statement: Any) -> None:
    """Change what is stored."""
    async with house.store.engine.begin() as connection:
        await connection.execute(statement)


async def counts(store: Store) -> dict[str, int]:
    """How many rows there are in every table, but for the server's keys."""
    async with store.engine.connect() as connection:
        return {
            table.name: int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())
            for table in schema.METADATA.sorted_tables
            if table is not schema.keys
        }


async def played_table(house: House, seed: str = "a") -> tuple[Live, list[Guest]]:
    """A running table with a move and a line of talk."""
    from castlewright.server.store.rows import SaidRow

    live, guests = await running_table(house, seed=seed)
    await house.log.play(live, *next_action(live), None)
    await house.store.add_line(SaidRow(live.row.id, 0, 0, "guest 0", "hello", now()))
    return live, guests


async def test_what_nobody_touched_goes_without_a_trace(database: str) -> None:
    async with open_house(database) as house:
        await played_table(house)
        await set_back(house)
    store = Store(database)
    try:
        assert await foresee(store, 40) == Forgotten(1, 2)
        assert await foresee(store, 60) == Forgotten(0, 0)
        assert await forget(store, 60) == Forgotten(0, 0)
        assert await forget(store, 40) == Forgotten(1, 2)
        assert set((await counts(store)).values()) == {0}
    finally:
        await store.close()


TOUCHES = [
    pytest.param(schema.matches.update().values(moved_at=now()), id="a move"),
    pytest.param(schema.chat.update().values(at=now()), id="a line of talk"),
    pytest.param(schema.sitters.update().values(seen_at=now()), id="a look"),
]


@pytest.mark.parametrize("touch", TOUCHES)
async def test_a_table_that_somebody_touched_stays_with_its_people(database: str, touch: Any) -> None:
    async with open_house(database) as house:
        await played_table(house)
        await set_back(house)
        await change(house, touch)
        before = await counts(house.store)
        assert await forget(house.store, 40) == Forgotten(0, 0)
        assert await counts(house.store) == before


async def test_guests_who_came_lately_or_sit_somewhere_stay(database: str) -> None:
    async with open_house(database) as house:
        kept, sitting = await played_table(house)
        away, _ = await house.sessions.make("Away")
        host, _ = await house.sessions.make("Host")
        table = await house.create(NewTable(game="castellan", seats=[NewSeat(kind="open"), NewSeat(kind="open")]), host)
        await set_back(house)
        await change(house, schema.matches.update().values(moved_at=now()))
        new, _ = await house.sessions.make("New")
        assert await foresee(house.store, 40) == Forgotten(0, 1)
        assert await forget(house.store, 40) == Forgotten(0, 1)
        async with house.store.engine.connect() as connection:
            left = set((await connection.execute(sa.select(schema.guests.c.id))).scalars())
        assert left == {*(guest.id for guest in sitting), host.id, new.id}
        assert away.id not in left
        assert kept.row.code != table.row.code


async def test_a_guest_who_comes_back_after_being_removed_is_nobody(database: str) -> None:
    async with open_house(database) as house:
        guest, token = await house.sessions.make("Away")
        await set_back(house)
        house.sessions.seen[guest.id] = LONG_AGO
        assert await forget(house.store, 40) == Forgotten(0, 1)
        assert await house.sessions.find(token) is None
        assert await house.sessions.find(token) is None


async def test_a_guest_who_is_here_is_noted_once_a_day(database: str) -> None:
    async with open_house(database) as house:
        _, token = await house.sessions.make("Here")
        await set_back(house)
    async with open_house(database) as house:
        guest = await house.sessions.find(token)
        assert guest is not None
        async with house.store.engine.connect() as connection:
            seen_at = (await connection.execute(sa.select(schema.guests.c.seen_at))).scalar_one()
        assert now() - seen_at < 60
        assert await forget(house.store, 40) == Forgotten(0, 0)


async def test_a_running_house_forgets_what_is_idle_and_keeps_what_is_looked_at(database: str) -> None:
    async with open_house(database) as house:
        idle, _ = await played_table(house)
        watched, _ = await played_table(house, "b")
        await set_back(house)
        watched.thinking.add(0)
        rounds = Forgetting(house.store, house.hall, house.sessions, 40)
        assert await rounds.round() == Forgotten(1, 2)
        with pytest.raises(Refused, match="there is no table"):
            await house.hall.find(idle.row.code)
        assert (await house.hall.find(watched.row.code)) is watched


async def test_who_moves_between_the_look_and_the_removal_keeps_the_table(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await played_table(house)
        await set_back(house)
        before = now() - 40 * DAY
        found = await untouched_tables(house.store, before)
        assert len(found) == 1
        await house.log.play(live, *next_action(live), None)
        assert await remove_tables(house.store, found, before) == []


async def test_a_round_that_fails_is_seen_and_tried_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from castlewright.server import metrics, supervising
    from castlewright.server.app import prepare
    from castlewright.server.settings import Settings

    rounds, failing = asyncio.Event(), [True]

    async def look(_store: Store, _before: float) -> list[Any]:
        if failing:
            failing.clear()
            raise RuntimeError("a fault")
        rounds.set()
        return []

    monkeypatch.setattr(forgetting, "untouched_tables", look)
    monkeypatch.setattr(supervising, "AGAIN_AFTER", 0.01)
    name = "the removal of what nobody touches"
    before = metrics.FAILURES.counts[name,]
    settings = Settings(database=database, workers=1, forget_after=40)
    house = House(settings, await prepare(settings))
    await house.open()
    try:
        await asyncio.wait_for(rounds.wait(), 10)
    finally:
        await house.close()
    assert metrics.FAILURES.counts[name,] == before + 1


async def test_nothing_is_removed_unless_it_is_asked_for(database: str) -> None:
    async with open_house(database) as house:
        await played_table(house)
        await set_back(house)
    async with open_house(database) as house:
        await asyncio.sleep(0.1)
        assert (await counts(house.store))["matches"] == 1
