"""What a tile is worth to somebody who builds alone, worked out without laying it: cheap enough for simulated games.

Alone nobody is paid, nobody competes for favours, and a display lasts one turn. So a turn more, by a food room or
by tiles on the deck, is worth much, and money only what it buys. The weights were tuned on games that are played by
these values alone, and accepted by what the search made of them.
"""

from castlewright.core.bits import BITS
from castlewright.core.chance import Chance
from castlewright.games.castles_of_mad_king_ludwig import data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ACTIVITY,
    ALL_SIZES_CARD,
    ALL_TYPES_CARD,
    BLOCKED,
    BONUS,
    BONUS_DECK,
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    CARD_POINTS,
    CELL_X,
    CELL_Y,
    COMPLETED_CARD,
    CONNECTED,
    CORRIDOR,
    ENTRANCES,
    HALLWAY,
    HALLWAY_CARD,
    HALLWAY_STACK,
    JOINERS,
    LEGAL,
    LIVING,
    MOST_ENTRANCES,
    OPEN,
    OUTDOOR,
    PASS,
    POINTS,
    PRICES,
    REACH,
    ROUND_CARD,
    ROUND_SET,
    SHAPE,
    SIDE,
    SIZE,
    SIZE_CARDS,
    SIZES,
    SQUARE_CARD,
    SQUARE_SET,
    STACK_ROOM,
    STAIRS,
    STAIRS_CARD,
    STAIRS_STACK,
    STEP_X,
    STEP_Y,
    TYPE,
    TYPE_BIT,
    TYPE_CARDS,
    TYPES,
    WANTS,
)
from castlewright.games.castles_of_mad_king_ludwig.data import CORRIDOR_PRICE, DEPLETED_POINTS, PASS_INCOME
from castlewright.games.castles_of_mad_king_ludwig.final import sizes_present
from castlewright.games.castles_of_mad_king_ludwig.laying import covers
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition

CARDS_IN_PLAY = data.SET_UPS[1].cards

REWARD_VALUES = [5.0, 2.0, 0.0, 5.5, 3.8, 4.4, 4.0, 1.8]
"""What completing a room of each type promises in points (Rules §6)."""

LASTING = 0.45
"""The part of a reward's worth that is left at the end; five points and a free tile never lose any."""

EARLY_MONEY, LATE_MONEY = 0.92, 0.17
ENOUGH = 18
"""The worth of a thousand at the start and at the end, and how many thousands are enough to buy with."""

COMPLETION_SHARE = 1.9
OPEN_VALUE, BLOCKED_VALUE = 0.05, -0.55
WANTED_VALUE = 0.2
"""The worth of an open entrance for each point of its room's bonus."""

DEEP_ACCESS = 1.5
SPACE_VALUE, SPACE_HALF = 10.0, 1.5
MOST_SPACE = 6
"""The worth of a first way down, and of open space before entrances, how many of which make half of it, and how many
are counted."""

PASS_VALUE, TAKEN_VALUE, STACK_SHARE = 1.0, -0.8, 0.5
"""What is added for passing and for a tile laid on the deck, and the part of a stack's best tile that looking through
it promises."""

NEVER = -1000.0
HALLWAY_CHANCE = 4
"""In quick play one of so many hallways is thought of: it has more places than any room and seldom the best."""


