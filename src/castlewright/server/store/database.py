"""The database: everything that is asked of it."""

import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castlewright.core.errors import BadInputError
from castlewright.server.store import schema
from castlewright.server.store.migrate import migrate
from castlewright.server.store.opening import (
    FAILURES,
    ConflictError,
    cause,
    check_folder,
    open_engine,
    told_of_failures,
)
from castlewright.server.store.rows import ChangeRow, LogRow, SaidRow, SeatRow, TableRow, TableSettings
from castlewright.server.wire.problems import Refused

MOST_RACES = 8
"""How often a write that lost a race against another server is tried again."""

MOVE_ON = (
    schema.matches.update()
    .where(schema.matches.c.id == sa.bindparam("match"))
    .values(
        seq=sa.bindparam("now_seq"),
        waiting=sa.bindparam("now_waiting"),
        state=sa.bindparam("now_state"),
        moved_at=sa.bindparam("now_moved_at"),
    )
)


class Progress(NamedTuple):
    """How far a table is: what its row is told with every move."""

    match: int
    now_seq: int
    now_waiting: int
    now_state: str
    now_moved_at: float


Rows = Sequence[tuple[Any, ...]]


class Batch:
    """A statement for many rows in the database's own words, made once: thousands of moves a second go through it."""

    def __init__(self, statement: Any, fields: tuple[str, ...], engine: AsyncEngine) -> None:
        compiled = statement.compile(dialect=engine.dialect, column_keys=list(fields))
        self.text = str(compiled)
        self.order = itemgetter(*(fields.index(name) for name in compiled.positiontup))

    async def run(self, connection: AsyncConnection, rows: Rows) -> None:
        """Do it for all rows."""
        await connection.exec_driver_sql(self.text, [self.order(row) for row in rows])


class Store:
    """One database; every method is a transaction of its own."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.add_entries = Batch(schema.log.insert(), LogRow._fields, self.engine)
        self.move_on = Batch(MOVE_ON, Progress._fields, self.engine)

    async def prepare(self) -> str:
        """Bring the database to the newest revision; the secret that this house signs with."""
        check_folder(self.engine)
        try:
            await migrate(self.engine)
            return await self.key("signing")
        except FAILURES as error:
            raise BadInputError("database", f"cannot be used: {cause(error)}") from None

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def key(self, name: str) -> str:
        """A secret that is made at random when it is first asked for; of two servers one makes it."""
        query = sa.select(schema.keys.c.value).where(schema.keys.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            with suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    await connection.execute(schema.keys.insert(), {"name": name, "value": secrets.token_hex(32)})
            return await self.key(name)
        return str(found)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask; a database that does not answer is refused by its typed problem."""
        with told_of_failures():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; a database that cannot write is refused by its typed problem."""
        with told_of_failures():
            async with self.engine.begin() as connection:
                yield connection

    # Tables.

    async def load_table(self, code: str) -> TableRow | None:
        """A table by its code, with its seats."""
        tables = await self.load_tables(schema.matches.c.code == code)
        return tables[0] if tables else None

    async def load_tables(self, *conditions: Any, limit: int = 1) -> list[TableRow]:
        """Tables with their seats and sitters, the latest first."""
        matches = schema.matches
        query = sa.select(matches).where(*conditions).order_by(matches.c.moved_at.desc()).limit(limit)
        async with self.reading() as connection:
            rows = [table_row(row) for row in (await connection.execute(query)).mappings()]
            await add_seats(connection, rows)
        return rows

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        """The tables at which a guest sits or which it hosts."""
        sits = sa.select(schema.sitters.c.match).where(schema.sitters.c.guest == guest)
        is_mine = sa.or_(schema.matches.c.id.in_(sits), schema.matches.c.host == guest)
        return await self.load_tables(is_mine, limit=limit)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Tables that anybody may join or watch."""
        matches = schema.matches
        return await self.load_tables(matches.c.public.is_(True), matches.c.state != "finished", limit=limit)

    async def codes_with_bots(self) -> list[str]:
        """The running tables at which a bot is to move."""
        matches = schema.matches
        is_bots_turn = matches.c.waiting.op("&")(matches.c.bots) != 0
        query = sa.select(matches.c.code).where(matches.c.state == "running", matches.c.bots != 0, is_bots_turn)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def progress_of(self, codes: Sequence[str]) -> list[tuple[str, int, int]]:
        """Code, seq and version of these tables."""
        matches = schema.matches
        query = sa.select(matches.c.code, matches.c.seq, matches.c.version).where(matches.c.code.in_(codes))
        async with self.reading() as connection:
            return [(code, seq, version) for code, seq, version in await connection.execute(query)]

    async def add_table(self, table: TableRow) -> None:
        """Store a new table with its seats and sitters; its number is filled in."""
        async with self.writing() as connection:
            inserted = await connection.execute(schema.matches.insert().values(table.to_values()))
            table.id = first_key(inserted)
            for statement in seat_statements(table):
                await connection.execute(statement)

    async def save_table(self, table: TableRow, changes: Sequence[ChangeRow] = ()) -> bool:
        """Store a change of seats or state as the table's next version; whether nobody else was faster."""
        matches, match = schema.matches, table.id
        names = ("state", "host", "seed", "rematch", "bots", "version")
        values = {name: getattr(table, name) for name in names}
        if table.seq == 0:
            values |= {"waiting": table.waiting, "moved_at": table.moved_at}
        is_next = sa.and_(matches.c.id == match, matches.c.version == table.version - 1)
        async with self.writing() as connection:
            updated = await connection.execute(matches.update().where(is_next).values(**values))
            if updated.rowcount != 1:
                return False
            await connection.execute(schema.seats.delete().where(schema.seats.c.match == match))
            await connection.execute(schema.sitters.delete().where(schema.sitters.c.match == match))
            for statement in seat_statements(table):
                await connection.execute(statement)
            if changes:
                await connection.execute(schema.changes.insert(), [change._asdict() for change in changes])
        return True

    async def append(self, entries: list[LogRow], tables: list[Progress]) -> None:
        """Add entries to the log and say how far their tables are, all in one transaction."""
        async with self.writing() as connection:
            await self.add_entries.run(connection, entries)
            await self.move_on.run(connection, tables)

    # Guests.

    async def find_guest(self, token_hash: str) -> tuple[int, str, str, str | None] | None:
        """Number, public id, name and language of the guest of a session."""
        guests, sessions = schema.guests, schema.sessions
        query = sa.select(guests.c.id, guests.c.public, guests.c.name, guests.c.language)
        query = query.join(sessions, sessions.c.guest == guests.c.id).where(sessions.c.token_hash == token_hash)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.id, row.public, row.name, row.language)

    async def add_guest(self, public: str, name: str, language: str | None, token_hash: str) -> int:
        """Store a new guest with a first session; the guest's number."""
        at = now()
        values = {"public": public, "name": name, "language": language, "created_at": at}
        async with self.writing() as connection:
            number = first_key(await connection.execute(schema.guests.insert().values(**values)))
            session = {"token_hash": token_hash, "guest": number, "created_at": at}
            await connection.execute(schema.sessions.insert().values(**session))
        return number

    async def rename_guest(self, number: int, name: str, language: str | None) -> None:
        """Store another name and language of a guest."""
        guests = schema.guests
        async with self.writing() as connection:
            await connection.execute(guests.update().where(guests.c.id == number).values(name=name, language=language))

    # What happened.

    async def add_record(self, table: TableRow, actions: Sequence[tuple[int, str]]) -> None:
        """Store a finished match as a table of its own."""
        await self.add_table(table)
        at = now()
        started = ChangeRow(table.id, 0, 0, -1, "started", at)
        entries = [
            LogRow(table.id, seq, seat, text, None, at)._asdict() for seq, (seat, text) in enumerate(actions, start=1)
        ]
        async with self.writing() as connection:
            await connection.execute(schema.changes.insert(), started._asdict())
            if entries:
                await connection.execute(schema.log.insert(), entries)

    async def add_line(self, row: SaidRow) -> SaidRow:
        """Store a line of talk as the next of its table; the line with its number."""
        for _ in range(MOST_RACES):
            lines = await self.load_chat(row.match, 1)
            row = row._replace(number=lines[0].number + 1 if lines else 1)
            with suppress(ConflictError):
                async with self.writing() as connection:
                    await connection.execute(schema.chat.insert(), row._asdict())
                return row
        raise Refused("storage_busy", "others are faster: try again")

    async def load_log(self, match: int, after: int = 0) -> list[LogRow]:
        """The log of a match after a seq."""
        log = schema.log
        query = sa.select(log).where(log.c.match == match, log.c.seq > after).order_by(log.c.seq)
        async with self.reading() as connection:
            return [LogRow(*row) for row in await connection.execute(query)]

    async def load_changes(self, match: int) -> list[ChangeRow]:
        """What happened beside the moves."""
        changes = schema.changes
        query = sa.select(changes).where(changes.c.match == match).order_by(changes.c.number)
        async with self.reading() as connection:
            return [ChangeRow(*row) for row in await connection.execute(query)]

    async def load_chat(self, match: int, limit: int) -> list[SaidRow]:
        """The last lines of talk, oldest first."""
        chat = schema.chat
        query = sa.select(chat).where(chat.c.match == match).order_by(chat.c.number.desc()).limit(limit)
        async with self.reading() as connection:
            return [SaidRow(*row) for row in await connection.execute(query)][::-1]


