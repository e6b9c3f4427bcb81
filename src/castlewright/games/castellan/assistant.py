"""Castles of Castellan as people type them in: what is wrong, what fits where, and links.

People see a finished castle: pieces in any order, and keeps. What depends on the order of building (Rules §4.4, the
first turn) is not asked; who closed a court is told by the turn in which it was typed, or by the keep in it.
"""

from collections.abc import Iterator, Sequence

import msgspec

from castlewright.core.assistant import Assessed, Document, Fit, Problem, to_document
from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.packing import Packer, Unpacker, bad_link
from castlewright.core.position import Position
from castlewright.games.castellan import packed
from castlewright.games.castellan.notation import NAME_LETTERS, laid_pieces
from castlewright.games.castellan.plan import (
    KEEP_REASONS,
    OVERLAPS,
    REASONS,
    Node,
    Piece,
    Plan,
    around,
    piece_from_text,
    piece_to_text,
)
from castlewright.games.castellan.position import own
from castlewright.games.castellan.scoring import (
    NAMES,
    BoardFile,
    Build,
    Keep,
    check_table,
    plan_of,
    score_castle,
)

NAME = "castellan"
LETTERS = {str(name): letter for name, letter in NAME_LETTERS.items()}
MOST_PIECES = 256
"""Four decks of 64 pieces, the largest that can be played with."""

FURTHEST = 120
"""How many units four decks together reach."""

SECTIONS = {name: section for name, (section, _) in {**REASONS, **KEEP_REASONS}.items()} | {"apart": "4"}


class Sketch(Plan):
    """A plan that looks for courts only when a ring closes, so that large castles are read at once."""

    def __init__(self) -> None:
        super().__init__()
        self.linked: dict[Node, Node] = {}
        """A node joined to each node by walls and towers; those without one are the roots of their parts."""
        self.reached: dict[Node, list[Node]] = {}
        """The far ends of the walls that end on a node."""

    def put(self, piece: Piece, seat: int) -> None:
        """Add a piece; if it closes a ring the new courts are the seat's."""
        self.add(piece)
        rings = [self.join(one, other) for one, other in self.links_of(piece)]
        if any(rings):
            self.find_courts(seat)

    def links_of(self, piece: Piece) -> list[tuple[Node, Node]]:
        """The pairs of towers that are joined by a wall because of this piece."""
        if piece.letter == "T":
            return [(piece.node, other) for other in self.reached.get(piece.node, []) if other in self.towers]
        first, last = piece.nodes()[:: piece.span]
        self.reached.setdefault(first, []).append(last)
        self.reached.setdefault(last, []).append(first)
        return [(first, last)] if self.towers.issuperset((first, last)) else []

    def closes(self, piece: Piece) -> bool:
        """Whether a piece that does not lie yet would close a ring."""
        if piece.letter == "T":
            roots = [self.root(other) for other in self.reached.get(piece.node, []) if other in self.towers]
            return len(set(roots)) < len(roots)
        first, last = piece.nodes()[:: piece.span]
        return self.towers.issuperset((first, last)) and self.root(first) == self.root(last)

    def join(self, one: Node, other: Node) -> bool:
        """Join two towers; whether they were joined before, so that a ring is closed."""
        first, second = self.root(one), self.root(other)
        self.linked[first] = second
        return first == second

    def root(self, node: Node) -> Node:
        """What stands for the part of the castle to which a node belongs."""
        while self.linked.setdefault(node, node) != node:
            self.linked[node] = self.linked[self.linked[node]]
            node = self.linked[node]
        return node


