"""Two slow ways to the courts of a castle, independent of the engine and of each other.

`flood` paints the castle on paper of double fineness and pours colour over it. `trace` walks along
the walls with the left hand on them.
"""

from typing import NamedTuple

from castlewright.games.castellan.plan import Cell, Node, Piece

Arc = tuple[Node, Node]


class Region(NamedTuple):
    """A court: its cells and the towers that count."""

    cells: frozenset[Cell]
    towers: frozenset[Node]


class Face(NamedTuple):
    """A face of the graph of towers and complete walls: its area, its towers, and the cells along its walls."""

    area: int
    towers: frozenset[Node]
    cells: frozenset[Cell]


def flood(pieces: list[Piece]) -> set[Region]:
    """The courts, by pouring colour: node (x, y) is dot (2x, 2y), a cell the dot at its centre.

    Dots of walls and towers are dry ground; the end of a wall without a tower is not. The colour runs to all
    eight neighbours: it slips past a node only where that node is wet.
    """
    dry: set[Node] = set()
    towers = {piece.node for piece in pieces if piece.letter == "T"}
    for piece in pieces:
        (x, y), (u, v) = piece.nodes()[0], piece.nodes()[-1]
        dots = {(a, b) for a in range(2 * x, 2 * u + 1) for b in range(2 * y, 2 * v + 1)}
        ends = {(2 * x, 2 * y), (2 * u, 2 * v)}
        dry |= dots if piece.letter == "T" else dots - ends
    xs = [x for x, _ in dry] or [0]
    ys = [y for _, y in dry] or [0]
    left = {(x, y) for x in range(min(xs) - 3, max(xs) + 4) for y in range(min(ys) - 3, max(ys) + 4)} - dry
    pour((min(xs) - 3, min(ys) - 3), left)
    regions = set()
    while left:
        wet = pour(next(iter(left)), left)
        cells = frozenset(((x - 1) // 2, (y - 1) // 2) for x, y in wet if x % 2 and y % 2)
        if cells:
            near = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
            regions.add(Region(cells, frozenset(near & towers)))
    return regions


def pour(start: Node, left: set[Node]) -> list[Node]:
    """The dots that colour reaches from the start, taken out of those that are left."""
    left.remove(start)
    wet = [start]
    for x, y in wet:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if (x + dx, y + dy) in left:
                    left.remove((x + dx, y + dy))
                    wet.append((x + dx, y + dy))
    return wet


def trace(pieces: list[Piece]) -> set[Face]:
    """The bounded faces, by walking: at each tower the sharpest turn towards the inside, back at a dead end."""
    ways = ways_between_towers(pieces)
    arcs = {(node, other) for node, others in ways.items() for other in others.values()}
    faces = set()
    while arcs:
        walk = [next(iter(arcs))]
        while True:
            arcs.remove(walk[-1])
            following = turn(walk[-1], ways)
            if following == walk[0]:
                break
            walk.append(following)
        double_area = sum(x * v - u * y for (x, y), (u, v) in walk)
        if double_area > 0:
            cells = frozenset(cell for arc in walk for cell in cells_on_the_inside(arc))
            faces.add(Face(double_area // 2, frozenset(node for node, _ in walk), cells))
    return faces


def ways_between_towers(pieces: list[Piece]) -> dict[Node, dict[Node, Node]]:
    """From each tower the towers at the other ends of its walls, by direction."""
    towers = {piece.node for piece in pieces if piece.letter == "T"}
    ways: dict[Node, dict[Node, Node]] = {node: {} for node in towers}
    for piece in pieces:
        first, last = piece.nodes()[0], piece.nodes()[-1]
        if piece.letter != "T" and first in towers and last in towers:
            ways[first][direction((first, last))] = last
            ways[last][direction((last, first))] = first
    return ways


def direction(arc: Arc) -> Node:
    """The unit step along an arc."""
    (x, y), (u, v) = arc
    return (u > x) - (u < x), (v > y) - (v < y)


def turn(arc: Arc, ways: dict[Node, dict[Node, Node]]) -> Arc:
    """The next arc of the same face: right, straight on, left, or back."""
    dx, dy = direction(arc)
    others = ways[arc[1]]
    step = next(step for step in ((-dy, dx), (dx, dy), (dy, -dx), (-dx, -dy)) if step in others)
    return arc[1], others[step]


def cells_on_the_inside(arc: Arc) -> list[Cell]:
    """The cells beside an arc of a face that is walked clockwise on paper (y down): on its right hand."""
    (x, y), (u, v) = arc
    if y == v:
        return [(a, y if u > x else y - 1) for a in range(min(x, u), max(x, u))]
    return [(x - 1 if v > y else x, b) for b in range(min(y, v), max(y, v))]
