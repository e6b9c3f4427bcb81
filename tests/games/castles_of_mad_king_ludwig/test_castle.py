"""Placement, points and completion, a table per rule; tiles as [name, x, y, quarter turns]."""

import pytest

from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.geometry import relation
from games.castles_of_mad_king_ludwig import raster
from games.castles_of_mad_king_ludwig.castles import CELLAR, Placed, build

FOYER: Placed = ("foyer_red", 0, 0, 0)
HALL: Placed = ("hallway", 3, 1, 0)
DOWN: Placed = ("stairs", -3, 1, 0)
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

PLACEMENTS = [
    pytest.param([FOYER], ("nap_room", 3, 1, 2), constants.LEGAL, id="§4.1 an entrance meets an entrance"),
    pytest.param([FOYER], ("nap_room", 3, 0, 0), constants.APART, id="§4.1 walls that touch are not enough"),
    pytest.param([FOYER], ("nap_room", 9, 9, 0), constants.APART, id="§4.1 far away nothing is met"),
    pytest.param([FOYER], ("nap_room", 2, 1, 2), constants.OVERLAPPING, id="§4.2 no overlap"),
    pytest.param(
        [FOYER, HALL], ("focus_room", 3, -1, 0), constants.LEGAL, id="§4.2 beside the cut corner of the foyer"
    ),
    pytest.param(
        [FOYER, HALL], ("focus_room", 2, 2, 0), constants.OVERLAPPING, id="§4.2 a rectangle stays out of a cut corner"
    ),
    pytest.param([FOYER], ("nap_room", 0, 3, 3), constants.LEGAL, id="§4.3 turned by a quarter"),
    pytest.param([FOYER], ("dressing_room", 3, 1, 0), constants.APART, id="§4.4 this one meets only a wall"),
    pytest.param(
        [FOYER, HALL], ("nap_room", 3, 2, 0), constants.APART, id="§4.4 an entrance may face a wall, but one must meet"
    ),
    pytest.param([FOYER], ("powder_room", 3, 0, 1), constants.LEGAL, id="§4.5 two ways out are left"),
    pytest.param([FOYER, DOWN], ("the_hole", -6, 0, 3), constants.LEGAL, id="§4.6 a downstairs room at the dark end"),
    pytest.param([FOYER], ("the_hole", -3, 0, 3), constants.MIXED, id="§4.6 no downstairs room at the foyer"),
    pytest.param(
        [FOYER], ("downstairs_hallway", 3, 1, 0), constants.MIXED, id="§4.6 no downstairs hallway at the foyer"
    ),
    pytest.param([FOYER], ("stairs", 3, 1, 0), constants.MIXED, id="§4.6 the dark end does not meet the foyer"),
    pytest.param([FOYER], ("stairs", 3, 1, 2), constants.LEGAL, id="§4.6 the light end does"),
    pytest.param([FOYER, DOWN], ("stairs", -6, 1, 2), constants.MIXED, id="§4.6 stairs never meet stairs"),
    pytest.param([FOYER, DOWN], ("hallway", -9, 1, 0), constants.MIXED, id="§4.6 a hallway has the face of its level"),
    pytest.param([FOYER, DOWN], ("downstairs_hallway", -9, 1, 0), constants.LEGAL, id="§4.6 downstairs the other face"),
    pytest.param(
        [FOYER, DOWN, ("downstairs_hallway", -9, 1, 0)],
        ("stairs", -12, 1, 2),
        constants.DARK,
        id="§11.17 stairs are never joined by the dark end alone",
    ),
    pytest.param(
        [FOYER, *CELLAR],
        ("stairs", -3, 6, 3),
        constants.LEGAL,
        id="§11.17 nor are both ends at the same time forbidden",
    ),
    pytest.param([FOYER, DOWN], ("stairs", 3, 1, 2), constants.LEGAL, id="§11.17 a second staircase by its light end"),
    pytest.param(
        [FOYER, ("porch", 1, 3, 2), ("hallway", -1, 0, 1)],
        ("hallway", 0, 5, 0),
        constants.FENCED,
        id="§4.7 nothing along a fence",
    ),
    pytest.param([FOYER], ("porch", 1, 3, 2), constants.LEGAL, id="§4.7 the fence looks away"),
    pytest.param([FOYER, HALL], ("shed", 9, 1, 2), constants.LEGAL, id="§4.7 the fence of the new room is clear"),
    pytest.param(
        [FOYER, ("stables", 3, 0, 0)],
        ("forum", 8, -5, 3),
        constants.APART,
        id="§11.16 a disc in the corner of a fenced octagon touches nothing",
    ),
]


