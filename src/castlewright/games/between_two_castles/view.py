"""What one seat may see of a position of Between Two Castles, ready for JSON."""

from functools import cache
from typing import NamedTuple

import msgspec

from castlewright.core.drafting.constants import OVER
from castlewright.core.drafting.seating import builders_of
from castlewright.core.drafting.view import (
    DraftSeatView,
    DraftView,
    KnownHand,
    draft_seat_view,
    draft_view,
    known_hands,
)
from castlewright.core.errors import BadInputError
from castlewright.core.game import NO_SHORT_CUT
from castlewright.core.legal import LegalAction, OnPlace, legal_actions
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import (
    PHASES,
    STAGES,
    Action,
    action_to_json,
    castle_attendants,
    castle_cards,
    castle_drawn,
    castle_rooms,
    castle_throne,
    cell_to_xy,
    gift_to_lay,
    hand_tiles,
    ludwig_tiles,
    tiles_to_lay,
    to_text,
)
from castlewright.games.between_two_castles.position import CastlesPosition, own

scores_nothing = NO_SHORT_CUT


class RoomView(NamedTuple):
    """A room and its cell; it travels as an array without names, for there are up to 150 of them."""

    room: str
    x: int
    y: int


class WaitView(msgspec.Struct, frozen=True):
    """What a castle waits for, who decides, what was drawn or is to be laid, the room that set it off (Rules §5)."""

    bonus: str
    seat: int
    room: str | None
    drawn: tuple[str, ...]
    cause: str
    number: int
    """The cause is this many-th room of its type."""


class CounterView(NamedTuple):
    """How many rooms of a type a castle has, the number that brings its next bonus, and the bonuses it has had.

    It travels as an array without names, like a room.
    """

    type: str
    number: int
    next: int | None
    taken: int


class CastleView(msgspec.Struct, frozen=True):
    """One castle: its marker, who builds it, everything in it, and its points as it stands now."""

    marker: str
    builders: tuple[int, ...]
    throne: str
    rooms: tuple[RoomView, ...]
    attendants: tuple[str, ...]
    bonus_cards: tuple[str, ...]
    counters: tuple[CounterView, ...]
    waits: WaitView | None
    points: int


class SeatView(DraftSeatView, frozen=True):
    """What everybody sees of a seat, with its two castles and Ludwig's tile that it has still to lay."""

    gift: str | None
    left_castle: int
    right_castle: int


class LudwigView(msgspec.Struct, frozen=True):
    """What the seat sees of Ludwig: his drawn tiles (the giver's only), those given face up, his score (Rules §9)."""

    drawn: tuple[str, ...]
    left: str | None
    right: str | None
    score: int


class Known(msgspec.Struct, frozen=True):
    """What the seat may remember: hands it has held, tiles on the discards, tiles shuffled back into the stack."""

    hands: tuple[KnownHand, ...]
    discards: tuple[str, ...]
    stack: tuple[str, ...]


class SupplyView(msgspec.Struct, frozen=True):
    """What is left in the common supplies; the rejected cards were seen by everybody (Rules §11.7)."""

    tiles: int
    discards: int
    cards: int
    card_discards: tuple[str, ...]
    specials: dict[str, int]
    attendants: dict[str, int]


class CastlesView(DraftView, frozen=True):
    """Everything a seat may see, with its legal actions; a spectator is seat -1."""

    giver: int | None
    castles: tuple[CastleView, ...]
    seats: tuple[SeatView, ...]
    ludwig: LudwigView | None
    known: Known | None
    supply: SupplyView
    legal: tuple[LegalAction[Action], ...]


