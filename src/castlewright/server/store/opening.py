"""How the database is opened, and how its failures are told."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from castlewright.core.errors import BadInputError
from castlewright.server.store.rows import ConflictError
from castlewright.server.wire.problems import Refused

CONNECTIONS = 8
"""Connections on which is read."""

BUSY_SECONDS = 2.0
"""How long a write waits for somebody else's lock before it is refused."""

COMMAND_SECONDS = 60.0
"""How long PostgreSQL may work at one command; a database that stands still is one that does not answer."""

LOGGER = logging.getLogger(__name__)


def open_engine(address: str, connections: int = CONNECTIONS) -> AsyncEngine:
    """The engine of a database, of so many connections; SQLite writes ahead and synchronises every commit."""
    try:
        url = sa.make_url(address)
        if url.get_backend_name() == "sqlite":
            waiting: dict[str, Any] = {"timeout": BUSY_SECONDS}
            engine = create_async_engine(url, pool_size=connections, max_overflow=0, connect_args=waiting)
            event.listen(engine.sync_engine, "connect", set_pragmas)
            return engine
        waiting = {"server_settings": {"lock_timeout": f"{BUSY_SECONDS}s"}, "command_timeout": COMMAND_SECONDS}
        return create_async_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True, connect_args=waiting)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadInputError("database", f"'{address}' cannot be opened: {error}") from None


def check_folder(engine: AsyncEngine) -> None:
    """Refuse a SQLite file in a folder that is not there; a driver that has to find out leaves a thread behind."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and not Path(file).parent.is_dir():
        raise BadInputError("database", f"cannot be used: there is no folder {Path(file).parent}")


def set_pragmas(connection: Any, _record: object) -> None:
    """Durable commits, readers beside one writer, references that hold."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    # Bytes that are no text make one row unreadable, and not every list in which it stands.
    connection.driver_connection.text_factory = lambda raw: raw.decode("utf-8", "replace")


@contextmanager
def holding(address: str) -> Iterator[None]:
    """Hold a SQLite file for this process alone: two servers on one file would show different tables."""
    file = sa.make_url(address).database
    if not address.startswith("sqlite") or not file or file == ":memory:":
        yield
        return
    # Whatever links lead to the file, its lock lies beside itself.
    with Path(f"{Path(file).resolve()}.lock").open("a") as lock:
        if not take_lock(lock.fileno()):
            advice = "open that one in the browser, stop it, or give this one another folder with --data"
            raise BadInputError("database", f"another Castlewright server uses {file} already: {advice}")
        yield


def take_lock(descriptor: int) -> bool:
    """Whether a file could be locked for this process; the lock is gone when it is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


FAILURES = (DBAPIError, sa.exc.TimeoutError, OSError, TimeoutError, UnicodeError)
"""What a database raises that cannot write, or cannot write what it is given, or has no connection left."""


def cause(error: BaseException) -> str:
    """The driver's own words; those around them repeat what was to be stored, secrets among it."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def storage_problem(error: BaseException) -> Refused:
    """What to tell a client whose write failed; nothing was stored."""
    text = cause(error).lower()
    if "full" in text or "no space" in text:
        return Refused("storage_full", "the disk is full: nothing was stored")
    if any(word in text for word in ("locked", "lock timeout", "busy")):
        return Refused("storage_busy", "the database is locked: nothing was stored, try again")
    return Refused("storage_failed", "the database does not answer: nothing was stored, try again")


@contextmanager
def told_of_failures() -> Iterator[None]:
    """Turn failures of the database into problems; a conflict with what is stored is told as such."""
    try:
        yield
    except IntegrityError:
        raise ConflictError from None
    except FAILURES as error:
        LOGGER.warning("the database failed: %s", cause(error))
        raise storage_problem(error) from None


async def is_answering(engine: AsyncEngine) -> bool:
    """Whether a database can be asked anything."""
    try:
        async with engine.connect() as connection:
            await connection.execute(sa.select(1))
    except FAILURES:
        return False
    return True