class Typed:
    """A document read as far as it goes: the castle, its pieces by their number, and what is wrong."""

    def __init__(self, document: Document) -> None:
        self.board = read(document)
        self.plan = Sketch()
        self.laid: dict[int, Piece] = {}
        self.problems: list[Problem] = []
        self.build()
        self.stand_keeps()
        self.problems += [problem(number, name) for number, name in self.loose()]
        self.problems.sort(key=lambda found: isinstance(found.tile, int))

    @property
    def totals(self) -> list[int]:
        """The points of all seats."""
        courts = self.plan.courts
        return [sum(court.points for court in courts if court.owner == seat) for seat in range(self.board.seats)]

    def build(self) -> None:
        """Lay the pieces; what lies on another one is left out."""
        number = 0
        for build in self.board.builds:
            for piece in map(piece_from_text, build.put):
                reason = next((name for name in self.plan.reasons(piece, build.seat) if name in OVERLAPS), None)
                if reason:
                    self.problems.append(problem(number, reason, is_counted=False))
                else:
                    self.laid[number] = piece
                    self.plan.put(piece, build.seat)
                number += 1
            self.settle(build)
        self.plan.find_courts(0)

    def settle(self, build: Build) -> None:
        """End a turn: its court takes the double keep."""
        court = self.plan.court_at(build.double) if build.double is not None else None
        if build.double is not None and (court is None or court.owner != build.seat):
            self.problems.append(problem(list(build.double), "keep_outside", is_counted=False))
            court = None
        self.plan.settle(build.seat, court)

    def stand_keeps(self) -> None:
        """Put the keeps into their courts."""
        taken: set[Node] = set()
        for keep in self.board.keeps:
            reason = self.plan.place_keep(keep.cell, keep.seat, keep.double, taken)
            if reason:
                self.problems.append(problem(list(keep.cell), reason, is_counted=reason == "second_double"))

    def loose(self) -> Iterator[tuple[int, str]]:
        """The pieces that are not linked as they should be in any castle (Rules §4), by their number."""
        if len(self.laid) < 2:
            return
        parts = self.parts()
        for number, piece in self.laid.items():
            ends = {piece.nodes()[0], piece.nodes()[-1]}
            if piece.letter != "T" and ends & self.plan.middles:
                yield number, "no_room_for_tower"
            elif not ends & (self.plan.ends if piece.letter == "T" else self.plan.towers):
                yield number, "not_linked"
            elif number in parts:
                yield number, "apart"

    def parts(self) -> set[int]:
        """The first piece of each part of the castle but the largest."""
        joined: dict[Node, Node] = {}

        def root(node: Node) -> Node:
            while joined.setdefault(node, node) != node:
                node = joined[node]
            return node

        for piece in self.laid.values():
            joined[root(piece.nodes()[0])] = root(piece.nodes()[-1])
        parts: dict[Node, list[int]] = {}
        for number, piece in self.laid.items():
            parts.setdefault(root(piece.node), []).append(number)
        largest = max(parts.values(), key=len)
        return {part[0] for part in parts.values() if part is not largest}


def problem(tile: list[int] | int, name: str, is_counted: bool = True) -> Problem:
    """What stands against a piece, by its number, or against a keep, at its cell."""
    message = f"castellan-obstacle-{name.replace('_', '-')}"
    return Problem(0, tile, SECTIONS[name], message, is_counted=is_counted)


def read(document: Document) -> BoardFile:
    """The document, in its form: known pieces, seats that are there, no castle that reaches further than all decks."""
    board = typed(document, BoardFile, "board file")
    check_table(board)
    nodes = []
    for number, build in enumerate(board.builds):
        for index, text in enumerate(build.put):
            try:
                nodes += piece_from_text(text).nodes()
            except BadInputError as error:
                raise BadInputError(f"builds[{number}].put[{index}]", error.reason) from None
    if sum(len(build.put) for build in board.builds) > MOST_PIECES:
        raise BadInputError("builds", f"more than {MOST_PIECES} pieces")
    for axis in (0, 1):
        if nodes and max(node[axis] for node in nodes) - min(node[axis] for node in nodes) > FURTHEST:
            raise BadInputError("builds", f"a castle reaches over more than {FURTHEST} units")
    return board


def assess(document: Document) -> Assessed:
    """The courts of every seat, and each piece or keep that breaks a rule."""
    castle = Typed(document)
    seats = castle.board.seats
    report = score_castle(castle.plan, castle.board.players or list(NAMES[:seats]))
    return Assessed(report, castle.problems, [seats], [[seat] for seat in range(seats)])


# Places.


