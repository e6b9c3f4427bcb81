"""A whole database in one file: taken while people play, and read into either kind of database."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from castlewright.core.errors import BadInputError
from castlewright.server.store import schema
from castlewright.server.store.database import Store
from castlewright.server.store.migrate import upgrade
from castlewright.server.store.portable import back_up, restore
from server.databases import Databases, Postgresql, Sqlite, file_of
from server.houses import next_action, open_house, running_table


async def everything(database: str) -> dict[str, list[Any]]:
    """All rows of all tables."""
    store = Store(database)
    try:
        async with store.engine.connect() as connection:
            return {
                table.name: sorted(map(repr, await connection.execute(sa.select(table))))
                for table in schema.METADATA.sorted_tables
            }
    finally:
        await store.close()


@pytest.fixture
def empty(databases: Databases) -> str:
    """A database without tables."""
    return databases.empty()


@pytest.fixture
def other(databases: Databases, sqlite: Sqlite, postgresql: Postgresql) -> str:
    """A database without tables of the other kind."""
    return (postgresql if isinstance(databases, Sqlite) else sqlite).empty()


async def test_a_backup_moves_a_house_to_the_other_kind_and_play_goes_on(
    database: str, other: str, tmp_path: Path
) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house)
        await house.log.play(live, *next_action(live), "a")
        code, key = live.row.code, house.key
    file = tmp_path / "backup.gz"
    rows = await back_up(database, file)
    assert file.stat().st_mode & 0o077 == 0
    assert await restore(file, other) == rows
    assert await everything(other) == await everything(database)
    async with open_house(other) as house:
        assert house.key == key
        live = await house.hall.find(code)
        assert await house.log.play(live, *next_action(live), "b") == 2
        _, more = await running_table(house, seed="b")
        assert {guest.id for guest in more}.isdisjoint(guest.id for guest in guests)


async def test_a_backup_is_of_one_moment_while_people_play(database: str, empty: str, tmp_path: Path) -> None:
    async with open_house(database) as house:
        tables = [await running_table(house, seed=str(number)) for number in range(4)]

        async def play(live: Any) -> None:
            while not live.playing.position.is_over:
                await house.log.play(live, *next_action(live), None)

        playing = [asyncio.create_task(play(live)) for live, _ in tables]
        await asyncio.sleep(0.2)
        await back_up(database, tmp_path / "backup.gz")
        await asyncio.gather(*playing)
    await restore(tmp_path / "backup.gz", empty)
    store = Store(empty)
    async with store.engine.connect() as connection:
        counted = sa.select(schema.matches.c.seq, sa.func.count(schema.log.c.seq)).outerjoin(schema.log)
        pairs = list(await connection.execute(counted.group_by(schema.matches.c.id, schema.matches.c.seq)))
    await store.close()
    assert len(pairs) == 4
    assert all(seq == count for seq, count in pairs)


async def test_a_database_with_tables_is_not_filled(database: str, tmp_path: Path) -> None:
    await back_up(database, tmp_path / "backup.gz")
    with pytest.raises(BadInputError, match="has tables already; a backup is restored into an empty one"):
        await restore(tmp_path / "backup.gz", database)


def rewrite(file: Path, old: bytes, new: bytes) -> None:
    """Change something inside a backup."""
    content = gzip.decompress(file.read_bytes())
    assert old in content
    file.write_bytes(gzip.compress(content.replace(old, new)))


HARMS = [
    pytest.param(lambda file: file.write_bytes(file.read_bytes()[:-20]), "not a whole backup", id="cut off"),
    pytest.param(lambda file: rewrite(file, b'"guest 0"', b'"guest 9"'), "the checksum is wrong", id="a name changed"),
    pytest.param(lambda file: rewrite(file, b'"format":1', b'"format":7'), "backup format 7 is unknown", id="format"),
    pytest.param(lambda file: rewrite(file, b"\n[", b"\n{"), "not a whole backup", id="no JSON"),
    pytest.param(lambda file: file.write_bytes(gzip.compress(b"")), "the checksum is wrong", id="nothing in it"),
    pytest.param(lambda file: file.write_text("hello"), "not a whole backup", id="no gzip"),
    pytest.param(lambda file: file.unlink(), "No such file", id="no file"),
]


@pytest.mark.parametrize(("harm", "words"), HARMS)
async def test_a_harmed_backup_is_refused_and_nothing_is_stored(
    sqlite: Sqlite, tmp_path: Path, harm: Any, words: str
) -> None:
    database, empty, file = sqlite.fresh(), sqlite.empty(), tmp_path / "backup.gz"
    async with open_house(database) as house:
        await running_table(house)
    await back_up(database, file)
    harm(file)
    with pytest.raises(BadInputError, match=words):
        await restore(file, empty)
    store = Store(empty)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()) == []
    await store.close()


async def test_rows_that_do_not_fit_leave_the_database_empty(empty: str, sqlite: Sqlite, tmp_path: Path) -> None:
    database, file = sqlite.fresh(), tmp_path / "backup.gz"
    async with open_house(database) as house:
        await running_table(house)
    await back_up(database, file)
    content = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    doubled = next(line for line in content if b"guest 0" in line)
    content.insert(content.index(doubled), doubled)
    forge(file, content[:-1])
    with pytest.raises(BadInputError):
        await restore(file, empty)
    store = Store(empty)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names()) == []
    await store.close()


def forge(file: Path, lines: list[bytes]) -> None:
    """Write a backup of these lines with a right checksum."""
    import hashlib

    import msgspec

    from castlewright.server.store.portable import End

    rows = sum(line.startswith(b"[") for line in lines)
    end = End(rows=rows, sha256=hashlib.sha256(b"".join(lines)).hexdigest())
    file.write_bytes(gzip.compress(b"".join([*lines, msgspec.json.encode(end), b"\n"])))


async def test_a_backup_of_an_older_revision_is_brought_to_the_newest(empty: str, tmp_path: Path) -> None:
    import msgspec

    from castlewright.server.store.portable import FORMAT, Head, Part

    head = Head(format=FORMAT, version="0.1.0", revision="0001")
    part = Part(name="guests", columns=["id", "public", "name", "language", "created_at"])
    rows = [[7, "aa", "Ann", None, 1.5], [9, "bb", "Bob", "pl", 2.5]]
    file = tmp_path / "old.gz"
    forge(file, [msgspec.json.encode(line) + b"\n" for line in (head, part, *rows)])
    assert await restore(file, empty) == 2
    async with open_house(empty) as house:
        guest, _ = await house.sessions.make("Cy")
        assert guest.id > 9


async def test_an_older_database_is_not_backed_up_by_a_newer_version(empty: str, tmp_path: Path) -> None:
    store = Store(empty)
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
    await store.close()
    with pytest.raises(BadInputError, match=f"is of revision 0001 and this version works with {schema.HEAD}"):
        await back_up(empty, tmp_path / "backup.gz")
    assert list(tmp_path.iterdir()) == []


async def test_a_database_that_is_not_there_is_not_made(sqlite: Sqlite, tmp_path: Path) -> None:
    missing = sqlite.empty()
    with pytest.raises(BadInputError, match="there is no"):
        await back_up(missing, tmp_path / "backup.gz")
    assert not file_of(missing).exists()
    assert list(tmp_path.iterdir()) == []
