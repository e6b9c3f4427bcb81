"""A castle as plain sets of nodes and edges, straight from the rules, for score sheets and board files.

It says why a piece may not lie somewhere, and finds the courts by walking over the cells;
`castle.py` has its own fast way to both.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from castlewright.core.errors import BadInputError

Node = tuple[int, int]
Cell = tuple[int, int]
Edge = tuple[int, int, str]
"""The unit edge from a node to the right (h) or down (v)."""

MOST = 1000
"""The largest coordinate that is read."""

REASONS = {
    "occupied": ("4.1", "a tower stands there already"),
    "on_long_wall": ("4.1", "the middle of a long wall is there"),
    "edge_taken": ("4.2", "another wall lies there already"),
    "no_room_for_tower": ("4.2", "one end meets the middle of a long wall, where no tower can follow"),
    "through_tower": ("4.2", "the long wall would run through a tower"),
    "crosses_wall": ("4.2", "the long wall would cross another one"),
    "blocks_wall_end": ("4.2", "the long wall would block the end of another wall"),
    "not_linked": ("4", "it is not linked to the castle: a wall needs a tower, a tower the end of a wall"),
    "other_players_court": ("4.4", "that is inside another player's courtyard"),
}
"""Why a piece may not lie somewhere: the rule's section and the words."""

KEEP_REASONS = {
    "keep_outside": ("3.3", "no courtyard is there"),
    "second_keep": ("3.3", "another keep stands in this courtyard"),
    "second_double": ("3.3", "the double keep of that player stands in another courtyard"),
}
"""Why a keep may not stand somewhere."""

OVERLAPS = frozenset({"occupied", "on_long_wall", "edge_taken", "through_tower", "crosses_wall"})
"""The reasons that no table can overlook: two pieces in one place."""


class Piece(NamedTuple):
    """A tower (T) on a node, or a short (S) or long (L) wall from it to the right (h) or down (v)."""

    letter: str
    x: int
    y: int
    side: str = ""

    @property
    def node(self) -> Node:
        """The tower's node, or the left or upper end of a wall."""
        return self.x, self.y

    @property
    def span(self) -> int:
        """How many units it covers (Rules §1)."""
        return {"T": 0, "S": 1, "L": 2}[self.letter]

    def nodes(self) -> list[Node]:
        """All nodes on its way."""
        dx, dy = (1, 0) if self.side == "h" else (0, 1)
        return [(self.x + step * dx, self.y + step * dy) for step in range(self.span + 1)]

    def edges(self) -> list[Edge]:
        """The unit edges that it covers."""
        return [(x, y, self.side) for x, y in self.nodes()[:-1]]


def piece_to_text(piece: Piece) -> str:
    """`T 0 0`, `S 0 0 h`, `L 1 0 v`."""
    return f"{piece.letter} {piece.x} {piece.y} {piece.side}".rstrip()


def piece_from_text(text: str) -> Piece:
    """The piece of a short text; BadInputError with no place where it is none."""
    words = text.split()
    sides = {"T": [""], "S": ["h", "v"], "L": ["h", "v"]}.get(words[0].upper(), []) if words else []
    side = words[3].lower() if len(words) == 4 else ""
    if len(words) not in {3, 4} or side not in sides:
        raise BadInputError("", f"'{text}' is not a piece; write 'T 0 0', 'S 0 0 h' or 'L 1 0 v'")
    return Piece(words[0].upper(), coordinate(words[1]), coordinate(words[2]), side)


