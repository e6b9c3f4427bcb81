"""One position of Between Two Cities and how it changes.

Cell (x, y) of a city is bit 7*y + x of its field; seat i's left city is city i, shared with
seat i+1 (Rules §2). With two players nothing is shared and seat i owns cities 2i and 2i+1 (Rules §8.1).
"""

from collections.abc import Mapping

from castlewright.core import bits, drafting
from castlewright.core.bits import filled
from castlewright.core.chance import Chance, shuffle, stream
from castlewright.core.drafting import DraftPosition
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_cities import tables

# Compiled, these names are C numbers and arrays, filled once from the Python tables.
BITS = bits.BITS
BIT_NUMBERS = bits.BIT_NUMBERS
COUNTS = bits.COUNTS
HAND_PLACES = drafting.HAND_PLACES
CHOOSE = tables.CHOOSE
PLACE = tables.PLACE
OVER = tables.OVER
KINDS = tables.KINDS
TILES = tables.TILES
DUPLEXES = tables.DUPLEXES
FIELD = tables.FIELD
SINGLES = tables.SINGLES
SINGLE_HAND = tables.SINGLE_HAND
DUPLEX_HAND = tables.DUPLEX_HAND
FIRST_CELL = tables.FIRST_CELL
PLACES = tables.PLACES
CELLS = tables.CELLS
SHOP = tables.SHOP
FACTORY = tables.FACTORY
DRINK = tables.DRINK
FOOD = tables.FOOD
MUSIC = tables.MUSIC
BED = tables.BED
OFFICE = tables.OFFICE
PARK = tables.PARK
HOUSE = tables.HOUSE
COLUMNS = tables.COLUMNS
ROWS = tables.ROWS
NOT_COLUMN_A = tables.NOT_COLUMN_A
NOT_COLUMN_G = tables.NOT_COLUMN_G
FACTORY_POINTS = tables.FACTORY_POINTS
FIRST_HALF = tables.FIRST_HALF
IS_VERTICAL = tables.IS_VERTICAL
OFFICE_POINTS = tables.OFFICE_POINTS
PAIR_ACTION = tables.PAIR_ACTION
PAIR_FIRST = tables.PAIR_FIRST
PAIR_SECOND = tables.PAIR_SECOND
PARK_POINTS = tables.PARK_POINTS
LOWER_OF_PAIR = tables.LOWER_OF_PAIR
HIGHER_OF_PAIR = tables.HIGHER_OF_PAIR
REACH = tables.REACH
SECOND_HALF = tables.SECOND_HALF
SHOP_POINTS = tables.SHOP_POINTS
SINGLE_COUNTS = tables.SINGLE_COUNTS
TAVERN_POINTS = tables.TAVERN_POINTS

LEFT, RIGHT = 1, 2
"""The sides on which a seat has already laid a tile in this turn."""

UNKNOWN = 255
SHOP_TABLE = filled(1 << 16, UNKNOWN)
PARK_TABLE = filled(1 << 16, UNKNOWN)
"""Points of all shops and parks of a 4x4 city by their cells, worked out when first asked for."""

EVERY_SECOND = 0x5555555555555555
EVERY_PAIR = 0x3333333333333333
EVERY_FOUR = 0x0F0F0F0F0F0F0F0F
EVERY_EIGHTH = 0x0101010101010101
"""Bits for counting; numbers as large as these must have a C type of their own."""

NO_TILE = -1

SPARE = 7
"""The city that is only thought of."""

ALL_SEATS = [(1 << seats) - 1 for seats in range(8)]
"""All seats of a table, one bit each, by their number."""


def lowest(cells: int) -> int:
    """The number of the lowest cell of a mask that is not empty."""
    return BIT_NUMBERS[(cells & -cells) % 67]


