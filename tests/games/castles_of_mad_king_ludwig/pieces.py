"""All pieces of a table, counted wherever they lie, for the conformance suite."""

from collections import Counter

from castlewright.core.position import Position
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.position import own


def count_pieces(position: Position) -> Counter[str]:
    """Every tile, card and coin of a position."""
    table = own(position)
    supply = table.supply
    pieces: Counter[str] = Counter()
    for seat in range(table.seats):
        castle = table.castle(seat)
        pieces.update(constants.NAMES[tile] for tile in castle.tiles[: castle.count])
        pieces.update(f"card {card}" for card in range(constants.BONUS_DECK) if table.hands[seat] >> card & 1)
    tiles = [tile for tile in [*table.market, table.in_hand] if tile >= 0]
    tiles += [*supply.deck_tiles[: supply.deck_count], *supply.removed[: supply.removed_count]]
    for size in range(constants.SIZES):
        start = constants.STACK_ROOM * size
        tiles += supply.stacks[start : start + supply.stack_counts[size]]
        tiles += [constants.FIRST_OF_SIZE[size] + bit for bit in range(9) if supply.boxed[size] >> bit & 1]
        cards = [*supply.cards[: supply.card_count]].count(size)
        pieces[f"room card {size}"] += cards + supply.left_cards[size] + supply.used_cards[size]
    pieces.update(constants.NAMES[tile] for tile in tiles)
    pieces[data.HALLWAY] += supply.hallways + pieces.pop(data.DOWNSTAIRS_HALLWAY, 0)
    pieces[data.STAIRS] += supply.stairs
    pieces.update(f"card {card}" for card in supply.bonus_deck[: supply.bonus_count])
    pieces.update(f"card {card}" for card in table.drawn if card >= 0)
    pieces["money"] = table.bank + sum(table.money) + sum(table.coins)
    return pieces


def box(seats: int) -> Counter[str]:
    """Everything that a table of so many players uses; all money comes from the bank."""
    counts = data.SET_UPS[seats]
    pieces = Counter(room.name for room in data.ROOMS)
    pieces.update(data.FOYERS[:seats])
    pieces.update({data.HALLWAY: counts.hallways, data.STAIRS: counts.stairs, "money": 0})
    pieces.update(f"card {card}" for card in range(constants.BONUS_DECK))
    pieces.update({f"room card {size}": data.CARDS_PER_SIZE for size in range(constants.SIZES)})
    return pieces
