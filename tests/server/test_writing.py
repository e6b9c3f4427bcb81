"""One queue for all writes: moves first, one transaction for all that waits, and only the culprit is refused."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from castlewright.server.store.opening import CONNECTIONS, told_of_failures
from castlewright.server.store.rows import ConflictError, SaidRow
from castlewright.server.store.writing import MOST_AT_ONCE
from castlewright.server.wire import messages, protocol
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewSeat, NewTable
from server.houses import next_action, open_house, running_table

POISON = "\0"
"""What PostgreSQL cannot store; the door keeps it out, and here it has come in another way."""


async def test_a_poisoned_move_hurts_its_own_table_only(postgresql_database: str) -> None:
    async with open_house(postgresql_database) as house:
        tables = [(await running_table(house))[0] for _ in range(4)]
        ids = ["a", "b", POISON, "d"]
        results = await asyncio.gather(
            *(house.log.play(live, *next_action(live), name) for live, name in zip(tables, ids, strict=True)),
            return_exceptions=True,
        )
        assert [result if isinstance(result, int) else type(result) for result in results] == [1, 1, Refused, 1]
        assert [(await house.hall.find(live.row.code)).seq for live in tables] == [1, 1, 0, 1]
        assert await house.log.play(tables[2], *next_action(tables[2]), "c") == 1


async def test_a_poisoned_line_hurts_nobody_elses_line(postgresql_database: str) -> None:
    async with open_house(postgresql_database) as house:
        live, _ = await running_table(house)
        lines = [SaidRow(live.row.id, 0, 0, "Ann", text, 1.0) for text in ("one", POISON, "three")]
        results = await asyncio.gather(*(house.store.add_line(line) for line in lines), return_exceptions=True)
        assert [isinstance(result, Refused) for result in results] == [False, True, False]
        assert [line.text for line in await house.store.load_chat(live.row.id, 10)] == ["one", "three"]


async def test_moves_go_before_everything_else_that_waits(database: str) -> None:
    async with open_house(database) as house:
        order: list[str] = []

        def noted(name: str) -> "asyncio.Task[None]":
            async def work(_connection: AsyncConnection) -> None:
                order.append(name)

            return asyncio.create_task(house.store.writer.do(work, is_urgent=name == "move"))

        tasks = [noted(name) for name in ("line", "line", "move")]
        await asyncio.gather(*tasks)
        assert order == ["move", "line", "line"]


async def test_a_conflict_is_told_to_the_one_who_made_it(database: str) -> None:
    async with open_house(database) as house:

        async def fine(_connection: AsyncConnection) -> str:
            return "fine"

        async def wrong(_connection: AsyncConnection) -> str:
            raise ConflictError

        results = await asyncio.gather(*map(house.store.writer.do, (fine, wrong, fine)), return_exceptions=True)
        assert [result if isinstance(result, str) else type(result) for result in results] == [
            "fine",
            ConflictError,
            "fine",
        ]


async def test_talk_and_arrivals_keep_no_move_from_the_disk(database: str) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house, "castellan")

        async def talk(number: int) -> None:
            for _ in range(10):
                await house.store.add_line(SaidRow(live.row.id, 0, 0, "Ann", f"line {number}", 1.0))

        async def arrive(number: int) -> None:
            guest, _ = await house.sessions.make(f"guest {number}")
            await house.create(NewTable(game="castellan", seats=[NewSeat(kind="me"), NewSeat(kind="open")]), guest)

        async def move() -> None:
            for number in range(10):
                assert await house.log.play(live, *next_action(live), str(number)) == number + 1

        await asyncio.gather(move(), *(talk(number) for number in range(20)), *(arrive(number) for number in range(30)))
        lines = await house.store.load_chat(live.row.id, 300)
        assert [line.number for line in lines] == list(range(1, 201))
        assert len(guests) == 2


async def test_who_reads_keeps_no_write_waiting(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        async with AsyncExitStack() as stack:
            for _ in range(CONNECTIONS):
                await stack.enter_async_context(house.store.reading())
            async with asyncio.timeout(20):
                assert await house.log.play(live, *next_action(live), "a") == 1


async def test_a_flood_of_new_tables_shares_no_long_transaction_with_a_move(database: str) -> None:
    async with open_house(database) as house:
        order: list[str] = []

        def noted(name: str) -> "asyncio.Task[None]":
            async def work(_connection: AsyncConnection) -> None:
                order.append(name)

            return asyncio.create_task(house.store.writer.do(work, is_urgent=name == "move"))

        flood = [noted("table") for _ in range(10 * MOST_AT_ONCE)]
        await flood[0]
        await asyncio.gather(*flood, noted("move"))
        assert order.index("move") <= 3 * MOST_AT_ONCE


async def test_a_pool_without_a_free_connection_is_a_typed_refusal() -> None:
    with pytest.raises(Refused) as refused, told_of_failures():
        raise sa.exc.TimeoutError("QueuePool limit of size 8 overflow 0 reached, connection timed out")
    assert refused.value.code == "storage_failed"


async def test_a_line_of_two_houses_gets_a_number_of_its_own(postgresql_database: str) -> None:
    async with open_house(postgresql_database) as here, open_house(postgresql_database) as there:
        live, _ = await running_table(here)
        line = SaidRow(live.row.id, 0, 0, "Ann", "hello", 1.0)
        await asyncio.gather(*(house.store.add_line(line) for house in (here, there) for _ in range(10)))
        numbers = [said.number for said in await here.store.load_chat(live.row.id, 100)]
        assert numbers == list(range(1, 21))


@pytest.mark.parametrize("text", [POISON, "a\nb", "\x7f", "\x85"])
def test_control_characters_do_not_pass_the_door(text: str) -> None:
    for message in ({"type": "act", "id": text, "action": 1}, {"type": "chat", "id": "a", "text": text}):
        with pytest.raises(msgspec.ValidationError):
            messages.CLIENT_DECODER.decode(msgspec.json.encode(message))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"name": text}), type=protocol.NewSession)
