"""Masks of up to 64 bits: which bit is the lowest, how many there are, and all their numbers in turn.

Compiled, these functions become part of every module that asks.
"""

from castlewright.core.bits import BITS

WORD = 0xFFFFFFFFFFFFFFFF
DE_BRUIJN = 0x03F79D71B4CB0A89
"""Each single bit times this number has other six bits on top."""

NUMBERS_BY_KEY = [0] * 64
for _number, _bit in enumerate(BITS):
    NUMBERS_BY_KEY[(_bit * DE_BRUIJN & WORD) >> 58] = _number

EVERY_SECOND = 0x5555555555555555
EVERY_PAIR = 0x3333333333333333
EVERY_FOUR = 0x0F0F0F0F0F0F0F0F
EVERY_EIGHTH = 0x0101010101010101


def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask that is not empty."""
    return NUMBERS_BY_KEY[((mask & -mask) * DE_BRUIJN & WORD) >> 58]


def count_bits(mask: int) -> int:
    """How many bits a mask holds."""
    mask -= mask >> 1 & EVERY_SECOND
    mask = (mask & EVERY_PAIR) + (mask >> 2 & EVERY_PAIR)
    return (((mask + (mask >> 4)) & EVERY_FOUR) * EVERY_EIGHTH & WORD) >> 56


def nth_bit(mask: int, skipped: int) -> int:
    """The number of the lowest bit of a mask after skipping some."""
    while skipped:
        mask &= mask - 1
        skipped -= 1
    return lowest(mask)
