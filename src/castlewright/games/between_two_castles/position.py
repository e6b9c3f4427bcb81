"""One position of Between Two Castles and how it changes.

Castle i lies between seats i and i+1: it is the left castle of seat i (Rules §1). With two players Ludwig
is the third at the table, seat 2, who never acts (Rules §9). `castle.py` is one castle, `points.py` its points.
"""

from collections.abc import Mapping

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance, shuffle, stream, stream_key
from castlewright.core.drafting import DraftPosition
from castlewright.core.position import Actions, Position
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.data import BONUS_CARDS, BONUS_TILES, ROUNDS
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.supply import Supply
from castlewright.games.between_two_castles.tables import (
    ATTENDANT_BONUS,
    BONUS_SLOT,
    CARD_BONUS,
    CARDS,
    CELLS,
    CHOICE_BONUS,
    FOUNTAIN,
    FOUNTAIN_BONUS,
    GIFT_SLOT,
    GIVES,
    GROUP,
    HAND,
    LAYS,
    LUDWIG,
    PAIR_BASE,
    PAIR_FIRST,
    SPECIAL_BONUS,
    TAKE_ATTENDANT,
    TAKE_CARD,
    TAKE_ITEMS,
    TAKE_SPECIAL,
    TAKE_TILE,
    TAKES,
    THIRD_BONUS,
    THRONES,
    TILE_BONUS,
    TILES,
    TYPE,
    WIDTH,
)

NOTHING, PICK_BONUS, PICK_SPECIAL, PICK_ATTENDANT, PICK_CARD, PICK_TILE, LAY_ROOM = range(7)
"""What a castle waits for, as in `castle.py`."""

GIVE, CHOOSE, PLACE, OVER = range(4)
"""The phases of a turn: Ludwig's tiles are given (two players only), all choose in secret, all lay (Rules §3, §9)."""

NO_TILE = -1

EVERYBODY = 255
"""All who may know a tile: one bit per seat, the highest for the spectators."""

STATE = (
    *("reveals", "phase", "round", "hand_size", "acting", "hands", "seen", "choices", "gifts", "to_lay", "sides"),
    *("ludwig_key", "supply_numbers", "castle_numbers"),
)

SCRATCH = Actions()


