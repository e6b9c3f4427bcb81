"""Pieces and cells of a castle as small numbers, for links: each piece hangs on what lies there already."""

from collections.abc import Sequence

from castlewright.core.errors import BadInputError
from castlewright.core.packing import Packer, Unpacker, bad_link
from castlewright.games.castellan.plan import MOST, Cell, Edge, Node, Piece

LETTERS = ("T", "S", "L")
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
MOST_COUNT = 1000
"""More builds, pieces or keeps than this are beyond all reason."""

SIDES = {"T": ("",), "S": ("h", "v"), "L": ("h", "v")}


class Castle:
    """What was packed so far, and what may hang on it: towers on ends of walls, walls that go out from towers."""

    def __init__(self) -> None:
        self.hanging: dict[Piece, None] = {Piece("T", 0, 0): None}
        """The pieces that have a place, in the order in which they got it."""
        self.edges: set[Edge] = set()
        self.closed: set[Node] = set()
        """Nodes on which a tower or the middle of a long wall lies."""
        self.low, self.high = (0, 0), (0, 0)

    def add(self, piece: Piece) -> None:
        """Take notice of a piece: some pieces lose their place, others get one."""
        nodes = piece.nodes()
        self.edges.update(piece.edges())
        self.closed.update(nodes if piece.letter == "T" else nodes[1:-1])
        for each in blocked_by(piece):
            self.hanging.pop(each, None)
        if piece.letter == "T":
            offered = [wall(letter, piece.node, way) for letter in "SL" for way in WAYS]
        else:
            offered = [Piece("T", *nodes[0]), Piece("T", *nodes[-1])]
        self.hanging |= dict.fromkeys(each for each in offered if self.is_free(each))
        for x, y in nodes:
            self.low = min(self.low[0], x), min(self.low[1], y)
            self.high = max(self.high[0], x), max(self.high[1], y)

    def is_free(self, piece: Piece) -> bool:
        """Whether nothing lies where the piece would lie."""
        within = piece.nodes() if piece.letter == "T" else piece.nodes()[1:-1]
        return self.edges.isdisjoint(piece.edges()) and self.closed.isdisjoint(within)

    # Pieces.

    def pack(self, pieces: Sequence[Piece], packer: Packer) -> None:
        """Add pieces to a link."""
        packer.put_count(len(pieces))
        for piece in pieces:
            self.pack_piece(piece, packer)
            self.add(piece)

    def pack_piece(self, piece: Piece, packer: Packer) -> None:
        """Its place among those that hang, or where it lies if it hangs on nothing."""
        choices = list(self.hanging)
        is_hanging = piece in self.hanging
        packer.put(choices.index(piece) if is_hanging else len(choices), len(choices) + 1)
        if not is_hanging:
            packer.put_choice(piece.letter, LETTERS)
            packer.put_choice(piece.side, SIDES[piece.letter])
            packer.put_signed(piece.x)
            packer.put_signed(piece.y)

    def unpack(self, unpacker: Unpacker) -> list[Piece]:
        """The pieces of a link."""
        pieces = []
        for _ in range(unpacker.get_number(MOST_COUNT)):
            pieces.append(self.unpack_piece(unpacker))
            self.add(pieces[-1])
        return pieces

    def unpack_piece(self, unpacker: Unpacker) -> Piece:
        """The next piece."""
        choices = list(self.hanging)
        number = unpacker.get(len(choices) + 1)
        if number < len(choices):
            return choices[number]
        letter = unpacker.get_choice(LETTERS)
        side = unpacker.get_choice(SIDES[letter])
        x, y = unpacker.get_signed(), unpacker.get_signed()
        return Piece(letter, x, y, side) if max(abs(x), abs(y)) <= MOST else bad_link("a piece in it lies too far away")

    # Cells.

    def pack_cell(self, cell: Cell, packer: Packer) -> None:
        """A cell, small inside the castle's box."""
        is_inside = all(low <= at < high for at, low, high in zip(cell, self.low, self.high, strict=True))
        packer.put_flag(is_inside)
        for axis in (0, 1):
            if is_inside:
                packer.put(cell[axis] - self.low[axis], self.high[axis] - self.low[axis])
            elif abs(cell[axis]) > MOST:
                raise BadInputError("link", "a keep stands too far away", "assistant-no-link")
            else:
                packer.put_signed(cell[axis])

    def unpack_cell(self, unpacker: Unpacker) -> Cell:
        """The next cell."""
        if not unpacker.get_flag():
            cell = unpacker.get_signed(), unpacker.get_signed()
            return cell if max(map(abs, cell)) <= MOST else bad_link("a keep in it stands too far away")
        sizes = [high - low for low, high in zip(self.low, self.high, strict=True)]
        if min(sizes) < 1:
            bad_link("a keep in it stands in no castle")
        x, y = (low + unpacker.get(size) for low, size in zip(self.low, sizes, strict=True))
        return x, y


def blocked_by(piece: Piece) -> list[Piece]:
    """The pieces that would lie on this one."""
    inner = piece.nodes() if piece.letter == "T" else piece.nodes()[1:-1]
    found = [Piece("T", *node) for node in inner]
    found += [Piece("L", x - 1, y, "h") for x, y in inner] + [Piece("L", x, y - 1, "v") for x, y in inner]
    for x, y, side in piece.edges():
        before = (x - 1, y) if side == "h" else (x, y - 1)
        found += [Piece("S", x, y, side), Piece("L", x, y, side), Piece("L", *before, side)]
    return found


def wall(letter: str, tower: Node, way: tuple[int, int]) -> Piece:
    """The wall that goes out from a tower this way."""
    (x, y), (dx, dy) = tower, way
    span = 2 if letter == "L" else 1
    return Piece(letter, min(x, x + span * dx), min(y, y + span * dy), "h" if dx else "v")
