"""What a bot values in Castellan: courts it closes, courts it can close with its next piece, and none left to others.

A set of cards is rated by building its pieces one after the other, each at its best place. Of the weights
only the worth of a card in hand matters much: 4.5 to 6 points won 69 % of 400 seeded games against 1 point.
"""

from castlewright.core.bits import COUNTS
from castlewright.core.chance import Chance
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
"""Where there are more sets of cards than that, small ones are thought through, and then larger ones card by card."""

FEW_DRAWS = 3
"""In quick play the smallest of so many random sets of cards is played."""

UNTHINKABLE = -1000.0


class CastellanHeuristics(Heuristics):
    """Rates places by what they close and open, sets of cards by what can be built from them."""

    after_piece: CastellanPosition | None
    after_cards: CastellanPosition | None
    """Scratch for thinking one piece, and one turn, ahead."""

    choices: Actions
    """Scratch for the places of a thought turn."""

    threat: int
    follow: int
    closing_kind: int
    closing_node: int
    """The most points that the next seat, and the seat itself, could gain with one piece more, and
    the piece."""

    def __init__(self) -> None:
        super().__init__()
        self.after_piece = None
        self.after_cards = None
        self.choices = Actions()
        self.threat = 0
        self.follow = 0
        self.closing_kind = 0
        self.closing_node = 0

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate sets of cards, places, claims or draws."""
        state = own(position)
        self.prepare(state)
        if state.phase == PLAY:
            self.rate_cards(state, seat, actions)
            return
        for index in range(actions.count):
            action = actions.numbers[index]
            if state.phase == BUILD:
                self.ratings[index] = self.value_of_place(state, seat, action)
            elif state.phase == CLAIM:
                self.ratings[index] = value_of_claim(state, seat, action)
            else:
                self.ratings[index] = value_of_draw(state, seat, action)

    def rate_cards(self, state: CastellanPosition, seat: int, actions: Actions) -> None:
        """Rate sets of cards; of many, the small ones and those that grow card by card from the best of them."""
        most = 14 if actions.count <= MOST_SETS else MOST_CARDS
        for index in range(actions.count):
            is_small = COUNTS[actions.numbers[index] + 1] <= most
            self.ratings[index] = self.value_of_cards(state, seat, actions.numbers[index]) if is_small else UNTHINKABLE
        best = self.best_of_size(actions, MOST_CARDS) if actions.count > MOST_SETS else -1
        while best >= 0:
            best = self.grow(state, seat, actions, best)

    def best_of_size(self, actions: Actions, size: int) -> int:
        """The place of the best-rated set of so many cards in the list, -1 for none."""
        best = -1
        for index in range(actions.count):
            if COUNTS[actions.numbers[index] + 1] == size and (best < 0 or self.ratings[index] > self.ratings[best]):
                best = index
        return best

    def grow(self, state: CastellanPosition, seat: int, actions: Actions, base: int) -> int:
        """Rate the sets that have one card more than another one; the place of the best of them in the list, -1 where
        all were rated before.
        """
        cards = actions.numbers[base] + 1
        best = -1
        for index in range(actions.count):
            more = actions.numbers[index] + 1
            if self.ratings[index] > UNTHINKABLE or more & cards != cards or COUNTS[more] != COUNTS[cards] + 1:
                continue
            self.ratings[index] = self.value_of_cards(state, seat, actions.numbers[index])
            if best < 0 or self.ratings[index] > self.ratings[best]:
                best = index
        return best

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
        kind = (action - PLACES) % KINDS
        node = state.action_node(action)
        if state.parts_region(kind, node):
            after = self.after_piece
            assert after is not None
            after.copy_from(state)
            return self.value_of_piece(after, seat, kind, node)
        low_x = state.low_x
        low_y = state.low_y
        high_x = state.high_x
        high_y = state.high_y
        ends = state.end_count
        end_index = state.end_index(node)
        value = self.value_of_piece(state, seat, kind, node)
        state.stock[STOCK_OF_KIND[kind]] += 1
        state.lift_last(ends, end_index)
        state.low_x = low_x
        state.low_y = low_y
        state.high_x = high_x
        state.high_y = high_y
        return value

    def value_of_piece(self, state: CastellanPosition, seat: int, kind: int, node: int) -> float:
        """Lay a piece, and say what that is worth."""
        before = state.score_courts(seat)
        state.lay(seat, kind, node)
        state.stock[STOCK_OF_KIND[kind]] -= 1
        gain = state.score_courts(seat) - before
        self.find_closings(state, seat)
        if state.stock[TOWERS] + state.stock[SHORTS] + state.stock[LONGS] == 0:
            return gain - THREAT_SHARE * self.threat
        return gain + NEXT_SHARE * self.follow - EARLY_THREAT_SHARE * self.threat

    def find_closings(self, state: CastellanPosition, seat: int) -> None:
        """Find the most points that the next seat could gain by closing or cutting with any one piece, and the seat
        with one that it has left.
        """
        self.threat = 0
        self.follow = 0
        rival = next_seat(state, seat)
        for index in range(state.end_count):
            end = state.free_ends[index]
            if COUNTS[state.nodes[end]] > 1:
                is_own = state.stock[TOWERS] > 0 and state.fits_tower(seat, end)
                self.weigh_closing(state, TOWER_PIECE, end, state.fits_tower(rival, end), is_own)
        for index in range(state.tower_count):
            node = state.towers[index]
            for side in range(2):
                end = (node + state.steps[side]) & state.mask
                if state.nodes[end] & TOWER:
                    is_own = state.stock[SHORTS] > 0 and state.fits_wall(seat, node, side, False)
                    is_threat = state.fits_wall(rival, node, side, False)
                    self.weigh_closing(state, SHORT_RIGHT + side, node, is_threat, is_own)
                end = (end + state.steps[side]) & state.mask
                if state.nodes[end] & TOWER:
                    is_own = state.stock[LONGS] > 0 and state.fits_wall(seat, node, side, True)
                    is_threat = state.fits_wall(rival, node, side, True)
                    self.weigh_closing(state, LONG_RIGHT + side, node, is_threat, is_own)

    def weigh_closing(self, state: CastellanPosition, kind: int, node: int, is_threat: bool, is_own: bool) -> None:
        """Count what one piece would bring the next seat and the seat itself, where they may lay it."""
        if is_threat or is_own:
            gain = state.gain(kind, node)
            if is_threat:
                self.threat = max(self.threat, gain)
            if is_own:
                self.follow = max(self.follow, gain)

    def evaluate(self, position: Position, seat: int) -> float:
        """The seat's points as the castle stands, its cards that are left, and in its turn what it could close next."""
        state = own(position)
        cards = COUNTS[state.hands[seat]] + state.heights[2 * seat] + state.heights[2 * seat + 1]
        points = state.score_courts(seat) + CARD_COST * cards
        if state.turn == seat and state.phase == BUILD:
            stock = state.stock
            points += NEXT_SHARE * best_closing(state, seat, stock[TOWERS] > 0, stock[SHORTS] > 0, stock[LONGS] > 0)
        elif state.turn == seat and state.phase == PLAY:
            points += THREAT_SHARE * best_closing(state, seat, True, True, True)
        return points

    # Quick play.

    def play_quickly(self, position: Position, seat: int, chance: Chance) -> None:
        """Play few cards, close the largest court that one piece can close, double a large one; all else is random."""
        state = own(position)
        if state.phase == BUILD and state.laid_count > 0 and self.find_own_closing(state, seat):
            state.play_unchecked(seat, state.place_action(self.closing_kind, self.closing_node))
        elif state.phase == PLAY and state.ender < 0:
            state.list_legal(seat, self.choices)
            state.play_unchecked(seat, self.draw_few_cards(chance))
        elif state.phase == CLAIM:
            state.list_legal(seat, self.choices)
            state.play_unchecked(seat, self.best_claim(state, seat))
        else:
            state.play_random(seat, chance)

    def draw_few_cards(self, chance: Chance) -> int:
        """The smallest of a few random sets of cards."""
        best = self.choices.numbers[chance.below(self.choices.count)]
        for _ in range(FEW_DRAWS - 1):
            other = self.choices.numbers[chance.below(self.choices.count)]
            if COUNTS[other + 1] < COUNTS[best + 1]:
                best = other
        return best

    def best_claim(self, state: CastellanPosition, seat: int) -> int:
        """The best-rated of the listed claims."""
        best = 0
        best_value = UNTHINKABLE
        for index in range(self.choices.count):
            value = value_of_claim(state, seat, self.choices.numbers[index])
            if value > best_value:
                best_value = value
                best = index
        return self.choices.numbers[best]

    def find_own_closing(self, state: CastellanPosition, seat: int) -> bool:
        """Find the piece in stock that closes or cuts for most points; whether there is one."""
        self.follow = 0
        if state.stock[TOWERS]:
            for index in range(state.end_count):
                end = state.free_ends[index]
                if COUNTS[state.nodes[end]] > 1 and state.fits_tower(seat, end):
                    self.note_closing(state, TOWER_PIECE, end)
        if state.stock[SHORTS] + state.stock[LONGS] == 0:
            return self.follow > 0
        for index in range(state.tower_count):
            node = state.towers[index]
            for side in range(2):
                end = (node + state.steps[side]) & state.mask
                if state.stock[SHORTS] and state.nodes[end] & TOWER and state.fits_wall(seat, node, side, False):
                    self.note_closing(state, SHORT_RIGHT + side, node)
                end = (end + state.steps[side]) & state.mask
                if state.stock[LONGS] and state.nodes[end] & TOWER and state.fits_wall(seat, node, side, True):
                    self.note_closing(state, LONG_RIGHT + side, node)
        return self.follow > 0

    def note_closing(self, state: CastellanPosition, kind: int, node: int) -> None:
        """Keep a piece that closes for more points than those before."""
        gain = state.gain(kind, node)
        if gain > self.follow:
            self.follow = gain
            self.closing_kind = kind
            self.closing_node = node


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
