"""Between Two Cities as flat numbers, for environments and learned values."""

from collections.abc import Mapping

from castlewright.core.bits import BITS
from castlewright.core.drafting.encoding import DraftEncoding
from castlewright.core.encoding import Numbers
from castlewright.core.position import Position
from castlewright.games.between_two_cities.constants import (
    CELLS,
    DUPLEX_HAND,
    FIELD,
    FIRST_HALF,
    IS_VERTICAL,
    KINDS,
    PAIR_BASE,
    PAIR_FIRST,
    PLACES,
    SECOND_HALF,
    SINGLE_HAND,
    SPARE,
    SPREAD,
    TILES,
    WHOLE,
)
from castlewright.games.between_two_cities.position import CitiesPosition, own

PHASES = 3
MOST_POINTS = 99
"""No tile brings or takes more."""


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
        self.add_feature("gain", -MOST_POINTS, MOST_POINTS, "what laying it brings its city at once, 0 for a pair")

    def observe(self, position: Position, seat: int, buffer: Numbers) -> None:
        """Fill the buffer with what the seat may know."""
        state = own(position)
        self.observe_turn(state, seat, buffer)
        at = self.cells_at
        city = seat if self.seats > 2 else 2 * seat
        for _ in range(self.cities):
            start = KINDS * city
            ones = state.cells[start] | state.cells[start + 2] | state.cells[start + 4] | state.cells[start + 6]
            ones |= state.cells[start + 8]
            twos = state.cells[start + 1] | state.cells[start + 2] | state.cells[start + 5] | state.cells[start + 6]
            fours = state.cells[start + 3] | state.cells[start + 4] | state.cells[start + 5] | state.cells[start + 6]
            eights = state.cells[start + 7] | state.cells[start + 8]
            left = state.occupied[city] >> FIELD * state.low_y(city)
            cell = FIELD * state.low_y(city) + state.low_x(city)
            while left:
                # A row of the city, which is four cells wide at most; where fewer are left of the field nothing stands
                # on what follows, and what follows the last one is of the field that is filled next.
                word = SPREAD[ones >> cell & 15] | SPREAD[twos >> cell & 15] << 1
                word |= SPREAD[fours >> cell & 15] << 2 | SPREAD[eights >> cell & 15] << 3
                place = at + cell
                buffer[place] = word & WHOLE
                buffer[place + 1] = word >> 16 & WHOLE
                buffer[place + 2] = word >> 32 & WHOLE
                buffer[place + 3] = word >> 48 & WHOLE
                left >>= FIELD
                cell += FIELD
            at += CELLS
            city = city + 1 if city + 1 < self.cities else 0
        for index in range(state.discard_count):
            if state.discards_seen[index] & BITS[seat]:
                buffer[self.discards_at + state.discards[index]] += 1

    def describe(self, position: Position, seat: int, action: int, buffer: Numbers) -> None:
        """Fill the buffer with what an action is about."""
        if action < PLACES:
            tile = PAIR_FIRST[action]
            buffer[0] = 0
            buffer[2] = action - PAIR_BASE[tile] + 1
            buffer[3] = 0
            buffer[4] = 0
            buffer[8] = 0
        else:
            tile = (action - PLACES) // 98
            cell = (action - PLACES) % 98 // 2
            side = (action - PLACES) % 2
            buffer[0] = 1
            buffer[2] = 0
            buffer[3] = cell + 1
            buffer[4] = side + 1
            buffer[8] = gain(own(position), seat, side, tile, cell)
        buffer[1] = tile + 1
        buffer[5] = FIRST_HALF[tile] + 1
        buffer[6] = SECOND_HALF[tile] + 1 if tile >= KINDS else 0
        buffer[7] = IS_VERTICAL[tile]


def gain(state: CitiesPosition, seat: int, side: int, tile: int, cell: int) -> int:
    """What a tile brings the city on a side of a seat, which is left as it was."""
    city = state.board_at(seat, side)
    before = state.score_city(city)
    state.copy_city(city, SPARE)
    state.put_tile(city, tile, cell)
    after = state.score_city(city)
    state.copy_city(SPARE, city)
    return after - before


def encoding(seats: int, options: Mapping[str, object]) -> CitiesEncoding:
    """How positions of so many seats become numbers."""
    return CitiesEncoding(seats)