class Alone:
    """Values tiles and purchases for the only player."""

    best_place: int
    """Where the tile that was valued last gains most; -1 for nowhere."""

    left: float
    """The part of the game that is still to come, by the room cards."""

    fixed: float
    """What the tile that is looked at is worth wherever it lies."""

    completed_worth: float
    """What a bonus card gives for each tile that is completed."""

    def __init__(self) -> None:
        self.left = 0.0
        self.depleted = 0
        self.best_place = -1
        self.fixed = 0.0
        self.completed_worth = 0.0

    def look_round(self, state: LudwigPosition) -> None:
        """Work out once what does not change while actions are valued."""
        self.left = 0.0 if state.supply.is_spent else (1.0 * state.supply.card_count) / CARDS_IN_PLAY
        self.depleted = state.depleted()

    # Money and purchases.

    def money_value(self) -> float:
        """The worth of a thousand now."""
        return LATE_MONEY + (EARLY_MONEY - LATE_MONEY) * self.left

    def purse_value(self, money: int) -> float:
        """The worth of so many thousands: what is more than enough for the next turns counts less."""
        if money <= ENOUGH:
            return self.money_value() * money
        return self.money_value() * ENOUGH + LATE_MONEY * (money - ENOUGH)

    def purchase_value(self, state: LudwigPosition, action: int) -> float:
        """A tile is worth its best place less what it costs; passing is worth its money."""
        money = state.money[0]
        if action == PASS:
            return PASS_VALUE + self.purse_value(money + PASS_INCOME) - self.purse_value(money)
        if action < BUY_HALLWAY:
            tile = state.market[action - BUY]
            price = PRICES[action - BUY]
        else:
            tile = HALLWAY if action == BUY_HALLWAY else STAIRS
            price = CORRIDOR_PRICE
        return self.tile_value(state, tile) - self.purse_value(money) + self.purse_value(money - price)

    # Rewards.

    def reward_value(self, state: LudwigPosition, kind: int) -> float:
        """What the reward of a completed tile is worth, living rooms left out (Rules §6)."""
        if kind == OUTDOOR:
            return 10 * self.money_value()
        if kind == CORRIDOR and state.is_free_used:
            return 0.0
        if kind in (ACTIVITY, CORRIDOR):
            return REWARD_VALUES[kind]
        return REWARD_VALUES[kind] * (LASTING + (1.0 - LASTING) * self.left)

    def take_value(self, state: LudwigPosition, tile: int) -> float:
        """A tile laid on the deck comes next and makes the game longer; not in the last turn (Rules §7.1, §11.24)."""
        return -1.0 if state.supply.is_spent else self.tile_value(state, tile) + TAKEN_VALUE

    def search_value(self, state: LudwigPosition, size: int) -> float:
        """A stack promises a part of its best tile, and one with more tiles more."""
        value = 0.1 * state.supply.stack_counts[size]
        best = 0.0
        start = STACK_ROOM * size
        for place in range(start, start + state.supply.stack_counts[size]):
            best = max(best, self.take_value(state, state.supply.stacks[place]))
        return value + STACK_SHARE * best

    # Tiles.

    def tile_value(self, state: LudwigPosition, tile: int) -> float:
        """What a tile adds on its best place."""
        castle = state.castle(0)
        best = NEVER
        self.best_place = -1
        self.look_at(state, castle, tile)
        for entrance in range(castle.entrances):
            if not castle.can_join(tile, entrance):
                continue
            for own in range(JOINERS[tile]):
                if castle.check_place(tile, entrance, own) != LEGAL:
                    continue
                value = self.value_here(state, castle, tile, entrance, own)
                if value > best:
                    best = value
                    self.best_place = MOST_ENTRANCES * entrance + own
        return best

    def place_value(self, state: LudwigPosition, tile: int, place: int) -> float:
        """What a tile adds on one of its legal places; it was looked at before."""
        castle = state.castle(0)
        entrance = place // MOST_ENTRANCES
        own = place % MOST_ENTRANCES
        castle.check_place(tile, entrance, own)
        return self.value_here(state, castle, tile, entrance, own)

    def look_at(self, state: LudwigPosition, castle: Castle, tile: int) -> None:
        """Work out once what a tile is worth wherever it lies: for bonus cards and empty stacks."""
        self.fixed = 0.0
        self.completed_worth = 0.0
        stack = HALLWAY_STACK if tile == HALLWAY else STAIRS_STACK if tile == STAIRS else 1 << SIZE[tile]
        if self.depleted & stack:
            self.fixed += DEPLETED_POINTS
        for card in range(BONUS_DECK):
            if state.hands[0] & BITS[card]:
                if card == COMPLETED_CARD:
                    self.completed_worth += 0.5 * CARD_POINTS[card]
                elif counts_for(card, castle, tile):
                    self.fixed += CARD_POINTS[card]

    def value_here(self, state: LudwigPosition, castle: Castle, tile: int, entrance: int, own: int) -> float:
        """What a tile adds on the place that was checked last, named by two entrances: points, rewards and hopes."""
        face = castle.face_for(tile, entrance)
        turned = 4 * face + ((castle.faces[entrance] + 2 - SIDE[4 * face * MOST_ENTRANCES + own]) & 3)
        x = castle.front_x[entrance] - CELL_X[turned * MOST_ENTRANCES + own]
        y = castle.front_y[entrance] - CELL_Y[turned * MOST_ENTRANCES + own]
        value = self.fixed + castle.score_tile(face)
        joined = 0
        wanted = 0
        for number in range(castle.met_count):
            index = castle.met[number]
            doors = castle.met_doors[number]
            joined += doors
            wanted += doors > 0 and (WANTS[face] & TYPE_BIT[castle.tiles[index]]) != 0
            if castle.completers[index] < 0:
                value += self.change_of(state, castle, index, doors, face, turned, x, y)
        covered = count_covered(castle, turned, x, y)
        if joined < ENTRANCES[face]:
            value += self.hope(face, joined, covered - joined)
        elif TYPE[face] == LIVING:
            value += self.completed_worth + POINTS[face] + BONUS[face] * wanted
        else:
            value += self.completed_worth + self.reward_value(state, TYPE[face])
        if face == STAIRS and covered == 1 and not castle.has_deep_entrance():
            value += DEEP_ACCESS * self.left
        return value + self.space(count_space(castle, turned, x, y)) - self.space(castle.witness_count)

    def change_of(
        self, state: LudwigPosition, castle: Castle, index: int, doors: int, face: int, turned: int, x: int, y: int
    ) -> float:
        """What a tile that would meet so many doors of an incomplete one changes in what that one promises."""
        tile = castle.tiles[index]
        joined = 0
        blocked = 0
        covered = 0
        for door in range(castle.starts[index], castle.starts[index + 1]):
            joined += castle.partners[door] >= 0
            blocked += castle.partners[door] == BLOCKED
            is_open = castle.partners[door] == OPEN
            covered += is_open and covers(SHAPE[turned], castle.front_x[door] - x, castle.front_y[door] - y)
        if covered == 0:
            return 0.0
        before = self.hope(tile, joined, blocked)
        joined += doors
        if joined < ENTRANCES[tile]:
            return self.hope(tile, joined, blocked + covered - doors) - before
        if TYPE[tile] != LIVING:
            return self.completed_worth + self.reward_value(state, TYPE[tile]) - before
        wanted = BONUS[tile] if WANTS[tile] & TYPE_BIT[face] else 0
        return self.completed_worth + castle.score_again(index) + wanted - before

    def hope(self, tile: int, joined: int, blocked: int) -> float:
        """What an incomplete tile promises with so many of its entrances joined, and so many blocked."""
        free = ENTRANCES[tile] - joined - blocked
        value = OPEN_VALUE * free
        if REACH[tile] == CONNECTED:
            value += WANTED_VALUE * BONUS[tile] * free
        if blocked:
            return self.left * (value + BLOCKED_VALUE)
        share = (1.0 * joined) / ENTRANCES[tile]
        return self.left * (value + COMPLETION_SHARE * share * share * REWARD_VALUES[TYPE[tile]])

    def space(self, entrances: int) -> float:
        """The worth of open space before so many entrances."""
        return SPACE_VALUE * self.left * entrances / (entrances + SPACE_HALF)

    # Quick play.

    def buy_quickly(self, state: LudwigPosition, chance: Chance) -> None:
        """Buy what gains most and lay it where it does, or pass."""
        self.look_round(state)
        best = PASS
        best_value = self.purchase_value(state, PASS)
        best_place = -1
        for action in range(BUY + state.first_slot, BUY_STAIRS + 1):
            if not self.is_thought_of(state, action, chance):
                continue
            value = self.purchase_value(state, action)
            if value > best_value:
                best = action
                best_value = value
                best_place = self.best_place
        state.play_unchecked(0, best)
        if best != PASS:
            state.play_unchecked(0, best_place)

    def is_thought_of(self, state: LudwigPosition, action: int, chance: Chance) -> bool:
        """Whether quick play thinks of a purchase that can be paid for: of hallways now and then."""
        if action == BUY_HALLWAY:
            is_there = state.supply.hallways > 0 and chance.below(HALLWAY_CHANCE) == 0
        elif action == BUY_STAIRS:
            is_there = state.supply.stairs > 0
        else:
            slot = action - BUY
            return slot <= state.last_slot and state.market[slot] >= 0 and state.money[0] >= PRICES[slot]
        return is_there and state.money[0] >= CORRIDOR_PRICE

    def lay_quickly(self, state: LudwigPosition) -> None:
        """Lay the tile in hand where it gains most."""
        self.look_round(state)
        self.tile_value(state, state.in_hand)
        state.play_unchecked(0, self.best_place)