def count_cells(cells: int) -> int:
    """How many cells a mask of the field holds."""
    cells -= cells >> 1 & EVERY_SECOND
    cells = (cells & EVERY_PAIR) + (cells >> 2 & EVERY_PAIR)
    cells = (cells + (cells >> 4)) & EVERY_FOUR
    return (cells * EVERY_EIGHTH >> 56) & 0xFF


def nth_cell(cells: int, skipped: int) -> int:
    """The number of the lowest cell of a mask after skipping some."""
    while skipped:
        cells &= cells - 1
        skipped -= 1
    return lowest(cells)


def around(cells: int) -> int:
    """All cells next to these, some of them perhaps among them, on the field of 7x7."""
    return (cells & NOT_COLUMN_G) << 1 | (cells & NOT_COLUMN_A) >> 1 | cells << FIELD | cells >> FIELD


def around_small(cells: int) -> int:
    """All cells next to these, some of them perhaps among them, on a finished city of 4x4."""
    return ((cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1 | cells << 4 | cells >> 4) & 0xFFFF


def score_shops(cells: int) -> int:
    """Points of the best split of these shops into lines, on 4x4.

    Rules §6.1: the first shop, in reading order, is the left or upper end of its line. Try
    every line that starts there, and split the rest as well as possible.
    """
    if SHOP_TABLE[cells] == UNKNOWN:
        SHOP_TABLE[cells] = max(best_line(cells, 1), best_line(cells, 4)) if cells else 0
    return SHOP_TABLE[cells]


def best_line(cells: int, step: int) -> int:
    """The best split whose first line starts at the first shop and runs right (step 1) or down (step 4)."""
    cell = lowest(cells)
    limit = cell - cell % 4 + 4 if step == 1 else 16
    best = 0
    length = 0
    while cell < limit and cells & BITS[cell]:
        cells ^= BITS[cell]
        length += 1
        best = max(best, SHOP_POINTS[length] + score_shops(cells))
        cell += step
    return best


def score_parks(cells: int) -> int:
    """Points of all groups of parks, on 4x4 (Rules §6.5)."""
    if PARK_TABLE[cells] == UNKNOWN:
        points = 0
        rest = cells
        while rest:
            group = 0
            grown = rest & -rest
            while grown != group:
                group = grown
                grown = (group | around_small(group)) & rest
            points += PARK_POINTS[COUNTS[group]]
            rest ^= group
        PARK_TABLE[cells] = points
    return PARK_TABLE[cells]


STATE = (
    *("reveals", "phase", "round", "hand_size", "acting", "singles_dealt", "duplexes_dealt", "discard_count"),
    *("cells", "occupied", "frames", "low_x", "low_y", "laid_duplexes"),
    *("hands", "seen", "choices", "to_lay", "sides", "singles", "duplexes", "discards", "discards_seen"),
)


class CitiesPosition(DraftPosition):
    """All cities, hands and supplies, and whose tiles are still to be laid."""

    cities: int
    """How many cities are built: one per seat, four with two players. Fields of cities have one place
    more, SPARE, for a city that is only thought of."""

    phase: int
    round: int
    rounds: int
    """Rounds are counted from 0; there are 3, or 6 with two players (Rules §3, §8.2)."""

    cells: list[int]
    """The cells of each city by what stands there, one mask per city and kind."""

    occupied: list[int]
    """The cells of each city that hold a building."""

    frames: list[int]
    """The cells that still fit into one frame of 4x4 with all tiles of each city (Rules §5.3)."""

    low_x: list[int]
    low_y: list[int]
    """The first column and row of each city."""

    laid_duplexes: list[int]
    """The two duplexes of each city as 49 * tile + cell, the smaller first, -1 for none yet."""

    to_lay: list[int]
    """The revealed tiles that each seat has still to lay, two places per seat, -1 when laid."""

    sides: list[int]
    """The sides on which each seat has laid a tile in this turn."""

    singles: list[int]
    duplexes: list[int]
    singles_dealt: int
    duplexes_dealt: int
    """The supplies in the order in which they are dealt, and how far that has gone."""

    discards: list[int]
    discards_seen: list[int]
    discard_count: int
    """The tiles discarded unseen and the seats that know each of them, one bit each (Rules §10.5)."""

    pool: list[int]
    counts: list[int]
    """Scratch for a guess: the tiles that a seat has not seen, and how many of each there are."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, seats)
        self.tie_bits = 45 if seats > 2 else 36
        self.cities = seats if seats > 2 else 4
        self.rounds = 3 if seats > 2 else 6
        self.phase = CHOOSE
        self.round = 0
        self.singles_dealt = 0
        self.duplexes_dealt = 0
        self.discard_count = 0
        self.cells = filled(72)
        self.occupied = filled(8)
        self.frames = filled(8, bits.BITS[CELLS] - 1)
        self.low_x = filled(8, FIELD)
        self.low_y = filled(8, FIELD)
        self.laid_duplexes = filled(16, NO_TILE)
        self.to_lay = filled(14, NO_TILE)
        self.sides = filled(7)
        self.singles = filled(SINGLES)
        self.duplexes = filled(DUPLEXES)
        self.discards = filled(21)
        self.discards_seen = filled(21)
        self.pool = filled(SINGLES)
        self.counts = filled(TILES)

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position."""
        return STATE

    # Set-up and rounds.

    def set_stacks(self, singles: list[int], duplexes: list[int]) -> None:
        """Put both supplies in this order and deal the first hands (Rules §2)."""
        for index in range(SINGLES):
            self.singles[index] = singles[index]
        for index in range(DUPLEXES):
            self.duplexes[index] = duplexes[index]
        self.deal()

    def deals_duplexes(self) -> bool:
        """Whether this round is played with duplexes (Rules §3)."""
        return self.round * 3 // self.rounds == 1

    def deal(self) -> None:
        """Give every seat its hand for this round (Rules §3)."""
        with_duplexes = self.deals_duplexes()
        self.hand_size = DUPLEX_HAND if with_duplexes else SINGLE_HAND
        for seat in range(self.seats):
            for place in range(self.hand_size):
                if with_duplexes:
                    self.hands[HAND_PLACES * seat + place] = self.duplexes[self.duplexes_dealt]
                    self.duplexes_dealt += 1
                else:
                    self.hands[HAND_PLACES * seat + place] = self.singles[self.singles_dealt]
                    self.singles_dealt += 1
            self.take_up(seat)
            self.choices[seat] = NO_TILE
        self.start_phase(CHOOSE)

    def start_phase(self, phase: int) -> None:
        """Let everybody choose, or lay; something hidden was shown just before."""
        self.phase = phase
        self.acting = ALL_SEATS[self.seats]
        self.reveals += 1

    def pair_number(self, first: int, second: int) -> int:
        """The action that chooses these two tiles."""
        return PAIR_ACTION[TILES * first + second]

    def reveal(self) -> None:
        """Show all choices: the chosen tiles leave the hands (Rules §4.2)."""
        for seat in range(self.seats):
            first = PAIR_FIRST[self.choices[seat]]
            second = PAIR_SECOND[self.choices[seat]]
            self.to_lay[2 * seat] = first
            self.to_lay[2 * seat + 1] = second
            self.sides[seat] = 0
            self.choices[seat] = NO_TILE
            self.remove_from_hand(seat, first, second)
        self.hand_size -= 2
        self.start_phase(PLACE)

    def end_turn(self) -> None:
        """Pass the hands on, or discard the last tiles and start the next round (Rules §3, §4)."""
        if self.hand_size > 1:
            self.pass_hands()
            return
        for seat in range(self.seats):
            self.discards[self.discard_count] = self.hands[HAND_PLACES * seat]
            self.discards_seen[self.discard_count] = self.seen[seat]
            self.discard_count += 1
        self.hand_size = 0
        self.round += 1
        if self.round < self.rounds:
            self.deal()
        else:
            self.phase = OVER

    def pass_hands(self) -> None:
        """Give every hand to the neighbour: to the left in the first round, to the right in the last (Rules §3)."""
        if self.round == 0 or self.seats == 2:
            self.pass_left()
        else:
            self.pass_right()
        self.start_phase(CHOOSE)

    # Who may do what.

    def left_city(self, seat: int) -> int:
        """The city on the seat's left (Rules §2, §8.1)."""
        return seat if self.seats > 2 else 2 * seat

    def right_city(self, seat: int) -> int:
        """The city on the seat's right (Rules §2, §8.1)."""
        if self.seats == 2:
            return 2 * seat + 1
        return seat - 1 if seat > 0 else self.seats - 1

    def list_legal(self, seat: int, actions: Actions) -> None:
        """Every pair to choose, or every tile, cell and side to lay."""
        actions.count = 0
        if self.phase == CHOOSE and self.choices[seat] < 0:
            self.list_pairs(seat, actions)
        elif self.phase == PLACE:
            if not self.sides[seat] & LEFT:
                self.list_places(seat, self.left_city(seat), 0, actions)
            if not self.sides[seat] & RIGHT:
                self.list_places(seat, self.right_city(seat), 1, actions)

    def list_pairs(self, seat: int, actions: Actions) -> None:
        """Every pair of tiles in hand, equal tiles being one choice (Rules §4.1)."""
        start = HAND_PLACES * seat
        end = start + self.hand_size
        count = 0
        for first in range(start, end - 1):
            if first > start and self.hands[first] == self.hands[first - 1]:
                continue
            row = TILES * self.hands[first]
            last = NO_TILE
            for second in range(first + 1, end):
                tile = self.hands[second]
                if tile != last:
                    actions.numbers[count] = PAIR_ACTION[row + tile]
                    count += 1
                    last = tile
        actions.count = count

    def list_places(self, seat: int, city: int, side: int, actions: Actions) -> None:
        """Add every way to lay one of the seat's tiles in a city; where one single may lie, so may another."""
        first = self.to_lay[2 * seat]
        second = self.to_lay[2 * seat + 1]
        if first < 0 or first == second:
            self.list_cells(self.places(city, second), second, NO_TILE, side, actions)
        elif second < 0 or first < KINDS:
            self.list_cells(self.places(city, first), first, second, side, actions)
        else:
            self.list_cells(self.places(city, first), first, NO_TILE, side, actions)
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

        Rules §5: on free cells, touching the city with an edge, the city staying within
        4x4. The first tile of a city lies on d4 (Rules §10.6).
        """
        occupied = self.occupied[city]
        if occupied == 0:
            return BITS[FIRST_CELL]
        free = self.frames[city] & ~occupied
        touching = around(occupied) & free
        if tile < KINDS:
            return touching
        if IS_VERTICAL[tile]:
            return free & free >> FIELD & (touching | touching >> FIELD)
        return free & free >> 1 & (touching | touching >> 1) & NOT_COLUMN_G

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely, without listing them."""
        if self.phase == CHOOSE:
            self.choose_random(seat, chance)
        else:
            self.lay_random(seat, chance)

    def choose_random(self, seat: int, chance: Chance) -> None:
        """Choose a pair of equal tiles, or two of the different tiles in hand."""
        kinds = 0
        doubles = 0
        last = NO_TILE
        doubled = NO_TILE
        for place in range(HAND_PLACES * seat, HAND_PLACES * seat + self.hand_size):
            tile = self.hands[place]
            if tile != last:
                self.pool[kinds] = tile
                kinds += 1
                last = tile
            elif tile != doubled:
                self.pool[HAND_PLACES + doubles] = tile
                doubles += 1
                doubled = tile
        pick = chance.below(kinds * (kinds - 1) // 2 + doubles)
        if pick < doubles:
            first = self.pool[HAND_PLACES + pick]
            second = first
        else:
            first = self.pool[LOWER_OF_PAIR[pick - doubles]]
            second = self.pool[HIGHER_OF_PAIR[pick - doubles]]
        self.play(seat, PAIR_ACTION[TILES * first + second])

    def lay_random(self, seat: int, chance: Chance) -> None:
        """Lay one of the seat's tiles; where one single may lie, so may the other."""
        first = self.to_lay[2 * seat]
        second = self.to_lay[2 * seat + 1]
        if first < 0 or first == second:
            first = second
            second = NO_TILE
        left = self.side_places(seat, first, 0)
        right = self.side_places(seat, first, 1)
        left_count = count_cells(left)
        count = left_count + count_cells(right)
        second_left = left
        second_right = right
        second_left_count = left_count
        second_count = count
        if second < 0:
            second_count = 0
        elif second >= KINDS:
            second_left = self.side_places(seat, second, 0)
            second_right = self.side_places(seat, second, 1)
            second_left_count = count_cells(second_left)
            second_count = second_left_count + count_cells(second_right)
        pick = chance.below(count + second_count)
        if pick >= count:
            pick -= count
            first = second
            left = second_left
            right = second_right
            left_count = second_left_count
        if pick < left_count:
            self.lay(seat, first, nth_cell(left, pick), 0)
        else:
            self.lay(seat, first, nth_cell(right, pick - left_count), 1)
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
                self.choose_random(seat, chance)
            for seat in range(self.seats):
                self.lay_both(seat, chance)
            played += 3 * self.seats
        return played

    def lay_both(self, seat: int, chance: Chance) -> None:
        """Lay both tiles of a seat that has laid none, each as `lay_random` would: the places in the one city
        are the same whatever is laid in the other.
        """
        tile = self.to_lay[2 * seat]
        other = self.to_lay[2 * seat + 1]
        left_city = self.left_city(seat)
        right_city = self.right_city(seat)
        left = self.places(left_city, tile)
        right = self.places(right_city, tile)
        left_count = count_cells(left)
        right_count = count_cells(right)
        other_left = left
        other_right = right
        other_left_count = left_count
        other_right_count = right_count
        if other >= KINDS:
            other_left = self.places(left_city, other)
            other_right = self.places(right_city, other)
            other_left_count = count_cells(other_left)
            other_right_count = count_cells(other_right)
        pick = chance.below(left_count + right_count + other_left_count + other_right_count)
        if pick >= left_count + right_count:
            pick -= left_count + right_count
            tile, other = other, tile
            left, other_left = other_left, left
            right, other_right = other_right, right
            left_count, other_left_count = other_left_count, left_count
            other_right_count = right_count
        if pick < left_count:
            self.put_tile(left_city, tile, nth_cell(left, pick))
            self.put_tile(right_city, other, nth_cell(other_right, chance.below(other_right_count)))
        else:
            self.put_tile(right_city, tile, nth_cell(right, pick - left_count))
            self.put_tile(left_city, other, nth_cell(other_left, chance.below(other_left_count)))
        self.to_lay[2 * seat] = NO_TILE
        self.to_lay[2 * seat + 1] = NO_TILE
        self.sides[seat] = LEFT + RIGHT
        self.acting ^= BITS[seat]
        if self.acting == 0:
            self.end_turn()

    def side_places(self, seat: int, tile: int, side: int) -> int:
        """Where a tile may lie in the city on the seat's left (0) or right (1), nowhere if a tile was laid there."""
        if self.sides[seat] & (1 + side):
            return 0
        return self.places(self.right_city(seat) if side else self.left_city(seat), tile)

    # What an action does.

    def play(self, seat: int, action: int) -> None:
        """Choose a pair, or lay a tile; the last choice and the last tile of a turn move the game on."""
        if action < PLACES:
            self.choices[seat] = action
            self.acting ^= BITS[seat]
            if self.acting == 0:
                self.reveal()
            return
        action -= PLACES
        self.lay(seat, action // 98, action % 98 // 2, action % 2)
        if self.acting == 0:
            self.end_turn()

    def lay(self, seat: int, tile: int, cell: int, side: int) -> None:
        """Lay one of the seat's two tiles in its left (0) or right (1) city (Rules §4.3)."""
        if side:
            city = self.right_city(seat)
            self.sides[seat] |= RIGHT
        else:
            city = self.left_city(seat)
            self.sides[seat] |= LEFT
        if self.to_lay[2 * seat] == tile:
            self.to_lay[2 * seat] = NO_TILE
        else:
            self.to_lay[2 * seat + 1] = NO_TILE
        if self.sides[seat] == LEFT + RIGHT:
            self.acting ^= BITS[seat]
        self.put_tile(city, tile, cell)

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
        self.low_x[city] = min(self.low_x[city], COLUMNS[cell])
        self.low_y[city] = min(self.low_y[city], ROWS[cell])

    def copy_city(self, source: int, target: int) -> None:
        """Make one city, most often the spare one, a copy of another."""
        for kind in range(KINDS):
            self.cells[KINDS * target + kind] = self.cells[KINDS * source + kind]
        self.occupied[target] = self.occupied[source]
        self.frames[target] = self.frames[source]
        self.low_x[target] = self.low_x[source]
        self.low_y[target] = self.low_y[source]
        self.laid_duplexes[2 * target] = self.laid_duplexes[2 * source]
        self.laid_duplexes[2 * target + 1] = self.laid_duplexes[2 * source + 1]

    def touches(self, seat: int, action: int) -> int:
        """The one city in which the action lays a tile; a choice touches none."""
        if action < PLACES:
            return 0
        return BITS[self.right_city(seat) if (action - PLACES) % 2 else self.left_city(seat)]

    def is_final(self, seat: int, action: int) -> bool:
        """The secret choice is final once made (Rules §4.1)."""
        return action < PLACES

    def is_secret(self, seat: int, action: int) -> bool:
        """A choice is secret; once revealed it is seen on the table (Rules §4.1)."""
        return action < PLACES

    # Points.

    def kind_cells(self, city: int, kind: int) -> int:
        """The cells of one kind in a city, moved to a corner of 4x4."""
        cells = self.cells[KINDS * city + kind] >> (FIELD * self.low_y[city] + self.low_x[city])
        return (cells & 0xF) | (cells >> 3 & 0xF0) | (cells >> 6 & 0xF00) | (cells >> 9 & 0xF000)

    def count_of(self, city: int, building: int) -> int:
        """How many buildings of a type stand in a city; types in the order of §6, taverns as one type."""
        if building < 2:
            return count_cells(self.cells[KINDS * city + building])
        if building > 2:
            return count_cells(self.cells[KINDS * city + building + 3])
        taverns = 0
        for kind in range(DRINK, BED + 1):
            taverns |= self.cells[KINDS * city + kind]
        return count_cells(taverns)

    def score_city(self, city: int) -> int:
        """Points of one city, its factories ranked over all cities (Rules §6)."""
        if self.occupied[city] == 0:
            return 0
        return self.score_without_factories(city) + self.score_factories(city)

    def score_factories(self, city: int) -> int:
        """Points of the city's factories: 4, 3 or 2 each by the rank of their number (Rules §6.2)."""
        own = count_cells(self.cells[KINDS * city + FACTORY])
        numbers = 0
        for other in range(self.cities):
            if self.occupied[other]:
                numbers |= BITS[count_cells(self.cells[KINDS * other + FACTORY])]
        rank = COUNTS[(numbers >> own) >> 1]
        return own * FACTORY_POINTS[min(rank, 2)]

    def score_without_factories(self, city: int) -> int:
        """Points of everything but the factories, which depend on the other cities."""
        shops = self.kind_cells(city, SHOP)
        factories = self.kind_cells(city, FACTORY)
        offices = self.kind_cells(city, OFFICE)
        parks = self.kind_cells(city, PARK)
        houses = self.kind_cells(city, HOUSE)
        drink = self.kind_cells(city, DRINK)
        food = self.kind_cells(city, FOOD)
        music = self.kind_cells(city, MUSIC)
        bed = self.kind_cells(city, BED)
        taverns = drink | food | music | bed
        points = score_shops(shops) + score_parks(parks)
        points += score_taverns(COUNTS[drink], COUNTS[food], COUNTS[music], COUNTS[bed])
        points += OFFICE_POINTS[COUNTS[offices]] + COUNTS[offices & around_small(taverns)]
        if houses:
            near = COUNTS[houses & around_small(factories)]
            types = 0
            if shops:
                types += 1
            if factories:
                types += 1
            if taverns:
                types += 1
            if offices:
                types += 1
            if parks:
                types += 1
            points += near + (COUNTS[houses] - near) * types
        return points

    def score(self, seat: int) -> int:
        """The lower of the seat's cities, or the sum of both with two players (Rules §7, §8.4)."""
        left = self.score_city(self.left_city(seat))
        right = self.score_city(self.right_city(seat))
        return left + right if self.seats == 2 else min(left, right)

    def standing(self, seat: int) -> int:
        """Score, then the higher city (not with two players), then the number of each building (Rules §7, §8.4)."""
        left = self.left_city(seat)
        right = self.right_city(seat)
        left_points = self.score_city(left)
        right_points = self.score_city(right)
        standing = left_points + right_points
        if self.seats > 2:
            standing = 512 * min(left_points, right_points) + max(left_points, right_points)
        for building in range(6):
            standing = 64 * standing + self.count_of(left, building) + self.count_of(right, building)
        return standing

    # Twins, guesses and other forms.

    def twin(self) -> Position:
        """Another position for as many seats."""
        return CitiesPosition(self.seats)

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats."""
        source = own(other)
        self.copy_hands(source)
        self.phase = source.phase
        self.round = source.round
        self.singles_dealt = source.singles_dealt
        self.duplexes_dealt = source.duplexes_dealt
        self.discard_count = source.discard_count
        for index in range(KINDS * self.cities):
            self.cells[index] = source.cells[index]
        for index in range(self.cities):
            self.occupied[index] = source.occupied[index]
            self.frames[index] = source.frames[index]
            self.low_x[index] = source.low_x[index]
            self.low_y[index] = source.low_y[index]
            self.laid_duplexes[2 * index] = source.laid_duplexes[2 * index]
            self.laid_duplexes[2 * index + 1] = source.laid_duplexes[2 * index + 1]
        for index in range(self.seats):
            self.sides[index] = source.sides[index]
            self.to_lay[2 * index] = source.to_lay[2 * index]
            self.to_lay[2 * index + 1] = source.to_lay[2 * index + 1]
        for index in range(SINGLES):
            self.singles[index] = source.singles[index]
        for index in range(DUPLEXES):
            self.duplexes[index] = source.duplexes[index]
        for index in range(21):
            self.discards[index] = source.discards[index]
            self.discards_seen[index] = source.discards_seen[index]

    def knows_discard(self, seat: int, index: int) -> bool:
        """Whether a seat (-1: a spectator) has held the hand whose last tile was discarded (Rules §10.5)."""
        return seat >= 0 and (self.discards_seen[index] & BITS[seat]) != 0

    def guess_from(self, other: Position, seat: int, chance: Chance) -> None:
        """Become a position that the seat cannot tell from the other: hands it has not held,
        unknown discards, both supplies and the secret choices of others are drawn anew.
        """
        self.copy_from(other)
        self.redraw(seat, chance, False)
        self.redraw(seat, chance, True)
        if self.phase == CHOOSE:
            self.redraw_choices(seat, chance)

    def redraw(self, seat: int, chance: Chance, with_duplexes: bool) -> None:
        """Gather the singles or the duplexes that the seat has not seen, and draw what will still be dealt.

        The rest of a supply never leaves the box, so its order is left to the pool.
        """
        in_hands = self.deals_duplexes() == with_duplexes
        size = self.gather(seat, with_duplexes, in_hands)
        if in_hands:
            for holder in range(self.seats):
                if not self.knows_hand(seat, holder):
                    for place in range(self.hand_size):
                        self.hands[HAND_PLACES * holder + place] = self.draw(size, chance)
                        size -= 1
                    self.sort_hand(holder)
        for index in range(self.discard_count):
            if (self.discards[index] >= KINDS) == with_duplexes and not self.knows_discard(seat, index):
                self.discards[index] = self.draw(size, chance)
                size -= 1
        if with_duplexes:
            for index in range(self.duplexes_dealt, DUPLEXES):
                if index < DUPLEX_HAND * self.cities:
                    self.duplexes[index] = self.draw(size, chance)
                else:
                    self.duplexes[index] = self.pool[size - 1]
                size -= 1
        else:
            for index in range(self.singles_dealt, SINGLES):
                if index < 2 * SINGLE_HAND * self.cities:
                    self.singles[index] = self.draw(size, chance)
                else:
                    self.singles[index] = self.pool[size - 1]
                size -= 1

    def draw(self, size: int, chance: Chance) -> int:
        """Take a random tile out of the first `size` of the pool."""
        index = chance.below(size)
        tile = self.pool[index]
        self.pool[index] = self.pool[size - 1]
        return tile

    def gather(self, seat: int, with_duplexes: bool, in_hands: bool) -> int:
        """Fill the pool, in rising order, with what the seat has not seen; how many tiles that is."""
        for tile in range(TILES):
            self.counts[tile] = 0
        if in_hands:
            for holder in range(self.seats):
                if not self.knows_hand(seat, holder):
                    for place in range(self.hand_size):
                        self.counts[self.hands[HAND_PLACES * holder + place]] += 1
        for index in range(self.discard_count):
            if (self.discards[index] >= KINDS) == with_duplexes and not self.knows_discard(seat, index):
                self.counts[self.discards[index]] += 1
        if with_duplexes:
            for index in range(self.duplexes_dealt, DUPLEXES):
                self.counts[self.duplexes[index]] += 1
        else:
            for index in range(self.singles_dealt, SINGLES):
                self.counts[self.singles[index]] += 1
        return self.fill_pool(with_duplexes)

    def fill_pool(self, with_duplexes: bool) -> int:
        """Fill the pool, in rising order, by the counts; how many tiles that is."""
        size = 0
        if with_duplexes:
            for tile in range(KINDS, TILES):
                self.pool[size] = tile  # overwritten by the next one if there is none of it
                size += self.counts[tile]
        else:
            for tile in range(KINDS):
                for _ in range(self.counts[tile]):
                    self.pool[size] = tile
                    size += 1
        return size

    def redraw_choices(self, seat: int, chance: Chance) -> None:
        """Let every other seat that has chosen choose any two tiles of its hand."""
        for holder in range(self.seats):
            if holder != seat and self.choices[holder] >= 0:
                self.draw_choice(holder, chance)

    def to_text(self) -> str:
        """The whole position as text; `notation.py` says how."""
        from castlewright.games.between_two_cities.notation import position_to_text

        return position_to_text(self)


def score_taverns(drink: int, food: int, music: int, bed: int) -> int:
    """Points of the taverns: the k-th set holds every kind that is there at least k times (Rules §6.3)."""
    points = 0
    sets = max(drink, food, music, bed)
    for nth in range(1, sets + 1):
        kinds = 0
        # Adding truth values would make Python objects of them when compiled.
        if drink >= nth:
            kinds += 1
        if food >= nth:
            kinds += 1
        if music >= nth:
            kinds += 1
        if bed >= nth:
            kinds += 1
        points += TAVERN_POINTS[kinds]
    return points


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
