"""Names of Between Two Castles in board files, and a file to begin with."""

from castlewright.core.naming import EACH, Names, Spot
from castlewright.core.sheet import Reason
from castlewright.games.between_two_castles import data

NAMES: dict[str, Names] = {
    "throne room": {
        name: Reason("two-castles-throne-name", {"room": name, "wanted": ",".join(throne.wanted)})
        for name, throne in data.THRONES.items()
    },
    "room": {name: Reason(f"two-castles-room-{name}") for name in (*data.ROOMS, *data.SPECIALS)},
    "attendant": {name: Reason(f"two-castles-attendant-{name}") for name in data.ATTENDANTS},
    "bonus card": {name: Reason(f"two-castles-card-{name}") for name in data.CARDS},
}

CASTLES = ("castles", EACH)
SPOTS = (
    Spot("throne room", (*CASTLES, "throne")),
    Spot("room", (*CASTLES, "rooms", EACH, 0)),
    Spot("attendant", (*CASTLES, "attendants", EACH)),
    Spot("bonus card", (*CASTLES, "bonus_cards", EACH)),
)

TEMPLATE = {
    "game": "between_two_castles",
    "players": ["Ann", "Bob", "Cy"],
    "castles": [
        {
            "name": "Ann + Bob",
            "throne": "throne_food_sleeping",
            "rooms": [["map_room", 0, 1], ["pantry", -1, 0], ["wine_cellar", 0, -1]],
            "attendants": ["aesthete"],
            "bonus_cards": ["height"],
        },
        {"name": "Bob + Cy", "throne": "throne_utility_food", "rooms": [["stables", 2, 0]]},
        {"name": "Cy + Ann", "throne": "throne_living_corridor", "rooms": [["kings_chambers", 1, 1]]},
    ],
}
