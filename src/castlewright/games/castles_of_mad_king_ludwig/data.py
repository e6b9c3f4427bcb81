"""The components of Castles of Mad King Ludwig, counted as in the box (Rules §1, §2, §9)."""

import msgspec

TYPES = ("activity", "corridor", "downstairs", "food", "living", "outdoor", "sleeping", "utility")
SIZES = (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)
SMALL_SIZES = SIZES[:5]
LARGE_SIZES = SIZES[5:]
SQUARE_SIZES = (100, 400)
ROUND_SIZES = (150, 500)


class Shape(msgspec.Struct, frozen=True):
    """The outline of a tile in its box of cells: a rectangle, the L, a disc or an octagon (Rules §1)."""

    width: int
    height: int
    form: str


RECTANGLE, L_SHAPE, DISC, OCTAGON = "rectangle", "l", "disc", "octagon"

SHAPES = {
    100: Shape(2, 2, RECTANGLE),
    150: Shape(3, 3, DISC),
    200: Shape(4, 2, RECTANGLE),
    250: Shape(5, 2, RECTANGLE),
    300: Shape(4, 4, L_SHAPE),
    350: Shape(7, 2, RECTANGLE),
    400: Shape(4, 4, RECTANGLE),
    450: Shape(6, 3, RECTANGLE),
    500: Shape(5, 5, DISC),
    600: Shape(7, 4, OCTAGON),
}
"""The shape of every room by its size; the L lacks its north-east quarter of 2x2 cells (Rules §1)."""

FOYER_SHAPE = Shape(3, 3, OCTAGON)
HALLWAY_SHAPE = Shape(6, 1, RECTANGLE)
STAIRS_SHAPE = Shape(3, 1, RECTANGLE)


class Room(msgspec.Struct, frozen=True):
    """A room tile as printed, unturned.

    `entrances` are sides and offsets: "E0 W1". The bonus is for connected rooms of the `wants` types; with
    activity rooms it is a penalty for adjacent ones, with downstairs rooms it counts the whole castle (Rules §5.2).
    Outdoor rooms have their fence on the north side, downstairs rooms have downstairs entrances (Rules §4.6, §4.7).
    """

    name: str
    type: str
    size: int
    points: int
    entrances: str
    bonus: int = 0
    wants: str = ""


