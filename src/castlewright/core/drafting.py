"""What drafting games share: hands that go round a table, two tiles kept of each, and who remembers them.

Everybody holds a hand, chooses two tiles of it in secret, and passes the rest to a neighbour. Who has held a
hand knows what is left of it, because the choices are revealed.
"""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.position import Position

HAND_PLACES = 9
"""Room for the tiles of one hand; the games ask for it."""

PLACES = HAND_PLACES
"""The same, a C number when compiled."""

NO_TILE = -1


def sorting_network(size: int) -> list[tuple[int, int]]:
    """Places to compare and exchange, in turn, until so many tiles are in rising order (Batcher's merge exchange)."""
    steps = []
    top = 1 << max(size - 1, 0).bit_length() >> 1
    width = top
    while width:
        other, rest, apart = top, 0, width
        while True:
            steps += [(place, place + apart) for place in range(size - apart) if place & width == rest]
            if other == width:
                break
            apart, other, rest = other - width, other >> 1, width
        width >>= 1
    return steps


NETWORKS = [sorting_network(size) for size in range(HAND_PLACES + 1)]
FIRST_STEP = [sum(map(len, NETWORKS[:size])) for size in range(HAND_PLACES + 2)]
LOWER_PLACE = [lower for network in NETWORKS for lower, _ in network]
HIGHER_PLACE = [higher for network in NETWORKS for _, higher in network]
"""Which places of a hand to compare, in turn, to sort it: those of a hand of n tiles are from FIRST_STEP[n] on.
Always the same comparisons are quicker than fewer that depend on the tiles."""

FIRST_SEAT = [-1, *((seats & -seats).bit_length() - 1 for seats in range(1, 128))]
"""The lowest of several seats."""


class DraftPosition(Position):
    """A position of a drafting game."""

    ring: int
    """How many hands go round: one for every seat and for every rival."""

    hands: list[int]
    """The tiles in hand, nine places each, in rising order; a chosen pair stays until it is revealed."""

    hand_size: int
    """How many tiles every hand holds now."""

    seen: list[int]
    """The seats that have held the hand which lies with each seat now, one bit each."""

    choices: list[int]
    """The pair each seat has chosen in secret, -1 before that."""

    acting: int
    """The seats that may act now, one bit each."""

    def __init__(self, seats: int, ring: int) -> None:
        super().__init__(seats)
        self.ring = ring
        self.rivals = ring - seats
        self.hands = filled(63, NO_TILE)
        self.hand_size = 0
        self.seen = filled(7)
        self.choices = filled(7, NO_TILE)
        self.acting = 0

    def pair_number(self, first: int, second: int) -> int:
        """The action that chooses these two tiles; the second is not below the first."""
        raise LookupError("a game defines pair_number")

    def seat_to_act(self) -> int:
        """The lowest seat that may act now, -1 at the end."""
        return FIRST_SEAT[self.acting]

    def is_waiting(self, seat: int) -> bool:
        """Whether the seat may act now."""
        return (self.acting & BITS[seat]) != 0

    def has_pair(self, seat: int, first: int, second: int) -> bool:
        """Whether two tiles, perhaps equal ones, are in a hand; the second is not below the first."""
        for place in range(PLACES * seat, PLACES * seat + self.hand_size):
            if self.hands[place] == first:
                first = NO_TILE
            elif self.hands[place] == second:
                second = NO_TILE
        return first == NO_TILE and second == NO_TILE

    def hand_of(self, seat: int) -> list[int]:
        """The tiles of the hand that lies with a seat."""
        return [self.hands[PLACES * seat + place] for place in range(self.hand_size)]

    def take_up(self, seat: int) -> None:
        """Let a seat look at a hand that was just dealt to it, and at no other."""
        self.sort_hand(seat)
        self.seen[seat] = BITS[seat]

    def sort_hand(self, seat: int) -> None:
        """Bring a hand into rising order."""
        start = PLACES * seat
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
        low = self.hands[PLACES * seat + min(first, second)]
        high = self.hands[PLACES * seat + max(first, second)]
        self.choices[seat] = self.pair_number(low, high)

    def remove_from_hand(self, seat: int, first: int, second: int) -> None:
        """Take two tiles, perhaps equal ones, out of a hand that is in rising order."""
        start = PLACES * seat
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
            tile = self.hands[PLACES * one + place]
            self.hands[PLACES * one + place] = self.hands[PLACES * other + place]
            self.hands[PLACES * other + place] = tile
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

    def copy_hands(self, source: "DraftPosition") -> None:
        """Take over all hands, choices and who may act from another position with as many seats."""
        self.reveals = source.reveals
        self.hand_size = source.hand_size
        self.acting = source.acting
        for index in range(self.ring):
            self.seen[index] = source.seen[index]
            self.choices[index] = source.choices[index]
        for index in range(PLACES * self.ring):
            self.hands[index] = source.hands[index]
