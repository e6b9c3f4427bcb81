"""What one seat may see of a position of Castles of Mad King Ludwig, ready for JSON."""

from typing import NamedTuple

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.game import NO_SHORT_CUT
from castlewright.core.legal import LegalAction, OnPlace, Turned, legal_actions
from castlewright.core.position import Actions, Position
from castlewright.games.castles_of_mad_king_ludwig import data, tables
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.final import favour_value
from castlewright.games.castles_of_mad_king_ludwig.notation import (
    CORRIDOR_TILES,
    THOUSAND,
    Action,
    action_to_json,
    card_names,
    castle_tiles,
    pending_names,
    place_to_cell,
    removed_names,
    stack_tiles,
    to_text,
)
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own

scores_nothing = NO_SHORT_CUT


class TileView(msgspec.Struct, frozen=True):
    """A tile that lies in a castle.

    `doors` are its entrances in printed order: the tile that each is joined to, -1 while it is open, -2 against a wall,
    which rules out completion for good (Rules §6).
    """

    name: str
    x: int
    y: int
    turn: int
    is_complete: bool
    doors: tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat; cards and the full score are there only for those who may know the cards."""

    castle: tuple[TileView, ...]
    external_entrances: int
    money: int
    points: int
    card_count: int
    cards: tuple[str, ...] | None
    score: int | None
    has_returned: bool


class SlotView(msgspec.Struct, frozen=True):
    """One price of the market, the tile there if any, and the coins on it."""

    price: int
    tile: str | None
    coins: int


class FavourView(msgspec.Struct, frozen=True):
    """A favour, what it counts for each seat, and the points that this would give now."""

    name: str
    values: tuple[int, ...]
    points: tuple[int, ...]


class DeckTile(msgspec.Struct, frozen=True):
    """A face-down tile on the room deck, from the top: its size, who laid it, and its name for that seat alone."""

    size: int
    laid_by: int
    name: str | None


class Lot(msgspec.Struct, frozen=True):
    """Tiles of one size of which the seat knows that they lie in these places, but not which is where.

    `deck` are places on the room deck from the top; `box` says that tiles left out of the game are among them.
    """

    size: int
    tiles: tuple[str, ...]
    stack: bool
    box: bool
    deck: tuple[int, ...]


class Known(msgspec.Struct, frozen=True):
    """What the seat may remember (Rules §11.5): unseen tiles by where they can be, and bonus cards it put
    under the deck, each with its place from the top.
    """

    lots: tuple[Lot, ...]
    returned: tuple[tuple[int, str], ...]


class LudwigView(msgspec.Struct, frozen=True):
    """Everything a seat may see, with its legal actions; a spectator is seat -1.

    `pending` are the tiles whose rewards wait in the turn being played. During an extra turn `around` has those of
    the turns around it, the outermost first (Rules §11.7).
    """

    game: str
    seat: int
    edition: str
    phase: str
    builder: int
    turn: int
    waiting: tuple[int, ...]
    is_last_round: bool
    market: tuple[SlotView, ...]
    setting: int | None
    favours: tuple[FavourView, ...]
    seats: tuple[SeatView, ...]
    stacks: dict[str, int]
    room_cards: int
    deck: tuple[DeckTile, ...]
    bonus_deck: int
    removed: tuple[str, ...]
    in_hand: str | None
    pending: tuple[str, ...]
    around: tuple[tuple[str, ...], ...]
    returning: str | None
    drawn: tuple[str, ...]
    searched: int | None
    open_stack: tuple[str, ...]
    known: Known | None
    legal: tuple[LegalAction[Action], ...]


class Shared(NamedTuple):
    """What all seats see alike."""

    castles: tuple[tuple[TileView, ...], ...]
    entrances: tuple[int, ...]
    market: tuple[SlotView, ...]
    favours: tuple[FavourView, ...]
    removed: tuple[str, ...]


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    table = own(position)
    castles = [table.castle(seat) for seat in range(table.seats)]
    return Shared(
        castles=tuple(castle_view(castle) for castle in castles),
        entrances=tuple(castle.count_external() for castle in castles),
        market=market_view(table),
        favours=tuple(favour_view(table, favour) for favour in table.favours if favour >= 0),
        removed=tuple(sorted(removed_names(table))),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> LudwigView:
    """What a seat (-1: a spectator) may see."""
    table = own(position)
    common = shared or share(table)
    supply = table.supply
    is_acting = seat >= 0 and seat == table.turn
    pending = pending_names(table)
    stacks = {str(printed): supply.stack_counts[size] for size, printed in enumerate(data.SIZES)}
    return LudwigView(
        game="castles_of_mad_king_ludwig",
        seat=seat,
        edition="second" if table.has_money_tie else "first",
        phase=tables.PHASES[table.phase],
        builder=table.builder,
        turn=table.turn,
        waiting=tuple(table.waiting),
        is_last_round=bool(supply.is_spent),
        market=common.market,
        setting=THOUSAND * tables.PRICES[table.setting] if table.phase == tables.ARRANGING else None,
        favours=common.favours,
        seats=tuple(seat_view(table, other, seat, common) for other in range(table.seats)),
        stacks={**stacks, data.HALLWAY: supply.hallways, data.STAIRS: supply.stairs},
        room_cards=supply.card_count,
        deck=tuple(deck_tile(table, place, seat) for place in reversed(range(supply.deck_count))),
        bonus_deck=supply.bonus_count,
        removed=common.removed,
        in_hand=tables.NAMES[table.in_hand] if table.in_hand >= 0 else None,
        pending=tuple(pending[-1]),
        around=tuple(tuple(names) for names in pending[:-1]),
        returning=tables.BONUS_CARDS[table.choices[seat]] if seat >= 0 and table.choices[seat] >= 0 else None,
        drawn=tuple(tables.BONUS_CARDS[card] for card in table.drawn if card >= 0) if is_acting else (),
        searched=data.SIZES[table.searched] if table.searched >= 0 else None,
        open_stack=tuple(stack_tiles(table, table.searched)) if is_acting and table.phase == tables.TAKING else (),
        known=known(table, seat) if with_memory else None,
        legal=legal_actions(table, seat, action_to_json, to_text),
    )


def market_view(table: LudwigPosition) -> tuple[SlotView, ...]:
    """The market by rising price."""
    return tuple(
        SlotView(
            THOUSAND * tables.PRICES[slot],
            tables.NAMES[table.market[slot]] if table.market[slot] >= 0 else None,
            THOUSAND * table.coins[slot],
        )
        for slot in range(table.first_slot, table.last_slot + 1)
    )


def favour_view(table: LudwigPosition, favour: int) -> FavourView:
    """A favour with everybody's present standing; money in full."""
    seats = range(table.seats)
    unit = THOUSAND if data.FAVOURS[favour] == "money" else 1
    return FavourView(
        data.FAVOURS[favour],
        tuple(unit * favour_value(favour, table.castle(seat), table.money[seat]) for seat in seats),
        tuple(table.score_favour(favour, seat) for seat in seats),
    )


