"""One position of Castles of Mad King Ludwig and how it changes.

Money is counted in thousands. Market slots are numbered by the seven prices; with fewer players the lowest
ones are not used (Rules §2). Castles, stacks and final points have files of their own.
"""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from collections.abc import Mapping

from castlewright.core import bits
from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.position import Actions, Position
from castlewright.games.castles_of_mad_king_ludwig import data, tables
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.final import (
    area_of,
    card_points,
    depleted_points,
    favour_value,
    rank_points,
)
from castlewright.games.castles_of_mad_king_ludwig.supply import Supply

BITS = bits.BITS
SIZES = tables.SIZES
TYPES = tables.TYPES
ROOMS = tables.ROOMS
TILES = tables.TILES
STACK_ROOM = tables.STACK_ROOM
SLOTS = tables.SLOTS
HALLWAY = tables.HALLWAY
STAIRS = tables.STAIRS
FOYER = tables.FOYER
BONUS_DECK = tables.BONUS_DECK
TYPE = tables.TYPE
PRICES = tables.PRICES
ACTIVITY = tables.ACTIVITY
CORRIDOR = tables.CORRIDOR
DOWNSTAIRS = tables.DOWNSTAIRS
FOOD = tables.FOOD
LIVING = tables.LIVING
OUTDOOR = tables.OUTDOOR
SLEEPING = tables.SLEEPING
UTILITY = tables.UTILITY
PLACES = tables.PLACES
BUY = tables.BUY
BUY_HALLWAY = tables.BUY_HALLWAY
BUY_STAIRS = tables.BUY_STAIRS
PASS = tables.PASS
FREE_HALLWAY = tables.FREE_HALLWAY
FREE_STAIRS = tables.FREE_STAIRS
DECLINE = tables.DECLINE
DONE = tables.DONE
SET = tables.SET
REWARD = tables.REWARD
REWARD_DOWNSTAIRS = tables.REWARD_DOWNSTAIRS
CHOOSE = tables.CHOOSE
RESCORE = tables.RESCORE
SEARCH = tables.SEARCH
TAKE = tables.TAKE
RETURN = tables.RETURN
KEEP = tables.KEEP
CORRIDOR_PRICE = data.CORRIDOR_PRICE
PASS_INCOME = data.PASS_INCOME
UNSOLD_COINS = data.UNSOLD_COINS
OUTDOOR_REWARD = data.OUTDOOR_REWARD
ACTIVITY_REWARD = data.ACTIVITY_REWARD
SEARCH_LIMIT = data.SEARCH_LIMIT
MONEY_PER_POINT = data.MONEY_PER_POINT
IDLE_ROUNDS = data.IDLE_ROUNDS

RETURNING = tables.RETURNING
ARRANGING = tables.ARRANGING
TURN = tables.TURN
PLACING = tables.PLACING
REWARDING = tables.REWARDING
FREEING = tables.FREEING
SEEKING = tables.SEEKING
TAKING = tables.TAKING
KEEPING = tables.KEEPING
CHOOSING = tables.CHOOSING
RESCORING = tables.RESCORING
OVER = tables.OVER
DEEP = tables.DEEP

NO_TILE = -1
SHIFT = 1 << 10
FEW = Actions()
"""Scratch for short lists and random places."""

STATE = (
    *("reveals", "phase", "builder", "turn", "acting", "bank", "setting", "in_hand", "extra_turns", "is_free_used"),
    *("is_anything_bought", "idle_rounds", "searched", "taken", "deep_step", "pending_count"),
    *("market", "coins", "money", "starts", "favours", "hands", "choices", "drawn", "pending"),
    *("castle_numbers", "supply_numbers"),
)


