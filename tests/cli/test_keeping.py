"""The commands that keep a server's database: backup, restore, forget; and the quotas of `serve`."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from castlewright.cli.main import group
from castlewright.server import run
from castlewright.server.settings import Settings
from server.databases import Sqlite, file_of
from server.houses import next_action, open_house, running_table


def call(*words: object) -> Result:
    """What a command does."""
    return CliRunner().invoke(group, [str(word) for word in words])


@pytest.fixture
def house(sqlite_database: str) -> Path:
    """The file of a database with a running table."""
    import asyncio

    async def play() -> None:
        async with open_house(sqlite_database) as here:
            live, _ = await running_table(here)
            await here.log.play(live, *next_action(live), None)

    asyncio.run(play())
    return file_of(sqlite_database)


def test_a_backup_is_restored_into_another_folder(house: Path, tmp_path: Path) -> None:
    file, folder = tmp_path / "monday.gz", tmp_path / "elsewhere"
    done = call("backup", file, "--database", house)
    assert done.exit_code == 0, done.output
    assert done.output.startswith(f"{file}: ")
    rows = done.output.split()[1]
    assert call("restore", file, "--data", folder).output == f"{rows} rows restored\n"
    assert call("verify", folder).output == "1 tables, 0 failed\n"


def test_a_file_that_is_there_is_replaced_only_by_force(house: Path, tmp_path: Path) -> None:
    file = tmp_path / "monday.gz"
    file.write_text("precious", "utf-8")
    assert "is there already" in str(call("backup", file, "--database", house).exception)
    assert file.read_text("utf-8") == "precious"
    assert call("backup", file, "--database", house, "--force").exit_code == 0
    assert file.read_bytes()[:2] == b"\x1f\x8b"


def test_forget_says_first_what_it_would_do(house: Path) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(house)) as connection, connection:
        for statement in (
            "UPDATE matches SET moved_at = 1, created_at = 1",
            "UPDATE sitters SET seen_at = 1",
            "UPDATE guests SET seen_at = 1, created_at = 1",
            "UPDATE sessions SET created_at = 1",
        ):
            connection.execute(statement)
    words = ("forget", "--after", "30", "--database", house)
    assert call(*words, "--dry-run").output == "would be removed: 1 tables, 2 guests\n"
    assert call("verify", house).output == "1 tables, 0 failed\n"
    assert call(*words).output == "removed: 1 tables, 2 guests\n"
    assert call("verify", house).output == "0 tables, 0 failed\n"


def test_a_database_that_is_not_there_is_refused(sqlite: Sqlite) -> None:
    missing = sqlite.empty()
    assert "there is no" in str(call("forget", "--after", "30", "--database", missing).exception)
    assert not file_of(missing).exists()


def test_quotas_are_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda settings, _tell: given.append(settings))
    quotas = ("--tables-per-guest", 3, "--sockets-per-address", 4, "--sockets", 50, "--requests-per-minute", 60)
    others = ("--workers", 2, "--trust-proxy", "127.0.0.1", "--trust-proxy", "10.0.0.1", "--forget-after", 400)
    assert call("serve", "--no-browser", "--data", tmp_path, *quotas, *others).exit_code == 0
    (settings,) = given
    assert (settings.most_running, settings.sockets_per_address, settings.most_sockets) == (3, 4, 50)
    assert (settings.requests_per_minute, settings.workers, settings.forget_after) == (60, 2, 400)
    assert settings.trusted_proxies == ("127.0.0.1", "10.0.0.1")


def test_the_defaults_of_the_options_are_those_of_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda settings, _tell: given.append(settings))
    call("serve", "--no-browser", "--data", tmp_path)
    assert given == [Settings(database=given[0].database)]


@pytest.mark.parametrize(
    ("words", "host"),
    [
        ((), "127.0.0.1"),
        (("--friends",), "0.0.0.0"),
        (("serve",), "127.0.0.1"),
        (("serve", "--friends"), "0.0.0.0"),
        (("serve", "--host", "10.0.0.7"), "10.0.0.7"),
    ],
)
def test_a_server_is_for_this_machine_unless_others_are_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], host: str
) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(run, "serve", lambda settings, _tell: given.append(settings))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert call(*words).exit_code == 0
    assert [settings.host for settings in given] == [host]
