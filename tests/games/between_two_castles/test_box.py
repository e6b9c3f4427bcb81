"""What lies in the box, counted a second way: families of rooms, throne rooms as pictures, cards as the rules say."""

from collections import Counter
from itertools import combinations_with_replacement as combos
from itertools import product

import pytest

from castlewright.games.between_two_castles import data

POINTS = [
    pytest.param("food", {"stacked": {2: 12}, "beside": {2: 7}, "two_below": {2: 2}}, id="§6.1"),
    pytest.param("living", {"around": {1: 16}, "around_but_below": {2: 3}, "three_below": {2: 2}}, id="§6.2"),
    pytest.param("utility", {"connected": {1: 21}}, id="§6.3"),
    pytest.param("outdoor", {"anywhere": {1: 21}}, id="§6.4"),
    pytest.param("sleeping", {"variety": {4: 21}}, id="§6.5"),
    pytest.param("corridor", {"around": {1: 21}}, id="§6.6"),
    pytest.param("downstairs", {"column_up": {1: 12}, "column": {1: 6, 2: 3}}, id="§6.7"),
]


@pytest.mark.parametrize(("kind", "rules"), POINTS)
def test_rooms_of_a_type_by_rule_and_points(kind: str, rules: dict[str, dict[int, int]]) -> None:
    rooms = [room for room in data.ROOMS.values() if room.type == kind]
    found = Counter((room.rule, room.points) for room in rooms)
    assert found == Counter({(rule, each): count for rule, some in rules.items() for each, count in some.items()})
    assert len(rooms) == 21


def test_what_pays_double() -> None:
    """§6.2 §6.7: outdoor and downstairs rooms for a living room, special rooms for a downstairs room."""
    doubled = {(room.type, room.target) for room in data.ROOMS.values() if room.points == 2 and room.type != "food"}
    assert doubled == {("living", "outdoor"), ("living", "downstairs"), ("downstairs", "special")}


def test_pieces_in_the_box() -> None:
    """§2: 147 rooms, 48 special rooms, 28 attendants, 20 cards, seven throne rooms and markers."""
    assert (len(data.ROOMS), data.SPECIAL_COUNT * len(data.SPECIALS)) == (147, 48)
    assert data.ATTENDANT_COUNT * len(data.ATTENDANTS) == 28
    assert (len(data.CARDS), len(data.THRONES), len(data.MARKERS)) == (20, 7, 7)


THRONES = [
    pytest.param("throne_corridor_downstairs", "mirror", ["....", ".##.", ".xx."], id="§6.9 both below"),
    pytest.param("throne_corridor_food", "swords", [".xx.", ".##.", "...."], id="§6.9 both above"),
    pytest.param("throne_food_sleeping", "mirror", [".x..", "x##.", "...."], id="§6.9 left and above left"),
    pytest.param("throne_living_corridor", "torch", ["....", "x##x", "...."], id="§6.9 beside"),
    pytest.param("throne_living_sleeping", "swords", [".xx.", ".##.", "...."], id="§6.9 above"),
    pytest.param("throne_utility_food", "painting", ["....", "x##x", "...."], id="§6.9 both sides"),
    pytest.param("throne_utility_sleeping", "torch", ["..x.", ".##x", "...."], id="§6.9 right and above right"),
]


@pytest.mark.parametrize(("throne", "decoration", "picture"), THRONES)
def test_a_throne_room_looks_at_two_cells(throne: str, decoration: str, picture: list[str]) -> None:
    """The picture shows rows 1, 0 and -1 and columns -1 to 2; the throne room is ##."""
    shown = {(x - 1, 1 - y) for y, row in enumerate(picture) for x, letter in enumerate(row) if letter == "x"}
    found = data.THRONES[throne]
    assert set(found.cells) == shown
    assert (found.decoration, f"throne_{'_'.join(found.wanted)}") == (decoration, throne)


LOOKS = [
    pytest.param("beside", ["...", "x#x", "...", "..."], id="§6.1 beside"),
    pytest.param("stacked", [".x.", ".#.", ".x.", "..."], id="§6.1 stacked"),
    pytest.param("two_below", ["...", ".#.", ".x.", ".x."], id="§6.1 two below"),
    pytest.param("around", ["xxx", "x#x", "xxx", "..."], id="§6.2 §6.6 around"),
    pytest.param("around_but_below", ["xxx", "x#x", "x.x", "..."], id="§6.2 outdoor rooms cannot be below"),
    pytest.param("three_below", ["...", ".#.", "xxx", "..."], id="§6.2 downstairs rooms can only be below"),
]


@pytest.mark.parametrize(("rule", "picture"), LOOKS)
def test_a_room_looks_at_cells(rule: str, picture: list[str]) -> None:
    shown = {(x - 1, 1 - y) for y, row in enumerate(picture) for x, letter in enumerate(row) if letter == "x"}
    assert set(data.LOOKS[rule]) == shown


CARDS = [
    pytest.param("food living utility outdoor sleeping corridor downstairs special", 2, "7.1", id="§7.1 types"),
    pytest.param("attendants", 4, "7.1", id="§7.1 attendants"),
    pytest.param("kinds", 1, "7.2", id="§7.2"),
    pytest.param("sets_of_3", 2, "7.3", id="§7.3 three"),
    pytest.param("sets_of_5", 4, "7.3", id="§7.3 five"),
    pytest.param("below_ground level_3", 1, "7.4", id="§7.4"),
    pytest.param("height width", 1, "7.5", id="§7.5"),
    pytest.param("surrounded_8", 3, "7.6", id="§7.6 eight"),
    pytest.param("surrounded_4", 2, "7.6", id="§7.6 four"),
    pytest.param("throne_variety", 2, "7.7", id="§7.7 variety"),
    pytest.param("throne_enclosed", 1, "7.7", id="§7.7 enclosed"),
]


@pytest.mark.parametrize(("cards", "points", "section"), CARDS)
def test_points_of_bonus_cards(cards: str, points: int, section: str) -> None:
    assert {(data.CARDS[card].points, data.CARDS[card].section) for card in cards.split()} == {(points, section)}


def test_the_largest_castle_has_23_rooms() -> None:
    """§5 §11.10: every split of the standard rooms over the types, and the rooms that its bonuses bring."""
    up_to_five = range(6)
    splits = product(up_to_five, up_to_five, combos(up_to_five, 2), combos(up_to_five, 3))
    assert max(rooms_of_split(*split) for split in splits) == data.MOST_ROOMS == 23


def rooms_of_split(food: int, downstairs: int, plain: tuple[int, ...], rich: tuple[int, ...]) -> int:
    """The rooms of a castle with so many standard rooms of each type, 0 if bonuses do not bring so many."""
    standard = food + downstairs + sum(plain) + sum(rich)
    tiles = 2 * (data.HAND - 1) + (food >= 3)
    if standard > tiles + (downstairs >= 3):
        return 0
    chosen = downstairs >= 3 and standard <= tiles
    fifths = sum(count >= 5 for count in (food, downstairs, *plain, *rich))
    return standard + chosen + sum(count >= 3 for count in rich) + fifths
