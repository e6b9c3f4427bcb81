"""The generator behind `Chance`, SplitMix64: a 64-bit counter whose steps are mixed.

Compiled, these functions become part of every module that draws, so that a number costs no call.
"""

from typing import Protocol

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
HALF = 0xFFFFFFFF


class Stream(Protocol):
    """What holds the counter: a `Chance`."""

    state: int


def mix(number: int) -> int:
    """Any number of 64 bits as one in which every bit depends on all of them."""
    number = ((number ^ (number >> 30)) * MIX_1) & WORD
    number = ((number ^ (number >> 27)) * MIX_2) & WORD
    return number ^ (number >> 31)


def next_word(chance: Stream) -> int:
    """The next 64 random bits."""
    chance.state = (chance.state + STEP) & WORD
    return mix(chance.state)


def draw_below(chance: Stream, bound: int) -> int:
    """A number from 0 to bound - 1, all exactly equally likely; the bound is below 2**32."""
    wide = (next_word(chance) >> 32) * bound
    low = wide & HALF
    if low < bound:
        unfair = (HALF + 1 - bound) % bound
        while low < unfair:
            wide = (next_word(chance) >> 32) * bound
            low = wide & HALF
    return wide >> 32
