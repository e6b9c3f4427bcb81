"""What a bot values in Castellan: courts it closes, courts it can close with its next piece, and none left to others.

A set of cards is rated by building its pieces one after the other, each at its best place. Of the weights
only the worth of a card in hand matters much: 4.5 to 6 points won 69 % of 400 seeded games against 1 point.
"""

from castlewright.core.bits import COUNTS
from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Actions, Position
from castlewright.games.castellan.constants import (
    BUILD,
    CLAIM,
    CLAIMS,
    DOUBLE_PART,
    DRAWS,
    KINDS,
    LONG_RIGHT,
    PLACES,
    PLAY,
    SHORT_RIGHT,
    STOCK_OF_KIND,
    TOWER,
    TOWER_PIECE,
)
from castlewright.games.castellan.position import CastellanPosition, own

TOWERS, SHORTS, LONGS = range(3)

NEXT_SHARE = 0.9
"""What the best court that the next piece can close is worth, as part of its towers."""

THREAT_SHARE = 0.6
"""What a court that any one piece can close costs when it is left to the next player."""

EARLY_THREAT_SHARE = 0.1
"""The same while there are pieces left to build."""

CARD_COST = 5.0
"""What a card is worth in hand, in points; a draw symbol gives one back."""

DOUBLE_BASE, DOUBLE_PER_CARD = 3.0, 0.35
"""How many towers a court needs for the double keep: more while many cards are still to come."""

MOST_SETS = 31
MOST_CARDS = 2
"""Where there are more sets of cards than that, only the small ones are thought through."""

UNTHINKABLE = -1000.0


class CastellanHeuristics(Heuristics):
    """Rates places by what they close and open, sets of cards by what can be built from them."""

    after_piece: CastellanPosition | None
    after_cards: CastellanPosition | None
    """Scratch for thinking one piece, and one turn, ahead."""

    choices: Actions
    """Scratch for the places of a thought turn."""

    def __init__(self) -> None:
        super().__init__()
        self.after_piece = None
        self.after_cards = None
        self.choices = Actions()

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate sets of cards, places, claims or draws."""
        state = own(position)
        self.prepare(state)
        for index in range(actions.count):
            action = actions.numbers[index]
            if state.phase == PLAY:
                is_thinkable = actions.count <= MOST_SETS or COUNTS[action + 1] <= MOST_CARDS
                self.ratings[index] = self.value_of_cards(state, seat, action) if is_thinkable else UNTHINKABLE
            elif state.phase == BUILD:
                self.ratings[index] = self.value_of_place(state, seat, action)
            elif state.phase == CLAIM:
                self.ratings[index] = value_of_claim(state, seat, action)
            else:
                self.ratings[index] = value_of_draw(state, seat, action)

    def prepare(self, state: CastellanPosition) -> None:
        """Have scratch positions of the same kind."""
        if self.after_piece is None or self.after_piece.seats != state.seats or self.after_piece.deck != state.deck:
            self.after_piece = own(state.twin())
            self.after_cards = own(state.twin())

    def value_of_cards(self, state: CastellanPosition, seat: int, action: int) -> float:
        """What building all pieces of a set of cards brings, less what the cards are worth in hand."""
        after = self.after_cards
        assert after is not None
        after.copy_from(state)
        after.play_unchecked(seat, action)
        cost = CARD_COST * (COUNTS[action + 1] + 1 - after.draws)
        while after.phase == BUILD and after.turn == seat:
            after.list_legal(seat, self.choices)
            after.play_unchecked(seat, self.best_choice(after, seat))
        gain = after.score_courts(seat) - state.score_courts(seat)
        return gain - THREAT_SHARE * best_closing(after, next_seat(after, seat), True, True, True) - cost

    def best_choice(self, state: CastellanPosition, seat: int) -> int:
        """The best of the listed places."""
        best = 0
        best_value = UNTHINKABLE
        for index in range(self.choices.count):
            value = self.value_of_place(state, seat, self.choices.numbers[index])
            if value > best_value:
                best_value = value
                best = index
        return self.choices.numbers[best]

    def value_of_place(self, state: CastellanPosition, seat: int, action: int) -> float:
        """What a piece brings at once and with the next one, less what it leaves to the next player."""
        after = self.after_piece
        assert after is not None
        after.copy_from(state)
        kind = (action - PLACES) % KINDS
        after.lay(seat, kind, state.action_node(action))
        after.stock[STOCK_OF_KIND[kind]] -= 1
        gain = after.score_courts(seat) - state.score_courts(seat)
        threat = best_closing(after, next_seat(after, seat), True, True, True)
        if after.stock[TOWERS] + after.stock[SHORTS] + after.stock[LONGS] == 0:
            return gain - THREAT_SHARE * threat
        follow = best_closing(after, seat, after.stock[TOWERS] > 0, after.stock[SHORTS] > 0, after.stock[LONGS] > 0)
        return gain + NEXT_SHARE * follow - EARLY_THREAT_SHARE * threat

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's points as the castle stands, with what it could close next in its turn."""
        state = own(position)
        points = float(state.score_courts(seat))
        if state.turn == seat and state.phase == BUILD:
            stock = state.stock
            points += NEXT_SHARE * best_closing(state, seat, stock[TOWERS] > 0, stock[SHORTS] > 0, stock[LONGS] > 0)
        return points


def next_seat(state: CastellanPosition, seat: int) -> int:
    """The seat whose turn follows."""
    return seat + 1 if seat + 1 < state.seats else 0


def best_closing(state: CastellanPosition, seat: int, has_tower: bool, has_short: bool, has_long: bool) -> int:
    """The most points that the seat could gain by closing or cutting with one of these pieces."""
    best = 0
    if has_tower:
        for index in range(state.end_count):
            end = state.free_ends[index]
            if COUNTS[state.nodes[end]] > 1 and state.fits_tower(seat, end):
                best = max(best, state.gain(TOWER_PIECE, end))
    for index in range(state.tower_count):
        node = state.towers[index]
        for side in range(2):
            end = (node + state.steps[side]) & state.mask
            if has_short and state.nodes[end] & TOWER and state.fits_wall(seat, node, side, False):
                best = max(best, state.gain(SHORT_RIGHT + side, node))
            end = (end + state.steps[side]) & state.mask
            if has_long and state.nodes[end] & TOWER and state.fits_wall(seat, node, side, True):
                best = max(best, state.gain(LONG_RIGHT + side, node))
    return best


def value_of_claim(state: CastellanPosition, seat: int, action: int) -> float:
    """The double keep is worth the towers of its court, less what a later court may have (Rules §8.8)."""
    if action == CLAIMS:
        return 0.0
    court = state.claimable_court(seat, action - CLAIMS - 1)
    if state.keeps[court] == DOUBLE_PART:
        return float(state.court_towers[court])
    cards = COUNTS[state.hands[seat]] + state.heights[2 * seat] + state.heights[2 * seat + 1]
    return state.court_towers[court] - DOUBLE_BASE - DOUBLE_PER_CARD * cards


def value_of_draw(state: CastellanPosition, seat: int, action: int) -> float:
    """A hand is best with as many wall as tower cards."""
    walls = COUNTS[state.hands[seat] & 0x7F] + ((action - DRAWS) >> 3)
    towers = COUNTS[state.hands[seat] >> 7] + ((action - DRAWS) & 7)
    return -float(max(walls - towers, towers - walls))


def heuristics() -> Heuristics:
    """What the bots ask."""
    return CastellanHeuristics()
