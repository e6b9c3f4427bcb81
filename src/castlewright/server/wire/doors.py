"""The doors: how many sockets an address has open, and how fast it opens more."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from castlewright.server.wire.limits import Bucket
from castlewright.server.wire.problems import Refused

MOST_REMEMBERED = 10_000
"""Addresses whose haste is remembered."""


class Doors:
    """Counts who comes in."""

    def __init__(self, per_address: int, most: int, *, is_open: bool) -> None:
        self.per_address = per_address
        self.most = most
        self.is_open = is_open
        """Whether everybody may come in: load tests have no limits."""

        self.inside: Counter[str] = Counter()
        self.knocks: OrderedDict[str, Bucket] = OrderedDict()

    @contextmanager
    def entered(self, address: str) -> Iterator[None]:
        """Be inside; refused where too many are, or somebody tries one door after the other."""
        if not self.is_open:
            self.check(address)
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]

    def check(self, address: str) -> None:
        """Refuse who may not come in now."""
        bucket = self.knocks.pop(address, None) or Bucket(60, 2)
        self.knocks[address] = bucket
        if len(self.knocks) > MOST_REMEMBERED:
            self.knocks.popitem(last=False)
        if not bucket.take() or self.inside[address] >= self.per_address or self.inside.total() >= self.most:
            raise Refused("too_many", "too many connections: try again in a moment")
