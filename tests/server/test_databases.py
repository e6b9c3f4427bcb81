"""No test of the server can forget a kind of database."""

import re
from pathlib import Path

from server.databases import KINDS, file_of

TESTS = Path(__file__).parents[1]
ADDRESS = re.compile(r"sqlite\+aiosqlite|postgresql\+asyncpg")


def test_addresses_of_databases_are_made_in_one_place() -> None:
    makers = {path.name for path in TESTS.rglob("*.py") if ADDRESS.search(path.read_text("utf-8"))}
    assert makers == {"databases.py", "postgres.py"}


def test_a_test_that_asks_for_a_database_runs_on_every_kind(kind: str, database: str) -> None:
    assert kind in KINDS
    assert database.startswith(f"{kind}+")
    assert kind != "sqlite" or file_of(database).exists()
