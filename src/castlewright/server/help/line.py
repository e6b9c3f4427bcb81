"""The line before a worker process: people who wait go first, then addresses and their guests take turns.

Each by the time it has used: who comes under many names has the turns of one.
"""

import asyncio
import itertools
from typing import NamedTuple

MOST_REMEMBERED = 1000
"""Of so many the used time is remembered; who was served long ago is as good as new."""


class Asker(NamedTuple):
    """Who asks: the smaller the rank the sooner, those of one rank in turn, cheap questions of one guest first."""

    guest: int
    rank: int = 0
    cost: int = 0
    address: str = ""
    """Where the guest is, or the host whose bot asks, as far as that is known."""

    @property
    def household(self) -> str | int:
        """Whose turns these are in the first place."""
        return self.address or self.guest


class Place(NamedTuple):
    """A place in the line."""

    asker: Asker
    number: int
    ready: "asyncio.Future[None]"


class Used:
    """Seconds of work for each of several, counted from where those who come new begin."""

    def __init__(self) -> None:
        self.seconds: dict[str | int, float] = {}
        self.begin = 0.0

    def add(self, who: str | int, seconds: float) -> None:
        """Count a turn that took so long; whoever comes new begins where the one is who had it."""
        self.begin = max(self.begin, self.of(who))
        self.seconds[who] = self.begin + seconds
        if len(self.seconds) > MOST_REMEMBERED:
            self.seconds = {who: used for who, used in self.seconds.items() if used > self.begin}

    def of(self, who: str | int) -> float:
        """What somebody has used."""
        return self.seconds.get(who, 0.0)


class Line:
    """Lets one at a time through. Who has used the worker for long waits for those who have not."""

    def __init__(self) -> None:
        self.is_busy = False
        self.places: list[Place] = []
        self.households_used, self.guests_used = Used(), Used()
        self.numbers = itertools.count()

    async def enter(self, asker: Asker) -> None:
        """Wait for one's turn; who is cancelled meanwhile has left the line."""
        if not self.is_busy:
            self.is_busy = True
            return
        place = Place(asker, next(self.numbers), asyncio.get_running_loop().create_future())
        self.places.append(place)
        try:
            await place.ready
        except asyncio.CancelledError:
            if place in self.places:
                self.places.remove(place)
            elif not place.ready.cancelled():
                self.call_next()  # the turn had come already
            raise

    def leave(self, asker: Asker, seconds: float) -> None:
        """End one's turn, which took so long."""
        self.households_used.add(asker.household, seconds)
        self.guests_used.add(asker.guest, seconds)
        self.call_next()

    def call_next(self) -> None:
        """Let the next one through."""
        self.is_busy = bool(self.places)
        if self.places:
            place = min(self.places, key=self.order)
            self.places.remove(place)
            place.ready.set_result(None)

    def order(self, place: Place) -> tuple[int, float, float, int, int]:
        """The next one has the least of this."""
        asker = place.asker
        used = self.households_used.of(asker.household), self.guests_used.of(asker.guest)
        return asker.rank, *used, asker.cost, place.number
