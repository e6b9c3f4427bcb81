"""Castellan as flat numbers, for environments and learned values.

The lattice has no bounds, so the castle is a list of its pieces in building order, with nodes counted from the first
piece. The list holds all pieces of all decks: none is ever left out.
"""

from collections.abc import Mapping

from castlewright.core.bits import BITS, COUNTS
from castlewright.core.encoding import Encoding, Numbers
from castlewright.core.position import Position
from castlewright.games.castellan.constants import (
    CARDS,
    CLAIMS,
    DRAWS,
    GRID_BITS,
    KINDS,
    MARGIN,
    OVER,
    PLACES,
    PLAY,
)
from castlewright.games.castellan.data import PILE
from castlewright.games.castellan.deck import MOST_REACH, Deck, read_deck
from castlewright.games.castellan.position import CastellanPosition, own

WALL_CARDS = 0x7F
SEAT = 7 + CARDS
"""How many numbers tell of one seat."""


class CastellanEncoding(Encoding):
    """What a seat sees and remembers of a castle and of everybody's cards.

    Seats are counted from the one that looks: 0 is itself, 1 the seat on its left.
    """

    turn_at: int
    stock_at: int
    hand_at: int
    seats_at: int
    pieces_at: int
    courts_at: int
    """Where the fields begin."""

    def __init__(self, seats: int, deck: Deck) -> None:
        pieces = seats * sum(card.towers + card.short_walls + card.long_walls for card in deck.cards)
        courts = pieces // 2
        # Each card is played in a turn of its own at most: the cards, what may be doubled, the draw.
        super().__init__(seats, pieces + 3 * CARDS * seats)
        self.turn_at = self.add("phase", 1, 0, OVER, "play cards, build, claim, draw, over")
        self.add("turn", 1, 0, seats, "whose turn it is, counted from 1; 0 nobody's")
        self.add("ender", 1, 0, seats, "who ran out of cards first, counted from 1; 0 nobody yet")
        self.add("draws", 1, 0, 8 * CARDS + 1, "how many cards this turn draws")
        self.stock_at = self.add("stock", 3, 0, pieces, "towers, short and long walls to be built or handed on")
        self.add("dropped", 3, 0, pieces, "those that had no place at the end")
        self.hand_at = self.add("hand", CARDS, 0, 1, "the cards in the seat's hand")
        for place in range(seats):
            start = self.add(
                f"seat_{place}",
                SEAT,
                0,
                pieces,
                "wall and tower cards in hand, both piles, double keep "
                "unused, keeps, points; then which of its cards are not yet played",
            )
            if place == 0:
                self.seats_at = start
        self.pieces_at = self.add(
            "pieces", 4 * pieces, -MOST_REACH, MOST_REACH, "kind (0 for none), column, row, laid in this turn"
        )
        self.courts_at = self.add(
            "courts", 5 * courts, -MOST_REACH, MOST_REACH, "owner (from 1, 0 for none), towers, keep, column, row"
        )
        self.add_feature("kind", 0, 3, "0 cards, 1 draw, 2 claim, 3 build")
        self.add_feature("towers", 0, pieces, "what the cards give")
        self.add_feature("short_walls", 0, pieces, "likewise")
        self.add_feature("long_walls", 0, pieces, "likewise")
        self.add_feature("cards", 0, CARDS, "how many cards are played")
        self.add_feature("from_walls", 0, 7, "cards drawn from the wall pile")
        self.add_feature("from_towers", 0, 7, "cards drawn from the tower pile")
        self.add_feature("court", 0, courts, "the court that is doubled, 0 for none")
        self.add_feature(
            "piece", 0, KINDS, "what is built: tower, short right, short down, long right, long down; from 1"
        )
        self.add_feature("column", -MOST_REACH, MOST_REACH, "where it lies")
        self.add_feature("row", -MOST_REACH, MOST_REACH, "likewise")
        self.add_feature("gain", 0, 2 * pieces, "what it brings at once")

    def observe(self, position: Position, seat: int, buffer: Numbers) -> None:
        """Fill the buffer with what the seat may know."""
        state = own(position)
        for index in range(self.size):
            buffer[index] = 0
        at = self.turn_at
        buffer[at] = state.phase
        buffer[at + 1] = self.turned(state.turn, seat)
        buffer[at + 2] = self.turned(state.ender, seat)
        buffer[at + 3] = state.draws
        for kind in range(3):
            buffer[self.stock_at + kind] = state.stock[kind]
            buffer[self.stock_at + 3 + kind] = state.dropped[kind]
        hand = state.hands[seat]
        at = self.hand_at
        for card in range(CARDS):
            buffer[at + card] = hand >> card & 1
        for place in range(self.seats):
            other = seat + place
            if other >= self.seats:
                other -= self.seats
            self.observe_seat(state, other, self.seats_at + SEAT * place, buffer)
        self.observe_castle(state, seat, buffer)

    def observe_seat(self, state: CastellanPosition, seat: int, at: int, buffer: Numbers) -> None:
        """Fill in what everybody knows of a seat."""
        hand = state.hands[seat]
        buffer[at] = COUNTS[hand & WALL_CARDS]
        buffer[at + 1] = COUNTS[hand >> PILE]
        buffer[at + 2] = state.heights[2 * seat]
        buffer[at + 3] = state.heights[2 * seat + 1]
        buffer[at + 4] = 0 if state.doubled & BITS[seat] else 1
        buffer[at + 5] = state.count_keeps(seat)
        buffer[at + 6] = state.score_courts(seat)
        for pile in range(2 * seat, 2 * seat + 2):
            bottom = PILE * pile
            for place in range(bottom, bottom + state.heights[pile]):
                card = state.piles[place]  # the first of equal ones
                while hand & BITS[card]:
                    card = state.next_equal[card]
                hand |= BITS[card]
        for card in range(CARDS):
            buffer[at + 7 + card] = hand >> card & 1

    def observe_castle(self, state: CastellanPosition, seat: int, buffer: Numbers) -> None:
        """Fill in pieces and courts."""
        start = state.turn_start
        if state.phase in (PLAY, OVER):
            start = state.laid_count
        left, top = state.low_x - MARGIN, state.low_y - MARGIN  # coordinates as by `node_x` and `node_y`, without calls
        corner, inside, mask, shift = state.width * top + left, state.width - 1, state.mask, state.shift
        at = self.pieces_at
        for number in range(state.laid_count):
            piece = state.laid[number]
            seen = (piece - corner) & mask  # GRID is a multiple of the ring
            buffer[at] = (piece >> GRID_BITS) + 1
            buffer[at + 1] = (seen & inside) + left
            buffer[at + 2] = (seen >> shift) + top
            at += 4
        for number in range(start, state.laid_count):
            buffer[self.pieces_at + 4 * number + 3] = 1
        at = self.courts_at
        for court in range(1, state.court_count + 1):
            seen = (state.court_cells[court] - corner) & mask
            owner = state.owners[court] - seat + 1
            buffer[at] = owner if owner > 0 else owner + self.seats
            buffer[at + 1] = state.court_towers[court]
            buffer[at + 2] = state.keeps[court]
            buffer[at + 3] = (seen & inside) + left
            buffer[at + 4] = (seen >> shift) + top
            at += 5

    def describe(self, position: Position, seat: int, action: int, buffer: Numbers) -> None:
        """Fill the buffer with what an action is about."""
        state = own(position)
        for index in range(self.features):
            buffer[index] = 0
        if action >= PLACES:
            kind = (action - PLACES) % KINDS
            node = state.action_node(action)
            buffer[0] = 3
            buffer[8] = kind + 1
            buffer[9] = state.node_x(node)
            buffer[10] = state.node_y(node)
            buffer[11] = state.gain(kind, node)
        elif action >= CLAIMS:
            buffer[0] = 2
            buffer[7] = action - CLAIMS
        elif action >= DRAWS:
            buffer[0] = 1
            buffer[5] = (action - DRAWS) // 8
            buffer[6] = (action - DRAWS) % 8
        else:
            for kind in range(3):
                buffer[1 + kind] = state.shown(action + 1, kind)
            buffer[4] = COUNTS[action + 1]


def encoding(seats: int, options: Mapping[str, object]) -> CastellanEncoding:
    """How positions of so many seats with this deck become numbers."""
    return CastellanEncoding(seats, read_deck(options["deck"]))
