"""What a bot values in Castles of Mad King Ludwig: points now, rewards near at hand, money, favours and cards.

A castle is worth its points, its bonus cards and favours as they stand, and a part of the reward of every room
that can still be completed. Money is worth what it will buy, so less and less towards the end. Who builds alone
values tiles otherwise (`alone.py`), and only there simulated games are played on by these values.
"""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Actions, Position
from castlewright.games.castles_of_mad_king_ludwig import data
from castlewright.games.castles_of_mad_king_ludwig.alone import Alone
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ACTIVITY,
    ARRANGING,
    BLOCKED,
    BONUS_DECK,
    BUY,
    BUY_HALLWAY,
    CHOOSE,
    CORRIDOR,
    DECLINE,
    DONE,
    DOWNSTAIRS,
    FOOD,
    FREE_HALLWAY,
    FREE_STAIRS,
    HALLWAY,
    KEEP,
    LIVING,
    OUTDOOR,
    PASS,
    PLACES,
    PLACING,
    PRICES,
    RESCORE,
    RETURN,
    REWARD,
    SEARCH,
    SEEKING,
    SET,
    STAIRS,
    TAKE,
    TURN,
    TYPE,
)
from castlewright.games.castles_of_mad_king_ludwig.data import CORRIDOR_PRICE, PASS_INCOME
from castlewright.games.castles_of_mad_king_ludwig.final import (
    card_points,
    depleted_points,
    favour_value,
    rank_points,
)
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own

FAVOURS = len(data.FAVOURS)
CARDS_IN_PLAY = [data.SET_UPS[seats].cards if seats else 1 for seats in range(5)]

REWARD_VALUES = [5.0, 2.0, 2.2, 3.5, 4.5, 3.5, 1.0, 3.5]
"""What completing a room of each type promises in points, living rooms by guess (Rules §6)."""

CARD_HOPES = [
    *(1.5, 4.0, 1.5, 2.0, 2.5, 2.5, 2.5, 2.5, 2.0),
    *(3.5, 2.5, 3.0, 4.0, 4.0, 3.5, 4.0, 3.5),
    *(4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0),
]
"""What a bonus card promises at the start, by its number."""

EARLY_MONEY, LATE_MONEY = 0.4, 0.12
ENOUGH = 18
"""The worth of a thousand at the start and at the end, and how many thousands are enough to buy with."""

DEEP_ACCESS = 1.5
"""The worth of an open downstairs entrance, without which no downstairs room can be bought (Rules §4.6)."""

PAID_TO_RIVAL = 0.25
"""The part of a price that hurts because another player gets it."""

COMPLETION_SHARE = 0.55
OPEN_VALUE, BLOCKED_VALUE = 0.05, -0.35
SPACE_VALUE, SPACE_HALF = 10.0, 1.5
"""The worth of much open space in front of entrances, and how many such entrances make half of it."""

FAVOUR_SHARE = 0.7
EXTRA_TURN = 3.0
NEVER = -1000.0
PLACE_LIST = Actions()
"""Scratch for the places of one tile."""


