"""Castles of Mad King Ludwig as flat numbers, for environments and learned values.

The plane has no bounds, so a castle is a list of its tiles in building order. The lists hold all tiles of the box: none
is ever left out. Money is counted in thousands.
"""

from collections.abc import Mapping

from castlewright.core.bits import BITS
from castlewright.core.encoding import Encoding, Numbers
from castlewright.core.position import Position
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    AROUND,
    ARRANGING,
    BONUS_DECK,
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    CASTLE_TILES,
    CELL_X,
    CELL_Y,
    CHOOSE,
    DONE,
    FREE_STAIRS,
    HALLWAY,
    KEEP,
    MOST_ENTRANCES,
    PASS,
    PHASES,
    PLACES,
    PRICES,
    RESCORE,
    RETURN,
    REWARD,
    ROOMS,
    SEARCH,
    SET,
    SIDE,
    SIZE,
    SIZES,
    SLOTS,
    STACK_ROOM,
    STAIRS,
    TAKE,
    TAKING,
    TILES,
)
from castlewright.games.castles_of_mad_king_ludwig.data import CORRIDOR_PRICE, FAVOURS
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own

FAR = 330
"""More than any castle reaches."""

MOST_MONEY = 2000
MOST_POINTS = 2000
MOST_LENGTH = 4000
TILE = 5
SEAT = 4 + TILE * CASTLE_TILES
"""How many numbers tell of one tile, and of one seat."""


