"""The hands of Between Two Castles: lists of tiles in rising order."""

from castlewright.core.bits import filled
from castlewright.core.drafting.constants import FIRST_STEP, HAND_PLACES, HIGHER_PLACE, LOWER_PLACE, NO_TILE, SEATS
from castlewright.core.drafting.turn import DraftPosition
from castlewright.core.position import Actions


class Hands(DraftPosition):
    """The hands of a drafting game with more tiles than a word has bits."""

    hands: list[int]
    """The tiles in hand, nine places each, in rising order."""

    def __init__(self, seats: int, ring: int, rounds: int) -> None:
        super().__init__(seats, ring, rounds)
        self.hands = filled(HAND_PLACES * SEATS, NO_TILE)

    def spread_hand(self, seat: int) -> None:
        """Put the tiles of the hand that lies with a seat into `held`."""
        for place in range(self.hand_size):
            self.held[place] = self.hands[HAND_PLACES * seat + place]

    def has_pair(self, seat: int, action: int) -> bool:
        """Whether an action chooses two tiles of the seat's hand."""
        if not 0 <= action < self.pairs:
            return False
        first = self.pair_first[action]
        second = action - self.pair_base[first]
        for place in range(HAND_PLACES * seat, HAND_PLACES * seat + self.hand_size):
            if self.hands[place] == first:
                first = NO_TILE
            elif self.hands[place] == second:
                second = NO_TILE
        return first == NO_TILE and second == NO_TILE

    def list_pairs(self, seat: int, actions: Actions) -> None:
        """Every pair of tiles in hand, equal tiles being one choice."""
        start = HAND_PLACES * seat
        end = start + self.hand_size
        count = 0
        for first in range(start, end - 1):
            if first > start and self.hands[first] == self.hands[first - 1]:
                continue
            base = self.pair_base[self.hands[first]]
            last = NO_TILE
            for second in range(first + 1, end):
                tile = self.hands[second]
                if tile != last:
                    actions.numbers[count] = base + tile
                    count += 1
                    last = tile
        actions.count = count

    def sort_hand(self, seat: int) -> None:
        """Bring a hand into rising order."""
        start = HAND_PLACES * seat
        for step in range(FIRST_STEP[self.hand_size], FIRST_STEP[self.hand_size + 1]):
            one = start + LOWER_PLACE[step]
            other = start + HIGHER_PLACE[step]
            left = self.hands[one]
            right = self.hands[other]
            self.hands[one] = min(left, right)
            self.hands[other] = max(left, right)

    def remove_from_hand(self, seat: int, first: int, second: int) -> None:
        """Take two tiles, perhaps equal ones, out of a hand that is in rising order."""
        start = HAND_PLACES * seat
        kept = start
        for place in range(start, start + self.hand_size):
            tile = self.hands[place]
            self.hands[kept] = tile  # overwritten by the next one if this one leaves
            if tile == first:
                first = NO_TILE
            elif tile == second:
                second = NO_TILE
            else:
                kept += 1

    def swap_tiles(self, one: int, other: int) -> None:
        """Exchange the tiles of two hands."""
        for place in range(self.hand_size):
            tile = self.hands[HAND_PLACES * one + place]
            self.hands[HAND_PLACES * one + place] = self.hands[HAND_PLACES * other + place]
            self.hands[HAND_PLACES * other + place] = tile

    def copy_tiles(self, source: "Hands") -> None:
        """Take over the tiles of all hands from another position with as many seats."""
        for index in range(HAND_PLACES * self.ring):
            self.hands[index] = source.hands[index]
