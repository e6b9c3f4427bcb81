"""Everybody's cards: two piles and a hand each, and what may be played on the first turn (Rules §2, §8.1).

Cards are bits 0 to 13 of a hand, wall cards first; of several equal cards the lowest bits are used first, so that
equal hands have equal numbers.
"""

from castlewright.core.bits import BITS, COUNTS, filled
from castlewright.core.chance import Chance
from castlewright.core.position import Actions
from castlewright.games.castellan import data
from castlewright.games.castellan.claims import Claims
from castlewright.games.castellan.constants import CARDS, LONGS, SHORTS, TOWERS
from castlewright.games.castellan.data import PILE
from castlewright.games.castellan.deck import Deck
from castlewright.games.castellan.linking import is_linkable

PILE_MASKS = [0x7F, 0x7F << PILE]
"""The cards that belong to each pile."""

NO_CARD = -1
POOL = filled(CARDS)


class Cards(Claims):
    """A castle and everybody's cards."""

    deck: Deck
    """The fourteen cards that everybody has."""

    card_pieces: list[int]
    card_draws: list[int]
    """What each card shows: towers, short and long walls, three numbers per card; and its draw symbols."""

    first_equal: list[int]
    next_equal: list[int]
    repeats: int
    """Of each card the first equal one of its pile, and the next one or NO_CARD; all cards that have one before."""

    hands: list[int]
    """The cards in hand, one bit each."""

    piles: list[int]
    heights: list[int]
    """Seven places for each seat's wall and tower pile, the top card last, and how many cards are left."""

    def __init__(self, seats: int, deck: Deck) -> None:
        super().__init__(seats, deck)
        self.deck = deck
        self.card_pieces = [count for card in deck.cards for count in (card.towers, card.short_walls, card.long_walls)]
        self.card_draws = [card.draw for card in deck.cards]
        self.first_equal = filled(CARDS)
        self.next_equal = filled(CARDS, NO_CARD)
        self.repeats = 0
        self.find_equal_cards()
        self.hands = filled(4)
        self.piles = filled(4 * CARDS)
        self.heights = filled(8)

    # Equal cards.

    def find_equal_cards(self) -> None:
        """Note which cards of a pile look alike."""
        for card in range(CARDS):
            self.first_equal[card] = card
            for earlier in range(card - card % PILE, card):
                if self.next_equal[earlier] == NO_CARD and self.looks_like(earlier, card):
                    self.first_equal[card] = self.first_equal[earlier]
                    self.next_equal[earlier] = card
                    self.repeats |= BITS[card]

    def looks_like(self, one: int, other: int) -> bool:
        """Whether two cards show the same."""
        for kind in range(3):
            if self.card_pieces[3 * one + kind] != self.card_pieces[3 * other + kind]:
                return False
        return self.card_draws[one] == self.card_draws[other]

    def with_card(self, cards: int, card: int) -> int:
        """A set of cards with one more: of equal cards the lowest that is not yet in it."""
        card = self.first_equal[card]
        while cards & BITS[card]:
            card = self.next_equal[card]
        return cards | BITS[card]

    def packed(self, cards: int) -> int:
        """A set of cards with the lowest of equal ones instead of others."""
        if not cards & self.repeats:
            return cards
        result = 0
        for card in range(CARDS):
            if cards & BITS[card]:
                result = self.with_card(result, card)
        return result

    # Piles and hands.

    def set_cards(self, orders: list[list[int]]) -> None:
        """Put every pile in this order, the seats' wall and tower piles in turn, and deal (Rules §2)."""
        for pile in range(2 * self.seats):
            for index in range(PILE):
                self.piles[pile * PILE + index] = self.first_equal[orders[pile][index]]
            self.heights[pile] = PILE
            self.take(pile // 2, pile % 2, data.HAND)

    def take(self, seat: int, pile: int, count: int) -> None:
        """Move cards from the top of a pile to the seat's hand."""
        which = 2 * seat + pile
        for _ in range(count):
            self.heights[which] -= 1
            self.hands[seat] = self.with_card(self.hands[seat], self.piles[which * PILE + self.heights[which]])

    def copy_cards(self, source: "Cards") -> None:
        """Take over the cards of another position of the same decks."""
        for seat in range(self.seats):
            self.hands[seat] = source.hands[seat]
        for pile in range(2 * self.seats):
            self.heights[pile] = source.heights[pile]
        for index in range(CARDS * self.seats):
            self.piles[index] = source.piles[index]

    def redraw(self, holder: int, pile: int, knows_hand: bool, chance: Chance) -> None:
        """Shuffle a pile and, if it is not known, the part of the hand that came from it."""
        start = PILE * (2 * holder + pile)
        height = self.heights[2 * holder + pile]
        unseen = 0
        drawn = 0
        if not knows_hand:
            unseen = self.hands[holder] & PILE_MASKS[pile]
            drawn = COUNTS[unseen]
            self.hands[holder] ^= unseen
        for index in range(height):
            unseen = self.with_card(unseen, self.piles[start + index])
        size = 0
        for card in range(CARDS):
            if unseen & BITS[card]:
                POOL[size] = self.first_equal[card]
                size += 1
        for _ in range(drawn):
            self.hands[holder] = self.with_card(self.hands[holder], draw_from_pool(size, chance))
            size -= 1
        for index in range(height):
            self.piles[start + index] = draw_from_pool(size, chance)
            size -= 1
        for index in range(height, PILE):
            self.piles[start + index] = 0

    # What may be played.

    def list_card_sets(self, seat: int, is_last: bool, actions: Actions) -> None:
        """Every set of one or more cards in hand, all of them in a last turn (Rules §3.1, §6)."""
        hand = self.hands[seat]
        if is_last:
            actions.numbers[0] = hand - 1
            actions.count = 1
            return
        cards = -hand & hand
        count = 0
        while cards:
            if self.can_play(cards, hand):
                actions.numbers[count] = cards - 1
                count += 1
            cards = (cards - hand) & hand
        actions.count = count

    def shown(self, cards: int, kind: int) -> int:
        """How many pieces of a kind a set of cards gives."""
        count = 0
        for card in range(CARDS):
            if cards & BITS[card]:
                count += self.card_pieces[3 * card + kind]
        return count

    def shows_linkable(self, cards: int) -> bool:
        """Whether all pieces of a set of cards can make one castle (Rules §8.1)."""
        return is_linkable(self.shown(cards, TOWERS), self.shown(cards, SHORTS) + self.shown(cards, LONGS))

    def has_linkable(self, hand: int) -> bool:
        """Whether any set of these cards can make one castle; a replaced deck may give a hand without (Rules §8.1)."""
        cards = hand
        while cards:
            if self.shows_linkable(cards):
                return True
            cards = (cards - 1) & hand
        return False

    def can_play(self, cards: int, hand: int) -> bool:
        """Whether a set of cards from the hand may be played.

        Rules §8.1: on the first turn all its pieces can be linked; where no set of the hand is so, it has a tower.
        Equal cards are one choice, written with the lowest of them.
        """
        if cards & self.repeats and self.packed(cards) != cards:
            return False
        if self.laid_count > 0 or self.shows_linkable(cards):
            return True
        return self.shown(cards, TOWERS) > 0 and not self.has_linkable(hand)


def draw_from_pool(size: int, chance: Chance) -> int:
    """Take a random card out of the first `size` of the pool."""
    index = chance.below(size)
    card = POOL[index]
    POOL[index] = POOL[size - 1]
    return card
