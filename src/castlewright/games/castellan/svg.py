"""The castle of Castellan as a picture."""

from collections.abc import Iterable

from castlewright.core.position import Position
from castlewright.core.svg import HEAD, Drawing, Value
from castlewright.games.castellan import data
from castlewright.games.castellan.plan import Node
from castlewright.games.castellan.view import CourtView, PieceView, SeatView, share

UNIT, EDGE = 56, 40
SPANS = {"short": 1, "long": 2}
LETTERS = "ABCD"


def boards(position: Position) -> list[str]:
    """The one castle that all build."""
    return ["castle"]


def draw(position: Position, board: int) -> Drawing:
    """The castle with its courts, tinted and lettered by owner, and the points of all."""
    table = share(position)
    nodes = [node for piece in table.pieces for node in ends(piece)] or [(0, 0), (2, 2)]
    left, top = (UNIT * min(node[axis] for node in nodes) - EDGE for axis in (0, 1))
    width, height = (UNIT * max(node[axis] for node in nodes) + EDGE - low for axis, low in enumerate((left, top)))
    width = max(width, 74 * len(table.seats) + 24)
    points = [seat.score for seat in table.seats]
    drawing = Drawing(left, top - HEAD, width, height + HEAD, f"castle: {', '.join(map(str, points))}")
    drawing.put("rect", x=left, y=top - HEAD, width=width, height=height + HEAD, rx=14, fill="meadow")
    draw_meadow(drawing, left, top, width, height)
    for court in table.courts:
        draw_court(drawing, court)
    for piece in sorted(table.pieces, key=lambda piece: piece.piece == "tower"):
        draw_piece(drawing, piece)
    for court in table.courts:
        draw_plate(drawing, court)
    draw_players(drawing, left, top - HEAD / 2, table.seats)
    return drawing


def ends(piece: PieceView) -> list[Node]:
    """The nodes at both ends of a piece."""
    span = SPANS.get(piece.piece, 0)
    return [(piece.x, piece.y), (piece.x + span * (piece.side == "h"), piece.y + span * (piece.side == "v"))]


def draw_meadow(drawing: Drawing, left: float, top: float, width: float, height: float) -> None:
    """A dot for each node of the lattice."""
    for x in range(round((left + EDGE) / UNIT), int((left + width) // UNIT) + 1):
        for y in range(round((top + EDGE) / UNIT), int((top + height) // UNIT) + 1):
            drawing.put("circle", cx=UNIT * x, cy=UNIT * y, r=2, fill="meadow-dot")


def draw_court(drawing: Drawing, court: CourtView) -> None:
    """The ground of a court in its owner's colour."""
    colour = f"seat-{data.COLOURS[court.owner]}"
    for x, y in court.cells:
        drawing.put("rect", x=UNIT * x, y=UNIT * y, width=UNIT, height=UNIT, fill=colour, opacity=0.34)


def draw_piece(drawing: Drawing, piece: PieceView) -> None:
    """A tower with its battlements, or a wall."""
    x, y = UNIT * piece.x, UNIT * piece.y
    look: dict[str, Value] = {
        "stroke": "gold" if piece.is_new else "piece-edge",
        "stroke_width": 3 if piece.is_new else 1.6,
    }
    if piece.piece == "tower":
        drawing.put("rect", x=x - 14, y=y - 14, width=28, height=28, rx=3, fill="stone", **look)
        for dx, dy in ((-14, -14), (7, -14), (-14, 7), (7, 7)):
            drawing.put("rect", x=x + dx, y=y + dy, width=7, height=7, fill="stone2")
        drawing.put("circle", cx=x, cy=y, r=4.5, fill="piece-edge")
        return
    long = UNIT * SPANS[piece.piece]
    fill = "stone" if piece.piece == "long" else "stone2"
    across, down = (long, 13) if piece.side == "h" else (13, long)
    left, top = (x, y - 6.5) if piece.side == "h" else (x - 6.5, y)
    drawing.put("rect", x=left, y=top, width=across, height=down, rx=2, fill=fill, **look)


def draw_plate(drawing: Drawing, court: CourtView) -> None:
    """Whose court it is and what it counts; gold where the double keep stands."""
    x, y = middle(court.cells)
    colour = data.COLOURS[court.owner]
    text = f"{LETTERS[court.owner]} {court.points}"
    centre = (UNIT * x, UNIT * y)
    if court.is_double:
        drawing.put("circle", cx=centre[0], cy=centre[1], r=23, fill="gold-fill", stroke="piece-edge")
    drawing.pill(*centre, text, 13, f"seat-{colour}", f"on-seat-{colour}")


def middle(cells: Iterable[Node]) -> tuple[float, float]:
    """The middle of a court; where that is not in a court of full rows, of its cell that is nearest."""
    known = list(cells)
    low, high = [[pick(cell[axis] for cell in known) for axis in (0, 1)] for pick in (min, max)]
    x, y = (low[0] + high[0] + 1) / 2, (low[1] + high[1] + 1) / 2
    if len(known) == (high[0] - low[0] + 1) * (high[1] - low[1] + 1):
        return x, y
    near = min(known, key=lambda cell: (cell[0] + 0.5 - x) ** 2 + (cell[1] + 0.5 - y) ** 2)
    return near[0] + 0.5, near[1] + 0.5


def draw_players(drawing: Drawing, left: float, y: float, seats: tuple[SeatView, ...]) -> None:
    """Everybody's letter and points."""
    for number, seat in enumerate(seats):
        colour = data.COLOURS[number]
        text = f"{LETTERS[number]} {seat.score}"
        drawing.pill(left + 44 + 74 * number, y, text, 15, f"seat-{colour}", f"on-seat-{colour}")
