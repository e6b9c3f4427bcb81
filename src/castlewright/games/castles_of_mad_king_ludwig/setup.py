"""What a match begins with: stacks, cards and favours, all from the seed (Rules §2, §8)."""

from castlewright.core.chance import shuffle, stream, stream_key
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.supply import Supply


def fill_supply(supply: Supply, counts: data.SetUp, seed: str) -> None:
    """Shuffle the ten stacks, the room cards and the bonus deck, and leave out what this number of players
    does not use (Rules §2).
    """
    stacks = [0] * (constants.SIZES * constants.STACK_ROOM)
    boxed = [0] * constants.SIZES
    in_play = [counts.small if size in data.SMALL_SIZES else counts.large for size in data.SIZES]
    for size, printed in enumerate(data.SIZES):
        first = constants.FIRST_OF_SIZE[size]
        tiles = list(range(first, first + constants.TILES_OF_SIZE[size]))
        shuffle(tiles, stream(seed, f"stack {printed}"))
        start = constants.STACK_ROOM * size
        stacks[start : start + in_play[size]] = tiles[: in_play[size]]
        boxed[size] = sum(1 << (tile - first) for tile in tiles[in_play[size] :])
    supply.stacks = stacks
    supply.stack_counts = in_play
    supply.boxed = boxed
    supply.stack_keys = [stream_key(seed, f"search {printed}") for printed in data.SIZES]
    supply.card_key = stream_key(seed, "cards again")
    cards = [size for size in range(constants.SIZES) for _ in range(data.CARDS_PER_SIZE)]
    shuffle(cards, stream(seed, "cards"))
    supply.cards = cards
    supply.card_count = counts.cards
    supply.left_cards = [cards[counts.cards :].count(size) for size in range(constants.SIZES)]
    bonus = list(range(constants.BONUS_DECK))
    shuffle(bonus, stream(seed, "bonus cards"))
    supply.bonus_deck = bonus
    supply.bonus_count = constants.BONUS_DECK
    supply.hallways = counts.hallways
    supply.stairs = counts.stairs


def turn_up_favours(count: int, seed: str) -> list[int]:
    """The favours in play: the later of completed and incomplete rooms is put away and replaced (Rules §2)."""
    order = list(range(len(data.FAVOURS)))
    shuffle(order, stream(seed, "favours"))
    pair = {data.FAVOURS.index(name) for name in data.NEVER_TOGETHER}
    later = [favour for favour in order if favour in pair][1]
    order.remove(later)
    return [*order[:count], *([-1] * (4 - count))]
