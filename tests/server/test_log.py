"""The log: what is acknowledged is on disk, once, whatever happens to the database."""

import asyncio
import sqlite3
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from castlewright.server.house import House
from castlewright.server.store import schema
from castlewright.server.store.rows import LogRow, Progress
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.viewers import Viewer
from server.databases import Postgresql
from server.houses import next_action, open_house, running_table
from server.postgres import Cluster, cluster


async def stored(house: House, live: Live) -> list[tuple[int, str | None]]:
    """The log of a table as the database has it: seqs and texts."""
    query = sa.select(schema.log.c.seq, schema.log.c.text).where(schema.log.c.match == live.row.id)
    async with house.store.engine.connect() as connection:
        return [(int(seq), text) for seq, text in await connection.execute(query.order_by(schema.log.c.seq))]


async def test_a_retry_is_answered_and_not_played_again(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        seat, action = next_action(live)
        assert await house.log.play(live, seat, action, "once") == 1
        assert await house.log.play(live, seat, action, "once") == 1
        assert [seq for seq, _ in await stored(house, live)] == [1]


async def test_a_retry_in_the_same_transaction_is_answered_alike(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        seat, action = next_action(live)
        assert await asyncio.gather(*(house.log.play(live, seat, action, "once") for _ in range(3))) == [1, 1, 1]
        assert len(await stored(house, live)) == 1


async def test_a_retry_after_a_restart_is_answered(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        seat, action = next_action(live)
        await house.log.play(live, seat, action, "once")
        code = live.row.code
    async with open_house(database) as house:
        again = await house.hall.find(code)
        assert await house.log.play(again, seat, action, "once") == 1


async def test_moves_that_wait_share_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(database) as house:
        tables = [(await running_table(house))[0] for _ in range(5)]
        sizes = []
        append = house.store.append

        async def counted(entries: list[LogRow], progress: list[Progress]) -> None:
            sizes.append(len(entries))
            await append(entries, progress)

        monkeypatch.setattr(house.store, "append", counted)
        await asyncio.gather(*(house.log.play(live, *next_action(live), "a") for live in tables))
        assert sizes == [5]


async def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house, "castellan")
        for number in range(12):
            seat, action = next_action(live)
            await house.log.play(live, seat, action, str(number))
        digest, code = live.playing.position.digest(), live.row.code
    async with open_house(database) as house:
        again = await house.hall.find(code)
        assert again.playing.position.digest() == digest
        assert [heard.own.seq for heard in again.heard_after(9) if heard.own.kind == "acted"] == [10, 11, 12]


async def test_two_houses_race_for_a_seq_and_both_moves_stand(postgresql_database: str) -> None:
    async with open_house(postgresql_database) as here, open_house(postgresql_database) as there:
        live, _ = await running_table(here)
        twin = await there.hall.find(live.row.code)
        moves = [(seat, live.playing.position.legal(seat)[0]) for seat in (0, 1)]
        seqs = await asyncio.gather(here.log.play(live, *moves[0], "a"), there.log.play(twin, *moves[1], "a"))
        assert sorted(seqs) == [1, 2]
        assert [seq for seq, _ in await stored(here, live)] == [1, 2]


async def test_a_bot_of_two_houses_moves_once(postgresql_database: str) -> None:
    async with open_house(postgresql_database) as here, open_house(postgresql_database) as there:
        live, _ = await running_table(here)
        twin = await there.hall.find(live.row.code)
        seat, action = next_action(live)
        results = await asyncio.gather(
            here.log.play(live, seat, action, None, 0),
            there.log.play(twin, seat, action, None, 0),
            return_exceptions=True,
        )
        assert sorted(str(result) for result in results) == ["1", "somebody was faster"]


LOCKS = {"sqlite": "BEGIN EXCLUSIVE", "postgresql": "LOCK TABLE log, matches IN EXCLUSIVE MODE"}
"""What keeps everybody else from writing."""


async def test_a_locked_database_stops_moves_and_loses_none(kind: str, database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        await house.log.play(live, *next_action(live), "before")
        engine = create_async_engine(database)
        async with engine.connect() as other:
            await other.exec_driver_sql(LOCKS[kind])
            later = next_action(live)
            with pytest.raises(Refused, match="locked") as refused:
                await house.log.play(live, *later, "during")
            assert refused.value.code == "storage_busy"
            assert (await house.hall.find(live.row.code)).seq == 1
            await other.rollback()
        await engine.dispose()
        assert await house.log.play(live, *later, "during") == 2
        assert [seq for seq, _ in await stored(house, live)] == [1, 2]


async def test_a_full_disk_stops_moves_and_loses_none(sqlite_database: str) -> None:
    async with open_house(sqlite_database) as house:
        live, _ = await running_table(house, "castellan")
        await limit_pages(house, None)
        with pytest.raises(Refused, match="full") as refused:
            await play_on(house, live)
        acknowledged = live.row.seq
        assert refused.value.code == "storage_full"
        await limit_pages(house, 100_000)
        await house.hall.find(live.row.code)
        assert live.seq == acknowledged
        assert await house.log.play(live, *next_action(live), "after") == acknowledged + 1
        assert len(await stored(house, live)) == acknowledged + 1


async def play_on(house: House, live: Live) -> None:
    """Play to the end, with ids that take some room."""
    while not live.playing.position.is_over:
        await house.log.play(live, *next_action(live), f"{live.seq:060}")


async def limit_pages(house: House, most: int | None) -> None:
    """Let the file of the database grow no more, or up to so many pages; what writes connects anew."""
    await house.store.writer.engine.dispose()

    def limit(connection: "sqlite3.Connection", _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA page_count")
        pages = int(cursor.fetchone()[0])
        cursor.execute(f"PRAGMA max_page_count = {most or pages}")
        cursor.close()

    sa.event.listen(house.store.writer.engine.sync_engine, "connect", limit)


async def test_a_database_that_refuses_to_write_stops_moves_and_loses_none(
    postgresql: Postgresql, postgresql_database: str
) -> None:
    async with open_house(postgresql_database) as house:
        live, _ = await running_table(house)
        await house.log.play(live, *next_action(live), "before")
        await postgresql.be_read_only(postgresql_database, True)
        later = next_action(live)
        with pytest.raises(Refused, match="nothing was stored") as refused:
            await house.log.play(live, *later, "during")
        assert refused.value.code == "storage_failed"
        assert (await house.hall.find(live.row.code)).seq == 1
        await postgresql.be_read_only(postgresql_database, False)
        assert await house.log.play(live, *later, "during") == 2
        assert [seq for seq, _ in await stored(house, live)] == [1, 2]


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that a test may stop."""
    with cluster() as running:
        yield running


async def test_a_database_that_goes_away_stops_moves_and_loses_none(own_cluster: Cluster) -> None:
    database = own_cluster.url("postgres")
    async with open_house(database) as here, open_house(database) as there:
        live, _ = await running_table(here)
        twin = await there.hall.find(live.row.code)
        await here.log.play(live, *next_action(live), "before")
        await asyncio.to_thread(own_cluster.stop)
        later = next_action(live)
        for _ in range(3):
            with pytest.raises(Refused, match="nothing was stored") as refused:
                await here.log.play(live, *later, "during")
            assert refused.value.code == "storage_failed"
        with pytest.raises(Refused, match="does not answer"):
            await here.store.public_tables(10)
        await asyncio.to_thread(own_cluster.start)
        async with asyncio.timeout(60):
            await asyncio.gather(here.bus.is_listening.wait(), there.bus.is_listening.wait())
        assert await here.log.play(live, *later, "during") == 2
        assert [seq for seq, _ in await stored(here, live)] == [1, 2]
        async with asyncio.timeout(20):
            while twin.seq < 2:
                await asyncio.sleep(0.02)


async def test_idle_tables_leave_the_memory(database: str) -> None:
    async with open_house(database, most_idle=3) as house:
        codes = [(await running_table(house))[0].row.code for _ in range(6)]
        assert len(house.hall.lives) <= 4
        for code in codes:
            assert (await house.hall.find(code)).seq == 0


async def test_a_lost_note_of_another_house_is_found_in_the_database(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("castlewright.server.tables.others.WATCH_EVERY", 0.05)
    async with open_house(postgresql_database) as here, open_house(postgresql_database) as there:
        live, _ = await running_table(here)
        twin = await there.hall.find(live.row.code)
        monkeypatch.setattr(here.bus, "has_others", False)
        twin.viewers.add(Viewer(ignore, None, -1, None, ""))
        await here.log.play(live, *next_action(live), "a")
        async with asyncio.timeout(20):
            while twin.seq == 0:
                await asyncio.sleep(0.02)
        twin.viewers.clear()


async def ignore(_message: object) -> None:
    """Nobody listens."""
