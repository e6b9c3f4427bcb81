"""A whole database as one file: JSON lines, compressed, with a checksum at the end.

It is written while the server runs, from one moment of the database, and read into an empty database of either kind,
so that a house can move from SQLite to PostgreSQL and back.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castlewright import __version__
from castlewright.core.errors import BadInputError
from castlewright.server.store import schema
from castlewright.server.store.migrate import revision_of, upgrade
from castlewright.server.store.opening import FAILURES, cause, check_folder, open_engine

FORMAT = 1
AT_ONCE = 500
"""Rows that are stored together."""

LONGEST_LINE = 4_000_000

Row = list[Any]


class Head(msgspec.Struct, frozen=True, kw_only=True, tag="head"):
    """The first line: what wrote the file, and of which revision its tables are."""

    format: int
    version: str
    revision: str


class Part(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """A table's name and columns; its rows follow, one a line."""

    name: str
    columns: list[str]


class End(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    """The last line: how many rows there are, and the checksum of everything before."""

    rows: int
    sha256: str


LINE = msgspec.json.Decoder(Head | Part | End | Row)


# Out.


async def back_up(address: str, file: Path) -> int:
    """Write a database to a new file, whole or not at all; how many rows it has."""
    engine = open_engine(address)
    part = file.with_name(f"{file.name}.part")
    try:
        check_file(engine)
        with open_private(part) as raw:
            rows = await write(engine, raw)
            os.fsync(raw.fileno())
        part.rename(file)
        return rows
    except FileExistsError:
        raise BadInputError(str(part), "is there already: another backup runs, or one was broken off") from None
    except FAILURES as error:
        part.unlink(missing_ok=True)
        raise BadInputError("backup", cause(error)) from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        await engine.dispose()


def open_private(path: Path) -> BinaryIO:
    """A new file that its owner alone may read: a backup holds what signs the links to seats."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def check_file(engine: AsyncEngine) -> None:
    """Refuse a SQLite database that is not there; to open it would make one."""
    check_folder(engine)
    name = engine.url.database
    if engine.dialect.name == "sqlite" and not (name and Path(name).is_file()):
        raise BadInputError("database", f"there is no {name}")


def check_revision(revision: str | None) -> None:
    """Refuse a database of another revision than the code's."""
    if revision != schema.HEAD:
        raise BadInputError(
            "database",
            f"is of revision {revision or 'none'} and this version works with {schema.HEAD}: "
            "let this version's server start on it once, or use the version that it belongs to",
        )


async def check_database(engine: AsyncEngine) -> None:
    """Refuse a database that is not there, does not answer or is of another revision."""
    check_file(engine)
    try:
        async with engine.connect() as connection:
            check_revision(await connection.run_sync(revision_of))
    except FAILURES as error:
        raise BadInputError("database", cause(error)) from None


async def write(engine: AsyncEngine, raw: BinaryIO) -> int:
    """Write everything of one moment, compressed; how many rows."""
    checksum, rows = hashlib.sha256(), 0
    with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0, filename="") as packed:
        async with aclosing(lines(engine)) as all_lines:
            async for line in all_lines:
                encoded = msgspec.json.encode(line) + b"\n"
                checksum.update(encoded)
                packed.write(encoded)
                rows += isinstance(line, list)
        packed.write(msgspec.json.encode(End(rows=rows, sha256=checksum.hexdigest())) + b"\n")
    return rows


async def lines(engine: AsyncEngine) -> AsyncGenerator[Head | Part | Row, None]:
    """The lines of a file, without its last."""
    async with one_moment(engine) as connection:
        check_revision(await connection.run_sync(revision_of))
        yield Head(format=FORMAT, version=__version__, revision=schema.HEAD)
        for table in schema.METADATA.sorted_tables:
            yield Part(name=str(table.name), columns=[str(column.name) for column in table.columns])
            async for row in await connection.stream(sa.select(table).order_by(*table.primary_key.columns)):
                yield list(row)


@asynccontextmanager
async def one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, however long it reads."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # The driver begins a transaction only before it writes.
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


# In.


async def restore(file: Path, address: str) -> int:
    """Fill an empty database from a file, whole or not at all, and bring it to the newest revision; how many rows."""
    end = check(file)
    engine = open_engine(address)
    try:
        check_folder(engine)
        async with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                # Else the driver would store every new table at once.
                await connection.exec_driver_sql("BEGIN")
            await connection.run_sync(fill, file)
        return end.rows
    except FAILURES as error:
        raise BadInputError("database", cause(error)) from None
    finally:
        await engine.dispose()


def read(file: Path) -> Iterator[tuple[bytes, Head | Part | End | Row]]:
    """The lines of a file, as they stand there and as they are meant."""
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                yield line, LINE.decode(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInputError(str(file), f"not a whole backup: {error}") from None
    except OSError as error:
        raise BadInputError(str(file), error.strerror or str(error)) from None


def check(file: Path) -> End:
    """The end of a file that is whole and as it was written; refused else."""
    checksum, rows, begins, end = hashlib.sha256(), 0, False, None
    for raw, line in read(file):
        if end is not None or begins is isinstance(line, Head):
            break
        if isinstance(line, Head):
            if line.format != FORMAT:
                raise BadInputError(str(file), f"backup format {line.format} is unknown; this version reads {FORMAT}")
            begins = True
        elif isinstance(line, End):
            end = line
            continue
        checksum.update(raw)
        rows += isinstance(line, list)
    else:
        if end is not None and end == End(rows=rows, sha256=checksum.hexdigest()):
            return end
    raise BadInputError(str(file), "not a whole backup: the checksum is wrong")


def fill(connection: Connection, file: Path) -> None:
    """Make the tables of a file's revision, put its rows into them, and migrate them."""
    if sa.inspect(connection).get_table_names():
        raise BadInputError("database", "has tables already; a backup is restored into an empty one")
    table: sa.Table | None = None
    rows: list[dict[str, Any]] = []
    columns: list[str] = []
    for _, line in read(file):
        if isinstance(line, list):
            rows.append(dict(zip(columns, line, strict=True)))
        if table is not None and rows and (len(rows) == AT_ONCE or not isinstance(line, list)):
            connection.execute(table.insert(), rows)
            rows = []
        if isinstance(line, Head):
            upgrade(connection, line.revision)
        elif isinstance(line, Part):
            # As it is at that revision, which may be older than the code's.
            table, columns = sa.Table(line.name, sa.MetaData(), autoload_with=connection), line.columns
    count_on(connection)
    upgrade(connection)


def count_on(connection: Connection) -> None:
    """Let PostgreSQL give numbers after those that were stored; SQLite does by itself."""
    if connection.dialect.name == "postgresql":
        for name in ("guests", "matches"):
            table = sa.table(name, sa.column("id"))
            sequence = sa.func.pg_get_serial_sequence(name, "id")
            highest = sa.func.max(table.c.id)
            following = sa.func.setval(sequence, sa.func.coalesce(highest, 1), highest.is_not(None))
            connection.execute(sa.select(following))
