"""What keeps a database in order: every table is looked through, and what nobody touches any more is removed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from castlewright.server.store import schema
from castlewright.server.store.database import Store

AT_ONCE = 100
"""Tables or guests that are removed in one transaction, so that no move waits for long."""

OF_A_MATCH = (schema.chat, schema.changes, schema.log, schema.turned_away, schema.sitters, schema.seats)
"""The tables with rows of a match, in an order in which they can be emptied."""


class Untouched(NamedTuple):
    """A table that nobody has touched for long."""

    id: int
    code: str


async def all_codes(store: Store) -> list[str]:
    """The codes of all tables, the oldest first."""
    async with store.reading() as connection:
        return list(
            (await connection.execute(sa.select(schema.matches.c.code).order_by(schema.matches.c.id))).scalars()
        )


async def bring_back(store: Store, code: str) -> None:
    """Let a table that was set aside be read again."""
    matches = schema.matches
    update = matches.update().where(matches.c.code == code).values(aside=None)
    await store.writer.do(lambda connection: connection.execute(update))


# What nobody touches.


def is_untouched(before: float) -> Any:
    """The condition of tables at which nobody has moved, talked or looked since then."""
    # Under names of their own: the condition may stand within a question about sitters.
    matches, chat, sitters = schema.matches, schema.chat.alias(), schema.sitters.alias()
    said = sa.exists().where(chat.c.match == matches.c.id, chat.c.at >= before)
    seen = sa.exists().where(sitters.c.match == matches.c.id, sitters.c.seen_at >= before)
    return sa.and_(matches.c.moved_at < before, sa.func.coalesce(matches.c.asked_at, 0) < before, ~said, ~seen)


async def untouched_tables(store: Store, before: float) -> list[Untouched]:
    """The tables that nobody has touched since then."""
    matches = schema.matches
    query = sa.select(matches.c.id, matches.c.code).where(is_untouched(before)).order_by(matches.c.id)
    async with store.reading() as connection:
        return [Untouched(*row) for row in await connection.execute(query)]


async def remove_tables(store: Store, tables: Sequence[Untouched], before: float) -> list[Untouched]:
    """Remove those of these tables that nobody has touched meanwhile; which they were."""
    removed: list[Untouched] = []
    for start in range(0, len(tables), AT_ONCE):
        some = {table.id: table for table in tables[start : start + AT_ONCE]}

        async def remove(connection: AsyncConnection, some: dict[int, Untouched] = some) -> list[Untouched]:
            still = sa.select(schema.matches.c.id).where(schema.matches.c.id.in_(some), is_untouched(before))
            found = list((await connection.execute(still.with_for_update())).scalars())
            for table in OF_A_MATCH:
                await connection.execute(table.delete().where(table.c.match.in_(found)))
            await connection.execute(schema.matches.delete().where(schema.matches.c.id.in_(found)))
            return [some[number] for number in found]

        removed += await store.writer.do(remove)
    return removed


def is_away(before: float, stays: Any = None) -> Any:
    """The condition of guests who have not been here since then and sit at no table, or at none that `stays`."""
    guests, sessions, sitters, matches = schema.guests, schema.sessions, schema.sitters, schema.matches
    kept = sa.true() if stays is None else stays
    sits = sa.exists().where(sitters.c.guest == guests.c.id, sitters.c.match == matches.c.id, kept)
    hosts = sa.exists().where(matches.c.host == guests.c.id, kept)
    came = sa.exists().where(sessions.c.guest == guests.c.id, sessions.c.created_at >= before)
    seen_at = sa.func.coalesce(guests.c.seen_at, guests.c.created_at)
    return sa.and_(seen_at < before, guests.c.created_at < before, ~sits, ~hosts, ~came)


async def guests_away(store: Store, before: float, *, foresees: bool = False) -> list[int]:
    """The guests who have not been here since then and sit at no table; `foresees` takes old tables as removed."""
    condition = is_away(before, ~is_untouched(before) if foresees else None)
    query = sa.select(schema.guests.c.id).where(condition).order_by(schema.guests.c.id)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def remove_guests(store: Store, guests: Sequence[int], before: float) -> list[int]:
    """Remove those of these guests who have not come meanwhile; which they were."""
    removed: list[int] = []
    for start in range(0, len(guests), AT_ONCE):
        some = guests[start : start + AT_ONCE]

        async def remove(connection: AsyncConnection, some: Sequence[int] = some) -> list[int]:
            still = sa.select(schema.guests.c.id).where(schema.guests.c.id.in_(some), is_away(before))
            found = list((await connection.execute(still.with_for_update())).scalars())
            await connection.execute(schema.sessions.delete().where(schema.sessions.c.guest.in_(found)))
            await connection.execute(schema.guests.delete().where(schema.guests.c.id.in_(found)))
            return found

        removed += await store.writer.do(remove)
    return removed


async def note_guest(store: Store, number: int, at: float) -> bool:
    """Note that a guest is here; whether there is such a guest."""
    noting = schema.guests.update().where(schema.guests.c.id == number).values(seen_at=at)

    async def note(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(noting)).rowcount)

    return await store.writer.do(note)
