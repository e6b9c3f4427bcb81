"""The score sheet of a castle of Between Two Castles, straight from the rules, every point explained.

It works on rooms and cells, from a position or from a board file, of any size; `points.py` has its
own fast way to the same points.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from castlewright.core.drafting.seating import boards_of
from castlewright.core.game import NO_SECRETS
from castlewright.core.position import Position
from castlewright.core.sheet import Argument, Line, Mark, Reason, Report, Sheet, Standing, rank_players
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.plan import (
    REMEMBERED,
    THRONE,
    Cell,
    Plan,
    around,
    from_castle,
    read_file,
    sides,
)
from castlewright.games.between_two_castles.position import own

CATEGORIES = (*data.TYPES, "tower", "fountain", "grand_foyer", "bonus_cards", "attendants", "throne")
PIECE_TEXTS = "two-castles-room"
SECRET_CATEGORIES = NO_SECRETS
SECTIONS = {
    **{name: f"6.{number}" for number, name in enumerate(data.TYPES, 1)},
    **dict.fromkeys(data.SPECIALS, "6.8"),
    "throne": "6.9",
}
LUDWIG = "Ludwig"


# Rooms.


def counted(castle: Plan, room: Cell) -> list[Cell]:
    """The rooms that count for a standard room; it never counts itself (Rules §6)."""
    rule = data.ROOMS[castle.rooms[room]]
    x, y = room
    if rule.rule in data.LOOKS:
        found = castle.rooms_on((x + dx, y + dy) for dx, dy in data.LOOKS[rule.rule])
    elif rule.rule == "connected":
        found = connected(castle, room, rule.target)
    elif rule.rule == "anywhere":
        found = list(castle.rooms)
    else:
        found = in_column(castle, room, downwards=rule.rule == "column")
    return [other for other in found if other != room and is_wanted(castle, other, rule.target)]


def is_wanted(castle: Plan, room: Cell, target: str) -> bool:
    """Whether a room has the wanted decoration, or the wanted type (Rules §6)."""
    if target in data.DECORATIONS:
        return castle.decoration(room) == target
    return castle.type(room) == target


def connected(castle: Plan, room: Cell, target: str) -> list[Cell]:
    """Rooms of a type that are reached by shared sides through rooms of that type only (Rules §6.3).

    The throne room is one special room and links rooms on all its sides (Rules §11.14).
    """
    reached: list[Cell] = []
    edge = [room]
    while edge:
        near = castle.rooms_on(cell for other in edge for cell in sides(other))
        edge = [other for other in near if castle.type(other) == target and other not in reached]
        reached += edge
    return reached


def in_column(castle: Plan, room: Cell, downwards: bool, upwards: bool = True) -> list[Cell]:
    """Rooms higher and lower in the column of a room, holes or not; the throne room has two columns (Rules §6.7)."""
    x, y = room
    column = [cell for cell in castle.cells() if cell[0] == x]
    return castle.rooms_on(cell for cell in column if (upwards and cell[1] > y) or (downwards and cell[1] < y))


def score_room(castle: Plan, room: Cell) -> Line:
    """The line of a standard or special room (Rules §6)."""
    kind = castle.kind(room)
    if kind == "sleeping":
        return score_sleeping(castle, room)
    if kind == "fountain":
        return line(castle, kind, room, [], own_points=data.FOUNTAIN_POINTS)
    if kind == "tower":
        return line(castle, kind, room, in_column(castle, room, downwards=True, upwards=False))
    if kind == "grand_foyer":
        return line(castle, kind, room, castle.rooms_on(around(room)))
    rule = data.ROOMS[castle.rooms[room]]
    args: dict[str, Argument] = {"wanted": rule.target, "each": rule.points}
    return line(castle, kind, room, counted(castle, room), each=rule.points, args=args)


def score_sleeping(castle: Plan, room: Cell) -> Line:
    """Four points where the six other standard types are in the castle, else one (Rules §6.5)."""
    missing = [name for name in data.TYPES if name != "sleeping" and not castle.of_type(name)]
    points = data.SLEEPING_POINTS[not missing]
    args: dict[str, Argument] = {"missing": ",".join(missing), "gaps": len(missing)}
    return line(castle, "sleeping", room, [], own_points=points, args=args)


def score_throne(castle: Plan) -> Line:
    """Two points for each of the two shown cells that holds one of the wanted types (Rules §6.9)."""
    throne = data.THRONES[castle.throne]
    found = [room for room in castle.rooms_on(throne.cells) if castle.type(room) in throne.wanted]
    args: dict[str, Argument] = {"wanted": ",".join(throne.wanted)}
    return line(castle, "throne", THRONE, found, each=data.THRONE_POINTS, args=args)


def line(
    castle: Plan,
    category: str,
    room: Cell,
    found: Sequence[Cell],
    *,
    each: int = 1,
    own_points: int = 0,
    args: dict[str, Argument] | None = None,
) -> Line:
    """The line of one room: its own cell first, then those of the rooms that count, marked with what each adds."""
    names = ",".join(castle.rooms[other] for other in found)
    tiles = [list(cell) for cell in (room, *found)]
    marks = [Mark(list(room), own_points)] if own_points else marked(found, each)
    points = sum(mark.points for mark in marks)
    shared: dict[str, Argument] = {"points": points, "room": castle.rooms[room], "count": len(found), "rooms": names}
    message = f"two-castles-{category}"
    return Line(category, points, SECTIONS[category], tiles, message, {**shared, **(args or {})}, marks=marks)


def marked(found: Iterable[Cell], each: int) -> list[Mark]:
    """Every one of these rooms adds so much."""
    return [Mark(list(cell), each) for cell in found]


# Attendants and cards.


def score_attendant(castle: Plan, attendant: str) -> Line:
    """One point for every room with the attendant's decoration, the throne room included (Rules §6.10)."""
    found = castle.of_decoration(data.ATTENDANTS[attendant])
    args: dict[str, Argument] = {"points": len(found), "attendant": attendant, "count": len(found)}
    args["wanted"] = data.ATTENDANTS[attendant]
    message = "two-castles-attendants"
    return Line("attendants", len(found), "6.10", cells_of(found), message, args, marks=marked(found, 1))


