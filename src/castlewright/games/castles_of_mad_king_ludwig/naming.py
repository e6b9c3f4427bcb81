"""Names of Castles of Mad King Ludwig in board files, and a file to begin with."""

from castlewright.core.naming import EACH, Names, Spot
from castlewright.core.sheet import Reason
from castlewright.games.castles_of_mad_king_ludwig import data
from castlewright.games.castles_of_mad_king_ludwig.boardfile import ROOMS

NAMES: dict[str, Names] = {
    "tile": {name: Reason(f"ludwig-tile-{name}") for name in ROOMS},
    "favour": {name: Reason(f"ludwig-favour-{name}") for name in data.FAVOURS},
    "bonus card": {name: Reason(f"ludwig-card-{name}") for name in data.BONUS_CARDS},
    "stack": {name: Reason(f"ludwig-tile-{name}") for name in (data.HALLWAY, data.STAIRS)},
}

PLAYERS = ("players", EACH)
SPOTS = (
    Spot("tile", (*PLAYERS, "tiles", EACH, 0)),
    Spot("bonus card", (*PLAYERS, "bonus_cards", EACH)),
    Spot("favour", ("favors", EACH)),
    Spot("stack", ("depleted", EACH)),
)
"""Stacks of rooms go by their size, a number."""

TEMPLATE = {
    "game": "castles_of_mad_king_ludwig",
    "edition": "second",
    "players": [
        {
            "name": "Ann",
            "tiles": [["foyer_blue", 0, 0, 0], ["nap_room", 3, 1, 2]],
            "bonus_cards": ["type_food"],
            "money": 15000,
            "start": 0,
        },
        {"name": "Bob", "tiles": [["foyer_red", 0, 0, 0]], "bonus_cards": ["hallways"], "money": 8000, "start": 1},
    ],
    "favors": ["money", "count_food"],
    "depleted": [300, "stairs"],
}
