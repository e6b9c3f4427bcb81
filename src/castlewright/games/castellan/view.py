"""What one seat may see of a position of Castellan, ready for JSON."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

from castlewright.core.game import NO_TRY_OUT
from castlewright.core.legal import LegalAction, OnPlace, legal_actions
from castlewright.core.position import Actions, Position
from castlewright.games.castellan import tables
from castlewright.games.castellan.notation import (
    LETTER_NAMES,
    PHASES,
    SIDES,
    Action,
    Build,
    action_to_json,
    card_names,
    cards_left,
    laid_pieces,
    to_text,
)
from castlewright.games.castellan.plan import Cell, Node, reading_order
from castlewright.games.castellan.position import CastellanPosition, own

try_out = NO_TRY_OUT
FRESH_KEEPS = {tables.FRESH, tables.DOUBLE_PART}
DOUBLE_KEEPS = {tables.DOUBLE, tables.DOUBLE_PART}


class PieceView(msgspec.Struct, frozen=True):
    """A piece of the castle, a wall with its left or upper end, and whether it was laid in this turn."""

    piece: Literal["tower", "short", "long"]
    x: int
    y: int
    side: Literal["", "h", "v"]
    is_new: bool


class CourtView(msgspec.Struct, frozen=True):
    """A courtyard: its owner, the towers that count and their nodes, its cells row by row, its keep and its points.

    `is_new` says that its keep is set in this turn, `is_double` that the double keep stands there, or in
    a part of the court that it was before this turn.
    """

    owner: int
    towers: int
    nodes: tuple[Node, ...]
    cells: tuple[Cell, ...]
    is_double: bool
    is_new: bool
    points: int


class Stock(msgspec.Struct, frozen=True):
    """Pieces, or places for them, by their kind."""

    towers: int
    short_walls: int
    long_walls: int


class CardView(msgspec.Struct, frozen=True):
    """The face of a card."""

    id: str
    is_wall: bool
    pieces: Stock
    draw: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat: its cards by their backs, what it has played, its keeps and points."""

    wall_cards: int
    tower_cards: int
    wall_pile: int
    tower_pile: int
    played: tuple[str, ...]
    has_double_keep: bool
    keeps: int
    score: int


class Known(msgspec.Struct, frozen=True):
    """What the seat may work out: the cards that each seat has not played, in hand or piles (Rules §8.12)."""

    cards_left: tuple[tuple[str, ...], ...]


class CastellanView(msgspec.Struct, frozen=True):
    """Everything a seat may see, with its legal actions; a spectator is seat -1.

    `stock` is still to be built; before cards are played it is what `handed_by` handed on. `places` says how
    many places each kind of piece has now for the seat on turn.
    """

    game: str
    seat: int
    phase: str
    turn: int
    ender: int
    deck: tuple[CardView, ...]
    pieces: tuple[PieceView, ...]
    courts: tuple[CourtView, ...]
    seats: tuple[SeatView, ...]
    stock: Stock
    handed_by: int
    places: Stock
    dropped: Stock
    to_draw: int
    hand: tuple[str, ...]
    known: Known | None
    legal: tuple[LegalAction[Action], ...]


