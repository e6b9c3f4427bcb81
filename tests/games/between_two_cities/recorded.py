"""Which games of Between Two Cities are recorded: all numbers of players, all bots, and a shared rank."""

from records.make_records import Recording


def seating(seats: int, number: int) -> tuple[str, ...]:
    """All random, all greedy, then mixed."""
    kinds = (("random",), ("greedy",), ("greedy", "random"), ("random", "random", "greedy"))
    kind = kinds[number % len(kinds)]
    return tuple(kind[seat % len(kind)] for seat in range(seats))


PLAN = [
    Recording(
        f"{seats}_players_{'_'.join(sorted(set(seating(seats, number))))}_{number}",
        seating(seats, number),
        10 * seats + number,
    )
    for seats in range(2, 8)
    for number in range(8)
]
