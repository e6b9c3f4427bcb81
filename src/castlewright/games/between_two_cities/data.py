"""The components of Between Two Cities, counted as in the box (Rules §1)."""

from typing import NamedTuple

BUILDINGS = ("shop", "factory", "tavern", "office", "park", "house")
"""Building types in the order of scoring and of the tie-breaks (Rules §6, §7)."""

TAVERNS = ("drink", "food", "music", "bed")
"""The four kinds of tavern."""

SINGLES = {
    "shop": 16,
    "factory": 16,
    "drink": 5,
    "food": 5,
    "music": 5,
    "bed": 5,
    "office": 20,
    "park": 16,
    "house": 20,
}
"""How many single tiles there are of each kind; taverns by their kind."""

KINDS = tuple(SINGLES)
"""What can stand on one cell, in the order of the kinds' numbers."""

LETTERS = {
    "shop": "S",
    "factory": "F",
    "drink": "d",
    "food": "f",
    "music": "m",
    "bed": "b",
    "office": "O",
    "park": "P",
    "house": "H",
}
"""The letter of each kind in pictures of a city; an empty cell is a dot."""


class Duplex(NamedTuple):
    """A tile of two buildings: left and right, or top and bottom (Rules §1)."""

    is_vertical: bool
    first: str
    second: str


DUPLEXES = {
    "DH01": Duplex(False, "food", "factory"),
    "DH02": Duplex(False, "factory", "office"),
    "DH03": Duplex(False, "factory", "shop"),
    "DH04": Duplex(False, "house", "park"),
    "DH05": Duplex(False, "house", "bed"),
    "DH06": Duplex(False, "office", "house"),
    "DH07": Duplex(False, "office", "shop"),
    "DH08": Duplex(False, "drink", "park"),
    "DH09": Duplex(False, "park", "factory"),
    "DH10": Duplex(False, "park", "office"),
    "DH11": Duplex(False, "shop", "music"),
    "DH12": Duplex(False, "shop", "house"),
    "DV01": Duplex(True, "factory", "food"),
    "DV02": Duplex(True, "factory", "office"),
    "DV03": Duplex(True, "house", "office"),
    "DV04": Duplex(True, "house", "shop"),
    "DV05": Duplex(True, "office", "park"),
    "DV06": Duplex(True, "office", "shop"),
    "DV07": Duplex(True, "drink", "house"),
    "DV08": Duplex(True, "park", "factory"),
    "DV09": Duplex(True, "park", "house"),
    "DV10": Duplex(True, "music", "park"),
    "DV11": Duplex(True, "shop", "factory"),
    "DV12": Duplex(True, "shop", "bed"),
}
"""One of each."""

TILES = KINDS + tuple(DUPLEXES)
"""Every different tile, in the order of the tiles' numbers: 9 kinds of single, then 24 duplexes."""

SINGLE_HAND, DUPLEX_HAND = 7, 3
"""Tiles dealt to each player in a round of singles and in a round of duplexes (Rules §3)."""

SIDE = 4
"""A finished city is 4 cells wide and 4 high (Rules §5.3)."""

FIELD = 7
"""The city's first tile lies in the middle of a field of 7x7, so that the frame can float every way (Rules §10.6)."""

SHOP_POINTS = (0, 2, 5, 10, 16)
"""Points of a line of shops by its length (Rules §6.1)."""

FACTORY_POINTS = (4, 3, 2)
"""Points of each factory in the cities with the most, the second most, and fewer (Rules §6.2)."""

TAVERN_POINTS = (0, 1, 4, 9, 17)
"""Points of a set of different taverns by its size (Rules §6.3)."""

OFFICE_POINTS = (0, 1, 3, 6, 10, 15, 21)
"""Points of a set of offices by its size; the seventh office starts a new set (Rules §6.4)."""

PARK_POINTS = (0, 2, 8, 12)
"""Points of a group of parks by its size; each park after the third adds one (Rules §6.5)."""

FIRST_CELL = (FIELD * FIELD) // 2
"""Cell d4, where the first tile of a city lies (Rules §10.6)."""

TOKENS = ("pyramids", "colosseum", "arch", "eiffel_tower", "palace_gate", "domed_temple", "arch_bridge")
"""The city tokens, one pair each; cities take them in this order."""

MOST_SEATS = 7
"""Between two and seven people play."""
