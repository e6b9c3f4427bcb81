"""One position of Castellan and how it changes, turn after turn.

A turn is a set of cards, then piece after piece, then perhaps a choice for the double keep, then a draw (Rules §3).
`castle.py` holds the board, `building.py` the pieces in stock, `claims.py` the keeps, `cards.py` piles and hands.
"""

from collections.abc import Mapping
from typing import Any

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance, shuffle, stream
from castlewright.core.position import Actions, Position
from castlewright.games.castellan.cards import Cards
from castlewright.games.castellan.constants import (
    BUILD,
    CARDS,
    CLAIM,
    CLAIMS,
    DRAW,
    DRAWS,
    KINDS,
    OVER,
    PLACES,
    PLAY,
    TOWER_PILE,
    WALL_PILE,
)
from castlewright.games.castellan.data import PILE
from castlewright.games.castellan.deck import Deck, read_deck

NOBODY = -1
SCRATCH = Actions()

STATE = (
    *("reveals", "phase", "turn", "ender", "draws", "doubled", "turn_start"),
    *("stock", "dropped", "hands", "piles", "heights"),
    *("low_x", "low_y", "high_x", "high_y", "anchor_x", "anchor_y"),
    *("tower_count", "end_count", "laid_count", "court_count"),
    *("towers", "free_ends", "laid", "owners", "court_towers", "keeps", "court_cells"),
)


