"""Castles drawn in letters: rooms with walls and doors, four columns and two lines a cell."""

from collections.abc import Iterable

from castlewright.core.picture import Picture, Span
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle

LETTERS = {name: name[0].upper() for name in data.TYPES}
STYLES = {
    "activity": "bold white on dark_orange3",
    "corridor": "bold black on grey70",
    "downstairs": "bold white on grey30",
    "food": "bold white on red3",
    "living": "bold white on blue3",
    "outdoor": "bold white on dark_green",
    "sleeping": "bold white on purple4",
    "utility": "bold black on gold3",
}
WALL = ""
DIM = "dim"
PLACE_STYLE = "bold yellow"
MARGIN = 5
"""Columns left of the castle for the row numbers."""

JOINTS = {
    "N": "│",
    "S": "│",
    "NS": "│",
    "E": "─",
    "W": "─",
    "EW": "─",
    "ES": "┌",
    "SW": "┐",
    "EN": "└",
    "NW": "┘",
    "ENS": "├",
    "NSW": "┤",
    "ESW": "┬",
    "ENW": "┴",
    "ENSW": "┼",
}
"""Where wall segments meet, by the directions in which they go on."""

OPEN_UP, OPEN_DOWN, BLOCKED, JOINED = "○", "●", "×", " "
DIAGONALS = ("/", "\\", "/", "\\")
ARCS = ("(", ")", ")", "(")
"""The cut corners of octagons and discs, clockwise from the north-west."""

Cell = tuple[int, int]


class Canvas:
    """Letters and styles by column and line; cell (0, 0) of the castle can lie anywhere."""

    def __init__(self, low: Cell, high: Cell) -> None:
        self.low = low
        self.width = 4 * (high[0] - low[0]) + 1
        self.height = 2 * (high[1] - low[1]) + 1
        self.letters: dict[Cell, Span] = {}
        self.joints: dict[Cell, set[str]] = {}

    def corner(self, x: int, y: int) -> Cell:
        """Column and line of the top left corner of a cell."""
        return 4 * (x - self.low[0]), 2 * (y - self.low[1])

    def put(self, column: int, line: int, text: str, style: str = WALL) -> None:
        """Write a text."""
        for step, letter in enumerate(text):
            self.letters[column + step, line] = (letter, style)

    def across(self, x: int, y: int, letter: str) -> None:
        """Draw the segment above a cell."""
        column, line = self.corner(x, y)
        self.put(column + 1, line, 3 * letter)
        self.joints.setdefault((column, line), set()).add("E")
        self.joints.setdefault((column + 4, line), set()).add("W")

    def down(self, x: int, y: int, letter: str) -> None:
        """Draw the segment left of a cell."""
        column, line = self.corner(x, y)
        self.put(column, line + 1, letter)
        self.joints.setdefault((column, line), set()).add("S")
        self.joints.setdefault((column, line + 2), set()).add("N")

    def lines(self) -> Iterable[list[Span]]:
        """The finished lines; neighbouring letters of one style are joined."""
        for (column, line), directions in self.joints.items():
            self.put(column, line, JOINTS["".join(sorted(directions))])
        for line in range(self.height):
            spans: list[Span] = []
            for column in range(self.width):
                letter, style = self.letters.get((column, line), (" ", ""))
                if spans and spans[-1][1] == style:
                    spans[-1] = (spans[-1][0] + letter, style)
                else:
                    spans.append((letter, style))
            yield spans


def draw_castle(castle: Castle, marks: dict[str, Cell]) -> Picture:
    """A castle with its coordinates; each mark is an action's text and the cell that it points at."""
    cells = list(marks.values())
    low = min([castle.low_x, *(x for x, _ in cells)]), min([castle.low_y, *(y for _, y in cells)])
    high = max([castle.high_x, *(x + 1 for x, _ in cells)]), max([castle.high_y, *(y + 1 for _, y in cells)])
    canvas = Canvas(low, high)
    for index in range(castle.count):
        draw_ground(canvas, castle, index)
    for index in range(castle.count):
        draw_walls(canvas, castle, index)
        draw_label(canvas, castle, index)
    for entrance in range(castle.entrances):
        draw_entrance(canvas, castle, entrance)
    for x, y in cells:
        column, line = canvas.corner(x, y)
        canvas.put(column + 2, line + 1, "+", PLACE_STYLE)
    picture = Picture()
    numbers = "".join(f"{x:^4}" for x in range(low[0], high[0]))
    picture.add(" " * MARGIN + numbers, DIM)
    for line, spans in enumerate(canvas.lines()):
        number = f"{low[1] + line // 2:>{MARGIN - 1}} " if line % 2 else " " * MARGIN
        picture.lines.append([(number, DIM), *spans])
    for action, (x, y) in marks.items():
        column, line = canvas.corner(x, y)
        picture.places[action] = (MARGIN + column + 2, line + 2)
    return picture


