"""A castle drawn in box characters: four columns and two lines a unit.

■  tower            ───  short wall      ━━━  long wall
∘  free wall end    a5   a court of seat a worth 5; a capital letter: under the double keep
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from castlewright.core.picture import Picture, Span
from castlewright.games.castellan.plan import Cell, Node, Piece

SEAT_LETTERS = "abcd"
TINTS = ("white on dark_red", "white on navy_blue", "black on gold3", "white on dark_green")
WALL_STYLE = "bold"
NEW_STYLE = "bold bright_cyan"
PLACE_STYLE = "bold yellow"
DIM = "dim"
COLUMNS, LINES = 4, 2
"""The size of a unit on the screen."""

LABEL = 4
"""Columns left of the castle for the rows' numbers."""

MARKS = {"T": "t", "S": "s", "L": "l"}
"""The letters of legal places."""


class DrawnCourt(NamedTuple):
    """A court as it is drawn."""

    owner: int
    cells: Sequence[Cell]
    points: int
    is_double: bool


class Canvas:
    """Characters with styles at columns and lines, counted from an upper left node."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self.low_x = min((x for x, _ in nodes), default=0)
        self.low_y = min((y for _, y in nodes), default=0)
        self.wide = max((x for x, _ in nodes), default=0) - self.low_x
        self.high = max((y for _, y in nodes), default=0) - self.low_y
        self.dots: dict[tuple[int, int], Span] = {}

    def at(self, node: Node) -> tuple[int, int]:
        """Column and line of a node, without labels."""
        return COLUMNS * (node[0] - self.low_x), LINES * (node[1] - self.low_y)

    def write(self, column: int, line: int, text: str, style: str) -> None:
        """Write text from left to right."""
        for offset, letter in enumerate(text):
            self.dots[column + offset, line] = (letter, style)

    def to_picture(self) -> Picture:
        """The canvas with numbers of columns and rows around it."""
        picture = Picture()
        numbers = "".join(f"{x:<{COLUMNS}}" for x in range(self.low_x, self.low_x + self.wide + 1))
        picture.add(" " * LABEL + numbers, DIM)
        for line in range(LINES * self.high + 1):
            label = f"{self.low_y + line // LINES:>{LABEL - 1}} " if line % LINES == 0 else " " * LABEL
            row = [self.dots.get((column, line), (" ", "")) for column in range(COLUMNS * self.wide + 1)]
            picture.lines.append([(label, DIM), *joined(row)])
        return picture


def joined(spans: Sequence[Span]) -> list[Span]:
    """Neighbouring spans of one style as one."""
    result: list[Span] = []
    for text, style in spans:
        if result and result[-1][1] == style:
            result[-1] = (result[-1][0] + text, style)
        else:
            result.append((text, style))
    return result


def draw_castle(
    pieces: Sequence[Piece], new: frozenset[Piece], courts: Sequence[DrawnCourt], places: Mapping[str, Piece | Cell]
) -> Picture:
    """The castle with its courts tinted by owner; places for pieces are marked, and courts can be pointed at too."""
    legal = [piece for piece in places.values() if isinstance(piece, Piece)]
    canvas = Canvas([node for piece in (*pieces, *legal) for node in piece.nodes()])
    draw_lattice(canvas)
    for court in courts:
        draw_court(canvas, court)
    for piece in sorted(pieces, key=lambda piece: -piece.span):
        draw_piece(canvas, piece, NEW_STYLE if piece in new else WALL_STYLE)
    draw_free_ends(canvas, pieces)
    for piece in legal:
        canvas.write(*mark_of(canvas, piece), MARKS[piece.letter], PLACE_STYLE)
    picture = canvas.to_picture()
    for action, place in places.items():
        column, line = mark_of(canvas, place)
        picture.places[action] = (column + LABEL, line + 1)
    return picture


def draw_lattice(canvas: Canvas) -> None:
    """A dot for each node."""
    for x in range(canvas.wide + 1):
        for y in range(canvas.high + 1):
            canvas.write(COLUMNS * x, LINES * y, "·", DIM)


def draw_court(canvas: Canvas, court: DrawnCourt) -> None:
    """Tint the cells of a court and what lies between them, with its letter and points."""
    letter = SEAT_LETTERS[court.owner]
    letter = letter.upper() if court.is_double else letter
    tint = TINTS[court.owner]
    cells = set(court.cells)
    for number, (x, y) in enumerate(court.cells):
        column, line = canvas.at((x, y))
        canvas.write(column + 1, line + 1, f"{letter}{court.points:<2}" if number == 0 else f" {letter} ", tint)
        if (x + 1, y) in cells:
            canvas.write(column + COLUMNS, line + 1, " ", tint)
        if (x, y + 1) in cells:
            canvas.write(column + 1, line + LINES, "   ", tint)
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells:
            canvas.write(column + COLUMNS, line + LINES, "·", tint)


def draw_piece(canvas: Canvas, piece: Piece, style: str) -> None:
    """A tower on its node, a wall between its ends."""
    column, line = canvas.at(piece.node)
    if piece.letter == "T":
        canvas.write(column, line, "■", style)
    elif piece.side == "h":
        canvas.write(column + 1, line, ("─" if piece.letter == "S" else "━") * (COLUMNS * piece.span - 1), style)
    else:
        for offset in range(1, LINES * piece.span):
            canvas.write(column, line + offset, "│" if piece.letter == "S" else "┃", style)


def draw_free_ends(canvas: Canvas, pieces: Sequence[Piece]) -> None:
    """A small ring where walls end and no tower stands."""
    towers = {piece.node for piece in pieces if piece.letter == "T"}
    for piece in pieces:
        for node in {piece.nodes()[0], piece.nodes()[-1]} - towers:
            canvas.write(*canvas.at(node), "∘", WALL_STYLE)


def mark_of(canvas: Canvas, piece: Piece | Cell) -> tuple[int, int]:
    """Where a place is marked: on the tower's node, in the middle of a wall, in the middle of a cell."""
    if not isinstance(piece, Piece):
        column, line = canvas.at(piece)
        return column + COLUMNS // 2, line + LINES // 2
    column, line = canvas.at(piece.node)
    if piece.side == "h":
        return column + COLUMNS * piece.span // 2, line
    if piece.side == "v":
        return column, line + LINES * piece.span // 2
    return column, line
