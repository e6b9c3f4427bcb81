"""What lies on the table of Between Two Cities, what it is worth, and what a seat can guess of it.

Cell (x, y) of a city is bit 7*y + x of its field; seat i's left city is city i, shared with
seat i+1 (Rules §2). With two players nothing is shared and seat i owns cities 2i and 2i+1 (Rules §8.1).
"""

from castlewright.core import bits
from castlewright.core.bits import BITS, COUNTS, filled
from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import NO_TILE
from castlewright.core.drafting.seating import boards_beside
from castlewright.core.drafting.turn import TURN_STATE
from castlewright.core.drawing import draw_below
from castlewright.core.position import Position
from castlewright.games.between_two_cities.constants import (
    BED,
    CELLS,
    DRINK,
    DUPLEX_HAND,
    DUPLEXES,
    EVERY_LINE,
    FACTORY,
    FACTORY_POINTS,
    FIELD,
    FIRST_CELL,
    FIRST_LINE,
    FOOD,
    HOUSE,
    KINDS,
    MUSIC,
    OFFICE,
    ONE_OF,
    PARK,
    SHOP,
    SINGLE_HAND,
    SINGLES,
    TILES,
)
from castlewright.games.between_two_cities.hands import Hands
from castlewright.games.between_two_cities.points import score_buildings

COUNT_BITS = 36
"""In so many low bits a standing holds the number of each building."""

STATE = (
    *TURN_STATE,
    *("cells", "occupied", "frames", "beside", "lines", "laid_duplexes"),
    *("singles_dealt", "duplexes_dealt", "discard_count", "singles", "duplexes", "discards", "discards_seen"),
)


