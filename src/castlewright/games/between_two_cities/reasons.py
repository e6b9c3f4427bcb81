"""Why an action of Between Two Cities may be good, in numbers that the sheets confirm."""

from castlewright.core.position import Position
from castlewright.core.reasons import Reason, gain
from castlewright.games.between_two_cities.notation import Choose, Place, action_to_json, tile_from_text, tiles_to_lay
from castlewright.games.between_two_cities.position import CitiesPosition, own
from castlewright.games.between_two_cities.tables import CELLS
from castlewright.games.between_two_cities.view import passes_to

MUCH = 3
"""A tile that would bring a neighbour at least so many points is worth keeping from them."""


def reasons(position: Position, seat: int, action: int) -> list[Reason]:
    """What a pair or a place brings, what it leaves, and what it keeps from others."""
    table = own(position)
    typed = action_to_json(position, seat, action)
    if isinstance(typed, Choose):
        return pair_reasons(table, seat, typed)
    points = gain(position, seat, action, lambda after: own(after).score_city(typed.board))
    return [Reason("cities-hint-place", {"points": points, "side": typed.side}), *left_reasons(table, seat, typed)]


def left_reasons(table: CitiesPosition, seat: int, place: Place) -> list[Reason]:
    """What the other tile can still bring to the other city, and whether this city is the one that counts."""
    left, right = table.left_city(seat), table.right_city(seat)
    other = right if place.board == left else left
    found = []
    rest = [tile for tile in tiles_to_lay(table, seat) if tile != place.piece]
    if rest:
        found.append(Reason("cities-hint-other-tile", {"points": best_gain(table, other, rest[0])}))
    if table.score_city(place.board) < table.score_city(other):
        found.append(Reason("cities-hint-lower", {}))
    return found


def pair_reasons(table: CitiesPosition, seat: int, pair: Choose) -> list[Reason]:
    """What two tiles bring at once, one in each city, and what the next player does not get."""
    left, right = table.left_city(seat), table.right_city(seat)
    first, second = pair.tiles
    ways = [
        (best_gain(table, left, first), best_gain(table, right, second)),
        (best_gain(table, right, first), best_gain(table, left, second)),
    ]
    one, two = max(ways, key=sum)
    found = [Reason("cities-hint-pair", {"one": one, "two": two})]
    receiver = passes_to(table, seat)
    if receiver is not None:
        theirs = {table.left_city(receiver), table.right_city(receiver)} - {left, right}
        kept = max(best_gain(table, city, tile) for city in theirs for tile in pair.tiles) if theirs else 0
        if kept >= MUCH and kept > max(one, two):
            found.append(Reason("cities-hint-keeps", {"points": kept}))
    return found


def best_gain(table: CitiesPosition, city: int, tile: str) -> int:
    """The most that a tile would add to a city at once; 0 where it does not fit."""
    number = tile_from_text(tile)
    cells = table.places(city, number)
    before = table.score_city(city)
    gains = []
    for cell in (cell for cell in range(CELLS) if cells >> cell & 1):
        after = own(table.copy())
        after.put_tile(city, number, cell)
        gains.append(after.score_city(city) - before)
    return max(gains, default=0)
