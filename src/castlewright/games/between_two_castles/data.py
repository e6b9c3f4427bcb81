"""The components of Between Two Castles of Mad King Ludwig, counted as in the box (Rules §2)."""

from typing import NamedTuple

TYPES = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs")
"""The seven types of standard rooms, 21 rooms each, in the order of their numbers (Rules §2)."""

SPECIALS = ("fountain", "tower", "grand_foyer")
"""The kinds of special rooms that a bonus gives (Rules §5)."""

DECORATIONS = ("torch", "painting", "mirror", "swords")
"""What hangs on the walls; outdoor rooms and the three special kinds have none (Rules §2)."""

SPECIAL_COUNT = 16
"""Rooms of each special kind (Rules §2)."""

ATTENDANTS = {"painter": "painting", "knight": "swords", "fire_juggler": "torch", "aesthete": "mirror"}
"""The royal attendants and the decoration each of them counts (Rules §2, §6.10)."""

ATTENDANT_COUNT = 7
"""Attendants of each kind (Rules §2)."""

ATTENDANT_PLACES = 2
"""Attendants that one throne room can hold (Rules §5)."""

LEVELS = {
    "food": "ground",
    "living": "ground",
    "utility": "ground",
    "outdoor": "ground",
    "sleeping": "ground",
    "corridor": "anywhere",
    "downstairs": "below",
    "fountain": "ground",
    "tower": "ground",
    "grand_foyer": "anywhere",
}
"""Where rooms may stand: from the ground upwards, below ground, or anywhere (Rules §4.3)."""

OPEN_SKY = ("outdoor", "fountain", "tower")
"""Rooms that nothing may stand on (Rules §4.4)."""

