"""What lies in the box, counted a second way: by families of rooms, by area, as the rules tell it (§1, §2, §9)."""

import re
from collections.abc import Callable
from importlib import resources

import pytest

from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition
from castlewright.games.castles_of_mad_king_ludwig.scoring import solo_rank
from castlewright.games.castles_of_mad_king_ludwig.supply import Supply
from games.castles_of_mad_king_ludwig.situations import GAME, new

FAMILIES = [
    # type, and for each size: how many, printed points, bonus of each in the order of the data, entrances of all
    ("activity", {150: (3, 3, "-1 -1 -1", 9), 250: (3, 4, "-1 -1 -1", 9), 350: (2, 5, "-1 -1", 6)}),
    ("activity", {500: (2, 6, "-2 -2", 6), 600: (2, 7, "-2 -2", 6)}),
    ("corridor", {350: (2, 1, "1 1", 22)}),
    ("downstairs", {150: (3, 3, "1 1 1", 4), 250: (3, 2, "2 2 1", 6), 450: (2, 1, "2 2", 4), 500: (2, 1, "1 2", 4)}),
    ("food", {100: (3, 2, "0 0 0", 6), 200: (3, 1, "3 3 3", 6), 300: (3, 1, "3 3 3", 6)}),
    ("living", {100: (3, 5, "0 0 0", 12), 150: (3, 4, "1 1 1", 12), 350: (2, 3, "2 2", 8)}),
    ("living", {400: (2, 3, "2 2", 8), 450: (2, 2, "3 3", 8), 600: (2, 1, "4 4", 8)}),
    ("outdoor", {250: (3, 1, "1 1 1", 6), 400: (2, 2, "1 1", 6), 450: (2, 3, "1 1", 5)}),
    ("outdoor", {500: (2, 4, "1 1", 5), 600: (2, 5, "1 1", 8)}),
    ("sleeping", {200: (3, 2, "2 2 2", 6), 300: (3, 3, "2 2 2", 6), 400: (2, 4, "2 2", 4)}),
    ("utility", {100: (3, 1, "0 0 0", 3), 200: (3, 2, "0 0 0", 3), 300: (3, 3, "0 0 0", 3)}),
]


@pytest.mark.parametrize(
    ("kind", "size", "counted"), [(kind, size, counted) for kind, sizes in FAMILIES for size, counted in sizes.items()]
)
def test_rooms_of_one_type_and_size(kind: str, size: int, counted: tuple[int, int, str, int]) -> None:
    """§1 §5"""
    rooms = [room for room in data.ROOMS if (room.type, room.size) == (kind, size)]
    count, points, bonuses, entrances = counted
    assert [room.points for room in rooms] == [points] * count
    assert [room.bonus for room in rooms] == [int(bonus) for bonus in bonuses.split()]
    assert sum(len(room.entrances.split()) for room in rooms) == entrances


def test_no_room_is_outside_these_families() -> None:
    """§1: 75 different rooms."""
    assert sum(count for _, sizes in FAMILIES for count, *_ in sizes.values()) == len(data.ROOMS) == 75
    assert len({room.name for room in data.ROOMS}) == 75


def test_the_area_of_a_shape_is_its_size() -> None:
    """§1: 25 for a cell; the corners of octagons and discs are rounded away to the next 25."""
    rectangles = {size: shape for size, shape in data.SHAPES.items() if shape.form == data.RECTANGLE}
    assert {size: 25 * shape.width * shape.height for size, shape in rectangles.items()} == {s: s for s in rectangles}
    ell, octagon = data.SHAPES[300], data.SHAPES[600]
    assert 25 * (ell.width * ell.height - 2 * 2) == 300
    assert 25 * (octagon.width * octagon.height - 4) == 600
    assert {size: shape.width for size, shape in data.SHAPES.items() if shape.form == data.DISC} == {150: 3, 500: 5}
    assert all(shape.width == shape.height for shape in data.SHAPES.values() if shape.form in {data.DISC, data.L_SHAPE})
    corridors = (data.FOYER_SHAPE, data.HALLWAY_SHAPE, data.STAIRS_SHAPE)
    assert [25 * shape.width * shape.height for shape in corridors] == [125 + 4 * 25, 150, 75]
    assert (data.FOYER_AREA, data.HALLWAY_AREA, data.STAIRS_AREA) == (125, 150, 75)


def rules() -> str:
    """The rules as the game tells them."""
    return (resources.files(GAME.package) / "RULES.md").read_text("utf-8")


