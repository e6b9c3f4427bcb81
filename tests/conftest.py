"""What all tests share: a server and its database, the documentation site for those that ask, and no haste."""

from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

from server.databases import (
    database,
    databases,
    kind,
    postgres_cluster,
    postgresql,
    postgresql_database,
    sqlite,
    sqlite_database,
)
from server.running import server, server_log

__all__ = [
    "database",
    "databases",
    "kind",
    "postgres_cluster",
    "postgresql",
    "postgresql_database",
    "server",
    "server_log",
    "sqlite",
    "sqlite_database",
]

# No property fails because the machine is busy.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


@pytest.fixture(scope="session")
def site() -> Path:
    """The documentation site, built."""
    pytest.importorskip("zensical", reason="zensical is not installed: `make docs` installs it")
    build_docs = import_module("build_docs")
    build_docs.build()
    folder: Path = build_docs.SITE
    return folder