def castle_view(castle: Castle) -> tuple[TileView, ...]:
    """The tiles of a castle in building order."""
    return tuple(
        TileView(name, x, y, turn, castle.is_complete(index), door_views(castle, index))
        for index, (name, x, y, turn) in enumerate(castle_tiles(castle))
    )


def door_views(castle: Castle, index: int) -> tuple[int, ...]:
    """The tile that each entrance of a tile is joined to, or that it is open or blocked."""
    return tuple(castle.partners[castle.starts[index] : castle.starts[index + 1]])


def seat_view(table: LudwigPosition, seat: int, viewer: int, common: Shared) -> SeatView:
    """One seat as the viewer sees it (Rules §11.25)."""
    cards = None if table.hides_hand(seat, viewer) else tuple(card_names(table.hands[seat]))
    return SeatView(
        castle=common.castles[seat],
        external_entrances=common.entrances[seat],
        money=THOUSAND * table.money[seat],
        points=table.castle(seat).points,
        card_count=len(card_names(table.hands[seat])),
        cards=cards,
        score=None if cards is None else table.score(seat),
        has_returned=table.choices[seat] >= 0,
    )


def deck_tile(table: LudwigPosition, place: int, seat: int) -> DeckTile:
    """A tile on the room deck as the seat knows it (Rules §11.5)."""
    tile = table.supply.deck_tiles[place]
    name = tables.NAMES[tile] if table.supply.knows_deck(seat, place) else None
    return DeckTile(data.SIZES[tables.SIZE[tile]], table.supply.deck_owners[place], name)


