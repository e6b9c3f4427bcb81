"""The line before a worker process: people who wait go first, then guests take turns, each by the time it has used."""

import asyncio
import itertools
from typing import NamedTuple

MOST_REMEMBERED = 1000
"""Guests whose used time is remembered; who was served long ago is as good as new."""


class Asker(NamedTuple):
    """Who asks: the smaller the rank the sooner, guests of one rank in turn, cheap questions of one guest first."""

    guest: int
    rank: int = 0
    cost: int = 0


class Place(NamedTuple):
    """A place in the line."""

    asker: Asker
    number: int
    ready: "asyncio.Future[None]"


class Line:
    """Lets one at a time through. A guest who has used the worker for long waits for those who have not."""

    def __init__(self) -> None:
        self.is_busy = False
        self.places: list[Place] = []
        self.used: dict[int, float] = {}
        """Seconds of work for each guest, counted from where those who come new begin."""

        self.begin = 0.0
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
        self.begin = max(self.begin, self.used_by(asker.guest))
        self.used[asker.guest] = self.begin + seconds
        if len(self.used) > MOST_REMEMBERED:
            self.used = {guest: used for guest, used in self.used.items() if used > self.begin}
        self.call_next()

    def used_by(self, guest: int) -> float:
        """What a guest has used; whoever comes new begins where the others are."""
        return max(self.used.get(guest, 0.0), self.begin)

    def call_next(self) -> None:
        """Let the next one through."""
        self.is_busy = bool(self.places)
        if self.places:
            place = min(self.places, key=self.order)
            self.places.remove(place)
            place.ready.set_result(None)

    def order(self, place: Place) -> tuple[int, float, int, int]:
        """The next one has the least of this."""
        asker = place.asker
        return asker.rank, self.used.get(asker.guest, 0.0), asker.cost, place.number
