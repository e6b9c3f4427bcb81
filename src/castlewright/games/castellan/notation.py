"""Short text and JSON for the actions and positions of Castellan, both ways.

    play W1 T3              cards from the hand (Rules §3.1)
    build T 0 0             a tower on a node (Rules §4.1)
    build S 0 0 h           a short wall from a node to the right; v: down (Rules §4.2)
    build L 1 0 v           a long wall
    double 0 0              the double keep for the court whose first cell, row by row, this is (Rules §8.8)
    single                  no double keep in this turn
    draw 1 wall 1 tower     how many cards from which pile (Rules §8.11)

x grows to the right and y down from the first piece; a cell has the name of its upper left node.
"""

from typing import Literal

import msgspec

from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import OnPlace, Turned
from castlewright.core.position import Position
from castlewright.games.castellan import tables
from castlewright.games.castellan.plan import Cell, Piece, piece_from_text, piece_to_text
from castlewright.games.castellan.position import CastellanPosition, own

ACTIONS = tables.ACTIONS
CASTLE = 0
"""The one board, common to all seats."""

PHASES = ("play", "build", "claim", "draw", "over")
KINDS = (("T", ""), ("S", "h"), ("S", "v"), ("L", "h"), ("L", "v"))
KEEPS = ("single", "new", "double", "double part")
HINT = "write 'play W1 T3', 'build S 0 0 h', 'double 0 0', 'single' or 'draw 1 wall 1 tower'"


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="do"):
    """Play these cards."""

    cards: tuple[str, ...]


class Build(Turned, frozen=True, tag="build", tag_field="do"):
    """Lay a tower on a node, or a wall from it to the right (h) or down (v)."""

    piece: Literal["tower", "short", "long"]
    place: Cell
    turn: Literal["", "h", "v"]


class Double(OnPlace, frozen=True, tag="double", tag_field="do"):
    """Give the double keep to the court with this first cell."""

    piece: Literal["double_keep"]
    place: Cell


class Single(msgspec.Struct, frozen=True, tag="single", tag_field="do"):
    """Claim without the double keep."""


class Draw(msgspec.Struct, frozen=True, tag="draw", tag_field="do"):
    """Draw so many cards of each pile."""

    wall: int
    tower: int


Action = Play | Build | Double | Single | Draw
LETTER_NAMES: dict[str, Literal["tower", "short", "long"]] = {"T": "tower", "S": "short", "L": "long"}
NAME_LETTERS = {name: letter for letter, name in LETTER_NAMES.items()}
SIDES: dict[str, Literal["", "h", "v"]] = {"": "", "h": "h", "v": "v"}


def action_to_json(position: Position, seat: int, action: int) -> Action:
    """The action as a typed Struct."""
    table = own(position)
    if action < tables.DRAWS:
        return Play(tuple(card_names(table, action + 1)))
    if action < tables.CLAIMS:
        return Draw(*divmod(action - tables.DRAWS, 8))
    if action == tables.CLAIMS:
        return Single()
    if action < tables.PLACES:
        courts = table.claimable_courts(seat)
        number = action - tables.CLAIMS - 1
        return Double(CASTLE, "double_keep", first_cells(table)[courts[number]] if number < len(courts) else (0, 0))
    letter, side = KINDS[(action - tables.PLACES) % tables.KINDS]
    node = table.action_node(action)
    return Build(CASTLE, LETTER_NAMES[letter], (table.node_x(node), table.node_y(node)), SIDES[side])


def action_from_json(position: Position, seat: int, document: object) -> int:
    """The action's number from plain JSON data."""
    try:
        action: Action = msgspec.convert(document, Action)
    except msgspec.ValidationError as error:
        raise BadInputError("action", str(error)) from None
    if isinstance(action, OnPlace) and action.board != CASTLE:
        raise BadInputError("action", f"there is no board {action.board}; the one castle is board {CASTLE}")
    return to_number(own(position), seat, action)


def action_to_text(position: Position, seat: int, action: int) -> str:
    """The action's short text: `play W1 T3`, `build S 0 0 h`."""
    return to_text(action_to_json(position, seat, action))


def to_text(action: Action) -> str:
    """The short text of a typed action."""
    match action:
        case Play(cards):
            return " ".join(["play", *cards])
        case Build():
            return f"build {piece_to_text(built(action))}"
        case Double(place=(x, y)):
            return f"double {x} {y}"
        case Draw(wall, tower):
            parts = [f"{count} {name}" for count, name in ((wall, "wall"), (tower, "tower")) if count]
            return " ".join(["draw", *(parts or ["0 wall"])])
        case _:
            return "single"


def built(action: Build) -> Piece:
    """The piece that an action lays."""
    return Piece(NAME_LETTERS[action.piece], *action.place, action.turn)


def action_from_text(position: Position, seat: int, text: str) -> int:
    """The action's number; capitals do not matter."""
    return to_number(own(position), seat, struct_from_text(text))


def struct_from_text(text: str) -> Action:
    """The action of a short text."""
    words = text.lower().split()
    try:
        match words:
            case ["play", _, *_]:
                return Play(tuple(text.split()[1:]))
            case ["build", *rest]:
                piece = piece_from_text(" ".join(rest))
                return Build(CASTLE, LETTER_NAMES[piece.letter], (piece.x, piece.y), SIDES[piece.side])
            case ["double", x, y]:
                return Double(CASTLE, "double_keep", (int(x), int(y)))
            case ["single"]:
                return Single()
            case ["draw", count, "wall"]:
                return Draw(int(count), 0)
            case ["draw", count, "tower"]:
                return Draw(0, int(count))
            case ["draw", wall, "wall", tower, "tower"]:
                return Draw(int(wall), int(tower))
    except ValueError:
        pass
    except BadInputError as error:
        raise BadInputError("action", error.reason) from None
    raise BadInputError("action", f"'{text}' is not an action; {HINT}")


