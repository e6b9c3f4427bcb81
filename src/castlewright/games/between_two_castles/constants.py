"""Constants of Between Two Castles, worked out from the component data for the compiled files.

Every room has a code: the 147 standard rooms in the order of the data, then fountain, tower and
grand foyer, then the seven throne rooms.
"""

from castlewright.games.between_two_castles import data

GIVE = 3
PHASES = ("choose", "place", "over", "give")
"""The phases of `core/drafting`, and with two players one before them: Ludwig's tiles are given (Rules §9.2)."""

NOTHING, PICK_BONUS, PICK_SPECIAL, PICK_ATTENDANT, PICK_CARD, PICK_TILE, LAY_ROOM = range(7)
STAGES = ("nothing", "bonus", "special", "attendant", "card", "tile", "room")
"""What a castle can wait for (Rules §5)."""

EVERYBODY = 255
"""All who may know a tile: one bit per seat, the highest for the spectators."""

ROOM_IDS = (*data.ROOMS, *data.SPECIALS, *data.THRONES)
"""The id of every room by its code."""

CODES = {name: code for code, name in enumerate(ROOM_IDS)}
TILES = len(data.ROOMS)
FOUNTAIN, TOWER, FOYER = range(TILES, TILES + 3)
FIRST_THRONE = TILES + 3
THRONES = len(data.THRONES)
CARDS = len(data.CARDS)
CARD_IDS = tuple(data.CARDS)
ATTENDANT_IDS = tuple(data.ATTENDANTS)
SPECIAL = len(data.TYPES)
"""The type of the special rooms, after the seven standard types."""

MOST_ROOMS = data.MOST_ROOMS
WIDTH = 2 * MOST_ROOMS + 2
HEIGHT = 2 * MOST_ROOMS + 1
CELLS = WIDTH * HEIGHT
"""The field that holds every castle: rooms in one line, any way from the throne room (Rules §4.5)."""

MIDDLE = MOST_ROOMS + 1
"""Where column 0 and row 0 lie on the field: one line of empty cells is kept at every edge."""

HAND = data.HAND
UPPER, LOWER = 1, 2
_GROUPS = {"ground": UPPER, "below": LOWER, "anywhere": UPPER + LOWER}
_TYPES = (*data.TYPES, "special")
_rooms = list(data.ROOMS.values())

TYPE = [_TYPES.index(room.type) for room in _rooms] + [SPECIAL] * (3 + THRONES)
"""The type of each room."""

KIND = [_TYPES.index(room.type) for room in _rooms] + [SPECIAL, SPECIAL + 1, SPECIAL + 2] + [SPECIAL + 3] * THRONES
"""The type of a standard room, or 7, 8, 9 for the special kinds, 10 for a throne room."""

NO_DECORATION = len(data.DECORATIONS)
_decorations = [room.decoration for room in _rooms] + [""] * 3 + [throne.decoration for throne in data.THRONES.values()]
DECORATION = [data.DECORATIONS.index(name) if name else NO_DECORATION for name in _decorations]
"""What hangs in each room."""

GROUP = [_GROUPS[data.LEVELS[room.type]] for room in _rooms] + [_GROUPS[data.LEVELS[kind]] for kind in data.SPECIALS]
GROUP += [UPPER] * THRONES
"""Where each room may stand: from the ground upwards, below, or both (Rules §4.3)."""

IS_OPEN = [int(room.type in data.OPEN_SKY) for room in _rooms] + [int(kind in data.OPEN_SKY) for kind in data.SPECIALS]
IS_OPEN += [0] * THRONES
"""Whether nothing may stand on the room (Rules §4.4)."""

RULES = (
    *("beside", "stacked", "two_below", "around", "decorated", "connected", "anywhere", "variety"),
    *("column", "column_up", "fountain", "tower", "grand_foyer", "throne"),
)
BESIDE, STACKED, TWO_BELOW, AROUND, DECORATED, CONNECTED, ANYWHERE = range(7)
VARIETY, COLUMN, COLUMN_UP, FOUNTAIN_RULE, TOWER_RULE, FOYER_RULE, THRONE_RULE = range(7, 14)


def _rule(room: data.Room) -> int:
    """The rule of a standard room, as the fast score needs it.

    In a castle that keeps the rules no outdoor room lies under another room and no downstairs
    room beside or above a living room, so the seven or three shown cells and all eight count alike.
    """
    if room.type == "corridor":
        return DECORATED
    return AROUND if room.rule in {"around_but_below", "three_below"} else RULES.index(room.rule)


