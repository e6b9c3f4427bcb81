"""A database brought to the newest revision before the server opens it."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from castlewright.core.errors import BadInputError
from castlewright.server.store.schema import HEAD

VERSION = sa.table("alembic_version", sa.column("version_num"))
MIGRATION_LOCK = 7_436_120
"""The number of the advisory lock on PostgreSQL: of two servers that start together one migrates."""


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that are missing; a SQLite file with data in it is copied first."""
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
    if revision == HEAD:
        return
    if revision is not None and engine.dialect.name == "sqlite":
        back_up(str(engine.url), revision)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def revision_of(connection: Connection) -> str | None:
    """The revision of the database; None for an empty one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.select(VERSION.c.version_num)).scalar()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Let Alembic work; loaded here, as most starts do not need it."""
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    try:
        command.upgrade(alembic_config(connection), revision)
    except CommandError as error:
        raise BadInputError("database", f"made by another version of the program: {error}") from None


def alembic_config(connection: Connection) -> Any:
    """Where the revisions lie, and the connection for them."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "castlewright.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def back_up(address: str, revision: str) -> Path | None:
    """Copy the file of a SQLite database beside it; where the copy is."""
    file = make_url(address).database
    if not file or file == ":memory:":
        return None
    path = Path(file)
    copy = path.with_name(f"{path.name}.before-{HEAD}-from-{revision}")
    try:
        with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
            source.backup(target)
    except (sqlite3.Error, DatabaseError) as error:
        raise BadInputError(str(copy), f"the database could not be copied before its migration: {error}") from None
    return copy
