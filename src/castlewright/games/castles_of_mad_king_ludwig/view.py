"""What one seat may see of a position of Castles of Mad King Ludwig, ready for JSON."""

from functools import partial
from typing import NamedTuple

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.game import NO_SHORT_CUT
from castlewright.core.legal import LegalAction, OnPlace, Turned, legal_actions
from castlewright.core.position import Actions, Position
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.actions import Action
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.final import favour_value
from castlewright.games.castles_of_mad_king_ludwig.notation import (
    CORRIDOR_TILES,
    THOUSAND,
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
from castlewright.games.castles_of_mad_king_ludwig.trial import lay_for_points, points_at_once

scores_nothing = NO_SHORT_CUT


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile that lies in a castle.

    `doors` are its entrances in printed order: the tile that each is joined to, -1 while it is open, -2 against a wall,
    which rules out completion for good (Rules §6). `completed_by` is the tile whose placement completed it, if any.
    """

    name: str
    x: int
    y: int
    turn: int
    doors: tuple[int, ...]
    completed_by: int = -1


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is seen of a seat; cards and the full score are there only for those who may know the cards.

    `points` are those scored so far, `public_score` is the score as it would be now without bonus cards.
    """

    castle: tuple[TileView, ...]
    external_entrances: int
    money: int
    points: int
    card_count: int
    cards: tuple[str, ...] | None
    public_score: int
    score: int | None
    has_returned: bool = False


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


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tiles of one size of which the seat knows that they lie in these places, but not which is where.

    `deck` are places on the room deck from the top; the others are in their stack, unless `has_left_stack`.
    `is_searched` says that the seat has looked through them all; else tiles left out of the game are among them.
    """

    size: int
    tiles: tuple[str, ...]
    deck: tuple[int, ...] = ()
    has_left_stack: bool = False
    is_searched: bool = False


class Known(msgspec.Struct, frozen=True):
    """What the seat may remember (Rules §11.5): unseen tiles by where they can be, and bonus cards it put
    under the deck, each with its place from the top.
    """

    lots: tuple[Lot, ...]
    returned: tuple[tuple[int, str], ...]


class LudwigView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    is_last_round: bool = False
    market: tuple[SlotView, ...]
    setting: int | None = None
    favours: tuple[FavourView, ...]
    seats: tuple[SeatView, ...]
    stacks: dict[str, int]
    room_cards: int
    deck: tuple[DeckTile, ...]
    bonus_deck: int
    removed: tuple[str, ...]
    in_hand: str | None = None
    pending: tuple[str, ...]
    around: tuple[tuple[str, ...], ...]
    returning: str | None = None
    drawn: tuple[str, ...]
    searched: int | None = None
    open_stack: tuple[str, ...]
    known: Known | None
    legal: tuple[LegalAction[Action], ...]


class Shared(NamedTuple):
    """What all seats see alike."""

    seats: tuple[SeatView, ...]
    market: tuple[SlotView, ...]
    favours: tuple[FavourView, ...]
    removed: tuple[str, ...]


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    state = own(position)
    return Shared(
        seats=tuple(seat_view(state, seat) for seat in range(state.seats)),
        market=market_view(state),
        favours=tuple(favour_view(state, favour) for favour in state.favours if favour >= 0),
        removed=tuple(sorted(removed_names(state))),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> LudwigView:
    """What a seat (-1: a spectator) may see."""
    state = own(position)
    common = shared or share(state)
    supply = state.supply
    is_acting = seat >= 0 and seat == state.turn
    pending = pending_names(state)
    stacks = {str(printed): supply.stack_counts[size] for size, printed in enumerate(data.SIZES)}
    return LudwigView(
        game="castles_of_mad_king_ludwig",
        seat=seat,
        edition="second" if state.has_money_tie else "first",
        phase=constants.PHASES[state.phase],
        builder=state.builder,
        turn=state.turn,
        waiting=tuple(state.waiting),
        is_last_round=bool(supply.is_spent),
        market=common.market,
        setting=THOUSAND * constants.PRICES[state.setting] if state.phase == constants.ARRANGING else None,
        favours=common.favours,
        seats=tuple(own_view(state, other, seat, seen) for other, seen in enumerate(common.seats)),
        stacks={**stacks, data.HALLWAY: supply.hallways, data.STAIRS: supply.stairs},
        room_cards=supply.card_count,
        deck=tuple(deck_tile(state, place, seat) for place in reversed(range(supply.deck_count))),
        bonus_deck=supply.bonus_count,
        removed=common.removed,
        in_hand=constants.NAMES[state.in_hand] if state.in_hand >= 0 else None,
        pending=tuple(pending[-1]),
        around=tuple(tuple(names) for names in pending[:-1]),
        returning=constants.BONUS_CARDS[state.choices[seat]] if seat >= 0 and state.choices[seat] >= 0 else None,
        drawn=tuple(constants.BONUS_CARDS[card] for card in state.drawn if card >= 0) if is_acting else (),
        searched=data.SIZES[state.searched] if state.searched >= 0 else None,
        open_stack=tuple(stack_tiles(state, state.searched)) if is_acting and state.phase == constants.TAKING else (),
        known=known(state, seat) if with_memory else None,
        legal=legal_actions(state, seat, action_to_json, to_text),
    )


def market_view(state: LudwigPosition) -> tuple[SlotView, ...]:
    """The market by rising price."""
    return tuple(
        SlotView(
            THOUSAND * constants.PRICES[slot],
            constants.NAMES[state.market[slot]] if state.market[slot] >= 0 else None,
            THOUSAND * state.coins[slot],
        )
        for slot in range(state.first_slot, state.last_slot + 1)
    )


def favour_view(state: LudwigPosition, favour: int) -> FavourView:
    """A favour with everybody's present standing; money in full."""
    seats = range(state.seats)
    unit = THOUSAND if data.FAVOURS[favour] == "money" else 1
    return FavourView(
        data.FAVOURS[favour],
        tuple(unit * favour_value(favour, state.castle(seat), state.money[seat]) for seat in seats),
        tuple(state.score_favour(favour, seat) for seat in seats),
    )


def castle_view(castle: Castle) -> tuple[TileView, ...]:
    """The tiles of a castle in building order, each with what its entrances are joined to, open or blocked."""
    # A list of a compiled castle is made anew whenever it is asked for.
    starts, partners, completers = castle.starts, castle.partners, castle.completers
    return tuple(
        TileView(name, x, y, turn, tuple(partners[starts[index] : starts[index + 1]]), completers[index])
        for index, (name, x, y, turn) in enumerate(castle_tiles(castle))
    )


def seat_view(state: LudwigPosition, seat: int) -> SeatView:
    """One seat as everybody sees it."""
    castle = state.castle(seat)
    return SeatView(
        castle=castle_view(castle),
        external_entrances=castle.count_external(),
        money=THOUSAND * state.money[seat],
        points=castle.points,
        card_count=state.hands[seat].bit_count(),
        cards=None,
        public_score=state.public_score(seat),
        score=None,
        has_returned=state.choices[seat] >= 0,
    )


def own_view(state: LudwigPosition, seat: int, viewer: int, seen: SeatView) -> SeatView:
    """One seat as the viewer sees it: with its cards where these are not hidden (Rules §11.25)."""
    if state.hides_hand(seat, viewer):
        return seen
    cards = tuple(card_names(state.hands[seat]))
    return msgspec.structs.replace(seen, cards=cards, score=state.score(seat))


def deck_tile(state: LudwigPosition, place: int, seat: int) -> DeckTile:
    """A tile on the room deck as the seat knows it (Rules §11.5)."""
    tile = state.supply.deck_tiles[place]
    name = constants.NAMES[tile] if state.supply.knows_deck(seat, place) else None
    return DeckTile(data.SIZES[constants.SIZE[tile]], state.supply.deck_owners[place], name)


def known(state: LudwigPosition, seat: int) -> Known:
    """What the seat may remember of hidden tiles and cards."""
    supply = state.supply
    lots = [
        lot_view(state, seat, size, lot)
        for size in range(constants.SIZES)
        for lot in range(supply.search_count(seat, size) + 1)
    ]
    returned = [
        (place, constants.BONUS_CARDS[supply.bonus_deck[place]])
        for place in range(supply.bonus_count)
        if seat >= 0 and supply.bonus_owners[place] == seat
    ]
    return Known(lots=tuple(lot for lot in lots if lot.tiles), returned=tuple(returned))


def try_out(position: Position, seat: int, tile: str) -> list[tuple[OnPlace, Position]]:
    """Each place of the own castle where a tile that can be had could lie, and the position then.

    Nothing is paid for it, and of the rewards of what it completes only points are given (Rules §5, §6).
    """
    state = own(own(position).copy())
    if tile not in to_be_had(state):
        raise BadInputError("tile", f"{tile[:60]} cannot be had now")
    state.in_hand = constants.NUMBERS[tile]
    return [tried(state, seat, place) for place in places_of(state, seat)]


def outlook(position: Position, seat: int) -> list[tuple[OnPlace, Position]]:
    """The place in every castle where each tile that can be had would score most at once, and the position then."""
    state = own(own(position).copy())
    found: list[tuple[OnPlace, Position]] = []
    for tile in to_be_had(state):
        state.in_hand = constants.NUMBERS[tile]
        for board in range(state.seats):
            places = places_of(state, board)
            if places:
                best = max(places, key=partial(points_at_once, state, board, Castle()))
                found.append(tried(state, board, best))
    return found


def to_be_had(state: LudwigPosition) -> list[str]:
    """The tiles that could be bought, taken for nothing or laid now, and those of a stack that is looked through."""
    held = [constants.NAMES[state.in_hand]] if state.in_hand >= 0 else []
    supply = {data.HALLWAY: state.supply.hallways, data.STAIRS: state.supply.stairs}
    corridors = [tile for tile in CORRIDOR_TILES if supply[tile]]
    looked = stack_tiles(state, state.searched) if state.phase == constants.TAKING else []
    return list(dict.fromkeys([*(slot.tile for slot in market_view(state) if slot.tile), *corridors, *looked, *held]))


def places_of(state: LudwigPosition, board: int) -> list[int]:
    """The legal places of the tile in hand in a castle."""
    places = Actions()
    state.castle(board).list_places(state.in_hand, places)
    return places.to_list()


def tried(state: LudwigPosition, board: int, place: int) -> tuple[OnPlace, Position]:
    """The castle and the place, and the position with the tile in hand laid there."""
    after = own(state.copy())
    lay_for_points(after, board, place)
    x, y, turn = place_to_cell(state, board, place)
    return Turned(board, constants.NAMES[state.in_hand], (x, y), turn), after


def lot_view(state: LudwigPosition, seat: int, size: int, lot: int) -> Lot:
    """One lot of tiles that the seat cannot tell apart."""
    supply = state.supply
    count = supply.gather_lot(seat, size, lot)
    places = [place for place in range(supply.deck_count) if supply.is_in_lot(seat, size, lot, place)]
    return Lot(
        size=data.SIZES[size],
        tiles=tuple(constants.NAMES[tile] for tile in supply.pool[:count]),
        has_left_stack=lot < supply.search_count(seat, size),
        is_searched=lot > 0,
        deck=tuple(supply.deck_count - 1 - place for place in reversed(places)),
    )
