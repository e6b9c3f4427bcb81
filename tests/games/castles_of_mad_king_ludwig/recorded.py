"""Which games of Castles of Mad King Ludwig are recorded: all numbers of players, both editions, all bots."""

from records.make_records import Recording

KINDS = (("random",), ("greedy",), ("greedy", "random"), ("random", "random", "greedy"))
GAMES = {1: 14, 2: 22, 3: 16, 4: 16}
"""Games for each number of players."""


def recording(seats: int, number: int) -> Recording:
    """One game: all random, all greedy, then mixed tables; every third by the first edition."""
    kind = KINDS[number % len(KINDS)]
    bots = tuple(kind[seat % len(kind)] for seat in range(seats))
    edition = "first" if number % 3 == 2 else "second"
    name = f"{seats}_players_{edition}_{'_'.join(sorted(set(bots)))}_{number}"
    return Recording(name, bots, 100 * seats + number, {"edition": edition})


PLAN = [recording(seats, number) for seats, games in GAMES.items() for number in range(games)]
