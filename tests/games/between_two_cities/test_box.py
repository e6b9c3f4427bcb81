"""What lies in the box and what it is worth, as the rules tell it (§1, §3, §6)."""

from collections import Counter
from itertools import accumulate

from castlewright.games.between_two_cities import data


def test_single_tiles() -> None:
    """§1: 108 of them, five of each kind of tavern."""
    taverns = dict.fromkeys(data.TAVERNS, 5)
    assert {"shop": 16, "factory": 16, **taverns, "office": 20, "park": 16, "house": 20} == data.SINGLES
    assert sum(data.SINGLES.values()) == 108


def test_duplexes_lie_or_stand_and_join_different_types() -> None:
    """§1: twelve of each, every building four times on either kind, taverns together."""
    for is_vertical, letters in ((False, "DH"), (True, "DV")):
        tiles = {name: tile for name, tile in data.DUPLEXES.items() if tile.is_vertical == is_vertical}
        assert list(tiles) == [f"{letters}{number:02}" for number in range(1, 13)]
        halves = Counter("tavern" if half in data.TAVERNS else half for tile in tiles.values() for half in tile[1:])
        assert halves == dict.fromkeys(data.BUILDINGS, 4)
    assert all(tile.first != tile.second for tile in data.DUPLEXES.values())


def test_hands() -> None:
    """§3: seven single tiles, or three duplexes; a city is four by four."""
    assert (data.SINGLE_HAND, data.DUPLEX_HAND, data.SIDE) == (7, 3, 4)


def test_what_sets_are_worth_by_what_each_further_building_adds() -> None:
    """§6.1 §6.3 §6.4 §6.5: 2, 5, 10, 16; 1, 4, 9, 17; 1, 3, 6, 10, 15, 21; 2, 8, 12."""
    assert (*accumulate([0, 2, 3, 5, 6]),) == data.SHOP_POINTS
    assert (*accumulate([0, 1, 3, 5, 8]),) == data.TAVERN_POINTS
    assert (*accumulate(range(7)),) == data.OFFICE_POINTS
    assert (*accumulate([0, 2, 6, 4]),) == data.PARK_POINTS


def test_factories_are_worth_four_three_or_two() -> None:
    """§6.2"""
    assert data.FACTORY_POINTS == (4, 3, 2)
