"""Migrations: from nothing and from every earlier revision to the tables that the server uses."""

import asyncio
import sqlite3
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection

from castlewright.core.errors import BadInputError
from castlewright.server.store import migrate, schema
from castlewright.server.store.database import Store
from server.databases import Databases, file_of
from server.houses import next_action, open_house, running_table


def differences(connection: Connection) -> list[Any]:
    """What the database has otherwise than the code says."""
    return list(compare_metadata(MigrationContext.configure(connection), schema.METADATA))


@pytest.fixture
def empty(databases: Databases) -> str:
    """A database without tables."""
    return databases.empty()


async def test_an_empty_database_gets_the_tables_of_the_code(empty: str) -> None:
    store = Store(empty)
    await store.prepare()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(migrate.revision_of) == schema.HEAD
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_the_first_revision_comes_to_the_newest_with_its_games(empty: str) -> None:
    store = Store(empty)
    async with store.engine.begin() as connection:
        await connection.run_sync(migrate.upgrade, "0001")
    await store.close()
    async with open_house(empty) as house:
        live, _ = await running_table(house)
        await house.log.play(live, *next_action(live), "a")
        code = live.row.code
    async with open_house(empty) as house:
        assert (await house.hall.find(code)).seq == 1


async def test_the_secret_of_a_house_stays(database: str) -> None:
    store = Store(database)
    first = await store.prepare()
    assert await store.prepare() == first
    assert len(first) == 64
    await store.close()


async def test_servers_that_start_together_on_an_empty_database_share_a_secret(empty: str) -> None:
    stores = [Store(empty) for _ in range(4)]
    try:
        await stores[0].prepare()
        async with stores[0].engine.begin() as connection:
            await connection.execute(schema.keys.delete())
        assert len(set(await asyncio.gather(*(store.prepare() for store in stores)))) == 1
    finally:
        for store in stores:
            await store.close()


async def test_a_file_is_copied_before_its_migration(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(sqlite_database)
    monkeypatch.setattr(migrate, "HEAD", "9999")
    await migrate.migrate(store.engine)
    await store.close()
    with sqlite3.connect(f"{file_of(sqlite_database)}.before-9999-from-{schema.HEAD}") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (schema.HEAD,)
    connection.close()


async def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    store = Store(database)
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '4242'"))
    with pytest.raises(BadInputError, match="made by another version"):
        await store.prepare()
    await store.close()


@pytest.fixture
def missing(databases: Databases) -> str:
    """The address of a database that is not there, in a folder that is not there."""
    return databases.empty().replace("/tables", "/missing/tables")


async def test_a_database_that_is_not_there_is_refused_in_one_line(missing: str) -> None:
    store = Store(missing)
    with pytest.raises(BadInputError, match=r"^database: cannot be used"):
        await store.prepare()
    await store.close()


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(BadInputError, match="database: 'nonsense' cannot be opened"):
        Store("nonsense")
