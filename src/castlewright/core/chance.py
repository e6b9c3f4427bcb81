"""Seeded chance, the only source of randomness.

A match seed becomes one independent stream per stack and shuffle: SHA-256 of seed and
name gives the start, and the small generator below the numbers, so that results never
change with the version of a library.
"""

import hashlib

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
HALF = 0xFFFFFFFF


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
        self.state = (self.state + STEP) & WORD
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all exactly equally likely; the bound is below 2**32."""
        wide = (self.word() >> 32) * bound
        low = wide & HALF
        if low < bound:
            unfair = (HALF + 1 - bound) % bound
            while low < unfair:
                wide = (self.word() >> 32) * bound
                low = wide & HALF
        return wide >> 32


def blend(one: int, other: int) -> int:
    """Two numbers of 64 bits mixed into one; which comes first matters."""
    mixed = (one * MIX_1 + other + STEP) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & WORD
    return mixed ^ (mixed >> 31)


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
