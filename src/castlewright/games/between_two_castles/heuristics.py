"""What a bot values in Between Two Castles: both its castles, and what can still come.

A castle is worth its points as it stands, plus the bonus that the last room set off, plus a part of what
sets and sleeping rooms still promise, the larger the emptier the castle is. The weights are those that won
most of many seeded games.
"""

from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_castles import constants
from castlewright.games.between_two_castles.castle import Castle, lowest
from castlewright.games.between_two_castles.constants import (
    ATTENDANT_BONUS,
    CARD_BONUS,
    CELLS,
    FOUNTAIN,
    GIFT_SLOT,
    GIVES,
    GROUP,
    LAYS,
    LUDWIG,
    PAIR_BASE,
    PAIR_FIRST,
    TAKE_ATTENDANT,
    TAKE_CARD,
    TAKE_ITEMS,
    TAKE_SPECIAL,
    TAKE_TILE,
    TAKES,
    TILE_BONUS,
    TILES,
    TYPE,
    WIDTH,
)
from castlewright.games.between_two_castles.points import Survey, score_castle
from castlewright.games.between_two_castles.position import CastlesPosition, own

ROOMS = len(constants.ROOM_IDS)

LOWER_SHARE = 0.7
"""How much of a seat's value is its lower castle; the rest is the higher one (Rules §8)."""

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


