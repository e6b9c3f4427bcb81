"""A second geometry, slow and obvious: sets of cells, of wall segments and of entrances, straight from Rules §1 and §4.

A segment is the set of its two end points. Whether two tiles overlap is found out with a fine grid of points
inside the cells that both have, true discs and cut corners taken at their word.
"""

from functools import cache
from typing import NamedTuple

from castlewright.games.castles_of_mad_king_ludwig import data

Point = tuple[int, int]
Segment = frozenset[Point]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FINE = 24
"""Points along a side of a cell."""


class Entrance(NamedTuple):
    """An opening: its segment, the cell before it, its level, and whether it belongs to stairs."""

    segment: Segment
    front: Point
    level: str
    is_stairs: bool


class Tile(NamedTuple):
    """A tile somewhere on the plane."""

    name: str
    type: str
    shape: data.Shape
    x: int
    y: int
    turn: int
    cells: frozenset[Point]
    corners: frozenset[Point]
    walls: frozenset[Segment]
    fence: frozenset[Segment]
    entrances: tuple[Entrance, ...]


def parts(name: str) -> tuple[data.Shape, str, str]:
    """Shape, entrances and type of a tile by its name."""
    if name in data.FOYERS:
        return data.FOYER_SHAPE, data.FOYER_ENTRANCES, "corridor"
    if name in {data.HALLWAY, data.DOWNSTAIRS_HALLWAY}:
        return data.HALLWAY_SHAPE, data.HALLWAY_ENTRANCES, "corridor"
    if name == data.STAIRS:
        return data.STAIRS_SHAPE, data.STAIRS_ENTRANCES, "corridor"
    room = next(room for room in data.ROOMS if room.name == name)
    return data.SHAPES[room.size], room.entrances, room.type


def turn_point(point: Point, shape: data.Shape, turns: int) -> Point:
    """A point of the box after clockwise quarter turns about the box."""
    width, height = shape.width, shape.height
    for _ in range(turns):
        point = (height - point[1], point[0])
        width, height = height, width
    return point


def side_of_cell(cell: Point, side: str) -> Segment:
    """The segment on one side of a cell."""
    x, y = cell
    ends = {"N": ((x, y), (x + 1, y)), "S": ((x, y + 1), (x + 1, y + 1))}
    ends |= {"W": ((x, y), (x, y + 1)), "E": ((x + 1, y), (x + 1, y + 1))}
    return frozenset(ends[side])


def flat_cells(shape: data.Shape) -> set[Point]:
    """All cells of the unturned box that the tile uses, cut corners included."""
    box = {(x, y) for x in range(shape.width) for y in range(shape.height)}
    return box - {(2, 0), (3, 0), (2, 1), (3, 1)} if shape.form == "l" else box


def flat_corners(shape: data.Shape) -> set[Point]:
    """The corner cells of an octagon or a disc."""
    if shape.form not in {"octagon", "disc"}:
        return set()
    return {(x, y) for x in (0, shape.width - 1) for y in (0, shape.height - 1)}


def flat_walls(shape: data.Shape) -> dict[Segment, set[str]]:
    """The walls of the unturned tile, each with the side or sides that it belongs to."""
    cells = flat_cells(shape)
    walls: dict[Segment, set[str]] = {}
    for x, y in cells - flat_corners(shape):
        for side, (dx, dy) in STEPS.items():
            if (x + dx, y + dy) not in cells:
                walls[side_of_cell((x, y), side)] = {side}
    if shape.form == "disc":
        middle = shape.width // 2
        ends = {"N": (middle, 0), "S": (middle, shape.width - 1), "W": (0, middle), "E": (shape.width - 1, middle)}
        return {side_of_cell(cell, side): {side} for side, cell in ends.items()}
    if shape.form == "octagon":
        w, h = shape.width, shape.height
        walls[frozenset({(0, 1), (1, 0)})] = {"N", "W"}
        walls[frozenset({(w - 1, 0), (w, 1)})] = {"N", "E"}
        walls[frozenset({(w, h - 1), (w - 1, h)})] = {"S", "E"}
        walls[frozenset({(0, h - 1), (1, h)})] = {"S", "W"}
    return walls


@cache
def tile_at(name: str, x: int, y: int, turn: int) -> Tile:
    """A tile laid with the top left cell of its turned box at (x, y)."""
    shape, printed, kind = parts(name)

    def move(point: Point) -> Point:
        turned = turn_point(point, shape, turn)
        return turned[0] + x, turned[1] + y

    def move_cell(cell: Point) -> Point:
        corners = [move((cell[0] + dx, cell[1] + dy)) for dx in (0, 1) for dy in (0, 1)]
        return min(corner[0] for corner in corners), min(corner[1] for corner in corners)

    def move_segment(segment: Segment) -> Segment:
        return frozenset(move(point) for point in segment)

    walls = flat_walls(shape)
    fence = [wall for wall, sides in walls.items() if "N" in sides] if kind == "outdoor" else []
    entrances = []
    for text in printed.split():
        side, offset = text[0], int(text[1:])
        line = [cell for cell in flat_cells(shape) if cell[0 if side in "NS" else 1] == offset]
        dx, dy = STEPS[side]
        cell = max(line, key=lambda cell: cell[0] * dx + cell[1] * dy)
        is_down = kind == "downstairs" or name == "downstairs_hallway" or (name == "stairs" and side == "W")
        front = move_cell((cell[0] + dx, cell[1] + dy))
        level = "down" if is_down else "up"
        entrances.append(Entrance(move_segment(side_of_cell(cell, side)), front, level, name == "stairs"))
    return Tile(
        *(name, kind, shape, x, y, turn),
        frozenset(move_cell(cell) for cell in flat_cells(shape)),
        frozenset(move_cell(cell) for cell in flat_corners(shape)),
        frozenset(move_segment(wall) for wall in walls),
        frozenset(move_segment(wall) for wall in fence),
        tuple(entrances),
    )


