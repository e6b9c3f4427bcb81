"""Hands that go round, two tiles kept of each: what is in them, what is chosen, and who knows it.

Everybody holds a hand, chooses two tiles of it in secret, and passes the rest to a neighbour. Who has held a
hand knows what is left of it, because the choices are revealed.
"""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import FIRST_STEP, HAND_PLACES, HIGHER_PLACE, LOWER_PLACE, NO_TILE, SEATS
from castlewright.core.position import Actions, Position


class HandPosition(Position):
    """The hands of a drafting game."""

    ring: int
    """How many hands go round: one for every seat and for every rival."""

    hands: list[int]
    """The tiles in hand, nine places each, in rising order; a chosen pair stays until it is revealed."""

    hand_size: int
    """How many tiles every hand holds now."""

    seen: list[int]
    """The seats that have held the hand which lies with each seat now, one bit each."""

    choices: list[int]
    """The action that names the pair each seat has chosen in secret, -1 before that."""

    pairs: int
    pair_base: list[int]
    pair_first: list[int]
    """The actions below `pairs` choose two tiles: pair_base[first] + second, the second not being below the first;
    and the first tile of each of them. The game brings these."""

    def __init__(self, seats: int, ring: int) -> None:
        super().__init__(seats)
        self.ring = ring
        self.rivals = ring - seats
        self.hands = filled(HAND_PLACES * SEATS, NO_TILE)
        self.hand_size = 0
        self.seen = filled(SEATS)
        self.choices = filled(SEATS, NO_TILE)

    def hand_of(self, seat: int) -> list[int]:
        """The tiles of the hand that lies with a seat."""
        return [self.hands[HAND_PLACES * seat + place] for place in range(self.hand_size)]

    def chosen_by(self, seat: int) -> list[int]:
        """The two tiles that a seat has chosen and not yet revealed, the lower first; none before."""
        if self.choices[seat] < 0:
            return []
        first = self.pair_first[self.choices[seat]]
        return [first, self.choices[seat] - self.pair_base[first]]

    def pair_number(self, first: int, second: int) -> int:
        """The action that chooses these two tiles; the second is not below the first."""
        return self.pair_base[first] + second

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

    def take_up(self, seat: int) -> None:
        """Let a seat look at a hand that was just dealt to it, and at no other."""
        self.sort_hand(seat)
        self.seen[seat] = BITS[seat]

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

    def draw_choice(self, seat: int, chance: Chance) -> None:
        """Let a seat choose any two tiles of its hand, all pairs of places equally likely."""
        first = chance.below(self.hand_size)
        second = chance.below(self.hand_size - 1)
        if second >= first:
            second += 1
        low = self.hands[HAND_PLACES * seat + min(first, second)]
        high = self.hands[HAND_PLACES * seat + max(first, second)]
        self.choices[seat] = self.pair_base[low] + high

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

    def pass_left(self) -> None:
        """Give every hand to the next seat, which looks at it."""
        for seat in range(1, self.ring):
            self.swap_hands(0, seat)
        self.look_at_hands()

    def pass_right(self) -> None:
        """Give every hand to the seat before, which looks at it."""
        for seat in range(1, self.ring):
            self.swap_hands(seat - 1, seat)
        self.look_at_hands()

    def swap_hands(self, one: int, other: int) -> None:
        """Exchange the hands of two seats."""
        for place in range(self.hand_size):
            tile = self.hands[HAND_PLACES * one + place]
            self.hands[HAND_PLACES * one + place] = self.hands[HAND_PLACES * other + place]
            self.hands[HAND_PLACES * other + place] = tile
        mask = self.seen[one]
        self.seen[one] = self.seen[other]
        self.seen[other] = mask

    def look_at_hands(self) -> None:
        """Let every seat remember the hand that lies with it."""
        for seat in range(self.ring):
            self.seen[seat] |= BITS[seat]

    def knows_hand(self, seat: int, holder: int) -> bool:
        """Whether a seat (-1: a spectator) has held the hand that lies with the holder now."""
        return seat >= 0 and (self.seen[holder] & BITS[seat]) != 0

    def copy_hands(self, source: "HandPosition") -> None:
        """Take over all hands and choices from another position with as many seats."""
        self.hand_size = source.hand_size
        for index in range(self.ring):
            self.seen[index] = source.seen[index]
            self.choices[index] = source.choices[index]
        for index in range(HAND_PLACES * self.ring):
            self.hands[index] = source.hands[index]
