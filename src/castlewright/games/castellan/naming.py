"""Names of Castellan in board files, and a file to begin with."""

from castlewright.core.naming import EACH, Names, Spot
from castlewright.core.sheet import Reason

NAMES: dict[str, Names] = {
    "piece": {letter: Reason(f"castellan-piece-{letter.lower()}") for letter in "TSL"},
    "direction": {letter: Reason(f"castellan-direction-{letter}") for letter in "hv"},
}

SPOTS = (
    Spot("piece", ("builds", EACH, "put", EACH), pattern=r"(?P<piece>[^\d-]+?)\s+-?\d+\s+-?\d+\s*(?P<direction>\D*)"),
)

TEMPLATE = {
    "game": "castellan",
    "seats": 2,
    "players": ["Ann", "Bob"],
    "builds": [
        {"seat": 0, "put": ["T 0 0", "S 0 0 h", "T 1 0", "S 1 0 v", "T 1 1"]},
        {"seat": 1, "put": ["S 0 1 h", "T 0 1", "L 1 1 h"]},
        {"seat": 0, "put": ["S 0 0 v"], "double": [0, 0]},
    ],
}
