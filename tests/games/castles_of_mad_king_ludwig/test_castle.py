"""Placement, points and completion, a table per rule; tiles as [name, x, y, quarter turns]."""

import pytest

from castlewright.games.castles_of_mad_king_ludwig import tables
from games.castles_of_mad_king_ludwig.castles import CELLAR, Placed, build

FOYER: Placed = ("foyer_red", 0, 0, 0)
HALL: Placed = ("hallway", 3, 1, 0)
DOWN: Placed = ("stairs", -3, 1, 0)

PLACEMENTS = [
    pytest.param([FOYER], ("nap_room", 3, 1, 2), tables.LEGAL, id="§4.1 an entrance meets an entrance"),
    pytest.param([FOYER], ("nap_room", 3, 0, 0), tables.APART, id="§4.1 walls that touch are not enough"),
    pytest.param([FOYER], ("nap_room", 9, 9, 0), tables.APART, id="§4.1 far away nothing is met"),
    pytest.param([FOYER], ("nap_room", 2, 1, 2), tables.OVERLAPPING, id="§4.2 no overlap"),
    pytest.param([FOYER, HALL], ("focus_room", 3, -1, 0), tables.LEGAL, id="§4.2 beside the cut corner of the foyer"),
    pytest.param(
        [FOYER, HALL], ("focus_room", 2, 2, 0), tables.OVERLAPPING, id="§4.2 a rectangle stays out of a cut corner"
    ),
    pytest.param([FOYER], ("nap_room", 0, 3, 3), tables.LEGAL, id="§4.3 turned by a quarter"),
    pytest.param([FOYER], ("dressing_room", 3, 1, 0), tables.APART, id="§4.4 this one meets only a wall"),
    pytest.param(
        [FOYER, HALL], ("nap_room", 3, 2, 0), tables.APART, id="§4.4 an entrance may face a wall, but one must meet"
    ),
    pytest.param([FOYER], ("powder_room", 3, 0, 1), tables.LEGAL, id="§4.5 two ways out are left"),
    pytest.param([FOYER, DOWN], ("the_hole", -6, 0, 3), tables.LEGAL, id="§4.6 a downstairs room at the dark end"),
    pytest.param([FOYER], ("the_hole", -3, 0, 3), tables.MIXED, id="§4.6 no downstairs room at the foyer"),
    pytest.param([FOYER], ("downstairs_hallway", 3, 1, 0), tables.MIXED, id="§4.6 no downstairs hallway at the foyer"),
    pytest.param([FOYER], ("stairs", 3, 1, 0), tables.MIXED, id="§4.6 the dark end does not meet the foyer"),
    pytest.param([FOYER], ("stairs", 3, 1, 2), tables.LEGAL, id="§4.6 the light end does"),
    pytest.param([FOYER, DOWN], ("stairs", -6, 1, 2), tables.MIXED, id="§4.6 stairs never meet stairs"),
    pytest.param([FOYER, DOWN], ("hallway", -9, 1, 0), tables.MIXED, id="§4.6 a hallway has the face of its level"),
    pytest.param([FOYER, DOWN], ("downstairs_hallway", -9, 1, 0), tables.LEGAL, id="§4.6 downstairs the other face"),
    pytest.param(
        [FOYER, DOWN, ("downstairs_hallway", -9, 1, 0)],
        ("stairs", -12, 1, 2),
        tables.DARK,
        id="§11.17 stairs are never joined by the dark end alone",
    ),
    pytest.param(
        [FOYER, *CELLAR], ("stairs", -3, 6, 3), tables.LEGAL, id="§11.17 nor are both ends at the same time forbidden"
    ),
    pytest.param([FOYER, DOWN], ("stairs", 3, 1, 2), tables.LEGAL, id="§11.17 a second staircase by its light end"),
    pytest.param(
        [FOYER, ("porch", 1, 3, 2), ("hallway", -1, 0, 1)],
        ("hallway", 0, 5, 0),
        tables.FENCED,
        id="§4.7 nothing along a fence",
    ),
    pytest.param([FOYER], ("porch", 1, 3, 2), tables.LEGAL, id="§4.7 the fence looks away"),
    pytest.param([FOYER, HALL], ("shed", 9, 1, 2), tables.LEGAL, id="§4.7 the fence of the new room is clear"),
    pytest.param(
        [FOYER, ("stables", 3, 0, 0)],
        ("forum", 8, -5, 3),
        tables.APART,
        id="§11.16 a disc in the corner of a fenced octagon touches nothing",
    ),
]


@pytest.mark.parametrize(("castle", "tile", "found"), PLACEMENTS)
def test_placement(castle: list[Placed], tile: Placed, found: int) -> None:
    name, x, y, turn = tile
    assert build(castle).check(tables.NUMBERS[name], turn, x, y, 0) == found


def test_the_last_way_out_must_stay() -> None:
    """§4.5: three small rooms with one entrance each would close the foyer for good."""
    castle = build([FOYER, ("powder_room", 3, 0, 1), ("broom_closet", -2, 0, 3)])
    third = tables.NUMBERS["cloak_room"]
    assert castle.check(third, 2, 0, 3, 0) == tables.CLOSED
    assert not castle.has_place(third)
    assert castle.has_place(tables.HALLWAY)


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
    assert laid.check(tables.NUMBERS[name], turn, x, y, 0) == tables.LEGAL
    assert laid.lay(tables.NUMBERS[name], turn, x, y) == points


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
    assert castle.overlaps_at(tables.NUMBERS[other], turn, x, y) == (not is_free)


def test_octagons_touch_along_a_diagonal_and_discs_do_not() -> None:
    """§11.15"""
    assert build([("vestibule", 0, 0, 0), ("throne_room", 6, 3, 0)]).are_adjacent(0, 1)
    assert not build([("forum", 0, 0, 0), ("theater", 4, 3, 0)]).are_adjacent(0, 1)
    assert not build([("vestibule", 0, 0, 0), ("forum", 6, 3, 0)]).are_adjacent(0, 1)


def test_completion() -> None:
    """§6 §11.13: all entrances joined; one against a wall rules it out; a room can be complete on arrival."""
    castle = build([FOYER, ("powder_room", 3, 0, 1)])
    assert castle.is_complete(1)
    assert not castle.is_complete(0)
    blocked = build([FOYER, HALL, ("focus_room", 9, 1, 2)])
    assert not blocked.is_complete(2)


def test_equal_turns_are_one_place() -> None:
    """§4.3: a study looks the same in every turn, a hallway in every second."""
    assert [tables.TURNS[tables.NUMBERS[name]] for name in ("study", "hallway", "pantry", "nap_room")] == [1, 2, 2, 4]
