"""Tables that were played by older rules: refused in one sentence, kept as they are, with a record to take home."""

from dataclasses import dataclass

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.core.record import Record
from castlewright.server.store import schema
from castlewright.server.store.database import Store
from castlewright.server.store.rows import LogRow
from castlewright.server.tables.keepsake import standing_actions, take_home
from castlewright.server.wire import messages, protocol
from castlewright.server.wire.problems import Refused
from server.houses import next_action, open_house, running_table
from server.sockets import Socket

OLDER = '{"options": {"deck": "reconstructed", "take_backs": "yes"}}'
"""The settings of a table from before tables knew their ruleset."""


async def age(database: str, code: str, state: str = "running") -> None:
    """Make a table one of older rules."""
    matches = schema.matches
    store = Store(database)
    async with store.engine.begin() as connection:
        await connection.execute(matches.update().where(matches.c.code == code).values(settings=OLDER, state=state))
    await store.close()


async def test_a_table_of_older_rules_is_refused_and_its_log_is_kept(database: str) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house, "castellan")
        assert live.row.settings.ruleset == 2
        await house.log.play(live, *next_action(live), "a")
        code, match = live.row.code, live.row.id
    await age(database, code)
    async with open_house(database) as house:
        with pytest.raises(Refused, match="played by ruleset 1 and this version plays ruleset 2") as refused:
            await house.hall.find(code)
        assert (refused.value.code, refused.value.status) == ("other_rules", 409)
        await house.rename_seats(guests[0])
        async with house.store.engine.connect() as connection:
            rows = await connection.execute(sa.select(schema.log.c.seq).where(schema.log.c.match == match))
            assert [row.seq for row in rows] == [1]


@dataclass
class Aged:
    """A table of older rules, the two who played there, and what they did."""

    code: str
    people: list[Guest]
    stranger: Guest
    actions: list[tuple[int, str]]


@pytest.fixture(scope="module")
def aged(server: ServerProcess) -> Aged:
    """A running table whose rules have changed, with an action that was taken back."""
    import asyncio

    people = [Guest(server.origin, name) for name in ("Ann", "Bob")]
    table = seat_people(people, "castellan")
    actions: list[tuple[int, str]] = []
    for number in range(4):
        legal = [(seat, row) for seat, one in enumerate(people) for row in legal_of(one, table.code)]
        seat, (_, text, _) = legal[0]
        move = people[seat].ask("POST", f"/api/tables/{table.code}/moves", dict, {"id": str(number), "action": text})
        if number == 1:
            undo = {"id": "back", "undo": True, "count": 1}
            if people[seat].send("POST", f"/api/tables/{table.code}/moves", undo).is_success:
                continue
        assert move
        actions.append((seat, text))
    server.stop()
    asyncio.run(age(server.database, table.code))
    server.start()
    return Aged(table.code, people, Guest(server.origin, "Eve"), actions)


def legal_of(guest: Guest, code: str) -> list[tuple[int, str, object]]:
    """What a guest may do now."""
    view = guest.ask("GET", f"/api/tables/{code}/view", protocol.ViewAt).view
    return [tuple(row) for row in view["legal"]]


def record_of(answer: httpx.Response) -> Record:
    """The record in an answer."""
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    return msgspec.json.decode(answer.content, type=Record)


def test_who_played_takes_the_record_home(aged: Aged) -> None:
    for person in aged.people:
        record = record_of(person.send("GET", f"/api/tables/{aged.code}/record"))
        assert (record.game, record.ruleset, len(record.seed)) == ("castellan", 1, 64)
        assert record.actions == aged.actions
        assert [player.name for player in record.players] == ["Ann", "Bob"]


def test_a_stranger_does_not_get_the_record_of_a_game_that_was_not_over(aged: Aged) -> None:
    answer = aged.stranger.send("GET", f"/api/tables/{aged.code}/record")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")


def test_every_door_says_that_the_rules_are_others(aged: Aged) -> None:
    for path in ("", "/view", "/sheets", "/events", "/share"):
        answer = aged.people[0].send("GET", f"/api/tables/{aged.code}{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules"), path
    with Socket(aged.people[0], aged.code, hello=False) as socket:
        socket.send(messages.Hello())
        assert socket.hear(messages.Refusal).code == "other_rules"


def test_the_list_of_my_tables_still_has_it(aged: Aged) -> None:
    mine = aged.people[0].ask("GET", "/api/tables", protocol.Tables).mine
    assert aged.code in {table.code for table in mine}


async def test_the_record_of_a_game_that_was_over_is_everybodys(aged: Aged, server: ServerProcess) -> None:
    await age(server.database, aged.code, "finished")
    try:
        assert record_of(aged.stranger.send("GET", f"/api/tables/{aged.code}/record")).actions == aged.actions
    finally:
        await age(server.database, aged.code)


def test_an_undo_takes_back_the_last_action_of_its_seat() -> None:
    texts = [(0, "a"), (1, "b"), (0, "c"), (0, None), (0, None), (1, "d"), (1, None)]
    entries = [LogRow(1, seq, seat, text, None, 0.0) for seq, (seat, text) in enumerate(texts, 1)]
    assert standing_actions(entries) == [(1, "b")]


async def test_a_running_table_that_cannot_be_read_gives_each_the_own_actions_alone(database: str) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house, "castellan")
        for _ in range(6):
            await house.log.play(live, *next_action(live), None)
        row = await house.store.load_table(live.row.code)
        assert row is not None
        entries = await house.store.load_log(row.id)
        for seat, guest in enumerate(guests):
            record = msgspec.json.decode(take_home(row, entries, guest.id, "unreadable_table"))
            assert "seed" not in record
            assert record["actions"] == [[entry.seat, entry.text if entry.seat == seat else None] for entry in entries]
        with pytest.raises(Refused, match="is for those who played it"):
            take_home(row, entries, None, "unreadable_table")