class Shared(NamedTuple):
    """What all seats see alike."""

    deck: tuple[CardView, ...]
    pieces: tuple[PieceView, ...]
    courts: tuple[CourtView, ...]
    seats: tuple[SeatView, ...]
    places: Stock
    known: Known


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    table = own(position)
    return Shared(
        deck=deck_view(table),
        pieces=pieces_view(table),
        courts=courts_view(table),
        seats=tuple(seat_view(table, other) for other in range(table.seats)),
        places=places_view(table),
        known=Known(tuple(tuple(card_names(table, cards_left(table, other))) for other in range(table.seats))),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> CastellanView:
    """What a seat (-1: a spectator) may see."""
    table = own(position)
    common = shared or share(table)
    return CastellanView(
        game="castellan",
        seat=seat,
        phase=PHASES[table.phase],
        turn=table.turn,
        ender=table.ender,
        deck=common.deck,
        pieces=common.pieces,
        courts=common.courts,
        seats=common.seats,
        stock=Stock(*table.stock),
        handed_by=(table.turn - 1) % table.seats,
        places=common.places,
        dropped=Stock(*table.dropped),
        to_draw=table.draws,
        hand=tuple(card_names(table, table.hands[seat])) if seat >= 0 else (),
        known=common.known if with_memory else None,
        legal=tuple(sorted(legal_actions(table, seat, action_to_json, to_text), key=lambda legal: legal.number)),
    )


def deck_view(table: CastellanPosition) -> tuple[CardView, ...]:
    """The faces of all cards, which are everybody's."""
    faces = zip(table.deck.names, table.deck.cards, strict=True)
    return tuple(
        CardView(name, number < tables.CARDS // 2, Stock(card.towers, card.short_walls, card.long_walls), card.draw)
        for number, (name, card) in enumerate(faces)
    )


def pieces_view(table: CastellanPosition) -> tuple[PieceView, ...]:
    """The pieces of the castle, those of this turn marked while it lasts."""
    start = table.laid_count if PHASES[table.phase] in {"play", "over"} else table.turn_start
    return tuple(
        PieceView(LETTER_NAMES[piece.letter], piece.x, piece.y, SIDES[piece.side], number >= start)
        for number, piece in enumerate(laid_pieces(table))
    )


def courts_view(table: CastellanPosition) -> tuple[CourtView, ...]:
    """All courts in reading order of their first cells."""
    cells: dict[int, list[Cell]] = {}
    for y in range(table.low_y, table.high_y):
        for x in range(table.low_x, table.high_x):
            court = table.court_at(x, y)
            if court:
                cells.setdefault(court, []).append((x, y))
    doubled = doubled_courts(table, cells)
    towers = {piece.node for piece in laid_pieces(table) if piece.letter == "T"}
    return tuple(
        CourtView(
            owner=table.owners[court],
            towers=table.court_towers[court],
            nodes=nodes_around(where, towers),
            cells=tuple(where),
            is_double=table.keeps[court] in DOUBLE_KEEPS,
            is_new=table.keeps[court] in FRESH_KEEPS,
            points=table.court_towers[court] * (2 if court in doubled else 1),
        )
        for court, where in cells.items()
    )


def doubled_courts(table: CastellanPosition, courts: Iterable[int]) -> set[int]:
    """The courts that count twice now: of a double court in parts the one with most towers (Rules §6, §8.10)."""
    parts = [court for court in courts if table.keeps[court] == tables.DOUBLE_PART]
    best = sorted(parts, key=lambda court: -table.court_towers[court])[:1]
    return {*best, *(court for court in courts if table.keeps[court] == tables.DOUBLE)}


def nodes_around(cells: Iterable[Cell], towers: set[Node]) -> tuple[Node, ...]:
    """The nodes of the towers that count for a court, row by row (Rules §5)."""
    corners = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
    return tuple(sorted(corners & towers, key=reading_order))


def places_view(table: CastellanPosition) -> Stock:
    """How many places each kind of piece has for the seat on turn, whether it has such a piece or not."""
    if table.turn < 0:
        return Stock(0, 0, 0)
    places = Actions()
    table.list_towers(table.turn, places)
    towers = places.count
    table.list_walls(table.turn, False, places)
    short_walls = places.count - towers
    table.list_walls(table.turn, True, places)
    return Stock(towers, short_walls, places.count - towers - short_walls)


def seat_view(table: CastellanPosition, seat: int) -> SeatView:
    """One seat as everybody sees it."""
    every_card = (1 << tables.CARDS) - 1
    hand = table.hands[seat]
    return SeatView(
        wall_cards=(hand & 0x7F).bit_count(),
        tower_cards=(hand >> 7).bit_count(),
        wall_pile=table.heights[2 * seat],
        tower_pile=table.heights[2 * seat + 1],
        played=tuple(card_names(table, table.packed(every_card ^ cards_left(table, seat)))),
        has_double_keep=not table.doubled >> seat & 1,
        keeps=table.count_keeps(seat),
        score=table.score(seat),
    )


def outlook(position: Position, seat: int) -> list[tuple[OnPlace, Position]]:
    """Each place after which one more piece of this turn would bring points, and the position after both.

    Places that bring points themselves are left out: their own previews say so.
    """
    table = own(position)
    found: list[tuple[OnPlace, Position]] = []
    for action in table.legal(seat):
        typed = action_to_json(table, seat, action)
        if isinstance(typed, Build) and not gain_of(table, action):
            after = own(table.copy())
            after.play_unchecked(seat, action)
            best = best_next(after, seat)
            if best is not None:
                after.play_unchecked(seat, best)
                found.append((typed, after))
    return found


def scores_nothing(position: Position, seat: int, action: int) -> bool:
    """Whether an action surely leaves all courts as they are: a piece that closes nothing and counts nowhere."""
    return action >= tables.PLACES and not gain_of(own(position), action)


def best_next(table: CastellanPosition, seat: int) -> int | None:
    """The action that lays the next piece where it brings most at once; None where none brings anything."""
    if table.phase != tables.BUILD or table.turn != seat:
        return None
    best = max(table.legal(seat), key=lambda action: gain_of(table, action))
    return best if gain_of(table, best) else None


def gain_of(table: CastellanPosition, action: int) -> int:
    """What laying a piece brings at once."""
    return table.gain((action - tables.PLACES) % tables.KINDS, table.action_node(action))
