"""What a bot values in Between Two Cities: both its cities, and what can still come.

A city is worth its points as it lies, plus a part of what its unfinished things would gain from one
building more, the larger the emptier the city is. The weights are those that won most of many seeded games.
"""

from castlewright.core.bits import BITS, COUNTS, filled
from castlewright.core.heuristics import Heuristics
from castlewright.core.masks import lowest
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_cities.constants import (
    BED,
    CELLS,
    COLUMNS,
    DRINK,
    FACTORY,
    FIELD,
    FIRST_HALF,
    FOOD,
    HOUSE,
    IS_VERTICAL,
    KINDS,
    MUSIC,
    OFFICE,
    PAIR_BASE,
    PAIR_FIRST,
    PARK,
    PLACES,
    ROWS,
    SECOND_HALF,
    SHOP,
    TILES,
)
from castlewright.games.between_two_cities.points import score_buildings
from castlewright.games.between_two_cities.position import CitiesPosition, own
from castlewright.games.between_two_cities.state import corner

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


UNKNOWN = -1.0
"""A value that was not asked for yet; no city is worth less than nothing."""


class CitiesHeuristics(Heuristics):
    """Rates choices by the best places of both tiles, and places by the city that results.

    What all candidates of a decision share is looked at once: both cities, and the factories of all.
    """

    kinds: list[int]
    low_x: list[int]
    low_y: list[int]
    """The buildings of the left and the right city by kind, moved to a corner of 4x4, and where that corner lies."""

    trial: list[int]
    """The buildings of a city that is only thought of."""

    numbers: list[int]
    """How many factories other cities than the left and the right one have: one bit for each number."""

    best: list[float]
    """The best value of each tile's city, left ones first."""

    at_cell: list[float]
    """The value of each of the two tiles to lay on each cell, those in the left city first."""

    as_it_is: list[float]
    """The value of both cities without anything new."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = filled(2 * KINDS)
        self.low_x = filled(2)
        self.low_y = filled(2)
        self.trial = filled(KINDS)
        self.numbers = filled(2)
        self.best = two_rows()
        self.at_cell = four_fields()
        self.as_it_is = [0.0, 0.0]
        self.playout_chance = 0.06

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate pairs or placements by the value of both cities afterwards."""
        state = own(position)
        if actions.count == 0:
            return
        self.look(state, seat)
        if actions.numbers[0] < PLACES:
            self.rate_pairs(state, seat, actions)
        else:
            self.rate_places(state, seat, actions)

    def look(self, state: CitiesPosition, seat: int) -> None:
        """See both cities and all factories; nothing is known of any candidate."""
        left = state.board_at(seat, 0)
        right = state.board_at(seat, 1)
        self.look_at_city(state, left, 0)
        self.look_at_city(state, right, 1)
        for city in range(state.cities):
            if state.occupied[city]:
                number = BITS[COUNTS[state.kind_cells(city, FACTORY)]]
                if city != left:
                    self.numbers[0] |= number
                if city != right:
                    self.numbers[1] |= number
        for tile in range(2 * TILES):
            self.best[tile] = UNKNOWN

    def look_at_city(self, state: CitiesPosition, city: int, side: int) -> None:
        """See what stands in one city."""
        self.low_x[side] = state.low_x(city)
        self.low_y[side] = state.low_y(city)
        shift = FIELD * self.low_y[side] + self.low_x[side]
        for kind in range(KINDS):
            self.kinds[KINDS * side + kind] = corner(state.cells[KINDS * city + kind], shift)
        self.numbers[side] = 0
        self.as_it_is[side] = UNKNOWN if state.occupied[city] else 0.0

    def rate_pairs(self, state: CitiesPosition, seat: int, actions: Actions) -> None:
        """A pair is worth the better way to give one tile to each city, each on its best cell."""
        left = state.board_at(seat, 0)
        right = state.board_at(seat, 1)
        for index in range(actions.count):
            first = PAIR_FIRST[actions.numbers[index]]
            second = actions.numbers[index] - PAIR_BASE[first]
            self.try_tile(state, left, right, first)
            self.try_tile(state, left, right, second)
            one_way = combine(state.seats, self.best[first], self.best[TILES + second])
            other_way = combine(state.seats, self.best[second], self.best[TILES + first])
            self.ratings[index] = max(one_way, other_way)

    def try_tile(self, state: CitiesPosition, left: int, right: int, tile: int) -> None:
        """Find the tile's best value in both cities, once."""
        if self.best[tile] < 0:
            self.best[tile] = self.best_place(state.places(left, tile), tile, 0)
            self.best[TILES + tile] = self.best_place(state.places(right, tile), tile, 1)

    def best_place(self, cells: int, tile: int, side: int) -> float:
        """The value of the city on a side with the tile on its best of these cells."""
        best = 0.0
        while cells:
            best = max(best, self.value_with(side, tile, lowest(cells)))
            cells &= cells - 1
        return best

    def rate_places(self, state: CitiesPosition, seat: int, actions: Actions) -> None:
        """A placement is worth both cities after it, the seat's other tile on its best cell in the other city."""
        for index in range(4 * CELLS):
            self.at_cell[index] = UNKNOWN
        for index in range(actions.count):
            place = actions.numbers[index] - PLACES
            tile = place // 98
            side = place % 2
            value = self.value_at(state, seat, side, tile, place % 98 // 2)
            self.ratings[index] = combine(state.seats, value, self.other_value(state, seat, tile, 1 - side))

    def value_at(self, state: CitiesPosition, seat: int, side: int, tile: int, cell: int) -> float:
        """The value of the city on a side with one of the seat's tiles on a cell, worked out once."""
        index = CELLS * (2 * side) + cell
        if tile != state.to_lay[2 * seat]:
            index += CELLS
        if self.at_cell[index] < 0:
            self.at_cell[index] = self.value_with(side, tile, cell)
        return self.at_cell[index]

    def other_value(self, state: CitiesPosition, seat: int, tile: int, side: int) -> float:
        """The value of the seat's other city, with the seat's other tile if it is still to be laid."""
        other = state.to_lay[2 * seat]
        if other == tile or other < 0:
            other = state.to_lay[2 * seat + 1]
            if other == tile and state.to_lay[2 * seat] != tile:
                other = -1
        if other < 0 or state.sides[seat] & (1 + side):
            return self.present_value(side)
        index = side * TILES + other
        if self.best[index] < 0:
            self.best[index] = self.best_of_cells(state, seat, side, other)
        return self.best[index]

    def best_of_cells(self, state: CitiesPosition, seat: int, side: int, tile: int) -> float:
        """The value of the city on a side with one of the seat's tiles on its best cell."""
        best = 0.0
        cells = state.places(state.board_at(seat, side), tile)
        while cells:
            best = max(best, self.value_at(state, seat, side, tile, lowest(cells)))
            cells &= cells - 1
        return best

    def present_value(self, side: int) -> float:
        """The value of the city on a side as it lies, worked out once."""
        if self.as_it_is[side] < 0:
            for kind in range(KINDS):
                self.trial[kind] = self.kinds[KINDS * side + kind]
            self.as_it_is[side] = self.trial_value(self.numbers[side])
        return self.as_it_is[side]

    def value_with(self, side: int, tile: int, cell: int) -> float:
        """The value of the city on a side with one tile more, which may move the corner of 4x4 left or up."""
        column = COLUMNS[cell] - self.low_x[side]
        row = ROWS[cell] - self.low_y[side]
        shift = 0
        if column < 0:
            shift -= column
            column = 0
        if row < 0:
            shift -= 4 * row
            row = 0
        for kind in range(KINDS):
            self.trial[kind] = self.kinds[KINDS * side + kind] << shift
        place = 4 * row + column
        self.trial[FIRST_HALF[tile]] |= 1 << place
        if tile >= KINDS:
            self.trial[SECOND_HALF[tile]] |= 1 << place + (4 if IS_VERTICAL[tile] else 1)
        return self.trial_value(self.numbers[side])

    def trial_value(self, numbers: int) -> float:
        """What the city that is thought of promises to be worth; other cities have so many factories, one bit each."""
        shops = self.trial[SHOP]
        factories = self.trial[FACTORY]
        drink = self.trial[DRINK]
        food = self.trial[FOOD]
        music = self.trial[MUSIC]
        bed = self.trial[BED]
        offices = self.trial[OFFICE]
        parks = self.trial[PARK]
        houses = self.trial[HOUSE]
        kinds = 0
        if drink:
            kinds += 1
        if food:
            kinds += 1
        if music:
            kinds += 1
        if bed:
            kinds += 1
        hope = OFFICE_HOPES[COUNTS[offices]] + TAVERN_HOPES[kinds]
        if parks:
            hope += PARK_HOPE
        if shops:
            hope += SHOP_HOPE
        buildings = COUNTS[shops | factories | drink | food | music | bed | offices | parks | houses]
        count = COUNTS[factories]
        each = FACTORY_EACH[min(COUNTS[(numbers >> count) >> 1], 2)]
        points = score_buildings(shops, factories, drink, food, music, bed, offices, parks, houses) + count * each
        return points + hope * (FULL_CITY - buildings) / FULL_CITY

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's score as both its cities promise it."""
        state = own(position)
        self.look(state, seat)
        return combine(state.seats, self.present_value(0), self.present_value(1))


def combine(seats: int, left: float, right: float) -> float:
    """The value of two cities for one seat: mostly the lower one, or both with two players (Rules §7, §8.4)."""
    if seats == 2:
        return left + right
    return LOWER_SHARE * min(left, right) + (1.0 - LOWER_SHARE) * max(left, right)


def two_rows() -> list[float]:
    """Room for one number per tile and side."""
    return [0.0] * (2 * TILES)


def four_fields() -> list[float]:
    """Room for one number per cell of four fields."""
    return [0.0] * (4 * CELLS)


def heuristics() -> Heuristics:
    """What the bots ask."""
    return CitiesHeuristics()
