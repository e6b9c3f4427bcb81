"""What lies on the table for all: room stacks, room cards, tiles on the room deck, the bonus deck, corridor tiles.

It also keeps what each seat may remember of the hidden parts. A search of a stack shows a seat which tiles lie
there; tiles that others lay on the deck later come from that known lot (Rules §6, §11.5).
"""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.part import Part
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    BONUS_DECK,
    CARDS,
    FIRST_OF_SIZE,
    SIZE,
    SIZES,
    STACK_ROOM,
    TILES_OF_SIZE,
)

EPOCHS = 32
"""More than the searches of one stack by one seat."""

NOBODY = -1
NO_TILE = -1
SHUFFLER = Chance(0)

STATE = (
    *("card_count", "is_reshuffled", "is_spent", "deck_count", "bonus_count", "removed_count", "hallways", "stairs"),
    *("stacks", "stack_counts", "boxed", "stack_keys", "cards", "left_cards", "used_cards", "card_key"),
    *("deck_tiles", "deck_owners", "deck_epochs", "searches", "bonus_deck", "bonus_owners", "removed"),
)


class Supply(Part):
    """All common pieces but the market."""

    stacks: list[int]
    stack_counts: list[int]
    """The face-down tiles of each size, nine places per size, the top one last."""

    boxed: list[int]
    """The tiles of each size that were left in the box unseen, one bit each from the first of the size."""

    stack_keys: list[int]
    card_key: int
    """The streams of the next shuffle of each stack and of the room cards."""

    cards: list[int]
    card_count: int
    """The sizes on the room cards of the deck, the top one last."""

    left_cards: list[int]
    used_cards: list[int]
    """How many cards of each size were left out unseen, and how many are used."""

    is_reshuffled: bool
    is_spent: bool
    """Whether the used cards were shuffled again, and whether the last card has been drawn (Rules §7.1)."""

    deck_tiles: list[int]
    deck_owners: list[int]
    deck_epochs: list[int]
    deck_count: int
    """The tiles on the room deck, the top one last; who laid them; and how often each seat had searched the
    stack before, 32 to the power of the seat for each time."""

    searches: list[int]
    """How often each seat has searched each stack, ten places per seat."""

    bonus_deck: list[int]
    bonus_owners: list[int]
    bonus_count: int
    """The bonus cards of the deck, the top one first, and who put each under the deck, -1 for nobody."""

    removed: list[int]
    removed_count: int
    """The room tiles that left play face up (Rules §7.1, §8)."""

    hallways: int
    stairs: int
    """How many are left."""

    pool: list[int]
    counts: list[int]
    """Scratch for a guess."""

    def __init__(self) -> None:
        self.stacks = filled(90)
        self.stack_counts = filled(10)
        self.boxed = filled(10)
        self.stack_keys = filled(10)
        self.card_key = 0
        self.cards = filled(50)
        self.card_count = 0
        self.left_cards = filled(10)
        self.used_cards = filled(10)
        self.is_reshuffled = False
        self.is_spent = False
        self.deck_tiles = filled(75)
        self.deck_owners = filled(75)
        self.deck_epochs = filled(75)
        self.deck_count = 0
        self.searches = filled(40)
        self.bonus_deck = filled(27)
        self.bonus_owners = filled(27, NOBODY)
        self.bonus_count = 0
        self.removed = filled(75)
        self.removed_count = 0
        self.hallways = 0
        self.stairs = 0
        self.pool = filled(75)
        self.counts = filled(10)

    # Tiles for the market.

    def next_tile(self) -> int:
        """The next tile for the market, -1 when no card shows a stack with tiles.

        Rules §3.1, §7.1, §11.4: tiles on the room deck first, then cards; a card whose stack is empty counts
        as drawn and is replaced; when the deck is gone the used cards are shuffled again.
        """
        if self.deck_count:
            self.deck_count -= 1
            return self.deck_tiles[self.deck_count]
        while self.card_count or self.reshuffle():
            self.card_count -= 1
            size = self.cards[self.card_count]
            self.used_cards[size] += 1
            if self.card_count == 0:
                self.is_spent = True
            if self.stack_counts[size]:
                self.stack_counts[size] -= 1
                return self.stacks[STACK_ROOM * size + self.stack_counts[size]]
        return NO_TILE

    def reshuffle(self) -> bool:
        """Make the used cards the deck again; False if none of them shows a stack with tiles (Rules §11.4)."""
        is_useful = False
        count = 0
        for size in range(SIZES):
            if self.used_cards[size] and self.stack_counts[size]:
                is_useful = True
        if not is_useful:
            return False
        for size in range(SIZES):
            for _ in range(self.used_cards[size]):
                self.cards[count] = size
                count += 1
            self.used_cards[size] = 0
        SHUFFLER.state = self.card_key
        self.card_key = SHUFFLER.word()
        for last in range(count - 1, 0, -1):
            other = SHUFFLER.below(last + 1)
            card = self.cards[last]
            self.cards[last] = self.cards[other]
            self.cards[other] = card
        self.card_count = count
        self.is_reshuffled = True
        return True

    def has_stack(self) -> bool:
        """Whether any room stack has a tile left to look at (Rules §11.8)."""
        for size in range(SIZES):
            if self.stack_counts[size]:
                return True
        return False

    def remove(self, tile: int) -> None:
        """Take a tile out of play, face up."""
        self.removed[self.removed_count] = tile
        self.removed_count += 1

    # Searching a stack (Rules §6).

    def open_stack(self, seat: int, size: int) -> None:
        """Let a seat look through a stack, which lies in rising order until it is shuffled."""
        self.searches[SIZES * seat + size] += 1
        self.sort_stack(size)

    def sort_stack(self, size: int) -> None:
        """Bring a stack into rising order."""
        start = STACK_ROOM * size
        for place in range(start + 1, start + self.stack_counts[size]):
            tile = self.stacks[place]
            other = place
            while other > start and self.stacks[other - 1] > tile:
                self.stacks[other] = self.stacks[other - 1]
                other -= 1
            self.stacks[other] = tile

    def take_from_stack(self, size: int, tile: int) -> None:
        """Take a tile out of a stack that lies open."""
        kept = STACK_ROOM * size
        for place in range(STACK_ROOM * size, STACK_ROOM * size + self.stack_counts[size]):
            if self.stacks[place] != tile:
                self.stacks[kept] = self.stacks[place]
                kept += 1
        self.stack_counts[size] -= 1

    def lay_on_deck(self, seat: int, tile: int) -> None:
        """Put a tile face down on the room deck; all see its size, only the seat knows it (Rules §11.5)."""
        epochs = 0
        for other in range(3, -1, -1):
            epochs = EPOCHS * epochs + self.searches[SIZES * other + SIZE[tile]]
        self.deck_tiles[self.deck_count] = tile
        self.deck_owners[self.deck_count] = seat
        self.deck_epochs[self.deck_count] = epochs
        self.deck_count += 1

    def close_stack(self, size: int) -> None:
        """Shuffle a stack that was looked through."""
        SHUFFLER.state = self.stack_keys[size]
        self.stack_keys[size] = SHUFFLER.word()
        start = STACK_ROOM * size
        for last in range(self.stack_counts[size] - 1, 0, -1):
            other = SHUFFLER.below(last + 1)
            tile = self.stacks[start + last]
            self.stacks[start + last] = self.stacks[start + other]
            self.stacks[start + other] = tile

    # Bonus cards.

    def draw_bonus(self) -> int:
        """Take the top bonus card."""
        card = self.bonus_deck[0]
        self.bonus_count -= 1
        for place in range(self.bonus_count):
            self.bonus_deck[place] = self.bonus_deck[place + 1]
            self.bonus_owners[place] = self.bonus_owners[place + 1]
        return card

    def return_bonus(self, seat: int, card: int) -> None:
        """Put a bonus card under the deck, which only this seat knows (Rules §2, §6)."""
        self.bonus_deck[self.bonus_count] = card
        self.bonus_owners[self.bonus_count] = seat
        self.bonus_count += 1

    # What a seat does not know, drawn anew.

    def deck_epoch(self, seat: int, place: int) -> int:
        """How often the seat had searched the stack of a tile on the deck when another seat laid it there."""
        epochs = self.deck_epochs[place]
        for _ in range(seat):
            epochs //= EPOCHS
        return epochs % EPOCHS if seat >= 0 else 0

    def knows_deck(self, seat: int, place: int) -> bool:
        """Whether the seat laid this tile on the room deck itself."""
        return seat >= 0 and self.deck_owners[place] == seat

    def search_count(self, seat: int, size: int) -> int:
        """How often the seat (-1: a spectator) has searched a stack."""
        return self.searches[SIZES * seat + size] if seat >= 0 else 0

    def is_in_lot(self, seat: int, size: int, lot: int, place: int) -> bool:
        """Whether a tile on the deck belongs to this lot of tiles that the seat cannot tell apart."""
        if SIZE[self.deck_tiles[place]] != size or self.knows_deck(seat, place):
            return False
        return self.deck_epoch(seat, place) == lot

    def gather_lot(self, seat: int, size: int, lot: int) -> int:
        """Fill the pool, in rising order, with one lot of a size; how many tiles that is.

        Lot 0 holds what was left in the box and what others laid on the deck before the seat's first search,
        lot n what they laid after its n-th; the stack itself belongs to the last lot.
        """
        lot_bits = self.boxed[size] if lot == 0 else 0
        first = FIRST_OF_SIZE[size]
        for place in range(self.deck_count):
            if self.is_in_lot(seat, size, lot, place):
                lot_bits |= 1 << (self.deck_tiles[place] - first)
        if lot == self.search_count(seat, size):
            for place in range(STACK_ROOM * size, STACK_ROOM * size + self.stack_counts[size]):
                lot_bits |= 1 << (self.stacks[place] - first)
        count = 0
        for number in range(TILES_OF_SIZE[size]):
            if lot_bits & 1 << number:
                self.pool[count] = first + number
                count += 1
        return count

    def guess(self, seat: int, chance: Chance) -> None:
        """Draw cards and tiles anew where the seat (-1: a spectator) does not know them."""
        self.guess_cards(chance)
        for size in range(SIZES):
            for lot in range(self.search_count(seat, size) + 1):
                self.guess_lot(seat, size, lot, chance)
            self.stack_keys[size] = chance.word()
        self.card_key = chance.word()

    def guess_cards(self, chance: Chance) -> None:
        """Shuffle the undrawn room cards with those left out; after a reshuffle the deck alone."""
        for size in range(SIZES):
            self.counts[size] = 0 if self.is_reshuffled else self.left_cards[size]
        for place in range(self.card_count):
            self.counts[self.cards[place]] += 1
        count = 0
        for size in range(SIZES):
            for _ in range(self.counts[size]):
                self.pool[count] = size
                count += 1
        for place in range(self.card_count):
            self.cards[place] = self.draw(count, chance)
            count -= 1
        if self.is_reshuffled:
            return
        for size in range(SIZES):
            self.left_cards[size] = 0
        for place in range(count):
            self.left_cards[self.pool[place]] += 1

    def guess_lot(self, seat: int, size: int, lot: int, chance: Chance) -> None:
        """Deal one lot of tiles out again over the places where its tiles lie."""
        count = self.gather_lot(seat, size, lot)
        for place in range(self.deck_count):
            if self.is_in_lot(seat, size, lot, place):
                self.deck_tiles[place] = self.draw(count, chance)
                count -= 1
        if lot == self.search_count(seat, size):
            for place in range(STACK_ROOM * size, STACK_ROOM * size + self.stack_counts[size]):
                self.stacks[place] = self.draw(count, chance)
                count -= 1
        if lot == 0:
            self.boxed[size] = 0
            for place in range(count):
                self.boxed[size] |= 1 << (self.pool[place] - FIRST_OF_SIZE[size])

    def draw(self, count: int, chance: Chance) -> int:
        """Take a random piece out of the first `count` of the pool."""
        index = chance.below(count)
        piece = self.pool[index]
        self.pool[index] = self.pool[count - 1]
        return piece

    # Copies.

    def copy_from(self, other: "Supply") -> None:
        """Become a twin of another supply."""
        self.card_key = other.card_key
        self.card_count = other.card_count
        self.is_reshuffled = other.is_reshuffled
        self.is_spent = other.is_spent
        self.deck_count = other.deck_count
        self.bonus_count = other.bonus_count
        self.removed_count = other.removed_count
        self.hallways = other.hallways
        self.stairs = other.stairs
        for place in range(90):
            self.stacks[place] = other.stacks[place]
        for size in range(SIZES):
            self.stack_counts[size] = other.stack_counts[size]
            self.boxed[size] = other.boxed[size]
            self.stack_keys[size] = other.stack_keys[size]
            self.left_cards[size] = other.left_cards[size]
            self.used_cards[size] = other.used_cards[size]
        for place in range(CARDS):
            self.cards[place] = other.cards[place]
        for place in range(other.deck_count):
            self.deck_tiles[place] = other.deck_tiles[place]
            self.deck_owners[place] = other.deck_owners[place]
            self.deck_epochs[place] = other.deck_epochs[place]
        for place in range(40):
            self.searches[place] = other.searches[place]
        for place in range(BONUS_DECK):
            self.bonus_deck[place] = other.bonus_deck[place]
            self.bonus_owners[place] = other.bonus_owners[place]
        for place in range(other.removed_count):
            self.removed[place] = other.removed[place]

    def state(self) -> tuple[str, ...]:
        """The fields that make it up."""
        return STATE
