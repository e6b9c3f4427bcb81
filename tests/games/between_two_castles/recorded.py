"""Which games of Between Two Castles are recorded: all numbers of players and bots, every bonus, card and tile."""

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
PLAN.append(Recording("7_players_random_sets_of_5_scores", ("random",) * 7, 239))