@pytest.mark.parametrize(("castle", "tile", "found"), PLACEMENTS)
def test_placement(castle: list[Placed], tile: Placed, found: int) -> None:
    name, x, y, turn = tile
    assert build(castle).check(constants.NUMBERS[name], turn, x, y, 0) == found


def test_the_last_way_out_must_stay() -> None:
    """§4.5: three small rooms with one entrance each would close the foyer for good."""
    castle = build([FOYER, ("powder_room", 3, 0, 1), ("broom_closet", -2, 0, 3)])
    third = constants.NUMBERS["cloak_room"]
    assert not castle.has_way_out(4 * third + 2, 0, 3)
    assert castle.check(third, 2, 0, 3, 0) == constants.CLOSED
    assert not castle.has_place(third)
    assert castle.has_place(constants.HALLWAY)


WAYS_OUT = [
    pytest.param(
        [("powder_room", -2, 1, 3), ("food_prep_room", 1, 3, 2), ("panic_room", 1, -2, 2), ("shed", -3, 5, 2)],
        ("guest_bedroom", -7, 2, 0),
        id="§4.5 a room far to the left",
    ),
    pytest.param(
        [("powder_room", -2, 1, 3), ("food_prep_room", 1, 3, 2), ("panic_room", 1, -2, 2), ("shed", -3, 5, 2)],
        ("scullery", -7, 3, 0),
        id="§4.5 by the entrance of the new room alone",
    ),
    pytest.param(
        [("powder_room", 1, 3, 2), ("dining_room", -4, -1, 0), ("shed", -9, -1, 0), ("porch", -13, 1, 2)],
        ("servants_quarters", 3, -1, 0),
        id="§4.5 a room far to the right",
    ),
    pytest.param(
        [
            *(("anteroom", -2, 0, 1), ("kitchen", 3, 0, 1), ("solar", 0, 3, 3), ("food_prep_room", -4, -1, 1)),
            *(("grand_bedchamber", 5, 2, 2), ("larder", 9, 5, 2), ("cloak_room", 11, 5, 1)),
        ],
        ("gatehouse", -6, 2, 3),
        id="§4.5 along the lower edge",
    ),
    pytest.param(
        [("utility_room", 0, 3, 3), ("cloak_room", 3, 1, 1), ("gatehouse", -2, -3, 3), ("dressing_room", 0, -4, 0)],
        ("servants_quarters", 4, -5, 1),
        id="§4.5 along the upper edge",
    ),
    pytest.param(
        [
            *(("sauna", -4, -2, 0), ("broom_closet", 0, 3, 2), ("shed", 3, 1, 1)),
            *(("guest_bedroom", 1, 6, 2), ("queens_bedroom", -1, 6, 0)),
        ],
        ("food_prep_room", -4, 4, 0),
        id="§4.5 along the left edge",
    ),
    pytest.param(
        [
            *(("cloak_room", -2, 0, 3), ("food_prep_room", 1, 3, 2), ("porch", 1, 5, 2), ("larder", 5, 3, 1)),
            *(("queens_bedroom", 3, -2, 3), ("dining_room", 2, -4, 1)),
        ],
        ("powder_room", 3, -6, 0),
        id="§4.5 along the right edge",
    ),
]


@pytest.mark.parametrize(("castle", "tile"), WAYS_OUT)
def test_a_way_out_may_lead_round_the_castle(castle: list[Placed], tile: Placed) -> None:
    """The flood finds it where no entrance looks straight into the open, and so does the slow geometry."""
    name, x, y, turn = tile
    laid = build([FOYER, *castle])
    assert laid.has_way_out(4 * constants.NUMBERS[name] + turn, x, y)
    assert laid.check(constants.NUMBERS[name], turn, x, y, 0) == constants.LEGAL
    assert raster.external([raster.tile_at(*one) for one in (FOYER, *castle, tile)])