def tile_cells(castle: Castle, index: int, masks: list[int]) -> set[Cell]:
    """The cells of a tile by one of the lists of masks."""
    mask = masks[castle.shapes[index]]
    return {(castle.xs[index] + cell % 8, castle.ys[index] + cell // 8) for cell in range(64) if mask >> cell & 1}


def draw_ground(canvas: Canvas, castle: Castle, index: int) -> None:
    """Colour the inside of a tile."""
    style = STYLES[data.TYPES[constants.TYPE[castle.tiles[index]]]]
    for x, y in tile_cells(castle, index, constants.CELLS) - tile_cells(castle, index, constants.CORNERS):
        column, line = canvas.corner(x, y)
        canvas.put(column + 1, line + 1, "   ", style)


def draw_walls(canvas: Canvas, castle: Castle, index: int) -> None:
    """Draw the outline of a tile; a fence is double (Rules §4.7)."""
    cells = tile_cells(castle, index, constants.CELLS)
    corners = tile_cells(castle, index, constants.CORNERS)
    fence = constants.FENCE[4 * castle.tiles[index] + castle.turns[index]]
    for x, y in cells - corners:
        for side in range(4):
            if (x + constants.STEP_X[side], y + constants.STEP_Y[side]) in cells:
                continue
            letter = ("═" if side % 2 == 0 else "║") if fence >> side & 1 else ("─" if side % 2 == 0 else "│")
            if side % 2 == 0:
                canvas.across(x, y + side // 2, letter)
            else:
                canvas.down(x + 1 - side // 2, y, letter)
    signs = DIAGONALS if constants.FORMS[castle.shapes[index]] == constants.EIGHT_SIDED else ARCS
    for x, y in corners:
        right, bottom = x > castle.xs[index], y > castle.ys[index]
        column, line = canvas.corner(x, y)
        canvas.put(column + 2, line + 1, signs[(3 - int(right)) if bottom else int(right)])


def draw_label(canvas: Canvas, castle: Castle, index: int) -> None:
    """Write the letter of a tile's type, its number in building order, and a star when it is complete."""
    kind = data.TYPES[constants.TYPE[castle.tiles[index]]]
    inside = tile_cells(castle, index, constants.CELLS) - tile_cells(castle, index, constants.CORNERS)
    x, y = min(inside, key=lambda cell: (cell[1], cell[0]))
    column, line = canvas.corner(x, y)
    star = "*" if castle.is_complete(index) else ""
    canvas.put(column + 1, line + 1, f"{LETTERS[kind]}{index}{star}"[:3], STYLES[kind])
    if len(f"{LETTERS[kind]}{index}{star}") > 3:
        canvas.put(column + 3, line + 1, f"{index}{star}"[-1], STYLES[kind])
        canvas.put(column + 1, line + 1, f"{index:>2}", STYLES[kind])


def draw_entrance(canvas: Canvas, castle: Castle, entrance: int) -> None:
    """Put the sign of an entrance into its wall."""
    side = castle.faces[entrance]
    x = castle.front_x[entrance] - constants.STEP_X[side]
    y = castle.front_y[entrance] - constants.STEP_Y[side]
    column, line = canvas.corner(x, y)
    column += (2, 4, 2, 0)[side]
    line += (0, 1, 2, 1)[side]
    partner = castle.partners[entrance]
    sign = OPEN_DOWN if castle.kinds[entrance] & 1 else OPEN_UP
    if partner >= 0:
        sign = JOINED
    elif partner == constants.BLOCKED:
        sign = BLOCKED
    canvas.put(column, line, sign)


def small_castle(castle: Castle) -> Picture:
    """A castle with one letter a cell, by type."""
    letters: dict[Cell, Span] = {}
    for index in range(castle.count):
        kind = data.TYPES[constants.TYPE[castle.tiles[index]]]
        for cell in tile_cells(castle, index, constants.CELLS) - tile_cells(castle, index, constants.CORNERS):
            letters[cell] = (LETTERS[kind], STYLES[kind])
    picture = Picture()
    for y in range(castle.low_y, castle.high_y):
        picture.lines.append([letters.get((x, y), (".", DIM)) for x in range(castle.low_x, castle.high_x)])
    return picture
