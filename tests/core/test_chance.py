"""Chance is fair, independent of library versions, and the same for equal seeds."""

from collections import Counter

from castlewright.core.chance import Chance, shuffle, stream, stream_key


def test_the_numbers_never_change() -> None:
    """The first is SplitMix64's published 10451216379200822465 for seed 1, scaled to a thousand."""
    chance = Chance(1)
    assert [chance.below(1000) for _ in range(6)] == [566, 745, 971, 444, 444, 762]
    assert stream_key("7", "singles/0") == 14425536078367872507
    assert stream("7", "singles").below(1 << 31) == stream("7", "singles").below(1 << 31)


def test_streams_differ_by_seed_name_and_shuffle() -> None:
    keys = {stream(seed, name, times).state for seed in "ab" for name in "xy" for times in (0, 1)}
    assert len(keys) == 8


def test_every_number_is_equally_likely() -> None:
    chance = Chance(5)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    chance = Chance(9)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pieces = [0, 1, 2, 3]
        shuffle(pieces, chance)
        counts[tuple(pieces)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values())


def test_a_copy_gives_the_same_numbers() -> None:
    chance = Chance(3)
    twin = chance.copy()
    assert [chance.below(9) for _ in range(20)] == [twin.below(9) for _ in range(20)]
