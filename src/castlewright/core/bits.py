"""Single bits, looked up: `1 << n` is wrong from n = 31 in C integers."""

BITS = [1 << number for number in range(64)]
"""Bit number n."""

COUNTS = [number.bit_count() for number in range(1 << 16)]
"""How many bits are set in a number below 65,536."""


def filled(count: int, value: int = 0) -> list[int]:
    """A field of `count` equal numbers; compiled, it fills a C array of exactly that length."""
    return [value] * count
