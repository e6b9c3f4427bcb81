"""How a position of Between Two Cities changes: rounds, who may do what, and what an action does.

What lies on the table, and where, says `state.py`.
"""

from collections.abc import Mapping

from castlewright.core.bits import BITS
from castlewright.core.chance import Chance, shuffle, stream
from castlewright.core.drafting.constants import ALL_SEATS, CHOOSE, LEFT, NO_TILE, PLACE, RIGHT
from castlewright.core.drawing import draw_below
from castlewright.core.masks import count_bits, lowest, nth_bit
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_cities.constants import (
    AROUND,
    CELLS,
    DUPLEX_HAND,
    DUPLEXES,
    FIELD,
    FIRST_HALF,
    IS_VERTICAL,
    KINDS,
    LINES,
    NOT_COLUMN_G,
    ONE_OF,
    PLACES,
    REACH,
    SECOND_HALF,
    SHOP,
    SINGLE_COUNTS,
    SINGLE_HAND,
    SINGLES,
    TILE_AT,
    TILES,
)
from castlewright.games.between_two_cities.state import CitiesState


class CitiesPosition(CitiesState):
    """A table on which somebody is to act.

    The turn is that of `core/drafting`: choices are shown together (Rules §4.2), with two players as well (Rules §8.3),
    and where an order is needed the lowest seat goes first (Rules §10.2, §10.3).
    """

    # Set-up and rounds.

    def set_stacks(self, singles: list[int], duplexes: list[int]) -> None:
        """Put both supplies in this order and deal the first hands (Rules §2)."""
        for index in range(SINGLES):
            self.singles[index] = singles[index]
        for index in range(DUPLEXES):
            self.duplexes[index] = duplexes[index]
        self.deal()

    def dealt(self) -> int:
        """How many singles or duplexes every hand of this round begins with (Rules §3)."""
        return DUPLEX_HAND if self.deals_duplexes() else SINGLE_HAND

    def fill_hand(self, seat: int) -> None:
        """Deal a seat singles or duplexes, as the round wants it (Rules §3)."""
        if self.hand_size == DUPLEX_HAND:
            for _ in range(DUPLEX_HAND):
                self.hands[seat] += ONE_OF[self.duplexes[self.duplexes_dealt]]
                self.duplexes_dealt += 1
        else:
            for _ in range(SINGLE_HAND):
                self.hands[seat] += ONE_OF[self.singles[self.singles_dealt]]
                self.singles_dealt += 1

    def discard_last(self, seat: int) -> None:
        """Discard the last tile of a hand unseen (Rules §3)."""
        self.discards[self.discard_count] = TILE_AT[lowest(self.hands[seat])]
        self.hands[seat] = 0
        self.discards_seen[self.discard_count] = self.seen[seat]
        self.discard_count += 1

    # Who may do what.

    def list_legal(self, seat: int, actions: Actions) -> None:
        """Every pair to choose, or every tile, cell and side to lay, at any time (Rules §4, §10.1)."""
        actions.count = 0
        if self.phase == CHOOSE and self.choices[seat] < 0:
            self.list_pairs(seat, actions)
        elif self.phase == PLACE:
            if not self.sides[seat] & LEFT:
                self.list_places(seat, self.boards[2 * seat], 0, actions)
            if not self.sides[seat] & RIGHT:
                self.list_places(seat, self.boards[2 * seat + 1], 1, actions)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may choose this pair, or lay this tile there, now."""
        if not self.acting & BITS[seat]:
            return False
        if self.phase == CHOOSE:
            return self.has_pair(seat, action)
        action -= PLACES
        tile = action // 98
        if action < 0 or (tile != self.to_lay[2 * seat] and tile != self.to_lay[2 * seat + 1]):
            return False
        return (self.side_places(seat, tile, action % 2) & BITS[action % 98 // 2]) != 0

    def list_places(self, seat: int, city: int, side: int, actions: Actions) -> None:
        """Add every way to lay one of the seat's tiles in a city; where one single may lie, so may another."""
        first = self.to_lay[2 * seat]
        second = self.to_lay[2 * seat + 1]
        if first < 0 or first == second:
            first = second
            second = NO_TILE
        if first < KINDS:
            self.list_cells(self.places(city, SHOP), first, second, side, actions)
            return
        self.list_cells(self.places(city, first), first, NO_TILE, side, actions)
        if second >= 0:
            self.list_cells(self.places(city, second), second, NO_TILE, side, actions)

    def list_cells(self, cells: int, tile: int, other: int, side: int, actions: Actions) -> None:
        """Add an action for each of these cells, with the tile and, if there is one, with another."""
        base = PLACES + tile * 98 + side
        other_base = PLACES + other * 98 + side
        count = actions.count
        while cells:
            place = 2 * lowest(cells)
            actions.numbers[count] = base + place
            count += 1
            if other >= 0:
                actions.numbers[count] = other_base + place
                count += 1
            cells &= cells - 1
        actions.count = count

    def places(self, city: int, tile: int) -> int:
        """The cells on which the tile, or its left or upper half, may lie.

        Rules §5.1 to §5.3: on free cells, touching the city with an edge, the city staying within
        4x4. The first tile of a city lies on d4 (Rules §10.6).
        """
        free = self.frames[city] & ~self.occupied[city]
        touching = self.beside[city] & free
        if tile < KINDS:
            return touching
        if IS_VERTICAL[tile]:
            return free & free >> FIELD & (touching | touching >> FIELD)
        return free & free >> 1 & (touching | touching >> 1) & NOT_COLUMN_G

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely, without listing them."""
        if self.phase == CHOOSE:
            self.choose(seat, self.random_pair(seat, chance))
        else:
            self.lay_random(seat, chance)

    def lay_random(self, seat: int, chance: Chance) -> None:
        """Lay one of the seat's tiles; where one single may lie, so may the other."""
        first = self.to_lay[2 * seat]
        second = self.to_lay[2 * seat + 1]
        if first < 0 or first == second:
            first = second
            second = NO_TILE
        left = self.side_places(seat, first, 0)
        right = self.side_places(seat, first, 1)
        left_count = count_bits(left)
        count = left_count + count_bits(right)
        second_left = left
        second_right = right
        second_left_count = left_count
        second_count = count
        if second < 0:
            second_count = 0
        elif second >= KINDS:
            second_left = self.side_places(seat, second, 0)
            second_right = self.side_places(seat, second, 1)
            second_left_count = count_bits(second_left)
            second_count = second_left_count + count_bits(second_right)
        pick = draw_below(chance, count + second_count)
        if pick >= count:
            pick -= count
            first = second
            left = second_left
            right = second_right
            left_count = second_left_count
        if pick < left_count:
            self.lay(seat, first, nth_bit(left, pick), 0)
        else:
            self.lay(seat, first, nth_bit(right, pick - left_count), 1)
        if self.acting == 0:
            self.end_turn()

    def play_out(self, chance: Chance) -> int:
        """Play random legal actions to the end, all equally likely, whole turns of the table at once; how many."""
        played = 0
        while self.acting and not (self.phase == CHOOSE and self.acting == ALL_SEATS[self.seats]):
            self.play_random(self.seat_to_act(), chance)
            played += 1
        while self.acting:
            for seat in range(self.seats):
                self.choices[seat] = self.random_pair(seat, chance)
            self.reveal()
            for seat in range(self.seats):
                self.lay_both(seat, chance)
            self.acting = 0
            self.end_turn()
            played += 3 * self.seats
        return played

    def lay_both(self, seat: int, chance: Chance) -> None:
        """Lay both tiles of a seat that has laid none, each as `lay_random` would: the places in the one city
        are the same whatever is laid in the other.
        """
        if self.to_lay[2 * seat] < KINDS:
            self.lay_singles(seat, chance)
        else:
            self.lay_duplexes(seat, chance)
        self.to_lay[2 * seat] = NO_TILE
        self.to_lay[2 * seat + 1] = NO_TILE
        self.sides[seat] = LEFT + RIGHT

    def lay_singles(self, seat: int, chance: Chance) -> None:
        """Lay both singles of a seat: any of them on any cell, then the other one in the other city."""
        tile = self.to_lay[2 * seat]
        other = self.to_lay[2 * seat + 1]
        left_city = self.boards[2 * seat]
        right_city = self.boards[2 * seat + 1]
        left = self.places(left_city, SHOP)  # where one single may lie, so may all
        right = self.places(right_city, SHOP)
        left_count = count_bits(left)
        right_count = count_bits(right)
        pick = draw_below(chance, 2 * (left_count + right_count))
        if pick >= left_count + right_count:
            pick -= left_count + right_count
            tile, other = other, tile
        if pick < left_count:
            left_cell = nth_bit(left, pick)
            right_cell = nth_bit(right, draw_below(chance, right_count))
        else:
            right_cell = nth_bit(right, pick - left_count)
            left_cell = nth_bit(left, draw_below(chance, left_count))
            tile, other = other, tile
        self.put_building(left_city, tile, left_cell)
        self.put_building(right_city, other, right_cell)

    def lay_duplexes(self, seat: int, chance: Chance) -> None:
        """Lay both duplexes of a seat in the same way; each has places of its own."""
        tile = self.to_lay[2 * seat]
        other = self.to_lay[2 * seat + 1]
        left_city = self.boards[2 * seat]
        right_city = self.boards[2 * seat + 1]
        left = self.places(left_city, tile)
        right = self.places(right_city, tile)
        other_left = self.places(left_city, other)
        other_right = self.places(right_city, other)
        count = count_bits(left) + count_bits(right)
        pick = draw_below(chance, count + count_bits(other_left) + count_bits(other_right))
        if pick >= count:
            pick -= count
            tile, other = other, tile
            left, other_left = other_left, left
            right, other_right = other_right, right
        count = count_bits(left)
        if pick < count:
            self.put_tile(left_city, tile, nth_bit(left, pick))
            self.put_tile(right_city, other, nth_bit(other_right, draw_below(chance, count_bits(other_right))))
        else:
            self.put_tile(right_city, tile, nth_bit(right, pick - count))
            self.put_tile(left_city, other, nth_bit(other_left, draw_below(chance, count_bits(other_left))))

    def side_places(self, seat: int, tile: int, side: int) -> int:
        """Where a tile may lie in the city on the seat's left (0) or right (1), nowhere if a tile was laid there."""
        if self.sides[seat] & (1 + side):
            return 0
        return self.places(self.boards[2 * seat + side], tile)

    # What an action does.

    def play_unchecked(self, seat: int, action: int) -> None:
        """Choose a pair, or lay a tile; the last choice and the last tile of a turn move the game on."""
        if action < PLACES:
            self.choose(seat, action)
            return
        action -= PLACES
        self.lay(seat, action // 98, action % 98 // 2, action % 2)
        if self.acting == 0:
            self.end_turn()

    def lay(self, seat: int, tile: int, cell: int, side: int) -> None:
        """Lay one of the seat's two tiles in its left (0) or right (1) city (Rules §4.3)."""
        self.sides[seat] |= 1 + side
        if self.to_lay[2 * seat] == tile:
            self.to_lay[2 * seat] = NO_TILE
        else:
            self.to_lay[2 * seat + 1] = NO_TILE
        if self.sides[seat] == LEFT + RIGHT:
            self.acting ^= BITS[seat]
        self.put_tile(self.boards[2 * seat + side], tile, cell)

    def put_tile(self, city: int, tile: int, cell: int) -> None:
        """Add a tile to a city, by its left or upper half."""
        self.put_building(city, FIRST_HALF[tile], cell)
        if tile >= KINDS:
            self.put_building(city, SECOND_HALF[tile], cell + FIELD if IS_VERTICAL[tile] else cell + 1)
            entry = CELLS * tile + cell
            if self.laid_duplexes[2 * city] < 0:
                self.laid_duplexes[2 * city] = entry
            elif self.laid_duplexes[2 * city] < entry:
                self.laid_duplexes[2 * city + 1] = entry
            else:
                self.laid_duplexes[2 * city + 1] = self.laid_duplexes[2 * city]
                self.laid_duplexes[2 * city] = entry

    def put_building(self, city: int, kind: int, cell: int) -> None:
        """Add one building to a city."""
        self.cells[KINDS * city + kind] |= BITS[cell]
        self.occupied[city] |= BITS[cell]
        self.frames[city] &= REACH[cell]
        self.beside[city] |= AROUND[cell]
        self.lines[city] |= LINES[cell]

    def copy_city(self, source: int, target: int) -> None:
        """Make one city, most often the spare one, a copy of another."""
        for kind in range(KINDS):
            self.cells[KINDS * target + kind] = self.cells[KINDS * source + kind]
        self.occupied[target] = self.occupied[source]
        self.frames[target] = self.frames[source]
        self.beside[target] = self.beside[source]
        self.lines[target] = self.lines[source]
        self.laid_duplexes[2 * target] = self.laid_duplexes[2 * source]
        self.laid_duplexes[2 * target + 1] = self.laid_duplexes[2 * source + 1]

    def touches(self, seat: int, action: int) -> int:
        """The one city in which the action lays a tile; a choice touches none."""
        if action < PLACES:
            return 0
        return BITS[self.boards[2 * seat + (action - PLACES) % 2]]


def own(position: Position) -> CitiesPosition:
    """The position as one of this game."""
    assert isinstance(position, CitiesPosition)
    return position


def new(seats: int, options: Mapping[str, object], seed: str) -> CitiesPosition:
    """The first position of a match (Rules §2)."""
    singles = [kind for kind in range(KINDS) for _ in range(SINGLE_COUNTS[kind])]
    duplexes = list(range(KINDS, TILES))
    shuffle(singles, stream(seed, "singles"))
    shuffle(duplexes, stream(seed, "duplexes"))
    position = CitiesPosition(seats)
    position.set_stacks(singles, duplexes)
    return position
