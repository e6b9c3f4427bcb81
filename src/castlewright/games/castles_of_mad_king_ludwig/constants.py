"""Constants of Castles of Mad King Ludwig, worked out from the component data for the compiled files.

Tiles are numbered: the 75 rooms by size, the two faces of a hallway, stairs, the foyers. Sides are numbered
clockwise from north; a turned tile has the number 4 * tile + quarter turns. Cell (x, y) of a tile's box is bit 8*y + x.
"""

from castlewright.games.castles_of_mad_king_ludwig import data

ROOMS = len(data.ROOMS)
HALLWAY, DEEP_HALLWAY, STAIRS, FOYER = range(ROOMS, ROOMS + 4)
NAMES = [*(room.name for room in data.ROOMS), data.HALLWAY, data.DOWNSTAIRS_HALLWAY, data.STAIRS, *data.FOYERS]
TILES = len(NAMES)
NUMBERS = {name: number for number, name in enumerate(NAMES)}

SIZES = len(data.SIZES)
NO_SIZE = SIZES
"""The size of hallways, stairs and foyers, which have none (Rules §9.3)."""

TYPES = len(data.TYPES)
ACTIVITY, CORRIDOR, DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING, UTILITY = range(TYPES)

SIDES = "NESW"
STEP_X = [0, 1, 0, -1]
STEP_Y = [-1, 0, 1, 0]
MOST_ENTRANCES = 14
"""Entrances of a hallway; no tile has more."""

CASTLE_TILES = 1 + ROOMS + data.HALLWAYS + data.STAIRCASES
CASTLE_ENTRANCES = 346
"""All tiles and all their entrances in one castle."""

NO_BONUS, CONNECTED, ADJACENT, EVERYWHERE = range(4)
"""Which rooms a tile's bonus or penalty counts (Rules §5.2)."""


def tile_parts() -> list[tuple[data.Shape, str, str, int, int, int, int, str]]:
    """Shape, entrances, type, points, size index, area, bonus and wanted types of every tile."""
    parts = [
        (
            *(data.SHAPES[room.size], room.entrances, room.type, room.points),
            *(data.SIZES.index(room.size), room.size, room.bonus, room.wants),
        )
        for room in data.ROOMS
    ]
    hallway = (data.HALLWAY_SHAPE, data.HALLWAY_ENTRANCES, "corridor", 0, NO_SIZE, data.HALLWAY_AREA, 0, "")
    stairs = (data.STAIRS_SHAPE, data.STAIRS_ENTRANCES, "corridor", 0, NO_SIZE, data.STAIRS_AREA, 0, "")
    foyer = (data.FOYER_SHAPE, data.FOYER_ENTRANCES, "corridor", 0, NO_SIZE, data.FOYER_AREA, 0, "")
    return [*parts, hallway, hallway, stairs, *(foyer for _ in data.FOYERS)]


PARTS = tile_parts()
TYPE = [data.TYPES.index(part[2]) for part in PARTS]
TYPE_BIT = [1 << kind for kind in TYPE]
POINTS = [part[3] for part in PARTS]
SIZE = [part[4] for part in PARTS]
AREA = [part[5] for part in PARTS]
BONUS = [part[6] for part in PARTS]
WANTS = [sum(1 << data.TYPES.index(name) for name in part[7].split()) for part in PARTS]
REACHES = {"activity": ADJACENT, "downstairs": EVERYWHERE}
REACH = [REACHES.get(part[2], CONNECTED) if part[6] else NO_BONUS for part in PARTS]

UP, DOWN, STAIRS_UP, STAIRS_DOWN = range(4)
"""Kinds of entrances: bit 1 is the level, bit 2 marks stairs (Rules §4.6)."""

TURNED_SHAPES: list[tuple[data.Shape, int]] = []
"""Every shape in every turn that looks different: its number is the place in this list."""

ALL_SHAPES = [*data.SHAPES.values(), data.FOYER_SHAPE, data.HALLWAY_SHAPE, data.STAIRS_SHAPE]
SHAPE_TURNS = [4 if shape.form == data.L_SHAPE else 1 if shape.width == shape.height else 2 for shape in ALL_SHAPES]
SHAPE_BASES = []
for _shape, _turns in zip(ALL_SHAPES, SHAPE_TURNS, strict=True):
    SHAPE_BASES.append(len(TURNED_SHAPES))
    TURNED_SHAPES += [(_shape, _turn) for _turn in range(_turns)]
