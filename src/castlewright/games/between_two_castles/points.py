"""Fast points of a castle, for play and search; `scoring.py` explains the same points from the rules.

A castle is surveyed first: for each of its rooms, which others stand near it, at its sides, above and
below it, as masks over the rooms. The throne room is room 0 and one room wherever it is met (Rules §6.11).
"""

from castlewright.core.bits import COUNTS, filled
from castlewright.core.masks import lowest
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.constants import (
    ANYWHERE,
    AROUND,
    ATTENDANT_WANTS,
    BESIDE,
    CARD_ATTENDANTS,
    CARD_BELOW,
    CARD_ENCLOSED,
    CARD_HEIGHT,
    CARD_KINDS,
    CARD_LEVEL_3,
    CARD_POINTS,
    CARD_RULE,
    CARD_SETS_3,
    CARD_SETS_5,
    CARD_SPECIAL,
    CARD_SURROUNDED_4,
    CARD_SURROUNDED_8,
    CARD_TARGET,
    CARD_VARIETY,
    CARD_WIDTH,
    COLUMN,
    COLUMN_UP,
    CONNECTED,
    DECORATED,
    DECORATION,
    FIRST_THRONE,
    FOUNTAIN_RULE,
    FOYER_RULE,
    MIDDLE,
    POINTS,
    RULE,
    STACKED,
    TARGET,
    THRONE_RULE,
    THRONE_WANTS,
    THRONE_X,
    THRONE_Y,
    TOWER_RULE,
    TWO_BELOW,
    TYPE,
    VARIETY,
)
from castlewright.games.between_two_castles.data import FOUNTAIN_POINTS, THRONE_POINTS

SLEEPING_POINTS = data.SLEEPING_POINTS[0]

ROOM_BITS = [1 << room for room in range(24)]
"""One bit for each room of a castle, the throne room first."""


def count_rooms(rooms: int) -> int:
    """How many rooms a mask holds."""
    return COUNTS[rooms & 0xFFFF] + COUNTS[rooms >> 16]