class CastellanPosition(Cards):
    """The castle, everybody's cards, and what is still to be built in this turn."""

    is_strict: int
    """Whether a piece that lies may not be taken back (Rules §7)."""

    phase: int
    turn: int
    """The step of the turn, and whose turn it is."""

    ender: int
    """The seat that ran out of cards first and has no further turn, NOBODY before that (Rules §6)."""

    dropped: list[int]
    """The pieces that had no place in the last turn of the game (Rules §8.5)."""

    draws: int
    """How many cards the turn gives: one, and one for each draw symbol played (Rules §3.4)."""

    def __init__(self, seats: int, deck: Deck, is_strict: int) -> None:
        super().__init__(seats, deck)
        self.tie_bits = 10
        self.is_strict = is_strict
        self.phase = PLAY
        self.turn = 0
        self.ender = NOBODY
        self.dropped = filled(3)
        self.draws = 0

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position; what nodes and cells hold follows from them."""
        return STATE

    def from_bytes(self, packed: bytes) -> None:
        """Take over what `to_bytes` gave for a position of the same game, options and seats."""
        super().from_bytes(packed)
        self.redraw_castle()

    # Who may do what.

    def seat_to_act(self) -> int:
        """Whose turn it is, -1 at the end."""
        return self.turn

    def list_legal(self, seat: int, actions: Actions) -> None:
        """Every set of cards, place, choice for the double keep or split of the draw."""
        actions.count = 0
        if seat != self.turn:
            return
        if self.phase == BUILD:
            self.list_places(seat, actions)
        elif self.phase == PLAY:
            self.list_card_sets(seat, self.ender >= 0, actions)
        elif self.phase == DRAW:
            self.list_draws(seat, actions)
        else:
            self.list_claims(seat, actions)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this action now; sets of cards and places are asked for without a list."""
        if seat != self.turn:
            return False
        if self.phase == PLAY and self.ender < 0:
            cards = action + 1
            return 0 < cards <= DRAWS and cards & ~self.hands[seat] == 0 and self.can_play(cards, self.hands[seat])
        if self.phase == BUILD and self.laid_count > 0 and not self.must_link():
            return action >= PLACES and self.fits(seat, action)
        return self.is_listed(seat, action)

    def list_draws(self, seat: int, actions: Actions) -> None:
        """Every split of the draw between the two piles (Rules §8.11)."""
        walls_left = self.heights[2 * seat]
        towers_left = self.heights[2 * seat + 1]
        cards = min(self.draws, walls_left + towers_left)
        count = 0
        for walls in range(max(cards - towers_left, 0), min(cards, walls_left) + 1):
            actions.numbers[count] = DRAWS + 8 * walls + cards - walls
            count += 1
        actions.count = count

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely; places are drawn without listing them."""
        if self.phase == BUILD and self.laid_count > 0 and self.try_random_places(seat, chance):
            self.go_on(seat)
            return
        self.list_legal(seat, SCRATCH)
        self.play_unchecked(seat, SCRATCH.numbers[chance.below(SCRATCH.count)])

    # What an action does.

    def play_unchecked(self, seat: int, action: int) -> None:
        """Play cards, lay a piece, settle the claims or draw; the turn goes on by itself from there."""
        if action >= PLACES:
            self.lay_from_stock(seat, (action - PLACES) % KINDS, self.action_node(action))
            self.go_on(seat)
        elif action >= CLAIMS:
            self.settle_claims(seat, action - CLAIMS)
            self.start_draw(seat)
        elif action >= DRAWS:
            self.draw(seat, (action - DRAWS) >> 3, (action - DRAWS) & 7)
        else:
            self.play_cards(seat, action + 1)

    def play_cards(self, seat: int, cards: int) -> None:
        """Show the cards, which leave the game, and take their pieces to those handed on (Rules §3.1, §3.5)."""
        self.hands[seat] = self.packed(self.hands[seat] ^ cards)
        self.draws = 1
        for card in range(CARDS):
            if cards & BITS[card]:
                self.draws += self.card_draws[card]
                for kind in range(3):
                    self.stock[kind] += self.card_pieces[3 * card + kind]
        self.reveals += 1
        self.turn_start = self.laid_count
        self.set_anchor()
        self.phase = BUILD
        self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """Go on building while a piece has a place, else claim (Rules §8.3)."""
        if self.can_build(seat):
            return
        if self.has_claimable(seat):
            self.phase = CLAIM
        else:
            self.settle_claims(seat, 0)
            self.start_draw(seat)

    def start_draw(self, seat: int) -> None:
        """Let the seat split its draw; there is none in a last turn or from empty piles (Rules §8.11, §8.13)."""
        if self.ender < 0 and self.heights[2 * seat] + self.heights[2 * seat + 1] > 0:
            self.phase = DRAW
        else:
            self.end_turn(seat)

    def draw(self, seat: int, walls: int, towers: int) -> None:
        """Take cards from both piles (Rules §3.4)."""
        self.take(seat, WALL_PILE, walls)
        self.take(seat, TOWER_PILE, towers)
        self.reveals += 1
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """Hand left-over pieces on, and start the next turn unless everybody has had the last one (Rules §6, §8.14)."""
        if self.ender < 0 and self.hands[seat] == 0:
            self.ender = seat
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        self.draws = 0
        if self.turn == self.ender:
            self.end_game()
            return
        self.phase = PLAY
        if self.ender >= 0:
            self.take(self.turn, WALL_PILE, self.heights[2 * self.turn])
            self.take(self.turn, TOWER_PILE, self.heights[2 * self.turn + 1])

    def end_game(self) -> None:
        """Drop what could not be built any more (Rules §8.5)."""
        for kind in range(3):
            self.dropped[kind] = self.stock[kind]
            self.stock[kind] = 0
        self.phase = OVER
        self.turn = NOBODY

    def touches(self, seat: int, action: int) -> int:
        """There is only one castle."""
        return 1

    def is_final(self, seat: int, action: int) -> bool:
        """A piece that lies, where «placed is placed» was agreed on (Rules §7)."""
        return action >= PLACES and self.is_strict != 0

    # Points.

    def score(self, seat: int) -> int:
        """The towers of the seat's courts, twice under a double keep (Rules §6)."""
        return self.score_courts(seat)

    def standing(self, seat: int) -> int:
        """Points, then keeps in play (Rules §6)."""
        return 1024 * self.score_courts(seat) + self.count_keeps(seat)

    # Twins, guesses and other forms.

    def arguments(self) -> tuple[Any, ...]:
        """What another position for as many seats and the same options is made with."""
        return self.seats, self.deck, self.is_strict

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats and the same deck."""
        source = own(other)
        self.copy_castle(source)
        self.reveals = source.reveals
        self.phase = source.phase
        self.turn = source.turn
        self.ender = source.ender
        self.draws = source.draws
        self.doubled = source.doubled
        self.turn_start = source.turn_start
        for kind in range(3):
            self.stock[kind] = source.stock[kind]
            self.dropped[kind] = source.dropped[kind]
        self.copy_cards(source)

    def guess_from(self, other: Position, seat: int, chance: Chance) -> None:
        """Become a position that the seat cannot tell from the other: the order of all piles and the faces
        in the other hands are drawn anew. What was played is public, and so what is left (Rules §8.12).
        """
        self.copy_from(other)
        for holder in range(self.seats):
            for pile in range(2):
                self.redraw(holder, pile, holder == seat, chance)


def own(position: Position) -> CastellanPosition:
    """The position as one of this game."""
    assert isinstance(position, CastellanPosition)
    return position


def new(seats: int, options: Mapping[str, object], seed: str) -> CastellanPosition:
    """The first position of a match (Rules §2)."""
    orders = []
    for seat in range(seats):
        for pile, name in enumerate(("wall", "tower")):
            cards = list(range(pile * PILE, pile * PILE + PILE))
            shuffle(cards, stream(seed, f"{name} cards of seat {seat}"))
            orders.append(cards)
    position = CastellanPosition(seats, read_deck(options["deck"]), int(options["take_backs"] == "no"))
    position.turn = stream(seed, "starter").below(seats)
    position.set_cards(orders)
    return position