def contains(tile: Tile, x: float, y: float) -> bool:
    """Whether a point within one of the tile's cells is strictly inside the tile."""
    width = tile.shape.height if tile.turn % 2 else tile.shape.width
    height = tile.shape.width if tile.turn % 2 else tile.shape.height
    x, y = x - tile.x, y - tile.y
    if tile.shape.form == "disc":
        return (x - width / 2) ** 2 + (y - width / 2) ** 2 < (width / 2) ** 2
    if tile.shape.form == "octagon":
        return min(x, width - x) + min(y, height - y) > 1
    return True


def overlap(one: Tile, other: Tile) -> bool:
    """Whether two tiles cover common ground (Rules §4.2)."""
    for x, y in one.cells & other.cells:
        for across in range(1, FINE):
            for down in range(1, FINE):
                point = (x + across / FINE, y + down / FINE)
                if contains(one, *point) and contains(other, *point):
                    return True
    return False


def adjacent(one: Tile, other: Tile) -> bool:
    """Whether two tiles share a wall (Rules §1)."""
    return bool(one.walls & other.walls)


def can_join(one: Entrance, other: Entrance) -> bool:
    """Whether two entrances on the same segment may meet (Rules §4.6)."""
    return one.level == other.level and not (one.is_stairs and other.is_stairs)


def meetings(one: Tile, other: Tile) -> list[tuple[Entrance, Entrance]]:
    """The pairs of entrances that lie on the same segment."""
    return [(a, b) for a in one.entrances for b in other.entrances if a.segment == b.segment]


def connected(one: Tile, other: Tile) -> bool:
    """Whether two tiles are joined by an entrance (Rules §1)."""
    return any(can_join(*pair) for pair in meetings(one, other))


def is_complete(tiles: list[Tile], index: int) -> bool:
    """Whether every entrance of a tile is joined (Rules §6)."""
    tile = tiles[index]
    joined = {a.segment for other in tiles if other is not tile for a, b in meetings(tile, other) if can_join(a, b)}
    return joined == {entrance.segment for entrance in tile.entrances}


def free_cells(tiles: list[Tile]) -> set[Point]:
    """The free cells of a box with a margin round the castle (Rules §4.5)."""
    xs = [x for tile in tiles for x, _ in tile.cells]
    ys = [y for tile in tiles for _, y in tile.cells]
    ground = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    seen: set[Point] = set()
    for tile in tiles:
        is_soft = tile.shape.form == "octagon" or tile.shape.width == 5 == tile.shape.height
        soft = (tile.corners if is_soft else frozenset()) - seen
        ground -= tile.cells - soft
        seen |= tile.cells
    for one in tiles:
        for other in tiles:
            if one is not other:
                ground -= one.cells & other.cells
    return ground


def outside_cells(tiles: list[Tile]) -> set[Point]:
    """The free cells that are joined by sides to the outside."""
    left = free_cells(tiles)
    start = min(left)
    left.remove(start)
    found = [start]
    for x, y in found:
        for dx, dy in STEPS.values():
            if (x + dx, y + dy) in left:
                left.remove((x + dx, y + dy))
                found.append((x + dx, y + dy))
    return set(found)


def external(tiles: list[Tile]) -> list[Entrance]:
    """All external entrances of any type and level (Rules §4.5)."""
    outside = outside_cells(tiles)
    segments = {
        a.segment
        for one in tiles
        for other in tiles
        if one is not other
        for a, b in meetings(one, other)
        if can_join(a, b)
    }
    openings = [entrance for tile in tiles for entrance in tile.entrances]
    return [entrance for entrance in openings if entrance.segment not in segments and entrance.front in outside]


def is_legal(tiles: list[Tile], new: Tile) -> bool:
    """Whether a tile may be added to a castle (Rules §4); stairs need their light end joined (Rules §11.17)."""
    near = [tile for tile in tiles if abs(tile.x - new.x) <= 8 and abs(tile.y - new.y) <= 8]
    if any(overlap(tile, new) for tile in near):
        return False
    pairs = [pair for tile in near for pair in meetings(tile, new)]
    if not pairs or not all(can_join(*pair) for pair in pairs):
        return False
    if new.name == data.STAIRS and not any(own.level == "up" for _, own in pairs):
        return False
    if any(tile.fence & new.walls or tile.walls & new.fence for tile in near):
        return False
    return bool(external([*tiles, new]))
