"""How one server runs."""

import os
from pathlib import Path
from typing import Literal

import msgspec

DATABASE_FILE = "tables.sqlite3"


def default_workers() -> int:
    """One process less than there are cores, so that the server itself has one."""
    return max((os.cpu_count() or 2) - 1, 1)


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

    workers: int = msgspec.field(default_factory=default_workers)
    """Processes in which bots think."""

    has_rates: bool = True
    """Whether requests and messages are limited in number; load tests switch it off."""

    logs_requests: bool = False
    """Whether every request is written to the log: method, path and status, never a header or a body."""

    log_form: Literal["text", "json"] = "text"
    """How an event is written to the log: a line for people or a JSON object for machines."""

    logs_details: bool = False
    """Whether the log may hold addresses of requests and the words of errors, in which guests' words can stand."""

    metrics_token: str | None = None
    """Who has it may read the metrics from anywhere; without it only this machine may."""

    trusted_proxies: tuple[str, ...] = ()
    """Addresses of the web servers before this one, whose word counts about a guest's address and TLS."""

    requests_per_minute: int = 1200
    """Requests of one address."""

    sockets_per_address: int = 100
    """Sockets of one address at the same time."""

    most_sockets: int = 5000
    """Sockets of all addresses at the same time."""

    most_running: int = 20
    """Running tables of one host at which somebody has looked lately; others rest."""

    forget_after: float | None = None
    """Days after which tables and guests that nobody has touched are removed; never, if None."""

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