class Shared(NamedTuple):
    """What all seats see alike."""

    castles: tuple[CastleView, ...]
    seats: tuple[SeatView, ...]
    supply: SupplyView


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    state = own(position)
    return Shared(
        castles=tuple(castle_view(state, index) for index in range(state.ring)),
        seats=tuple(seat_view(state, other) for other in range(state.seats)),
        supply=supply_view(state),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> CastlesView:
    """What a seat (-1: a spectator) may see."""
    state = own(position)
    common = shared or share(state)
    return CastlesView(
        **msgspec.structs.asdict(draft_view(state, seat, "between_two_castles", PHASES, constants.ROOM_IDS)),
        giver=state.giver() if state.seats == 2 and state.phase != OVER else None,
        castles=common.castles,
        seats=common.seats,
        ludwig=ludwig_view(state, seat) if state.seats == 2 else None,
        known=known(state, seat) if with_memory else None,
        supply=common.supply,
        legal=legal_actions(state, seat, action_to_json, to_text),
    )


def castle_view(state: CastlesPosition, index: int) -> CastleView:
    """One castle as everybody sees it."""
    castle = state.castle(index)
    numbers = castle.numbers
    return CastleView(
        marker=list(data.MARKERS)[index],
        builders=builders_of(index, state.ring),
        throne=castle_throne(castle),
        rooms=tuple(RoomView(room, x, y) for room, x, y in castle_rooms(castle)),
        attendants=tuple(castle_attendants(castle)),
        bonus_cards=tuple(castle_cards(castle)),
        counters=tuple(counter_view(kind, numbers[number]) for number, kind in enumerate(data.TYPES)),
        waits=wait_view(castle),
        points=state.score_castle(index),
    )


def wait_view(castle: Castle) -> WaitView | None:
    """The bonus that a castle waits for, if any."""
    if not castle.stage:
        return None
    room = constants.ROOM_IDS[castle.pending] if castle.pending >= 0 else None
    # Nothing enters a castle that waits, so the room that was laid last is the one that set it off.
    cause = castle.rooms[castle.count - 1]
    number = castle.numbers[constants.TYPE[cause]]
    return WaitView(
        STAGES[castle.stage], castle.owner, room, tuple(castle_drawn(castle)), constants.ROOM_IDS[cause], number
    )


@cache
def counter_view(kind: str, count: int) -> CounterView:
    """How near a castle is to the next bonus of a type (Rules §5)."""
    to_come = [step for step in data.BONUS_STEPS if step > count]
    return CounterView(kind, count, to_come[0] if to_come else None, len(data.BONUS_STEPS) - len(to_come))


def seat_view(state: CastlesPosition, seat: int) -> SeatView:
    """One seat as everybody sees it (Rules §1, §9.4)."""
    return SeatView(
        **msgspec.structs.asdict(draft_seat_view(state, seat, constants.ROOM_IDS)),
        gift=gift_to_lay(state, seat),
        left_castle=state.board_at(seat, 0),
        right_castle=state.board_at(seat, 1),
    )


def ludwig_view(state: CastlesPosition, seat: int) -> LudwigView:
    """Ludwig as the seat sees him (Rules §9)."""
    is_drawn = PHASES[state.phase] == "give" and state.knows_choice(seat, constants.LUDWIG)
    left, right = [constants.ROOM_IDS[tile] if tile >= 0 else None for tile in state.gifts]
    return LudwigView(tuple(ludwig_tiles(state)) if is_drawn else (), left, right, state.score(constants.LUDWIG))


def known(state: CastlesPosition, seat: int) -> Known:
    """What the seat knows of things that lie face down."""
    supply = state.supply
    discards = [tile for tile in supply.discards[: supply.discard_count] if supply.knows_tile(seat, tile)]
    stack = [tile for tile in sorted(supply.tiles[: supply.tiles_left]) if supply.knows_tile(seat, tile)]
    return Known(
        hands=known_hands(state, seat, constants.ROOM_IDS),
        discards=tuple(constants.ROOM_IDS[tile] for tile in discards),
        stack=tuple(constants.ROOM_IDS[tile] for tile in stack),
    )


def try_out(position: Position, seat: int, tile: str) -> list[tuple[OnPlace, Position]]:
    """Each castle and cell where a tile that the seat holds, lays, may take or gives could lie, and the position then.

    A bonus that it sets off is not settled (Rules §5).
    """
    state = own(position)
    castles = castles_for(state, seat, tile)
    if not castles:
        raise BadInputError("tile", f"seat {seat} has no {tile[:60]} to lay")
    room = constants.CODES[tile]
    found: list[tuple[OnPlace, Position]] = []
    for index in castles:
        places = Actions()
        state.castle(index).list_places(constants.GROUP[room], 0, places)
        for cell in places.to_list():
            x, y = cell_to_xy(cell)
            after = own(state.copy())
            after.castle(index).put_room(room, x + constants.MIDDLE, y + constants.MIDDLE)
            found.append((OnPlace(index, tile, (x, y)), after))
    return found


def outlook(position: Position, seat: int) -> list[tuple[OnPlace, Position]]:
    """The cell in each castle where every tile that the seat could come to lay scores most, and the position then."""
    state = own(position)
    found: list[tuple[OnPlace, Position]] = []
    for tile in to_be_had(state, seat):
        tries = try_out(state, seat, tile)
        for castle in sorted({place.board for place, _ in tries}):
            here = [(place, after) for place, after in tries if place.board == castle]
            found.append(max(here, key=lambda tried: own(tried[1]).score_castle(tried[0].board)))
    return found


def to_be_had(state: CastlesPosition, seat: int) -> list[str]:
    """The tiles of the seat's hand and those to lay, Ludwig's for their giver, and what its bonuses offer."""
    if PHASES[state.phase] == "give" and seat == state.giver():
        return list(ludwig_tiles(state))
    if PHASES[state.phase] != "place":
        return hand_tiles(state, seat)
    both = [state.castle(state.board_at(seat, side)) for side in range(2)]
    gift = gift_to_lay(state, seat)
    offers = [tile for castle in both if castle.owner == seat for tile in offered(state, castle)]
    return list(dict.fromkeys([*tiles_to_lay(state, seat), *([gift] if gift else []), *offers]))


def castles_for(state: CastlesPosition, seat: int, tile: str) -> list[int]:
    """The castles where a seat may try out a tile: its own, Ludwig's for his tiles, that of a bonus which offers it.

    A bonus lies open, and whoever builds the castle too may point at what they would do (Rules §5).
    """
    both = [state.board_at(seat, 0), state.board_at(seat, 1)]
    if tile in (*hand_tiles(state, seat), *tiles_to_lay(state, seat), gift_to_lay(state, seat)):
        return both
    if PHASES[state.phase] == "give" and seat == state.giver() and tile in ludwig_tiles(state):
        return [state.board_at(constants.LUDWIG, 0), state.board_at(constants.LUDWIG, 1)]
    return [index for index in both if tile in offered(state, state.castle(index))]


def offered(state: CastlesPosition, castle: Castle) -> list[str]:
    """The rooms that a bonus of a castle lets its owner choose from now, or the one that is to be laid (Rules §5)."""
    if STAGES[castle.stage] == "room":
        return [constants.ROOM_IDS[castle.pending]]
    if STAGES[castle.stage] in ("special", "bonus"):
        return [kind for kind, left in zip(data.SPECIALS, state.supply.specials, strict=True) if left > 0]
    return castle_drawn(castle) if STAGES[castle.stage] == "tile" else []


def supply_view(state: CastlesPosition) -> SupplyView:
    """The common supplies as everybody sees them."""
    supply = state.supply
    return SupplyView(
        tiles=supply.tiles_left,
        discards=supply.discard_count,
        cards=supply.cards_left,
        card_discards=tuple(constants.CARD_IDS[card] for card in supply.card_discards[: supply.card_discard_count]),
        specials=dict(zip(data.SPECIALS, supply.specials, strict=True)),
        attendants=dict(zip(constants.ATTENDANT_IDS, supply.attendants, strict=True)),
    )
