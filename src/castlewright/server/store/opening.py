"""How the database is opened, and how its failures are told."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from castlewright.core.errors import BadInputError
from castlewright.server.wire.problems import Refused

BUSY_SECONDS = 2.0
"""How long a write waits for somebody else's lock before it is refused."""

LOGGER = logging.getLogger(__name__)


def open_engine(address: str) -> AsyncEngine:
    """The engine of a database; SQLite writes ahead and synchronises every commit."""
    try:
        url = sa.make_url(address)
        if url.get_backend_name() == "sqlite":
            engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
            event.listen(engine.sync_engine, "connect", set_pragmas)
            return engine
        waiting = {"server_settings": {"lock_timeout": f"{BUSY_SECONDS}s"}}
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, connect_args=waiting)
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


class ConflictError(Exception):
    """What was to be stored is there already: somebody else was faster."""


FAILURES = (DBAPIError, OSError, TimeoutError)
"""What a database that cannot write raises."""


def cause(error: BaseException) -> str:
    """The driver's own words; those around them repeat what was to be stored, secrets among it."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def storage_problem(error: BaseException) -> Refused:
    """What to tell a client whose write failed; nothing was stored."""
    text = cause(error).lower()
    if "full" in text or "no space" in text:
        return Refused("storage_full", "the disk is full: nothing was stored")
    if any(word in text for word in ("locked", "lock timeout", "deadlock", "busy")):
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
