"""The database: everything that is asked of it."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import zip_longest
from operator import itemgetter
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castlewright.core.errors import BadInputError
from castlewright.server.clock import now
from castlewright.server.store import schema
from castlewright.server.store.migrate import migrate
from castlewright.server.store.opening import (
    FAILURES,
    cause,
    check_folder,
    is_answering,
    open_engine,
    told_of_failures,
)
from castlewright.server.store.rows import (
    MOST_RACES,
    ChangeRow,
    ConflictError,
    LogRow,
    Progress,
    SaidRow,
    SeatRow,
    TableRow,
    TableSettings,
    UnreadableError,
)
from castlewright.server.store.writing import Writer
from castlewright.server.wire.problems import Refused

MOST_LISTED_OF_HOST = 5
"""Public tables of one host that are listed."""

MOST_ASKED = 20
"""Tables with a rematch in question that one person is told of."""

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
        self.writer = Writer(open_engine(address, connections=1))
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
        """Write what waits, and close all connections."""
        await self.writer.close()
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

    async def is_answering(self) -> bool:
        """Whether the database answers at all."""
        return await is_answering(self.engine)

    # Tables.

    async def load_table(self, code: str) -> TableRow | None:
        """A table by its code, with its seats; UnreadableError if its row makes no sense."""
        async with self.reading() as connection:
            found = await connection.execute(sa.select(schema.matches).where(schema.matches.c.code == code))
            rows = [table_row(row) for row in found.mappings()]
            await add_seats(connection, rows)
        return rows[0] if rows else None

    async def load_tables(self, *conditions: Any, limit: int) -> list[TableRow]:
        """Tables with their seats and sitters, the latest first; those that cannot be read are left out."""
        matches = schema.matches
        query = sa.select(matches).where(matches.c.aside.is_(None), *conditions)
        rows = []
        async with self.reading() as connection:
            for row in (await connection.execute(query.order_by(matches.c.moved_at.desc()).limit(limit))).mappings():
                with suppress(UnreadableError):
                    rows.append(table_row(row))
            await add_seats(connection, rows)
        return rows

    async def set_aside(self, code: str, reason: str) -> None:
        """Note why a table cannot be read: it is in no list any more, and nothing of it is changed."""
        matches = schema.matches
        noting = matches.update().where(matches.c.code == code, matches.c.aside.is_(None)).values(aside=reason)
        await self.writer.do(lambda connection: connection.execute(noting))

    async def note_seen(self, match: int, guest: int, at: float) -> None:
        """Note that a sitter was there until now."""
        sitters = schema.sitters
        noting = sitters.update().where(sitters.c.match == match, sitters.c.guest == guest).values(seen_at=at)
        await self.writer.do(lambda connection: connection.execute(noting))

    async def tables_of(self, guest: int, limit: int) -> list[TableRow]:
        """The tables at which a guest sits or which it hosts."""
        sits = sa.select(schema.sitters.c.match).where(schema.sitters.c.guest == guest)
        is_mine = sa.or_(schema.matches.c.id.in_(sits), schema.matches.c.host == guest)
        return await self.load_tables(is_mine, limit=limit)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Tables that anybody may join or watch, the latest few of each host: nobody's tables fill the list."""
        matches = schema.matches
        nth = sa.func.row_number().over(partition_by=matches.c.host, order_by=matches.c.moved_at.desc())
        of_host = sa.select(matches.c.id, nth.label("nth")).where(
            matches.c.public.is_(True), matches.c.state != "finished"
        )
        numbered = of_host.subquery()
        listed = sa.select(numbered.c.id).where(numbered.c.nth <= MOST_LISTED_OF_HOST)
        return await self.load_tables(matches.c.id.in_(listed), limit=limit)

    async def progress_of(self, codes: Sequence[str]) -> list[tuple[str, int, int]]:
        """Code, seq and version of these tables."""
        matches = schema.matches
        query = sa.select(matches.c.code, matches.c.seq, matches.c.version).where(matches.c.code.in_(codes))
        async with self.reading() as connection:
            return [(code, seq, version) for code, seq, version in await connection.execute(query)]

    async def asked_tables(self, guest: int, since: float) -> list[TableRow]:
        """The finished tables of a guest at which somebody has asked for a rematch since then."""
        matches = schema.matches
        sits = sa.select(schema.sitters.c.match).where(schema.sitters.c.guest == guest)
        return await self.load_tables(matches.c.id.in_(sits), matches.c.asked_at > since, limit=MOST_ASKED)

    async def add_table(self, table: TableRow) -> None:
        """Store a new table with its seats and sitters; its number is filled in."""
        await self.writer.do(partial(insert_table, table=table))

    async def save_table(
        self, table: TableRow, changes: Sequence[ChangeRow] = (), new: Sequence[TableRow] = ()
    ) -> bool:
        """Store a change of seats or state as the table's next version; whether nobody else was faster.

        The `new` tables that follow from the change are there with it or not at all.
        """
        matches, match = schema.matches, table.id
        names = ("state", "host", "seed", "rematch", "asked_at", "is_closed", "bots", "version")
        values = {name: getattr(table, name) for name in names}
        if table.seq == 0:
            values |= {"waiting": table.waiting, "moved_at": table.moved_at}
        is_next = sa.and_(matches.c.id == match, matches.c.version == table.version - 1)

        async def save(connection: AsyncConnection) -> bool:
            updated = await connection.execute(matches.update().where(is_next).values(**values))
            if updated.rowcount != 1:
                return False
            await connection.execute(schema.seats.delete().where(schema.seats.c.match == match))
            for others in (schema.sitters, schema.turned_away):
                await connection.execute(others.delete().where(others.c.match == match))
            for statement in seat_statements(table):
                await connection.execute(statement)
            if changes:
                await connection.execute(schema.changes.insert(), [change._asdict() for change in changes])
            for other in new:
                await insert_table(connection, other)
            return True

        return await self.writer.do(save)

    async def append(self, entries: list[LogRow], tables: list[Progress]) -> None:
        """Add entries to the log and say how far their tables are, all in one transaction."""

        async def add(connection: AsyncConnection) -> None:
            await self.add_entries.run(connection, entries)
            await self.move_on.run(connection, tables)

        await self.writer.do(add, is_urgent=True)

    # Guests.

    async def find_guest(self, token_hash: str) -> tuple[int, str, str, str | None, float | None] | None:
        """Number, public id, name and language of the guest of a session, and when the guest was last seen."""
        guests, sessions = schema.guests, schema.sessions
        query = sa.select(guests.c.id, guests.c.public, guests.c.name, guests.c.language, guests.c.seen_at)
        query = query.join(sessions, sessions.c.guest == guests.c.id).where(sessions.c.token_hash == token_hash)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.id, row.public, row.name, row.language, row.seen_at)

    async def add_guest(self, public: str, name: str, language: str | None, token_hash: str) -> int:
        """Store a new guest with a first session; the guest's number."""
        at = now()
        values = {"public": public, "name": name, "language": language, "created_at": at, "seen_at": at}

        async def add(connection: AsyncConnection) -> int:
            number = first_key(await connection.execute(schema.guests.insert().values(**values)))
            session = {"token_hash": token_hash, "guest": number, "created_at": at}
            await connection.execute(schema.sessions.insert().values(**session))
            return number

        return await self.writer.do(add)

    async def rename_guest(self, number: int, name: str, language: str | None) -> None:
        """Store another name and language of a guest."""
        guests = schema.guests
        renaming = guests.update().where(guests.c.id == number).values(name=name, language=language)
        await self.writer.do(lambda connection: connection.execute(renaming))

    # What happened.

    async def add_record(
        self, table: TableRow, actions: Sequence[tuple[int, str]], digests: Sequence[str] = ()
    ) -> None:
        """Store a finished match as a table of its own, with the digest after every action where it is known."""
        at = now()

        async def add(connection: AsyncConnection) -> None:
            await insert_table(connection, table)
            entries = [
                LogRow(table.id, seq, seat, text, None, at, digest)._asdict()
                for seq, ((seat, text), digest) in enumerate(zip_longest(actions, digests[: len(actions)]), start=1)
            ]
            if entries:
                await connection.execute(schema.log.insert(), entries)

        await self.writer.do(add)

    async def add_line(self, row: SaidRow) -> SaidRow:
        """Store a line of talk as the next of its table; the line with its number."""
        chat = schema.chat
        last = sa.select(sa.func.max(chat.c.number)).where(chat.c.match == row.match)

        async def add(connection: AsyncConnection) -> SaidRow:
            line = row._replace(number=((await connection.execute(last)).scalar() or 0) + 1)
            await connection.execute(chat.insert(), line._asdict())
            return line

        for _ in range(MOST_RACES):
            with suppress(ConflictError):
                return await self.writer.do(add)
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