def counts_for(card: int, castle: Castle, tile: int) -> bool:
    """Whether a bonus card gives its points for one tile more, wherever it lies (Rules §9.2)."""
    size = SIZE[tile]
    if card >= SIZE_CARDS:
        return size == card - SIZE_CARDS
    if card >= TYPE_CARDS:
        return TYPE[tile] == card - TYPE_CARDS
    if card in (SQUARE_CARD, ROUND_CARD):
        return ((SQUARE_SET if card == SQUARE_CARD else ROUND_SET) & 1 << size) != 0
    if card == ALL_TYPES_CARD:
        return fills_last_type(castle, TYPE[tile])
    if card == ALL_SIZES_CARD:
        present = sizes_present(castle)
        return size < SIZES and present != present | 1 << size and (present | 1 << size) + 1 == 1 << SIZES
    return (card == HALLWAY_CARD and tile == HALLWAY) or (card == STAIRS_CARD and tile == STAIRS)


def fills_last_type(castle: Castle, kind: int) -> bool:
    """Whether this is the only type that a castle lacks."""
    lacking = 0
    for other in range(TYPES):
        lacking += castle.type_counts[other] == 0
    return lacking == 1 and castle.type_counts[kind] == 0


def count_covered(castle: Castle, turned: int, x: int, y: int) -> int:
    """Before how many entrances of a tile that would be laid here another tile lies, joined or not."""
    covered = 0
    for door in range(turned * MOST_ENTRANCES, turned * MOST_ENTRANCES + ENTRANCES[turned // 4]):
        front_x = x + CELL_X[door] + STEP_X[SIDE[door]]
        front_y = y + CELL_Y[door] + STEP_Y[SIDE[door]]
        for number in range(castle.met_count):
            index = castle.met[number]
            if covers(castle.shapes[index], front_x - castle.xs[index], front_y - castle.ys[index]):
                covered += 1
                break
    return covered


def count_space(castle: Castle, turned: int, x: int, y: int) -> int:
    """How many entrances would have open space before them, as far as a castle counts them."""
    found = 0
    for number in range(castle.witness_count):
        found += not castle.is_before(castle.witnesses[number], SHAPE[turned], x, y)
    for door in range(turned * MOST_ENTRANCES, turned * MOST_ENTRANCES + ENTRANCES[turned // 4]):
        side = SIDE[door]
        front_x = x + CELL_X[door] + STEP_X[side]
        front_y = y + CELL_Y[door] + STEP_Y[side]
        if found < MOST_SPACE and castle.is_clear(front_x, front_y, side):
            found += 1
    return found