def to_number(table: CastellanPosition, seat: int, action: Action) -> int:
    """The number of an action; what does not exist is refused."""
    match action:
        case Play(cards):
            return cards_from_names(table, cards) - 1
        case Build():
            return place_number(table, built(action))
        case Double(place=cell):
            return claim_number(table, seat, cell)
        case Draw(wall, tower):
            if not 0 <= wall <= 7 or not 0 <= tower <= 7:
                raise BadInputError("action", f"no pile has {max(wall, tower, -wall, -tower)} cards to draw")
            return tables.DRAWS + 8 * wall + tower
    return tables.CLAIMS


def cards_from_names(table: CastellanPosition, names: tuple[str, ...]) -> int:
    """The set of cards of these names; of equal cards the lowest are meant."""
    numbers = {name.lower(): number for number, name in enumerate(table.deck.names)}
    named = 0
    for name in names:
        if name.lower() not in numbers:
            raise UnknownNameError("card", name, table.deck.names)
        if named >> numbers[name.lower()] & 1:
            raise BadInputError("action", f"the card {name} is named twice")
        named |= 1 << numbers[name.lower()]
    if not named:
        raise BadInputError("action", "at least one card is played (Rules §3.1)")
    return table.packed(named)


def place_number(table: CastellanPosition, piece: Piece) -> int:
    """The number of laying a piece, which lies near the castle."""
    if (piece.letter, piece.side) not in KINDS:
        raise BadInputError("action", f"a {LETTER_NAMES[piece.letter]} piece has no side '{piece.side}'")
    margin = tables.MARGIN
    is_near_x = table.low_x - margin <= piece.x <= table.high_x + margin
    is_near_y = table.low_y - margin <= piece.y <= table.high_y + margin
    if not is_near_x or not is_near_y:
        raise BadInputError("action", f"'{piece_to_text(piece)}' lies far from the castle")
    return table.place_action(KINDS.index((piece.letter, piece.side)), table.node_number(piece.x, piece.y))


def claim_number(table: CastellanPosition, seat: int, cell: Cell) -> int:
    """The number of giving the double keep to the court of a cell."""
    court = table.court_at(*cell) if is_near(table, cell) else 0
    courts = table.claimable_courts(seat)
    if court not in courts:
        raise BadInputError("action", f"the cell {cell[0]} {cell[1]} is in no courtyard that may take the double keep")
    return tables.CLAIMS + 1 + courts.index(court)


def is_near(table: CastellanPosition, cell: Cell) -> bool:
    """Whether a cell lies within the castle's box."""
    return table.low_x <= cell[0] < table.high_x and table.low_y <= cell[1] < table.high_y


def card_names(table: CastellanPosition, cards: int) -> list[str]:
    """The names of a set of cards."""
    return [name for number, name in enumerate(table.deck.names) if cards >> number & 1]


def cards_left(table: CastellanPosition, seat: int) -> int:
    """All cards that a seat has not played: everybody knows them from those that were (Rules §8.12)."""
    cards, heights, piles = table.hands[seat], table.heights, table.piles
    for pile in (2 * seat, 2 * seat + 1):
        for card in piles[7 * pile : 7 * pile + heights[pile]]:
            cards = table.with_card(cards, card)
    return cards


def laid_pieces(table: CastellanPosition) -> list[Piece]:
    """All pieces of the castle in building order."""
    pieces = []
    for entry in table.laid[: table.laid_count]:
        letter, side = KINDS[entry // tables.GRID]
        node = entry % tables.GRID
        pieces.append(Piece(letter, table.node_x(node), table.node_y(node), side))
    return pieces


def first_cells(table: CastellanPosition) -> dict[int, Cell]:
    """The first cell, row by row, of every court, in this order."""
    cells: dict[int, Cell] = {}
    for y in range(table.low_y, table.high_y):
        for x in range(table.low_x, table.high_x):
            court = table.court_at(x, y)
            if court:
                cells.setdefault(court, (x, y))
    return cells


def position_to_text(table: CastellanPosition) -> str:
    """The whole position, equal for equal positions wherever the castle lies and in whatever order it was built."""
    lines = [f"{PHASES[table.phase]} turn {table.turn} ender {table.ender} draws {table.draws} doubled {table.doubled}"]
    if table.phase == tables.BUILD:
        lines.append(f"places from {table.anchor_x - table.low_x} {table.anchor_y - table.low_y}")
    lines.append(f"stock {' '.join(map(str, table.stock))} dropped {' '.join(map(str, table.dropped))}")
    for seat in range(table.seats):
        piles = [table.piles[7 * pile : 7 * pile + table.heights[pile]] for pile in (2 * seat, 2 * seat + 1)]
        walls, towers = ([table.deck.names[card] for card in pile] for pile in piles)
        hand = card_names(table, table.hands[seat])
        lines.append(" ".join([f"seat {seat} hand", *hand, "walls", *walls, "towers", *towers]))
    moved = [piece._replace(x=piece.x - table.low_x, y=piece.y - table.low_y) for piece in laid_pieces(table)]
    lines.append("castle " + ", ".join(piece_to_text(piece) for piece in sorted(moved)))
    for court, (x, y) in first_cells(table).items():
        state = f"owner {table.owners[court]} towers {table.court_towers[court]} {KEEPS[table.keeps[court]]}"
        lines.append(f"court {x - table.low_x} {y - table.low_y} {state}")
    return "\n".join(lines)
