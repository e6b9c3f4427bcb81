"""Which database a command works on: the options for it, and what their values mean."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from castlewright.core.errors import BadInputError

if TYPE_CHECKING:
    from castlewright.server.store.database import Store

database_option = click.option(
    "--database", default=None, metavar="URL", help="postgresql+asyncpg://...; by default SQLite in your data folder."
)
data_option = click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the SQLite database."
)


def address_of(database: str | None, data: Path | None) -> str:
    """The address of the database that is meant: named, in a folder, or in the user's data folder."""
    from castlewright.server.settings import data_folder, database_in

    if database is None:
        folder = data or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return database_in(folder)
    if data is not None:
        raise BadInputError("data", "give a folder or a database, not both")
    return named_address(database)


@asynccontextmanager
async def opened(address: str) -> "AsyncIterator[Store]":
    """The store of a database that is there."""
    from castlewright.server.store.database import Store
    from castlewright.server.store.portable import check_database

    store = Store(address)
    try:
        await check_database(store.engine)
        yield store
    finally:
        await store.close()


def named_address(database: str) -> str:
    """The address of a database that is named by its address, its SQLite file or the folder of that."""
    from castlewright.server.settings import database_in

    if "://" in database:
        return database
    path = Path(database)
    return database_in(path) if path.is_dir() else f"sqlite+aiosqlite:///{path}"
