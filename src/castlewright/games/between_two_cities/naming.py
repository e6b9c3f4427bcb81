"""Names of Between Two Cities in board files, and a file to begin with."""

from castlewright.core.naming import EACH, Names, Spot
from castlewright.core.sheet import Reason
from castlewright.games.between_two_cities import data

NAMES: dict[str, Names] = {
    "tile": {**{letter: Reason(f"cities-tile-{kind}") for kind, letter in data.LETTERS.items()}, ".": None}
}

SPOTS = (Spot("tile", ("cities", EACH, "rows", EACH), joins=True),)
"""A row is a word of letters, or a list of names."""

TEMPLATE = {
    "game": "between_two_cities",
    "players": ["Ann", "Bob", "Cy"],
    "cities": [
        {"name": "Ann + Bob", "rows": ["SSSS", "HHOm", "OPOO", "OPHP"]},
        {"name": "Bob + Cy", "rows": ["FFOO", "dfmb", "HPPH", "...."]},
        {"name": "Cy + Ann", "rows": ["F...", "O...", "H...", "P..."]},
    ],
}
