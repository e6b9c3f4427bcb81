"""Which games of Castellan are recorded: all numbers of players, all endings, cuts, double keeps, left-overs, decks.

The seeds were looked for; `test_recorded.py` checks that every record shows what its name says.
"""

from records.make_records import Recording

RANDOM_SEEDS = {
    2: {
        "cut": (31, 46),
        "double_cut": (27, 54),
        "handed_on": (2, 8),
        "two_courts_at_once": (20, 25),
        "shared_victory": (10, 48),
        "tie_broken_by_keeps": (7, 19),
        "ended_by_0": (1,),
        "ended_by_1": (5,),
    },
    3: {
        "cut": (5, 25),
        "double_cut": (46, 52),
        "handed_on": (54, 55),
        "two_courts_at_once": (11, 51),
        "tie_broken_by_keeps": (1, 36),
        "ended_by_0": (56,),
        "ended_by_1": (59,),
        "ended_by_2": (57,),
    },
    4: {
        "cut": (4, 18),
        "double_cut": (5, 33),
        "handed_on": (9,),
        "two_courts_at_once": (1, 6),
        "tie_broken_by_keeps": (8, 53),
        "ended_by_0": (10,),
        "ended_by_1": (7,),
        "ended_by_2": (12,),
        "ended_by_3": (2,),
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
