"""One position of Castles of Mad King Ludwig and how it changes: rounds, turns, the market, and what a seat may do."""

from collections.abc import Mapping
from typing import Any

from castlewright.core.bits import BITS
from castlewright.core.chance import Chance, stream
from castlewright.core.position import Actions, Position
from castlewright.games.castles_of_mad_king_ludwig import data, setup
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ARRANGING,
    BONUS_DECK,
    BUY,
    BUY_HALLWAY,
    DECLINE,
    DEEP,
    DONE,
    FOYER,
    HALLWAY,
    KEEP,
    OVER,
    PASS,
    PLACES,
    PLACING,
    PRICES,
    RETURN,
    RETURNING,
    REWARDING,
    SET,
    STAIRS,
    TAKE,
    TURN,
)
from castlewright.games.castles_of_mad_king_ludwig.data import CORRIDOR_PRICE, IDLE_ROUNDS, PASS_INCOME, UNSOLD_COINS
from castlewright.games.castles_of_mad_king_ludwig.pending import append
from castlewright.games.castles_of_mad_king_ludwig.rewards import LudwigRewards

NO_TILE = -1

FEW = Actions()
"""Scratch for short lists and random places."""


class LudwigPosition(LudwigRewards):
    """A table whose rounds and turns go on: the market, the purchases, and who decides next."""

    # Rounds and turns.

    def set_up(self, builder: int, cards: int) -> None:
        """Deal foyers, money and so many bonus cards, and fill the first market (Rules §2, §8)."""
        self.builder = builder
        self.turn = builder
        for seat in range(self.seats):
            self.castle(seat).lay(FOYER + seat, 0, 0, 0)  # where the foyer lies (Rules §11.19)
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

    def end_turn(self) -> None:
        """Go on with the turn around an extra turn, or let the next seat go on; the master builder's turn ends the
        round (Rules §3.2, §11.7).
        """
        if self.turn_start:
            self.end_extra_turn()
        elif self.turn == self.builder:
            self.end_round()
        else:
            self.begin_turn((self.turn + 1) % self.seats)

    def end_round(self) -> None:
        """Put coins on unsold tiles, or clear the solo display, and start the next round unless this was the
        last (Rules §3.3, §7.1, §8, §11.6, §11.24).
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

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now; purchases and places are asked for without a list."""
        if not self.is_waiting(seat):
            return False
        if self.phase == TURN:
            return BUY <= action <= PASS and self.can_buy(action)
        if self.phase == PLACING:
            return 0 <= action < PLACES and self.castle(seat).is_place(self.in_hand, action)
        return self.is_listed(seat, action)

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
            self.play_unchecked(seat, FEW.numbers[chance.below(FEW.count)])

    # What an action does.

    def play_unchecked(self, seat: int, action: int) -> None:
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
            self.deep_step = 0
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

    def touches(self, seat: int, action: int) -> int:
        """Returning a card changes only the seat's own hand; everything else the whole table."""
        return BITS[seat] if RETURN <= action < KEEP else -1

    def is_secret(self, seat: int, action: int) -> bool:
        """Bonus cards and tiles taken from a searched stack are the seat's own secret; in the last round such
        tiles leave play face up (Rules §6, §7.1, §11.25).
        """
        return action >= RETURN or (action >= TAKE and not self.supply.is_spent)

    def arguments(self) -> tuple[Any, ...]:
        """What another position for as many seats and the same edition is made with."""
        return self.seats, self.has_money_tie


def own(position: Position) -> LudwigPosition:
    """The position as one of this game."""
    assert isinstance(position, LudwigPosition)
    return position


def new(seats: int, options: Mapping[str, object], seed: str) -> LudwigPosition:
    """The first position of a match (Rules §2, §8)."""
    position = LudwigPosition(seats, options["edition"] == "second")
    setup.fill_supply(position.supply, data.SET_UPS[seats], seed)
    position.favours = setup.turn_up_favours(data.SET_UPS[seats].favours, seed)
    builder = stream(seed, "builder").below(seats)
    position.set_up(builder, data.DEALT_CARDS if seats > 1 else data.SOLO_CARDS)
    return position
