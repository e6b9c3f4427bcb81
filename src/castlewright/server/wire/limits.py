"""How much one visitor may ask for: sizes of messages, and how many of them."""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

LARGEST_MESSAGE = 16_384
"""Bytes of the largest message of a socket."""

LARGEST_BODY = 500_000
"""Bytes of the largest HTTP body: a long record has a tenth of that."""

LARGE_BODY = 32_000
"""Bytes from which on a body is a large one; all others wait while it is read as JSON."""

MOST_REMEMBERED = 10_000
"""Addresses whose haste is remembered."""

OF_A_NETWORK = 64
"""Bits by which an IPv6 network is known; who has one has as many addresses in it as one likes."""


@lru_cache(MOST_REMEMBERED)
def home_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), OF_A_NETWORK), strict=False))


class Bucket:
    """Allows so many at once and so many per second; asks the clock only."""

    __slots__ = ("at", "left", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        at = time.monotonic()
        self.left = min(self.most, self.left + (at - self.at) * self.per_second)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; who has not asked for longest is as good as new."""

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self.make = make
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address may have one more now."""
        bucket = self.known.pop(address, None) or self.make()
        self.known[address] = bucket
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return bucket.take()


def message_bucket() -> Bucket:
    """Messages of one socket."""
    return Bucket(60, 20)


def crowd_bucket() -> Bucket:
    """Messages of all sockets of one address."""
    return Bucket(1000, 200)


def frame_bucket() -> Bucket:
    """Frames of one socket, with those that are no messages: pings, and pieces of messages."""
    return Bucket(240, 60)


def knock_bucket() -> Bucket:
    """Sockets that one address opens."""
    return Bucket(60, 2)


def request_bucket(per_minute: float) -> Bucket:
    """HTTP requests of one address."""
    return Bucket(per_minute, per_minute / 60)


def body_bucket() -> Bucket:
    """Large bodies of one address."""
    return Bucket(10, 0.5)


def keep_bucket() -> Bucket:
    """Guests, tables and records that one address makes: they are kept."""
    return Bucket(300, 1)


def name_bucket() -> Bucket:
    """Names that one guest takes."""
    return Bucket(10, 0.1)


def connection_bucket() -> Bucket:
    """Connections that one address opens."""
    return Bucket(400, 40)


def talk_bucket() -> Bucket:
    """Lines of chat, wishes, nudges and hellos of one socket."""
    return Bucket(10, 1)


def line_bucket() -> Bucket:
    """Lines of chat of one address: they are kept."""
    return Bucket(60, 3)
