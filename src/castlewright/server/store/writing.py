"""The one queue of writes: moves first, and everything that waits goes to disk in one transaction.

A SQLite file has one writer at a time and its lock is unfair: where everybody wrote on a connection of their own, a
chatty table could keep all others waiting until they were refused.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castlewright.server.store.opening import is_answering, told_of_failures
from castlewright.server.wire.problems import Refused

MOST_AT_ONCE = 30
"""Writes in one transaction: so many new tables at most does a move wait for."""

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Write(NamedTuple):
    """What is to be written, and whom to answer."""

    work: Work
    answer: "asyncio.Future[Any]"

    def settle(self, result: object) -> None:
        """Answer, unless who asked has gone."""
        if self.answer.done():
            return
        if isinstance(result, BaseException):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class Writer:
    """Writes to one database, one transaction at a time; a write may be tried twice and must not mind.

    Its engine needs one connection and shares it with nobody: who reads keeps no write waiting.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.urgent: list[Write] = []
        self.waiting: list[Write] = []
        self.draining: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[AsyncConnection], Awaitable[T]], *, is_urgent: bool = False) -> T:
        """What the work gives, once it is on disk; ConflictError if it contradicts what is there, or Refused."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self.urgent if is_urgent else self.waiting).append(Write(work, answer))
        if self.draining is None or self.draining.done():
            self.draining = asyncio.create_task(self.drain())
        return await answer

    async def close(self) -> None:
        """Write what waits, and hang up."""
        if self.draining is not None:
            await self.draining
        await self.engine.dispose()

    async def drain(self) -> None:
        """Write until nothing waits."""
        while self.urgent or self.waiting:
            writes = [*self.urgent, *self.waiting]
            self.urgent, self.waiting = [], writes[MOST_AT_ONCE:]
            await self.write(writes[:MOST_AT_ONCE])

    async def write(self, writes: list[Write]) -> None:
        """Do these in one transaction; where that fails each in its own, so that only the culprit hears of it."""
        try:
            results = await self.transact(writes)
        except Exception as error:
            if len(writes) == 1 or not await self.is_culprits(error):
                for write in writes:
                    write.settle(error)
            else:
                for write in writes:
                    await self.write([write])
        else:
            for write, result in zip(writes, results, strict=True):
                write.settle(result)

    async def transact(self, writes: list[Write]) -> list[Any]:
        """What the writes give, all or none of them on disk."""
        with told_of_failures():
            async with self.engine.begin() as connection:
                return [await write.work(connection) for write in writes]

    async def is_culprits(self, error: Exception) -> bool:
        """Whether one of several writes may be at fault, rather than the database, which would fail them all."""
        return not isinstance(error, Refused) or (error.code == "storage_failed" and await is_answering(self.engine))
