"""The common supplies: both stacks, the discards, special rooms and attendants, and who knows what lies where."""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.drawing import draw_below
from castlewright.core.part import Part
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.constants import CARDS, TILES

SPECTATOR = 7
"""The bit of all spectators among those who know a tile."""

STATE = (
    *("tiles", "tiles_left", "known", "discards", "discard_count"),
    *("cards", "cards_left", "card_discards", "card_discard_count", "specials", "attendants", "tile_key", "card_key"),
)


class Supply(Part):
    """Everything that is neither in a hand nor at a castle."""

    tiles: list[int]
    tiles_left: int
    """The stack of standard tiles, drawn from its end."""

    known: list[int]
    """For each tile in the stack or on the discards, who knows that it lies there: a bit per seat, then spectators."""

    discards: list[int]
    discard_count: int
    """The discarded tiles, in rising order."""

    cards: list[int]
    cards_left: int
    card_discards: list[int]
    card_discard_count: int
    """The bonus cards, drawn from the end, and the rejected ones, in rising order."""

    specials: list[int]
    attendants: list[int]
    """How many fountains, towers and grand foyers, and how many attendants of each kind, are left."""

    tile_key: int
    card_key: int
    """Where the streams stand from which later shuffles take their luck."""

    unseen: list[int]
    masks: list[int]
    pool: list[int]
    """Scratch for a guess: which tiles a seat has not seen, who knows them, and the tiles themselves."""

    pool_size: int

    def __init__(self) -> None:
        self.tiles = filled(TILES)
        self.tiles_left = 0
        self.known = filled(TILES)
        self.discards = filled(TILES)
        self.discard_count = 0
        self.cards = filled(CARDS)
        self.cards_left = 0
        self.card_discards = filled(CARDS)
        self.card_discard_count = 0
        self.specials = filled(3, data.SPECIAL_COUNT)
        self.attendants = filled(4, data.ATTENDANT_COUNT)
        self.tile_key = 0
        self.card_key = 0
        self.unseen = filled(TILES)
        self.masks = filled(TILES)
        self.pool = filled(TILES)
        self.pool_size = 0

    def set_stacks(self, tiles: list[int], cards: list[int]) -> None:
        """Put both stacks into this order."""
        for index in range(TILES):
            self.tiles[index] = tiles[index]
        for index in range(CARDS):
            self.cards[index] = cards[index]
        self.tiles_left = TILES
        self.cards_left = CARDS

    # Tiles.

    def draw_tile(self) -> int:
        """Take the next tile from the stack."""
        self.tiles_left -= 1
        return self.tiles[self.tiles_left]

    def prepare_tiles(self, wanted: int) -> None:
        """See to it that so many tiles can be drawn: where too few are left, discards come back (Rules §11.8)."""
        if self.tiles_left < wanted:
            self.return_discards()

    def return_discards(self) -> None:
        """Shuffle the discarded tiles into the stack (Rules §11.8)."""
        for index in range(self.discard_count):
            self.tiles[self.tiles_left] = self.discards[index]
            self.tiles_left += 1
        self.discard_count = 0
        chance = Chance(self.tile_key)
        for last in range(self.tiles_left - 1, 0, -1):
            other = draw_below(chance, last + 1)
            tile = self.tiles[last]
            self.tiles[last] = self.tiles[other]
            self.tiles[other] = tile
        self.tile_key = chance.state

    def forget_stack(self) -> None:
        """Before a deal: a tile known to be in the stack may soon be in a hand as well."""
        for index in range(self.tiles_left):
            self.known[self.tiles[index]] = 0

    def discard(self, tile: int, knowers: int) -> None:
        """Put a tile face down on the discards, which are kept in rising order."""
        place = self.discard_count
        while place > 0 and self.discards[place - 1] > tile:
            self.discards[place] = self.discards[place - 1]
            place -= 1
        self.discards[place] = tile
        self.discard_count += 1
        self.known[tile] = knowers

    # Cards.

    def draw_card(self) -> int:
        """Take the next card from the stack."""
        self.cards_left -= 1
        return self.cards[self.cards_left]

    def prepare_cards(self, wanted: int) -> None:
        """See to it that so many cards can be drawn: where too few are left, discards come back (Rules §11.8)."""
        if self.cards_left < wanted:
            self.return_cards()

    def return_cards(self) -> None:
        """Shuffle the rejected cards into the stack (Rules §11.8)."""
        for index in range(self.card_discard_count):
            self.cards[self.cards_left] = self.card_discards[index]
            self.cards_left += 1
        self.card_discard_count = 0
        chance = Chance(self.card_key)
        self.shuffle_cards(chance)
        self.card_key = chance.state

    def shuffle_cards(self, chance: Chance) -> None:
        """Put the card stack into random order."""
        for last in range(self.cards_left - 1, 0, -1):
            other = draw_below(chance, last + 1)
            card = self.cards[last]
            self.cards[last] = self.cards[other]
            self.cards[other] = card

    def sort_cards(self) -> None:
        """Bring the card stack, of which everybody knows the content, into rising order."""
        for index in range(1, self.cards_left):
            card = self.cards[index]
            place = index
            while place > 0 and self.cards[place - 1] > card:
                self.cards[place] = self.cards[place - 1]
                place -= 1
            self.cards[place] = card

    def discard_card(self, card: int) -> None:
        """Put a card on the discards, which are kept in rising order."""
        place = self.card_discard_count
        while place > 0 and self.card_discards[place - 1] > card:
            self.card_discards[place] = self.card_discards[place - 1]
            place -= 1
        self.card_discards[place] = card
        self.card_discard_count += 1

    # What a seat knows, and guesses.

    def knows_tile(self, seat: int, tile: int) -> bool:
        """Whether a seat (-1: a spectator) knows that this tile is in the stack, or on the discards, where it lies."""
        return (self.known[tile] & BITS[seat if seat >= 0 else SPECTATOR]) != 0

    def start_guess(self, seat: int) -> None:
        """Mark the tiles of the stack and the discards that the seat does not know to lie there."""
        for tile in range(TILES):
            self.unseen[tile] = 0
        for index in range(self.discard_count):
            self.mark_unseen(self.discards[index], self.knows_tile(seat, self.discards[index]))
        for index in range(self.tiles_left):
            self.mark_unseen(self.tiles[index], self.knows_tile(seat, self.tiles[index]))

    def mark_unseen(self, tile: int, is_seen: bool) -> None:
        """Let the pool hold the tile, unless the seat sees it."""
        self.unseen[tile] = 0 if is_seen else 1

    def fill_pool(self) -> None:
        """Put the marked tiles into the pool, in rising order."""
        self.pool_size = 0
        for tile in range(TILES):
            if self.unseen[tile]:
                self.pool[self.pool_size] = tile
                self.pool_size += 1

    def draw_unseen(self, chance: Chance) -> int:
        """Take a random tile out of the pool."""
        index = draw_below(chance, self.pool_size)
        tile = self.pool[index]
        self.pool_size -= 1
        self.pool[index] = self.pool[self.pool_size]
        return tile

    def refill_discards(self, seat: int, chance: Chance) -> None:
        """Draw the unknown discards anew; who knows them is no secret, but not which tiles they are."""
        count = 0
        kept = 0
        for index in range(self.discard_count):
            tile = self.discards[index]
            if self.knows_tile(seat, tile):
                self.discards[kept] = tile
                kept += 1
            else:
                self.note_mask(count, self.known[tile])
                count += 1
        self.discard_count = kept
        for index in range(count):
            self.discard(self.draw_unseen(chance), self.masks[index])

    def note_mask(self, count: int, mask: int) -> None:
        """Add a mask to the first `count` ones, which are in rising order."""
        while count > 0 and self.masks[count - 1] > mask:
            self.masks[count] = self.masks[count - 1]
            count -= 1
        self.masks[count] = mask

    def refill_stack(self, seat: int, chance: Chance) -> None:
        """Put the rest of the pool and the tiles known to be in the stack into random order.

        What others know about tiles that the seat does not know is beyond its knowledge, so it is dropped.
        """
        for tile in range(TILES):
            self.unseen[tile] = 0
        for index in range(self.tiles_left):
            if self.knows_tile(seat, self.tiles[index]):
                self.unseen[self.tiles[index]] = 1
        for index in range(self.pool_size):
            self.unseen[self.pool[index]] = 1
            self.known[self.pool[index]] = 0
        self.fill_pool()
        for index in range(self.tiles_left):
            self.tiles[index] = self.draw_unseen(chance)

    def copy_from(self, other: "Supply") -> None:
        """Become a twin of another supply."""
        self.tiles_left = other.tiles_left
        self.discard_count = other.discard_count
        self.cards_left = other.cards_left
        self.card_discard_count = other.card_discard_count
        self.tile_key = other.tile_key
        self.card_key = other.card_key
        for index in range(other.tiles_left):
            tile = other.tiles[index]
            self.tiles[index] = tile
            self.known[tile] = other.known[tile]
        for index in range(other.discard_count):
            tile = other.discards[index]
            self.discards[index] = tile
            self.known[tile] = other.known[tile]
        for index in range(other.cards_left):
            self.cards[index] = other.cards[index]
        for index in range(other.card_discard_count):
            self.card_discards[index] = other.card_discards[index]
        for index in range(3):
            self.specials[index] = other.specials[index]
        for index in range(4):
            self.attendants[index] = other.attendants[index]

    def state(self) -> tuple[str, ...]:
        """The fields that make it up."""
        return STATE
