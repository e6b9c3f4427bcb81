"""Fresh real databases for tests: a SQLite file, and a database on a real PostgreSQL server."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from server.postgres import Cluster, cluster

KINDS = ("sqlite", "postgresql")
"""Every kind of database that the server's tests run on."""


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """One PostgreSQL server for all tests of this process."""
    with cluster() as running:
        yield running


class Databases:
    """Makes fresh databases of both kinds."""

    def __init__(self, folder: Path, request: pytest.FixtureRequest) -> None:
        self.folder = folder
        self.request = request
        self.numbers = itertools.count()

    def fresh(self, kind: str) -> str:
        """The address of an empty database."""
        if kind == "sqlite":
            return f"sqlite+aiosqlite:///{self.folder / f'tables{next(self.numbers)}.sqlite'}"
        running: Cluster = self.request.getfixturevalue("postgres_cluster")
        name = f"tables_{self.folder.name}_{next(self.numbers)}".lower().replace("-", "_")
        asyncio.run(make_database(running, name))
        return running.url(name)


async def make_database(running: Cluster, name: str) -> None:
    """An empty database on a running server, in place of one with that name."""
    connection = await asyncpg.connect(running.dsn("postgres"))
    try:
        await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def lasting_databases(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Databases:
    """Fresh databases that last for all tests of this process."""
    return Databases(tmp_path_factory.mktemp("databases"), request)


@pytest.fixture
def databases(tmp_path: Path, request: pytest.FixtureRequest) -> Databases:
    """Fresh databases for one test."""
    return Databases(tmp_path, request)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, databases: Databases) -> str:
    """A fresh database of each kind: a test that asks for it runs on both."""
    return databases.fresh(request.param)