def _target(room: data.Room) -> int:
    if room.type == "corridor":
        return data.DECORATIONS.index(room.target)
    return _TYPES.index(room.target) if room.target else 0


RULE = [_rule(room) for room in _rooms] + [FOUNTAIN_RULE, TOWER_RULE, FOYER_RULE] + [THRONE_RULE] * THRONES
TARGET = [_target(room) for room in _rooms] + [0] * (3 + THRONES)
POINTS = [room.points for room in _rooms] + [0] * (3 + THRONES)
"""How each room scores: its rule, the wanted type or decoration, the points of each room that counts (Rules §6)."""

_thrones = list(data.THRONES.values())
THRONE_WANTS = [(1 << _TYPES.index(throne.wanted[0])) | (1 << _TYPES.index(throne.wanted[1])) for throne in _thrones]
"""The two types each throne room wants, one bit each (Rules §6.9)."""

THRONE_X = [x + MIDDLE for throne in _thrones for x, y in throne.cells]
THRONE_Y = [y + MIDDLE for throne in _thrones for x, y in throne.cells]
"""Where on the field each throne room looks, two cells each."""

ATTENDANT_WANTS = [data.DECORATIONS.index(name) for name in data.ATTENDANTS.values()]

CARD_KINDS, CARD_ATTENDANTS, CARD_BELOW, CARD_LEVEL_3, CARD_HEIGHT, CARD_WIDTH, CARD_SURROUNDED_8 = range(7)
CARD_SURROUNDED_4, CARD_SPECIAL, CARD_VARIETY, CARD_ENCLOSED, CARD_SETS_5, CARD_SETS_3, CARD_TYPE = range(7, 14)
_ORDER = (
    *("kinds", "attendants", "below_ground", "level_3", "height", "width", "surrounded_8"),
    *("surrounded_4", "special", "throne_variety", "throne_enclosed", "sets_of_5", "sets_of_3", "type"),
)
CARD_RULE = [_ORDER.index(card.counts) for card in data.CARDS.values()]
CARD_TARGET = [_TYPES.index(name) if card.counts == "type" else 0 for name, card in data.CARDS.items()]
CARD_POINTS = [card.points for card in data.CARDS.values()]
"""What each bonus card counts and gives (Rules §7)."""

PAIRS = TILES * (TILES - 1) // 2
PAIR_BASE = [first * (2 * TILES - first - 3) // 2 - 1 for first in range(TILES)]
"""The pair of a first and a larger second tile has the number PAIR_BASE[first] + second."""

PAIR_FIRST = [first for first in range(TILES) for _ in range(first + 1, TILES)]
"""The first tile of every pair."""

LAYS = PAIRS
"""Actions from 0 choose a pair of tiles; from here on they lay a room: slot, side, cell."""

SLOTS = 4
GIFT_SLOT, BONUS_SLOT = 2, 3
"""A seat's own two tiles are slots 0 and 1; then Ludwig's tile, then the room that a bonus gives."""

TAKES = LAYS + SLOTS * 2 * CELLS
"""Actions from here on take something that a bonus offers in the left or right castle."""

TAKE_SPECIAL = 6
TAKE_ATTENDANT = TAKE_SPECIAL + len(data.SPECIALS)
TAKE_CARD = TAKE_ATTENDANT + len(data.ATTENDANTS)
TAKE_TILE = TAKE_CARD + CARDS
TAKE_ITEMS = TAKE_TILE + TILES
"""What can be taken: one of six bonuses, a special kind, an attendant, a card, a tile."""

GIVES = TAKES + 2 * TAKE_ITEMS
"""The last two actions give the lower of Ludwig's tiles to his left or his right castle (Rules §9.2)."""

ACTIONS = GIVES + 2

TILE_BONUS, ATTENDANT_BONUS, CARD_BONUS, FOUNTAIN_BONUS = range(4)
TOWER_BONUS, FOYER_BONUS, CHOICE_BONUS, SPECIAL_BONUS = range(4, 8)
BONUS_NAMES = ("tile", "attendant", "card", "fountain", "tower", "grand_foyer", "choice", "special")
THIRD_BONUS = [BONUS_NAMES.index(data.BONUSES[name]) for name in data.TYPES]
"""The bonus of the third room of each type (Rules §5)."""

LUDWIG = 2
"""Ludwig's seat when two play (Rules §9.1)."""