def score_card(castle: Plan, card: str) -> Line:
    """The line of a bonus card (Rules §7)."""
    rule = data.CARDS[card]
    count, found = card_rooms(castle, card) if rule.counts == "type" else CARD_COUNTS[card](castle)
    args: dict[str, Argument] = {"points": count * rule.points, "card": card, "count": count, "each": rule.points}
    # Sets, rows and columns are counted, not the rooms in them: no single room adds anything.
    marks = marked(found, rule.points) if count == len(found) else []
    message = "two-castles-bonus_cards"
    return Line("bonus_cards", count * rule.points, rule.section, cells_of(found), message, args, marks=marks)


def cells_of(rooms: Iterable[Cell]) -> list[list[int]]:
    """Rooms as cells of a sheet, from below and from the left."""
    return [list(room) for room in sorted(rooms, key=lambda cell: (cell[1], cell[0]))]


Counted = tuple[int, list[Cell]]
"""How often a card counts, and the rooms by which it does."""


def card_rooms(castle: Plan, wanted: str) -> Counted:
    """All rooms of a type; special rooms with the throne room (Rules §7.1)."""
    return all_of(castle.of_type(wanted))


def all_of(rooms: list[Cell]) -> Counted:
    """Each of these rooms counts once."""
    return len(rooms), rooms


def card_attendants(castle: Plan) -> Counted:
    """Every attendant (Rules §7.1)."""
    return len(castle.attendants), []


def card_kinds(castle: Plan) -> Counted:
    """The first room of each kind: seven types, fountain, tower, grand foyer; not the throne room (Rules §7.2)."""
    first = {castle.kind(room): room for room in reversed(castle.rooms) if room != THRONE}
    return all_of(list(first.values()))


def card_sets(castle: Plan, least: int) -> Counted:
    """Every standard type with at least so many rooms, once (Rules §7.3)."""
    sets = [rooms for name in data.TYPES if len(rooms := castle.of_type(name)) >= least]
    return len(sets), [room for rooms in sets for room in rooms]


def card_levels(castle: Plan, is_counted: Callable[[int], bool]) -> Counted:
    """Every room on certain rows (Rules §7.4)."""
    return all_of([room for room in castle.rooms if is_counted(room[1])])


def card_lines(castle: Plan, axis: int) -> Counted:
    """Every column (axis 0) or row (axis 1) that holds a room (Rules §7.5)."""
    return len({cell[axis] for cell in castle.cells()}), list(castle.rooms)