def test_the_set_up_is_the_table_of_the_rules() -> None:
    """§2"""
    row = re.compile(r"\| (\d) \| (\d+) \| (\d+) to (\d+) \| (\d) \| (\d) \| (\d) \| (\d) \| (\d) \|")
    found = {int(match[1]): [int(number) for number in match.groups()[1:]] for match in row.finditer(rules())}
    assert list(found) == [2, 3, 4]
    for players, (cards, lowest, highest, *counts) in found.items():
        given = data.SET_UPS[players]
        assert (given.cards, 1000 * given.prices[0], 1000 * given.prices[-1]) == (cards, lowest, highest)
        assert [given.favours, given.small, given.large, given.stairs, given.hallways] == counts
        assert given.prices == data.PRICES[data.PRICES.index(lowest // 1000) :]


def test_the_set_up_for_one_is_that_of_three_with_other_prices_and_no_favours() -> None:
    """§8"""
    alone, three = data.SET_UPS[1], data.SET_UPS[3]
    assert (alone.cards, alone.small, alone.large, alone.stairs, alone.hallways) == (
        *(three.cards, three.small, three.large, three.stairs, three.hallways),
    )
    assert (alone.prices, alone.favours) == ((2, 4, 6), 0)


CARDS = [
    ("all_sizes", 8),
    ("all_types", 7),
    ("hallways completed_rooms square_rooms circular_rooms money external_entrances type_corridor", 1),
    ("stairs type_activity type_downstairs type_living type_outdoor type_utility", 2),
    ("type_food type_sleeping", 3),
    ("size_100 size_150 size_200 size_250 size_300", 2),
    ("size_350 size_400 size_450 size_500 size_600", 3),
]


def test_points_of_the_27_bonus_cards() -> None:
    """§9.2"""
    told = {card: points for cards, points in CARDS for card in cards.split()}
    assert told == data.BONUS_CARDS
    assert len(told) == 27


def test_there_are_24_favours() -> None:
    """§9.1"""
    assert len(set(data.FAVOURS)) == len(data.FAVOURS) == 24


def test_money_and_prices() -> None:
    """§2 §3"""
    assert data.PRICES == (1, 2, 4, 6, 8, 10, 15)
    assert (data.CORRIDOR_PRICE, data.PASS_INCOME, data.UNSOLD_COINS, data.START_MONEY) == (3, 5, 1, 15)


@pytest.mark.parametrize(
    ("edition", "most"),
    [pytest.param("first", [50, 70, 85, 100], id="§8"), pytest.param("second", [59, 80, 95, 110], id="§8 second")],
)
def test_every_step_of_the_solo_ranks(edition: str, most: list[int]) -> None:
    ranks = [solo_rank(edition, points) for limit in most for points in (limit, limit + 1)]
    assert ranks == [1, 2, 2, 3, 3, 4, 4, 5]


def table_for_four() -> LudwigPosition:
    """A table of the largest size."""
    return new(4)


ROOM = [
    pytest.param(
        Castle, "tiles xs ys turns shapes completers rescored met met_doors", constants.CASTLE_TILES, id="tiles"
    ),
    pytest.param(Castle, "starts", constants.CASTLE_TILES + 1, id="the ends of the tiles' entrances"),
    pytest.param(Castle, "front_x front_y faces kinds partners", constants.CASTLE_ENTRANCES, id="entrances"),
    pytest.param(Castle, "type_counts", len(data.TYPES), id="types"),
    pytest.param(Castle, "deep_kinds deep_rooms deep_times witnesses", 6, id="§11.10 downstairs rewards; witnesses"),
    pytest.param(Supply, "stacks", 10 * 9, id="§1 ten sizes of up to nine rooms"),
    pytest.param(Supply, "stack_counts boxed stack_keys left_cards used_cards", 10, id="§1 sizes"),
    pytest.param(Supply, "cards", 50, id="§2 room cards"),
    pytest.param(Supply, "deck_tiles deck_owners deck_epochs removed pool", 75, id="§1 rooms"),
    pytest.param(Supply, "searches", 4 * 10, id="stacks of every seat"),
    pytest.param(Supply, "bonus_deck bonus_owners", 27, id="§9.2 bonus cards"),
    pytest.param(table_for_four, "market coins", len(data.PRICES), id="§2 prices"),
    pytest.param(table_for_four, "money starts favours hands choices", 4, id="§2 four of each"),
    pytest.param(table_for_four, "drawn", 2, id="§6 cards drawn"),
    pytest.param(table_for_four, "pending", constants.CASTLE_TILES, id="§11.7 rewards that wait"),
]


@pytest.mark.parametrize(("make", "fields", "size"), ROOM)
def test_there_is_room_for_the_whole_box_and_no_more(make: Callable[[], object], fields: str, size: int) -> None:
    """The compiled engine has the same sizes written down once more."""
    made = make()
    assert {field: len(getattr(made, field)) for field in fields.split()} == dict.fromkeys(fields.split(), size)


def test_one_castle_could_hold_everything_in_the_box() -> None:
    """§1: one foyer, 75 rooms, 9 hallways, 6 stairs, and all their entrances."""
    printed = [*(room.entrances for room in data.ROOMS), data.FOYER_ENTRANCES]
    printed += [data.HALLWAY_ENTRANCES] * 9 + [data.STAIRS_ENTRANCES] * 6
    assert constants.CASTLE_TILES == len(printed) == 1 + 75 + 9 + 6
    assert sum(len(entrances.split()) for entrances in printed) == constants.CASTLE_ENTRANCES
    assert max(len(entrances.split()) for entrances in printed) == constants.MOST_ENTRANCES
