"""What a bot values in Castellan: courts it closes, courts it can close with its next piece, and none left to others.

A set of cards is rated by building its pieces one after the other, each at its best place. Of the weights
only the worth of a card in hand matters much: 4.5 to 6 points won 69 % of 400 seeded games against 1 point.
"""

from castlewright.core.bits import COUNTS
from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Actions, Position
from castlewright.games.castellan.position import CastellanPosition, own
from castlewright.games.castellan.tables import (
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
        table = own(position)
        self.prepare(table)
        for index in range(actions.count):
            action = actions.numbers[index]
            if table.phase == PLAY:
                is_thinkable = actions.count <= MOST_SETS or COUNTS[action + 1] <= MOST_CARDS
                self.ratings[index] = self.value_of_cards(table, seat, action) if is_thinkable else UNTHINKABLE
            elif table.phase == BUILD:
                self.ratings[index] = self.value_of_place(table, seat, action)
            elif table.phase == CLAIM:
                self.ratings[index] = value_of_claim(table, seat, action)
            else:
                self.ratings[index] = value_of_draw(table, seat, action)

    def prepare(self, table: CastellanPosition) -> None:
        """Have scratch positions of the same kind."""
        if self.after_piece is None or self.after_piece.seats != table.seats or self.after_piece.deck != table.deck:
            self.after_piece = own(table.twin())
            self.after_cards = own(table.twin())

    def value_of_cards(self, table: CastellanPosition, seat: int, action: int) -> float:
        """What building all pieces of a set of cards brings, less what the cards are worth in hand."""
        after = self.after_cards
        assert after is not None
        after.copy_from(table)
        after.play_unchecked(seat, action)
        cost = CARD_COST * (COUNTS[action + 1] + 1 - after.draws)
        while after.phase == BUILD and after.turn == seat:
            after.list_legal(seat, self.choices)
            after.play_unchecked(seat, self.best_choice(after, seat))
        gain = after.score_courts(seat) - table.score_courts(seat)
        return gain - THREAT_SHARE * best_closing(after, next_seat(after, seat), True, True, True) - cost

    def best_choice(self, table: CastellanPosition, seat: int) -> int:
        """The best of the listed places."""
        best = 0
        best_value = UNTHINKABLE
        for index in range(self.choices.count):
            value = self.value_of_place(table, seat, self.choices.numbers[index])
            if value > best_value:
                best_value = value
                best = index
        return self.choices.numbers[best]

    def value_of_place(self, table: CastellanPosition, seat: int, action: int) -> float:
        """What a piece brings at once and with the next one, less what it leaves to the next player."""
        after = self.after_piece
        assert after is not None
        after.copy_from(table)
        kind = (action - PLACES) % KINDS
        after.lay(seat, kind, table.action_node(action))
        after.stock[STOCK_OF_KIND[kind]] -= 1
        gain = after.score_courts(seat) - table.score_courts(seat)
        threat = best_closing(after, next_seat(after, seat), True, True, True)
        if after.stock[TOWERS] + after.stock[SHORTS] + after.stock[LONGS] == 0:
            return gain - THREAT_SHARE * threat
        follow = best_closing(after, seat, after.stock[TOWERS] > 0, after.stock[SHORTS] > 0, after.stock[LONGS] > 0)
        return gain + NEXT_SHARE * follow - EARLY_THREAT_SHARE * threat

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's points as the castle stands, with what it could close next in its turn."""
        table = own(position)
        points = float(table.score_courts(seat))
        if table.turn == seat and table.phase == BUILD:
            stock = table.stock
            points += NEXT_SHARE * best_closing(table, seat, stock[TOWERS] > 0, stock[SHORTS] > 0, stock[LONGS] > 0)
        return points


def next_seat(table: CastellanPosition, seat: int) -> int:
    """The seat whose turn follows."""
    return seat + 1 if seat + 1 < table.seats else 0


def best_closing(table: CastellanPosition, seat: int, has_tower: bool, has_short: bool, has_long: bool) -> int:
    """The most points that the seat could gain by closing or cutting with one of these pieces."""
    best = 0
    if has_tower:
        for index in range(table.end_count):
            end = table.free_ends[index]
            if COUNTS[table.nodes[end]] > 1 and table.fits_tower(seat, end):
                best = max(best, table.gain(TOWER_PIECE, end))
    for index in range(table.tower_count):
        node = table.towers[index]
        for side in range(2):
            end = (node + table.steps[side]) & table.mask
            if has_short and table.nodes[end] & TOWER and table.fits_wall(seat, node, side, False):
                best = max(best, table.gain(SHORT_RIGHT + side, node))
            end = (end + table.steps[side]) & table.mask
            if has_long and table.nodes[end] & TOWER and table.fits_wall(seat, node, side, True):
                best = max(best, table.gain(LONG_RIGHT + side, node))
    return best


def value_of_claim(table: CastellanPosition, seat: int, action: int) -> float:
    """The double keep is worth the towers of its court, less what a later court may have (Rules §8.8)."""
    if action == CLAIMS:
        return 0.0
    court = table.claimable_court(seat, action - CLAIMS - 1)
    if table.keeps[court] == DOUBLE_PART:
        return float(table.court_towers[court])
    cards = COUNTS[table.hands[seat]] + table.heights[2 * seat] + table.heights[2 * seat + 1]
    return table.court_towers[court] - DOUBLE_BASE - DOUBLE_PER_CARD * cards


def value_of_draw(table: CastellanPosition, seat: int, action: int) -> float:
    """A hand is best with as many wall as tower cards."""
    walls = COUNTS[table.hands[seat] & 0x7F] + ((action - DRAWS) >> 3)
    towers = COUNTS[table.hands[seat] >> 7] + ((action - DRAWS) & 7)
    return -float(max(walls - towers, towers - walls))


def heuristics() -> Heuristics:
    """What the bots ask."""
    return CastellanHeuristics()
