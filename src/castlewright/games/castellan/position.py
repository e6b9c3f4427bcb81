"""One position of Castellan and how it changes: cards, turns, claims and draws; `castle.py` holds the board.

A turn is a set of cards, then piece after piece, then perhaps a choice for the double keep, then a draw
(Rules §3). Cards are bits 0 to 13 of a hand, wall cards first; of several equal cards the lowest bits are
used first, so that equal hands have equal numbers.
"""

from collections.abc import Mapping
from typing import Any

from castlewright.core.bits import BITS, COUNTS, filled
from castlewright.core.chance import Chance, shuffle, stream
from castlewright.core.position import Actions, Position
from castlewright.games.castellan import data
from castlewright.games.castellan.data import PILE
from castlewright.games.castellan.deck import Deck, read_deck
from castlewright.games.castellan.linking import Linking, is_linkable
from castlewright.games.castellan.tables import (
    BUILD,
    CARDS,
    CLAIM,
    CLAIMS,
    DOUBLE,
    DOUBLE_PART,
    DRAW,
    DRAWS,
    FRESH,
    KINDS,
    OVER,
    PLACES,
    PLAY,
    SINGLE,
    STOCK_OF_KIND,
)

WALL_PILE, TOWER_PILE = 0, 1
PILE_MASKS = [0x7F, 0x7F << PILE]
"""The cards that belong to each pile."""

TOWERS, SHORTS, LONGS = range(3)
"""The kinds of piece in stock."""

NOBODY = -1
NO_CARD = -1
TRIES = 64
"""How often a random place is drawn before all places are listed."""

SCRATCH = Actions()
ORDER = filled(129)
IS_LISTED = filled(129)
POOL = filled(CARDS)

STATE = (
    *("reveals", "phase", "turn", "ender", "draws", "doubled", "turn_start"),
    *("stock", "dropped", "hands", "piles", "heights"),
    *(
        "low_x",
        "low_y",
        "high_x",
        "high_y",
        "anchor_x",
        "anchor_y",
        "tower_count",
        "end_count",
        "laid_count",
        "court_count",
    ),
    *("towers", "free_ends", "laid", "owners", "court_towers", "keeps", "court_cells"),
)


