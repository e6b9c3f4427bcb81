"""A city of Between Two Cities as a picture."""

from collections.abc import Sequence

from castlewright.core.colours import COLOURS
from castlewright.core.position import Position
from castlewright.core.svg import HEAD, Drawing, Value
from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.view import CityView, share

CELL, GAP, EDGE = 92, 6, 14
STEP = CELL + GAP
KINDS = {letter: kind for kind, letter in data.LETTERS.items()}

BUILDINGS = {
    "shop": """<path d="M20 46h60v36H20z" fill="{wall}"/><path d="M14 46l8-24h56l8 24z" fill="{roof}"/>
<path d="M33 22h11l-3 24H26zM56 22h11l7 24H59z" fill="{wall}"/><path d="M44 58h14v24H44z" fill="{roof}"/>
<path d="M26 56h12v12H26zM64 56h12v12H64z" fill="{window}"/>""",
    "factory": """<circle cx="34" cy="14" r="6" fill="{smoke}"/><circle cx="43" cy="10" r="4" fill="{smoke}"/>
<path d="M24 22h12v26H24z" fill="{wall}"/><path d="M16 82V50l22-14v14l22-14v14l22-14v46z" fill="{wall}"/>
<path d="M24 58h12v10H24zM43 58h12v10H43zM62 58h12v10H62z" fill="{roof}"/>""",
    "tavern": """<path d="M22 44h56v38H22z" fill="{wall}"/><path d="M14 46l36-28 36 28z" fill="{roof}"/>
<circle cx="50" cy="60" r="17" fill="{sign}" stroke="{piece}" stroke-width="2.5"/>""",
    "office": """<path d="M32 16h36v66H32z" fill="{wall}"/><path d="M28 12h44v7H28z" fill="{roof}"/>
<path d="M38 26h9v8h-9zM53 26h9v8h-9zM38 41h9v8h-9zM53 41h9v8h-9zM38 56h9v8h-9zM53 56h9v8h-9z" fill="{roof}"/>
<path d="M45 70h10v12H45z" fill="{roof}"/>""",
    "park": """<path d="M44 82q-4-18 8-30 10-10 6-22h8q4 16-8 28-8 10-2 24z" fill="{path}"/>
<path d="M26 56h6v22h-6zM70 54h6v24h-6z" fill="{wood}"/><circle cx="29" cy="44" r="17" fill="{roof}"/>
<circle cx="73" cy="44" r="15" fill="{roof}"/><circle cx="24" cy="38" r="6" fill="{wall}" opacity=".5"/>
<circle cx="69" cy="39" r="5" fill="{wall}" opacity=".5"/>""",
    "house": """<path d="M62 24h10v18H62z" fill="{roof}"/><path d="M24 46h52v36H24z" fill="{wall}"/>
<path d="M14 50l36-32 36 32z" fill="{roof}"/><path d="M44 60h13v22H44z" fill="{roof}"/>
<path d="M30 56h9v9h-9zM62 56h9v9h-9z" fill="{window}"/>""",
}
"""What stands on a tile of 100 by 100."""

SIGNS = {
    "drink": """<path d="M42 52h13v17H42z" fill="{piece}"/><path d="M55 55h5v9h-5" {line}/>""",
    "food": """<path d="M44 50v7q0 3 3 3v10M50 50v7q0 3-3 3M56 50v20M56 50q5 6 0 11" {line}/>""",
    "music": """<path d="M46 68V52l11-3v15" {line}/>
<circle cx="43.5" cy="68" r="3.5" fill="{piece}"/><circle cx="54.5" cy="64" r="3.5" fill="{piece}"/>""",
    "bed": """<path d="M40 54v14M40 64h20v4M60 64v-3l-11-3h-6v6" {line}/>""",
}
"""What the sign of a tavern shows."""


def boards(position: Position) -> list[str]:
    """The names of all cities."""
    return [city.token for city in share(position).cities]


def draw(position: Position, board: int) -> Drawing:
    """One city, with the points it has now."""
    city = share(position).cities[board]
    left, top = window(city.rows)
    side = data.SIDE * STEP - GAP + 2 * EDGE
    drawing = Drawing(0, -HEAD, side, side + HEAD, f"{city.token.replace('_', ' ')}: {city.points}")
    drawing.put("rect", y=-HEAD, width=side, height=side + HEAD, rx=14, fill="board")
    drawing.head(city.token.replace("_", " ").capitalize(), city.points)
    for row in range(data.SIDE):
        for column in range(data.SIDE):
            draw_cell(drawing, city.rows[top + row][left + column], EDGE + column * STEP, EDGE + row * STEP)
    draw_clasps(drawing, city, left, top)
    return drawing


def window(rows: Sequence[str]) -> tuple[int, int]:
    """The first column and row of the four by four cells that are shown: all buildings, and as even a rim as can be."""
    columns = [column for column in range(data.FIELD) if any(row[column] != "." for row in rows)]
    lines = [number for number, row in enumerate(rows) if row.strip(".")]
    return first_shown(columns), first_shown(lines)


def first_shown(used: Sequence[int]) -> int:
    """Where a window of four begins that holds these columns or rows."""
    if not used:
        return data.FIELD // 2 - 1
    free = data.SIDE - (used[-1] - used[0] + 1)
    return min(max(used[0] - free // 2, 0), data.FIELD - data.SIDE)


def draw_cell(drawing: Drawing, letter: str, x: float, y: float) -> None:
    """A building on its ground, or free ground."""
    if letter not in KINDS:
        drawing.put("rect", x=x, y=y, width=CELL, height=CELL, rx=9, fill="none", stroke="grid", stroke_dasharray="3 5")
        return
    kind = KINDS[letter]
    building = "tavern" if kind in data.TAVERNS else kind
    ground: dict[str, Value] = {"fill": f"city-{building}", "stroke": "piece-edge", "stroke_width": 1.6}
    drawing.put("rect", x=x, y=y, width=CELL, height=CELL, rx=9, **ground)
    colours = {name: COLOURS[name] for name in ("window", "smoke", "sign", "piece", "path", "wood")}
    shades = {part: COLOURS[f"{building}-{part}"] for part in ("roof", "wall")}
    line = f'fill="none" stroke="{COLOURS["piece"]}" stroke-width="2.5"'
    shapes = (BUILDINGS[building] + SIGNS.get(kind, "")).format(**colours, **shades, line=line)
    drawing.parts.append(f'<g transform="translate({x} {y}) scale({CELL / 100})">{shapes}</g>')


def draw_clasps(drawing: Drawing, city: CityView, left: int, top: int) -> None:
    """What holds the two halves of a duplex together."""
    look: dict[str, Value] = {"rx": 4, "fill": "piece", "stroke": "piece-edge", "stroke_width": 1.5}
    for duplex in city.duplexes:
        x = EDGE + ("abcdefg".index(duplex.cell[0]) - left) * STEP
        y = EDGE + (int(duplex.cell[1]) - 1 - top) * STEP
        if data.DUPLEXES[duplex.tile].is_vertical:
            drawing.put("rect", x=x + CELL / 2 - 8, y=y + CELL - 5, width=16, height=GAP + 10, **look)
        else:
            drawing.put("rect", x=x + CELL - 5, y=y + CELL / 2 - 8, width=GAP + 10, height=16, **look)
