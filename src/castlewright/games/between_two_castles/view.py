"""What one seat may see of a position of Between Two Castles, ready for JSON."""

from typing import NamedTuple

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.game import NO_OUTLOOK, NO_SHORT_CUT
from castlewright.core.legal import LegalAction, OnPlace, legal_actions
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_castles import data, tables
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import (
    PHASES,
    STAGES,
    Action,
    Choose,
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

outlook = NO_OUTLOOK
scores_nothing = NO_SHORT_CUT


class RoomView(msgspec.Struct, frozen=True):
    """A room and its cell."""

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


class CounterView(msgspec.Struct, frozen=True):
    """How many rooms of a type a castle has, the number that brings its next bonus, and the bonuses it has had."""

    type: str
    count: int
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


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat: whether it has chosen, what it has still to lay and where not any more."""

    has_chosen: bool
    to_lay: tuple[str, ...]
    gift: str | None
    left_castle: int
    right_castle: int
    left_done: bool
    right_done: bool
    score: int


class LudwigView(msgspec.Struct, frozen=True):
    """What the seat sees of Ludwig: his drawn tiles (the giver's only), those given face up, his score (Rules §9)."""

    drawn: tuple[str, ...]
    left: str | None
    right: str | None
    score: int


class KnownHand(msgspec.Struct, frozen=True):
    """A hand that lies with another seat and that this seat has held, so that it can remember it."""

    holder: int
    tiles: tuple[str, ...]


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


class CastlesView(msgspec.Struct, frozen=True):
    """Everything a seat may see, with its legal actions; a spectator is seat -1."""

    game: str
    seat: int
    phase: str
    round: int
    rounds: int
    turn: int
    turns: int
    hand_size: int
    passes_to: int | None
    giver: int | None
    castles: tuple[CastleView, ...]
    seats: tuple[SeatView, ...]
    ludwig: LudwigView | None
    waiting: tuple[int, ...]
    hand: tuple[str, ...]
    chosen: tuple[str, str] | None
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
    table = own(position)
    return Shared(
        castles=tuple(castle_view(table, index) for index in range(table.ring)),
        seats=tuple(seat_view(table, other) for other in range(table.seats)),
        supply=supply_view(table),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> CastlesView:
    """What a seat (-1: a spectator) may see."""
    table = own(position)
    common = shared or share(table)
    return CastlesView(
        game="between_two_castles",
        seat=seat,
        phase=PHASES[table.phase],
        round=min(table.round + 1, data.ROUNDS),
        rounds=data.ROUNDS,
        turn=turn(table),
        turns=data.HAND // 2,
        hand_size=table.hand_size,
        passes_to=passes_to(table, seat),
        giver=table.giver() if table.seats == 2 and PHASES[table.phase] != "over" else None,
        castles=common.castles,
        seats=common.seats,
        ludwig=ludwig_view(table, seat) if table.seats == 2 else None,
        waiting=tuple(table.waiting),
        hand=tuple(hand_tiles(table, seat)) if table.knows_hand(seat, seat) else (),
        chosen=own_choice(table, seat),
        known=known(table, seat) if with_memory else None,
        supply=common.supply,
        legal=legal_actions(table, seat, action_to_json, to_text),
    )


def turn(table: CastlesPosition) -> int:
    """The turn of this round, counted from 1 (Rules §3)."""
    if PHASES[table.phase] == "over":
        return data.HAND // 2
    chosen = 2 if PHASES[table.phase] == "place" else 0
    return (data.HAND - table.hand_size - chosen) // 2 + 1


def passes_to(table: CastlesPosition, seat: int) -> int | None:
    """The seat that gets this seat's hand after the turn; None where the last tile is discarded (Rules §3, §9.3)."""
    left_over = table.hand_size if PHASES[table.phase] == "place" else table.hand_size - 2
    if seat < 0 or left_over <= 1:
        return None
    return (seat + (1 if table.round == 0 else -1)) % table.ring


def castle_view(table: CastlesPosition, index: int) -> CastleView:
    """One castle as everybody sees it."""
    castle = table.castle(index)
    return CastleView(
        marker=list(data.MARKERS)[index],
        builders=(index, (index + 1) % table.ring),
        throne=castle_throne(castle),
        rooms=tuple(RoomView(room, x, y) for room, x, y in castle_rooms(castle)),
        attendants=tuple(castle_attendants(castle)),
        bonus_cards=tuple(castle_cards(castle)),
        counters=tuple(counter_view(kind, castle.numbers[number]) for number, kind in enumerate(data.TYPES)),
        waits=wait_view(castle),
        points=table.score_castle(index),
    )


def wait_view(castle: Castle) -> WaitView | None:
    """The bonus that a castle waits for, if any."""
    if not castle.stage:
        return None
    room = tables.ROOM_IDS[castle.pending] if castle.pending >= 0 else None
    # Nothing enters a castle that waits, so the room that was laid last is the one that set it off.
    cause = castle.rooms[castle.count - 1]
    number = castle.numbers[tables.TYPE[cause]]
    return WaitView(
        STAGES[castle.stage], castle.owner, room, tuple(castle_drawn(castle)), tables.ROOM_IDS[cause], number
    )


def counter_view(kind: str, count: int) -> CounterView:
    """How near a castle is to the next bonus of a type (Rules §5)."""
    to_come = [step for step in data.BONUS_STEPS if step > count]
    return CounterView(kind, count, to_come[0] if to_come else None, len(data.BONUS_STEPS) - len(to_come))


def seat_view(table: CastlesPosition, seat: int) -> SeatView:
    """One seat as everybody sees it."""
    is_placing = PHASES[table.phase] == "place"
    return SeatView(
        has_chosen=table.choices[seat] >= 0,
        to_lay=tuple(tiles_to_lay(table, seat)),
        gift=gift_to_lay(table, seat),
        left_castle=table.castle_at(seat, 0),
        right_castle=table.castle_at(seat, 1),
        left_done=is_placing and bool(table.sides[seat] & 1),
        right_done=is_placing and bool(table.sides[seat] & 2),
        score=table.score(seat),
    )


def ludwig_view(table: CastlesPosition, seat: int) -> LudwigView:
    """Ludwig as the seat sees him (Rules §9)."""
    is_drawn = PHASES[table.phase] == "give" and table.knows_choice(seat, tables.LUDWIG)
    left, right = [tables.ROOM_IDS[tile] if tile >= 0 else None for tile in table.gifts]
    return LudwigView(tuple(ludwig_tiles(table)) if is_drawn else (), left, right, table.score(tables.LUDWIG))


def own_choice(table: CastlesPosition, seat: int) -> tuple[str, str] | None:
    """The two tiles of the seat's own secret choice, None before it is made and after it is revealed."""
    if seat < 0 or table.choices[seat] < 0:
        return None
    choice = action_to_json(table, seat, table.choices[seat])
    return choice.tiles if isinstance(choice, Choose) else None


def known(table: CastlesPosition, seat: int) -> Known:
    """What the seat knows of things that lie face down."""
    supply = table.supply
    holders = [holder for holder in range(table.ring) if holder != seat and table.knows_hand(seat, holder)]
    discards = [tile for tile in supply.discards[: supply.discard_count] if supply.knows_tile(seat, tile)]
    stack = [tile for tile in sorted(supply.tiles[: supply.tiles_left]) if supply.knows_tile(seat, tile)]
    return Known(
        hands=tuple(KnownHand(holder, tuple(hand_tiles(table, holder))) for holder in holders if table.hand_size),
        discards=tuple(tables.ROOM_IDS[tile] for tile in discards),
        stack=tuple(tables.ROOM_IDS[tile] for tile in stack),
    )


def try_out(position: Position, seat: int, tile: str) -> list[tuple[OnPlace, Position]]:
    """Each castle and cell where a tile that the seat holds, lays, may take or gives could lie, and the position then.

    A bonus that it sets off is not settled (Rules §5).
    """
    table = own(position)
    castles = castles_for(table, seat, tile)
    if not castles:
        raise BadInputError("tile", f"seat {seat} has no {tile[:60]} to lay")
    room = tables.CODES[tile]
    found: list[tuple[OnPlace, Position]] = []
    for index in castles:
        places = Actions()
        table.castle(index).list_places(tables.GROUP[room], 0, places)
        for cell in places.to_list():
            x, y = cell_to_xy(cell)
            after = own(table.copy())
            after.castle(index).put_room(room, x + tables.MIDDLE, y + tables.MIDDLE)
            found.append((OnPlace(index, tile, (x, y)), after))
    return found


def castles_for(table: CastlesPosition, seat: int, tile: str) -> list[int]:
    """The castles where a seat may try out a tile: its own, that of a bonus which offers it, Ludwig's for his tiles."""
    both = [table.castle_at(seat, 0), table.castle_at(seat, 1)]
    if tile in (*hand_tiles(table, seat), *tiles_to_lay(table, seat), gift_to_lay(table, seat)):
        return both
    if PHASES[table.phase] == "give" and seat == table.giver() and tile in ludwig_tiles(table):
        return [table.castle_at(tables.LUDWIG, 0), table.castle_at(tables.LUDWIG, 1)]
    return [index for index in both if tile in offered(table, seat, table.castle(index))]


def offered(table: CastlesPosition, seat: int, castle: Castle) -> list[str]:
    """The rooms that a bonus of a castle lets the seat choose from now (Rules §5)."""
    if castle.owner != seat:
        return []
    if STAGES[castle.stage] in ("special", "bonus"):
        return [kind for kind, left in zip(data.SPECIALS, table.supply.specials, strict=True) if left > 0]
    return castle_drawn(castle) if STAGES[castle.stage] == "tile" else []


def supply_view(table: CastlesPosition) -> SupplyView:
    """The common supplies as everybody sees them."""
    supply = table.supply
    return SupplyView(
        tiles=supply.tiles_left,
        discards=supply.discard_count,
        cards=supply.cards_left,
        card_discards=tuple(tables.CARD_IDS[card] for card in supply.card_discards[: supply.card_discard_count]),
        specials=dict(zip(data.SPECIALS, supply.specials, strict=True)),
        attendants=dict(zip(tables.ATTENDANT_IDS, supply.attendants, strict=True)),
    )
