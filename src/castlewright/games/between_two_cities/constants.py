"""Constants of Between Two Cities, worked out from the component data for `position.py`."""

from castlewright.core.bits import BITS
from castlewright.games.between_two_cities import data

KINDS = len(data.KINDS)
TILES = len(data.TILES)
DUPLEXES = TILES - KINDS
FIELD = data.FIELD
CELLS = FIELD * FIELD
SINGLES = sum(data.SINGLES.values())
SINGLE_HAND = data.SINGLE_HAND
DUPLEX_HAND = data.DUPLEX_HAND
FIRST_CELL = data.FIRST_CELL
SHOP, FACTORY, DRINK, FOOD, MUSIC, BED, OFFICE, PARK, HOUSE = range(KINDS)

PAIRS = [(first, second) for first in range(KINDS) for second in range(first, KINDS)]
PAIRS += [(first, second) for first in range(KINDS, TILES) for second in range(first + 1, TILES)]
PAIR_FIRST = [first for first, second in PAIRS]
"""The first tile of every pair."""

PAIR_BASE = [PAIRS.index((tile, tile)) - tile for tile in range(KINDS)]
PAIR_BASE += [PAIRS.index((tile, tile + 1)) - tile - 1 for tile in range(KINDS, TILES - 1)]
"""The pair of a first and a second tile that is not below it has the number PAIR_BASE[first] + second."""

PLACES = len(PAIRS)
"""Actions from 0 choose a pair of tiles; actions from here on lay a tile on a cell of a side's city."""

ACTIONS = PLACES + TILES * CELLS * 2

IS_VERTICAL = [0] * KINDS + [int(duplex.is_vertical) for duplex in data.DUPLEXES.values()]
FIRST_HALF = [*range(KINDS)] + [data.KINDS.index(duplex.first) for duplex in data.DUPLEXES.values()]
SECOND_HALF = [0] * KINDS + [data.KINDS.index(duplex.second) for duplex in data.DUPLEXES.values()]
SINGLE_COUNTS = list(data.SINGLES.values())

ONE_OF = [1 << 4 * kind for kind in range(KINDS)] + [1 << 4 * KINDS + number for number in range(DUPLEXES)]
"""A hand is one word: of singles it counts each kind in four bits, and above these each duplex has a bit. So much is
one tile of a hand."""

TILE_AT: list[int] = [bit // 4 for bit in range(4 * KINDS)] + [*range(KINDS, TILES)]
"""The tile to which each bit of a hand belongs."""

EACH_KIND = sum(ONE_OF[:KINDS])
DUPLEX_BITS = sum(ONE_OF[KINDS:])

SPARE = 7
"""The city that is only thought of."""

SPREAD = [sum((bits >> cell & 1) << 16 * cell for cell in range(4)) for bits in range(16)]
WHOLE = 0xFFFF
"""Four bits as the lowest bits of four numbers of 16 bits in one word, and all bits of such a number: taken from the
word by these they are written all at once.
"""


def is_beside(cell: int, other: int) -> bool:
    """Whether two cells of the field share an edge."""
    return abs(cell % FIELD - other % FIELD) + abs(cell // FIELD - other // FIELD) == 1


COLUMN_A = sum(BITS[FIELD * y] for y in range(FIELD))
NOT_COLUMN_G = sum(BITS[:CELLS]) - COLUMN_A * 64
FIRST_LINE = [FIELD, *((lines & -lines).bit_length() - 1 for lines in range(1, 1 << FIELD))]
EVERY_LINE = (1 << FIELD) - 1
"""The first of several columns or rows; behind the last one where there is none."""

LINES = [1 << cell % FIELD | 1 << FIELD + cell // FIELD for cell in range(CELLS)]
"""The column and the row of each cell, one bit each."""

COLUMNS = [cell % FIELD for cell in range(CELLS)]
ROWS = [cell // FIELD for cell in range(CELLS)]
AROUND = [sum(BITS[other] for other in range(CELLS) if is_beside(cell, other)) for cell in range(CELLS)]
"""The cells that share an edge with each cell (Rules §5.2)."""

REACH = [
    sum(
        BITS[FIELD * row + column]
        for row in range(FIELD)
        for column in range(FIELD)
        if max(abs(row - cell // FIELD), abs(column - cell % FIELD)) < data.SIDE
    )
    for cell in range(CELLS)
]
"""The cells that fit into one frame of 4x4 together with each cell (Rules §5.3)."""

SHOP_POINTS = list(data.SHOP_POINTS)
TAVERN_POINTS = list(data.TAVERN_POINTS)
OFFICE_POINTS = [21 * (count // 6) + data.OFFICE_POINTS[count % 6] for count in range(17)]
PARK_POINTS = [*data.PARK_POINTS, *(data.PARK_POINTS[3] + count - 3 for count in range(4, 17))]
FACTORY_POINTS = list(data.FACTORY_POINTS)

LOWER_OF_PAIR = [lower for higher in range(SINGLE_HAND) for lower in range(higher)]
HIGHER_OF_PAIR = [higher for higher in range(SINGLE_HAND) for lower in range(higher)]
"""All pairs of different places in a hand, those of the first places first."""
