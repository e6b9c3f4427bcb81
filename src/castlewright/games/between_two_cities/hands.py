"""The hands of Between Two Cities, one word each: how many it holds of each kind of single, or which duplexes."""

from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import SEATS
from castlewright.core.drafting.turn import DraftPosition
from castlewright.core.drawing import draw_below
from castlewright.core.masks import lowest, nth_bit
from castlewright.core.position import Actions
from castlewright.games.between_two_cities.constants import (
    DUPLEX_BITS,
    EACH_KIND,
    HIGHER_OF_PAIR,
    KINDS,
    LOWER_OF_PAIR,
    ONE_OF,
    PAIR_BASE,
    PAIR_FIRST,
    PLACES,
    TILE_AT,
)


def different(hand: int) -> int:
    """A bit for each different tile of a hand."""
    return (hand | hand >> 1 | hand >> 2) & EACH_KIND | hand & DUPLEX_BITS


def doubles(hand: int) -> int:
    """A bit for each kind of which a hand holds two or more; of duplexes there is one each."""
    return (hand >> 1 | hand >> 2) & EACH_KIND


def count_kinds(kinds: int) -> int:
    """How many kinds of singles these are, with a bit for each."""
    folded = (kinds & 0xFFFFF) + (kinds >> 20)  # five small numbers, so that their sum overflows nothing
    return folded * 0x11111 >> 16 & 15


class Hands(DraftPosition):
    """Hands that count."""

    hands: list[int]
    """What each seat holds, ONE_OF each tile added up."""

    def __init__(self, seats: int, ring: int, rounds: int) -> None:
        super().__init__(seats, ring, rounds)
        self.pairs = PLACES
        self.pair_base = PAIR_BASE
        self.pair_first = PAIR_FIRST
        self.hands = filled(SEATS)

    def spread_hand(self, seat: int) -> None:
        """Put the tiles of the hand that lies with a seat into `held`, in rising order."""
        hand = self.hands[seat]
        count = 0
        while hand:
            tile = TILE_AT[lowest(hand)]
            times = hand >> 4 * tile & 7 if tile < KINDS else 1
            hand -= times * ONE_OF[tile]
            while times:
                self.held[count] = tile
                count += 1
                times -= 1

    def has_pair(self, seat: int, action: int) -> bool:
        """Whether an action chooses two tiles of the seat's hand."""
        if not 0 <= action < PLACES:
            return False
        first = PAIR_FIRST[action]
        second = action - PAIR_BASE[first]
        hand = self.hands[seat]
        if first == second:
            return doubles(hand) & ONE_OF[first] != 0
        kinds = different(hand)
        return kinds & ONE_OF[first] != 0 and kinds & ONE_OF[second] != 0

    def list_pairs(self, seat: int, actions: Actions) -> None:
        """Every pair of tiles in hand, equal tiles being one choice."""
        twice = doubles(self.hands[seat])
        firsts = different(self.hands[seat])
        count = 0
        while firsts:
            first = TILE_AT[lowest(firsts)]
            if twice & firsts & -firsts:
                actions.numbers[count] = PAIR_BASE[first] + first
                count += 1
            firsts &= firsts - 1
            seconds = firsts
            while seconds:
                actions.numbers[count] = PAIR_BASE[first] + TILE_AT[lowest(seconds)]
                count += 1
                seconds &= seconds - 1
        actions.count = count

    def random_pair(self, seat: int, chance: Chance) -> int:
        """The action that chooses a pair of equal tiles, or two of the different tiles in hand, all equally likely."""
        kinds = different(self.hands[seat])
        twice = doubles(self.hands[seat])
        count = self.hand_size if kinds & DUPLEX_BITS else count_kinds(kinds)
        equal = count_kinds(twice)
        pick = draw_below(chance, count * (count - 1) // 2 + equal)
        if pick < equal:
            first = TILE_AT[nth_bit(twice, pick)]
            return PAIR_BASE[first] + first
        first = TILE_AT[nth_bit(kinds, LOWER_OF_PAIR[pick - equal])]
        return PAIR_BASE[first] + TILE_AT[nth_bit(kinds, HIGHER_OF_PAIR[pick - equal])]

    def remove_from_hand(self, seat: int, first: int, second: int) -> None:
        """Take two tiles, perhaps equal ones, out of a hand."""
        self.hands[seat] -= ONE_OF[first] + ONE_OF[second]

    def swap_tiles(self, one: int, other: int) -> None:
        """Exchange the tiles of two hands."""
        hand = self.hands[one]
        self.hands[one] = self.hands[other]
        self.hands[other] = hand