AROUND = ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))
"""The eight surrounding cells, as steps to the right and up (Rules §6)."""

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The four cells that share a side (Rules §4.1)."""

LOOKS = {
    "beside": ((-1, 0), (1, 0)),
    "stacked": ((0, 1), (0, -1)),
    "two_below": ((0, -1), (0, -2)),
    "around": AROUND,
    "around_but_below": ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
    "three_below": ((-1, -1), (0, -1), (1, -1)),
}
"""The cells that a room looks at, by the name of its rule (Rules §6.1, §6.2, §6.6)."""


class Room(NamedTuple):
    """A standard room: what it is, what hangs in it, how it scores (Rules §6.1 to §6.7)."""

    type: str
    decoration: str
    """Empty for outdoor rooms."""

    rule: str
    """The cells of `LOOKS`, or connected, anywhere, variety, column, column_up."""

    target: str
    """The wanted type, "special", or the wanted decoration of a corridor; empty for sleeping rooms."""

    points: int
    """Points of each room that counts; of the sleeping room itself when every type is there."""


ROOMS = {
    "afternoon_tea_room": Room("food", "torch", "stacked", "sleeping", 2),
    "bakery": Room("food", "swords", "beside", "utility", 2),
    "brandy_room": Room("food", "painting", "stacked", "special", 2),
    "breakfast_nook": Room("food", "painting", "stacked", "corridor", 2),
    "brewery": Room("food", "mirror", "stacked", "living", 2),
    "buttery": Room("food", "torch", "stacked", "corridor", 2),
    "china_room": Room("food", "mirror", "beside", "special", 2),
    "chocolate_room": Room("food", "painting", "two_below", "downstairs", 2),
    "crepery": Room("food", "swords", "stacked", "sleeping", 2),
    "cutlery_room": Room("food", "painting", "beside", "outdoor", 2),
    "dining_room": Room("food", "painting", "stacked", "food", 2),
    "ice_house": Room("food", "torch", "beside", "living", 2),
    "kitchen": Room("food", "torch", "stacked", "food", 2),
    "meat_locker": Room("food", "swords", "beside", "outdoor", 2),
    "morning_tea_room": Room("food", "swords", "stacked", "living", 2),
    "pantry": Room("food", "swords", "beside", "corridor", 2),
    "sauerkraut_room": Room("food", "mirror", "beside", "food", 2),
    "scullery": Room("food", "torch", "stacked", "utility", 2),
    "siege_food_storage": Room("food", "swords", "stacked", "special", 2),
    "spice_room": Room("food", "mirror", "two_below", "downstairs", 2),
    "wine_room": Room("food", "mirror", "stacked", "sleeping", 2),
    "cape_room": Room("living", "painting", "three_below", "downstairs", 2),
    "drawing_room": Room("living", "painting", "around", "utility", 1),
    "fireplace": Room("living", "mirror", "around", "food", 1),
    "gallery": Room("living", "swords", "around", "utility", 1),
    "harp_room": Room("living", "mirror", "around", "utility", 1),
    "hat_room": Room("living", "painting", "around", "corridor", 1),
    "library": Room("living", "swords", "around", "special", 1),
    "map_room": Room("living", "mirror", "around", "sleeping", 1),
    "meditation_room": Room("living", "swords", "around_but_below", "outdoor", 2),
    "observatory": Room("living", "torch", "around", "living", 1),
    "parlor": Room("living", "torch", "around", "food", 1),
    "reading_room": Room("living", "torch", "around_but_below", "outdoor", 2),
    "reception_room": Room("living", "torch", "around", "corridor", 1),
    "rug_room": Room("living", "painting", "around", "living", 1),
    "salon": Room("living", "painting", "around", "sleeping", 1),
    "sitting_room": Room("living", "mirror", "around_but_below", "outdoor", 2),
    "study": Room("living", "mirror", "around", "special", 1),
    "tapestry_room": Room("living", "swords", "around", "sleeping", 1),
    "taxidermy_showroom": Room("living", "torch", "three_below", "downstairs", 2),
    "vestibule": Room("living", "swords", "around", "food", 1),
    "waiting_room": Room("living", "mirror", "around", "corridor", 1),
    "broom_closet": Room("utility", "torch", "connected", "sleeping", 1),
    "coat_room": Room("utility", "mirror", "connected", "outdoor", 1),
    "crown_storage": Room("utility", "painting", "connected", "special", 1),
    "dumbwaiter": Room("utility", "swords", "connected", "food", 1),
    "game_storage": Room("utility", "swords", "connected", "living", 1),
    "glassmaking_room": Room("utility", "mirror", "connected", "utility", 1),
    "kennel": Room("utility", "painting", "connected", "sleeping", 1),
    "key_room": Room("utility", "mirror", "connected", "corridor", 1),
    "kittenry": Room("utility", "painting", "connected", "corridor", 1),
    "laundry_room": Room("utility", "torch", "connected", "food", 1),
    "mud_room": Room("utility", "painting", "connected", "outdoor", 1),
    "panic_room": Room("utility", "swords", "connected", "special", 1),
    "powder_room": Room("utility", "mirror", "connected", "food", 1),
    "repair_shop": Room("utility", "swords", "connected", "utility", 1),
    "sauna": Room("utility", "swords", "connected", "sleeping", 1),
    "schoolhouse": Room("utility", "torch", "connected", "corridor", 1),
    "scythe_room": Room("utility", "painting", "connected", "downstairs", 1),
    "shield_room": Room("utility", "torch", "connected", "downstairs", 1),
    "tool_room": Room("utility", "mirror", "connected", "utility", 1),
    "torch_storage": Room("utility", "torch", "connected", "living", 1),
    "washroom": Room("utility", "mirror", "connected", "living", 1),
    "archery_range": Room("outdoor", "", "anywhere", "corridor", 1),
    "aviary": Room("outdoor", "", "anywhere", "utility", 1),
    "biergarten": Room("outdoor", "", "anywhere", "special", 1),
    "butterfly_garden": Room("outdoor", "", "anywhere", "corridor", 1),
    "chicken_coop": Room("outdoor", "", "anywhere", "utility", 1),
    "firewood_storage": Room("outdoor", "", "anywhere", "living", 1),
    "fish_pond": Room("outdoor", "", "anywhere", "food", 1),
    "flower_garden": Room("outdoor", "", "anywhere", "special", 1),
    "french_gazebo": Room("outdoor", "", "anywhere", "special", 1),
    "grand_balcony": Room("outdoor", "", "anywhere", "sleeping", 1),
    "guardhouse": Room("outdoor", "", "anywhere", "downstairs", 1),
    "pumpkin_garden": Room("outdoor", "", "anywhere", "food", 1),
    "stables": Room("outdoor", "", "anywhere", "downstairs", 1),
    "sty": Room("outdoor", "", "anywhere", "downstairs", 1),
    "swimming_hole": Room("outdoor", "", "anywhere", "living", 1),
    "terrace": Room("outdoor", "", "anywhere", "sleeping", 1),
    "turtle_pond": Room("outdoor", "", "anywhere", "sleeping", 1),
    "vegetable_garden": Room("outdoor", "", "anywhere", "food", 1),
    "vineyard": Room("outdoor", "", "anywhere", "living", 1),
    "walking_path": Room("outdoor", "", "anywhere", "corridor", 1),
    "winter_garden": Room("outdoor", "", "anywhere", "utility", 1),
    "blanket_room": Room("sleeping", "painting", "variety", "", 4),
    "bunk_room": Room("sleeping", "painting", "variety", "", 4),
    "childrens_room": Room("sleeping", "swords", "variety", "", 4),
    "dreaming_room": Room("sleeping", "painting", "variety", "", 4),
    "dressing_room": Room("sleeping", "torch", "variety", "", 4),
    "guest_bedroom": Room("sleeping", "swords", "variety", "", 4),
    "hibernation_chamber": Room("sleeping", "painting", "variety", "", 4),
    "in_law_suite": Room("sleeping", "swords", "variety", "", 4),
    "kings_chambers": Room("sleeping", "torch", "variety", "", 4),
    "midnight_room": Room("sleeping", "swords", "variety", "", 4),
    "nap_room": Room("sleeping", "torch", "variety", "", 4),
    "nursery": Room("sleeping", "torch", "variety", "", 4),
    "pillow_room": Room("sleeping", "torch", "variety", "", 4),
    "princes_chambers": Room("sleeping", "mirror", "variety", "", 4),
    "princess_chambers": Room("sleeping", "mirror", "variety", "", 4),
    "puppy_room": Room("sleeping", "painting", "variety", "", 4),
    "queens_chambers": Room("sleeping", "mirror", "variety", "", 4),
    "rabbit_room": Room("sleeping", "swords", "variety", "", 4),
    "servants_quarters": Room("sleeping", "painting", "variety", "", 4),
    "solar": Room("sleeping", "mirror", "variety", "", 4),
    "tasso_room": Room("sleeping", "mirror", "variety", "", 4),
    "between_two_rooms": Room("corridor", "torch", "around", "torch", 1),
    "dead_end": Room("corridor", "swords", "around", "swords", 1),
    "echo_chamber": Room("corridor", "torch", "around", "torch", 1),
    "escape_room": Room("corridor", "painting", "around", "painting", 1),
    "great_hall": Room("corridor", "swords", "around", "swords", 1),
    "hall_of_creaking_floors": Room("corridor", "painting", "around", "painting", 1),
    "hall_of_doors": Room("corridor", "mirror", "around", "mirror", 1),
    "hall_of_ever_closing_walls": Room("corridor", "swords", "around", "swords", 1),
    "hall_of_ghosts": Room("corridor", "mirror", "around", "mirror", 1),
    "hall_of_knights": Room("corridor", "painting", "around", "painting", 1),
    "hall_of_mirrors": Room("corridor", "mirror", "around", "mirror", 1),
    "hall_of_paintings": Room("corridor", "painting", "around", "painting", 1),
    "hall_of_portraits": Room("corridor", "painting", "around", "painting", 1),
    "hall_of_puzzled_floors": Room("corridor", "torch", "around", "torch", 1),
    "hall_of_sculptures": Room("corridor", "mirror", "around", "mirror", 1),
    "hall_of_windows": Room("corridor", "painting", "around", "painting", 1),
    "hidden_passage": Room("corridor", "torch", "around", "torch", 1),
    "lockdown_room": Room("corridor", "swords", "around", "swords", 1),
    "pacing_hall": Room("corridor", "mirror", "around", "mirror", 1),
    "promenade": Room("corridor", "swords", "around", "swords", 1),
    "purgatory": Room("corridor", "torch", "around", "torch", 1),
    "armory": Room("downstairs", "painting", "column", "special", 2),
    "crypt": Room("downstairs", "painting", "column", "downstairs", 1),
    "dungeon": Room("downstairs", "mirror", "column", "corridor", 1),
    "fungus_room": Room("downstairs", "mirror", "column_up", "food", 1),
    "gunpowder_room": Room("downstairs", "painting", "column", "corridor", 1),
    "hidden_entrance": Room("downstairs", "swords", "column", "corridor", 1),
    "hidden_lair": Room("downstairs", "torch", "column_up", "utility", 1),
    "jewel_room": Room("downstairs", "swords", "column_up", "living", 1),
    "knight_room": Room("downstairs", "mirror", "column", "special", 2),
    "laboratory": Room("downstairs", "swords", "column_up", "utility", 1),
    "mold_room": Room("downstairs", "swords", "column_up", "food", 1),
    "padded_room": Room("downstairs", "torch", "column_up", "living", 1),
    "pit_of_despair": Room("downstairs", "mirror", "column", "downstairs", 1),
    "quiet_room": Room("downstairs", "torch", "column_up", "sleeping", 1),
    "snake_pit": Room("downstairs", "mirror", "column_up", "living", 1),
    "spy_room": Room("downstairs", "torch", "column", "downstairs", 1),
    "subterranean_tunnel": Room("downstairs", "painting", "column_up", "utility", 1),
    "the_hole": Room("downstairs", "painting", "column_up", "sleeping", 1),
    "treasure_room": Room("downstairs", "swords", "column_up", "sleeping", 1),
    "venus_grotto": Room("downstairs", "torch", "column", "special", 2),
    "wine_cellar": Room("downstairs", "torch", "column_up", "food", 1),
}
"""The 147 standard rooms, one of each, in the order of their numbers."""

SLEEPING_POINTS = (1, 4)
"""Points of a sleeping room where a type is missing, and where all six others are there (Rules §6.5)."""

FOUNTAIN_POINTS = 5
"""Points of a fountain (Rules §6.8)."""


class Throne(NamedTuple):
    """A throne room: what hangs in it, and the types it wants on two cells (Rules §6.9)."""

    decoration: str
    wanted: tuple[str, str]
    cells: tuple[tuple[int, int], tuple[int, int]]


THRONE_CELLS = ((0, 0), (1, 0))
"""The two cells of every throne room (Rules §1)."""

THRONE_POINTS = 2
"""Points of each shown cell that holds a wanted type (Rules §6.9)."""

THRONES = {
    "throne_corridor_downstairs": Throne("mirror", ("corridor", "downstairs"), ((0, -1), (1, -1))),
    "throne_corridor_food": Throne("swords", ("corridor", "food"), ((0, 1), (1, 1))),
    "throne_food_sleeping": Throne("mirror", ("food", "sleeping"), ((-1, 0), (0, 1))),
    "throne_living_corridor": Throne("torch", ("living", "corridor"), ((-1, 0), (2, 0))),
    "throne_living_sleeping": Throne("swords", ("living", "sleeping"), ((0, 1), (1, 1))),
    "throne_utility_food": Throne("painting", ("utility", "food"), ((-1, 0), (2, 0))),
    "throne_utility_sleeping": Throne("torch", ("utility", "sleeping"), ((1, 1), (2, 0))),
}
"""One of each."""


class Card(NamedTuple):
    """A bonus card: what it counts and the points of each (Rules §7)."""

    counts: str
    points: int
    section: str


CARDS = {
    "kinds": Card("kinds", 1, "7.2"),
    "attendants": Card("attendants", 4, "7.1"),
    "downstairs": Card("type", 2, "7.1"),
    "sleeping": Card("type", 2, "7.1"),
    "below_ground": Card("below_ground", 1, "7.4"),
    "level_3": Card("level_3", 1, "7.4"),
    "living": Card("type", 2, "7.1"),
    "food": Card("type", 2, "7.1"),
    "height": Card("height", 1, "7.5"),
    "width": Card("width", 1, "7.5"),
    "outdoor": Card("type", 2, "7.1"),
    "corridor": Card("type", 2, "7.1"),
    "surrounded_8": Card("surrounded_8", 3, "7.6"),
    "surrounded_4": Card("surrounded_4", 2, "7.6"),
    "utility": Card("type", 2, "7.1"),
    "special": Card("special", 2, "7.1"),
    "throne_variety": Card("throne_variety", 2, "7.7"),
    "throne_enclosed": Card("throne_enclosed", 1, "7.7"),
    "sets_of_5": Card("sets_of_5", 4, "7.3"),
    "sets_of_3": Card("sets_of_3", 2, "7.3"),
}
"""The twenty bonus cards; one that counts a type has the type's name."""

