"""How a position of Between Two Castles changes: rounds, who may do what, and what an action does.

What lies on the table, and where, says `state.py`; what a castle is given for its rooms, `bonuses.py`.
"""

from collections.abc import Mapping

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance, shuffle, stream, stream_key
from castlewright.core.drafting.constants import CHOOSE, HAND_PLACES, NO_TILE, PLACE
from castlewright.core.drafting.turn import DraftPosition
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_castles.bonuses import list_takes, start_bonus, take
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.constants import (
    BONUS_SLOT,
    CARDS,
    CELLS,
    GIFT_SLOT,
    GIVE,
    GIVES,
    GROUP,
    HAND,
    LAY_ROOM,
    LAYS,
    LUDWIG,
    NOTHING,
    PAIR_BASE,
    PAIR_FIRST,
    SPECIAL_BONUS,
    TAKE_ITEMS,
    TAKES,
    THIRD_BONUS,
    THRONES,
    TILES,
    TYPE,
    WIDTH,
)
from castlewright.games.between_two_castles.state import CastlesState

SCRATCH = Actions()
OPTION_COUNTS = filled(8)


class CastlesPosition(CastlesState):
    """A table on which somebody is to act."""

    # Set-up and rounds.

    def set_up(self, thrones: list[int], tiles: list[int], cards: list[int], keys: list[int]) -> None:
        """Lay the throne rooms, order both stacks and deal the first hands (Rules §3)."""
        for index in range(self.ring):
            self.castle(index).put_throne(thrones[index])
        self.supply.set_stacks(tiles, cards)
        self.supply.tile_key = keys[0]
        self.supply.card_key = keys[1]
        self.ludwig_key = keys[2]
        self.deal()

    def dealt(self) -> int:
        """Every hand begins with nine tiles (Rules §3)."""
        return HAND

    def deal(self) -> None:
        """Give everybody the tiles of a round; discards come back where too few are left (Rules §3, §11.9)."""
        self.supply.prepare_tiles(HAND * self.ring)
        self.supply.forget_stack()
        DraftPosition.deal(self)

    def fill_hand(self, seat: int) -> None:
        """Deal a seat, or Ludwig, tiles from the stack (Rules §3, §9.1)."""
        for place in range(HAND_PLACES * seat, HAND_PLACES * seat + HAND):
            self.hands[place] = self.supply.draw_tile()
        self.sort_hand(seat)

    def discard_last(self, seat: int) -> None:
        """Discard the last tile of a hand without showing it (Rules §3, §9.5)."""
        self.supply.discard(self.hands[HAND_PLACES * seat], self.seen[seat])

    def start_turn(self) -> None:
        """Let everybody choose; with two players Ludwig's tiles are drawn first (Rules §9.2)."""
        DraftPosition.start_turn(self)
        if self.seats == 2:
            chance = Chance(self.ludwig_key)
            self.draw_choice(LUDWIG, chance)
            self.ludwig_key = chance.state
            self.phase = GIVE
            self.acting = BITS[self.giver()]

    def reveal(self) -> None:
        """Show all choices; each player lays the tile that Ludwig's shared castle was given (Rules §3, §9.4)."""
        DraftPosition.reveal(self)
        if self.seats == 2:
            self.to_lay[2 * LUDWIG] = NO_TILE
            self.to_lay[2 * LUDWIG + 1] = NO_TILE
            for seat in range(2):
                self.gifts_to_lay[seat] = self.gifts[seat]
                self.gifts[seat] = NO_TILE

    def find_acting(self) -> None:
        """Find out who may lay or decide now; when nobody has anything left, end the turn (Rules §11.1)."""
        self.acting = 0
        for seat in range(self.seats):
            if self.can_act(seat):
                self.acting |= BITS[seat]
        if self.acting == 0:
            self.end_turn()

    def can_act(self, seat: int) -> bool:
        """Whether the seat has a tile for a castle that waits for nothing, or decides on one (Rules §11.1, §11.5)."""
        for side in range(2):
            castle = self.castle_at(seat, side)
            if castle.stage != NOTHING:
                if castle.owner == seat:
                    return True
            elif not self.sides[seat] & (1 + side) or (self.gifts_to_lay[seat] >= 0 and self.gift_side(seat) == side):
                return True
        return False

    # Who may do what.

    def castle_at(self, seat: int, side: int) -> Castle:
        """The castle on the seat's left (0) or right (1) side (Rules §1)."""
        return self.castles[self.boards[2 * seat + side]]

    def gift_side(self, seat: int) -> int:
        """The side on which the seat shares a castle with Ludwig (Rules §9.1)."""
        return 1 if seat == 0 else 0

    def list_legal(self, seat: int, actions: Actions) -> None:
        """Every pair to choose, every gift, or everything to lay and to take."""
        actions.count = 0
        if not self.acting & BITS[seat]:
            return
        if self.phase == CHOOSE:
            self.list_pairs(seat, actions)
        elif self.phase == GIVE:
            actions.numbers[0] = GIVES
            actions.numbers[1] = GIVES + 1
            actions.count = 2
        else:
            for option in range(8):
                room = self.option_room(seat, option)
                if room >= 0:
                    castle = self.castle_at(seat, option % 2)
                    castle.list_places(GROUP[room], LAYS + option * CELLS, actions)
            self.list_bonuses(seat, actions)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may choose this pair, give, lay or take this now."""
        if not self.acting & BITS[seat]:
            return False
        if self.phase == CHOOSE:
            return self.has_pair(seat, action)
        if self.phase == PLACE and LAYS <= action < TAKES:
            option = (action - LAYS) // CELLS
            room = self.option_room(seat, option)
            castle = self.castle_at(seat, option % 2)
            return room >= 0 and castle.has_place(GROUP[room], (action - LAYS) % CELLS)
        return self.is_listed(seat, action)

    def option_room(self, seat: int, option: int) -> int:
        """The room that the seat may lay now from slot option // 2 on side option % 2, -1 for none.

        Rules §3, §5, §11.2: one own tile on each side, in a castle that waits for nothing; or
        the room that a bonus brought, by the seat that decides about it.
        """
        slot = option // 2
        side = option % 2
        castle = self.castle_at(seat, side)
        if slot == BONUS_SLOT:
            return castle.pending if castle.stage == LAY_ROOM and castle.owner == seat else NO_TILE
        if castle.stage != NOTHING:
            return NO_TILE
        if slot == GIFT_SLOT:
            return self.gifts_to_lay[seat] if self.gift_side(seat) == side else NO_TILE
        return NO_TILE if self.sides[seat] & (1 + side) else self.to_lay[2 * seat + slot]

    def list_bonuses(self, seat: int, actions: Actions) -> None:
        """Add everything that the bonuses of both castles offer to the seat now (Rules §5, §11.3)."""
        for side in range(2):
            castle = self.castle_at(seat, side)
            if castle.owner == seat:
                list_takes(self, castle, TAKES + side * TAKE_ITEMS, actions)

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely; places are drawn without listing them."""
        if self.phase == CHOOSE:
            self.draw_choice(seat, chance)
            self.choose(seat, self.choices[seat])
            return
        if self.phase == GIVE:
            self.play_unchecked(seat, GIVES + chance.below(2))
            return
        SCRATCH.count = 0
        self.list_bonuses(seat, SCRATCH)
        total = SCRATCH.count
        for option in range(8):
            OPTION_COUNTS[option] = self.count_option(seat, option)
            total += OPTION_COUNTS[option]
        pick = chance.below(total)
        if pick < SCRATCH.count:
            self.play_unchecked(seat, SCRATCH.numbers[pick])
            return
        pick -= SCRATCH.count
        option = 0
        while pick >= OPTION_COUNTS[option]:
            pick -= OPTION_COUNTS[option]
            option += 1
        castle = self.castle_at(seat, option % 2)
        cell = castle.nth_place(GROUP[self.option_room(seat, option)], pick)
        self.play_unchecked(seat, LAYS + option * CELLS + cell)

    def count_option(self, seat: int, option: int) -> int:
        """In how many places the room of an option may be laid."""
        room = self.option_room(seat, option)
        if room < 0:
            return 0
        return self.castle_at(seat, option % 2).count_places(GROUP[room])

    # What an action does.

    def play_unchecked(self, seat: int, action: int) -> None:
        """Choose a pair, lay a room, take what a bonus offers, or give Ludwig's tiles."""
        if action < LAYS:
            self.choose(seat, action)
        elif action < TAKES:
            action -= LAYS
            self.lay(seat, action // CELLS, action % CELLS)
            self.find_acting()
        elif action < GIVES:
            action -= TAKES
            take(self, self.castle_at(seat, action // TAKE_ITEMS), action % TAKE_ITEMS)
            self.find_acting()
        else:
            self.give(action - GIVES)

    def give(self, side: int) -> None:
        """Give the lower of Ludwig's two tiles to his left (0) or right (1) castle, face up (Rules §9.2)."""
        first = PAIR_FIRST[self.choices[LUDWIG]]
        self.gifts[side] = first
        self.gifts[1 - side] = self.choices[LUDWIG] - PAIR_BASE[first]
        self.start_phase(CHOOSE)

    def lay(self, seat: int, option: int, cell: int) -> None:
        """Lay a room and set off the bonus of a third or fifth room of its type, one at most (Rules §3, §5, §11.4)."""
        room = self.option_room(seat, option)
        castle = self.castle_at(seat, option % 2)
        slot = option // 2
        if slot < GIFT_SLOT:
            self.to_lay[2 * seat + slot] = NO_TILE
            self.sides[seat] |= 1 + option % 2
        elif slot == GIFT_SLOT:
            self.gifts_to_lay[seat] = NO_TILE
        castle.put_room(room, cell % WIDTH + 1, cell // WIDTH + 1)
        castle.settle()
        if room < TILES:
            number = castle.numbers[TYPE[room]]
            if number == 3:
                castle.owner = seat
                start_bonus(self, castle, THIRD_BONUS[TYPE[room]])
            elif number == 5:
                castle.owner = seat
                start_bonus(self, castle, SPECIAL_BONUS)

    def touches(self, seat: int, action: int) -> int:
        """The castle that the action changes; a choice and a gift touch none (Rules §11.20)."""
        if action < LAYS or action >= GIVES:
            return 0
        side = (action - LAYS) // CELLS % 2 if action < TAKES else (action - TAKES) // TAKE_ITEMS
        return BITS[self.boards[2 * seat + side]]


def own(position: Position) -> CastlesPosition:
    """The position as one of this game."""
    assert isinstance(position, CastlesPosition)
    return position


def shuffled(count: int, seed: str, name: str) -> list[int]:
    """The numbers below `count` in the order that the seed gives to this stack."""
    pieces = list(range(count))
    shuffle(pieces, stream(seed, name))
    return pieces


def new(seats: int, options: Mapping[str, object], seed: str) -> CastlesPosition:
    """The first position of a match (Rules §3)."""
    position = CastlesPosition(seats)
    keys = [stream_key(seed, name) for name in ("tiles/again", "cards/again", "ludwig")]
    position.set_up(
        shuffled(THRONES, seed, "thrones"), shuffled(TILES, seed, "tiles"), shuffled(CARDS, seed, "cards"), keys
    )
    return position
