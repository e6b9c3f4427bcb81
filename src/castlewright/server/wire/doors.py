"""The doors: how many requests an address sends, how many sockets it opens, and how much comes through them."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from castlewright.server.wire.limits import (
    MOST_REMEMBERED,
    Buckets,
    body_bucket,
    crowd_bucket,
    home_of,
    keep_bucket,
    knock_bucket,
    line_bucket,
    name_bucket,
    request_bucket,
)
from castlewright.server.wire.problems import Refused

FILES = "/assets/"
"""Where the client's own files lie, of which a page takes many at once; they never change."""

FILES_FOR_ONE = 10
"""So many of them count as one request."""


def address_of(scope: Any) -> str:
    """Where a request or a socket comes from; of an IPv6 address the network counts."""
    return home_of(scope["client"][0]) if scope.get("client") else ""


class Doors:
    """Counts who comes in."""

    def __init__(self, per_address: int, most: int, per_minute: int, *, is_open: bool) -> None:
        self.per_address = per_address
        self.most = most
        self.is_open = is_open
        """Whether everybody may come in: load tests have no limits."""

        self.requests = Buckets(lambda: request_bucket(per_minute))
        self.files = Buckets(lambda: request_bucket(FILES_FOR_ONE * per_minute))
        self.inside: Counter[str] = Counter()
        self.knocks = Buckets(knock_bucket)
        self.words = Buckets(crowd_bucket)
        self.lines = Buckets(line_bucket)
        self.bodies = Buckets(body_bucket)
        self.kept = Buckets(keep_bucket)
        self.names = Buckets(name_bucket)
        self.addresses: OrderedDict[int, str] = OrderedDict()
        """Where guests came from last."""

    def note(self, guest: int, address: str) -> None:
        """Note where a guest comes from."""
        self.addresses[guest] = address
        self.addresses.move_to_end(guest)
        if len(self.addresses) > MOST_REMEMBERED:
            self.addresses.popitem(last=False)

    def address_of(self, guest: int) -> str:
        """Where a guest came from last; nothing if that is long ago."""
        return self.addresses.get(guest, "")

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

    def check_request(self, address: str, path: str) -> None:
        """Refuse one request more of an address that has sent too many."""
        if not (self.files if path.startswith(FILES) else self.requests).take(address):
            raise Refused("too_many", "too many requests: try again in a moment")

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

    def check_kept(self, address: str) -> None:
        """Refuse one more thing that is kept for good, such as a guest or a table, of an address that made many."""
        if not self.is_open and not self.kept.take(address):
            raise Refused("too_many", "too many new guests and tables: try again in a moment")

    def check_name(self, guest: int) -> None:
        """Refuse another name of a guest who changes it all the time: it is told at every table that waits."""
        if not self.is_open and not self.names.take(str(guest)):
            raise Refused("too_many", "too many names: try again in a moment")