async def insert_table(connection: AsyncConnection, table: TableRow) -> None:
    """Add a table with its seats and sitters; one that does not wait for anybody has started."""
    inserted = await connection.execute(schema.matches.insert().values(table.to_values()))
    table.id = first_key(inserted)
    for statement in seat_statements(table):
        await connection.execute(statement)
    if table.state != "waiting":
        started = ChangeRow(table.id, 0, 0, -1, "started", now())
        await connection.execute(schema.changes.insert(), started._asdict())


def first_key(inserted: "sa.CursorResult[Any]") -> int:
    """The number that the database gave to a new row."""
    key = inserted.inserted_primary_key
    assert key is not None, "one row was inserted"
    return int(key[0])


def table_row(row: Any) -> TableRow:
    """A table from its row, still without seats; UnreadableError if its settings make no sense.

    What was set aside is not read again.
    """
    fields = dict(row)
    if fields["aside"] is not None:
        return TableRow(**{**fields, "settings": TableSettings(options={})})
    try:
        fields["settings"] = msgspec.json.decode(fields["settings"], type=TableSettings)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UnreadableError(f"settings: {error}") from None
    return TableRow(**fields)


async def add_seats(connection: AsyncConnection, tables: Sequence[TableRow]) -> None:
    """Fill in the seats and sitters of some tables."""
    by_id = {table.id: table for table in tables}
    seats, sitters = schema.seats, schema.sitters
    query = sa.select(seats).where(seats.c.match.in_(by_id)).order_by(seats.c.match, seats.c.seat)
    for match, *fields in await connection.execute(query):
        by_id[match].seats.append(SeatRow(*fields))
    who = sa.select(sitters).where(sitters.c.match.in_(by_id))
    for match, guest, seat, by_link, seen_at in await connection.execute(who):
        by_id[match].sitters[guest] = seat
        if by_link:
            by_id[match].by_link.add(guest)
        if seen_at is not None:
            by_id[match].seen[guest] = seen_at
    away = schema.turned_away
    for match, guest, is_removed in await connection.execute(sa.select(away).where(away.c.match.in_(by_id))):
        (by_id[match].removed if is_removed else by_id[match].muted).add(guest)


def seat_statements(table: TableRow) -> list[Any]:
    """What stores the seats and sitters of a table."""
    seats = [{"match": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    sitters = [
        {
            "match": table.id,
            "guest": guest,
            "seat": seat,
            "by_link": guest in table.by_link,
            "seen_at": table.seen.get(guest),
        }
        for guest, seat in table.sitters.items()
    ]
    away = [
        {"match": table.id, "guest": guest, "is_removed": guest in table.removed}
        for guest in table.muted | table.removed
    ]
    rows = ((schema.seats, seats), (schema.sitters, sitters), (schema.turned_away, away))
    return [kind.insert().values(values) for kind, values in rows if values]
