"""What one seat may see of a position of Between Two Cities, ready for JSON."""

from typing import NamedTuple

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.game import NO_OUTLOOK, NO_SHORT_CUT
from castlewright.core.legal import LegalAction, OnPlace, legal_actions
from castlewright.core.position import Position
from castlewright.games.between_two_cities import data, tables
from castlewright.games.between_two_cities.notation import (
    Action,
    Choose,
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


class CityView(msgspec.Struct, frozen=True):
    """One city: its token, who builds it, its field row by row, and its points as it lies now."""

    token: str
    builders: tuple[int, ...]
    rows: tuple[str, ...]
    duplexes: tuple[DuplexView, ...]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat: whether it has chosen, what it has still to lay and where not any more."""

    has_chosen: bool
    to_lay: tuple[str, ...]
    left_city: int
    right_city: int
    left_done: bool
    right_done: bool
    score: int


class KnownHand(msgspec.Struct, frozen=True):
    """A hand that lies with another seat and that this seat has held, so that it can remember it (Rules §10.5)."""

    holder: int
    tiles: tuple[str, ...]


class Known(msgspec.Struct, frozen=True):
    """What the seat may remember."""

    hands: tuple[KnownHand, ...]
    discards: tuple[str, ...]


class CitiesView(msgspec.Struct, frozen=True):
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
    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]
    waiting: tuple[int, ...]
    hand: tuple[str, ...]
    chosen: tuple[str, str] | None
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
    table = own(position)
    return Shared(
        cities=tuple(city_view(table, city) for city in range(table.cities)),
        seats=tuple(seat_view(table, other) for other in range(table.seats)),
    )


def view(position: Position, seat: int, shared: Shared | None = None, *, with_memory: bool = True) -> CitiesView:
    """What a seat (-1: a spectator) may see."""
    table = own(position)
    common = shared or share(table)
    return CitiesView(
        game="between_two_cities",
        seat=seat,
        phase=tables.PHASES[table.phase],
        round=min(table.round, table.rounds - 1) + 1,
        rounds=table.rounds,
        turn=turn(table),
        turns=dealt(table) // 2,
        hand_size=table.hand_size,
        passes_to=passes_to(table, seat),
        cities=common.cities,
        seats=common.seats,
        waiting=tuple(table.waiting),
        hand=tuple(hand_tiles(table, seat)) if seat >= 0 and table.knows_hand(seat, seat) else (),
        chosen=own_choice(table, seat),
        known=known(table, seat) if with_memory else None,
        singles_left=len(table.singles) - table.singles_dealt,
        duplexes_left=len(table.duplexes) - table.duplexes_dealt,
        legal=legal_actions(table, seat, action_to_json, to_text),
    )


def dealt(table: CitiesPosition) -> int:
    """How many tiles every hand of this round began with; after the game those of a round of singles."""
    return data.DUPLEX_HAND if table.round * 3 // table.rounds == 1 else data.SINGLE_HAND


def turn(table: CitiesPosition) -> int:
    """The turn of this round, counted from 1 (Rules §3)."""
    if table.phase == tables.OVER:
        return dealt(table) // 2
    chosen = 0 if table.phase == tables.CHOOSE else 2
    return (dealt(table) - table.hand_size - chosen) // 2 + 1


def passes_to(table: CitiesPosition, seat: int) -> int | None:
    """The seat that gets this seat's hand after the turn; None where the last tile is discarded (Rules §3)."""
    left_over = table.hand_size - 2 if table.phase == tables.CHOOSE else table.hand_size
    if seat < 0 or left_over <= 1:
        return None
    return (seat + (1 if table.round == 0 or table.seats == 2 else -1)) % table.seats


def city_view(table: CitiesPosition, city: int) -> CityView:
    """One city as everybody sees it."""
    return CityView(
        token=data.TOKENS[city],
        builders=builders(table.seats, city),
        rows=tuple(city_rows(table, city)),
        duplexes=tuple(DuplexView(tile, cell) for tile, cell in city_duplexes(table, city)),
        points=table.score_city(city),
    )


def builders(seats: int, city: int) -> tuple[int, ...]:
    """The seats that build a city (Rules §2, §8.1)."""
    return (city, (city + 1) % seats) if seats > 2 else (city // 2,)


def seat_view(table: CitiesPosition, seat: int) -> SeatView:
    """One seat as everybody sees it."""
    is_placing = table.phase == tables.PLACE
    return SeatView(
        has_chosen=table.choices[seat] >= 0,
        to_lay=tuple(tiles_to_lay(table, seat)),
        left_city=table.left_city(seat),
        right_city=table.right_city(seat),
        left_done=is_placing and bool(table.sides[seat] & 1),
        right_done=is_placing and bool(table.sides[seat] & 2),
        score=table.score(seat),
    )


def own_choice(table: CitiesPosition, seat: int) -> tuple[str, str] | None:
    """The two tiles of the seat's own secret choice, None before it is made and after it is revealed."""
    if seat < 0 or table.choices[seat] < 0:
        return None
    choice = action_to_json(table, seat, table.choices[seat])
    return choice.tiles if isinstance(choice, Choose) else None


def known(table: CitiesPosition, seat: int) -> Known:
    """The hands and discards that the seat has held (Rules §10.5)."""
    holders = [holder for holder in range(table.seats) if holder != seat and table.knows_hand(seat, holder)]
    discards = [index for index in range(table.discard_count) if table.knows_discard(seat, index)]
    return Known(
        hands=tuple(KnownHand(holder, tuple(hand_tiles(table, holder))) for holder in holders if table.hand_size),
        discards=tuple(data.TILES[table.discards[index]] for index in discards),
    )


def try_out(position: Position, seat: int, tile: str) -> list[tuple[OnPlace, Position]]:
    """Each city and cell where a tile that the seat holds or has to lay could lie, and the position then."""
    table = own(position)
    number = tile_from_text(tile)
    if data.TILES[number] not in (*hand_tiles(table, seat), *tiles_to_lay(table, seat)):
        raise BadInputError("tile", f"seat {seat} has no {tile} to lay")
    found: list[tuple[OnPlace, Position]] = []
    for city in (table.left_city(seat), table.right_city(seat)):
        cells = table.places(city, number)
        for cell in (cell for cell in range(tables.CELLS) if cells >> cell & 1):
            after = own(table.copy())
            after.put_tile(city, number, cell)
            found.append((OnPlace(city, data.TILES[number], cell_to_text(cell)), after))
    return found