ROOMS = (
    # 100
    Room("pantry", "food", 100, 2, "E0 W1"),
    Room("larder", "food", 100, 2, "E1 W1"),
    Room("buttery", "food", 100, 2, "E1 W0"),
    Room("powder_room", "utility", 100, 1, "S1"),
    Room("broom_closet", "utility", 100, 1, "S0"),
    Room("cloak_room", "utility", 100, 1, "S0"),
    Room("pink_cabinet", "living", 100, 5, "N1 E0 S1 W0"),
    Room("focus_room", "living", 100, 5, "N1 E1 S1 W0"),
    Room("lilac_cabinet", "living", 100, 5, "N0 E1 S1 W0"),
    # 150
    Room("piano_room", "activity", 150, 3, "N1 E1 S1", -1, "living sleeping"),
    Room("berchta_room", "activity", 150, 3, "E1 S1 W1", -1, "living sleeping"),
    Room("flute_room", "activity", 150, 3, "N1 E1 W1", -1, "living sleeping"),
    Room("bottomless_pit", "downstairs", 150, 3, "N1", 1, "outdoor"),
    Room("fungus_room", "downstairs", 150, 3, "N1 W1", 1, "food"),
    Room("the_hole", "downstairs", 150, 3, "S1", 1, "sleeping"),
    Room("study", "living", 150, 4, "N1 E1 S1 W1", 1, "living"),
    Room("sitting_room", "living", 150, 4, "N1 E1 S1 W1", 1, "outdoor"),
    Room("parlor", "living", 150, 4, "N1 E1 S1 W1", 1, "activity"),
    # 200
    Room("washroom", "utility", 200, 2, "S2"),
    Room("dirt_room", "utility", 200, 2, "E0"),
    Room("utility_room", "utility", 200, 2, "E1"),
    Room("anteroom", "food", 200, 1, "N1 S2", 3, "sleeping"),
    Room("food_prep_room", "food", 200, 1, "N3 S3", 3, "activity"),
    Room("meat_locker", "food", 200, 1, "E0 W0", 3, "outdoor"),
    Room("nap_room", "sleeping", 200, 2, "E1 S1", 2, "living"),
    Room("dressing_room", "sleeping", 200, 2, "E0 W1", 2, "food"),
    Room("solar", "sleeping", 200, 2, "E1 S3", 2, "outdoor"),
    # 250
    Room("porch", "outdoor", 250, 1, "S0 S4", 1, "sleeping"),
    Room("gatehouse", "outdoor", 250, 1, "S0 S4", 1, "outdoor"),
    Room("shed", "outdoor", 250, 1, "E1 S0", 1, "utility"),
    Room("mold_room", "downstairs", 250, 2, "S2 W1", 2, "food"),
    Room("knight_room", "downstairs", 250, 2, "S4 W1", 2, "sleeping"),
    Room("crypt", "downstairs", 250, 2, "S4 W1", 1, "living"),
    Room("billiards_room", "activity", 250, 4, "N2 E0 S1", -1, "food living sleeping"),
    Room("oratory", "activity", 250, 4, "N2 E0 E1", -1, "downstairs living sleeping"),
    Room("sewing_room", "activity", 250, 4, "N3 E1 S3", -1, "living sleeping utility"),
    # 300
    Room("sauna", "utility", 300, 3, "E3"),
    Room("panic_room", "utility", 300, 3, "E0"),
    Room("laundry_room", "utility", 300, 3, "E2"),
    Room("scullery", "food", 300, 1, "E2 W3", 3, "utility"),
    Room("dining_room", "food", 300, 1, "E2 W1", 3, "living"),
    Room("kitchen", "food", 300, 1, "E1 S1", 3, "food"),
    Room("queens_bedroom", "sleeping", 300, 3, "N0 E0", 2, "sleeping"),
    Room("guest_bedroom", "sleeping", 300, 3, "E3 S1", 2, "food"),
    Room("tasso_room", "sleeping", 300, 3, "S3 W0", 2, "living"),
    # 350
    Room("salon", "living", 350, 3, "N5 E1 S4 W1", 2, "activity"),
    Room("gallery_of_mirrors", "living", 350, 3, "N6 E1 S0 W1", 2, "corridor"),
    Room("great_hall", "corridor", 350, 1, "N1 N3 N5 E0 E1 S0 S2 S4 S6 W0 W1", 1, "utility"),
    Room("upper_hall", "corridor", 350, 1, "N1 N3 N5 E0 E1 S0 S2 S4 S6 W0 W1", 1, "food"),
    Room("train_room", "activity", 350, 5, "N5 E1 S5", -1, "corridor downstairs living sleeping"),
    Room("nine_pin_alley", "activity", 350, 5, "N0 S0 W0", -1, "food living sleeping utility"),
    # 400
    Room("east_tapestry_chamber", "living", 400, 3, "N2 E1 S3 W1", 2, "activity outdoor"),
    Room("observatory", "living", 400, 3, "N1 E1 S2 W2", 2, "activity living"),
    Room("french_gazebo", "outdoor", 400, 2, "E3 S1 W2", 1, "activity"),
    Room("pumpkin_garden", "outdoor", 400, 2, "E0 S3 W1", 1, "outdoor"),
    Room("grand_bedchamber", "sleeping", 400, 4, "S3 W0", 2, "corridor"),
    Room("servants_quarters", "sleeping", 400, 4, "S1 W2", 2, "corridor"),
    # 450
    Room("drawing_room", "living", 450, 2, "N2 E0 S5 W1", 3, "activity utility"),
    Room("west_tapestry_room", "living", 450, 2, "N5 E1 S0 W1", 3, "activity outdoor"),
    Room("formal_gardens", "outdoor", 450, 3, "E0 E2 S4", 1, "living"),
    Room("coach_house", "outdoor", 450, 3, "E0 S4", 1, "food"),
    Room("armory", "downstairs", 450, 1, "E1 S4", 2, "activity"),
    Room("dungeon", "downstairs", 450, 1, "E2 S2", 2, "downstairs"),
    # 500
    Room("forum", "activity", 500, 6, "N2 E2 S2", -2, "downstairs food living sleeping"),
    Room("theater", "activity", 500, 6, "N2 E2 W2", -2, "corridor living sleeping utility"),
    Room("hundings_hut", "outdoor", 500, 4, "E2 S2 W2", 1, "outdoor"),
    Room("green_house", "outdoor", 500, 4, "E2 W2", 1, "living"),
    Room("venus_grotto", "downstairs", 500, 1, "E2 W2", 1, "corridor"),
    Room("secret_lair", "downstairs", 500, 1, "S2 W2", 2, "utility"),
    # 600
    Room("vestibule", "living", 600, 1, "N3 E2 S3 W2", 4, "food"),
    Room("throne_room", "living", 600, 1, "N5 E2 S5 W1", 4, "sleeping"),
    Room("terrace_gardens", "outdoor", 600, 5, "E1 S1 S5 W1", 1, "outdoor"),
    Room("stables", "outdoor", 600, 5, "E1 E2 W1 W2", 1, "activity"),
    Room("singers_chamber", "activity", 600, 7, "S2 S3 S4", -2, "corridor downstairs food living sleeping utility"),
    Room("audience_room", "activity", 600, 7, "N2 E1 E2", -2, "corridor downstairs food living sleeping utility"),
)

