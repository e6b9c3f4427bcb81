"""How much one visitor may ask for: sizes of messages, and how many of them."""

import time

LARGEST_MESSAGE = 16_384
"""Bytes of the largest message of a socket."""

LARGEST_BODY = 4_000_000
"""Bytes of the largest HTTP body: a long record."""


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


def message_bucket() -> Bucket:
    """Messages of one socket."""
    return Bucket(60, 20)


def talk_bucket() -> Bucket:
    """Lines of chat, wishes and nudges of one socket."""
    return Bucket(10, 1)
