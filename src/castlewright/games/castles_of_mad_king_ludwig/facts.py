"""What a face draws the components of Castles of Mad King Ludwig with; generated into the browser client."""

import msgspec

from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.notation import THOUSAND


class DoorFacts(msgspec.Struct, frozen=True):
    """An entrance of an unturned tile: its side, its cell along that side, and whether it is downstairs."""

    side: str
    offset: int
    is_deep: bool


class TileFacts(msgspec.Struct, frozen=True):
    """A tile as printed, unturned; `turns` are the turns in which it differs, `size` is null for corridor pieces."""

    type: str
    size: int | None
    area: int
    points: int
    bonus: int
    wants: list[str]
    width: int
    height: int
    form: str
    doors: list[DoorFacts]
    fence: str | None
    turns: int


class Facts(msgspec.Struct, frozen=True):
    """All tiles, and what else is printed: types, sizes, prices, favours, bonus cards, solo ranks."""

    tiles: dict[str, TileFacts]
    types: tuple[str, ...]
    sizes: tuple[int, ...]
    prices: tuple[int, ...]
    corridor_price: int
    pass_income: int
    outdoor_reward: int
    activity_reward: int
    search_limit: int
    favours: tuple[str, ...]
    favour_points: tuple[int, ...]
    bonus_cards: dict[str, int]
    room_cards: dict[str, int]
    solo_ranks: dict[str, tuple[int, int, int, int]]


def facts() -> Facts:
    """The facts, from the component data."""
    return Facts(
        tiles={name: tile_facts(tile) for tile, name in enumerate(constants.NAMES)},
        types=data.TYPES,
        sizes=data.SIZES,
        prices=tuple(THOUSAND * price for price in data.PRICES),
        corridor_price=THOUSAND * data.CORRIDOR_PRICE,
        pass_income=THOUSAND * data.PASS_INCOME,
        outdoor_reward=THOUSAND * data.OUTDOOR_REWARD,
        activity_reward=data.ACTIVITY_REWARD,
        search_limit=data.SEARCH_LIMIT,
        favours=data.FAVOURS,
        favour_points=data.FAVOUR_POINTS,
        bonus_cards=data.BONUS_CARDS,
        room_cards={str(seats): set_up.cards for seats, set_up in data.SET_UPS.items()},
        solo_ranks=dict(data.SOLO_RANKS),
    )


def tile_facts(tile: int) -> TileFacts:
    """One tile, unturned."""
    shape, printed, kind, points, size, area, bonus, wants = constants.PARTS[tile]
    return TileFacts(
        type=kind,
        size=None if size == constants.NO_SIZE else data.SIZES[size],
        area=area,
        points=points,
        bonus=bonus,
        wants=wants.split(),
        width=shape.width,
        height=shape.height,
        form=shape.form,
        doors=[
            DoorFacts(door[0], int(door[1:]), bool(constants.entrance_kind(tile, door) & constants.DOWN))
            for door in printed.split()
        ],
        fence="N" if constants.FENCE[4 * tile] else None,
        turns=constants.TURNS[tile],
    )


class Turned(msgspec.Struct, frozen=True):
    """A turned tile as the engine has it: its cells row by row, its walls, doors and fence as cells with a side."""

    rows: list[str]
    walls: list[tuple[int, int, int]]
    doors: list[tuple[int, int, int, bool]]
    fence: list[tuple[int, int, int]]


def geometry() -> dict[str, list[Turned]]:
    """Every tile in four turns, by which the tests of the client hold its drawings against the engine."""
    return {name: [turned(tile, turn) for turn in range(4)] for tile, name in enumerate(constants.NAMES)}


def turned(tile: int, turn: int) -> Turned:
    """One tile in one turn."""
    number = 4 * tile + turn
    shape = constants.SHAPE[number]
    cells = [(x, y) for y in range(constants.HEIGHT[shape]) for x in range(constants.WIDTH[shape])]
    walls = [
        (x, y, side) for side in range(4) for x, y in cells if constants.WALLS[4 * shape + side] >> (8 * y + x) & 1
    ]
    first = number * constants.MOST_ENTRANCES
    kinds = constants.KIND[tile * constants.MOST_ENTRANCES :]
    return Turned(
        rows=[
            "".join("#" if constants.CELLS[shape] >> (8 * y + x) & 1 else "." for x in range(constants.WIDTH[shape]))
            for y in range(constants.HEIGHT[shape])
        ],
        walls=walls,
        doors=[
            (constants.CELL_X[door], constants.CELL_Y[door], constants.SIDE[door], bool(kind & constants.DOWN))
            for door, kind in zip(range(first, first + constants.ENTRANCES[tile]), kinds, strict=False)
        ],
        fence=[wall for wall in walls if constants.FENCE[number] >> wall[2] & 1],
    )
