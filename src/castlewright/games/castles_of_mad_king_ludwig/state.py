"""What lies on the table of Castles of Mad King Ludwig: castles, market, money and cards, its points and its guesses.

Money is counted in thousands. Market slots are numbered by the seven prices; with fewer players the lowest
ones are not used (Rules §2). Castles, stacks and final points have files of their own.
"""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    BONUS_DECK,
    KEEPING,
    OVER,
    RETURNING,
    SIZES,
    SLOTS,
    TAKING,
)
from castlewright.games.castles_of_mad_king_ludwig.data import MONEY_PER_POINT
from castlewright.games.castles_of_mad_king_ludwig.final import (
    area_of,
    card_points,
    depleted_points,
    favour_value,
    rank_points,
)
from castlewright.games.castles_of_mad_king_ludwig.supply import Supply

NO_TILE = -1
AREAS = 1 << 10
MONEYS = 1 << 20
"""More than any area in units of 25, and than any money in thousands."""

STATE = (
    *("reveals", "phase", "builder", "turn", "acting", "bank", "setting", "in_hand", "is_free_used"),
    *("is_anything_bought", "idle_rounds", "searched", "taken", "deep_step", "pending_count", "turn_start"),
    *("market", "coins", "money", "starts", "favours", "hands", "choices", "drawn", "pending"),
    *("castles", "supply"),
)