SHAPES = len(TURNED_SHAPES)

WIDTH = [(shape.height if turn % 2 else shape.width) for shape, turn in TURNED_SHAPES]
HEIGHT = [(shape.width if turn % 2 else shape.height) for shape, turn in TURNED_SHAPES]


def turn_cell(x: int, y: int, shape: data.Shape, turns: int) -> tuple[int, int]:
    """Where a cell of the box lies after so many clockwise quarter turns."""
    width, height = shape.width, shape.height
    for _ in range(turns):
        x, y = height - 1 - y, x
        width, height = height, width
    return x, y


def shape_cells(shape: data.Shape) -> list[tuple[int, int]]:
    """The cells of the unturned box that belong to the tile, cut corners included."""
    cells = [(x, y) for y in range(shape.height) for x in range(shape.width)]
    if shape.form == data.L_SHAPE:
        return [(x, y) for x, y in cells if x < 2 or y > 1]
    return cells


def corner_cells(shape: data.Shape) -> list[tuple[int, int]]:
    """The corner cells that a disc or an octagon does not fill (Rules §1)."""
    if shape.form not in {data.DISC, data.OCTAGON}:
        return []
    return [(x, y) for x in (0, shape.width - 1) for y in (0, shape.height - 1)]


def wall_cells(shape: data.Shape, side: int) -> list[tuple[int, int]]:
    """The cells whose segment on this side is a wall: of a disc only the middle one (Rules §1)."""
    cells = shape_cells(shape)
    edge = [(x, y) for x, y in cells if (x + STEP_X[side], y + STEP_Y[side]) not in cells]
    if shape.form == data.DISC:
        middle = shape.width // 2
        return [(x, y) for x, y in edge if (y if side % 2 else x) == middle]
    return [cell for cell in edge if cell not in corner_cells(shape)]


def turned_mask(cells: list[tuple[int, int]], shape: data.Shape, turn: int) -> int:
    """Cells of an unturned box as a mask of the turned one."""
    turned = [turn_cell(x, y, shape, turn) for x, y in cells]
    return sum(1 << (8 * y + x) for x, y in turned)


ALL_CELLS = 2**64 - 1
FIRST_COLUMNS = [sum(1 << (8 * y + x) for y in range(8) for x in range(columns)) for columns in range(9)]
"""The cells of all boxes of 8x8, and of so many columns on the left."""

CELLS = [turned_mask(shape_cells(shape), shape, turn) for shape, turn in TURNED_SHAPES]
CORNERS = [turned_mask(corner_cells(shape), shape, turn) for shape, turn in TURNED_SHAPES]
WALLS = [
    turned_mask(wall_cells(shape, (side - turn) % 4), shape, turn) for shape, turn in TURNED_SHAPES for side in range(4)
]
"""The walls of each turned shape, one mask per side."""

STRAIGHT, SMALL_DISC, LARGE_DISC, EIGHT_SIDED = range(4)
FORMS = [
    {data.DISC: SMALL_DISC if shape.width == 3 else LARGE_DISC, data.OCTAGON: EIGHT_SIDED}.get(shape.form, STRAIGHT)
    for shape, turn in TURNED_SHAPES
]
FREE_CORNERS = [corners if form >= LARGE_DISC else 0 for corners, form in zip(CORNERS, FORMS, strict=True)]
"""Corner cells that count as free ground while no other tile has them (Rules §4.5)."""

LOCKS = [0] * 16
"""Whether two forms may share one corner cell, looked up at 4 * form + form (Rules §1)."""
for _one, _other in ((LARGE_DISC, SMALL_DISC), (LARGE_DISC, LARGE_DISC), (EIGHT_SIDED, LARGE_DISC)):
    LOCKS[4 * _one + _other] = LOCKS[4 * _other + _one] = 1
LOCKS[4 * EIGHT_SIDED + EIGHT_SIDED] = 1

ENTRANCES = [len(part[1].split()) for part in PARTS]
SHAPE = [
    SHAPE_BASES[number] + turn % SHAPE_TURNS[number]
    for number in (ALL_SHAPES.index(part[0]) for part in PARTS)
    for turn in range(4)
]
"""The shape of every turned tile."""

