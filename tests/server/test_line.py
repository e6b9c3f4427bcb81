"""The line before a worker: people first, guests in turn, cheap questions first, and who goes leaves it."""

import asyncio

from castlewright.server.help.line import Asker, Line


async def served(askers: list[Asker], seconds: dict[int, float]) -> list[Asker]:
    """The order in which askers who all wait are served; each guest's turns take so long."""
    line = Line()
    await line.enter(Asker(0))
    order: list[Asker] = []

    async def ask(asker: Asker) -> None:
        await line.enter(asker)
        order.append(asker)
        line.leave(asker, seconds.get(asker.guest, 1.0))

    tasks = [asyncio.create_task(ask(asker)) for asker in askers]
    await asyncio.sleep(0)
    line.leave(Asker(0), 0)
    await asyncio.gather(*tasks)
    return order


async def test_guests_are_served_in_turn_however_much_one_asks() -> None:
    greedy, modest = Asker(1), Asker(2)
    order = await served([greedy] * 50 + [modest] * 2, {})
    assert order.index(modest) <= 1
    assert [asker.guest for asker in order[:4]].count(2) == 2


async def test_long_turns_count_more_than_short_ones() -> None:
    order = await served([Asker(1)] * 20 + [Asker(2)] * 20, {1: 10.0, 2: 1.0})
    assert [asker.guest for asker in order[:12]].count(1) <= 3


async def test_tables_with_people_go_before_tables_of_bots() -> None:
    bots, people = Asker(1, rank=2), Asker(2, rank=0)
    assert (await served([bots, bots, people], {}))[0] == people


async def test_the_cheaper_level_of_a_guest_goes_first() -> None:
    expert, easy = Asker(1, cost=3), Asker(1, cost=0)
    assert await served([expert, expert, easy], {}) == [easy, expert, expert]


async def test_who_goes_leaves_the_line_even_when_the_turn_has_just_come() -> None:
    line = Line()
    await line.enter(Asker(1))
    second = asyncio.create_task(line.enter(Asker(2)))
    third = asyncio.create_task(line.enter(Asker(3)))
    await asyncio.sleep(0)
    line.leave(Asker(1), 1.0)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    async with asyncio.timeout(1):
        await third


async def test_who_comes_new_does_not_owe_what_others_used_nor_own_what_they_did_not() -> None:
    line = Line()
    for _ in range(10):
        await line.enter(Asker(1))
        line.leave(Asker(1), 5.0)
    await line.enter(Asker(2))
    line.leave(Asker(2), 1.0)
    used = line.guests_used.seconds
    assert used[2] <= used[1]
    assert used[2] > used[1] - 10


async def test_who_comes_under_many_names_has_the_turns_of_one() -> None:
    many = [Asker(guest, address="10.0.0.9") for guest in range(1, 51)]
    modest = Asker(51, address="10.0.0.7")
    order = await served([*many, modest, modest], {})
    assert [asker for asker in order[:4] if asker == modest] == [modest, modest]


async def test_guests_of_one_address_are_served_in_turn() -> None:
    greedy, modest = (Asker(guest, address="10.0.0.9") for guest in (1, 2))
    order = await served([greedy] * 50 + [modest] * 2, {})
    assert order.index(modest) <= 1
