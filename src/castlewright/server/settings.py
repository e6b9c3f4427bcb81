"""How one server runs."""

import os
from pathlib import Path

import msgspec

DATABASE_FILE = "tables.sqlite3"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the data lies and how generous the server is; the defaults suit one machine and its friends."""

    database: str
    """An SQLAlchemy address: `sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`."""

    host: str = "127.0.0.1"
    port: int = 8765
    bot_pace: float = 0.4
    """Seconds between a bot's moves, so that people can follow."""

    bot_patience: float = 60.0
    """Seconds after which a worker that does not answer is replaced."""

    workers: int = max((os.cpu_count() or 2) - 1, 1)
    """Processes in which bots think."""

    has_rates: bool = True
    """Whether requests and messages are limited in number; load tests switch it off."""

    logs_requests: bool = False
    """Whether every request is written to the log: method, path and status, never a header or a body."""

    most_idle: int = 500
    """Tables that stay in memory while nobody looks."""

    allowed_origins: tuple[str, ...] = ()
    """Origins beside the own one whose pages may open sockets."""


def data_folder() -> Path:
    """The folder of this user's tables; made if it is not there."""
    from platformdirs import user_data_path

    folder = user_data_path("castlewright")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_in(folder: Path) -> str:
    """The address of the SQLite database in a folder."""
    return f"sqlite+aiosqlite:///{folder / DATABASE_FILE}"
