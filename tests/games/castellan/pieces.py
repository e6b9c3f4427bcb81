"""Counts everything of a box of Castellan, wherever it is (Rules §1, §2)."""

from collections import Counter

from castlewright.core.position import Position
from castlewright.games.castellan import data
from castlewright.games.castellan.notation import card_names, cards_left, laid_pieces
from castlewright.games.castellan.position import CastellanPosition, own

NAMES = {"T": "tower", "S": "short", "L": "long"}


def count_pieces(position: Position) -> Counter[str]:
    """The pieces laid, in stock, dropped, and shown on the cards that nobody has played yet."""
    state = own(position)
    cards = dict(zip(state.deck.names, state.deck.cards, strict=True))
    counted = Counter(NAMES[piece.letter] for piece in laid_pieces(state))
    for pieces in (state.stock, state.dropped):
        counted.update(dict(zip(data.PIECES, pieces, strict=True)))
    for seat in range(state.seats):
        for name in card_names(state, cards_left(state, seat)):
            card = cards[name]
            counted.update({"tower": card.towers, "short": card.short_walls, "long": card.long_walls})
    return counted


def box(seats: int) -> Counter[str]:
    """The pieces of so many decks (Rules §1)."""
    return Counter({"tower": 16 * seats, "short": 15 * seats, "long": 13 * seats})


def has_secrets(position: Position, seat: int) -> bool:
    """Whether a seat (-1: a spectator) does not know some pile's order: different cards in it, or some in a hand."""
    state = own(position)
    for pile in range(2 * state.seats):
        cards = {state.piles[7 * pile + index] for index in range(state.heights[pile])}
        if pile // 2 != seat and cards:
            hand = state.hands[pile // 2] >> 7 * (pile % 2) & 0x7F
            cards |= {first_equal(state, 7 * (pile % 2) + card) for card in range(7) if hand >> card & 1}
        if len(cards) > 1:
            return True
    return False


def first_equal(state: CastellanPosition, card: int) -> int:
    """The lowest card of the same pile that shows the same."""
    start = card - card % 7
    return next(other for other in range(start, card + 1) if state.deck.cards[other] == state.deck.cards[card])
