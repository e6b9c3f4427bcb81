"""Fresh real databases for tests: SQLite files, and databases on a real PostgreSQL server.

Whoever asks for `database`, `databases` or `server` runs once on every kind. A test about one kind alone asks
for that kind by name. Databases are made here and nowhere else (a test looks), so no test can forget a kind.
"""

import asyncio
import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import NullPool, create_engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from castlewright.server.store.migrate import migrate, upgrade
from server.postgres import Cluster, cluster

KINDS = ("sqlite", "postgresql")
"""Every kind of database that the server's tests run on."""

TEMPLATE = "newest"
"""The database of the newest revision that fresh ones are copied from."""

PATIENCE = 60
"""Seconds in which PostgreSQL makes or removes a database on a busy machine."""

NUMBERS = itertools.count()


@pytest.fixture(scope="session", params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    assert isinstance(request.param, str)
    return request.param


class Sqlite:
    """Makes SQLite files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def empty(self) -> str:
        """The address of a database without tables."""
        return address_of(self.folder / f"tables{next(NUMBERS)}.sqlite")

    def fresh(self) -> str:
        """The address of a database of the newest revision without any data."""
        template = self.folder / f"{TEMPLATE}.sqlite"
        if not template.exists():
            # A plain engine: threads of an asynchronous one may outlive the event loop.
            with create_engine(f"sqlite:///{template}", poolclass=NullPool).begin() as connection:
                upgrade(connection)
        copy = template.with_name(f"tables{next(NUMBERS)}.sqlite")
        shutil.copyfile(template, copy)
        return address_of(copy)

    def drop(self, address: str) -> None:
        """Remove a database."""
        file_of(address).unlink()


def address_of(file: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


def file_of(address: str) -> Path:
    """The file of a SQLite address."""
    return Path(address.removeprefix("sqlite+aiosqlite:///"))


class Postgresql:
    """Makes databases on a running PostgreSQL server."""

    def __init__(self, running: Cluster) -> None:
        self.running = running
        self.has_template = False

    def empty(self) -> str:
        """The address of a database without tables."""
        return self.copy("template1", f"tables{next(NUMBERS)}")

    def fresh(self) -> str:
        """The address of a database of the newest revision without any data."""
        if not self.has_template:
            asyncio.run(migrate_postgresql(self.copy("template1", TEMPLATE)))
            self.has_template = True
        return self.copy(TEMPLATE, f"tables{next(NUMBERS)}")

    def drop(self, address: str) -> None:
        """Remove a database, whoever is still connected."""
        asyncio.run(self.order(f"DROP DATABASE {name_of(address)} WITH (FORCE)"))

    async def be_read_only(self, address: str, is_read_only: bool) -> None:
        """Let a database refuse all writes, or take them again; whoever is connected must connect anew."""
        name = name_of(address)
        await self.order(f"ALTER DATABASE {name} SET default_transaction_read_only = {is_read_only}")
        await self.order(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def copy(self, template: str, name: str) -> str:
        """The address of a copy of a database."""
        asyncio.run(self.order(f"CREATE DATABASE {name} TEMPLATE {template}"))
        return self.running.url(name)

    async def order(self, statement: str) -> None:
        """Let the server's user do something."""
        connection = await asyncpg.connect(self.running.dsn("postgres"), command_timeout=PATIENCE)
        try:
            await connection.execute(statement)
        finally:
            await connection.close(timeout=PATIENCE)


def name_of(address: str) -> str:
    """The name of the database that an address leads to."""
    return str(make_url(address).database)


Databases = Sqlite | Postgresql


async def migrate_postgresql(address: str) -> None:
    """Bring a database to the newest revision."""
    engine = create_async_engine(address)
    await migrate(engine)
    await engine.dispose()


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """One PostgreSQL server for all tests of this process."""
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Sqlite:
    """SQLite databases, for tests of what only SQLite does."""
    return Sqlite(tmp_path_factory.mktemp("databases"))


@pytest.fixture(scope="session")
def postgresql(postgres_cluster: Cluster) -> Postgresql:
    """PostgreSQL databases, for tests of what only PostgreSQL does."""
    return Postgresql(postgres_cluster)


@pytest.fixture(scope="session")
def databases(kind: str, request: pytest.FixtureRequest) -> Databases:
    """Databases of each kind: a test that asks for them runs on all."""
    made: Databases = request.getfixturevalue(kind)
    return made


@pytest.fixture
def sqlite_database(sqlite: Sqlite) -> str:
    """A fresh SQLite database."""
    return sqlite.fresh()


@pytest.fixture
def postgresql_database(postgresql: Postgresql) -> str:
    """A fresh PostgreSQL database."""
    return postgresql.fresh()


@pytest.fixture
def database(databases: Databases) -> Iterator[str]:
    """A fresh database of each kind: a test that asks for it runs on all."""
    address = databases.fresh()
    yield address
    databases.drop(address)
