"""Short text and JSON for the actions, cities and positions of Between Two Cities, both ways.

    choose music park        the two tiles kept from the hand (Rules §4.1)
    place DH01 c4 left       a tile, its cell (the left or upper half's) and the side of the city (Rules §4.3)

Tiles are `shop factory drink food music bed office park house` and `DH01` to `DV12`. The first tile
of a city lies on d4 of a field with columns a to g and rows 1 to 7, counted from the top.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from castlewright.core.documents import typed
from castlewright.core.drafting import view
from castlewright.core.drafting.constants import PLACE
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import OnPlace
from castlewright.core.position import Position
from castlewright.games.between_two_cities import constants, data
from castlewright.games.between_two_cities.position import CitiesPosition, own

ACTIONS = constants.ACTIONS
Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")
TILE_NUMBERS = {tile.lower(): number for number, tile in enumerate(data.TILES)}
KINDS_BY_LETTER = {letter: kind for kind, letter in data.LETTERS.items()}
EMPTY = "."
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, constants.FIELD + 1) for column in "abcdefg")


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="do"):
    """Keep these two tiles of the hand."""

    tiles: tuple[str, str]


class Place(OnPlace, frozen=True, tag="place", tag_field="do"):
    """Lay one of the two tiles on a cell of the city on this side."""

    place: str
    side: Side


Action = Choose | Place


def action_to_json(position: Position, seat: int, action: int) -> Action:
    """The action as a typed Struct."""
    state = own(position)
    return typed_action(action, state.board_at(seat, 0), state.board_at(seat, 1))


def typed_action(action: int, left: int, right: int) -> Action:
    """The action, as a typed Struct, of a seat between these two cities."""
    if action < constants.PLACES:
        first, second = constants.PAIRS[action]
        return Choose((data.TILES[first], data.TILES[second]))
    tile, rest = divmod(action - constants.PLACES, 2 * constants.CELLS)
    city = right if rest % 2 else left
    return Place(city, data.TILES[tile], cell_to_text(rest // 2), SIDES[rest % 2])


def city_at(position: Position, seat: int, side: Side) -> int:
    """The city on a side of a seat."""
    return own(position).board_at(seat, SIDES.index(side))


def action_from_json(position: Position, seat: int, document: object) -> int:
    """The action's number from plain JSON data."""
    action: Action = typed(document, Action, "action")
    if isinstance(action, Place) and action.board != city_at(position, seat, action.side):
        raise BadInputError("action", f"city {action.board} is not on the {action.side} of seat {seat}")
    return to_number(action)


def action_to_text(position: Position, seat: int, action: int) -> str:
    """The action's short text: `choose music park`, `place music d4 left`."""
    return to_text(action_to_json(position, seat, action))


def to_text(action: Action) -> str:
    """The short text of a typed action."""
    if isinstance(action, Choose):
        return f"choose {action.tiles[0]} {action.tiles[1]}"
    return f"place {action.piece} {action.place} {action.side}"


def action_from_text(position: Position, seat: int, text: str) -> int:
    """The action's number; capitals do not matter."""
    match text.lower().split():
        case ["choose", first, second]:
            return to_number(Choose((first, second)))
        case ["place", tile, cell, ("left" | "right") as side]:
            return place_number(tile, cell, "left" if side == "left" else "right")
    hint = "write 'choose music park' or 'place music d4 left'"
    raise BadInputError("action", f"'{text}' is not an action; {hint}")


def to_number(action: Action) -> int:
    """The number of an action; names that do not exist are refused."""
    if isinstance(action, Choose):
        first, second = sorted(tile_from_text(tile) for tile in action.tiles)
        if (first, second) not in constants.PAIRS:
            raise BadInputError("action", f"no hand holds both {data.TILES[first]} and {data.TILES[second]}")
        return constants.PAIR_BASE[first] + second
    return place_number(action.piece, action.place, action.side)


def place_number(tile: str, cell: str, side: Side) -> int:
    """The number of laying a tile on a cell of the city on a side."""
    place = tile_from_text(tile) * constants.CELLS + cell_from_text(cell)
    return constants.PLACES + 2 * place + SIDES.index(side)