class CitiesState(Hands):
    """All cities, hands and supplies, and whose tiles are still to be laid."""

    cities: int
    """How many cities are built: one per seat, four with two players, who share none (Rules §2, §8.1).
    Fields of cities have one place more, SPARE, for a city that is only thought of."""

    cells: list[int]
    """The cells of each city by what stands there, one mask per city and kind."""

    occupied: list[int]
    """The cells of each city that hold a building."""

    frames: list[int]
    """The cells that still fit into one frame of 4x4 with all tiles of each city (Rules §5.3)."""

    beside: list[int]
    """The cells beside the buildings of each city; of an empty one the cell of its first tile (Rules §5.2, §10.6)."""

    lines: list[int]
    """The columns of each city that hold a building, bits 0 to 6, and the rows, bits 7 to 13."""

    laid_duplexes: list[int]
    """The two duplexes of each city as 49 * tile + cell, the smaller first, -1 for none yet."""

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
        super().__init__(seats, seats, 3 if seats > 2 else 6)
        self.tie_bits = COUNT_BITS + 9 if seats > 2 else COUNT_BITS
        self.cities = seats if seats > 2 else 4
        self.boards = boards_beside(seats, shared=seats > 2)
        self.singles_dealt = 0
        self.duplexes_dealt = 0
        self.discard_count = 0
        self.cells = filled(72)
        self.occupied = filled(8)
        self.frames = filled(8, bits.BITS[CELLS] - 1)
        self.beside = filled(8, bits.BITS[FIRST_CELL])
        self.lines = filled(8)
        self.laid_duplexes = filled(16, NO_TILE)
        self.singles = filled(SINGLES)
        self.duplexes = filled(DUPLEXES)
        self.discards = filled(21)
        self.discards_seen = filled(21)
        self.pool = filled(SINGLES)
        self.counts = filled(TILES)

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position."""
        return STATE

    def deals_duplexes(self) -> bool:
        """Whether this round is played with duplexes: the second third of all rounds (Rules §3, §8.2)."""
        return self.round * 3 // self.rounds == 1

    # Points.

    def low_x(self, city: int) -> int:
        """The first column of a city."""
        return FIRST_LINE[self.lines[city] & EVERY_LINE]

    def low_y(self, city: int) -> int:
        """The first row of a city."""
        return FIRST_LINE[self.lines[city] >> FIELD]

    def corner_cell(self, city: int) -> int:
        """The cell in the first column and row of a city."""
        return FIELD * self.low_y(city) + self.low_x(city)

    def kind_cells(self, city: int, kind: int) -> int:
        """The cells of one kind in a city, moved to a corner of 4x4."""
        return corner(self.cells[KINDS * city + kind], self.corner_cell(city))

    def score_city(self, city: int) -> int:
        """Points of one city, its factories ranked over all cities (Rules §6)."""
        if self.occupied[city] == 0:
            return 0
        return self.score_without_factories(city) + self.score_factories(city)

    def score_factories(self, city: int) -> int:
        """Points of the city's factories: 4, 3 or 2 each by the rank of their number (Rules §6.2, §10.10)."""
        own = COUNTS[corner(self.cells[KINDS * city + FACTORY], self.corner_cell(city))]
        numbers = 0
        for other in range(self.cities):
            if self.occupied[other]:
                shift = self.corner_cell(other)
                numbers |= BITS[COUNTS[corner(self.cells[KINDS * other + FACTORY], shift)]]
        rank = COUNTS[(numbers >> own) >> 1]
        return own * FACTORY_POINTS[min(rank, 2)]

    def score_without_factories(self, city: int) -> int:
        """Points of everything but the factories, which depend on the other cities."""
        shift = self.corner_cell(city)
        start = KINDS * city
        return score_buildings(
            corner(self.cells[start + SHOP], shift),
            corner(self.cells[start + FACTORY], shift),
            corner(self.cells[start + DRINK], shift),
            corner(self.cells[start + FOOD], shift),
            corner(self.cells[start + MUSIC], shift),
            corner(self.cells[start + BED], shift),
            corner(self.cells[start + OFFICE], shift),
            corner(self.cells[start + PARK], shift),
            corner(self.cells[start + HOUSE], shift),
        )

    def score(self, seat: int) -> int:
        """The lower of the seat's cities, or the sum of both with two players (Rules §7, §8.4)."""
        left = self.score_city(self.boards[2 * seat])
        right = self.score_city(self.boards[2 * seat + 1])
        return left + right if self.seats == 2 else min(left, right)

    def standing(self, seat: int) -> int:
        """Score, then the higher city (not with two players), then the number of each building (Rules §7, §8.4,
        §10.14).
        """
        left = self.boards[2 * seat]
        right = self.boards[2 * seat + 1]
        left_points = self.score_city(left)
        right_points = self.score_city(right)
        standing = left_points + right_points
        if self.seats > 2:
            standing = 512 * min(left_points, right_points) + max(left_points, right_points)
        return (standing << COUNT_BITS) + self.count_buildings(left) + self.count_buildings(right)

    def count_buildings(self, city: int) -> int:
        """How many shops, factories, taverns, offices, parks and houses a city has, six bits each (Rules §10.13)."""
        shift = self.corner_cell(city)
        start = KINDS * city
        taverns = self.cells[start + DRINK] | self.cells[start + FOOD]
        taverns |= self.cells[start + MUSIC] | self.cells[start + BED]
        counts = COUNTS[corner(self.cells[start + SHOP], shift)]
        counts = 64 * counts + COUNTS[corner(self.cells[start + FACTORY], shift)]
        counts = 64 * counts + COUNTS[corner(taverns, shift)]
        counts = 64 * counts + COUNTS[corner(self.cells[start + OFFICE], shift)]
        counts = 64 * counts + COUNTS[corner(self.cells[start + PARK], shift)]
        return 64 * counts + COUNTS[corner(self.cells[start + HOUSE], shift)]

    # Twins and guesses.

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats."""
        source = state_of(other)
        self.copy_turn(source)
        for index in range(self.seats):
            self.hands[index] = source.hands[index]
        self.singles_dealt = source.singles_dealt
        self.duplexes_dealt = source.duplexes_dealt
        self.discard_count = source.discard_count
        for index in range(KINDS * self.cities):
            self.cells[index] = source.cells[index]
        for index in range(self.cities):
            self.occupied[index] = source.occupied[index]
            self.frames[index] = source.frames[index]
            self.beside[index] = source.beside[index]
            self.lines[index] = source.lines[index]
            self.laid_duplexes[2 * index] = source.laid_duplexes[2 * index]
            self.laid_duplexes[2 * index + 1] = source.laid_duplexes[2 * index + 1]
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
                    self.hands[holder] = 0
                    for _ in range(self.hand_size):
                        self.hands[holder] += ONE_OF[draw(self.pool, size, chance)]
                        size -= 1
        for index in range(self.discard_count):
            if (self.discards[index] >= KINDS) == with_duplexes and not self.knows_discard(seat, index):
                self.discards[index] = draw(self.pool, size, chance)
                size -= 1
        if with_duplexes:
            for index in range(self.duplexes_dealt, DUPLEXES):
                if index < DUPLEX_HAND * self.cities:
                    self.duplexes[index] = draw(self.pool, size, chance)
                else:
                    self.duplexes[index] = self.pool[size - 1]
                size -= 1
        else:
            for index in range(self.singles_dealt, SINGLES):
                if index < 2 * SINGLE_HAND * self.cities:
                    self.singles[index] = draw(self.pool, size, chance)
                else:
                    self.singles[index] = self.pool[size - 1]
                size -= 1

    def gather(self, seat: int, with_duplexes: bool, in_hands: bool) -> int:
        """Fill the pool, in rising order, with what the seat has not seen; how many tiles that is."""
        for tile in range(TILES):
            self.counts[tile] = 0
        if in_hands:
            for holder in range(self.seats):
                if not self.knows_hand(seat, holder):
                    self.count_hand(holder, with_duplexes)
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

    def count_hand(self, holder: int, with_duplexes: bool) -> None:
        """Add the tiles of a hand of duplexes or of singles to the counts."""
        hand = self.hands[holder]
        if with_duplexes:
            for tile in range(KINDS, TILES):
                self.counts[tile] += hand >> 3 * KINDS + tile & 1
        else:
            for tile in range(KINDS):
                self.counts[tile] += hand >> 4 * tile & 7

    def fill_pool(self, with_duplexes: bool) -> int:
        """Fill the pool, in rising order, by the counts; how many tiles that is."""
        size = 0
        if with_duplexes:
            for tile in range(KINDS, TILES):
                self.pool[size] = tile  # overwritten by the next one if there is none of it
                size += self.counts[tile]
        else:
            for tile in range(KINDS):
                count = self.counts[tile]
                while count > 0:
                    self.pool[size] = tile
                    size += 1
                    count -= 1
        return size


def corner(cells: int, shift: int) -> int:
    """Cells of the field of 7x7 moved so far that they lie in a corner of 4x4."""
    cells >>= shift
    return (cells & 0xF) | (cells >> 3 & 0xF0) | (cells >> 6 & 0xF00) | (cells >> 9 & 0xF000)


def draw(pool: list[int], size: int, chance: Chance) -> int:
    """Take a random tile out of the first `size` of a pool."""
    index = draw_below(chance, size)
    tile = pool[index]
    pool[index] = pool[size - 1]
    return tile


def state_of(position: Position) -> CitiesState:
    """The position as one of this game."""
    assert isinstance(position, CitiesState)
    return position
