"""Real server processes for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.serving import ServerProcess
from server.databases import Databases


@pytest.fixture(scope="session")
def server(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share; a test that asks for it runs on every kind of database."""
    log = tmp_path_factory.mktemp("server") / "log"
    options = ("--bot-pace", "0", "--no-limits", "--log-requests")
    with ServerProcess(databases.fresh(), log, options) as running:
        yield running


@pytest.fixture
def server_log(server: ServerProcess) -> Path:
    """What the server has written."""
    return server.log