def coordinate(text: str) -> int:
    """A whole number that is not beyond all reason."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4 and int(digits) <= MOST):
        raise BadInputError("", f"'{text}' is not a coordinate; whole numbers from {-MOST} to {MOST} are")
    return int(text)


@dataclass
class Court:
    """A closed region: its cells, the towers that count, its owner, and whether this turn gives it a keep."""

    cells: frozenset[Cell]
    towers: list[Node]
    owner: int
    is_double: bool = False
    is_fresh: bool = True
    """Claimed in this turn, or part of a court that was cut in this turn."""

    @property
    def points(self) -> int:
        """Its towers, twice under a double keep (Rules §6)."""
        return len(self.towers) * (2 if self.is_double else 1)

    @property
    def first_cell(self) -> Cell:
        """The leftmost of its upmost cells."""
        return min(self.cells, key=reading_order)


def reading_order(cell: Cell) -> tuple[int, int]:
    """Row by row."""
    return cell[1], cell[0]


@dataclass
class Plan:
    """A castle and its courts, built piece by piece."""

    towers: set[Node] = field(default_factory=set)
    middles: set[Node] = field(default_factory=set)
    ends: set[Node] = field(default_factory=set)
    """Nodes on which at least one wall ends, with or without a tower."""

    edges: set[Edge] = field(default_factory=set)
    pieces: list[Piece] = field(default_factory=list)
    courts: list[Court] = field(default_factory=list)

    # Placement.

    def reason(self, piece: Piece, seat: int) -> str | None:
        """Why the seat may not lay the piece, None if it may."""
        return next(self.reasons(piece, seat), None)

    def reasons(self, piece: Piece, seat: int) -> Iterator[str]:
        """Every reason against a piece (Rules §4)."""
        yield from self.tower_reasons(piece.node) if piece.letter == "T" else self.wall_reasons(piece)
        if any(court.owner != seat for court in self.courts_around(piece)):
            yield "other_players_court"

    def tower_reasons(self, node: Node) -> Iterator[str]:
        """What the lattice has against a tower (Rules §4.1, §4.3)."""
        if node in self.towers:
            yield "occupied"
        if node in self.middles:
            yield "on_long_wall"
        if self.pieces and node not in self.ends:
            yield "not_linked"

    def wall_reasons(self, piece: Piece) -> Iterator[str]:
        """What the lattice has against a wall (Rules §4.2, §4.3)."""
        first, *between, last = piece.nodes()
        if self.edges.intersection(piece.edges()):
            yield "edge_taken"
        if self.middles.intersection((first, last)):
            yield "no_room_for_tower"
        if self.towers.intersection(between):
            yield "through_tower"
        if self.middles.intersection(between):
            yield "crosses_wall"
        if self.ends.intersection(between):
            yield "blocks_wall_end"
        if self.pieces and not self.towers.intersection((first, last)):
            yield "not_linked"

    def courts_around(self, piece: Piece) -> list[Court]:
        """The courts in which the piece would lie: those with a cell on both sides of it, or all round a tower."""
        is_tower = piece.letter == "T"
        sides = [around(piece.node)] if is_tower else [beside_edge(edge) for edge in piece.edges()]
        return [court for court in self.courts if any(court.cells.issuperset(cells) for cells in sides)]

    # Building.

    def put(self, piece: Piece, seat: int) -> None:
        """Add a piece; the courts that it closes are the seat's (Rules §5)."""
        self.add(piece)
        is_link = piece.letter == "T" or self.towers.issuperset(piece.nodes()[:: piece.span])
        if is_link:
            self.find_courts(seat)

    def add(self, piece: Piece) -> None:
        """Add a piece without a look at the courts."""
        self.pieces.append(piece)
        if piece.letter == "T":
            self.towers.add(piece.node)
            return
        first, *between, last = piece.nodes()
        self.ends.update((first, last))
        self.middles.update(between)
        self.edges.update(piece.edges())

    def find_courts(self, seat: int) -> None:
        """Find all courts anew: a part of an old one keeps its owner, any other is the seat's."""
        old = {cell: court for court in self.courts for cell in court.cells}
        self.courts = []
        for cells in self.regions():
            towers = self.towers_of(cells)
            before = old.get(next(iter(cells)))
            if before is None:
                self.courts.append(Court(cells, towers, seat))
            else:
                is_cut = cells != before.cells
                fresh = before.is_fresh or is_cut
                self.courts.append(Court(cells, towers, before.owner, before.is_double, fresh))

    def regions(self) -> list[frozenset[Cell]]:
        """Groups of joined cells that do not reach the outside, in reading order (Rules §5)."""
        if not self.pieces:
            return []
        nodes = [node for piece in self.pieces for node in piece.nodes()]
        low_x, high_x = min(x for x, _ in nodes) - 1, max(x for x, _ in nodes)
        low_y, high_y = min(y for _, y in nodes) - 1, max(y for _, y in nodes)
        left = {(x, y) for y in range(low_y, high_y + 1) for x in range(low_x, high_x + 1)}
        self.take_region((low_x, low_y), left)
        cells = sorted(left, key=reading_order)
        return [self.take_region(cell, left) for cell in cells if cell in left]

    def take_region(self, start: Cell, left: set[Cell]) -> frozenset[Cell]:
        """The cells joined to the start, taken out of those that are left."""
        left.remove(start)
        region = [start]
        for cell in region:
            reached = self.joined(cell) & left
            left -= reached
            region += reached
        return frozenset(region)

    def joined(self, cell: Cell) -> set[Cell]:
        """The cells next to this one across an edge without a wall, or round an empty node (Rules §5)."""
        x, y = cell
        across = {
            (x, y, "h"): (x, y - 1),
            (x, y, "v"): (x - 1, y),
            (x, y + 1, "h"): (x, y + 1),
            (x + 1, y, "v"): (x + 1, y),
        }
        cells = {other for edge, other in across.items() if edge not in self.edges}
        for node in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
            if node not in self.towers and node not in self.middles:
                cells |= around(node)
        return cells

    def towers_of(self, cells: Iterable[Cell]) -> list[Node]:
        """The towers with at least one of their four cells among these, in reading order (Rules §5)."""
        corners = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
        return sorted(corners & self.towers, key=reading_order)

    # Claims.

    def court_at(self, cell: Cell) -> Court | None:
        """The court that a cell lies in."""
        return next((court for court in self.courts if cell in court.cells), None)

    def claimable(self, seat: int) -> list[Court]:
        """The seat's courts that may take the double keep now: fresh ones, or the parts of the one that had it."""
        fresh = [court for court in self.courts if court.owner == seat and court.is_fresh]
        parts = [court for court in fresh if court.is_double]
        if parts or any(court.is_double for court in self.courts if court.owner == seat):
            return parts
        return fresh

    def place_keep(self, cell: Cell, seat: int, is_double: bool, taken: set[Cell]) -> str | None:
        """Give the court of a cell to whose keep stands there; why it may not stand, None if it may.

        `taken` holds the cells of courts that have their keep already.
        """
        court = self.court_at(cell)
        if court is None:
            return "keep_outside"
        if cell in taken:
            return "second_keep"
        taken |= court.cells
        court.owner, court.is_double = seat, is_double
        others = [other for other in self.courts if other is not court and other.owner == seat]
        return "second_double" if is_double and any(other.is_double for other in others) else None

    def settle(self, seat: int, double: Court | None) -> None:
        """End the seat's turn: the named court takes the double keep.

        Rules §8.10: where the double court was cut and no part is named, the one with most towers stays double.
        """
        own = [court for court in self.courts if court.owner == seat]
        parts = [court for court in own if court.is_double]
        if double is None and parts:
            double = max(parts, key=lambda court: len(court.towers))
        for court in own:
            court.is_double = court is double
            court.is_fresh = False


def around(node: Node) -> set[Cell]:
    """The four cells round a node."""
    x, y = node
    return {(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)}


def beside_edge(edge: Edge) -> set[Cell]:
    """The two cells beside a unit edge."""
    x, y, side = edge
    return {(x, y), (x, y - 1)} if side == "h" else {(x, y), (x - 1, y)}
