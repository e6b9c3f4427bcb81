"""Playing again: who asks is told to all who sat there, and nobody is at a new table without having said yes."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from castlewright.server.house import House
from castlewright.server.store.rows import Guest, TableRow, mask
from castlewright.server.tables import rematch, seats
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Rematch
from server.houses import next_action, open_house, running_table

YES, NO, START = Rematch(), Rematch(want=False), Rematch(start=True)


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    """A house on each kind of database."""
    async with open_house(database) as opened:
        yield opened


async def finished_table(house: House, people: int, leaver: int | None = None) -> tuple[Live, list[Guest]]:
    """A table whose game these people have played to the end; a bot plays on for who leaves."""
    live, guests = await running_table(house, "castellan", seats=people)
    if leaver is not None:
        await house.hall.edit(live, lambda row: seats.abandon(row, row.seats[leaver]))
    while live.row.state == "running":
        await house.log.play(live, *next_action(live), None)
    return live, guests


async def say(house: House, live: Live, guest: Guest, said: Rematch) -> None:
    """Let a guest ask for a rematch or answer it."""
    await house.answer_rematch(live, guest, said)


def answers(live: Live) -> list[str | None]:
    """What each seat says."""
    return [seat.answer for seat in live.row.seats]


async def new_table(house: House, live: Live) -> Live:
    """The table of the rematch."""
    assert live.row.rematch is not None
    return await house.hall.find(live.row.rematch)


async def test_two_people_begin_when_both_have_said_yes(house: House) -> None:
    live, (ann, bob) = await finished_table(house, 2)
    await say(house, live, ann, YES)
    assert (answers(live), live.row.rematch) == (["asks", None], None)
    assert len(await house.store.tables_of(bob.id, 10)) == 1
    await say(house, live, bob, YES)
    again = await new_table(house, live)
    assert (again.row.state, again.row.sitters) == ("running", {ann.id: 0, bob.id: 1})
    assert (again.row.host, again.seq, again.row.waiting) == (ann.id, 0, mask(again.waiting()))
    assert [heard.own.kind for heard in again.heard] == ["started"]
    assert again.row.seed != live.row.seed


async def test_everybody_is_told_who_asks_wherever_they_are(house: House) -> None:
    live, (ann, bob) = await finished_table(house, 2)
    assert (await house.rematches(bob.id)).tables == []
    await say(house, live, ann, YES)
    stranger = (await house.sessions.make("stranger"))[0]
    (asked,) = (await house.rematches(bob.id)).tables
    assert [(seat.name, seat.answer) for seat in asked.seats] == [("guest 0", "asks"), ("guest 1", None)]
    assert asked.asked_at == live.row.asked_at
    assert (await house.rematches(stranger.id)).tables == (await house.rematches(None)).tables == []


async def test_after_a_no_the_others_may_begin_with_a_bot(house: House) -> None:
    live, (ann, bob, cleo) = await finished_table(house, 3)
    await say(house, live, ann, YES)
    await say(house, live, cleo, NO)
    await say(house, live, bob, YES)
    assert (answers(live), live.row.rematch) == (["asks", "yes", "no"], None)
    await say(house, live, bob, START)
    again = await new_table(house, live)
    assert [seat.kind for seat in again.row.seats] == ["person", "person", "bot"]
    assert again.row.sitters == {ann.id: 0, bob.id: 1}
    assert len(await house.store.tables_of(cleo.id, 10)) == 1


async def test_nobody_is_left_out_who_has_still_time_to_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live, (ann, _) = await finished_table(house, 2)
    await say(house, live, ann, YES)
    with pytest.raises(Refused, match="still time"):
        await say(house, live, ann, START)
    monkeypatch.setattr(rematch, "PATIENCE", 0.0)
    await say(house, live, ann, START)
    assert [seat.kind for seat in (await new_table(house, live)).row.seats] == ["person", "bot"]


async def test_who_has_left_the_game_is_asked_and_need_not_be_waited_for(house: House) -> None:
    live, (ann, bob) = await finished_table(house, 2, leaver=1)
    await say(house, live, ann, YES)
    assert (live.row.rematch, len((await house.rematches(bob.id)).tables)) == (None, 1)
    await say(house, live, ann, START)
    again = await new_table(house, live)
    assert [(seat.kind, seat.bot_plays) for seat in again.row.seats] == [("person", False), ("bot", False)]
    # A late yes changes nothing any more.
    await say(house, live, bob, YES)
    assert bob.id not in (await new_table(house, live)).row.sitters


async def test_who_asked_may_take_the_question_back(house: House) -> None:
    live, (ann, bob) = await finished_table(house, 2)
    await say(house, live, bob, NO)
    assert answers(live) == [None, None]
    await say(house, live, ann, YES)
    await say(house, live, bob, NO)
    await say(house, live, ann, NO)
    assert (answers(live), live.row.asked_at) == ([None, None], None)
    assert (await house.rematches(bob.id)).tables == []
    await say(house, live, bob, YES)
    assert answers(live) == [None, "asks"]


async def test_a_running_game_and_a_stranger_are_refused(house: House) -> None:
    running, (ann, _) = await running_table(house)
    with pytest.raises(Refused, match="not over"):
        await say(house, running, ann, YES)
    live, _ = await finished_table(house, 2)
    with pytest.raises(Refused, match="no seat"):
        await say(house, live, (await house.sessions.make("stranger"))[0], YES)


async def test_two_who_say_yes_at_once_begin_one_game(house: House) -> None:
    live, (ann, bob, cleo) = await finished_table(house, 3)
    await say(house, live, ann, YES)
    await asyncio.gather(say(house, live, bob, YES), say(house, live, cleo, YES))
    for guest in (ann, bob, cleo):
        assert len(await house.store.tables_of(guest.id, 10)) == 2


async def test_answers_outlive_the_server(database: str) -> None:
    async with open_house(database) as first:
        live, (ann, _) = await finished_table(first, 2)
        await say(first, live, ann, YES)
        code, asked_at = live.row.code, live.row.asked_at
    async with open_house(database) as second:
        live = await second.hall.find(code)
        assert (answers(live), live.row.asked_at) == (["asks", None], asked_at)


async def test_who_came_by_link_does_not_become_the_host(house: House) -> None:
    live, (ann, bob) = await finished_table(house, 2)
    phone = (await house.sessions.make("phone"))[0]

    def come_by_link(row: TableRow) -> None:
        row.sitters = {phone.id: 0, **row.sitters}
        row.by_link.add(phone.id)

    await house.hall.edit(live, come_by_link)
    await say(house, live, phone, YES)
    await say(house, live, bob, YES)
    again = await new_table(house, live)
    assert again.row.host == ann.id
    assert (again.row.sitters, again.row.by_link) == ({phone.id: 0, ann.id: 0, bob.id: 1}, {phone.id})
    seats.pass_on_host(again.row, ann)
    assert again.row.host == ann.id
