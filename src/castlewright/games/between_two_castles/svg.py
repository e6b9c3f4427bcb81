"""A castle of Between Two Castles cut open, as a picture."""

from castlewright.core.position import Position
from castlewright.core.svg import HEAD, Drawing, Value, wrapped
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.facts import RoomFacts, room_facts, special_facts
from castlewright.games.between_two_castles.view import CastleView, RoomView, share

WIDE, HIGH, EDGE = 112, 84, 18
ROOMS = {**{name: room_facts(room) for name, room in data.ROOMS.items()}, **special_facts()}
THRONE_CELLS = len(data.THRONE_CELLS)

MARKS = {
    "torch": "M-4 -1h8l-2 9h-4zM0 -10q7 6 0 9q-7 -3 0 -9z",
    "painting": "M-8 -7h16v14h-16zM-5 -4v8h10v-8zM-4 3l4-5 4 5z",
    "mirror": "M0 -9a6 7 0 1 0 .1 0zM-1.500 5h3v5h-3z",
    "swords": "M-8 -8l2 0 6 6 6-6h2v2l-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z",
}
"""What hangs in a room, round its middle."""

ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}

FAR = {"anywhere": "all", "connected": "group", "column": "column", "column_up": "above", "variety": "set"}
"""Rules that look further than the rooms around, in a word."""


def boards(position: Position) -> list[str]:
    """The names of all castles."""
    return [castle.marker for castle in share(position).castles]


def draw(position: Position, board: int) -> Drawing:
    """One castle over and under the ground, with the points it has now."""
    castle = share(position).castles[board]
    columns = [0, THRONE_CELLS - 1, *(room.x for room in castle.rooms)]
    levels = [0, *(room.y for room in castle.rooms)]
    left, top = WIDE * min(columns) - EDGE, -HIGH * max(levels) - EDGE
    width = WIDE * (max(columns) + 1) + EDGE - left
    height = HIGH * (1 - min(levels)) + EDGE - top
    name = castle.marker.replace("_", " ").title()
    drawing = Drawing(left, top - HEAD, width, height + HEAD, f"{name}: {castle.points}")
    drawing.put("rect", x=left, y=top - HEAD, width=width, height=height + HEAD, rx=14, fill="sky")
    drawing.put("rect", x=left, y=HIGH, width=width, height=height + top - HIGH, fill="soil")
    drawing.line([(left, HIGH), (left + width, HIGH)], stroke="hill", stroke_width=6)
    drawing.put("rect", x=left, y=top - HEAD, width=width, height=HEAD, fill=f"marker-{data.MARKERS[castle.marker]}")
    drawing.head(name, castle.points)
    draw_throne(drawing, castle)
    for room in castle.rooms:
        draw_room(drawing, room)
    return drawing


def frame(drawing: Drawing, x: float, y: float, cells: int, fill: str) -> None:
    """A room's ground within its walls."""
    look: dict[str, Value] = {"rx": 5, "fill": fill, "stroke": "piece-edge", "stroke_width": 2}
    drawing.put("rect", x=x + 1.5, y=y + 1.5, width=cells * WIDE - 3, height=HIGH - 3, **look)


def draw_throne(drawing: Drawing, castle: CastleView) -> None:
    """The throne room: what hangs in it, and which types it wants where."""
    throne = data.THRONES[castle.throne]
    frame(drawing, 0, 0, THRONE_CELLS, "ground-throne")
    drawing.write(WIDE, 24, "Throne room", 15, font_weight=700)
    draw_mark(drawing, THRONE_CELLS * WIDE - 17, 18, throne.decoration)
    for number, (kind, (x, y)) in enumerate(zip(throne.wanted, throne.cells, strict=True)):
        place = WIDE * (number + 0.5)
        drawing.pill(place, 54, kind, 11, f"type-{kind}", f"on-{kind}")
        drawing.write(place, 73, ARROWS["up" if y > 0 else "down" if y < 0 else "left" if x < 0 else "right"], 13)


def draw_mark(drawing: Drawing, x: float, y: float, decoration: str, scale: float = 1) -> None:
    """A decoration as a sign."""
    place = f"translate({x} {y}) scale({scale})"
    drawing.put("path", d=MARKS[decoration], transform=place, fill="ink", fill_rule="evenodd")


def draw_room(drawing: Drawing, room: RoomView) -> None:
    """A room: its type, its name, what hangs in it, where it looks and for what points."""
    facts = ROOMS[room.room]
    x, y = WIDE * room.x, -HIGH * room.y
    frame(drawing, x, y, 1, "hill" if facts.is_open else f"ground-{facts.type}")
    drawing.put("rect", x=x + 1.5, y=y + 1.5, width=WIDE - 3, height=9, rx=4, fill=f"type-{facts.type}")
    for number, line in enumerate(wrapped(room.room.replace("_", " ").capitalize(), 2)):
        size = min(12.5, (WIDE - 12) / (0.58 * len(line)))
        drawing.write(x + WIDE / 2, y + 23 + 14 * number, line, size, font_weight=600)
    if facts.decoration:
        draw_mark(drawing, x + WIDE - 18, y + HIGH - 18, facts.decoration)
    draw_rule(drawing, facts, x + 12, y + HIGH - 30)


def draw_rule(drawing: Drawing, facts: RoomFacts, x: float, y: float) -> None:
    """Where a room looks, as lit cells round it or in a word, and the points of each hit."""
    colour = "stone" if facts.target in data.DECORATIONS else f"type-{facts.target}" if facts.target else "gold-fill"
    looks = data.LOOKS.get(facts.rule)
    if looks is None:
        word = FAR.get(facts.rule, "")
        if word:
            drawing.put("rect", x=x - 3, y=y + 6, width=9, height=9, rx=2, fill=colour, stroke="piece-edge")
            drawing.write(x + 11, y + 11, word, 9.5, text_anchor="start", fill="soft")
    else:
        for dx, dy in {(0, 0), *looks}:
            is_room = (dx, dy) == (0, 0)
            square = {"x": x + 7 * (dx + 1), "y": y + 7 * (1 - dy), "width": 7, "height": 7}
            drawing.put("rect", **square, fill="piece" if is_room else colour, stroke="piece-edge", stroke_width=0.8)
    if facts.target in data.DECORATIONS:
        draw_mark(drawing, x + 33, y + 11, facts.target, 0.8)
    drawing.write(x + WIDE / 2 - 4, y + 11, str(facts.points), 13, fill="gold", font_weight=700)