POINTS = [
    pytest.param([FOYER], ("gallery_of_mirrors", 3, 0, 0), 5, id="§5.1 §5.2 own points and a connected corridor"),
    pytest.param(
        [FOYER, ("dining_room", 3, 0, 0)], ("gallery_of_mirrors", 7, 1, 0), 6, id="§5.3 the neighbour's bonus"
    ),
    pytest.param(
        [FOYER, ("piano_room", 3, 0, 1)], ("focus_room", 6, 1, 0), 4, id="§5.4 the penalty of a touching activity room"
    ),
    pytest.param([FOYER, DOWN, ("armory", -9, 0, 0)], ("piano_room", 3, 0, 1), 5, id="§5.5 a downstairs room counts"),
    pytest.param([FOYER, DOWN], ("dungeon", -9, -1, 0), 3, id="§5.2 a downstairs room counts itself"),
    pytest.param([FOYER, ("stables", 3, 0, 0)], ("audience_room", 10, 0, 2), 8, id="§5 two doorways count once"),
    pytest.param([FOYER], HALL, 0, id="§5 a hallway has no points"),
    pytest.param([FOYER, ("theater", 3, -1, 0)], ("hallway", 8, 1, 0), -2, id="§11.14 points may be negative"),
]


@pytest.mark.parametrize(("castle", "tile", "points"), POINTS)
def test_points_for_a_placement(castle: list[Placed], tile: Placed, points: int) -> None:
    name, x, y, turn = tile
    laid = build(castle)
    assert laid.check(constants.NUMBERS[name], turn, x, y, 0) == constants.LEGAL
    assert laid.lay(constants.NUMBERS[name], turn, x, y) == points


INTERLOCKING = [
    pytest.param("vestibule", (0, 0, 0), "throne_room", (6, 3, 0), True, id="§1 octagon and octagon"),
    pytest.param("vestibule", (0, 0, 0), "forum", (6, 3, 0), True, id="§1 octagon and large disc"),
    pytest.param("forum", (0, 0, 0), "theater", (4, 4, 0), True, id="§1 large disc and large disc"),
    pytest.param("forum", (0, 0, 0), "study", (4, 4, 0), True, id="§1 large disc and small disc"),
    pytest.param("study", (0, 0, 0), "parlor", (2, 2, 0), False, id="§1 small discs do not interlock"),
    pytest.param("study", (0, 0, 0), "vestibule", (2, 2, 0), False, id="§1 a small disc and an octagon do not"),
    pytest.param("forum", (0, 0, 0), "theater", (4, 3, 0), True, id="§1 large discs touch obliquely"),
    pytest.param("forum", (0, 0, 0), "theater", (3, 3, 0), False, id="§1 nearer they overlap"),
    pytest.param("forum", (0, 0, 0), "focus_room", (4, 4, 0), False, id="§1 no rectangle in a corner"),
]


@pytest.mark.parametrize(("one", "place", "other", "second", "is_free"), INTERLOCKING)
def test_corners(
    one: str, place: tuple[int, int, int], other: str, second: tuple[int, int, int], is_free: bool
) -> None:
    castle = build([(one, *place)])
    x, y, turn = second
    assert castle.overlaps_at(constants.NUMBERS[other], turn, x, y) == (not is_free)


def test_octagons_touch_along_a_diagonal_and_discs_do_not() -> None:
    """§11.15"""
    assert build([("vestibule", 0, 0, 0), ("throne_room", 6, 3, 0)]).are_adjacent(0, 1)
    assert not build([("forum", 0, 0, 0), ("theater", 4, 3, 0)]).are_adjacent(0, 1)
    assert not build([("vestibule", 0, 0, 0), ("forum", 6, 3, 0)]).are_adjacent(0, 1)


@pytest.mark.parametrize(
    ("x", "y", "sides"),
    [
        pytest.param(6, 3, EAST | SOUTH, id="§11.16 south-east"),
        pytest.param(6, -3, NORTH | EAST, id="§11.16 north-east"),
        pytest.param(-6, 3, SOUTH | WEST, id="§11.16 south-west"),
        pytest.param(-6, -3, NORTH | WEST, id="§11.16 north-west"),
    ],
)
def test_the_diagonal_of_an_octagon_belongs_to_both_sides_beside_it(x: int, y: int, sides: int) -> None:
    octagon = constants.SHAPE[4 * constants.NUMBERS["stables"]]
    assert relation(octagon, octagon, x, y) == sides


def test_completion() -> None:
    """§6 §11.13: all entrances joined; one against a wall rules it out; a room can be complete on arrival."""
    castle = build([FOYER, ("powder_room", 3, 0, 1)])
    assert castle.is_complete(1)
    assert not castle.is_complete(0)
    blocked = build([FOYER, HALL, ("focus_room", 9, 1, 2)])
    assert not blocked.is_complete(2)


def test_equal_turns_are_one_place() -> None:
    """§4.3: a study looks the same in every turn, a hallway in every second."""
    assert [constants.TURNS[constants.NUMBERS[name]] for name in ("study", "hallway", "pantry", "nap_room")] == [
        1,
        2,
        2,
        4,
    ]
