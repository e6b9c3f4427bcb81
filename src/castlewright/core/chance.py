"""Seeded chance, the only source of randomness.

A match seed becomes one independent stream per stack and shuffle: SHA-256 of seed and
name gives the start, and the small generator below the numbers, so that results never
change with the version of a library.
"""

import hashlib

from castlewright.core.drawing import MIX_1, STEP, WORD, draw_below, mix, next_word


class Chance:
    """A stream of random numbers: a 64-bit counter whose steps are mixed (SplitMix64)."""

    state: int

    def __init__(self, state: int) -> None:
        self.state = state

    def copy(self) -> "Chance":
        """A twin that will give the same numbers."""
        return Chance(self.state)

    def word(self) -> int:
        """The next 64 random bits."""
        return next_word(self)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all exactly equally likely; the bound is below 2**32."""
        return draw_below(self, bound)


def blend(one: int, other: int) -> int:
    """Two numbers of 64 bits mixed into one; which comes first matters."""
    return mix((one * MIX_1 + other + STEP) & WORD)


def stream(seed: str, name: str, times: int = 0) -> Chance:
    """The stream of one stack of a match, for its first shuffle or the one after `times` others."""
    return Chance(stream_key(seed, f"{name}/{times}"))


def stream_key(seed: str, name: str) -> int:
    """64 bits that a position keeps when it will have to shuffle later; `Chance(key)` is the stream."""
    digest = hashlib.sha256(f"{seed}/{name}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def shuffle(pieces: list[int], chance: Chance) -> None:
    """Put the pieces into random order, every order equally likely."""
    for last in range(len(pieces) - 1, 0, -1):
        other = chance.below(last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