class LudwigHeuristics(Heuristics):
    """Rates purchases by the best place of the tile, and everything else by what it promises."""

    alone: Alone
    """What is valued otherwise by the only player."""

    after: Castle
    """Scratch for the castle with one tile more."""

    rivals: list[int]
    """What each favour in play counts for each seat, four places per favour."""

    def __init__(self) -> None:
        super().__init__()
        self.after = Castle()
        self.alone = Alone()
        self.choices = Actions()
        self.rivals = filled(16)
        self.has_ordered_steps = True
        self.plays_quickly = True
        self.share_alone = 0.07

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate every action by the points that it promises."""
        state = own(position)
        if actions.count == 0:
            return
        if state.seats == 1:
            self.rate_alone(state, actions)
            return
        self.look_at_rivals(state)
        if actions.numbers[0] < PLACES:
            before = self.castle_value(state, seat, state.castle(seat))
            for index in range(actions.count):
                self.ratings[index] = self.place_value(state, seat, state.in_hand, actions.numbers[index]) - before
            return
        for index in range(actions.count):
            self.ratings[index] = self.rate_one(state, seat, actions.numbers[index])

    def rate_alone(self, state: LudwigPosition, actions: Actions) -> None:
        """Rate every action of the only player."""
        alone = self.alone
        alone.look_round(state)
        if actions.numbers[0] < PLACES:
            alone.look_at(state, state.castle(0), state.in_hand)
            for index in range(actions.count):
                self.ratings[index] = alone.place_value(state, state.in_hand, actions.numbers[index])
            return
        for index in range(actions.count):
            action = actions.numbers[index]
            if action <= PASS:
                self.ratings[index] = alone.purchase_value(state, action)
            elif action <= FREE_STAIRS:
                self.ratings[index] = alone.tile_value(state, HALLWAY if action == FREE_HALLWAY else STAIRS)
            elif SEARCH <= action < TAKE:
                self.ratings[index] = alone.search_value(state, action - SEARCH)
            elif TAKE <= action < RETURN:
                self.ratings[index] = alone.take_value(state, action - TAKE)
            elif CHOOSE <= action < RESCORE and action != CHOOSE + LIVING:
                self.ratings[index] = alone.reward_value(state, action - CHOOSE)
            else:
                self.ratings[index] = self.rate_one(state, 0, action)

    def rate_one(self, state: LudwigPosition, seat: int, action: int) -> float:
        """The rating of an action that lays no tile."""
        if action <= PASS:
            return self.rate_purchase(state, seat, action)
        if action <= FREE_STAIRS:
            return self.tile_value(state, seat, HALLWAY if action == FREE_HALLWAY else STAIRS)
        if action == DECLINE:
            return -0.5
        if action == DONE:
            return NEVER if state.phase == ARRANGING else 0.0
        if action < REWARD:
            return self.rate_setting(state, seat, action - SET)
        if action < CHOOSE:
            return self.rate_reward(state, seat, action)
        if action < RESCORE:
            return self.rate_type(state, seat, action - CHOOSE)
        if action < SEARCH:
            return self.rate_again(state, seat, action - RESCORE)
        if action < TAKE:
            return 0.1 * state.supply.stack_counts[action - SEARCH]
        if action < RETURN:
            return self.rate_take(state, seat, action - TAKE)
        if action < KEEP:
            return -self.card_hope(state, seat, action - RETURN)
        return self.card_hope(state, seat, action - KEEP)

    # Money and tiles.

    def left(self, state: LudwigPosition) -> float:
        """The part of the game that is still to come, by the room cards."""
        if state.supply.is_spent:
            return 0.0
        return (1.0 * state.supply.card_count) / CARDS_IN_PLAY[state.seats]

    def money_value(self, state: LudwigPosition) -> float:
        """The worth of a thousand now."""
        return LATE_MONEY + (EARLY_MONEY - LATE_MONEY) * self.left(state)

    def purse_value(self, state: LudwigPosition, money: int) -> float:
        """The worth of so many thousands: what is more than enough for the next rounds counts less."""
        worth = self.money_value(state)
        if money <= ENOUGH:
            return worth * money
        return worth * ENOUGH + LATE_MONEY * (money - ENOUGH)

    def rate_purchase(self, state: LudwigPosition, seat: int, action: int) -> float:
        """A tile is worth its best place less what it costs; passing is worth its money."""
        money = state.money[seat]
        if action == PASS:
            return self.purse_value(state, money + PASS_INCOME) - self.purse_value(state, money)
        coins = 0
        if action < BUY_HALLWAY:
            tile = state.market[action - BUY]
            price = PRICES[action - BUY]
            coins = state.coins[action - BUY]
        else:
            tile = HALLWAY if action == BUY_HALLWAY else STAIRS
            price = CORRIDOR_PRICE
        cost = self.purse_value(state, money) - self.purse_value(state, money + coins - price)
        if state.builder != seat:
            rival = state.money[state.builder]
            gain = self.purse_value(state, rival + price) - self.purse_value(state, rival)
            cost += PAID_TO_RIVAL * gain / (state.seats - 1)
        return self.tile_value(state, seat, tile) - cost

    def tile_value(self, state: LudwigPosition, seat: int, tile: int) -> float:
        """What a tile on its best place adds to the seat's castle."""
        castle = state.castle(seat)
        castle.list_places(tile, PLACE_LIST)
        if PLACE_LIST.count == 0:
            return NEVER
        best = NEVER
        for index in range(PLACE_LIST.count):
            best = max(best, self.place_value(state, seat, tile, PLACE_LIST.numbers[index]))
        return best - self.castle_value(state, seat, castle)

    def place_value(self, state: LudwigPosition, seat: int, tile: int, place: int) -> float:
        """What the seat's castle is worth with a tile on this place, the rewards it earns included."""
        castle = state.castle(seat)
        self.after.copy_from(castle)
        self.after.lay_at(tile, place)
        value = self.castle_value(state, seat, self.after)
        step = self.after.count - 1
        for index in range(self.after.count):
            if self.after.completers[index] == step:
                value += self.completion_value(state, self.after, index)
        return value

    def completion_value(self, state: LudwigPosition, castle: Castle, index: int) -> float:
        """What the reward of a completed tile is worth (Rules §6)."""
        kind = TYPE[castle.tiles[index]]
        if kind == LIVING:
            return castle.score_again(index)
        if kind == OUTDOOR:
            return 10 * self.money_value(state)
        if kind == CORRIDOR and state.is_free_used:
            return 0.0
        if kind == ACTIVITY:
            return REWARD_VALUES[kind]
        return REWARD_VALUES[kind] * (0.4 + 0.6 * self.left(state))

    def castle_value(self, state: LudwigPosition, seat: int, castle: Castle) -> float:
        """What a castle promises: points, cards, favours, empty stacks, and rooms on the way to completion."""
        value = 1.0 * castle.points + depleted_points(castle, state.depleted())
        for card in range(BONUS_DECK):
            if state.hands[seat] & BITS[card]:
                value += card_points(card, castle, state.money[seat])
        for number in range(4):
            if state.favours[number] >= 0:
                value += FAVOUR_SHARE * self.favour_share(state, seat, number, castle)
        return value + self.hopes(state, castle)

    def look_at_rivals(self, state: LudwigPosition) -> None:
        """Work out once what the favours count for everybody now."""
        for number in range(4):
            if state.favours[number] >= 0:
                for other in range(state.seats):
                    value = favour_value(state.favours[number], state.castle(other), state.money[other])
                    self.rivals[4 * number + other] = value

    def favour_share(self, state: LudwigPosition, seat: int, number: int, castle: Castle) -> float:
        """The points of a favour if this castle stood against the others as they are (Rules §7.3)."""
        value = favour_value(state.favours[number], castle, state.money[seat])
        if value == 0:
            return 0.0
        better = 0
        equal = 1
        for other in range(state.seats):
            if other != seat:
                better += self.rivals[4 * number + other] > value
                equal += self.rivals[4 * number + other] == value
        return rank_points(better, equal)

    def hopes(self, state: LudwigPosition, castle: Castle) -> float:
        """A part of the reward of every tile that can still be completed, and room to build on."""
        left = self.left(state)
        value = DEEP_ACCESS * left if castle.has_deep_entrance() else 0.0
        value += SPACE_VALUE * left * castle.witness_count / (castle.witness_count + SPACE_HALF)
        for index in range(castle.count):
            if castle.completers[index] >= 0:
                continue
            start = castle.starts[index]
            total = castle.starts[index + 1] - start
            joined = 0
            blocked = 0
            for entrance in range(start, start + total):
                joined += castle.partners[entrance] >= 0
                blocked += castle.partners[entrance] == BLOCKED
            value += left * (OPEN_VALUE * (total - joined - blocked) + BLOCKED_VALUE * (blocked > 0))
            if blocked == 0:
                share = (1.0 * joined) / total
                value += left * COMPLETION_SHARE * share * share * REWARD_VALUES[TYPE[castle.tiles[index]]]
        return value

    # Arranging and rewards.

    def rate_setting(self, state: LudwigPosition, seat: int, slot: int) -> float:
        """The tile that others want most goes to the dearest price, but nobody pays what nobody has."""
        if state.market[slot] < 0:
            return 0.0
        price = PRICES[state.setting]
        wanted = NEVER
        for other in range(state.seats):
            if other != seat and state.money[other] + state.coins[slot] >= price:
                wanted = max(wanted, self.quick_value(state, other, state.market[slot]))
        own_value = self.quick_value(state, seat, state.market[slot])
        if wanted == NEVER:
            return -own_value
        return wanted - 0.5 * own_value

    def quick_value(self, state: LudwigPosition, seat: int, tile: int) -> float:
        """The most points that a tile would score at once in the seat's castle."""
        castle = state.castle(seat)
        castle.list_places(tile, PLACE_LIST)
        best = -5.0
        for index in range(PLACE_LIST.count):
            best = max(best, 1.0 * castle.points_at(tile, PLACE_LIST.numbers[index]))
        return best

    def rate_reward(self, state: LudwigPosition, seat: int, action: int) -> float:
        """Free tiles come first, then cards, then extra turns, and last what is scored again and gains by them."""
        kind = TYPE[action - REWARD]
        if kind == LIVING:
            return 0.0
        if kind == DOWNSTAIRS:
            return 0.5
        if kind == FOOD:
            return 1.0
        return 3.0 if kind == CORRIDOR else 2.0

    def rate_type(self, state: LudwigPosition, seat: int, kind: int) -> float:
        """The rewards to choose from for a downstairs pair."""
        if kind == OUTDOOR:
            return 10 * self.money_value(state)
        if kind != LIVING:
            return REWARD_VALUES[kind] * (1.0 if kind == ACTIVITY else 0.4 + 0.6 * self.left(state))
        castle = state.castle(seat)
        best = 0.0
        for index in range(castle.count):
            if state.is_deep_choice(index):
                best = max(best, 1.0 * castle.score_again(index))
        return best

    def rate_again(self, state: LudwigPosition, seat: int, tile: int) -> float:
        """The points of a downstairs room scored again."""
        castle = state.castle(seat)
        for index in range(castle.count):
            if castle.tiles[index] == tile:
                return castle.score_again(index)
        return 0.0

    def rate_take(self, state: LudwigPosition, seat: int, tile: int) -> float:
        """A tile is worth laying on the deck if it suits this castle better than the others."""
        rivals = NEVER
        for other in range(state.seats):
            if other != seat:
                rivals = max(rivals, self.quick_value(state, other, tile))
        return self.quick_value(state, seat, tile) - max(rivals, 2.0) - 0.5

    def card_hope(self, state: LudwigPosition, seat: int, card: int) -> float:
        """What a bonus card gives now and still promises."""
        now = card_points(card, state.castle(seat), state.money[seat])
        return now + CARD_HOPES[card] * self.left(state)

    # Quick play.

    def play_quickly(self, position: Position, seat: int, chance: Chance) -> None:
        """Alone, buy and lay the tile that gains most, search any stack, and else do what is rated best; at a table,
        where that takes too long for what it brings, anything.
        """
        state = own(position)
        if state.seats > 1 or state.phase == SEEKING:
            state.play_random(seat, chance)
        elif state.phase == TURN:
            self.alone.buy_quickly(state, chance)
        elif state.phase == PLACING:
            self.alone.lay_quickly(state)
        else:
            state.list_legal(seat, self.choices)
            self.rate_alone(state, self.choices)
            best = 0
            for index in range(1, self.choices.count):
                if self.ratings[index] > self.ratings[best]:
                    best = index
            state.play_unchecked(seat, self.choices.numbers[best])

    def evaluate(self, position: Position, seat: int) -> float:
        """The score that the seat can expect: as it stands, with hopes and money for what is still to come."""
        state = own(position)
        self.look_at_rivals(state)
        value = self.castle_value(state, seat, state.castle(seat)) + self.purse_value(state, state.money[seat])
        if state.pending_count and state.turn == seat:
            value += EXTRA_TURN * state.count_extra_turns()
        return value


def heuristics() -> Heuristics:
    """What the bots ask."""
    return LudwigHeuristics()