class LudwigEncoding(Encoding):
    """What a seat sees and remembers of castles, market, cards and stacks.

    Seats are counted from the one that looks: 0 is itself, 1 the seat on its left.
    """

    turn_at: int
    market_at: int
    favours_at: int
    stacks_at: int
    cards_at: int
    own_at: int
    pending_at: int
    deck_at: int
    removed_at: int
    known_at: int
    returned_at: int
    seats_at: int
    """Where the fields begin."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, MOST_LENGTH)
        self.turn_at = self.add("phase", 1, 0, len(PHASES) - 1, "what is to be done now")
        self.add("builder", 1, 0, seats, "the master builder, counted from 1")
        self.add("turn", 1, 0, seats, "whose turn it is, counted from 1")
        self.add("is_last_round", 1, 0, 1, "whether the last card has been drawn")
        self.add("setting", 1, 0, SLOTS, "the price that is set next, counted from 1; 0 outside arranging")
        self.add("in_hand", 1, 0, TILES, "the tile to be placed, 0 for none")
        self.add("searched", 1, 0, SIZES, "the stack being looked through, counted from 1; 0 for none")
        self.add("has_money_tie", 1, 0, 1, "whether money breaks ties: second edition")
        self.market_at = self.add("market", 2 * SLOTS, 0, MOST_MONEY, "tile (0 for none) and coins at each price")
        self.favours_at = self.add("favours", 4, 0, len(FAVOURS), "the favours in play, 0 for none")
        self.stacks_at = self.add("stacks", SIZES + 2, 0, 99, "tiles left of each size, hallways, stairs")
        self.add("cards_left", 2, 0, 99, "room cards and bonus cards in their decks")
        self.cards_at = self.add("cards", BONUS_DECK, 0, 1, "the seat's bonus cards")
        self.own_at = self.add("own", 3, 0, BONUS_DECK, "the card it returns, and the two of which it keeps one")
        self.pending_at = self.add(
            "pending",
            CASTLE_TILES,
            0,
            TILES + 1,
            "tiles whose rewards wait, an extra turn's behind those around it, which the highest number ends",
        )
        self.deck_at = self.add(
            "deck",
            3 * ROOMS,
            0,
            ROOMS,
            "tiles on the room deck, the lowest first: size and who "
            "laid it, counted from 1, and its number for that seat alone",
        )
        self.removed_at = self.add("removed", ROOMS, 0, 1, "rooms out of play")
        self.known_at = self.add(
            "known", ROOMS, 0, 2, "1: in a stack that the seat searched last, 2: there or on the deck"
        )
        self.returned_at = self.add(
            "returned", BONUS_DECK, 0, BONUS_DECK, "how deep a card lies that it put away, from 1"
        )
        for place in range(seats):
            start = self.add(f"seat_{place}", 4, 0, MOST_MONEY, "money, points so far, cards, has returned one")
            self.add(
                f"castle_{place}",
                TILE * CASTLE_TILES,
                -FAR,
                FAR,
                "tile (0 for none), column, row, turn, and which tile completed it, counted from 1; 0 while incomplete",
            )
            if place == 0:
                self.seats_at = start
        self.add_feature(
            "kind",
            0,
            14,
            "place, buy, corridor, pass, free, decline, done, set, reward, choose, rescore, search, take, return, keep",
        )
        self.add_feature("tile", 0, TILES, "the tile that it is about, from 1")
        self.add_feature("price", 0, 99, "what is paid, or the price that is set")
        self.add_feature("column", -FAR, FAR, "where the tile lies")
        self.add_feature("row", -FAR, FAR, "likewise")
        self.add_feature("turns", 0, 3, "its quarter turns")
        self.add_feature("gain", -MOST_POINTS, MOST_POINTS, "what placing it scores at once")
        self.add_feature("item", 0, ROOMS, "type, size or card, from 1")

    def observe(self, position: Position, seat: int, buffer: Numbers) -> None:
        """Fill the buffer with what the seat may know."""
        state = own(position)
        for index in range(self.size):
            buffer[index] = 0
        at = self.turn_at
        buffer[at] = state.phase
        buffer[at + 1] = self.turned(state.builder, seat)
        buffer[at + 2] = self.turned(state.turn, seat)
        buffer[at + 3] = state.supply.is_spent
        if state.phase == ARRANGING:
            buffer[at + 4] = state.setting + 1
        buffer[at + 5] = state.in_hand + 1
        buffer[at + 6] = state.searched + 1
        buffer[at + 7] = state.has_money_tie
        for slot in range(SLOTS):
            buffer[self.market_at + 2 * slot] = state.market[slot] + 1
            buffer[self.market_at + 2 * slot + 1] = state.coins[slot]
        for number in range(4):
            buffer[self.favours_at + number] = state.favours[number] + 1
        for place in range(self.seats):
            other = seat + place
            if other >= self.seats:
                other -= self.seats
            self.observe_seat(state, other, self.seats_at + SEAT * place, buffer)
        self.observe_own(state, seat, buffer)
        self.observe_pending(state, buffer)
        self.observe_supply(state, seat, buffer)

    def observe_seat(self, state: LudwigPosition, seat: int, at: int, buffer: Numbers) -> None:
        """Fill in what everybody sees of a seat."""
        castle = state.castle(seat)
        buffer[at] = state.money[seat]
        buffer[at + 1] = castle.points
        cards = state.hands[seat]
        while cards:
            buffer[at + 2] += 1
            cards &= cards - 1
        if state.choices[seat] >= 0:
            buffer[at + 3] = 1
        at += 4
        for index in range(castle.count):
            buffer[at] = castle.tiles[index] + 1
            buffer[at + 1] = castle.xs[index]
            buffer[at + 2] = castle.ys[index]
            buffer[at + 3] = castle.turns[index]
            buffer[at + 4] = castle.completers[index] + 1
            at += TILE

    def observe_own(self, state: LudwigPosition, seat: int, buffer: Numbers) -> None:
        """Fill in the seat's own cards, what it returns and what it may keep."""
        for card in range(BONUS_DECK):
            if state.hands[seat] & BITS[card]:
                buffer[self.cards_at + card] = 1
        buffer[self.own_at] = state.choices[seat] + 1
        if state.turn == seat:
            buffer[self.own_at + 1] = state.drawn[0] + 1
            buffer[self.own_at + 2] = state.drawn[1] + 1

    def observe_pending(self, state: LudwigPosition, buffer: Numbers) -> None:
        """Fill in the rewards that wait."""
        for number in range(state.pending_count):
            if state.pending[number] >= AROUND:
                buffer[self.pending_at + number] = TILES + 1
            else:
                buffer[self.pending_at + number] = state.reward_action(number) - REWARD + 1

    def observe_supply(self, state: LudwigPosition, seat: int, buffer: Numbers) -> None:
        """Fill in stacks and decks, and what the seat remembers of them."""
        supply = state.supply
        at = self.stacks_at
        for size in range(SIZES):
            buffer[at + size] = supply.stack_counts[size]
        buffer[at + SIZES] = supply.hallways
        buffer[at + SIZES + 1] = supply.stairs
        buffer[at + SIZES + 2] = supply.card_count
        buffer[at + SIZES + 3] = supply.bonus_count
        for place in range(supply.deck_count):
            tile = supply.deck_tiles[place]
            buffer[self.deck_at + 3 * place] = SIZE[tile] + 1
            buffer[self.deck_at + 3 * place + 1] = self.turned(supply.deck_owners[place], seat)
            if supply.deck_owners[place] == seat:
                buffer[self.deck_at + 3 * place + 2] = tile + 1
        for number in range(supply.removed_count):
            buffer[self.removed_at + supply.removed[number]] = 1
        for place in range(supply.bonus_count):
            if supply.bonus_owners[place] == seat:
                buffer[self.returned_at + supply.bonus_deck[place]] = place + 1
        for size in range(SIZES):
            searches = supply.search_count(seat, size)
            for lot in range(1, searches + 1):
                count = supply.gather_lot(seat, size, lot)
                for number in range(count):
                    buffer[self.known_at + supply.pool[number]] = 1 if lot == searches else 2
        if state.phase == TAKING and state.turn == seat:
            start = STACK_ROOM * state.searched
            for place in range(start, start + supply.stack_counts[state.searched]):
                buffer[self.known_at + supply.stacks[place]] = 1

    def describe(self, position: Position, seat: int, action: int, buffer: Numbers) -> None:
        """Fill the buffer with what an action is about."""
        state = own(position)
        for index in range(self.features):
            buffer[index] = 0
        if action < PLACES:
            self.describe_place(state.castle(seat), state.in_hand, action, buffer)
        elif action < BUY_HALLWAY:
            buffer[0] = 1
            buffer[1] = state.market[action - BUY] + 1
            buffer[2] = PRICES[action - BUY]
        elif action < PASS:
            buffer[0] = 2
            buffer[1] = (STAIRS if action == BUY_STAIRS else HALLWAY) + 1
            buffer[2] = CORRIDOR_PRICE
        elif action < SET:
            buffer[0] = self.short_kind(action)
            if buffer[0] == 4:
                buffer[1] = (STAIRS if action == FREE_STAIRS else HALLWAY) + 1
        elif action < REWARD:
            buffer[0] = 7
            buffer[1] = state.market[action - SET] + 1
            buffer[2] = PRICES[state.setting]
        elif action < CHOOSE:
            buffer[0] = 8
            buffer[1] = action - REWARD + 1
        else:
            self.describe_choice(action, buffer)

    def short_kind(self, action: int) -> int:
        """The kind of an action without a number of its own: pass, a free tile, decline, done."""
        if action == PASS:
            return 3
        if action <= FREE_STAIRS:
            return 4
        return 6 if action == DONE else 5

    def describe_place(self, castle: Castle, tile: int, place: int, buffer: Numbers) -> None:
        """Fill in where a place puts the tile in hand, and what that scores."""
        entrance = place // MOST_ENTRANCES
        own_entrance = place % MOST_ENTRANCES
        turn = (castle.faces[entrance] + 2 - SIDE[4 * tile * MOST_ENTRANCES + own_entrance]) & 3
        cell = (4 * tile + turn) * MOST_ENTRANCES + own_entrance
        buffer[1] = tile + 1
        buffer[3] = castle.front_x[entrance] - CELL_X[cell]
        buffer[4] = castle.front_y[entrance] - CELL_Y[cell]
        buffer[5] = turn
        buffer[6] = castle.points_at(tile, place)

    def describe_choice(self, action: int, buffer: Numbers) -> None:
        """Fill in a choice of a type, a room to score again, a stack, a tile of it, or a card."""
        if action < RESCORE:
            buffer[0] = 9
            buffer[7] = action - CHOOSE + 1
        elif action < SEARCH:
            buffer[0] = 10
            buffer[1] = action - RESCORE + 1
        elif action < TAKE:
            buffer[0] = 11
            buffer[7] = action - SEARCH + 1
        elif action < RETURN:
            buffer[0] = 12
            buffer[1] = action - TAKE + 1
        elif action < KEEP:
            buffer[0] = 13
            buffer[7] = action - RETURN + 1
        else:
            buffer[0] = 14
            buffer[7] = action - KEEP + 1


def encoding(seats: int, options: Mapping[str, object]) -> LudwigEncoding:
    """How positions of so many seats become numbers."""
    return LudwigEncoding(seats)
