"""Which games of Castellan are recorded: all numbers of players, all endings, cuts, double keeps, left-overs, decks.

The seeds were looked for; `test_recorded.py` checks that every record shows what its name says.
"""

from records.make_records import Recording

RANDOM_SEEDS = {
    2: {
        "cut": (2, 9),
        "double_cut": (156,),
        "handed_on": (6, 15),
        "two_courts_at_once": (1, 11),
        "shared_victory": (8,),
        "tie_broken_by_keeps": (12, 20),
        "ended_by_0": (4, 5),
        "ended_by_1": (3, 7),
    },
    3: {
        "cut": (1, 4),
        "double_cut": (3, 13),
        "handed_on": (6, 8),
        "two_courts_at_once": (2, 5),
        "shared_victory": (17,),
        "tie_broken_by_keeps": (107,),
        "ended_by_0": (9,),
        "ended_by_1": (7,),
        "ended_by_2": (16,),
    },
    4: {
        "cut": (9, 12),
        "double_cut": (3, 5),
        "handed_on": (1, 2),
        "two_courts_at_once": (4, 6),
        "shared_victory": (15, 54),
        "ended_by_0": (10,),
        "ended_by_1": (7,),
        "ended_by_2": (16,),
        "ended_by_3": (8,),
    },
}
"""Games of random players that show something, by the number of players."""

TABLES = (("greedy",) * 2, ("greedy",) * 3, ("greedy",) * 4, ("greedy", "random"), ("random", "greedy", "random"))

MANY_TOWERS = {
    "wall_deck": [{"short_walls": 1, "towers": 1}] * 7,
    "tower_deck": [{"towers": 3}] * 6 + [{"towers": 1, "draw": 2}],
    "supply": {"towers": 26, "long_walls": 0, "short_walls": 7},
}
"""A deck with towers that never find enough walls: some are handed on to the end and put aside."""

PLAN = [
    Recording(f"{seats}_players_{shows}_{number}", ("random",) * seats, seed)
    for seats, seeds in RANDOM_SEEDS.items()
    for shows, numbers in seeds.items()
    for number, seed in enumerate(numbers)
]
PLAN += [
    Recording(f"{len(bots)}_players_{'_'.join(bots)}_{seed}", bots, seed, {"take_backs": "no"} if seed == 2 else {})
    for bots in TABLES
    for seed in (1, 2)
]
PLAN += [
    Recording(f"{seats}_players_put_aside_0", ("random",) * seats, seats, {"deck": MANY_TOWERS}) for seats in (2, 3, 4)
]
