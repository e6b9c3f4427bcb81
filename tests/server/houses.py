"""A house in this process, for tests that look behind the protocol."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from castlewright.server.app import prepare
from castlewright.server.house import House
from castlewright.server.settings import Settings
from castlewright.server.store.rows import Guest
from castlewright.server.tables.hall import Edit
from castlewright.server.tables.live import Live
from castlewright.server.tables.seats import sit
from castlewright.server.wire.protocol import NewSeat, NewTable


@asynccontextmanager
async def open_house(database: str, most_idle: int = 100) -> AsyncIterator[House]:
    """A house on a database, without a network."""
    settings = Settings(database=database, bot_pace=0, workers=1, has_rates=False, most_idle=most_idle)
    house = House(settings, await prepare(settings))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def running_table(
    house: House, game: str = "between_two_cities", seats: int = 2, seed: str = "a"
) -> tuple[Live, list[Guest]]:
    """A running table with a person in every seat."""
    guests = [(await house.sessions.make(f"guest {number}"))[0] for number in range(seats)]
    wanted = [NewSeat(kind="me"), *(NewSeat(kind="open") for _ in guests[1:])]
    live = await house.create(NewTable(game=game, seats=wanted), guests[0])
    for guest in guests[1:]:
        await house.hall.edit(live, sitting(guest))
    await house.start(live, guests[0], seed)
    return live, guests


def sitting(guest: Guest) -> Edit:
    """The edit by which a guest sits down."""
    return lambda row: sit(row, guest, None)


def next_action(live: Live) -> tuple[int, int]:
    """The first legal action of the first seat that may act."""
    position = live.playing.position
    seat = position.seat_to_act()
    return seat, position.legal(seat)[0]