class LudwigPosition(Position):
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
    """Whether money breaks ties: second edition (Rules §7.6)."""

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

    extra_turns: int
    is_free_used: bool
    """Extra turns that wait (Rules §6), and whether this turn has had its free corridor tile."""

    pending: list[int]
    pending_count: int
    """Rewards that wait: completed tiles of the acting castle, or DEEP + the tile that made a pair complete."""

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
        self.extra_turns = 0
        self.is_free_used = False
        self.pending = filled(91)
        self.pending_count = 0
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

    @property
    def castle_numbers(self) -> list[list[list[int]]]:
        """All castles as numbers, for another process."""
        return [castle.to_numbers() for castle in self.castles]

    @castle_numbers.setter
    def castle_numbers(self, packed: list[list[list[int]]]) -> None:
        for castle, numbers in zip(self.castles, packed, strict=True):
            castle.from_numbers(numbers)

    @property
    def supply_numbers(self) -> list[int | list[int]]:
        """The supply as numbers, for another process."""
        return self.supply.to_numbers()

    @supply_numbers.setter
    def supply_numbers(self, packed: list[int | list[int]]) -> None:
        self.supply.from_numbers(packed)

    # Rounds and turns.

    def set_up(self, builder: int, cards: int) -> None:
        """Deal foyers, money and so many bonus cards, and fill the first market (Rules §2, §8)."""
        self.builder = builder
        self.turn = builder
        for seat in range(self.seats):
            self.castle(seat).lay(FOYER + seat, 0, 0, 0)
            self.starts[seat] = (seat - builder + self.seats) % self.seats
            self.castle(seat).points = self.starts[seat]
            self.pay(seat, data.START_MONEY)
        for number in range(cards * self.seats):
            self.hands[(builder + number // cards) % self.seats] |= BITS[self.supply.draw_bonus()]
        self.refill()
        if self.seats == 1:
            self.begin_turn(0)
        else:
            self.acting = (1 << self.seats) - 1

    def pay(self, seat: int, amount: int) -> None:
        """Give a seat money from the bank, or take it if negative."""
        self.money[seat] += amount
        self.bank -= amount

    def refill(self) -> None:
        """Fill the empty slots from the room deck, the lowest price first (Rules §3.1)."""
        for slot in range(self.first_slot, self.last_slot + 1):
            if self.market[slot] < 0:
                self.market[slot] = self.supply.next_tile()
                self.reveals += 1

    def return_cards(self) -> None:
        """Put the chosen cards under the deck in turn order, and start the first round (Rules §2, §11.3)."""
        for step in range(self.seats):
            seat = (self.builder + step) % self.seats
            self.hands[seat] ^= BITS[self.choices[seat]]
            self.supply.return_bonus(seat, self.choices[seat])
        for seat in range(self.seats):
            self.choices[seat] = -1
        self.start_arranging()

    def start_arranging(self) -> None:
        """Let the master builder arrange the market, from the dearest price down (Rules §3.1)."""
        self.phase = ARRANGING
        self.turn = self.builder
        self.setting = self.last_slot

    def begin_turn(self, seat: int) -> None:
        """Let a seat buy or pass (Rules §3.2)."""
        self.phase = TURN
        self.turn = seat
        self.is_free_used = False

    def end_turn(self) -> None:
        """Take the next extra turn, or let the next seat go on; the master builder's turn ends the round."""
        if self.extra_turns:
            self.extra_turns -= 1
            self.begin_turn(self.turn)
        elif self.turn == self.builder:
            self.end_round()
        else:
            self.begin_turn((self.turn + 1) % self.seats)

    def end_round(self) -> None:
        """Put coins on unsold tiles, or clear the solo display, and start the next round unless this was the
        last (Rules §3.3, §7.1, §8, §11.6).
        """
        for slot in range(self.first_slot, self.last_slot + 1):
            if self.market[slot] < 0:
                continue
            if self.seats == 1:
                self.supply.remove(self.market[slot])
                self.market[slot] = NO_TILE
            else:
                self.coins[slot] += UNSOLD_COINS
                self.bank -= UNSOLD_COINS
        self.idle_rounds = 0 if self.is_anything_bought else self.idle_rounds + 1
        self.is_anything_bought = False
        if self.supply.is_spent or (self.seats > 1 and self.idle_rounds == IDLE_ROUNDS):
            self.phase = OVER
            self.reveals += 1
            return
        self.builder = (self.builder + 1) % self.seats
        self.refill()
        if self.seats == 1:
            self.begin_turn(0)
        else:
            self.start_arranging()

    # Who may do what.

    def seat_to_act(self) -> int:
        """The seat that decides next, -1 at the end; at the start the first that has still to return a card."""
        if self.phase == OVER:
            return -1
        if self.phase == RETURNING:
            for seat in range(self.seats):
                if self.acting & BITS[seat]:
                    return seat
        return self.turn

    def is_waiting(self, seat: int) -> bool:
        """Whether the seat may act now; at the start all may choose at the same time (Rules §11.3)."""
        if self.phase == RETURNING:
            return (self.acting & BITS[seat]) != 0
        return self.phase != OVER and seat == self.turn

    def list_legal(self, seat: int, actions: Actions) -> None:
        """Everything that the seat may do now."""
        actions.count = 0
        if not self.is_waiting(seat):
            return
        if self.phase == RETURNING:
            self.list_cards(seat, actions)
        elif self.phase == ARRANGING:
            self.list_settings(actions)
        elif self.phase == TURN:
            self.list_purchases(actions)
        elif self.phase == PLACING:
            self.castle(seat).list_places(self.in_hand, actions)
        else:
            self.list_reward_choices(actions)

    def list_reward_choices(self, actions: Actions) -> None:
        """The choices that rewards give to the acting seat (Rules §6)."""
        if self.phase == REWARDING:
            self.list_pending(actions)
        elif self.phase == FREEING:
            self.list_free(actions)
        elif self.phase == SEEKING:
            self.list_stacks(actions)
        elif self.phase == TAKING:
            self.list_stack_tiles(actions)
        elif self.phase == KEEPING:
            append(actions, KEEP + self.drawn[0])
            append(actions, KEEP + self.drawn[1])
        elif self.phase == CHOOSING:
            self.list_types(actions)
        elif self.phase == RESCORING:
            self.list_deep_rooms(actions)

    def list_cards(self, seat: int, actions: Actions) -> None:
        """Every bonus card that the seat may return (Rules §2)."""
        for card in range(BONUS_DECK):
            if self.hands[seat] & BITS[card]:
                append(actions, RETURN + card)

    def list_settings(self, actions: Actions) -> None:
        """Every tile, or an empty place, that may go to the price being set; or leave the rest as it lies."""
        has_empty = False
        for slot in range(self.first_slot, self.setting + 1):
            if self.market[slot] >= 0 or not has_empty:
                append(actions, SET + slot)
            has_empty = has_empty or self.market[slot] < 0
        append(actions, DONE)

    def list_purchases(self, actions: Actions) -> None:
        """Every tile that the seat can pay for and place, or pass (Rules §3.2, §11.1)."""
        for action in range(BUY, PASS + 1):
            if self.can_buy(action):
                append(actions, action)

    def can_buy(self, action: int) -> bool:
        """Whether the acting seat can pay for and place what the action buys; passing is always possible.

        Rules §3.2, §11.2: the coins on a tile help to pay for it.
        """
        if action == PASS:
            return True
        if action >= BUY_HALLWAY:
            tile = HALLWAY if action == BUY_HALLWAY else STAIRS
            return self.money[self.turn] >= CORRIDOR_PRICE and self.can_get(tile)
        slot = action - BUY
        if slot < self.first_slot or slot > self.last_slot or self.market[slot] < 0:
            return False
        if self.money[self.turn] + self.coins[slot] < PRICES[slot]:
            return False
        return self.castle(self.turn).has_place(self.market[slot])

    def can_get(self, tile: int) -> bool:
        """Whether a hallway, or stairs, is left and can be placed by the acting seat."""
        left = self.supply.hallways if tile == HALLWAY else self.supply.stairs
        return left > 0 and self.castle(self.turn).has_place(tile)

    def list_pending(self, actions: Actions) -> None:
        """Every living room that waits, and one action for each other kind of reward; or decline the rest."""
        listed = 0
        for number in range(self.pending_count):
            kind = self.pending_type(number)
            if kind != LIVING and listed & 1 << kind:
                continue
            listed |= 1 << kind
            if kind == DOWNSTAIRS:
                append(actions, REWARD_DOWNSTAIRS)
            else:
                append(actions, REWARD + self.castle(self.turn).tiles[self.pending[number]])
        append(actions, DECLINE)

    def list_free(self, actions: Actions) -> None:
        """A free hallway, free stairs, or neither (Rules §6)."""
        if self.can_get(HALLWAY):
            append(actions, FREE_HALLWAY)
        if self.can_get(STAIRS):
            append(actions, FREE_STAIRS)
        append(actions, DECLINE)

    def list_stacks(self, actions: Actions) -> None:
        """Every stack to look through, or none (Rules §6)."""
        for size in range(SIZES):
            if self.supply.stack_counts[size]:
                append(actions, SEARCH + size)
        append(actions, DECLINE)

    def list_stack_tiles(self, actions: Actions) -> None:
        """Every tile of the open stack to lay on the room deck, or no more (Rules §6)."""
        start = STACK_ROOM * self.searched
        for place in range(start, start + self.supply.stack_counts[self.searched]):
            append(actions, TAKE + self.supply.stacks[place])
        append(actions, DONE)

    def list_types(self, actions: Actions) -> None:
        """The seven other rewards, without those that would fall flat; or none (Rules §6, §11.8)."""
        for kind in range(TYPES):
            if kind != DOWNSTAIRS and self.can_reward(kind):
                append(actions, CHOOSE + kind)
        append(actions, DECLINE)

    def can_reward(self, kind: int) -> bool:
        """Whether a reward of this type would do anything now (Rules §11.8, §11.9)."""
        if kind == CORRIDOR:
            return not self.is_free_used and (self.can_get(HALLWAY) or self.can_get(STAIRS))
        if kind == SLEEPING:
            return self.supply.has_stack()
        return True

    def list_deep_rooms(self, actions: Actions) -> None:
        """The downstairs rooms that the placement completed (Rules §11.11)."""
        castle = self.castle(self.turn)
        for index in range(castle.count):
            if self.is_deep_choice(index):
                append(actions, RESCORE + castle.tiles[index])

    def is_deep_choice(self, index: int) -> bool:
        """Whether a tile is a downstairs room completed by the placement that made the reward due."""
        castle = self.castle(self.turn)
        return TYPE[castle.tiles[index]] == DOWNSTAIRS and castle.completers[index] == self.deep_step

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely; purchases and places are drawn unlisted."""
        if self.phase == PLACING:
            self.place(self.castle(seat).random_place(self.in_hand, chance, FEW))
        elif self.phase == TURN:
            action = BUY + chance.below(PASS + 1 - BUY)
            while not self.can_buy(action):
                action = BUY + chance.below(PASS + 1 - BUY)
            self.buy(action)
        else:
            self.list_legal(seat, FEW)
            self.play(seat, FEW.numbers[chance.below(FEW.count)])

    # What an action does.

    def play(self, seat: int, action: int) -> None:
        """Do a legal action and go on to the next decision."""
        if action < PLACES:
            self.place(action)
        elif action <= PASS:
            self.buy(action)
        elif self.phase == RETURNING:
            self.choices[seat] = action - RETURN
            self.acting ^= BITS[seat]
            if self.acting == 0:
                self.return_cards()
        elif self.phase == ARRANGING:
            self.arrange(action)
        elif self.phase == REWARDING:
            self.pick_reward(action)
        elif action == DECLINE:
            self.next_reward()
        else:
            self.use_reward(action)

    def arrange(self, action: int) -> None:
        """Exchange a tile with the one at the price being set, or leave the rest (Rules §3.1, §11.2)."""
        if action != DONE:
            slot = action - SET
            tile = self.market[slot]
            coins = self.coins[slot]
            self.market[slot] = self.market[self.setting]
            self.coins[slot] = self.coins[self.setting]
            self.market[self.setting] = tile
            self.coins[self.setting] = coins
            self.setting -= 1
        if action == DONE or self.setting == self.first_slot:
            self.setting = 0
            self.begin_turn((self.builder + 1) % self.seats)

    def buy(self, action: int) -> None:
        """Pay the master builder, or as builder the bank, and take the tile in hand; or pass (Rules §3.2)."""
        if action == PASS:
            self.pay(self.turn, PASS_INCOME)
            self.end_turn()
            return
        if action < BUY_HALLWAY:
            slot = action - BUY
            price = PRICES[slot]
            self.in_hand = self.market[slot]
            self.money[self.turn] += self.coins[slot]
            self.market[slot] = NO_TILE
            self.coins[slot] = 0
        else:
            price = CORRIDOR_PRICE
            self.take_corridor(HALLWAY if action == BUY_HALLWAY else STAIRS)
        self.money[self.turn] -= price
        if self.turn == self.builder:
            self.bank += price
        else:
            self.money[self.builder] += price
        self.is_anything_bought = True
        self.phase = PLACING

    def take_corridor(self, tile: int) -> None:
        """Take a hallway or stairs from the supply."""
        self.in_hand = tile
        if tile == HALLWAY:
            self.supply.hallways -= 1
        else:
            self.supply.stairs -= 1

    def place(self, place: int) -> None:
        """Lay the tile in hand, score it, and see what it completes (Rules §5, §6, §11.7)."""
        castle = self.castle(self.turn)
        pairs = castle.completed_downstairs // 2
        castle.lay_at(self.in_hand, place)
        self.in_hand = NO_TILE
        step = castle.count - 1
        for index in range(castle.count):
            if castle.completers[index] == step:
                self.reward(index)
        for _ in range(pairs, castle.completed_downstairs // 2):
            self.await_reward(DEEP + step)
        self.next_reward()

    # Rewards (Rules §6).

    def reward(self, index: int) -> None:
        """Give the reward of a completed tile at once where nothing is to choose and no order matters."""
        kind = TYPE[self.castle(self.turn).tiles[index]]
        if kind in (ACTIVITY, OUTDOOR, FOOD):
            self.give(kind)
        elif kind != DOWNSTAIRS:
            self.await_reward(index)

    def give(self, kind: int) -> None:
        """Five points, money, or an extra turn (Rules §6)."""
        castle = self.castle(self.turn)
        if kind == ACTIVITY:
            castle.points += ACTIVITY_REWARD
        elif kind == OUTDOOR:
            self.pay(self.turn, OUTDOOR_REWARD)
        else:
            self.extra_turns += 1

    def await_reward(self, entry: int) -> None:
        """Put a reward on the list of those that wait."""
        self.pending[self.pending_count] = entry
        self.pending_count += 1

    def pending_type(self, number: int) -> int:
        """The type of a reward that waits."""
        entry = self.pending[number]
        return DOWNSTAIRS if entry >= DEEP else TYPE[self.castle(self.turn).tiles[entry]]

    def next_reward(self) -> None:
        """Ask for the next reward, start the only one that waits, or end the turn.

        Rules §6, §11.7, §11.8: rewards that would do nothing fall flat; living rooms are scored again by
        themselves once nothing else waits that could change them.
        """
        self.drop_flat()
        if self.pending_count == 0:
            self.end_turn()
        elif not self.is_one_kind():
            self.phase = REWARDING
        elif self.pending_type(0) == LIVING:
            while self.pending_count:
                self.score_living(self.pop_pending(0))
            self.end_turn()
        else:
            self.start_reward(0)

    def drop_flat(self) -> None:
        """Forget the rewards that would do nothing now."""
        kept = 0
        can_build = -1
        for number in range(self.pending_count):
            kind = self.pending_type(number)
            if kind == CORRIDOR and can_build < 0:
                can_build = self.can_reward(CORRIDOR)
            if (kind == CORRIDOR and can_build == 0) or (kind == SLEEPING and not self.supply.has_stack()):
                continue
            self.pending[kept] = self.pending[number]
            kept += 1
        self.pending_count = kept

    def is_one_kind(self) -> bool:
        """Whether all rewards that wait are of one type, so that there is nothing to order."""
        for number in range(1, self.pending_count):
            if self.pending_type(number) != self.pending_type(0):
                return False
        return True

    def pop_pending(self, number: int) -> int:
        """Take one reward off the list, keeping the order of the rest."""
        entry = self.pending[number]
        self.pending_count -= 1
        for place in range(number, self.pending_count):
            self.pending[place] = self.pending[place + 1]
        return entry

    def pick_reward(self, action: int) -> None:
        """Start the reward that the action names, or decline all that wait (Rules §11.8)."""
        if action == DECLINE:
            self.pending_count = 0
            self.next_reward()
            return
        for number in range(self.pending_count):
            entry = self.pending[number]
            if action == (REWARD_DOWNSTAIRS if entry >= DEEP else REWARD + self.castle(self.turn).tiles[entry]):
                self.start_reward(number)
                return

    def start_reward(self, number: int) -> None:
        """Begin one of the rewards that wait."""
        kind = self.pending_type(number)
        entry = self.pop_pending(number)
        if kind == LIVING:
            self.score_living(entry)
            self.next_reward()
        elif kind == DOWNSTAIRS:
            self.deep_step = entry - DEEP
            self.phase = CHOOSING
        else:
            self.open_reward(kind)

    def open_reward(self, kind: int) -> None:
        """Let the acting seat choose a free tile, a stack or a card."""
        if kind == CORRIDOR:
            self.phase = FREEING
        elif kind == SLEEPING:
            self.phase = SEEKING
        else:
            one = self.supply.draw_bonus()
            other = self.supply.draw_bonus()
            self.drawn[0] = min(one, other)
            self.drawn[1] = max(one, other)
            self.reveals += 1
            self.phase = KEEPING

    def score_living(self, index: int) -> None:
        """Score a room again as it lies now (Rules §6, §11.12)."""
        castle = self.castle(self.turn)
        castle.points += castle.score_again(index)
        castle.rescored[index] = castle.count

    def use_reward(self, action: int) -> None:
        """Do what the acting seat chose within a reward."""
        if self.phase == FREEING:
            self.is_free_used = True
            self.take_corridor(HALLWAY if action == FREE_HALLWAY else STAIRS)
            self.phase = PLACING
        elif self.phase == SEEKING:
            self.searched = action - SEARCH
            self.supply.open_stack(self.turn, self.searched)
            self.reveals += 1
            self.phase = TAKING
        elif self.phase == TAKING:
            self.take_tile(action)
        elif self.phase == KEEPING:
            self.keep_card(action - KEEP)
        elif self.phase == CHOOSING:
            self.choose_reward(action - CHOOSE)
        else:
            self.rescore_deep(action - RESCORE)

    def take_tile(self, action: int) -> None:
        """Lay a tile of the open stack on the room deck, in the last round out of play; or close the stack.

        Rules §6, §7.1: at most two tiles, then the rest is shuffled.
        """
        if action != DONE:
            tile = action - TAKE
            self.supply.take_from_stack(self.searched, tile)
            if self.supply.is_spent:
                self.supply.remove(tile)
                self.reveals += 1
            else:
                self.supply.lay_on_deck(self.turn, tile)
            self.taken += 1
            if self.taken < SEARCH_LIMIT and self.supply.stack_counts[self.searched]:
                return
        self.supply.close_stack(self.searched)
        self.searched = -1
        self.taken = 0
        self.next_reward()

    def keep_card(self, card: int) -> None:
        """Keep one of the two cards drawn; the other goes under the deck (Rules §6)."""
        other = self.drawn[1] if card == self.drawn[0] else self.drawn[0]
        self.hands[self.turn] |= BITS[card]
        self.supply.return_bonus(self.turn, other)
        self.drawn[0] = -1
        self.drawn[1] = -1
        self.next_reward()

    def choose_reward(self, kind: int) -> None:
        """Take a reward of another type for a pair of downstairs rooms (Rules §6, §11.9, §11.11)."""
        if kind == LIVING:
            self.choose_deep_room()
            return
        self.note_deep(kind, 0)
        if kind in (ACTIVITY, OUTDOOR, FOOD):
            self.give(kind)
            self.deep_step = 0
            self.next_reward()
        else:
            self.deep_step = 0
            self.open_reward(kind)

    def choose_deep_room(self) -> None:
        """Score the downstairs room just completed again, or ask which of several (Rules §11.11)."""
        castle = self.castle(self.turn)
        found = 0
        last = 0
        for index in range(castle.count):
            if self.is_deep_choice(index):
                found += 1
                last = index
        if found > 1:
            self.phase = RESCORING
        else:
            self.rescore_deep(castle.tiles[last])

    def rescore_deep(self, tile: int) -> None:
        """Score a downstairs room again (Rules §11.11)."""
        castle = self.castle(self.turn)
        for index in range(castle.count):
            if castle.tiles[index] == tile:
                self.note_deep(LIVING, index)
                castle.points += castle.score_again(index)
        self.deep_step = 0
        self.next_reward()

    def note_deep(self, kind: int, room: int) -> None:
        """Remember how a downstairs reward was used, for the score sheet."""
        castle = self.castle(self.turn)
        castle.deep_kinds[castle.deep_rewards] = kind
        castle.deep_rooms[castle.deep_rewards] = room
        castle.deep_times[castle.deep_rewards] = castle.count
        castle.deep_rewards += 1

    def touches(self, seat: int, action: int) -> int:
        """Returning a card changes only the seat's own hand; everything else the whole table."""
        return BITS[seat] if RETURN <= action < KEEP else -1

    def is_secret(self, seat: int, action: int) -> bool:
        """Tiles taken from a searched stack and bonus cards are the seat's own secret (Rules §6, §11.25)."""
        return action >= TAKE

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

    def score(self, seat: int) -> int:
        """The seat's points as everything lies now (Rules §7)."""
        castle = self.castle(seat)
        points = castle.points + depleted_points(castle, self.depleted()) + self.money[seat] // MONEY_PER_POINT
        for number in range(4):
            if self.favours[number] >= 0:
                points += self.score_favour(self.favours[number], seat)
        for card in range(BONUS_DECK):
            if self.hands[seat] & BITS[card]:
                points += card_points(card, castle, self.money[seat])
        return points

    def standing(self, seat: int) -> int:
        """Score, then area, then with the second edition money (Rules §7.6)."""
        area = area_of(self.castle(seat), -1) // 25
        standing = (self.score(seat) * SHIFT + area) * SHIFT
        return standing + (self.money[seat] if self.has_money_tie else 0)

    # Twins, guesses and other forms.

    def twin(self) -> Position:
        """Another position for as many seats and the same edition."""
        return LudwigPosition(self.seats, self.has_money_tie)

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats."""
        source = own(other)
        self.reveals = source.reveals
        self.phase = source.phase
        self.builder = source.builder
        self.turn = source.turn
        self.acting = source.acting
        self.bank = source.bank
        self.setting = source.setting
        self.in_hand = source.in_hand
        self.extra_turns = source.extra_turns
        self.is_free_used = source.is_free_used
        self.is_anything_bought = source.is_anything_bought
        self.idle_rounds = source.idle_rounds
        self.searched = source.searched
        self.taken = source.taken
        self.deep_step = source.deep_step
        self.pending_count = source.pending_count
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

    def to_text(self) -> str:
        """The whole position as text; `notation.py` says how."""
        from castlewright.games.castles_of_mad_king_ludwig.notation import position_to_text

        return position_to_text(self)


def append(actions: Actions, action: int) -> None:
    """Add an action to a list."""
    actions.numbers[actions.count] = action
    actions.count += 1


def count_cards(cards: int) -> int:
    """How many bonus cards a hand holds."""
    count = 0
    for card in range(BONUS_DECK):
        if cards & BITS[card]:
            count += 1
    return count


def own(position: Position) -> LudwigPosition:
    """The position as one of this game."""
    assert isinstance(position, LudwigPosition)
    return position


def new(seats: int, options: Mapping[str, object], seed: str) -> LudwigPosition:
    """The first position of a match (Rules §2, §8)."""
    from castlewright.games.castles_of_mad_king_ludwig.setup import new_position

    return new_position(seats, options, seed)
