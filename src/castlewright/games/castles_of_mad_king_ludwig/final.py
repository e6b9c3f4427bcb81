"""Final points, fast: depleted stacks, favours and bonus cards (Rules §7, §9)."""

from castlewright.games.castles_of_mad_king_ludwig import data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ALL_SIZES_BITS,
    ALL_SIZES_CARD,
    ALL_TYPES_CARD,
    AREA,
    AREA_FAVOURS,
    CARD_POINTS,
    COMPLETED_CARD,
    COMPLETED_FAVOUR,
    DEEP_HALLWAY,
    EXTERNAL_CARD,
    EXTERNAL_FAVOUR,
    HALLWAY,
    HALLWAY_CARD,
    HALLWAY_STACK,
    INCOMPLETE_FAVOUR,
    MONEY_CARD,
    MONEY_FAVOUR,
    ROUND_SET,
    SIZE,
    SIZE_CARDS,
    SIZE_FAVOURS,
    SIZE_SETS,
    SQUARE_CARD,
    SQUARE_SET,
    STAIRS,
    STAIRS_CARD,
    STAIRS_STACK,
    TYPE,
    TYPE_CARDS,
    TYPES,
)
from castlewright.games.castles_of_mad_king_ludwig.data import BONUS_MONEY, BONUS_PAIR, DEPLETED_POINTS

FAVOUR_POINTS = list(data.FAVOUR_POINTS)


def count_sizes(castle: Castle, sizes: int) -> int:
    """How many rooms of these sizes a castle has; corridor tiles have none (Rules §9.3)."""
    count = 0
    for index in range(castle.count):
        if sizes & 1 << SIZE[castle.tiles[index]]:
            count += 1
    return count


def count_tiles(castle: Castle, low: int, high: int) -> int:
    """How many tiles with numbers from low to high a castle has."""
    count = 0
    for index in range(castle.count):
        if low <= castle.tiles[index] <= high:
            count += 1
    return count


def count_completed(castle: Castle) -> int:
    """How many tiles are complete, corridor tiles included (Rules §9.3, §11.22)."""
    count = 0
    for index in range(castle.count):
        if castle.completers[index] >= 0:
            count += 1
    return count


def area_of(castle: Castle, kind: int) -> int:
    """The printed area of all tiles of a type, or of all tiles for -1 (Rules §7.6, §9.1)."""
    area = 0
    for index in range(castle.count):
        if kind < 0 or TYPE[castle.tiles[index]] == kind:
            area += AREA[castle.tiles[index]]
    return area


def sizes_present(castle: Castle) -> int:
    """The sizes of a castle's rooms, one bit each."""
    present = 0
    for index in range(castle.count):
        present |= 1 << SIZE[castle.tiles[index]]
    return present & ALL_SIZES_BITS


def favour_value(favour: int, castle: Castle, money: int) -> int:
    """What a favour counts in one castle (Rules §9.1)."""
    if favour < AREA_FAVOURS:
        return castle.type_counts[favour]
    if favour < MONEY_FAVOUR:
        return area_of(castle, favour - AREA_FAVOURS)
    if favour == MONEY_FAVOUR:
        return money
    if favour == EXTERNAL_FAVOUR:
        return castle.count_external()
    if favour == COMPLETED_FAVOUR:
        return count_completed(castle)
    if favour == INCOMPLETE_FAVOUR:
        return castle.count - count_completed(castle)
    return count_sizes(castle, SIZE_SETS[favour - SIZE_FAVOURS])


def card_points(card: int, castle: Castle, money: int) -> int:
    """The points of a bonus card in one castle (Rules §7.4, §9.2, §11.21)."""
    points = CARD_POINTS[card]
    if card >= SIZE_CARDS:
        return points * count_sizes(castle, 1 << (card - SIZE_CARDS))
    if card >= TYPE_CARDS:
        return points * castle.type_counts[card - TYPE_CARDS]
    if card == ALL_SIZES_CARD:
        return points if sizes_present(castle) == ALL_SIZES_BITS else 0
    if card == ALL_TYPES_CARD:
        for kind in range(TYPES):
            if castle.type_counts[kind] == 0:
                return 0
        return points
    if card == HALLWAY_CARD:
        return points * count_tiles(castle, HALLWAY, DEEP_HALLWAY)
    if card == STAIRS_CARD:
        return points * count_tiles(castle, STAIRS, STAIRS)
    if card == COMPLETED_CARD:
        return points * (count_completed(castle) // BONUS_PAIR)
    if card == MONEY_CARD:
        return points * (money // BONUS_MONEY)
    if card == EXTERNAL_CARD:
        return points * (castle.count_external() // BONUS_PAIR)
    return points * count_sizes(castle, SQUARE_SET if card == SQUARE_CARD else ROUND_SET)


def depleted_points(castle: Castle, depleted: int) -> int:
    """Points for tiles of depleted stacks, one bit per size and two for the corridor stacks (Rules §7.2)."""
    count = count_sizes(castle, depleted & ALL_SIZES_BITS)
    if depleted & HALLWAY_STACK:
        count += count_tiles(castle, HALLWAY, DEEP_HALLWAY)
    if depleted & STAIRS_STACK:
        count += count_tiles(castle, STAIRS, STAIRS)
    return DEPLETED_POINTS * count


def rank_points(better: int, equal: int) -> int:
    """The share of a favour for one of `equal` players behind `better` others (Rules §7.3, §11.20)."""
    total = 0
    for rank in range(better, better + equal):
        total += FAVOUR_POINTS[rank]
    return total // equal
