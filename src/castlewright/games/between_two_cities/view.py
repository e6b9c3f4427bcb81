"""What one seat may see of a position of Between Two Cities, ready for JSON."""

from functools import lru_cache
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
from castlewright.core.legal import LegalAction, OnPlace
from castlewright.core.position import Position
from castlewright.games.between_two_cities import constants, data
from castlewright.games.between_two_cities.notation import (
    Action,
    cell_to_text,
    duplex_cells,
    field_rows,
    hand_tiles,
    tile_from_text,
    tiles_to_lay,
    to_text,
    typed_action,
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
    singles_left: int
    duplexes_left: int


def share(position: Position) -> Shared:
    """What all seats see alike, for `view`."""
    state = own(position)
    return Shared(
        cities=city_views(state),
        seats=tuple(seat_view(state, other) for other in range(state.seats)),
        singles_left=len(state.singles) - state.singles_dealt,
        duplexes_left=len(state.duplexes) - state.duplexes_dealt,
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
        singles_left=common.singles_left,
        duplexes_left=common.duplexes_left,
        legal=legal(state, seat),
    )


def legal(state: CitiesPosition, seat: int) -> tuple[LegalAction[Action], ...]:
    """All actions that a seat may take now; none for a spectator (-1)."""
    if seat < 0:
        return ()
    left, right = state.board_at(seat, 0), state.board_at(seat, 1)
    return tuple(legal_action(number, left, right) for number in state.legal(seat))


@lru_cache(maxsize=16_384)
def legal_action(number: int, left: int, right: int) -> LegalAction[Action]:
    """A legal action of a seat between these two cities; every move lists hundreds, most of them once more."""
    action = typed_action(number, left, right)
    return LegalAction(number, to_text(action), action)


def city_views(state: CitiesPosition) -> tuple[CityView, ...]:
    """All cities as everybody sees them."""
    cells, duplexes = state.cells, state.laid_duplexes  # copied out of C at every look
    return tuple(
        city_view(
            city,
            state.seats,
            tuple(cells[constants.KINDS * city : constants.KINDS * (city + 1)]),
            tuple(duplexes[2 * city : 2 * city + 2]),
            state.score_city(city),
        )
        for city in range(state.cities)
    )


@lru_cache(maxsize=4096)
def city_view(city: int, seats: int, cells: tuple[int, ...], duplexes: tuple[int, ...], points: int) -> CityView:
    """One city as everybody sees it; a move changes one of them, the others are asked for again."""
    return CityView(
        token=data.TOKENS[city],
        builders=builders_of(city, seats, shared=seats > 2),
        rows=field_rows(cells),
        duplexes=tuple(DuplexView(tile, cell) for tile, cell in duplex_cells(duplexes)),
        points=points,
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