class CastlesHeuristics(Heuristics):
    """Rates choices by the best places of both tiles, everything else by the castle that results."""

    best: list[float]
    """The best value of each castle with each room, left castles first; negative where it was not asked yet."""

    seen: Castle
    survey: Survey
    grown: Castle
    """The castle that was looked at last, what was seen, and a copy that gets one room more and loses it again."""

    spare: Castle
    """A castle to try other things on."""

    as_it_is: list[float]
    """The value of both castles without anything new; negative where it was not asked yet."""

    def __init__(self) -> None:
        super().__init__()
        self.survey = Survey()
        self.as_it_is = [0.0, 0.0]
        self.playout_chance = 0.1
        self.playout_sample = 4
        self.level_share = 0.42
        self.best = two_rows()
        self.spare = Castle()
        self.grown = Castle()
        self.seen = self.spare

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate every action by the value of both castles afterwards."""
        state = own(position)
        self.seen = self.spare
        self.as_it_is[0] = -1.0
        self.as_it_is[1] = -1.0
        for index in range(2 * ROOMS):
            self.best[index] = -1.0
        for index in range(actions.count):
            action = actions.numbers[index]
            if action < LAYS:
                self.ratings[index] = self.rate_pair(state, seat, action)
            elif action < TAKES:
                self.ratings[index] = self.rate_lay(state, seat, action - LAYS)
            elif action < GIVES:
                self.ratings[index] = self.rate_take(state, seat, action - TAKES)
            else:
                self.ratings[index] = self.rate_gift(state, seat, action - GIVES)

    def rate_pair(self, state: CastlesPosition, seat: int, action: int) -> float:
        """A pair is worth the better way to give one tile to each castle, each on its best cell."""
        first = PAIR_FIRST[action]
        second = action - PAIR_BASE[first]
        one_way = combine(self.best_value(state, seat, 0, first), self.best_value(state, seat, 1, second))
        other_way = combine(self.best_value(state, seat, 0, second), self.best_value(state, seat, 1, first))
        return max(one_way, other_way)

    def best_value(self, state: CastlesPosition, seat: int, side: int, room: int) -> float:
        """The value of the castle on a side with the room on its best cell."""
        index = side * ROOMS + room
        if self.best[index] < 0:
            self.best[index] = self.best_place(state.castle(state.board_at(seat, side)), room)
        return self.best[index]

    def best_place(self, castle: Castle, room: int) -> float:
        """The value of a castle with the room on its best cell."""
        best = 0.0
        group = GROUP[room]
        for y in range(castle.first_row(group), castle.last_row(group) + 1):
            cells = castle.open_row(y, group)
            while cells:
                best = max(best, self.value_with(castle, room, lowest(cells), y))
                cells &= cells - 1
        return best

    def rate_lay(self, state: CastlesPosition, seat: int, action: int) -> float:
        """A placement is worth both castles after it, the seat's other tile on its best cell in the other castle."""
        option = action // CELLS
        cell = action % CELLS
        side = option % 2
        room = state.option_room(seat, option)
        castle = state.castle(state.board_at(seat, side))
        value = self.value_with(castle, room, cell % WIDTH + 1, cell // WIDTH + 1)
        other = self.present_value(state, seat, 1 - side)
        if option // 2 < GIFT_SLOT and not state.sides[seat] & (2 - side):
            rest = state.to_lay[2 * seat + 1 - option // 2]
            if rest >= 0:
                other = self.best_value(state, seat, 1 - side, rest)
        return combine(value, other) if side == 0 else combine(other, value)

    def present_value(self, state: CastlesPosition, seat: int, side: int) -> float:
        """The value of the castle on a side as it stands, worked out once."""
        if self.as_it_is[side] < 0:
            self.as_it_is[side] = self.value(state.castle(state.board_at(seat, side)))
        return self.as_it_is[side]

    def rate_take(self, state: CastlesPosition, seat: int, action: int) -> float:
        """What a bonus offers is worth the castle with it."""
        side = action // TAKE_ITEMS
        castle = state.castle(state.board_at(seat, side))
        value = self.value_taking(castle, action % TAKE_ITEMS)
        return combine(value, self.present_value(state, seat, 1 - side))

    def value_taking(self, castle: Castle, item: int) -> float:
        """The value of a castle that takes what its bonus offers."""
        if item < TAKE_SPECIAL:
            return self.value_of_bonus(castle, item)
        if item < TAKE_ATTENDANT:
            return self.best_place(castle, FOUNTAIN + item - TAKE_SPECIAL)
        if item < TAKE_CARD:
            return self.value_with_attendant(castle, item - TAKE_ATTENDANT)
        if item < TAKE_TILE:
            return self.value_with_card(castle, item - TAKE_CARD)
        return self.best_place(castle, item - TAKE_TILE)

    def value_of_bonus(self, castle: Castle, bonus: int) -> float:
        """The value of a castle with one of the six bonuses (Rules §5)."""
        if bonus == TILE_BONUS:
            return self.value(castle) + TILE_WORTH
        if bonus == CARD_BONUS:
            return self.value(castle) + CARD_WORTH
        if bonus == ATTENDANT_BONUS:
            best = 0.0
            for kind in range(4):
                best = max(best, self.value_with_attendant(castle, kind))
            return best
        return self.best_place(castle, FOUNTAIN + bonus - CARD_BONUS - 1)

    def value_with_attendant(self, castle: Castle, kind: int) -> float:
        """The value of a castle with an attendant more, who will also count rooms to come."""
        if castle.attendant_count == 2:
            return 0.0
        self.spare.copy_from(castle)
        self.spare.add_attendant(kind)
        return self.value(self.spare) + 0.2 * rooms_to_come(castle)

    def value_with_card(self, castle: Castle, card: int) -> float:
        """The value of a castle with a bonus card more, which grows with the castle."""
        if castle.card_count == 2:
            return 0.0
        before = score_castle(castle)
        self.spare.copy_from(castle)
        self.spare.add_card(card)
        gain = score_castle(self.spare) - before
        return self.value(castle) + gain * (1.0 + CARD_GROWTH * rooms_to_come(castle) / FULL_CASTLE)

    def rate_gift(self, state: CastlesPosition, seat: int, side: int) -> float:
        """Ludwig's tiles are given so that the giver's own castle gains most and the other least (Rules §9.2)."""
        first = PAIR_FIRST[state.choices[LUDWIG]]
        second = state.choices[LUDWIG] - PAIR_BASE[first]
        left = self.gain_of(state.castle(LUDWIG), second if side else first)
        right = self.gain_of(state.castle(LUDWIG - 1), first if side else second)
        return left - 0.5 * right if seat == 0 else right - 0.5 * left

    def gain_of(self, castle: Castle, room: int) -> float:
        """What a castle gains by a room."""
        return self.best_place(castle, room) - self.value(castle)

    def value_with(self, castle: Castle, room: int, x: int, y: int) -> float:
        """The value of a castle with one room more, the bonus that it sets off included (Rules §5)."""
        if castle is not self.seen:
            self.look_at(castle)
        grown = self.grown
        closed = grown.closed
        low = grown.low
        high = grown.high
        grown.put_room(room, x, y)
        value = self.survey.score_with_last(grown) + hope_of(grown)
        if room < TILES:
            number = grown.numbers[TYPE[room]]
            if number == 3:
                value += THIRD_WORTH[TYPE[room]]
            elif number == 5:
                value += FIFTH_WORTH
        grown.lift_last(closed, low, high)
        return value

    def look_at(self, castle: Castle) -> None:
        """Have the points of a castle counted, and a copy of it, so that one room more is quickly tried."""
        self.seen = castle
        self.grown.copy_from(castle)
        self.survey.take(castle)
        self.survey.count_rooms_before(castle)

    def value(self, castle: Castle) -> float:
        """What a castle promises to be worth."""
        return score_castle(castle) + hope_of(castle)

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's score as both its castles promise it."""
        state = own(position)
        left = self.value(state.castle(state.board_at(seat, 0)))
        return combine(left, self.value(state.castle(state.board_at(seat, 1))))


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


def combine(left: float, right: float) -> float:
    """The value of two castles for one seat: mostly the lower one (Rules §8)."""
    return LOWER_SHARE * min(left, right) + (1.0 - LOWER_SHARE) * max(left, right)


def two_rows() -> list[float]:
    """Room for one number per room and side."""
    return [0.0] * (2 * ROOMS)


def heuristics() -> Heuristics:
    """What the bots ask."""
    return CastlesHeuristics()