def known(table: LudwigPosition, seat: int) -> Known:
    """What the seat may remember of hidden tiles and cards."""
    supply = table.supply
    lots = [
        lot_view(table, seat, size, lot)
        for size in range(tables.SIZES)
        for lot in range(supply.search_count(seat, size) + 1)
    ]
    returned = [
        (place, tables.BONUS_CARDS[supply.bonus_deck[place]])
        for place in range(supply.bonus_count)
        if seat >= 0 and supply.bonus_owners[place] == seat
    ]
    return Known(lots=tuple(lot for lot in lots if lot.tiles), returned=tuple(returned))


def try_out(position: Position, seat: int, tile: str) -> list[tuple[OnPlace, Position]]:
    """Each place of the own castle where a tile that can be had could lie, and the position then.

    Nothing is paid for it, and of the rewards of what it completes only points are given (Rules §5, §6).
    """
    table = own(own(position).copy())
    if tile not in to_be_had(table):
        raise BadInputError("tile", f"{tile[:60]} cannot be had now")
    table.in_hand = tables.NUMBERS[tile]
    return [tried(table, seat, place) for place in places_of(table, seat)]


def outlook(position: Position, seat: int) -> list[tuple[OnPlace, Position]]:
    """The place in every castle where each tile that can be had would score most at once, and the position then."""
    table = own(own(position).copy())
    found: list[tuple[OnPlace, Position]] = []
    for tile in to_be_had(table):
        table.in_hand = number = tables.NUMBERS[tile]
        for board in range(table.seats):
            castle = table.castle(board)
            places = places_of(table, board)
            if places:
                best = max(places, key=lambda place: castle.points_at(number, place))
                found.append(tried(table, board, best))
    return found


def to_be_had(table: LudwigPosition) -> list[str]:
    """The tiles that could be bought, taken for nothing or laid now, and those of a stack that is looked through."""
    held = [tables.NAMES[table.in_hand]] if table.in_hand >= 0 else []
    supply = {data.HALLWAY: table.supply.hallways, data.STAIRS: table.supply.stairs}
    corridors = [tile for tile in CORRIDOR_TILES if supply[tile]]
    looked = stack_tiles(table, table.searched) if table.phase == tables.TAKING else []
    return list(dict.fromkeys([*(slot.tile for slot in market_view(table) if slot.tile), *corridors, *looked, *held]))


def places_of(table: LudwigPosition, board: int) -> list[int]:
    """The legal places of the tile in hand in a castle."""
    places = Actions()
    table.castle(board).list_places(table.in_hand, places)
    return places.to_list()


def tried(table: LudwigPosition, board: int, place: int) -> tuple[OnPlace, Position]:
    """The castle and the place, and the position with the tile in hand laid there."""
    after = own(table.copy())
    lay_for_points(after.castle(board), table.in_hand, place)
    x, y, turn = place_to_cell(table, board, place)
    return Turned(board, tables.NAMES[table.in_hand], (x, y), turn), after


def lay_for_points(castle: Castle, tile: int, place: int) -> None:
    """Lay a tile and score every living room again that it completes (Rules §6)."""
    castle.lay_at(tile, place)
    times = list(castle.rescored)
    for index in range(castle.count):
        if castle.completers[index] == castle.count - 1 and tables.TYPE[castle.tiles[index]] == tables.LIVING:
            times[index] = castle.count
    castle.rescored = times


def lot_view(table: LudwigPosition, seat: int, size: int, lot: int) -> Lot:
    """One lot of tiles that the seat cannot tell apart."""
    supply = table.supply
    count = supply.gather_lot(seat, size, lot)
    places = [place for place in range(supply.deck_count) if supply.is_in_lot(seat, size, lot, place)]
    return Lot(
        size=data.SIZES[size],
        tiles=tuple(tables.NAMES[tile] for tile in supply.pool[:count]),
        stack=lot == supply.search_count(seat, size),
        box=lot == 0,
        deck=tuple(supply.deck_count - 1 - place for place in reversed(places)),
    )