def first_key(inserted: "sa.CursorResult[Any]") -> int:
    """The number that the database gave to a new row."""
    key = inserted.inserted_primary_key
    assert key is not None, "one row was inserted"
    return int(key[0])


def table_row(row: Any) -> TableRow:
    """A table from its row, still without seats."""
    fields = dict(row)
    fields["settings"] = msgspec.json.decode(fields["settings"], type=TableSettings)
    return TableRow(**fields)


async def add_seats(connection: AsyncConnection, tables: Sequence[TableRow]) -> None:
    """Fill in the seats and sitters of some tables."""
    by_id = {table.id: table for table in tables}
    seats, sitters = schema.seats, schema.sitters
    query = sa.select(seats).where(seats.c.match.in_(by_id)).order_by(seats.c.match, seats.c.seat)
    for match, *fields in await connection.execute(query):
        by_id[match].seats.append(SeatRow(*fields))
    who = sa.select(sitters.c.match, sitters.c.guest, sitters.c.seat, sitters.c.by_link)
    for match, guest, seat, by_link in await connection.execute(who.where(sitters.c.match.in_(by_id))):
        by_id[match].sitters[guest] = seat
        if by_link:
            by_id[match].by_link.add(guest)


def seat_statements(table: TableRow) -> list[Any]:
    """What stores the seats and sitters of a table."""
    seats = [{"match": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    sitters = [
        {"match": table.id, "guest": guest, "seat": seat, "by_link": guest in table.by_link}
        for guest, seat in table.sitters.items()
    ]
    statements: list[Any] = [schema.seats.insert().values(seats)]
    return [*statements, schema.sitters.insert().values(sitters)] if sitters else statements


def now() -> float:
    """Seconds since 1970, as they are stored and sent."""
    return round(time.time(), 3)
