"""What one castle promises: its points as they stand, and what can still come.

A castle is worth its points, plus the bonus that the last room set off, plus a part of what sets and sleeping
rooms still promise, the larger the emptier the castle is. What was found is kept while the castle stays as it is,
and a castle that only grew is looked at where it grew. The weights are those that won most of many seeded games.
"""

from castlewright.core.masks import lowest
from castlewright.games.between_two_castles import constants
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.constants import (
    ATTENDANT_BONUS,
    CARD_BONUS,
    FOUNTAIN,
    GROUP,
    KIND,
    TAKE_ATTENDANT,
    TAKE_CARD,
    TAKE_SPECIAL,
    TAKE_TILE,
    TILE_BONUS,
    TILES,
    TYPE,
)
from castlewright.games.between_two_castles.points import Survey

ROOMS = len(constants.ROOM_IDS)

FULL_CASTLE = 20
"""Rooms of a usual finished castle."""

THIRD_WORTH = [4.0, 5.0, 6.0, 5.0, 4.5, 5.5, 6.5]
"""What the bonus of the third room of each type is worth before it is settled (Rules §5)."""

FIFTH_WORTH = 6.0
"""What the special room for the fifth room of a type is worth (Rules §5)."""

SECOND_HOPE, FOURTH_HOPE = 1.4, 1.8
"""The hope for the bonus that the next room of a type would bring."""

SLEEPING_HOPE = 2.6
"""What a sleeping room promises beyond its one point while types are still missing (Rules §6.5)."""

VARIETY_HOPE = 0.6
"""The hope for a type that is there at all: other rooms may want it."""

CARD_WORTH, TILE_WORTH = 6.0, 4.5
"""What a bonus card and a tile out of five are worth before they are seen."""

CARD_GROWTH = 0.8
"""How much of its points a card will still gain while the castle grows."""

UNKNOWN = -1.0
"""What was not asked yet."""