def tile_from_text(text: str) -> int:
    """The number of a tile."""
    if text.lower() not in TILE_NUMBERS:
        raise UnknownNameError("tile", text, data.TILES)
    return TILE_NUMBERS[text.lower()]


def cell_to_text(cell: int) -> str:
    """A cell of the field: 24 is d4."""
    return CELL_NAMES[cell]


def cell_from_text(text: str) -> int:
    """The number of a cell: d4 is 24."""
    if len(text) != 2 or text[0].lower() not in "abcdefg" or text[1] not in "1234567":
        raise BadInputError("cell", f"'{text}' is not a cell; columns are a to g, rows 1 to 7")
    return constants.FIELD * (int(text[1]) - 1) + "abcdefg".index(text[0].lower())


def city_rows(position: CitiesPosition, city: int) -> tuple[str, ...]:
    """The whole field of a city as seven rows of letters, an empty cell a dot."""
    return field_rows(tuple(position.cells[constants.KINDS * city : constants.KINDS * (city + 1)]))


@lru_cache(maxsize=4096)
def field_rows(masks: tuple[int, ...]) -> tuple[str, ...]:
    """Rows of letters from the cells of every kind; a move changes one city, the others are asked for again."""
    letters = [EMPTY] * constants.CELLS
    for letter, mask in zip(data.LETTERS.values(), masks, strict=True):
        left = mask
        while left:
            cell = left.bit_length() - 1
            letters[cell] = letter
            left -= 1 << cell
    starts = range(0, constants.CELLS, constants.FIELD)
    return tuple("".join(letters[start : start + constants.FIELD]) for start in starts)


def city_duplexes(position: CitiesPosition, city: int) -> list[tuple[str, str]]:
    """The duplexes of a city: each with the cell of its left or upper half."""
    return duplex_cells(position.laid_duplexes[2 * city : 2 * city + 2])


def duplex_cells(laid: Sequence[int]) -> list[tuple[str, str]]:
    """The duplexes that lie where a city says they do: each with the cell of its left or upper half."""
    entries = [entry for entry in laid if entry >= 0]
    return [(data.TILES[entry // constants.CELLS], cell_to_text(entry % constants.CELLS)) for entry in entries]


def hand_tiles(position: CitiesPosition, seat: int) -> list[str]:
    """The tiles in the hand that lies with a seat."""
    return view.hand_tiles(position, seat, data.TILES)


def tiles_to_lay(position: CitiesPosition, seat: int) -> list[str]:
    """The revealed tiles that a seat has still to lay."""
    return view.tiles_to_lay(position, seat, data.TILES)


def position_to_text(position: CitiesPosition) -> str:
    """The whole position, equal for equal positions: cities, hands with who knows them, supplies, discards."""
    lines = [f"{view.PHASES[position.phase]} round {position.round + 1} of {position.rounds} reveal {position.reveals}"]
    for city in range(position.cities):
        duplexes = [f"{tile}@{cell}" for tile, cell in city_duplexes(position, city)]
        lines.append(" ".join([f"city {city}", "|".join(city_rows(position, city)), *duplexes]))
    for seat in range(position.seats):
        lines.append(" ".join([f"hand {seat} seen {position.seen[seat]}", *hand_tiles(position, seat)]))
        if position.choices[seat] >= 0:
            lines.append(f"chosen {action_to_text(position, seat, position.choices[seat])}")
        if position.phase == PLACE:
            lines.append(" ".join([f"to lay {position.sides[seat]}", *tiles_to_lay(position, seat)]))
    lines.append(" ".join(["singles", *tile_names(position.singles[position.singles_dealt :])]))
    lines.append(" ".join(["duplexes", *tile_names(position.duplexes[position.duplexes_dealt :])]))
    discards = zip(position.discards, position.discards_seen, range(position.discard_count), strict=False)
    lines += [f"discard {data.TILES[tile]} seen {seen}" for tile, seen, _ in discards]
    return "\n".join(lines)


def tile_names(tiles: Sequence[int]) -> list[str]:
    """The names of tiles by their numbers."""
    return [data.TILES[tile] for tile in tiles]