def card_surrounded(castle: Plan, cells_round: Callable[[Cell], list[Cell]]) -> Counted:
    """Every room whose cells round it, or at its sides, are all filled; the throne room fills two (Rules §7.6)."""
    full = [room for room in castle.rooms if all(castle.room_on(cell) is not None for cell in cells_round(room))]
    return all_of(full)


def card_throne_variety(castle: Plan) -> Counted:
    """Different standard types at the sides of the throne room (Rules §7.7)."""
    first = {castle.type(room): room for room in castle.rooms_on(sides(THRONE))}
    return all_of([room for name, room in first.items() if name in data.TYPES])


CARD_COUNTS: dict[str, Callable[[Plan], Counted]] = {
    "special": lambda castle: card_rooms(castle, "special"),
    "attendants": card_attendants,
    "kinds": card_kinds,
    "sets_of_3": lambda castle: card_sets(castle, 3),
    "sets_of_5": lambda castle: card_sets(castle, 5),
    "below_ground": lambda castle: card_levels(castle, lambda y: y < 0),
    "level_3": lambda castle: card_levels(castle, lambda y: y >= 2),
    "height": lambda castle: card_lines(castle, 1),
    "width": lambda castle: card_lines(castle, 0),
    "surrounded_8": lambda castle: card_surrounded(castle, around),
    "surrounded_4": lambda castle: card_surrounded(castle, sides),
    "throne_variety": card_throne_variety,
    "throne_enclosed": lambda castle: all_of(castle.rooms_on(around(THRONE))),
}
"""What the cards count that do not name a standard type."""


# Sheets and standings.


@lru_cache(REMEMBERED)
def score_plan(castle: Plan) -> Sheet:
    """The whole sheet of one castle: a line for every room, attendant and card."""
    rooms = sorted((room for room in castle.rooms if room != THRONE), key=lambda cell: (cell[1], cell[0]))
    lines = [score_room(castle, room) for room in rooms]
    lines += [score_card(castle, card) for card in castle.cards]
    lines += [score_attendant(castle, attendant) for attendant in castle.attendants]
    lines.append(score_throne(castle))
    lines.sort(key=lambda one: CATEGORIES.index(one.category))
    return Sheet(castle.name, lines, CATEGORIES, bonuses=bonuses(castle))


def bonuses(castle: Plan) -> list[str]:
    """The types of which a third room brought their bonus, and `special` for every fifth room (Rules §5)."""
    counts = [len(castle.of_type(kind)) for kind in data.TYPES]
    first, second = data.BONUS_STEPS
    third = [kind for kind, count in zip(data.TYPES, counts, strict=True) if count >= first]
    return third + ["special" for count in counts if count >= second]


def score_castles(castles: Sequence[Plan], players: Sequence[str]) -> Report:
    """The sheets of all castles and, if there are players, where each of them stands."""
    sheets = [score_plan(castle) for castle in castles]
    return Report("between_two_castles", sheets, standings(castles, sheets, players) if players else [])


def standings(castles: Sequence[Plan], sheets: Sequence[Sheet], players: Sequence[str]) -> list[Standing]:
    """Score and rank of every player; with two players Ludwig is the third (Rules §8, §9.5)."""
    names = [*players, LUDWIG] if len(players) == 2 else list(players)
    keys = [standing_key(castles, sheets, seat) for seat in range(len(names))]
    return rank_players(names, keys, [Reason("two-castles-tie-castle"), Reason("two-castles-tie-special")])


def standing_key(castles: Sequence[Plan], sheets: Sequence[Sheet], seat: int) -> tuple[int, int, int]:
    """What decides, in this order: the lower castle, the higher one, the special rooms of both (Rules §8)."""
    left, right = boards_of(seat, len(castles))
    totals = (sheets[left].total, sheets[right].total)
    return min(totals), max(totals), castles[left].specials() + castles[right].specials()


def report(position: Position, names: Sequence[str]) -> Report:
    """The sheets of all castles as they stand now and where every player stands."""
    state = own(position)
    markers = list(data.MARKERS)
    castles = [from_castle(state.castle(index), markers[index]) for index in range(state.ring)]
    return score_castles(castles, names)


def score_file(document: object, checked: bool) -> Report:
    """The report of a board file."""
    castles, players = read_file(document, checked)
    return score_castles(castles, players)