class Survey:
    """Who stands where in one castle; used again and again."""

    near: list[int]
    """The rooms on the eight cells round each room, the ten round the throne room."""

    side: list[int]
    """The rooms that share a side with each room."""

    up: list[int]
    down: list[int]
    """The rooms higher and lower in each room's column; the throne room stands in two columns (Rules §11.17)."""

    of_type: list[int]
    """The rooms of each type, special rooms last."""

    of_decoration: list[int]
    """The rooms with each decoration, those without any last."""

    room_points: list[int]
    all_points: int
    """The points of each room and of all rooms together, once they were counted."""

    wants_type: list[int]
    wants_decoration: list[int]
    """The rooms that count rooms of each type, or with each decoration, near them or in their column."""

    wants_far: list[int]
    wants_connected: list[int]
    """The rooms that count rooms of each type wherever they stand, or reached through others of it."""

    wants_below: int
    wants_near: int
    wants_variety: int
    """The rooms that count rooms of any type below them, near them, and those that count types."""

    has_cards_of_sides: bool
    """Whether a card counts rooms by who stands round them."""

    cell_stamps: list[int]
    cell_near: list[int]
    cell_side: list[int]
    cell_up: list[int]
    cell_down: list[int]
    stamp: int
    """Who would stand round a room on each cell of the field: known where the stamp is that of the castle."""

    def __init__(self) -> None:
        self.room_points = filled(24)
        self.all_points = 0
        self.wants_type = filled(8)
        self.wants_decoration = filled(5)
        self.wants_far = filled(8)
        self.wants_connected = filled(8)
        self.wants_below = 0
        self.wants_near = 0
        self.wants_variety = 0
        self.has_cards_of_sides = False
        self.cell_stamps = filled(2500)
        self.cell_near = filled(2500)
        self.cell_side = filled(2500)
        self.cell_up = filled(2500)
        self.cell_down = filled(2500)
        self.stamp = 0
        self.near = filled(24)
        self.side = filled(24)
        self.up = filled(24)
        self.down = filled(24)
        self.of_type = filled(8)
        self.of_decoration = filled(5)

    def take(self, castle: Castle) -> None:
        """Look at a castle."""
        for index in range(8):
            self.of_type[index] = 0
        for index in range(5):
            self.of_decoration[index] = 0
        for index in range(castle.count):
            self.add(castle, index)

    def add(self, castle: Castle, index: int) -> None:
        """Look at one room more, all before it being known."""
        self.near[index] = 0
        self.side[index] = 0
        self.up[index] = 0
        self.down[index] = 0
        room = castle.rooms[index]
        self.of_type[TYPE[room]] |= ROOM_BITS[index]
        self.of_decoration[DECORATION[room]] |= ROOM_BITS[index]
        if index:
            self.compare_with_throne(castle, index)
        for other in range(1, index):
            across = castle.xs[other] - castle.xs[index]
            if -1 <= across <= 1:
                self.compare(index, other, across, castle.ys[other] - castle.ys[index])

    def compare(self, index: int, other: int, across: int, above: int) -> None:
        """Note two rooms at most one column apart."""
        one = ROOM_BITS[index]
        two = ROOM_BITS[other]
        if across == 0:
            self.note_column(index, other, above)
        if -1 <= above <= 1:
            self.near[index] |= two
            self.near[other] |= one
            if across == 0 or above == 0:
                self.side[index] |= two
                self.side[other] |= one

    def note_column(self, index: int, other: int, above: int) -> None:
        """Note two rooms of one column; the other stands above the first, or below."""
        if above > 0:
            self.up[index] |= ROOM_BITS[other]
            self.down[other] |= ROOM_BITS[index]
        else:
            self.down[index] |= ROOM_BITS[other]
            self.up[other] |= ROOM_BITS[index]

    def compare_with_throne(self, castle: Castle, index: int) -> None:
        """Note where a room stands to the throne room on its two cells."""
        across = castle.xs[index] - MIDDLE
        above = castle.ys[index] - MIDDLE
        if 0 <= across <= 1:
            self.note_column(0, index, above)
        if -1 <= across <= 2 and -1 <= above <= 1:
            self.near[0] |= ROOM_BITS[index]
            self.near[index] |= 1
            if above == 0 or 0 <= across <= 1:
                self.side[0] |= ROOM_BITS[index]
                self.side[index] |= 1

    # Points.

    def score(self, castle: Castle) -> int:
        """All points of a castle that was looked at (Rules §6, §7)."""
        points = 0
        for index in range(castle.count):
            points += self.score_room(castle, index)
        return points + self.score_extras(castle)

    def score_extras(self, castle: Castle) -> int:
        """The points of attendants and cards."""
        points = 0
        for index in range(castle.attendant_count):
            points += count_rooms(self.of_decoration[ATTENDANT_WANTS[castle.attendants[index]]])
        for index in range(castle.card_count):
            points += self.score_card(castle, castle.cards[index])
        return points

    # One room more.

    def count_rooms_before(self, castle: Castle) -> None:
        """Count the points of all rooms of a castle that was looked at, and note which of them another may raise."""
        self.stamp += 1
        for index in range(8):
            self.wants_type[index] = 0
            self.wants_far[index] = 0
            self.wants_connected[index] = 0
        for index in range(5):
            self.wants_decoration[index] = 0
        self.wants_below = 0
        self.wants_near = 0
        self.wants_variety = 0
        self.all_points = 0
        self.has_cards_of_sides = False
        for index in range(castle.card_count):
            if CARD_RULE[castle.cards[index]] in {CARD_SURROUNDED_8, CARD_SURROUNDED_4, CARD_VARIETY, CARD_ENCLOSED}:
                self.has_cards_of_sides = True
        for index in range(castle.count):
            self.room_points[index] = self.score_room(castle, index)
            self.all_points += self.room_points[index]
            self.note_wants(castle.rooms[index], ROOM_BITS[index])

    def note_wants(self, room: int, bit: int) -> None:
        """Note what a room counts; the throne room is asked by itself."""
        rule = RULE[room]
        if rule == DECORATED:
            self.wants_decoration[TARGET[room]] |= bit
        elif rule == CONNECTED:
            self.wants_connected[TARGET[room]] |= bit
        elif rule == ANYWHERE:
            self.wants_far[TARGET[room]] |= bit
        elif rule == VARIETY:
            self.wants_variety |= bit
        elif rule == TOWER_RULE:
            self.wants_below |= bit
        elif rule == FOYER_RULE:
            self.wants_near |= bit
        elif rule not in {FOUNTAIN_RULE, THRONE_RULE}:
            self.wants_type[TARGET[room]] |= bit

    def score_with_last(self, castle: Castle) -> int:
        """All points of a castle whose last room came after the others were counted (Rules §6, §7)."""
        last = castle.count - 1
        room = castle.rooms[last]
        bit = ROOM_BITS[last]
        self.look_round(castle, last)
        self.of_type[TYPE[room]] |= bit
        self.of_decoration[DECORATION[room]] |= bit
        points = self.all_points + self.score_room(castle, last)
        points += self.raise_by_place(castle, last) + self.raise_by_type(castle, last)
        if self.wants_connected[TYPE[room]] or self.has_cards_of_sides:
            self.enter(last)
            points += self.raise_connected(castle, TYPE[room]) + self.score_extras(castle)
            self.leave(last)
        elif castle.attendant_count or castle.card_count:
            points += self.score_extras(castle)
        self.of_type[TYPE[room]] &= ~bit
        self.of_decoration[DECORATION[room]] &= ~bit
        return points

    def look_round(self, castle: Castle, last: int) -> None:
        """Find the rooms round the last one; for each cell of the field once."""
        cell = 50 * castle.ys[last] + castle.xs[last]
        if self.cell_stamps[cell] != self.stamp:
            self.cell_stamps[cell] = self.stamp
            self.find_round(castle, last, cell)
        self.near[last] = self.cell_near[cell]
        self.side[last] = self.cell_side[cell]
        self.up[last] = self.cell_up[cell]
        self.down[last] = self.cell_down[cell]

    def find_round(self, castle: Castle, last: int, cell: int) -> None:
        """Find the rooms round a cell on which the last room stands."""
        near = 0
        side = 0
        up = 0
        down = 0
        for other in range(1, last):
            across = castle.xs[other] - castle.xs[last]
            if -1 <= across <= 1:
                above = castle.ys[other] - castle.ys[last]
                if across == 0:
                    if above > 0:
                        up |= ROOM_BITS[other]
                    else:
                        down |= ROOM_BITS[other]
                if -1 <= above <= 1:
                    near |= ROOM_BITS[other]
                    if across == 0 or above == 0:
                        side |= ROOM_BITS[other]
        across = castle.xs[last] - MIDDLE
        above = castle.ys[last] - MIDDLE
        if 0 <= across <= 1:
            if above > 0:
                down |= 1
            else:
                up |= 1
        if -1 <= across <= 2 and -1 <= above <= 1:
            near |= 1
            if above == 0 or 0 <= across <= 1:
                side |= 1
        self.cell_near[cell] = near
        self.cell_side[cell] = side
        self.cell_up[cell] = up
        self.cell_down[cell] = down

    def raise_by_place(self, castle: Castle, last: int) -> int:
        """What rooms near the last one, or in its column, gain by it."""
        room = castle.rooms[last]
        near = self.near[last]
        column = self.up[last] | self.down[last]
        points = count_rooms(self.wants_below & self.up[last]) + count_rooms(self.wants_near & near)
        rest = self.wants_decoration[DECORATION[room]] & near
        while rest:
            points += POINTS[castle.rooms[lowest(rest)]]
            rest &= rest - 1
        rest = self.wants_type[TYPE[room]] & (near | column)
        while rest:
            other = lowest(rest)
            if self.is_counted(castle, other, last, column):
                points += POINTS[castle.rooms[other]]
            rest &= rest - 1
        if self.side[last] & 1:
            points += self.score_throne_cell(castle, last)
        return points

    def is_counted(self, castle: Castle, other: int, last: int, column: int) -> bool:
        """Whether a room that wants the type of the last one counts it where it stands."""
        bit = ROOM_BITS[other]
        rule = RULE[castle.rooms[other]]
        if rule == AROUND:
            return self.near[last] & bit != 0
        if rule == BESIDE:
            return self.side[last] & ~column & bit != 0
        if rule == STACKED:
            return self.side[last] & column & bit != 0
        if rule == COLUMN:
            return column & bit != 0
        if rule == COLUMN_UP:
            return self.down[last] & bit != 0
        return self.up[last] & bit != 0 and castle.ys[last] >= castle.ys[other] - 2

    def raise_by_type(self, castle: Castle, last: int) -> int:
        """What rooms gain by the last one wherever it stands."""
        kind = TYPE[castle.rooms[last]]
        points = 0
        rest = self.wants_far[kind]
        while rest:
            points += POINTS[castle.rooms[lowest(rest)]]
            rest &= rest - 1
        if kind < 7 and castle.numbers[kind] == 1 and self.wants_variety and self.has_all_types(castle):
            rest = self.wants_variety
            while rest:
                points += POINTS[castle.rooms[lowest(rest)]] - SLEEPING_POINTS
                rest &= rest - 1
        return points

    def raise_connected(self, castle: Castle, kind: int) -> int:
        """What rooms that count a type through others of it gain by the last room, which was entered."""
        points = 0
        rest = self.wants_connected[kind]
        while rest:
            index = lowest(rest)
            points += self.score_room(castle, index) - self.room_points[index]
            rest &= rest - 1
        return points

    def enter(self, last: int) -> None:
        """Let the rooms round the last one know it."""
        bit = ROOM_BITS[last]
        rest = self.near[last] | self.up[last] | self.down[last]
        while rest:
            other = lowest(rest)
            there = rest & -rest
            rest ^= there
            if self.near[last] & there:
                self.near[other] |= bit
            if self.side[last] & there:
                self.side[other] |= bit
            if self.up[last] & there:
                self.down[other] |= bit
            if self.down[last] & there:
                self.up[other] |= bit

    def leave(self, last: int) -> None:
        """Let the rooms round the last one forget it."""
        kept = ~ROOM_BITS[last]
        rest = self.near[last] | self.up[last] | self.down[last]
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            self.near[other] &= kept
            self.side[other] &= kept
            self.up[other] &= kept
            self.down[other] &= kept

    # Points of the parts.

    def score_room(self, castle: Castle, index: int) -> int:
        """Points of one room of the castle that was looked at (Rules §6.1 to §6.4, §6.6 to §6.9)."""
        room = castle.rooms[index]
        rule = RULE[room]
        wanted = self.of_type[TARGET[room]]
        each = POINTS[room]
        if rule == BESIDE:
            return each * count_rooms(self.side[index] & ~(self.up[index] | self.down[index]) & wanted)
        if rule == STACKED:
            return each * count_rooms(self.side[index] & (self.up[index] | self.down[index]) & wanted)
        if rule == TWO_BELOW:
            return each * self.count_two_below(castle, index, wanted)
        if rule == AROUND:
            return each * count_rooms(self.near[index] & wanted)
        if rule == DECORATED:
            return each * count_rooms(self.near[index] & self.of_decoration[TARGET[room]])
        if rule == CONNECTED:
            return each * self.count_connected(index, wanted)
        if rule == ANYWHERE:
            return each * count_rooms(wanted)
        if rule == VARIETY:
            return each if self.has_all_types(castle) else SLEEPING_POINTS
        if rule == COLUMN:
            return each * count_rooms((self.up[index] | self.down[index]) & wanted)
        if rule == COLUMN_UP:
            return each * count_rooms(self.up[index] & wanted)
        if rule == TOWER_RULE:
            return count_rooms(self.down[index])
        if rule == FOYER_RULE:
            return count_rooms(self.near[index])
        if rule == FOUNTAIN_RULE:
            return FOUNTAIN_POINTS
        return self.score_throne(castle)

    def count_two_below(self, castle: Castle, index: int, wanted: int) -> int:
        """Wanted rooms on the two cells straight below (Rules §6.1, §11.16)."""
        count = 0
        rest = self.down[index] & wanted
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            if castle.ys[other] >= castle.ys[index] - 2:
                count += 1
        return count

    def count_connected(self, index: int, wanted: int) -> int:
        """Wanted rooms reached by shared sides through wanted rooms only, without itself (Rules §6.3, §11.15)."""
        reached = self.side[index] & wanted
        rest = reached
        while rest:
            other = lowest(rest)
            found = self.side[other] & wanted & ~reached
            reached |= found
            rest = (rest & (rest - 1)) | found
        return count_rooms(reached & ~ROOM_BITS[index])

    def has_all_types(self, castle: Castle) -> bool:
        """Whether all seven standard types stand in the castle (Rules §6.5)."""
        return count_at_least(castle, 7, 1) == 7

    def score_throne(self, castle: Castle) -> int:
        """Two points for each shown cell of the throne room with a wanted type (Rules §6.9)."""
        points = 0
        rest = self.side[0]
        while rest:
            points += self.score_throne_cell(castle, lowest(rest))
            rest &= rest - 1
        return points

    def score_throne_cell(self, castle: Castle, index: int) -> int:
        """What a room at a side of the throne room brings that (Rules §6.9)."""
        throne = castle.rooms[0] - FIRST_THRONE
        points = 0
        if THRONE_WANTS[throne] & ROOM_BITS[TYPE[castle.rooms[index]]]:
            for place in range(2 * throne, 2 * throne + 2):
                if castle.xs[index] == THRONE_X[place] and castle.ys[index] == THRONE_Y[place]:
                    points += THRONE_POINTS
        return points

    def score_card(self, castle: Castle, card: int) -> int:
        """Points of a bonus card for the castle that was looked at (Rules §7)."""
        return CARD_POINTS[card] * self.count_for_card(castle, CARD_RULE[card], CARD_TARGET[card])

    def count_for_card(self, castle: Castle, rule: int, wanted: int) -> int:
        """How often a card counts (Rules §7)."""
        if rule == CARD_KINDS:
            return count_at_least(castle, 10, 1)
        if rule == CARD_ATTENDANTS:
            return castle.attendant_count
        if rule == CARD_BELOW:
            return count_levels(castle, 0, MIDDLE - 1)
        if rule == CARD_LEVEL_3:
            return count_levels(castle, MIDDLE + 2, 48)
        if rule == CARD_HEIGHT:
            return castle.high - castle.low + 1
        if rule == CARD_WIDTH:
            return count_columns(castle)
        if rule == CARD_SURROUNDED_8:
            return self.count_surrounded_8(castle)
        if rule == CARD_SURROUNDED_4:
            return self.count_surrounded_4(castle)
        if rule == CARD_SPECIAL:
            return castle.special_count()
        if rule == CARD_VARIETY:
            return self.count_throne_types()
        if rule == CARD_ENCLOSED:
            return count_rooms(self.near[0])
        if rule == CARD_SETS_5:
            return count_at_least(castle, 7, 5)
        if rule == CARD_SETS_3:
            return count_at_least(castle, 7, 3)
        return castle.numbers[wanted]

    def count_surrounded_8(self, castle: Castle) -> int:
        """Rooms with all eight cells round them filled; the throne room needs ten (Rules §7.6, §11.18).

        Only here the throne room fills two cells: those of a room straight above or below it.
        """
        count = 0
        if count_rooms(self.near[0]) == 10:
            count += 1
        for index in range(1, castle.count):
            cells = count_rooms(self.near[index])
            if self.side[index] & 1 and castle.ys[index] != MIDDLE:
                cells += 1
            if cells == 8:
                count += 1
        return count

    def count_surrounded_4(self, castle: Castle) -> int:
        """Rooms with all four sides filled; the throne room needs six (Rules §7.6)."""
        count = 0
        if count_rooms(self.side[0]) == 6:
            count += 1
        for index in range(1, castle.count):
            if count_rooms(self.side[index]) == 4:
                count += 1
        return count

    def count_throne_types(self) -> int:
        """Different standard types at the sides of the throne room (Rules §7.7)."""
        count = 0
        for number in range(7):
            if self.side[0] & self.of_type[number]:
                count += 1
        return count


def count_at_least(castle: Castle, kinds: int, least: int) -> int:
    """How many of the first so many kinds have at least this many rooms."""
    count = 0
    for kind in range(kinds):
        if castle.numbers[kind] >= least:
            count += 1
    return count


def count_levels(castle: Castle, low: int, high: int) -> int:
    """Rooms on these rows of the field (Rules §7.4)."""
    count = 0
    for index in range(castle.count):
        if low <= castle.ys[index] <= high:
            count += 1
    return count


def count_columns(castle: Castle) -> int:
    """Columns that hold a room; a castle has no gaps between them (Rules §7.5)."""
    left = MIDDLE
    right = MIDDLE + 1
    for index in range(castle.count):
        left = min(left, castle.xs[index])
        right = max(right, castle.xs[index])
    return right - left + 1


SURVEY = Survey()


def score_castle(castle: Castle) -> int:
    """All points of a castle as it stands (Rules §6, §7)."""
    SURVEY.take(castle)
    return SURVEY.score(castle)
