"""A castle of Castles of Mad King Ludwig as a floor plan."""

from castlewright.core.colours import mix
from castlewright.core.position import Position
from castlewright.core.svg import HEAD, Drawing, Point, Value, wrapped
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.facts import TileFacts, Turned, tile_facts, turned
from castlewright.games.castles_of_mad_king_ludwig.position import own
from castlewright.games.castles_of_mad_king_ludwig.view import TileView, castle_view

CELL, EDGE = 26, 26
TINTS = {"sleeping": 0.36, "activity": 0.36, "corridor": 0.6, "downstairs": 0.88}
"""How much of a type's colour is in its floor, where it is not 0.45."""

OPEN, BLOCKED = -1, -2
SIDES = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1)))
"""The corners of a cell at the ends of each of its sides, clockwise from north."""


def boards(position: Position) -> list[str]:
    """One castle for every seat."""
    return [f"castle {seat + 1}" for seat in range(position.seats)]


def draw(position: Position, board: int) -> Drawing:
    """One castle, with the points scored so far."""
    state = own(position).castle(board)
    castle, points = castle_view(state), state.points
    plans = [turned(constants.NUMBERS[tile.name], tile.turn) for tile in castle]
    rows = list(zip(castle, plans, strict=True))
    left, top = (CELL * low - EDGE for low in (min(tile.x for tile in castle), min(tile.y for tile in castle)))
    width = CELL * max(tile.x + len(plan.rows[0]) for tile, plan in rows) + EDGE - left
    height = CELL * max(tile.y + len(plan.rows) for tile, plan in rows) + EDGE - top
    name = f"Castle {board + 1}"
    drawing = Drawing(left, top - HEAD, width, height + HEAD, f"{name}: {points}")
    drawing.put("rect", x=left, y=top - HEAD, width=width, height=height + HEAD, rx=14, fill="meadow")
    drawing.head(name, points)
    for tile, plan in rows:
        draw_tile(drawing, tile, plan)
    for tile, plan in rows:
        draw_doors(drawing, tile, plan)
        draw_label(drawing, tile, plan)
    return drawing


def draw_tile(drawing: Drawing, tile: TileView, plan: Turned) -> None:
    """The floor of a room with its walls, and the fence of a garden in wood."""
    facts = tile_facts(constants.NUMBERS[tile.name])
    is_deep = all(door[3] for door in plan.doors)
    kind = "downstairs" if is_deep else facts.type
    look: dict[str, Value] = {"fill": mix(f"type-{kind}", TINTS.get(kind, 0.45)), "stroke": "piece-edge"}
    wide, high = len(plan.rows[0]), len(plan.rows)
    if facts.form == "disc":
        middle = {"cx": CELL * (tile.x + wide / 2), "cy": CELL * (tile.y + high / 2)}
        drawing.put("circle", **middle, r=CELL * wide / 2 - 1, stroke_width=3.2, **look)
    else:
        corners = [(CELL * (tile.x + x), CELL * (tile.y + y)) for x, y in outline(facts, plan)]
        drawing.line([*corners, corners[0]], stroke_width=3.2, stroke_linejoin="round", **look)
    for x, y, side in plan.fence:
        drawing.line(side_of(tile, x, y, side), stroke="wood", stroke_width=5, stroke_dasharray="4 3")


def outline(facts: TileFacts, plan: Turned) -> list[Point]:
    """The corners of a tile, clockwise, in cells."""
    wide, high = len(plan.rows[0]), len(plan.rows)
    if facts.form == "octagon":
        upper = [(1, 0), (wide - 1, 0), (wide, 1), (wide, high - 1)]
        return [*upper, (wide - 1, high), (1, high), (0, high - 1), (0, 1)]
    box: list[Point] = [(0, 0), (wide, 0), (wide, high), (0, high)]
    free = [plan.rows[0][0], plan.rows[0][-1], plan.rows[-1][-1], plan.rows[-1][0]]
    if "." not in free:
        return box
    # The L lacks one quarter of its box: its corner gives way to three.
    gone = free.index(".")
    before, after = box[gone - 1], box[(gone + 1) % 4]
    x, y = wide / 2, high / 2
    inner = [((box[gone][0] + before[0]) / 2, (box[gone][1] + before[1]) / 2), (x, y)]
    inner.append(((box[gone][0] + after[0]) / 2, (box[gone][1] + after[1]) / 2))
    return [*box[:gone], *inner, *box[gone + 1 :]]


def side_of(tile: TileView, x: int, y: int, side: int, part: float = 0) -> list[Point]:
    """One side of a cell of a tile, without so much of it at both ends."""
    (ax, ay), (bx, by) = SIDES[side]
    ends = [(ax + (bx - ax) * part, ay + (by - ay) * part), (bx - (bx - ax) * part, by - (by - ay) * part)]
    return [(CELL * (tile.x + x + dx), CELL * (tile.y + y + dy)) for dx, dy in ends]


def draw_doors(drawing: Drawing, tile: TileView, plan: Turned) -> None:
    """A gap for each entrance: light where it leads on, gold while it is open, red against a wall."""
    many = len(plan.doors) > 6
    for (x, y, side, is_deep), to in zip(plan.doors, tile.doors, strict=True):
        if many and to == OPEN:
            continue
        way = side_of(tile, x, y, side, 0.2)
        drawing.line(way, stroke="piece-edge", stroke_width=8)
        fill = {OPEN: "gold-fill", BLOCKED: "bad"}.get(to, "stone2" if is_deep else "piece")
        drawing.line(way, stroke=fill, stroke_width=5)
    if many:
        for x, y, side, _ in plan.doors:
            drawing.line(side_of(tile, x, y, side, 0.38), stroke="gold-fill", stroke_width=2.5)


def draw_label(drawing: Drawing, tile: TileView, plan: Turned) -> None:
    """The name of a room and its points, on gold once it is completed; a corridor says nothing."""
    facts = tile_facts(constants.NUMBERS[tile.name])
    wide, high = len(plan.rows[0]), len(plan.rows)
    if facts.size is None and facts.form != "octagon":
        return
    x, y, wide_free, high_free = free_part(plan) if facts.form == "l" else (0, 0, wide, high)
    is_deep = all(door[3] for door in plan.doors)
    ink = "on-downstairs" if is_deep else "ink"
    name = tile.name.partition("_")[0] if tile.name.startswith("foyer") else tile.name.replace("_", " ")
    lines = wrapped(name.capitalize(), max(1, int(high_free) - 1))
    size = min(12.0, (CELL * wide_free - 10) / (0.58 * max(map(len, lines))))
    middle = CELL * (tile.x + x + wide_free / 2)
    centre = CELL * (tile.y + y + high_free / 2)
    has_points = bool(facts.points or facts.bonus)
    start = centre - (len(lines) - 1 + 1.2 * has_points) * size * 0.58
    for number, line in enumerate(lines):
        drawing.write(middle, start + number * size * 1.16, line, size, fill=ink, font_weight=600)
    if has_points:
        text = " ".join([str(facts.points)] * bool(facts.points) + [f"{facts.bonus:+d}"] * bool(facts.bonus))
        fill = "gold-fill" if tile.completed_by >= 0 else "piece"
        drawing.pill(middle, start + len(lines) * size * 1.16 + 3, text, min(10.0, size), fill, "ink")


def free_part(plan: Turned) -> tuple[float, float, float, float]:
    """The half of an L that lies across its whole width: left, top, width, height in cells."""
    high = len(plan.rows)
    top = high / 2 if "." in plan.rows[0] else 0
    return 0, top, len(plan.rows[0]), high / 2
