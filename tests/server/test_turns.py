"""Bots act one after the other, and a beat later after a reveal: people see it before it is built on."""

import asyncio

import pytest

from castlewright.server.help.turns import BEAT, Turns
from castlewright.server.house import House
from castlewright.server.wire.protocol import NewSeat, NewTable
from server.houses import next_action, open_house, running_table

PACE = 0.4


def turns_of(house: House, pace: float = PACE) -> Turns:
    """Bots of this pace in a house."""
    return Turns(house.hall, house.log, house.thinkers, pace)


async def test_bots_wait_a_beat_after_a_reveal_and_no_longer(sqlite_database: str) -> None:
    async with open_house(sqlite_database) as house:
        live, _ = await running_table(house, seats=3)
        turns = turns_of(house)
        # All choose: the last choice reveals them all, the first lay reveals nothing.
        pauses = []
        for _ in range(4):
            pauses.append(turns.pause(live, 0))
            await house.log.play(live, *next_action(live), None)
        pauses.append(turns.pause(live, 0))
    assert pauses == pytest.approx([PACE, PACE, PACE, PACE + BEAT, PACE])


async def test_bots_act_one_after_the_other(sqlite_database: str) -> None:
    async with open_house(sqlite_database) as house:
        live, _ = await running_table(house, seats=3)
        assert [turns_of(house).pause(live, place) for place in range(3)] == pytest.approx([PACE, 2 * PACE, 3 * PACE])
        assert turns_of(house, pace=0).pause(live, 2) == 0


async def test_every_bot_is_sent_off_with_its_pause(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with open_house(sqlite_database) as house:
        guest = (await house.sessions.make("Ada"))[0]
        bots = [NewSeat(kind="bot", level="easy") for _ in range(2)]
        house.turns.is_closing = True
        live = await house.create(NewTable(game="between_two_cities", seats=[NewSeat(kind="me"), *bots]), guest)
        await house.start(live, guest, "a")
        turns = turns_of(house)
        monkeypatch.setattr(turns, "act", lambda *_: sleep(-1))
        monkeypatch.setattr(asyncio, "sleep", sleep)
        turns.look(live)
        turns.is_closing = True
        await asyncio.gather(*turns.tasks)
    assert [seconds for seconds in slept if seconds > 0] == pytest.approx([PACE, 2 * PACE])


async def test_a_table_that_its_people_have_left_to_bots_is_one_of_bots(sqlite_database: str) -> None:
    async with open_house(sqlite_database) as house:
        live, guests = await running_table(house, seats=3)
        house.doors.note(guests[0].id, "192.0.2.7")
        asker = house.turns.asker_for(live, "easy")
        assert (asker.guest, asker.rank, asker.address) == (guests[0].id, 0, "192.0.2.7")
        for seat in live.row.seats:
            seat.bot_plays = True
        assert house.turns.asker_for(live, "easy").rank > 0