CELL_X = [0] * (4 * TILES * MOST_ENTRANCES)
CELL_Y = [0] * (4 * TILES * MOST_ENTRANCES)
SIDE = [0] * (4 * TILES * MOST_ENTRANCES)
KIND = [0] * (TILES * MOST_ENTRANCES)
"""Cell and side of every entrance of every turned tile, and its kind, in printed order."""

DOORS = [0] * (4 * TILES * 4)
"""The cells with an entrance of every turned tile, one mask per side."""

DOOR_KIND = [0] * (4 * TILES * 4)
"""The kind of the entrances on each side of every turned tile."""

FENCE = [0] * (4 * TILES)
"""The fenced side of every turned tile as a bit, 0 for none (Rules §4.7)."""

TURNS = [0] * TILES
"""In how many turns a tile differs: a study looks the same in all four."""


def entrance_cell(side: int, offset: int, shape: data.Shape) -> tuple[int, int]:
    """The cell of an unturned tile that an entrance belongs to: the outermost one in its row or column."""
    line = [cell for cell in shape_cells(shape) if cell[1 if side % 2 else 0] == offset]
    return max(line, key=lambda cell: cell[0] * STEP_X[side] + cell[1] * STEP_Y[side])


def entrance_kind(tile: int, text: str) -> int:
    """Level and stairs bit of an entrance (Rules §4.6)."""
    if tile == STAIRS:
        return STAIRS_DOWN if text == data.STAIRS_DARK_END else STAIRS_UP
    return DOWN if TYPE[tile] == DOWNSTAIRS or tile == DEEP_HALLWAY else UP


def fill_tile(tile: int) -> None:
    """Work out the entrances, the fence and the number of turns of one tile."""
    shape, printed = PARTS[tile][0], PARTS[tile][1].split()
    looks = []
    for turn in range(4):
        turned = 4 * tile + turn
        FENCE[turned] = 1 << turn if TYPE[tile] == OUTDOOR else 0
        for number, text in enumerate(printed):
            side = SIDES.index(text[0])
            x, y = turn_cell(*entrance_cell(side, int(text[1:]), shape), shape, turn)
            place = turned * MOST_ENTRANCES + number
            CELL_X[place], CELL_Y[place], SIDE[place] = x, y, (side + turn) % 4
            KIND[tile * MOST_ENTRANCES + number] = entrance_kind(tile, text)
            DOORS[4 * turned + SIDE[place]] |= 1 << (8 * y + x)
            DOOR_KIND[4 * turned + SIDE[place]] = entrance_kind(tile, text)
        doors = [(DOORS[4 * turned + side], DOOR_KIND[4 * turned + side]) for side in range(4)]
        looks.append((SHAPE[turned], FENCE[turned], doors))
    TURNS[tile] = next(turns for turns in (1, 2, 4) if looks[turns:] + looks[:turns] == looks)


for _tile in range(TILES):
    fill_tile(_tile)

LIGHT_END = KIND.index(STAIRS_UP, STAIRS * MOST_ENTRANCES) - STAIRS * MOST_ENTRANCES
"""The entrance of stairs that is joined to the main floor (Rules §11.17)."""

JOINERS = [1 + LIGHT_END if tile == STAIRS else ENTRANCES[tile] for tile in range(TILES)]
"""How many of its first entrances a tile may be joined by: of stairs not the dark end, which comes second."""

# The castle.
OVERLAP = 16
"""How two tiles lie that cover common ground; anything below is the sides that they share, one bit each."""

OPPOSITE = [(sides << 2 | sides >> 2) & 15 for sides in range(16)]
"""The opposite of several sides, one bit each."""

MEETS = [int((one ^ other) & 1 == 0 and one & other & 2 == 0) for one in range(4) for other in range(4)]
"""Whether entrances of two kinds, 4 * one + other, may be joined: the same level, not both of stairs (Rules §4.6)."""

OPEN = -1
BLOCKED = -2
"""What stands for an entrance's partner while it has none, and when it never will."""

LEGAL, APART, OVERLAPPING, CLOSED, MIXED, FENCED, DARK, LISTED = range(8)
"""What checking a place finds: legal; no entrance met; overlap; no way out left; levels that meet; a fence; stairs
whose light end is not joined; or a place that goes by another name (Rules §4.1, §4.2, §4.5, §4.6, §4.7, §11.17)."""

