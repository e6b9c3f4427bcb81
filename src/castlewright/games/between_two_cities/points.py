"""Fast points of the buildings of one city, for play and search; `scoring.py` explains the same points from the rules.

Buildings are given by their cells, moved to a corner of 4x4: cell (x, y) is bit 4*y + x.
"""

from castlewright.core.bits import BITS, COUNTS, filled
from castlewright.core.masks import lowest
from castlewright.games.between_two_cities.constants import OFFICE_POINTS, PARK_POINTS, SHOP_POINTS, TAVERN_POINTS

UNKNOWN = 255
KNOWN_SHOPS = filled(1 << 16, UNKNOWN)
KNOWN_PARKS = filled(1 << 16, UNKNOWN)
"""Points of all shops and parks of a 4x4 city by their cells, worked out when first asked for."""


def around_small(cells: int) -> int:
    """All cells next to these, some of them perhaps among them, on a finished city of 4x4."""
    return ((cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1 | cells << 4 | cells >> 4) & 0xFFFF


def score_shops(cells: int) -> int:
    """Points of the best split of these shops into lines, on 4x4.

    Rules §6.1: the first shop, in reading order, is the left or upper end of its line. Try
    every line that starts there, shortened ones too (§10.9), and split the rest as well as possible.
    """
    if KNOWN_SHOPS[cells] == UNKNOWN:
        KNOWN_SHOPS[cells] = max(best_line(cells, 1), best_line(cells, 4)) if cells else 0
    return KNOWN_SHOPS[cells]


def best_line(cells: int, step: int) -> int:
    """The best split whose first line starts at the first shop and runs right (step 1) or down (step 4)."""
    cell = lowest(cells)
    limit = cell - cell % 4 + 4 if step == 1 else 16
    best = 0
    length = 0
    while cell < limit and cells & BITS[cell]:
        cells ^= BITS[cell]
        length += 1
        best = max(best, SHOP_POINTS[length] + score_shops(cells))
        cell += step
    return best


def score_taverns(drink: int, food: int, music: int, bed: int) -> int:
    """Points of the taverns: the k-th set holds every kind that is there at least k times (Rules §6.3)."""
    points = 0
    sets = max(drink, food, music, bed)
    for nth in range(1, sets + 1):
        kinds = 0
        # Adding truth values would make Python objects of them when compiled.
        if drink >= nth:
            kinds += 1
        if food >= nth:
            kinds += 1
        if music >= nth:
            kinds += 1
        if bed >= nth:
            kinds += 1
        points += TAVERN_POINTS[kinds]
    return points


def score_offices(cells: int, taverns: int) -> int:
    """Points of all offices, and one more for each beside a tavern (Rules §6.4)."""
    return OFFICE_POINTS[COUNTS[cells]] + COUNTS[cells & around_small(taverns)]


def score_parks(cells: int) -> int:
    """Points of all groups of parks, on 4x4 (Rules §6.5)."""
    if KNOWN_PARKS[cells] == UNKNOWN:
        points = 0
        rest = cells
        while rest:
            group = 0
            grown = rest & -rest
            while grown != group:
                group = grown
                grown = (group | around_small(group)) & rest
            points += PARK_POINTS[COUNTS[group]]
            rest ^= group
        KNOWN_PARKS[cells] = points
    return KNOWN_PARKS[cells]


def score_houses(cells: int, factories: int, types: int) -> int:
    """A point for each house beside a factory, for each other one as many as there are other types (Rules §6.6,
    §10.11, §10.12).
    """
    near = COUNTS[cells & around_small(factories)]
    return near + (COUNTS[cells] - near) * types


def score_buildings(
    shops: int,
    factories: int,
    drink: int,
    food: int,
    music: int,
    bed: int,
    offices: int,
    parks: int,
    houses: int,
) -> int:
    """Points of all buildings of one city but the factories, which depend on the other cities (Rules §6)."""
    taverns = drink | food | music | bed
    points = score_shops(shops) + score_parks(parks)
    if offices:
        points += score_offices(offices, taverns)
    if taverns:
        points += score_taverns(COUNTS[drink], COUNTS[food], COUNTS[music], COUNTS[bed])
    if houses:
        types = 0
        if shops:
            types += 1
        if factories:
            types += 1
        if taverns:
            types += 1
        if offices:
            types += 1
        if parks:
            types += 1
        points += score_houses(houses, factories, types)
    return points
