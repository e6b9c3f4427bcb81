"""What one seat may see of a position of Between Two Cities, ready for JSON."""

from typing import NamedTuple

import msgspec

from castlewright.core.drafting.seating import builders_of
from castlewright.core.drafting.view import (
    PHASES,
    DraftSeatView,
    DraftView,
    KnownHand,
    draft_seat_view,
    draft_view,
    known_hands,
)
from castlewright.core.errors import BadInputError
from castlewright.core.game import NO_OUTLOOK, NO_SHORT_CUT
from castlewright.core.legal import LegalAction, OnPlace, legal_actions
from castlewright.core.position import Position
from castlewright.games.between_two_cities import constants, data
from castlewright.games.between_two_cities.notation import (
    Action,
    action_to_json,
    cell_to_text,
    city_duplexes,
    city_rows,
    hand_tiles,
    tile_from_text,
    tiles_to_lay,
    to_text,
)
from castlewright.games.between_two_cities.position import CitiesPosition, own

outlook = NO_OUTLOOK
scores_nothing = NO_SHORT_CUT


class DuplexView(msgspec.Struct, frozen=True):
    """A duplex that lies in a city: its tile and the cell of its left or upper half."""

    tile: str
    cell: str


class CityView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One city: its token, who builds it, its field row by row, and its points as it lies now."""

    token: str
    builders: tuple[int, ...]
    rows: tuple[str, ...]
    points: int
    duplexes: tuple[DuplexView, ...] = ()


class SeatView(DraftSeatView, frozen=True):
    """What everybody sees of a seat, with its two cities."""

    left_city: int
    right_city: int


class Known(msgspec.Struct, frozen=True):
    """What the seat may remember."""

    hands: tuple[KnownHand, ...]
    discards: tuple[str, ...]


class CitiesView(DraftView, frozen=True):
    """Everything a seat may see, with its legal actions; a spectator is seat -1."""

    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]
    known: Known | None
    singles_left: int
    duplexes_left: int
    legal: tuple[LegalAction[Action], ...]


class Shared(NamedTuple):
    """What all seats see alike."""

    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    state = own(position)
    return Shared(
        cities=tuple(city_view(state, city) for city in range(state.cities)),
        seats=tuple(seat_view(state, other) for other in range(state.seats)),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> CitiesView:
    """What a seat (-1: a spectator) may see."""
    state = own(position)
    common = shared or share(state)
    return CitiesView(
        **msgspec.structs.asdict(draft_view(state, seat, "between_two_cities", PHASES, data.TILES)),
        cities=common.cities,
        seats=common.seats,
        known=known(state, seat) if with_memory else None,
        singles_left=len(state.singles) - state.singles_dealt,
        duplexes_left=len(state.duplexes) - state.duplexes_dealt,
        legal=legal_actions(state, seat, action_to_json, to_text),
    )


def city_view(state: CitiesPosition, city: int) -> CityView:
    """One city as everybody sees it."""
    return CityView(
        token=data.TOKENS[city],
        builders=builders_of(city, state.seats, shared=state.seats > 2),
        rows=city_rows(state, city),
        duplexes=tuple(DuplexView(tile, cell) for tile, cell in city_duplexes(state, city)),
        points=state.score_city(city),
    )


def seat_view(state: CitiesPosition, seat: int) -> SeatView:
    """One seat as everybody sees it (Rules §2, §8.1)."""
    return SeatView(
        **msgspec.structs.asdict(draft_seat_view(state, seat, data.TILES)),
        left_city=state.board_at(seat, 0),
        right_city=state.board_at(seat, 1),
    )


def known(state: CitiesPosition, seat: int) -> Known:
    """The hands and discards that the seat has held (Rules §10.5)."""
    discards = [index for index in range(state.discard_count) if state.knows_discard(seat, index)]
    return Known(
        hands=known_hands(state, seat, data.TILES),
        discards=tuple(data.TILES[state.discards[index]] for index in discards),
    )


def try_out(position: Position, seat: int, tile: str) -> list[tuple[OnPlace, Position]]:
    """Each city and cell where a tile that the seat holds or has to lay could lie, and the position then."""
    state = own(position)
    number = tile_from_text(tile)
    if data.TILES[number] not in (*hand_tiles(state, seat), *tiles_to_lay(state, seat)):
        raise BadInputError("tile", f"seat {seat} has no {tile} to lay")
    found: list[tuple[OnPlace, Position]] = []
    for city in (state.board_at(seat, 0), state.board_at(seat, 1)):
        cells = state.places(city, number)
        for cell in (cell for cell in range(constants.CELLS) if cells >> cell & 1):
            after = own(state.copy())
            after.put_tile(city, number, cell)
            found.append((OnPlace(city, data.TILES[number], cell_to_text(cell)), after))
    return found