MARKERS = {
    "mespelbrunn": "brown",
    "lichtenstein": "white",
    "hohenschwangau": "yellow",
    "eltz": "red",
    "neuschwanstein": "grey",
    "hohenzollern": "green",
    "reichsburg_cochem": "blue",
}
"""The castle markers and their colours; castles take them in this order."""

BONUSES = {
    "food": "tile",
    "living": "attendant",
    "utility": "card",
    "outdoor": "fountain",
    "sleeping": "tower",
    "corridor": "grand_foyer",
    "downstairs": "choice",
}
"""What the third room of a type gives; the choice is among the six others (Rules §5)."""

BONUS_STEPS = (3, 5)
"""How many rooms of a type bring its bonus, and how many a special room of free choice (Rules §5)."""

ROUNDS = 2
HAND = 9
"""Rounds, and the tiles dealt to everybody in each (Rules §3)."""

BONUS_TILES = 5
"""Standard tiles drawn for a food bonus, of which one is laid (Rules §5)."""

BONUS_CARDS = 3
"""Cards drawn for a utility bonus, of which one is kept (Rules §5)."""

MOST_ROOMS = 23
"""Rooms of the largest castle beside its throne room.

16 drafted tiles and two food bonuses make 18 standard rooms; types of 5, 5, 5 and 3 rooms, food and
downstairs among them, then bring 5 special rooms. No other split brings more than 23 (Rules §11.10).
"""