class Prospect:
    """One castle, and what was found about it so far."""

    castle: Castle
    """A copy, which gets one room more and loses it again."""

    survey: Survey
    points: int
    value: float
    """The points as they stand, and with the hope for what can still come."""

    best: list[float]
    """The value with each room on its best cell."""

    hopes: list[float]
    """The hope after one room more of each kind."""

    def __init__(self) -> None:
        self.castle = Castle()
        self.survey = Survey()
        self.points = 0
        self.value = 0.0
        self.best = unknowns(ROOMS)
        self.hopes = unknowns(11)

    # Looking.

    def look_at(self, castle: Castle) -> None:
        """Be about this castle, with what is known if it is as it was."""
        alike = self.rooms_alike(castle)
        if alike == castle.count == self.castle.count and self.has_extras_of(castle):
            return
        if alike < self.castle.count:
            self.survey.take(castle)
        else:
            for index in range(alike, castle.count):
                self.survey.add(castle, index)
        self.castle.copy_from(castle)
        self.survey.count_rooms_before(castle)
        self.points = self.survey.all_points + self.survey.score_extras(castle)
        self.value = self.points + hope_of(castle)
        for index in range(ROOMS):
            self.best[index] = UNKNOWN
        for index in range(11):
            self.hopes[index] = UNKNOWN

    def rooms_alike(self, castle: Castle) -> int:
        """How many rooms this castle and the one that was looked at have in common, from the first on."""
        mine = self.castle
        count = min(mine.count, castle.count)
        for index in range(count):
            if (
                mine.rooms[index] != castle.rooms[index]
                or mine.xs[index] != castle.xs[index]
                or mine.ys[index] != castle.ys[index]
            ):
                return index
        return count

    def has_extras_of(self, castle: Castle) -> bool:
        """Whether attendants and cards are those of this castle; they are only ever added."""
        mine = self.castle
        if mine.attendant_count != castle.attendant_count or mine.card_count != castle.card_count:
            return False
        for index in range(2):
            if index < castle.attendant_count and mine.attendants[index] != castle.attendants[index]:
                return False
            if index < castle.card_count and mine.cards[index] != castle.cards[index]:
                return False
        return True

    # One room more.

    def best_with(self, room: int) -> float:
        """The value with a room more on its best cell, 0 if there is none."""
        if self.best[room] < 0:
            self.best[room] = self.find_best(room)
        return self.best[room]

    def find_best(self, room: int) -> float:
        """Try a room on every cell that takes it."""
        best = 0.0
        group = GROUP[room]
        for y in range(self.castle.first_row(group), self.castle.last_row(group) + 1):
            cells = self.castle.open_row(y, group)
            while cells:
                best = max(best, self.value_with(room, lowest(cells), y))
                cells &= cells - 1
        return best

    def value_with(self, room: int, x: int, y: int) -> float:
        """The value with a room more on a cell, the bonus that it sets off included (Rules §5)."""
        castle = self.castle
        low = castle.low
        high = castle.high
        castle.note_room(room, x, y)
        if self.hopes[KIND[room]] < 0:
            self.hopes[KIND[room]] = hope_of(castle)
        value = self.survey.score_with_last(castle) + self.hopes[KIND[room]]
        if room < TILES:
            number = castle.numbers[TYPE[room]]
            if number == 3:
                value += THIRD_WORTH[TYPE[room]]
            elif number == 5:
                value += FIFTH_WORTH
        castle.forget_room(low, high)
        return value

    # What a bonus brings.

    def value_taking(self, item: int) -> float:
        """The value with what its bonus offers."""
        if item < TAKE_SPECIAL:
            return self.value_of_bonus(item)
        if item < TAKE_ATTENDANT:
            return self.best_with(FOUNTAIN + item - TAKE_SPECIAL)
        if item < TAKE_CARD:
            return self.value_with_attendant(item - TAKE_ATTENDANT)
        if item < TAKE_TILE:
            return self.value_with_card(item - TAKE_CARD)
        return self.best_with(item - TAKE_TILE)

    def value_of_bonus(self, bonus: int) -> float:
        """The value with one of the six bonuses (Rules §5)."""
        if bonus == TILE_BONUS:
            return self.value + TILE_WORTH
        if bonus == CARD_BONUS:
            return self.value + CARD_WORTH
        if bonus == ATTENDANT_BONUS:
            best = 0.0
            for kind in range(4):
                best = max(best, self.value_with_attendant(kind))
            return best
        return self.best_with(FOUNTAIN + bonus - CARD_BONUS - 1)

    def value_with_attendant(self, kind: int) -> float:
        """The value with an attendant more, who will also count rooms to come."""
        castle = self.castle
        if castle.attendant_count == 2:
            return 0.0
        castle.add_attendant(kind)
        points = self.survey.all_points + self.survey.score_extras(castle)
        castle.attendant_count -= 1
        return points + hope_of(castle) + 0.2 * rooms_to_come(castle)

    def value_with_card(self, card: int) -> float:
        """The value with a bonus card more, which grows with the castle."""
        castle = self.castle
        if castle.card_count == 2:
            return 0.0
        gain = self.survey.score_card(castle, card)
        return self.value + gain * (1.0 + CARD_GROWTH * rooms_to_come(castle) / FULL_CASTLE)


def hope_of(castle: Castle) -> float:
    """What the rooms to come may add to what a castle has begun."""
    hope = 0.0
    missing = 0
    for number in range(7):
        count = castle.numbers[number]
        if count == 0:
            missing += 1
        elif count == 2:
            hope += SECOND_HOPE
        elif count == 4:
            hope += FOURTH_HOPE
    hope += VARIETY_HOPE * (7 - missing)
    if missing and castle.numbers[4]:
        hope += SLEEPING_HOPE * castle.numbers[4] * (7 - missing) / 7
    return hope * rooms_to_come(castle) / FULL_CASTLE


def rooms_to_come(castle: Castle) -> int:
    """How many rooms a castle will still get, about."""
    return max(FULL_CASTLE + 1 - castle.count, 0)


def unknowns(count: int) -> list[float]:
    """Room for so many numbers, none of them asked yet."""
    return [UNKNOWN] * count