class LudwigState(Position):
    """All castles, the market, money, cards, and what the acting seat has to decide."""

    phase: int
    builder: int
    """The master builder's seat."""

    turn: int
    """The seat whose turn it is."""

    acting: int
    """The seats that have still to return a bonus card at the start, one bit each (Rules §2)."""

    first_slot: int
    last_slot: int
    """The market slots in use."""

    has_money_tie: bool
    """Whether money breaks ties: second edition (Rules §7.6, §10)."""

    market: list[int]
    coins: list[int]
    """The tile and the coins at each price, -1 where nothing lies."""

    setting: int
    """The slot that the master builder fills next when arranging, from the dearest down."""

    money: list[int]
    bank: int
    """Everybody's money, and what the bank has gained so far; it starts out paying."""

    starts: list[int]
    """Everybody's starting score (Rules §2)."""

    favours: list[int]
    """The favours in play, -1 in unused places."""

    hands: list[int]
    """Everybody's bonus cards, one bit each."""

    choices: list[int]
    """The card that each seat has chosen to return at the start, -1 before that."""

    drawn: list[int]
    """The two cards of which the acting seat keeps one, -1 otherwise (Rules §6)."""

    in_hand: int
    """The tile to be placed, -1 for none."""

    is_free_used: bool
    """Whether the turn being played has had its free corridor tile (Rules §6)."""

    pending: list[int]
    pending_count: int
    """Rewards that wait: completed tiles of the acting castle, or DEEP + the tile that made a pair complete. An extra
    turn has its own behind those of the turn around it, which AROUND ends: it takes the place of the reward that
    gave the extra turn, so a castle's tiles are room enough (Rules §11.7)."""

    turn_start: int
    """Where the rewards of the turn being played begin, 0 outside extra turns."""

    deep_step: int
    """The tile whose placement made the downstairs reward due that is being chosen."""

    searched: int
    taken: int
    """The size of the stack being looked through, -1 for none, and how many tiles were taken from it."""

    is_anything_bought: bool
    idle_rounds: int
    """Whether anybody bought in this round, and how many rounds before it went without (Rules §11.6)."""

    castles: list[Castle]
    supply: Supply

    def __init__(self, seats: int, has_money_tie: bool) -> None:
        super().__init__(seats)
        self.tie_bits = 30
        self.has_money_tie = has_money_tie
        self.first_slot = 4 - seats if seats > 1 else 1
        self.last_slot = SLOTS - 1 if seats > 1 else 3
        self.phase = RETURNING
        self.builder = 0
        self.turn = 0
        self.acting = 0
        self.market = filled(7, NO_TILE)
        self.coins = filled(7)
        self.setting = 0
        self.money = filled(4)
        self.bank = 0
        self.starts = filled(4)
        self.favours = filled(4, -1)
        self.hands = filled(4)
        self.choices = filled(4, -1)
        self.drawn = filled(2, -1)
        self.in_hand = NO_TILE
        self.is_free_used = False
        self.pending = filled(91)
        self.pending_count = 0
        self.turn_start = 0
        self.deep_step = 0
        self.searched = -1
        self.taken = 0
        self.is_anything_bought = False
        self.idle_rounds = 0
        self.castles = [Castle() for _ in range(seats)]
        self.supply = Supply()

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position."""
        return STATE

    def castle(self, seat: int) -> Castle:
        """The seat's castle."""
        return self.castles[seat]

    def pay(self, seat: int, amount: int) -> None:
        """Give a seat money from the bank, or take it if negative."""
        self.money[seat] += amount
        self.bank -= amount

    # Points.

    def depleted(self) -> int:
        """The stacks that are empty, one bit per size and two for hallways and stairs (Rules §7.2)."""
        stacks = 0
        for size in range(SIZES):
            if self.supply.stack_counts[size] == 0:
                stacks |= 1 << size
        if self.supply.hallways == 0:
            stacks |= 1 << SIZES
        if self.supply.stairs == 0:
            stacks |= 2 << SIZES
        return stacks

    def score_favour(self, favour: int, seat: int) -> int:
        """The seat's share of a favour (Rules §7.3, §11.20)."""
        value = favour_value(favour, self.castle(seat), self.money[seat])
        if value == 0:
            return 0
        better = 0
        equal = 0
        for other in range(self.seats):
            rival = favour_value(favour, self.castle(other), self.money[other])
            better += rival > value
            equal += rival == value
        return rank_points(better, equal)

    def public_score(self, seat: int) -> int:
        """The seat's points as everything lies now, without the bonus cards that others do not know (Rules §7,
        §7.5).
        """
        castle = self.castle(seat)
        points = castle.points + depleted_points(castle, self.depleted()) + self.money[seat] // MONEY_PER_POINT
        for number in range(4):
            if self.favours[number] >= 0:
                points += self.score_favour(self.favours[number], seat)
        return points

    def score(self, seat: int) -> int:
        """The seat's points as everything lies now (Rules §7)."""
        castle = self.castle(seat)
        points = self.public_score(seat)
        for card in range(BONUS_DECK):
            if self.hands[seat] & BITS[card]:
                points += card_points(card, castle, self.money[seat])
        return points

    def standing(self, seat: int) -> int:
        """Score, then area, then with the second edition money (Rules §7.6)."""
        area = area_of(self.castle(seat), -1) // 25
        standing = (self.score(seat) * AREAS + area) * MONEYS
        return standing + (self.money[seat] if self.has_money_tie else 0)

    # Twins and guesses.

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats."""
        source = state_of(other)
        self.reveals = source.reveals
        self.phase = source.phase
        self.builder = source.builder
        self.turn = source.turn
        self.acting = source.acting
        self.bank = source.bank
        self.setting = source.setting
        self.in_hand = source.in_hand
        self.is_free_used = source.is_free_used
        self.is_anything_bought = source.is_anything_bought
        self.idle_rounds = source.idle_rounds
        self.searched = source.searched
        self.taken = source.taken
        self.deep_step = source.deep_step
        self.pending_count = source.pending_count
        self.turn_start = source.turn_start
        self.drawn[0] = source.drawn[0]
        self.drawn[1] = source.drawn[1]
        for slot in range(SLOTS):
            self.market[slot] = source.market[slot]
            self.coins[slot] = source.coins[slot]
        for seat in range(4):
            self.money[seat] = source.money[seat]
            self.starts[seat] = source.starts[seat]
            self.favours[seat] = source.favours[seat]
            self.hands[seat] = source.hands[seat]
            self.choices[seat] = source.choices[seat]
        for number in range(source.pending_count):
            self.pending[number] = source.pending[number]
        for seat in range(self.seats):
            self.castle(seat).copy_from(source.castle(seat))
        self.supply.copy_from(source.supply)

    def guess_from(self, other: Position, seat: int, chance: Chance) -> None:
        """Become a position that the seat cannot tell from the other: stacks, cards and the bonus cards of
        others are drawn anew, except what the seat has seen itself (Rules §11.5, §11.25).
        """
        self.copy_from(other)
        self.supply.guess(seat, chance)
        if self.phase == TAKING:
            self.supply.sort_stack(self.searched)
        self.guess_bonus(seat, chance)

    def guess_bonus(self, seat: int, chance: Chance) -> None:
        """Deal out again the bonus cards that the seat has not seen: the others' and the deck's."""
        supply = self.supply
        hides_drawn = self.phase == KEEPING and self.turn != seat
        unseen = BITS[self.drawn[0]] | BITS[self.drawn[1]] if hides_drawn else 0
        for holder in range(self.seats):
            if self.hides_hand(holder, seat):
                unseen |= self.hands[holder]
        for place in range(supply.bonus_count):
            if seat < 0 or supply.bonus_owners[place] != seat:
                unseen |= BITS[supply.bonus_deck[place]]
        count = 0
        for card in range(BONUS_DECK):
            if unseen & BITS[card]:
                supply.pool[count] = card
                count += 1
        for holder in range(self.seats):
            if self.hides_hand(holder, seat):
                self.guess_hand(holder, count, chance)
                count -= count_cards(self.hands[holder])
        if hides_drawn:
            one = supply.draw(count, chance)
            two = supply.draw(count - 1, chance)
            count -= 2
            self.drawn[0] = min(one, two)
            self.drawn[1] = max(one, two)
        for place in range(supply.bonus_count):
            if seat < 0 or supply.bonus_owners[place] != seat:
                supply.bonus_deck[place] = supply.draw(count, chance)
                count -= 1

    def hides_hand(self, holder: int, seat: int) -> bool:
        """Whether a seat does not know the holder's bonus cards; at the end all are shown (Rules §11.25)."""
        return holder != seat and self.phase != OVER

    def guess_hand(self, holder: int, count: int, chance: Chance) -> None:
        """Give a holder as many cards of the pool, and let one that has chosen choose any of them."""
        size = count_cards(self.hands[holder])
        chosen = chance.below(size)
        self.hands[holder] = 0
        for number in range(size):
            card = self.supply.draw(count - number, chance)
            self.hands[holder] |= BITS[card]
            if number == chosen and self.choices[holder] >= 0:
                self.choices[holder] = card


def count_cards(cards: int) -> int:
    """How many bonus cards a hand holds."""
    count = 0
    for card in range(BONUS_DECK):
        if cards & BITS[card]:
            count += 1
    return count


def state_of(position: Position) -> LudwigState:
    """The position as one of this game."""
    assert isinstance(position, LudwigState)
    return position
