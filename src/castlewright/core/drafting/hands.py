"""Hands that go round, two tiles kept of each: what is in them, what is chosen, and who knows it.

Everybody holds a hand, chooses two tiles of it in secret, and passes the rest to a neighbour. Who has held a
hand knows what is left of it, because the choices are revealed.
"""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import HAND_PLACES, NO_TILE, SEATS
from castlewright.core.drawing import draw_below
from castlewright.core.position import Actions, Position


class HandPosition(Position):
    """The hands of a drafting game."""

    ring: int
    """How many hands go round: one for every seat and for every rival."""

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

    held: list[int]
    """The tiles of the hand that was spread last, in rising order."""

    def __init__(self, seats: int, ring: int) -> None:
        super().__init__(seats)
        self.ring = ring
        self.rivals = ring - seats
        self.hand_size = 0
        self.seen = filled(SEATS)
        self.choices = filled(SEATS, NO_TILE)
        self.held = filled(HAND_PLACES)

    # What each game brings, which knows best how to keep a hand; a chosen pair stays in it until it is revealed.

    def spread_hand(self, seat: int) -> None:
        """Put the tiles of the hand that lies with a seat into `held`, in rising order."""
        raise LookupError("a game defines spread_hand")

    def has_pair(self, seat: int, action: int) -> bool:
        """Whether an action chooses two tiles of the seat's hand."""
        raise LookupError("a game defines has_pair")

    def list_pairs(self, seat: int, actions: Actions) -> None:
        """Every pair of tiles in hand, equal tiles being one choice."""
        raise LookupError("a game defines list_pairs")

    def remove_from_hand(self, seat: int, first: int, second: int) -> None:
        """Take two tiles, perhaps equal ones, out of a hand."""
        raise LookupError("a game defines remove_from_hand")

    def swap_tiles(self, one: int, other: int) -> None:
        """Exchange the tiles of two hands."""
        raise LookupError("a game defines swap_tiles")

    # What follows from that.

    def hand_of(self, seat: int) -> list[int]:
        """The tiles of the hand that lies with a seat."""
        self.spread_hand(seat)
        return [self.held[place] for place in range(self.hand_size)]

    def chosen_by(self, seat: int) -> list[int]:
        """The two tiles that a seat has chosen and not yet revealed, the lower first; none before."""
        if self.choices[seat] < 0:
            return []
        first = self.pair_first[self.choices[seat]]
        return [first, self.choices[seat] - self.pair_base[first]]

    def pair_number(self, first: int, second: int) -> int:
        """The action that chooses these two tiles; the second is not below the first."""
        return self.pair_base[first] + second

    def take_up(self, seat: int) -> None:
        """Let a seat look at a hand that was just dealt to it, and at no other."""
        self.seen[seat] = BITS[seat]

    def draw_choice(self, seat: int, chance: Chance) -> None:
        """Let a seat choose any two tiles of its hand, all pairs of places equally likely."""
        first = draw_below(chance, self.hand_size)
        second = draw_below(chance, self.hand_size - 1)
        if second >= first:
            second += 1
        self.spread_hand(seat)
        low = self.held[min(first, second)]
        high = self.held[max(first, second)]
        self.choices[seat] = self.pair_base[low] + high

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
        self.swap_tiles(one, other)
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
        """Take over who knows which hand and all choices from another position with as many seats."""
        self.hand_size = source.hand_size
        for index in range(self.ring):
            self.seen[index] = source.seen[index]
            self.choices[index] = source.choices[index]
