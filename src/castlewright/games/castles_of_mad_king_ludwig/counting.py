"""What favours, bonus cards and empty stacks count in a castle (Rules §7, §9), straight from the rules."""

from collections.abc import Iterable, Sequence

from castlewright.games.castles_of_mad_king_ludwig import data
from castlewright.games.castles_of_mad_king_ludwig.boardfile import ROOMS, Player
from castlewright.games.castles_of_mad_king_ludwig.notation import THOUSAND


def of_size(player: Player, sizes: Iterable[int]) -> list[int]:
    """The rooms of these sizes; corridor tiles have none (Rules §9.3)."""
    wanted = set(sizes)
    return [index for index, name in enumerate(player.tiles) if ROOMS[name].size in wanted]


def of_type(player: Player, kind: str) -> list[int]:
    """The tiles of a type."""
    return [index for index, name in enumerate(player.tiles) if ROOMS[name].type == kind]


def hallways(player: Player) -> list[int]:
    """The hallways of both faces."""
    return [index for index, name in enumerate(player.tiles) if name in {data.HALLWAY, data.DOWNSTAIRS_HALLWAY}]


def stairs(player: Player) -> list[int]:
    """The stairs."""
    return [index for index, name in enumerate(player.tiles) if name == data.STAIRS]


def completed(player: Player, wanted: bool) -> list[int]:
    """The tiles that are complete, or those that are not (Rules §11.22)."""
    return [index for index in range(len(player.tiles)) if player.castle.is_complete(index) == wanted]


def external(player: Player) -> list[int]:
    """The tile of each external entrance, corridor-type rooms left out (Rules §4.5, §9.3)."""
    owners = [player.castle.tile_of(entrance) for entrance in player.castle.external_entrances()]
    return [index for index in owners if ROOMS[player.tiles[index]].type != "corridor"]


def area(player: Player, tiles: Iterable[int]) -> int:
    """The printed area of these tiles."""
    return sum(AREAS.get(player.tiles[index], ROOMS[player.tiles[index]].size) for index in tiles)


AREAS = {
    **dict.fromkeys(data.FOYERS, data.FOYER_AREA),
    **dict.fromkeys((data.HALLWAY, data.DOWNSTAIRS_HALLWAY), data.HALLWAY_AREA),
    data.STAIRS: data.STAIRS_AREA,
}

SIZE_SETS = {
    "small_rooms": data.SMALL_SIZES,
    "large_rooms": data.LARGE_SIZES,
    "square_rooms": data.SQUARE_SIZES,
    "circular_rooms": data.ROUND_SIZES,
}


def favour_tiles(favour: str, player: Player) -> list[int]:
    """The tiles that a favour or a bonus card of the same name counts (Rules §9)."""
    kind = favour.partition("_")[2]
    if favour in SIZE_SETS:
        return of_size(player, SIZE_SETS[favour])
    if favour == "external_entrances":
        return external(player)
    if favour in {"completed_rooms", "incomplete_rooms"}:
        return completed(player, favour == "completed_rooms")
    return of_type(player, kind) if kind in data.TYPES else []


def favour_value(favour: str, player: Player) -> int:
    """What a favour counts for one player (Rules §9.1)."""
    if favour == "money":
        return player.money
    tiles = favour_tiles(favour, player)
    return area(player, tiles) if favour.startswith("area_") else len(tiles)


def favour_points(values: Sequence[int]) -> list[int]:
    """The points of a favour: ranks 8, 4, 2, 1; ties share what they fill; nothing without one item (Rules §7.3)."""
    points = []
    for value in values:
        better = sum(other > value for other in values)
        equal = values.count(value)
        shared = sum(data.FAVOUR_POINTS[better : better + equal]) // equal
        points.append(shared if value else 0)
    return points


def card_count(card: str, player: Player) -> tuple[int, list[int]]:
    """How often a bonus card counts, and for which tiles; corridor is one of the eight types (Rules §9.2, §11.21)."""
    everything = list(range(len(player.tiles)))
    if card == "all_sizes":
        return int({ROOMS[name].size for name in player.tiles} >= set(data.SIZES)), everything
    if card == "all_types":
        return int(len({ROOMS[name].type for name in player.tiles}) == len(data.TYPES)), everything
    if card == "money":
        return player.money // (data.BONUS_MONEY * THOUSAND), []
    if card in {"hallways", "stairs"}:
        tiles = hallways(player) if card == "hallways" else stairs(player)
        return len(tiles), tiles
    if card.startswith("size_"):
        tiles = of_size(player, [int(card[5:])])
        return len(tiles), tiles
    tiles = favour_tiles(card, player)
    in_pairs = card in {"completed_rooms", "external_entrances"}
    return len(tiles) // data.BONUS_PAIR if in_pairs else len(tiles), tiles
