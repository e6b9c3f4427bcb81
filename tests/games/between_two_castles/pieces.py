"""Every piece of Between Two Castles wherever it lies, for the test that none is made or lost."""

from collections import Counter

from castlewright.core.position import Position
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import (
    castle_attendants,
    castle_cards,
    castle_drawn,
    castle_rooms,
    castle_throne,
    gift_to_lay,
    hand_tiles,
    tiles_to_lay,
)
from castlewright.games.between_two_castles.position import CastlesPosition, own


def box(seats: int) -> Counter[str]:
    """What is in the box, without the throne rooms: 147 + 48 + 28 + 20 pieces, for any number of seats."""
    pieces = Counter(dict.fromkeys(data.ROOMS, 1)) + Counter(dict.fromkeys(data.SPECIALS, data.SPECIAL_COUNT))
    pieces += Counter(dict.fromkeys(data.ATTENDANTS, data.ATTENDANT_COUNT))
    return pieces + Counter(f"card {card}" for card in data.CARDS)


def count_pieces(position: Position) -> Counter[str]:
    """All pieces in castles, hands, supplies and discards."""
    table = own(position)
    counted = count_supply(table)
    for seat in range(table.ring):
        counted += Counter(hand_tiles(table, seat)) + Counter(tiles_to_lay(table, seat))
        gift = gift_to_lay(table, seat)
        counted += Counter([gift] if gift else [])
    thrones = {castle_throne(castle) for castle in table.castles}
    assert len(thrones) == table.ring
    for castle in table.castles:
        counted += count_castle(castle)
    return counted


def count_castle(castle: Castle) -> Counter[str]:
    """All pieces of a castle and of the bonus it waits for."""
    counted = Counter(room for room, _, _ in castle_rooms(castle)) + Counter(castle_attendants(castle))
    counted += Counter(f"card {card}" for card in castle_cards(castle))
    drawn = castle_drawn(castle)
    counted += Counter(f"card {piece}" if piece in data.CARDS else piece for piece in drawn)
    return counted + Counter([constants.ROOM_IDS[castle.pending]] if castle.pending >= 0 else [])


def count_supply(table: CastlesPosition) -> Counter[str]:
    """All pieces in the common supplies."""
    supply = table.supply
    tiles = supply.tiles[: supply.tiles_left] + supply.discards[: supply.discard_count]
    cards = supply.cards[: supply.cards_left] + supply.card_discards[: supply.card_discard_count]
    counted = Counter(constants.ROOM_IDS[tile] for tile in tiles)
    counted += Counter(f"card {constants.CARD_IDS[card]}" for card in cards)
    counted += Counter(dict(zip(data.SPECIALS, supply.specials, strict=True)))
    return counted + Counter(dict(zip(data.ATTENDANTS, supply.attendants, strict=True)))