class CastellanPosition(Linking):
    """The castle, everybody's cards, and what is still to be built in this turn."""

    deck: Deck
    """The fourteen cards that everybody has."""

    is_strict: int
    """Whether a piece that lies may not be taken back (Rules §7)."""

    card_pieces: list[int]
    card_draws: list[int]
    """What each card shows: towers, short and long walls, three numbers per card; and its draw symbols."""

    first_equal: list[int]
    next_equal: list[int]
    repeats: int
    """Of each card the first equal one of its pile, and the next one or NO_CARD; all cards that have one before."""

    phase: int
    turn: int
    """The step of the turn, and whose turn it is."""

    ender: int
    """The seat that ran out of cards first and has no further turn, NOBODY before that (Rules §6)."""

    stock: list[int]
    """The pieces still to be built, by kind; before cards are played, those handed on (Rules §8.4)."""

    dropped: list[int]
    """The pieces that had no place in the last turn of the game (Rules §8.5)."""

    draws: int
    """How many cards the turn gives: one, and one for each draw symbol played (Rules §3.4)."""

    hands: list[int]
    """The cards in hand, one bit each."""

    piles: list[int]
    heights: list[int]
    """Seven places for each seat's wall and tower pile, the top card last, and how many cards are left."""

    doubled: int
    """The seats that have used their double keep, one bit each."""

    turn_start: int
    """How many pieces lay when this turn began."""

    def __init__(self, seats: int, deck: Deck, is_strict: int) -> None:
        super().__init__(seats, deck)
        self.tie_bits = 10
        self.deck = deck
        self.is_strict = is_strict
        self.card_pieces = [count for card in deck.cards for count in (card.towers, card.short_walls, card.long_walls)]
        self.card_draws = [card.draw for card in deck.cards]
        self.first_equal = filled(CARDS)
        self.next_equal = filled(CARDS, NO_CARD)
        self.repeats = 0
        self.find_equal_cards()
        self.phase = PLAY
        self.turn = 0
        self.ender = NOBODY
        self.stock = filled(3)
        self.dropped = filled(3)
        self.draws = 0
        self.hands = filled(4)
        self.piles = filled(4 * CARDS)
        self.heights = filled(8)
        self.doubled = 0
        self.turn_start = 0

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position; what nodes and cells hold follows from them."""
        return STATE

    def from_bytes(self, packed: bytes) -> None:
        """Take over what `to_bytes` gave for a position of the same game, options and seats."""
        super().from_bytes(packed)
        self.redraw_castle()

    # Cards.

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

    def set_cards(self, starter: int, orders: list[list[int]]) -> None:
        """Put every pile in this order, the seats' wall and tower piles in turn, and deal (Rules §2)."""
        self.turn = starter
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
            self.list_card_sets(seat, actions)
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

    def fits(self, seat: int, action: int) -> bool:
        """Whether a piece in stock may lie where the action says."""
        kind = (action - PLACES) % KINDS
        if not self.stock[STOCK_OF_KIND[kind]]:
            return False
        node = self.action_node(action)
        return self.place_action(kind, node) == action and self.fits_at(seat, kind, node)

    def list_card_sets(self, seat: int, actions: Actions) -> None:
        """Every set of one or more cards in hand, all of them in a last turn (Rules §3.1, §6)."""
        hand = self.hands[seat]
        if self.ender >= 0:
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

    def list_places(self, seat: int, actions: Actions) -> None:
        """Every place of every kind of piece in stock (Rules §3.2), on the first turn if the rest can follow."""
        self.list_fitting(seat, actions)
        if self.must_link():
            self.keep_linking(actions)

    def must_link(self) -> bool:
        """Whether this is the first turn and all its pieces can make one castle (Rules §3.2, §8.1)."""
        if self.turn_start > 0:
            return False
        walls = self.laid_count - self.tower_count + self.stock[SHORTS] + self.stock[LONGS]
        return is_linkable(self.tower_count + self.stock[TOWERS], walls)

    def keep_linking(self, actions: Actions) -> None:
        """Keep the places after which all pieces left can be laid (Rules §8.1).

        Where only counts were asked and led astray there is none, and all stay: what fits nowhere is handed on.
        """
        count = 0
        for index in range(actions.count):
            action = actions.numbers[index]
            if self.keeps_linking((action - PLACES) % KINDS, self.action_node(action)):
                actions.numbers[count] = action
                count += 1
        if count:
            actions.count = count

    def keeps_linking(self, kind: int, node: int) -> bool:
        """Whether all pieces left in stock can be laid after this one."""
        self.stock[STOCK_OF_KIND[kind]] -= 1
        keeps = self.can_link_after(kind, node, self.stock[TOWERS], self.stock[SHORTS], self.stock[LONGS])
        self.stock[STOCK_OF_KIND[kind]] += 1
        return keeps

    def list_fitting(self, seat: int, actions: Actions) -> None:
        """Every place of every kind of piece in stock in the castle as it stands now."""
        if self.stock[TOWERS]:
            self.list_towers(seat, actions)
        if self.stock[SHORTS]:
            self.list_walls(seat, False, actions)
        if self.stock[LONGS]:
            self.list_walls(seat, True, actions)

    def can_build(self, seat: int) -> bool:
        """Whether any piece in stock has a place in the castle as it stands now (Rules §8.3)."""
        if self.stock[TOWERS] and self.can_lay_tower(seat):
            return True
        if self.stock[SHORTS] and self.can_lay_wall(seat, False):
            return True
        return self.stock[LONGS] > 0 and self.can_lay_wall(seat, True)

    def list_claims(self, seat: int, actions: Actions) -> None:
        """No double keep, unless it stands already, or one of the courts that may take it (Rules §8.8, §8.10)."""
        count = 0
        if not self.doubled & BITS[seat]:
            actions.numbers[0] = CLAIMS
            count = 1
        for number in range(self.order_claimable(seat)):
            actions.numbers[count] = CLAIMS + 1 + number
            count += 1
        actions.count = count

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

    def try_random_places(self, seat: int, chance: Chance) -> bool:
        """Lay a piece at the first of a few random places that is legal; whether there was one.

        The places are the free ends for a tower and the four sides of each tower for a wall. Every legal
        action is one of them, so all are equally likely.
        """
        ends = self.end_count if self.stock[TOWERS] else 0
        shorts = 4 * self.tower_count if self.stock[SHORTS] else 0
        longs = 4 * self.tower_count if self.stock[LONGS] else 0
        must_link = self.must_link()
        for _ in range(TRIES):
            place = chance.below(ends + shorts + longs)
            if place < ends:
                kind = 0
                node = self.free_ends[place]
                if not self.fits_tower(seat, node):
                    continue
            else:
                place -= ends
                is_long = place >= shorts
                if is_long:
                    place -= shorts
                node = self.towers[place >> 2]
                side = place & 3
                if not self.fits_wall(seat, node, side, is_long):
                    continue
                kind = 1 + 2 * is_long + (side & 1)
                node = self.wall_node(node, side, is_long)
            if not must_link or self.keeps_linking(kind, node):
                self.lay_from_stock(seat, kind, node)
                return True
        return False

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
        """Show the cards and take their pieces to those handed on (Rules §3.1)."""
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

    def lay_from_stock(self, seat: int, kind: int, node: int) -> None:
        """Build one piece (Rules §3.2)."""
        self.stock[STOCK_OF_KIND[kind]] -= 1
        self.lay(seat, kind, node)

    def go_on(self, seat: int) -> None:
        """Go on building while a piece has a place, else claim (Rules §8.3)."""
        if self.can_build(seat):
            return
        if self.has_claimable(seat):
            self.phase = CLAIM
        else:
            self.settle_claims(seat, 0)
            self.start_draw(seat)

    def claimable_keep(self, seat: int) -> int:
        """What stands in the courts that may take the double keep now.

        Rules §8.8, §8.9: a court that gets a new keep, each part of a cut single court among them.
        Rules §8.10: where the double keep stands already, the parts of its court, if that was cut.
        """
        return DOUBLE_PART if self.doubled & BITS[seat] else FRESH

    def has_claimable(self, seat: int) -> bool:
        """Whether there is something to decide about the double keep."""
        wanted = self.claimable_keep(seat)
        for court in range(1, self.court_count + 1):  # noqa: SIM110
            if self.keeps[court] == wanted:
                return True
        return False

    def order_claimable(self, seat: int) -> int:
        """Put the courts that may take the double keep in reading order of their first cells; how many they are."""
        wanted = self.claimable_keep(seat)
        for court in range(self.court_count + 1):
            IS_LISTED[court] = self.keeps[court] != wanted
        IS_LISTED[0] = 1
        count = 0
        for y in range(self.low_y, self.high_y):
            for x in range(self.low_x, self.high_x):
                court = self.court_at(x, y)
                if not IS_LISTED[court]:
                    IS_LISTED[court] = 1
                    ORDER[count] = court
                    count += 1
        return count

    def claimable_courts(self, seat: int) -> list[int]:
        """The courts that may take the double keep, in the order of their action numbers."""
        return [ORDER[index] for index in range(self.order_claimable(seat))]

    def claimable_court(self, seat: int, number: int) -> int:
        """One of the courts that may take the double keep, counted from 0."""
        self.order_claimable(seat)
        return ORDER[number]

    def settle_claims(self, seat: int, choice: int) -> None:
        """Set all keeps of this turn; the chosen court, counted from 1, takes the double keep (Rules §3.3, §8.6)."""
        double = 0
        if choice:
            double = self.claimable_court(seat, choice - 1)
            self.doubled |= BITS[seat]
        for court in range(1, self.court_count + 1):
            if self.keeps[court] == FRESH or self.keeps[court] == DOUBLE_PART:
                self.keeps[court] = SINGLE
        if double:
            self.keeps[double] = DOUBLE

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
        """Hand left-over pieces on, and start the next turn unless everybody has had the last one (Rules §6)."""
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
        for seat in range(self.seats):
            self.hands[seat] = source.hands[seat]
        for pile in range(2 * self.seats):
            self.heights[pile] = source.heights[pile]
        for index in range(CARDS * self.seats):
            self.piles[index] = source.piles[index]

    def guess_from(self, other: Position, seat: int, chance: Chance) -> None:
        """Become a position that the seat cannot tell from the other: the order of all piles and the faces
        in the other hands are drawn anew. What was played is public, and so what is left (Rules §8.12).
        """
        self.copy_from(other)
        for holder in range(self.seats):
            for pile in range(2):
                self.redraw(holder, pile, holder == seat, chance)

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


def draw_from_pool(size: int, chance: Chance) -> int:
    """Take a random card out of the first `size` of the pool."""
    index = chance.below(size)
    card = POOL[index]
    POOL[index] = POOL[size - 1]
    return card


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
    position.set_cards(stream(seed, "starter").below(seats), orders)
    return position
