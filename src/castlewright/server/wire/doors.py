"""The doors: how many sockets an address has open, how fast it opens more, and how much comes through them."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from castlewright.server.wire.limits import Buckets, body_bucket, crowd_bucket, knock_bucket, line_bucket
from castlewright.server.wire.problems import Refused


class Doors:
    """Counts who comes in."""

    def __init__(self, per_address: int, most: int, *, is_open: bool) -> None:
        self.per_address = per_address
        self.most = most
        self.is_open = is_open
        """Whether everybody may come in: load tests have no limits."""

        self.inside: Counter[str] = Counter()
        self.knocks = Buckets(knock_bucket)
        self.words = Buckets(crowd_bucket)
        self.lines = Buckets(line_bucket)
        self.bodies = Buckets(body_bucket)

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
        may_knock = self.knocks.take(address)
        if not may_knock or self.inside[address] >= self.per_address or self.inside.total() >= self.most:
            raise Refused("too_many", "too many connections: try again in a moment")

    def check_word(self, address: str) -> None:
        """Refuse a message of an address whose sockets say too much together."""
        if not self.is_open and not self.words.take(address):
            raise Refused("too_many", "too many messages")

    def check_line(self, address: str) -> None:
        """Refuse a line of chat of an address that talks without end."""
        if not self.is_open and not self.lines.take(address):
            raise Refused("too_many", "too much talk")

    def check_body(self, address: str) -> None:
        """Refuse a large body of an address that has sent many."""
        if not self.is_open and not self.bodies.take(address):
            raise Refused("too_many", "too many large requests: try again in a moment")
