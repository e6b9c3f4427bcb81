"""Between Two Cities as flat numbers, for environments and learned values."""

from collections.abc import Mapping

from castlewright.core.bits import BIT_NUMBERS
from castlewright.core.drafting.encoding import DraftEncoding
from castlewright.core.encoding import Numbers
from castlewright.core.position import Position
from castlewright.games.between_two_cities.constants import (
    CELLS,
    DUPLEX_HAND,
    FIRST_HALF,
    IS_VERTICAL,
    KINDS,
    PAIR_BASE,
    PAIR_FIRST,
    PLACES,
    SECOND_HALF,
    SINGLE_HAND,
    TILES,
)
from castlewright.games.between_two_cities.position import CitiesPosition, own

PHASES = 3


class CitiesEncoding(DraftEncoding):
    """What a seat sees and remembers of a table of cities, its own left city first, its right one last.

    With two players its own two cities come first.
    """

    cities: int
    cells_at: int
    discards_at: int
    """How many cities there are, and where the fields begin."""

    def __init__(self, seats: int) -> None:
        rounds = 3 if seats > 2 else 6
        turns = (2 * (SINGLE_HAND // 2) + DUPLEX_HAND // 2) * rounds // 3
        super().__init__(seats, seats, TILES, PHASES, rounds, 3 * seats * turns)
        self.cities = seats if seats > 2 else 4
        self.cells_at = self.add(
            "cells", self.cities * CELLS, 0, KINDS, "what stands on each cell a1 to g7, 0 for none"
        )
        self.discards_at = self.add("discards", TILES, 0, 3 * seats, "discarded tiles that the seat knows")
        self.add_feature("is_place", 0, 1, "whether a tile is laid, not a pair chosen")
        self.add_feature("tile", 1, TILES, "the tile laid, or the first of the pair")
        self.add_feature("second", 0, TILES, "the second tile of the pair, 0 where one is laid")
        self.add_feature("cell", 0, CELLS, "where the tile's left or upper half lies, 0 for a pair")
        self.add_feature("side", 0, 2, "1 in the left city, 2 in the right one, 0 for a pair")
        self.add_feature("first_half", 1, KINDS, "the building of the tile, or of its left or upper half")
        self.add_feature("second_half", 0, KINDS, "the other half of a duplex, 0 for a single")
        self.add_feature("is_vertical", 0, 1, "whether the tile's halves lie one above the other")

    def observe(self, position: Position, seat: int, buffer: Numbers) -> None:
        """Fill the buffer with what the seat may know."""
        state = own(position)
        self.observe_turn(state, seat, buffer)
        first = seat if self.seats > 2 else 2 * seat
        for place in range(self.cities):
            city = first + place
            if city >= self.cities:
                city -= self.cities
            self.observe_city(state, city, self.cells_at + CELLS * place, buffer)
        for index in range(state.discard_count):
            if state.knows_discard(seat, index):
                buffer[self.discards_at + state.discards[index]] += 1

    def observe_city(self, state: CitiesPosition, city: int, at: int, buffer: Numbers) -> None:
        """Fill in what stands on each cell of a city.

        One walk over all its cells, with the bits of the codes side by side, is quicker than one for every kind.
        """
        start = KINDS * city
        high = state.cells[start + 3] | state.cells[start + 4] | state.cells[start + 5] | state.cells[start + 6]
        ones = state.cells[start] | state.cells[start + 2] | state.cells[start + 4] | state.cells[start + 6]
        ones |= state.cells[start + 8]
        twos = state.cells[start + 1] | state.cells[start + 2] | state.cells[start + 5] | state.cells[start + 6]
        eights = state.cells[start + 7] | state.cells[start + 8]
        cells = state.occupied[city]
        while cells:
            cell = BIT_NUMBERS[(cells & -cells) % 67]
            cells &= cells - 1
            code = (ones >> cell & 1) | (twos >> cell & 1) << 1
            buffer[at + cell] = code | (high >> cell & 1) << 2 | (eights >> cell & 1) << 3

    def describe(self, position: Position, seat: int, action: int, buffer: Numbers) -> None:
        """Fill the buffer with what an action is about."""
        if action < PLACES:
            tile = PAIR_FIRST[action]
            buffer[0] = 0
            buffer[2] = action - PAIR_BASE[tile] + 1
            buffer[3] = 0
            buffer[4] = 0
        else:
            tile = (action - PLACES) // 98
            buffer[0] = 1
            buffer[2] = 0
            buffer[3] = (action - PLACES) % 98 // 2 + 1
            buffer[4] = (action - PLACES) % 2 + 1
        buffer[1] = tile + 1
        buffer[5] = FIRST_HALF[tile] + 1
        buffer[6] = SECOND_HALF[tile] + 1 if tile >= KINDS else 0
        buffer[7] = IS_VERTICAL[tile]


def encoding(seats: int, options: Mapping[str, object]) -> CitiesEncoding:
    """How positions of so many seats become numbers."""
    return CitiesEncoding(seats)