def places(document: Document, board: int, piece: str) -> list[Fit]:
    """Where a seat may lay a tower, a short or a long wall as the castle stands, and what everybody has then."""
    castle = Typed(document)
    seats = castle.board.seats
    if not 0 <= board < seats:
        raise BadInputError("board", f"{board} is not a seat; seats are 0 to {seats - 1}")
    if piece not in LETTERS:
        raise UnknownNameError("piece", piece[:60], list(LETTERS))
    found = [each for each in candidates(castle.plan, LETTERS[piece]) if not castle.plan.reason(each, board)]
    return [Fit(each.node, totals_with(castle, each, board), each.side or None) for each in found]


def totals_with(castle: Typed, piece: Piece, seat: int) -> list[int]:
    """Everybody's points with one more piece; where it closes a ring the castle is read anew.

    So it is where a wall ends on the middle of a long one, against the rules: rings close there, too.
    """
    if castle.plan.closes(piece) or castle.plan.ends & castle.plan.middles:
        builds = [*castle.board.builds, Build(seat, [piece_to_text(piece)])]
        return Typed(to_document(msgspec.structs.replace(castle.board, builds=builds))).totals
    totals = castle.totals
    for court in castle.plan.courts if piece.letter == "T" else []:
        if not court.cells.isdisjoint(around(piece.node)):
            totals[court.owner] += 2 if court.is_double else 1
    return totals


def candidates(plan: Plan, letter: str) -> list[Piece]:
    """The pieces of a kind that touch the castle: on the ends of walls, or from towers to all sides."""
    if not plan.pieces:
        return [Piece("T", 0, 0)] if letter == "T" else [Piece(letter, 0, 0, "h")]
    if letter == "T":
        return [Piece("T", *node) for node in sorted(plan.ends)]
    span = Piece(letter, 0, 0, "h").span
    starts = {
        Piece(letter, x - back * (side == "h"), y - back * (side == "v"), side)
        for x, y in plan.towers
        for side in ("h", "v")
        for back in (0, span)
    }
    return sorted(starts)


# Links.


def pack(document: Document, packer: Packer) -> None:
    """Names, turns with their pieces, and keeps."""
    board = read(document)
    packer.put(board.seats - 2, 3)
    packer.put_flag(bool(board.players))
    if board.players:
        packer.put_names(board.players, [""] * board.seats)
    castle = packed.Castle()
    packer.put_count(len(board.builds))
    for build in board.builds:
        packer.put(build.seat, board.seats)
        castle.pack([piece_from_text(text) for text in build.put], packer)
        packer.put_flag(build.double is not None)
        if build.double is not None:
            castle.pack_cell(build.double, packer)
    packer.put_count(len(board.keeps))
    for keep in board.keeps:
        castle.pack_cell(keep.cell, packer)
        packer.put(keep.seat, board.seats)
        packer.put_flag(keep.double)


def unpack(unpacker: Unpacker) -> Document:
    """The document, as it was packed."""
    seats = unpacker.get(3) + 2
    players = unpacker.get_names([""] * seats) if unpacker.get_flag() else []
    castle = packed.Castle()
    builds = []
    for _ in range(unpacker.get_number(packed.MOST_COUNT)):
        seat = unpacker.get(seats)
        put = [piece_to_text(piece) for piece in castle.unpack(unpacker)]
        builds.append(Build(seat, put, castle.unpack_cell(unpacker) if unpacker.get_flag() else None))
    keeps = [
        Keep(castle.unpack_cell(unpacker), unpacker.get(seats), unpacker.get_flag())
        for _ in range(unpacker.get_number(packed.MOST_COUNT))
    ]
    document = to_document(BoardFile(NAME, seats, builds, players, keeps))
    try:
        read(document)
    except BadInputError as error:
        bad_link(error.reason)
    return document


# Positions.


def document_of(position: Position, names: Sequence[str]) -> Document:
    """The castle of a position with the keeps of its courts."""
    state = own(position)
    builds = [Build(0, [piece_to_text(piece) for piece in laid_pieces(state)])]
    keeps = [Keep(court.first_cell, court.owner, court.is_double) for court in plan_of(state).courts]
    return to_document(BoardFile(NAME, state.seats, builds, list(names), keeps))
