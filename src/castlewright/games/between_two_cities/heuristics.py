"""What a bot values in Between Two Cities: both its cities, and what can still come.

A city is worth its points as it lies, plus a part of what its unfinished things would gain from one
building more, the larger the emptier the city is. The weights are those that won most of many seeded games.
"""

from castlewright.core.bits import BIT_NUMBERS, BITS, COUNTS
from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_cities.constants import (
    BED,
    DRINK,
    FACTORY,
    HOUSE,
    OFFICE,
    PAIR_BASE,
    PAIR_FIRST,
    PARK,
    PLACES,
    SHOP,
    TILES,
)
from castlewright.games.between_two_cities.position import CitiesPosition, own

SPARE = 7

LOWER_SHARE = 0.64
"""How much of a seat's value is its lower city; the rest is the higher one (Rules §7)."""

FULL_CITY = 16
OFFICE_HOPES = [0.4 * gain for gain in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 0)]
"""The hope for one office more, by the offices that are there."""

TAVERN_HOPES = [0.85 * gain for gain in (1, 3, 5, 8, 1)]
"""The hope for one tavern more, by the kinds that are there."""

PARK_HOPE, SHOP_HOPE = 2.1, 1.5
"""The hope for a neighbour of parks and of shops."""

FACTORY_EACH = [3.6, 3.0, 2.3]
"""What a factory is worth by the present rank of its city, before it is final (Rules §6.2)."""


class CitiesHeuristics(Heuristics):
    """Rates choices by the best places of both tiles, and places by the city that results."""

    best: list[float]
    """The best value of each tile's city, left ones first."""

    def __init__(self) -> None:
        super().__init__()
        self.best = two_rows()
        self.playout_chance = 0.06

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate pairs or placements by the value of both cities afterwards."""
        state = own(position)
        if actions.count == 0:
            return
        if actions.numbers[0] < PLACES:
            self.rate_pairs(state, seat, actions)
        else:
            self.rate_places(state, seat, actions)

    def rate_pairs(self, state: CitiesPosition, seat: int, actions: Actions) -> None:
        """A pair is worth the better way to give one tile to each city, each on its best cell."""
        left = state.board_at(seat, 0)
        right = state.board_at(seat, 1)
        for tile in range(TILES):
            self.best[tile] = -1.0
        for index in range(actions.count):
            first = PAIR_FIRST[actions.numbers[index]]
            second = actions.numbers[index] - PAIR_BASE[first]
            self.look_at(state, left, right, first)
            self.look_at(state, left, right, second)
            one_way = combine(state.seats, self.best[first], self.best[TILES + second])
            other_way = combine(state.seats, self.best[second], self.best[TILES + first])
            self.ratings[index] = max(one_way, other_way)

    def look_at(self, state: CitiesPosition, left: int, right: int, tile: int) -> None:
        """Find the tile's best value in both cities, once."""
        if self.best[tile] < 0:
            self.best[tile] = self.best_place(state, left, tile)
            self.best[TILES + tile] = self.best_place(state, right, tile)

    def best_place(self, state: CitiesPosition, city: int, tile: int) -> float:
        """The value of the city with the tile on its best cell."""
        best = 0.0
        cells = state.places(city, tile)
        while cells:
            best = max(best, self.value_with(state, city, tile, BIT_NUMBERS[(cells & -cells) % 67]))
            cells &= cells - 1
        return best

    def rate_places(self, state: CitiesPosition, seat: int, actions: Actions) -> None:
        """A placement is worth both cities after it, the seat's other tile on its best cell in the other city."""
        left = state.board_at(seat, 0)
        right = state.board_at(seat, 1)
        for tile in range(2 * TILES):
            self.best[tile] = -1.0
        for index in range(actions.count):
            place = actions.numbers[index] - PLACES
            tile = place // 98
            side = place % 2
            value = self.value_with(state, right if side else left, tile, place % 98 // 2)
            other = self.other_value(state, seat, tile, left if side else right, 1 - side)
            self.ratings[index] = combine(state.seats, value, other)

    def other_value(self, state: CitiesPosition, seat: int, tile: int, city: int, side: int) -> float:
        """The value of the seat's other city, with the seat's other tile if it is still to be laid."""
        other = state.to_lay[2 * seat]
        if other == tile or other < 0:
            other = state.to_lay[2 * seat + 1]
            if other == tile and state.to_lay[2 * seat] != tile:
                other = -1
        if other < 0 or state.sides[seat] & (1 + side):
            return self.value(state, city, city)
        index = side * TILES + other
        if self.best[index] < 0:
            self.best[index] = self.best_place(state, city, other)
        return self.best[index]

    def value_with(self, state: CitiesPosition, city: int, tile: int, cell: int) -> float:
        """The value of the city with one tile more."""
        state.copy_city(city, SPARE)
        state.put_tile(SPARE, tile, cell)
        return self.value(state, SPARE, city)

    def value(self, state: CitiesPosition, city: int, original: int) -> float:
        """What a city, perhaps only thought of in place of the original, promises to be worth."""
        if state.occupied[city] == 0:
            return 0.0
        factories = state.kind_cells(city, FACTORY)
        shops = state.kind_cells(city, SHOP)
        offices = state.kind_cells(city, OFFICE)
        parks = state.kind_cells(city, PARK)
        taverns = 0
        kinds = 0
        for kind in range(DRINK, BED + 1):
            cells = state.kind_cells(city, kind)
            taverns += COUNTS[cells]
            if cells:
                kinds += 1
        hope = OFFICE_HOPES[COUNTS[offices]] + TAVERN_HOPES[kinds]
        if parks:
            hope += PARK_HOPE
        if shops:
            hope += SHOP_HOPE
        buildings = COUNTS[factories] + COUNTS[shops] + COUNTS[offices] + COUNTS[parks] + taverns
        buildings += COUNTS[state.kind_cells(city, HOUSE)]
        points = state.score_without_factories(city) + COUNTS[factories] * self.factory_each(state, city, original)
        return points + hope * (FULL_CITY - buildings) / FULL_CITY

    def factory_each(self, state: CitiesPosition, city: int, original: int) -> float:
        """What each factory promises by the present rank of the city."""
        count = COUNTS[state.kind_cells(city, FACTORY)]
        numbers = 0
        for other in range(state.cities):
            if other != original and state.occupied[other]:
                numbers |= BITS[COUNTS[state.kind_cells(other, FACTORY)]]
        return FACTORY_EACH[min(COUNTS[(numbers >> count) >> 1], 2)]

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's score as both its cities promise it."""
        state = own(position)
        left = state.board_at(seat, 0)
        right = state.board_at(seat, 1)
        return combine(state.seats, self.value(state, left, left), self.value(state, right, right))


def combine(seats: int, left: float, right: float) -> float:
    """The value of two cities for one seat: mostly the lower one, or both with two players (Rules §7, §8.4)."""
    if seats == 2:
        return left + right
    return LOWER_SHARE * min(left, right) + (1.0 - LOWER_SHARE) * max(left, right)


def two_rows() -> list[float]:
    """Room for one number per tile and side."""
    return [0.0] * (2 * TILES)


def heuristics() -> Heuristics:
    """What the bots ask."""
    return CitiesHeuristics()
