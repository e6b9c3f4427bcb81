"""Why an action of Between Two Cities may be good, in numbers that the sheets confirm."""

from functools import partial

from castlewright.core.drafting.reasons import pair_gains
from castlewright.core.drafting.view import passes_to
from castlewright.core.position import Position
from castlewright.core.reasons import Reason, gain
from castlewright.games.between_two_cities.constants import CELLS
from castlewright.games.between_two_cities.notation import Choose, Place, action_to_json, tile_from_text, tiles_to_lay
from castlewright.games.between_two_cities.position import CitiesPosition, own

MUCH = 3
"""A tile that would bring a neighbour at least so many points is worth keeping from them."""


def reasons(position: Position, seat: int, action: int) -> list[Reason]:
    """What a pair or a place brings, what it leaves, and what it keeps from others."""
    state = own(position)
    typed = action_to_json(position, seat, action)
    if isinstance(typed, Choose):
        return pair_reasons(state, seat, typed)
    points = gain(position, seat, action, lambda after: own(after).score_city(typed.board))
    return [Reason("cities-hint-place", {"points": points, "side": typed.side}), *left_reasons(state, seat, typed)]


def left_reasons(state: CitiesPosition, seat: int, place: Place) -> list[Reason]:
    """What the other tile can still bring to the other city, and whether this city is the one that counts."""
    left, right = state.board_at(seat, 0), state.board_at(seat, 1)
    other = right if place.board == left else left
    found = []
    rest = [tile for tile in tiles_to_lay(state, seat) if tile != place.piece]
    if rest:
        found.append(Reason("cities-hint-other-tile", {"points": best_gain(state, other, rest[0])}))
    if state.score_city(place.board) < state.score_city(other):
        found.append(Reason("cities-hint-lower", {}))
    return found


def pair_reasons(state: CitiesPosition, seat: int, pair: Choose) -> list[Reason]:
    """What two tiles bring at once, one in each city, and what the next player does not get."""
    one, two = pair_gains(state, seat, pair.tiles, partial(best_gain, state))
    found = [Reason("cities-hint-pair", {"one": one, "two": two})]
    receiver = passes_to(state, seat)
    if receiver is not None:
        own_cities, theirs = ({state.board_at(one, side) for side in range(2)} for one in (seat, receiver))
        theirs -= own_cities
        kept = max(best_gain(state, city, tile) for city in theirs for tile in pair.tiles) if theirs else 0
        if kept >= MUCH and kept > max(one, two):
            found.append(Reason("cities-hint-keeps", {"points": kept}))
    return found


def best_gain(state: CitiesPosition, city: int, tile: str) -> int:
    """The most that a tile would add to a city at once; 0 where it does not fit."""
    number = tile_from_text(tile)
    cells = state.places(city, number)
    before = state.score_city(city)
    gains = []
    for cell in (cell for cell in range(CELLS) if cells >> cell & 1):
        after = own(state.copy())
        after.put_tile(city, number, cell)
        gains.append(after.score_city(city) - before)
    return max(gains, default=0)
