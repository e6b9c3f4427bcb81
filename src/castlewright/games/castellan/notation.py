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

from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import OnPlace, Turned
from castlewright.core.position import Position
from castlewright.games.castellan import constants
from castlewright.games.castellan.plan import Cell, Piece, piece_from_text, piece_to_text
from castlewright.games.castellan.position import CastellanPosition, own

ACTIONS = constants.ACTIONS
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
    state = own(position)
    if action < constants.DRAWS:
        return Play(tuple(card_names(state, action + 1)))
    if action < constants.CLAIMS:
        return Draw(*divmod(action - constants.DRAWS, 8))
    if action == constants.CLAIMS:
        return Single()
    if action < constants.PLACES:
        courts = state.claimable_courts(seat)
        number = action - constants.CLAIMS - 1
        return Double(CASTLE, "double_keep", first_cells(state)[courts[number]] if number < len(courts) else (0, 0))
    letter, side = KINDS[(action - constants.PLACES) % constants.KINDS]
    node = state.action_node(action)
    return Build(CASTLE, LETTER_NAMES[letter], (state.node_x(node), state.node_y(node)), SIDES[side])


def action_from_json(position: Position, seat: int, document: object) -> int:
    """The action's number from plain JSON data."""
    action: Action = typed(document, Action, "action")
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
        case Build(piece=name, place=(x, y), turn=side):
            return f"build {NAME_LETTERS[name]} {x} {y} {side}".rstrip()
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


def to_number(state: CastellanPosition, seat: int, action: Action) -> int:
    """The number of an action; what does not exist is refused."""
    match action:
        case Play(cards):
            return cards_from_names(state, cards) - 1
        case Build():
            return place_number(state, built(action))
        case Double(place=cell):
            return claim_number(state, seat, cell)
        case Draw(wall, tower):
            if not 0 <= wall <= 7 or not 0 <= tower <= 7:
                raise BadInputError("action", f"no pile has {max(wall, tower, -wall, -tower)} cards to draw")
            return constants.DRAWS + 8 * wall + tower
    return constants.CLAIMS


def cards_from_names(state: CastellanPosition, names: tuple[str, ...]) -> int:
    """The set of cards of these names; of equal cards the lowest are meant."""
    numbers = {name.lower(): number for number, name in enumerate(state.deck.names)}
    named = 0
    for name in names:
        if name.lower() not in numbers:
            raise UnknownNameError("card", name, state.deck.names)
        if named >> numbers[name.lower()] & 1:
            raise BadInputError("action", f"the card {name} is named twice")
        named |= 1 << numbers[name.lower()]
    if not named:
        raise BadInputError("action", "at least one card is played (Rules §3.1)")
    return state.packed(named)


def place_number(state: CastellanPosition, piece: Piece) -> int:
    """The number of laying a piece, which lies near the castle."""
    if (piece.letter, piece.side) not in KINDS:
        raise BadInputError("action", f"a {LETTER_NAMES[piece.letter]} piece has no side '{piece.side}'")
    margin = constants.MARGIN
    is_near_x = state.low_x - margin <= piece.x <= state.high_x + margin
    is_near_y = state.low_y - margin <= piece.y <= state.high_y + margin
    if not is_near_x or not is_near_y:
        raise BadInputError("action", f"'{piece_to_text(piece)}' lies far from the castle")
    return state.place_action(KINDS.index((piece.letter, piece.side)), state.node_number(piece.x, piece.y))


def claim_number(state: CastellanPosition, seat: int, cell: Cell) -> int:
    """The number of giving the double keep to the court of a cell."""
    court = state.court_at(*cell) if is_near(state, cell) else 0
    courts = state.claimable_courts(seat)
    if court not in courts:
        raise BadInputError("action", f"the cell {cell[0]} {cell[1]} is in no courtyard that may take the double keep")
    return constants.CLAIMS + 1 + courts.index(court)


def is_near(state: CastellanPosition, cell: Cell) -> bool:
    """Whether a cell lies within the castle's box."""
    return state.low_x <= cell[0] < state.high_x and state.low_y <= cell[1] < state.high_y


def card_names(state: CastellanPosition, cards: int) -> list[str]:
    """The names of a set of cards."""
    return [name for number, name in enumerate(state.deck.names) if cards >> number & 1]


def cards_left(state: CastellanPosition, seat: int) -> int:
    """All cards that a seat has not played: everybody knows them from those that were (Rules §8.12)."""
    cards, heights, piles = state.hands[seat], state.heights, state.piles
    for pile in (2 * seat, 2 * seat + 1):
        for card in piles[7 * pile : 7 * pile + heights[pile]]:
            cards = state.with_card(cards, card)
    return cards


def laid_pieces(state: CastellanPosition) -> list[Piece]:
    """All pieces of the castle in building order."""
    pieces, node_x, node_y = [], state.node_x, state.node_y
    for entry in state.laid[: state.laid_count]:
        kind, node = divmod(entry, constants.GRID)
        letter, side = KINDS[kind]
        pieces.append(Piece(letter, node_x(node), node_y(node), side))
    return pieces


def first_cells(state: CastellanPosition) -> dict[int, Cell]:
    """The first cell, row by row, of every court, in this order."""
    cells: dict[int, Cell] = {}
    for y in range(state.low_y, state.high_y):
        for x in range(state.low_x, state.high_x):
            court = state.court_at(x, y)
            if court:
                cells.setdefault(court, (x, y))
    return cells


def position_to_text(state: CastellanPosition) -> str:
    """The whole position, equal for equal positions wherever the castle lies and in whatever order it was built."""
    lines = [f"{PHASES[state.phase]} turn {state.turn} ender {state.ender} draws {state.draws} doubled {state.doubled}"]
    if state.phase == constants.BUILD:
        lines.append(f"places from {state.anchor_x - state.low_x} {state.anchor_y - state.low_y}")
    lines.append(f"stock {' '.join(map(str, state.stock))} dropped {' '.join(map(str, state.dropped))}")
    for seat in range(state.seats):
        piles = [state.piles[7 * pile : 7 * pile + state.heights[pile]] for pile in (2 * seat, 2 * seat + 1)]
        walls, towers = ([state.deck.names[card] for card in pile] for pile in piles)
        hand = card_names(state, state.hands[seat])
        lines.append(" ".join([f"seat {seat} hand", *hand, "walls", *walls, "towers", *towers]))
    moved = [piece._replace(x=piece.x - state.low_x, y=piece.y - state.low_y) for piece in laid_pieces(state)]
    lines.append("castle " + ", ".join(piece_to_text(piece) for piece in sorted(moved)))
    for court, (x, y) in first_cells(state).items():
        words = f"owner {state.owners[court]} towers {state.court_towers[court]} {KEEPS[state.keeps[court]]}"
        lines.append(f"court {x - state.low_x} {y - state.low_y} {words}")
    return "\n".join(lines)
