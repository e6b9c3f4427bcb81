"""Between Two Castles as flat numbers, for environments and learned values.

A castle may grow any way, so its rooms are a list: code, column and row of each, from below and from the left. The
lists hold the largest castle: no room is ever left out.
"""

from collections.abc import Mapping

from castlewright.core.drafting.constants import PLACE
from castlewright.core.drafting.encoding import DraftEncoding
from castlewright.core.encoding import Numbers
from castlewright.core.position import Position
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.constants import (
    CARDS,
    CELLS,
    CODES,
    GIVE,
    GIVES,
    HAND,
    LAYS,
    LUDWIG,
    MIDDLE,
    MOST_ROOMS,
    PAIR_BASE,
    PAIR_FIRST,
    PHASES,
    STAGES,
    TAKE_ITEMS,
    TAKES,
    TILES,
    WIDTH,
)
from castlewright.games.between_two_castles.data import ATTENDANTS, BONUS_STEPS, BONUS_TILES, ROUNDS, TYPES
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.position import CastlesPosition, own

MOST_POINTS = 99
"""No room brings or takes more."""

ROOMS = len(CODES)
CASTLE = 3 * MOST_ROOMS + 1 + len(ATTENDANTS) + CARDS + 3 + BONUS_TILES
"""How many numbers tell of one castle."""