FOYERS = ("foyer_red", "foyer_blue", "foyer_green", "foyer_yellow")
FOYER_ENTRANCES = "E1 S1 W1"
FOYER_AREA = 125

HALLWAY = "hallway"
DOWNSTAIRS_HALLWAY = "downstairs_hallway"
HALLWAY_ENTRANCES = "N0 N1 N2 N3 N4 N5 E0 S0 S1 S2 S3 S4 S5 W0"
HALLWAY_AREA = 150
HALLWAYS = 9

STAIRS = "stairs"
STAIRS_ENTRANCES = "E0 W0"
STAIRS_DARK_END = "W0"
STAIRS_AREA = 75
STAIRCASES = 6

PRICES = (1, 2, 4, 6, 8, 10, 15)
"""The prices of the market, in thousands (Rules §2)."""

CORRIDOR_PRICE = 3
PASS_INCOME = 5
UNSOLD_COINS = 1
START_MONEY = 15
OUTDOOR_REWARD = 10
ACTIVITY_REWARD = 5
SEARCH_LIMIT = 2
"""Thousands, points and tiles (Rules §2, §3, §6)."""

CARDS_PER_SIZE = 5


class SetUp(msgspec.Struct, frozen=True):
    """What lies on the table for a number of players (Rules §2, §8)."""

    cards: int
    prices: tuple[int, ...]
    favours: int
    small: int
    large: int
    stairs: int
    hallways: int


SET_UPS = {
    1: SetUp(33, PRICES[1:4], 0, 7, 5, 5, 7),
    2: SetUp(22, PRICES[2:], 2, 5, 4, 4, 5),
    3: SetUp(33, PRICES[1:], 3, 7, 5, 5, 7),
    4: SetUp(44, PRICES, 4, 9, 6, 6, 9),
}

FAVOURS = (
    *(f"count_{name}" for name in TYPES),
    *(f"area_{name}" for name in TYPES),
    "money",
    "external_entrances",
    "completed_rooms",
    "incomplete_rooms",
    "small_rooms",
    "large_rooms",
    "square_rooms",
    "circular_rooms",
)
FAVOUR_POINTS = (8, 4, 2, 1)
NEVER_TOGETHER = ("completed_rooms", "incomplete_rooms")
"""Favours of which only the first to turn up is in play (Rules §2)."""

BONUS_CARDS = {
    "all_sizes": 8,
    "all_types": 7,
    "hallways": 1,
    "stairs": 2,
    "completed_rooms": 1,
    "square_rooms": 1,
    "circular_rooms": 1,
    "money": 1,
    "external_entrances": 1,
    "type_activity": 2,
    "type_corridor": 1,
    "type_downstairs": 2,
    "type_food": 3,
    "type_living": 2,
    "type_outdoor": 2,
    "type_sleeping": 3,
    "type_utility": 2,
    "size_100": 2,
    "size_150": 2,
    "size_200": 2,
    "size_250": 2,
    "size_300": 2,
    "size_350": 3,
    "size_400": 3,
    "size_450": 3,
    "size_500": 3,
    "size_600": 3,
}
"""Every bonus card and its points: once, or for each thing it counts (Rules §9.2)."""

BONUS_MONEY = 5
BONUS_PAIR = 2
"""Thousands, completed rooms and external entrances that earn the card's points once (Rules §9.2)."""

DEALT_CARDS = 3
SOLO_CARDS = 2
DEPLETED_POINTS = 2
MONEY_PER_POINT = 10
IDLE_ROUNDS = 10
"""Final points and the end of a game in which nobody buys (Rules §7, §11.6)."""

SOLO_RANKS = {"first": (50, 70, 85, 100), "second": (59, 80, 95, 110)}
"""The most points of every solo rank but the highest (Rules §8)."""