class CastlesPosition(DraftPosition):
    """All castles, hands and supplies, and what is still to be laid."""

    castles: list[Castle]

    phase: int
    round: int
    """Rounds are counted from 0."""

    gifts: list[int]
    """Ludwig's tiles for his left and his right castle, once they are given (Rules §9.2)."""

    to_lay: list[int]
    """The tiles that each seat has still to lay: two own ones and Ludwig's, -1 when laid."""

    sides: list[int]
    """The sides on which each seat has laid an own tile in this turn."""

    supply: Supply

    ludwig_key: int
    """Where the stream stands from which Ludwig's draws take their luck (Rules §9.2)."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, seats if seats > 2 else 3)
        self.tie_bits = 16
        self.castles = [Castle() for _ in range(self.ring)]
        self.phase = CHOOSE
        self.round = 0
        self.gifts = filled(2, NO_TILE)
        self.to_lay = filled(21, NO_TILE)
        self.sides = filled(7)
        self.supply = Supply()
        self.ludwig_key = 0

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position."""
        return STATE

    @property
    def castle_numbers(self) -> list[list[object]]:
        """All castles as lists of numbers."""
        return [castle.to_numbers() for castle in self.castles]

    @castle_numbers.setter
    def castle_numbers(self, values: list[list[object]]) -> None:
        for castle, numbers in zip(self.castles, values, strict=True):
            castle.from_numbers(numbers)

    @property
    def supply_numbers(self) -> list[object]:
        """The supplies as lists of numbers."""
        return self.supply.to_numbers()

    @supply_numbers.setter
    def supply_numbers(self, values: list[object]) -> None:
        self.supply.from_numbers(values)

    def castle(self, index: int) -> Castle:
        """One of the castles."""
        return self.castles[index]

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

    def deal(self) -> None:
        """Give everybody the nine tiles of a round; discards come back where too few are left (Rules §3, §11.9)."""
        self.supply.prepare_tiles(HAND * self.ring)
        self.supply.forget_stack()
        self.hand_size = HAND
        for seat in range(self.ring):
            for place in range(HAND):
                self.hands[HAND * seat + place] = self.supply.draw_tile()
            self.take_up(seat)
        self.start_turn()

    def start_turn(self) -> None:
        """Let everybody choose; with two players Ludwig's tiles are drawn first (Rules §9.2)."""
        self.reveals += 1
        if self.seats == 2:
            chance = Chance(self.ludwig_key)
            self.draw_choice(LUDWIG, chance)
            self.ludwig_key = chance.state
            self.phase = GIVE
            self.acting = BITS[self.giver()]
        else:
            self.phase = CHOOSE
            self.acting = BITS[self.seats] - 1

    def pair_number(self, first: int, second: int) -> int:
        """The action that chooses these two tiles."""
        return PAIR_BASE[first] + second

    def giver(self) -> int:
        """Who gives Ludwig's tiles: the player on his left in round 1, on his right in round 2 (Rules §9.2)."""
        return self.round

    def reveal(self) -> None:
        """Show all choices: the chosen tiles leave the hands (Rules §3)."""
        for seat in range(self.ring):
            first = PAIR_FIRST[self.choices[seat]]
            second = self.choices[seat] - PAIR_BASE[first]
            self.choices[seat] = NO_TILE
            self.to_lay[3 * seat] = first
            self.to_lay[3 * seat + 1] = second
            self.sides[seat] = 0
            self.remove_from_hand(seat, first, second)
        if self.seats == 2:
            self.hand_over_gifts()
        self.hand_size -= 2
        self.reveals += 1
        self.phase = PLACE
        self.find_acting()

    def hand_over_gifts(self) -> None:
        """Each player lays the tile that Ludwig's shared castle was given (Rules §9.4)."""
        self.to_lay[3 * LUDWIG] = NO_TILE
        self.to_lay[3 * LUDWIG + 1] = NO_TILE
        self.to_lay[GIFT_SLOT] = self.gifts[0]
        self.to_lay[3 + GIFT_SLOT] = self.gifts[1]
        self.gifts[0] = NO_TILE
        self.gifts[1] = NO_TILE

    def find_acting(self) -> None:
        """Find out who may lay or decide now; when nobody has anything left, end the turn (Rules §11.1)."""
        self.acting = 0
        for seat in range(self.seats):
            if self.can_act(seat):
                self.acting |= BITS[seat]
        if self.acting == 0:
            self.end_turn()

    def can_act(self, seat: int) -> bool:
        """Whether the seat has a tile for a castle that waits for nothing, or decides about a bonus."""
        for side in range(2):
            castle = self.castle(self.castle_at(seat, side))
            if castle.stage != NOTHING:
                if castle.owner == seat:
                    return True
            elif not self.sides[seat] & (1 + side) or (
                self.to_lay[3 * seat + GIFT_SLOT] >= 0 and self.gift_side(seat) == side
            ):
                return True
        return False

    def end_turn(self) -> None:
        """Pass the hands on, or discard the last tiles and start the next round (Rules §3)."""
        if self.hand_size > 1:
            self.pass_hands()
            return
        for seat in range(self.ring):
            self.supply.discard(self.hands[HAND * seat], self.seen[seat])
        self.hand_size = 0
        self.round += 1
        if self.round < ROUNDS:
            self.deal()
        else:
            self.phase = OVER

    def pass_hands(self) -> None:
        """Give every hand to the left neighbour in round 1, to the right one in round 2 (Rules §3)."""
        if self.round == 0:
            self.pass_left()
        else:
            self.pass_right()
        self.start_turn()

    # Who may do what.

    def castle_at(self, seat: int, side: int) -> int:
        """The castle on the seat's left (0) or right (1) side (Rules §1)."""
        if side == 0:
            return seat
        return seat - 1 if seat > 0 else self.ring - 1

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
                    castle = self.castle(self.castle_at(seat, option % 2))
                    castle.list_places(GROUP[room], LAYS + option * CELLS, actions)
            for side in range(2):
                self.list_takes(seat, side, actions)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may choose this pair, give, lay or take this now."""
        if not self.acting & BITS[seat]:
            return False
        if self.phase == CHOOSE:
            return 0 <= action < LAYS and self.is_pair(seat, action)
        if self.phase == PLACE and LAYS <= action < TAKES:
            option = (action - LAYS) // CELLS
            room = self.option_room(seat, option)
            castle = self.castle(self.castle_at(seat, option % 2))
            return room >= 0 and castle.has_place(GROUP[room], (action - LAYS) % CELLS)
        return self.is_listed(seat, action)

    def is_pair(self, seat: int, action: int) -> bool:
        """Whether an action chooses two tiles of the seat's hand."""
        first = PAIR_FIRST[action]
        return self.has_pair(seat, first, action - PAIR_BASE[first])

    def list_pairs(self, seat: int, actions: Actions) -> None:
        """Every pair of tiles in hand (Rules §3)."""
        end = HAND * seat + self.hand_size
        count = 0
        for first in range(HAND * seat, end - 1):
            base = PAIR_BASE[self.hands[first]]
            for second in range(first + 1, end):
                actions.numbers[count] = base + self.hands[second]
                count += 1
        actions.count = count

    def option_room(self, seat: int, option: int) -> int:
        """The room that the seat may lay now from slot option // 2 on side option % 2, -1 for none.

        Rules §3, §5, §11.2: one own tile on each side, in a castle that waits for nothing; or
        the room that a bonus brought, by the seat that decides about it.
        """
        slot = option // 2
        side = option % 2
        castle = self.castle(self.castle_at(seat, side))
        if slot == BONUS_SLOT:
            return castle.pending if castle.stage == LAY_ROOM and castle.owner == seat else NO_TILE
        if castle.stage != NOTHING:
            return NO_TILE
        if slot == GIFT_SLOT:
            return self.to_lay[3 * seat + GIFT_SLOT] if self.seats == 2 and self.gift_side(seat) == side else NO_TILE
        return NO_TILE if self.sides[seat] & (1 + side) else self.to_lay[3 * seat + slot]

    def list_takes(self, seat: int, side: int, actions: Actions) -> None:
        """Add everything that the bonus of a castle offers to the seat now (Rules §5)."""
        castle = self.castle(self.castle_at(seat, side))
        if castle.owner != seat or castle.stage == LAY_ROOM:
            return
        base = TAKES + side * TAKE_ITEMS
        if castle.stage == PICK_BONUS:
            for bonus in range(CHOICE_BONUS):
                if bonus < FOUNTAIN_BONUS or self.supply.specials[bonus - FOUNTAIN_BONUS] > 0:
                    add_action(base + bonus, actions)
        elif castle.stage == PICK_SPECIAL:
            for kind in range(3):
                if self.supply.specials[kind] > 0:
                    add_action(base + TAKE_SPECIAL + kind, actions)
        elif castle.stage == PICK_ATTENDANT:
            for kind in range(4):
                if self.supply.attendants[kind] > 0:
                    add_action(base + TAKE_ATTENDANT + kind, actions)
        else:
            base += TAKE_CARD if castle.stage == PICK_CARD else TAKE_TILE
            for index in range(castle.drawn_count):
                add_action(base + castle.drawn[index], actions)

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely; places are drawn without listing them."""
        if self.phase == CHOOSE:
            self.draw_choice(seat, chance)
            self.play_unchecked(seat, self.choices[seat])
            return
        if self.phase == GIVE:
            self.play_unchecked(seat, GIVES + chance.below(2))
            return
        SCRATCH.count = 0
        self.list_takes(seat, 0, SCRATCH)
        self.list_takes(seat, 1, SCRATCH)
        total = SCRATCH.count
        for option in range(8):
            total += self.count_option(seat, option)
        pick = chance.below(total)
        if pick < SCRATCH.count:
            self.play_unchecked(seat, SCRATCH.numbers[pick])
            return
        pick -= SCRATCH.count
        option = 0
        count = self.count_option(seat, 0)
        while pick >= count:
            pick -= count
            option += 1
            count = self.count_option(seat, option)
        castle = self.castle(self.castle_at(seat, option % 2))
        cell = castle.nth_place(GROUP[self.option_room(seat, option)], pick)
        self.play_unchecked(seat, LAYS + option * CELLS + cell)

    def count_option(self, seat: int, option: int) -> int:
        """In how many places the room of an option may be laid."""
        room = self.option_room(seat, option)
        if room < 0:
            return 0
        return self.castle(self.castle_at(seat, option % 2)).count_places(GROUP[room])

    # What an action does.

    def play_unchecked(self, seat: int, action: int) -> None:
        """Choose a pair, lay a room, take what a bonus offers, or give Ludwig's tiles."""
        if action < LAYS:
            self.choices[seat] = action
            self.acting ^= BITS[seat]
            if self.acting == 0:
                self.reveal()
        elif action < TAKES:
            action -= LAYS
            self.lay(seat, action // CELLS, action % CELLS)
            self.find_acting()
        elif action < GIVES:
            action -= TAKES
            castle = self.castle(self.castle_at(seat, action // TAKE_ITEMS))
            self.take(castle, action % TAKE_ITEMS)
            self.find_acting()
        else:
            self.give(action - GIVES)

    def give(self, side: int) -> None:
        """Give the lower of Ludwig's two tiles to his left (0) or right (1) castle, face up (Rules §9.2)."""
        first = PAIR_FIRST[self.choices[LUDWIG]]
        self.gifts[side] = first
        self.gifts[1 - side] = self.choices[LUDWIG] - PAIR_BASE[first]
        self.phase = CHOOSE
        self.acting = 3
        self.reveals += 1

    def lay(self, seat: int, option: int, cell: int) -> None:
        """Lay a room and set off the bonus of a third or fifth room of its type (Rules §3, §5)."""
        room = self.option_room(seat, option)
        castle = self.castle(self.castle_at(seat, option % 2))
        slot = option // 2
        if slot < BONUS_SLOT:
            self.to_lay[3 * seat + slot] = NO_TILE
            if slot < GIFT_SLOT:
                self.sides[seat] |= 1 + option % 2
        castle.put_room(room, cell % WIDTH + 1, cell // WIDTH + 1)
        castle.settle()
        if room < TILES:
            number = castle.numbers[TYPE[room]]
            if number == 3:
                castle.owner = seat
                self.start_bonus(castle, THIRD_BONUS[TYPE[room]])
            elif number == 5:
                castle.owner = seat
                self.start_bonus(castle, SPECIAL_BONUS)

    def start_bonus(self, castle: Castle, bonus: int) -> None:
        """Let the castle wait for what the bonus brings; draws are made at once (Rules §5, §11.6)."""
        if bonus == TILE_BONUS:
            self.draw_tiles(castle)
        elif bonus == ATTENDANT_BONUS:
            castle.stage = PICK_ATTENDANT
        elif bonus == CARD_BONUS:
            self.draw_cards(castle)
        elif bonus == CHOICE_BONUS:
            castle.stage = PICK_BONUS
        elif bonus == SPECIAL_BONUS or self.supply.specials[bonus - FOUNTAIN_BONUS] == 0:
            castle.stage = PICK_SPECIAL
        else:
            self.take_special(castle, bonus - FOUNTAIN_BONUS)

    def take_special(self, castle: Castle, kind: int) -> None:
        """Take a special room from the supply, to be laid next."""
        self.supply.specials[kind] -= 1
        castle.pending = FOUNTAIN + kind
        castle.stage = LAY_ROOM

    def draw_tiles(self, castle: Castle) -> None:
        """Draw five standard tiles for all to see (Rules §5, §11.7, §11.8)."""
        self.supply.prepare_tiles(BONUS_TILES)
        castle.drawn_count = BONUS_TILES
        for index in range(BONUS_TILES):
            insert(castle, index, self.supply.draw_tile())
        castle.stage = PICK_TILE
        self.reveals += 1

    def draw_cards(self, castle: Castle) -> None:
        """Draw three bonus cards for all to see (Rules §5, §11.7, §11.8)."""
        self.supply.prepare_cards(BONUS_CARDS)
        castle.drawn_count = BONUS_CARDS
        for index in range(BONUS_CARDS):
            insert(castle, index, self.supply.draw_card())
        castle.stage = PICK_CARD
        self.reveals += 1

    def take(self, castle: Castle, item: int) -> None:
        """Take what a bonus offers (Rules §5)."""
        if item < TAKE_SPECIAL:
            self.start_bonus(castle, item)
        elif item < TAKE_ATTENDANT:
            self.take_special(castle, item - TAKE_SPECIAL)
        elif item < TAKE_CARD:
            castle.add_attendant(item - TAKE_ATTENDANT)
            self.supply.attendants[item - TAKE_ATTENDANT] -= 1
            castle.settle()
        elif item < TAKE_TILE:
            self.keep_card(castle, item - TAKE_CARD)
        else:
            self.pick_tile(castle, item - TAKE_TILE)

    def keep_card(self, castle: Castle, card: int) -> None:
        """Keep one of the drawn cards, discard the others (Rules §5)."""
        for index in range(castle.drawn_count):
            if castle.drawn[index] != card:
                self.supply.discard_card(castle.drawn[index])
        castle.add_card(card)
        castle.settle()

    def pick_tile(self, castle: Castle, tile: int) -> None:
        """Take one of the drawn tiles, to be laid next; everybody knows the discarded ones (Rules §5, §11.7)."""
        for index in range(castle.drawn_count):
            if castle.drawn[index] != tile:
                self.supply.discard(castle.drawn[index], EVERYBODY)
        castle.drawn_count = 0
        castle.pending = tile
        castle.stage = LAY_ROOM

    def touches(self, seat: int, action: int) -> int:
        """The castle that the action changes; a choice and a gift touch none."""
        if action < LAYS or action >= GIVES:
            return 0
        side = (action - LAYS) // CELLS % 2 if action < TAKES else (action - TAKES) // TAKE_ITEMS
        return BITS[self.castle_at(seat, side)]

    def is_final(self, seat: int, action: int) -> bool:
        """The secret choice is final once made (Rules §3)."""
        return action < LAYS

    def is_secret(self, seat: int, action: int) -> bool:
        """A choice is secret; once revealed it is seen on the table (Rules §3)."""
        return action < LAYS

    # Points.

    def score_castle(self, castle: int) -> int:
        """Points of one castle as it stands (Rules §6, §7)."""
        return score_castle(self.castle(castle))

    def score(self, seat: int) -> int:
        """The lower of the seat's castles (Rules §8)."""
        return min(self.score_castle(self.castle_at(seat, 0)), self.score_castle(self.castle_at(seat, 1)))

    def standing(self, seat: int) -> int:
        """The lower castle, then the higher one, then the special rooms of both (Rules §8)."""
        left = self.castle_at(seat, 0)
        right = self.castle_at(seat, 1)
        one = self.score_castle(left)
        other = self.score_castle(right)
        specials = self.castle(left).special_count() + self.castle(right).special_count()
        return (min(one, other) * 1024 + max(one, other)) * 64 + specials

    # Twins, guesses and other forms.

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats."""
        source = own(other)
        self.copy_hands(source)
        self.phase = source.phase
        self.round = source.round
        self.ludwig_key = source.ludwig_key
        for index in range(self.ring):
            self.castle(index).copy_from(source.castle(index))
            self.sides[index] = source.sides[index]
        for index in range(3 * self.ring):
            self.to_lay[index] = source.to_lay[index]
        for index in range(2):
            self.gifts[index] = source.gifts[index]
        self.supply.copy_from(source.supply)

    def knows_choice(self, seat: int, holder: int) -> bool:
        """Whether a seat (-1: a spectator) knows a chosen pair: its own, and Ludwig's once it is face up."""
        if holder == seat:
            return True
        if self.seats > 2 or holder != LUDWIG:
            return False
        return self.phase != GIVE or seat == self.giver()

    def guess_from(self, other: Position, seat: int, chance: Chance) -> None:
        """Become a position that the seat cannot tell from the other.

        Hands it has not held, unknown discards, both stacks, the secret choices of others and all later luck
        are drawn anew; what lies in the stack or on the discards to the seat's knowledge stays there.
        """
        self.copy_from(other)
        supply = self.supply
        supply.start_guess(seat)
        for holder in range(self.ring):
            self.mark_hand(seat, holder)
        supply.fill_pool()
        for holder in range(self.ring):
            self.refill_hand(seat, holder, chance)
        supply.refill_discards(seat, chance)
        supply.refill_stack(seat, chance)
        supply.sort_cards()
        supply.shuffle_cards(chance)
        supply.tile_key = chance.word()
        supply.card_key = chance.word()
        self.ludwig_key = chance.word()
        if self.phase in {GIVE, CHOOSE}:
            for holder in range(self.ring):
                if self.choices[holder] >= 0 and not self.knows_choice(seat, holder):
                    self.draw_choice(holder, chance)

    def is_shown(self, seat: int, holder: int, tile: int) -> bool:
        """Whether the seat sees this tile of a hand: one of Ludwig's two that it drew or that are given."""
        choice = self.choices[holder]
        if choice < 0 or not self.knows_choice(seat, holder):
            return False
        first = PAIR_FIRST[choice]
        return tile in {first, choice - PAIR_BASE[first]}

    def mark_hand(self, seat: int, holder: int) -> None:
        """Mark the tiles of a hand that the seat has not seen."""
        if not self.knows_hand(seat, holder):
            for place in range(HAND * holder, HAND * holder + self.hand_size):
                self.supply.mark_unseen(self.hands[place], self.is_shown(seat, holder, self.hands[place]))

    def refill_hand(self, seat: int, holder: int, chance: Chance) -> None:
        """Draw a hand anew, but for the tiles of it that the seat sees."""
        if not self.knows_hand(seat, holder):
            for place in range(HAND * holder, HAND * holder + self.hand_size):
                if not self.is_shown(seat, holder, self.hands[place]):
                    self.hands[place] = self.supply.draw_unseen(chance)
            self.sort_hand(holder)


def add_action(action: int, actions: Actions) -> None:
    """Add one action to a list."""
    actions.numbers[actions.count] = action
    actions.count += 1


def insert(castle: Castle, count: int, piece: int) -> None:
    """Show a drawn piece beside the `count` others, in rising order."""
    while count > 0 and castle.drawn[count - 1] > piece:
        castle.drawn[count] = castle.drawn[count - 1]
        count -= 1
    castle.drawn[count] = piece


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