def most_actions(seats: int, ring: int) -> int:
    """No game has more actions: choices, gifts, own tiles, and three for every bonus that a castle can have."""
    turns = ROUNDS * (HAND // 2)
    bonuses = ring * len(TYPES) * len(BONUS_STEPS)
    return turns * (3 * seats + (3 if seats == 2 else 0)) + 3 * bonuses


class CastlesEncoding(DraftEncoding):
    """What a seat sees and remembers of a table of castles, its own left castle first, its right one last."""

    castles_at: int
    gifts_at: int
    supply_at: int
    card_discards_at: int
    discards_at: int
    stack_at: int
    """Where the fields begin."""

    trial: Castle
    """A castle with a room that is only thought of."""

    def __init__(self, seats: int) -> None:
        ring = seats if seats > 2 else LUDWIG + 1
        super().__init__(seats, ring, TILES, len(PHASES), ROUNDS, most_actions(seats, ring))
        self.trial = Castle()
        for place in range(ring):
            start = self.add_castle(f"castle_{place}")
            if place == 0:
                self.castles_at = start
        self.gifts_at = self.add("gifts", 4 + ring, 0, TILES, "Ludwig's: drawn, face up for his castles, still to lay")
        self.supply_at = self.add(
            "supply", 10, 0, TILES, "tiles, discards, cards; three specials, four attendants left"
        )
        self.card_discards_at = self.add("card_discards", CARDS, 0, 1, "bonus cards that were turned down")
        self.discards_at = self.add("discards", TILES, 0, 1, "discarded tiles that the seat knows")
        self.stack_at = self.add("stack", TILES, 0, 1, "tiles that the seat knows to be in the stack")
        self.add_feature("kind", 0, 3, "0 choose, 1 lay, 2 take, 3 give")
        self.add_feature("room", 0, ROOMS, "the room that is laid, or the first tile of the pair, 0 for none")
        self.add_feature("second", 0, TILES, "the second tile of the pair")
        self.add_feature("side", 0, 2, "1 the left castle, 2 the right one, 0 for a pair")
        self.add_feature("column", -MOST_ROOMS, MOST_ROOMS + 1, "where it lies, as in the rules")
        self.add_feature("row", -MOST_ROOMS, MOST_ROOMS, "0 is the ground floor")
        self.add_feature("item", 0, TAKE_ITEMS, "what a bonus brings: bonuses, specials, attendants, cards, tiles")
        self.add_feature("gain", -MOST_POINTS, MOST_POINTS, "what laying it brings its castle at once")

    def add_castle(self, name: str) -> int:
        """Lay out the fields of one castle; where they begin."""
        start = self.add(f"{name}_throne", 1, 0, ROOMS, "its throne room")
        self.add(f"{name}_rooms", 3 * MOST_ROOMS, -MOST_ROOMS, ROOMS, "code (0 for none), column and row of each room")
        self.add(f"{name}_attendants", len(ATTENDANTS), 0, 2, "how many of each attendant")
        self.add(f"{name}_cards", CARDS, 0, 1, "its bonus cards")
        self.add(f"{name}_stage", 1, 0, len(STAGES) - 1, "what it waits for")
        self.add(f"{name}_owner", 1, 0, self.seats, "who decides: 1 the seat itself, 2 the seat on its left; 0 nobody")
        self.add(f"{name}_pending", 1, 0, ROOMS, "the room that a bonus brought and that is to be laid")
        self.add(f"{name}_drawn", BONUS_TILES, 0, TILES, "the tiles or cards that a bonus offers")
        return start

    def observe(self, position: Position, seat: int, buffer: Numbers) -> None:
        """Fill the buffer with what the seat may know."""
        state = own(position)
        self.observe_turn(state, seat, buffer)
        for place in range(self.ring):
            index = seat + place
            if index >= self.ring:
                index -= self.ring
            self.observe_castle(state.castle(index), seat, self.castles_at + CASTLE * place, buffer)
            if state.phase == PLACE:
                buffer[self.gifts_at + 4 + place] = state.gifts_to_lay[index] + 1
        if self.seats == LUDWIG:
            self.observe_ludwig(state, seat, buffer)
        self.observe_supply(state, seat, buffer)

    def observe_castle(self, castle: Castle, seat: int, at: int, buffer: Numbers) -> None:
        """Fill in one castle."""
        buffer[at] = castle.rooms[0] + 1
        at += 1
        for index in range(1, castle.count):
            x = castle.xs[index] - MIDDLE
            y = castle.ys[index] - MIDDLE
            slot = at + 3 * (index - 1)
            # The order of building is not told: rooms move up until those before lie lower or further left.
            while slot > at and (buffer[slot - 1] > y or (buffer[slot - 1] == y and buffer[slot - 2] > x)):
                buffer[slot] = buffer[slot - 3]
                buffer[slot + 1] = buffer[slot - 2]
                buffer[slot + 2] = buffer[slot - 1]
                slot -= 3
            buffer[slot] = castle.rooms[index] + 1
            buffer[slot + 1] = x
            buffer[slot + 2] = y
        at += 3 * MOST_ROOMS
        for index in range(castle.attendant_count):
            buffer[at + castle.attendants[index]] += 1
        at += 4
        for index in range(castle.card_count):
            buffer[at + castle.cards[index]] = 1
        at += CARDS
        if castle.stage:
            buffer[at] = castle.stage
            buffer[at + 1] = self.turned(castle.owner, seat)
            buffer[at + 2] = castle.pending + 1
            for index in range(castle.drawn_count):
                buffer[at + 3 + index] = castle.drawn[index] + 1

    def observe_ludwig(self, state: CastlesPosition, seat: int, buffer: Numbers) -> None:
        """Fill in the tiles that are drawn for Ludwig, where the seat may see them, and those given face up."""
        choice = state.choices[LUDWIG]
        if state.phase == GIVE and choice >= 0 and state.knows_choice(seat, LUDWIG):
            first = PAIR_FIRST[choice]
            buffer[self.gifts_at] = first + 1
            buffer[self.gifts_at + 1] = choice - PAIR_BASE[first] + 1
        buffer[self.gifts_at + 2] = state.gifts[0] + 1
        buffer[self.gifts_at + 3] = state.gifts[1] + 1

    def observe_supply(self, state: CastlesPosition, seat: int, buffer: Numbers) -> None:
        """Fill in what is left, and which tiles that lie face down the seat knows."""
        supply = state.supply
        at = self.supply_at
        buffer[at] = supply.tiles_left
        buffer[at + 1] = supply.discard_count
        buffer[at + 2] = supply.cards_left
        for index in range(3):
            buffer[at + 3 + index] = supply.specials[index]
        for index in range(4):
            buffer[at + 6 + index] = supply.attendants[index]
        for index in range(supply.card_discard_count):
            buffer[self.card_discards_at + supply.card_discards[index]] = 1
        for index in range(supply.discard_count):
            if supply.knows_tile(seat, supply.discards[index]):
                buffer[self.discards_at + supply.discards[index]] = 1
        for index in range(supply.tiles_left):
            if supply.knows_tile(seat, supply.tiles[index]):
                buffer[self.stack_at + supply.tiles[index]] = 1

    def describe(self, position: Position, seat: int, action: int, buffer: Numbers) -> None:
        """Fill the buffer with what an action is about."""
        state = own(position)
        for index in range(self.features):
            buffer[index] = 0
        if action < LAYS:
            buffer[1] = PAIR_FIRST[action] + 1
            buffer[2] = action - PAIR_BASE[PAIR_FIRST[action]] + 1
        elif action < TAKES:
            option = (action - LAYS) // CELLS
            cell = (action - LAYS) % CELLS
            buffer[0] = 1
            buffer[1] = state.option_room(seat, option) + 1
            buffer[3] = option % 2 + 1
            buffer[4] = cell % WIDTH + 1 - MIDDLE
            buffer[5] = cell // WIDTH + 1 - MIDDLE
            buffer[7] = self.gain(state.castle_at(seat, option % 2), buffer[1] - 1, cell)
        elif action < GIVES:
            buffer[0] = 2
            buffer[3] = (action - TAKES) // TAKE_ITEMS + 1
            buffer[6] = (action - TAKES) % TAKE_ITEMS + 1
        else:
            buffer[0] = 3
            buffer[3] = action - GIVES + 1

    def gain(self, castle: Castle, room: int, cell: int) -> int:
        """What a room on a cell brings a castle, before the bonus that it may earn."""
        self.trial.copy_from(castle)
        self.trial.put_room(room, cell % WIDTH + 1, cell // WIDTH + 1)
        return score_castle(self.trial) - score_castle(castle)


def encoding(seats: int, options: Mapping[str, object]) -> CastlesEncoding:
    """How positions of so many seats become numbers."""
    return CastlesEncoding(seats)
