"""What one seat may see of a position of Castellan, ready for JSON."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from castlewright.core.game import NO_TRY_OUT
from castlewright.core.legal import LegalAction, OnPlace, legal_actions
from castlewright.core.position import Actions, Position
from castlewright.games.castellan import constants
from castlewright.games.castellan.deck import Deck
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
from castlewright.games.castellan.plan import Cell, Node, Piece, reading_order
from castlewright.games.castellan.position import CastellanPosition, own

try_out = NO_TRY_OUT
FRESH_KEEPS = {constants.FRESH, constants.DOUBLE_PART}
DOUBLE_KEEPS = {constants.DOUBLE, constants.DOUBLE_PART}


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of the castle, a wall with its left or upper end, and whether it was laid in this turn."""

    piece: Literal["tower", "short", "long"]
    x: int
    y: int
    side: Literal["", "h", "v"]
    is_new: bool = False


class CourtView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A courtyard: its owner, the towers that count and their nodes, its cells row by row, its keep and its points.

    `is_new` says that its keep is set in this turn, `is_double` that the double keep stands there, or in
    a part of the court that it was before this turn.
    """

    owner: int
    towers: int
    nodes: tuple[Node, ...]
    cells: tuple[Cell, ...]
    points: int
    is_double: bool = False
    is_new: bool = False


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

    `stock` is still to be built; before cards are played it is what `handed_by` handed on. What of it finds no
    place goes to `handed_to`, or is put aside if that is -1. `supply` is on cards that nobody has played yet.
    `places` says how many places each kind of piece has now for the seat on turn.
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
    handed_to: int
    supply: Stock
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
    supply: Stock
    places: Stock
    known: Known


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    state = own(position)
    pieces = laid_pieces(state)
    left = [cards_left(state, seat) for seat in range(state.seats)]
    return Shared(
        deck=deck_view(state.deck),
        pieces=pieces_view(state, pieces),
        courts=courts_view(state, pieces),
        seats=tuple(seat_view(state, seat, left[seat]) for seat in range(state.seats)),
        supply=supply_view(state, left),
        places=places_view(state),
        known=Known(tuple(tuple(card_names(state, cards)) for cards in left)),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> CastellanView:
    """What a seat (-1: a spectator) may see."""
    state = own(position)
    common = shared or share(state)
    return CastellanView(
        game="castellan",
        seat=seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        ender=state.ender,
        deck=common.deck,
        pieces=common.pieces,
        courts=common.courts,
        seats=common.seats,
        stock=Stock(*state.stock),
        handed_by=(state.turn - 1) % state.seats,
        handed_to=next_seat(state),
        supply=common.supply,
        places=common.places,
        dropped=Stock(*state.dropped),
        to_draw=state.draws,
        hand=tuple(card_names(state, state.hands[seat])) if seat >= 0 else (),
        known=common.known if with_memory else None,
        legal=tuple(sorted(legal_actions(state, seat, action_to_json, to_text), key=lambda legal: legal.number)),
    )


@lru_cache(maxsize=16)
def deck_view(deck: Deck) -> tuple[CardView, ...]:
    """The faces of all cards, which are everybody's."""
    faces = zip(deck.names, deck.cards, strict=True)
    return tuple(
        CardView(name, number < constants.CARDS // 2, Stock(card.towers, card.short_walls, card.long_walls), card.draw)
        for number, (name, card) in enumerate(faces)
    )


def pieces_view(state: CastellanPosition, pieces: Iterable[Piece]) -> tuple[PieceView, ...]:
    """The pieces of the castle, those of this turn marked while it lasts."""
    start = state.laid_count if PHASES[state.phase] in {"play", "over"} else state.turn_start
    return tuple(
        PieceView(LETTER_NAMES[piece.letter], piece.x, piece.y, SIDES[piece.side], number >= start)
        for number, piece in enumerate(pieces)
    )


def courts_view(state: CastellanPosition, pieces: Iterable[Piece]) -> tuple[CourtView, ...]:
    """All courts in reading order of their first cells."""
    cells: dict[int, list[Cell]] = {}
    for y in range(state.low_y, state.high_y):
        for x in range(state.low_x, state.high_x):
            court = state.court_at(x, y)
            if court:
                cells.setdefault(court, []).append((x, y))
    doubled = doubled_courts(state, cells)
    towers = {piece.node for piece in pieces if piece.letter == "T"}
    # A list of a compiled position is made anew whenever it is asked for.
    owners, counts, keeps = state.owners, state.court_towers, state.keeps
    return tuple(
        CourtView(
            owner=owners[court],
            towers=counts[court],
            nodes=nodes_around(where, towers),
            cells=tuple(where),
            is_double=keeps[court] in DOUBLE_KEEPS,
            is_new=keeps[court] in FRESH_KEEPS,
            points=counts[court] * (2 if court in doubled else 1),
        )
        for court, where in cells.items()
    )


def doubled_courts(state: CastellanPosition, courts: Iterable[int]) -> set[int]:
    """The courts that count twice now: of a double court in parts the one with most towers (Rules §6, §8.10)."""
    keeps = state.keeps
    parts = [court for court in courts if keeps[court] == constants.DOUBLE_PART]
    best = sorted(parts, key=lambda court: -state.court_towers[court])[:1]
    return {*best, *(court for court in courts if keeps[court] == constants.DOUBLE)}


def nodes_around(cells: Iterable[Cell], towers: set[Node]) -> tuple[Node, ...]:
    """The nodes of the towers that count for a court, row by row (Rules §5)."""
    corners = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
    return tuple(sorted(corners & towers, key=reading_order))


def next_seat(state: CastellanPosition) -> int:
    """The seat that has the next turn; -1 where this is the last one (Rules §6)."""
    seat = (state.turn + 1) % state.seats
    return -1 if state.turn < 0 or seat == state.ender else seat


def supply_view(state: CastellanPosition, left: Iterable[int]) -> Stock:
    """The pieces on all cards that nobody has played yet, which everybody can count (Rules §8.12)."""
    numbered = list(enumerate(state.deck.cards))
    unplayed = [card for cards in left for number, card in numbered if cards >> number & 1]
    return Stock(
        towers=sum(card.towers for card in unplayed),
        short_walls=sum(card.short_walls for card in unplayed),
        long_walls=sum(card.long_walls for card in unplayed),
    )


def places_view(state: CastellanPosition) -> Stock:
    """How many places each kind of piece has for the seat on turn, whether it has such a piece or not."""
    if state.turn < 0:
        return Stock(0, 0, 0)
    places = Actions()
    state.list_towers(state.turn, places)
    towers = places.count
    state.list_walls(state.turn, False, places)
    short_walls = places.count - towers
    state.list_walls(state.turn, True, places)
    return Stock(towers, short_walls, places.count - towers - short_walls)


def seat_view(state: CastellanPosition, seat: int, left: int) -> SeatView:
    """One seat as everybody sees it."""
    every_card = (1 << constants.CARDS) - 1
    hand = state.hands[seat]
    return SeatView(
        wall_cards=(hand & 0x7F).bit_count(),
        tower_cards=(hand >> 7).bit_count(),
        wall_pile=state.heights[2 * seat],
        tower_pile=state.heights[2 * seat + 1],
        played=tuple(card_names(state, state.packed(every_card ^ left))),
        has_double_keep=not state.doubled >> seat & 1,
        keeps=state.count_keeps(seat),
        score=state.score(seat),
    )


def outlook(position: Position, seat: int) -> list[tuple[OnPlace, Position]]:
    """Each place that makes one more piece of this turn bring points, and the position after both.

    Places that bring points themselves are left out, their own previews say so; what the next piece brings
    without this one counts for no place.
    """
    state = own(position)
    if state.phase != constants.BUILD or state.turn != seat:
        return []
    gains = {action: gain_of(state, action) for action in state.legal(seat)}
    found: list[tuple[OnPlace, Position]] = []
    for action in (action for action, gain in gains.items() if not gain):
        typed = action_to_json(state, seat, action)
        if isinstance(typed, Build):
            after = own(state.copy())
            after.play_unchecked(seat, action)
            best = best_next(after, seat, gains)
            if best is not None:
                after.play_unchecked(seat, best)
                found.append((typed, after))
    return found


def scores_nothing(position: Position, seat: int, action: int) -> bool:
    """Whether an action surely leaves all courts as they are: a piece that closes nothing and counts nowhere."""
    return action >= constants.PLACES and not gain_of(own(position), action)


def best_next(state: CastellanPosition, seat: int, before: Mapping[int, int]) -> int | None:
    """The action that lays the next piece where it brings most at once, of those that brought less before; or None."""
    if state.phase != constants.BUILD or state.turn != seat:
        return None
    gains = {action: gain_of(state, action) for action in state.legal(seat)}
    more = [action for action, gain in gains.items() if gain > before.get(action, 0)]
    return max(more, key=gains.__getitem__, default=None)


def gain_of(state: CastellanPosition, action: int) -> int:
    """What laying a piece brings at once."""
    return state.gain((action - constants.PLACES) % constants.KINDS, state.action_node(action))