GROUND = 330 * 330
"""Cells of the largest box that all tiles together can span, with a margin."""

# The turn.
PHASES = (
    *("return a card", "arrange", "turn", "place", "reward", "free tile", "choose stack", "take tiles"),
    *("keep a card", "choose reward", "choose room", "over"),
)
RETURNING, ARRANGING, TURN, PLACING, REWARDING, FREEING, SEEKING, TAKING, KEEPING, CHOOSING, RESCORING, OVER = range(12)
"""What is to be done now: return a bonus card; arrange the market; buy or pass; place the tile in hand; pick the
next reward; take a free corridor tile; choose a stack; take tiles from it; keep a card; choose the reward of a
downstairs pair; choose the downstairs room to re-score; nothing any more."""

DEEP = 128
"""Added to the completing tile among waiting rewards where a downstairs reward is due (Rules §11.10)."""

AROUND = 256
"""Among waiting rewards, what ends those of a turn in which an extra turn is being played; one more if that turn
has had its free corridor tile (Rules §11.7)."""

PRICES = list(data.PRICES)
SLOTS = len(PRICES)
STACK_ROOM = 9
"""Tiles of the highest stack in the box."""

FIRST_OF_SIZE = [SIZE.index(size) for size in range(SIZES)]
TILES_OF_SIZE = [SIZE.count(size) for size in range(SIZES)]
CARDS = SIZES * data.CARDS_PER_SIZE
BONUS_CARDS = list(data.BONUS_CARDS)
BONUS_DECK = len(BONUS_CARDS)
CARD_POINTS = list(data.BONUS_CARDS.values())

# Favours and bonus cards.
COUNT_FAVOURS = 0
AREA_FAVOURS = TYPES
MONEY_FAVOUR = 2 * TYPES
EXTERNAL_FAVOUR = MONEY_FAVOUR + 1
COMPLETED_FAVOUR = MONEY_FAVOUR + 2
INCOMPLETE_FAVOUR = MONEY_FAVOUR + 3
SIZE_FAVOURS = MONEY_FAVOUR + 4
"""The favours by their numbers, in the order of the data."""


def size_bits(sizes: tuple[int, ...]) -> int:
    """Several sizes as one number, one bit each."""
    return sum(1 << data.SIZES.index(size) for size in sizes)


SIZE_SETS = [size_bits(sizes) for sizes in (data.SMALL_SIZES, data.LARGE_SIZES, data.SQUARE_SIZES, data.ROUND_SIZES)]
ALL_SIZES_BITS = size_bits(data.SIZES)
SQUARE_SET, ROUND_SET = SIZE_SETS[2], SIZE_SETS[3]

ALL_SIZES_CARD = 0
ALL_TYPES_CARD = 1
HALLWAY_CARD = 2
STAIRS_CARD = 3
COMPLETED_CARD = 4
SQUARE_CARD = 5
ROUND_CARD = 6
MONEY_CARD = 7
EXTERNAL_CARD = 8
TYPE_CARDS = 9
SIZE_CARDS = TYPE_CARDS + TYPES
"""The bonus cards by their numbers, in the order of the data."""

HALLWAY_STACK = 1 << SIZES
STAIRS_STACK = 2 << SIZES
"""The bits of the corridor stacks beside one bit per size."""

# Actions (docs/castles_of_mad_king_ludwig.md lists them).
PLACES = CASTLE_ENTRANCES * MOST_ENTRANCES
BUY = PLACES
BUY_HALLWAY = BUY + SLOTS
BUY_STAIRS = BUY_HALLWAY + 1
PASS = BUY_STAIRS + 1
FREE_HALLWAY = PASS + 1
FREE_STAIRS = FREE_HALLWAY + 1
DECLINE = FREE_STAIRS + 1
DONE = DECLINE + 1
SET = DONE + 1
REWARD = SET + SLOTS
CHOOSE = REWARD + TILES
RESCORE = CHOOSE + TYPES
SEARCH = RESCORE + ROOMS
TAKE = SEARCH + SIZES
RETURN = TAKE + ROOMS
KEEP = RETURN + BONUS_DECK
ACTIONS = KEEP + BONUS_DECK
