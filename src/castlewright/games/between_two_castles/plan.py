"""A castle as rooms on cells, from a position or from a board file, and the rules of placement for it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, RuleError, UnknownNameError
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import (
    castle_attendants,
    castle_cards,
    castle_rooms,
    castle_throne,
)

Cell = tuple[int, int]
"""Column and row; the throne room goes by its left cell (Rules §1)."""

THRONE = data.THRONE_CELLS[0]
REMEMBERED = 64
"""Castles that are kept as they were described last: a preview changes one of a table's seven."""

FARTHEST = 99
"""Columns and rows of a board file lie within this distance."""


class Plan:
    """The rooms of one castle by their cells, and what its bonuses brought."""

    def __init__(
        self,
        name: str,
        throne: str,
        rooms: Iterable[tuple[str, int, int]],
        attendants: Sequence[str] = (),
        cards: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.throne = throne
        self.rooms: dict[Cell, str] = {THRONE: throne, **{(x, y): room for room, x, y in rooms}}
        self.attendants = list(attendants)
        self.cards = list(cards)

    def room_on(self, cell: Cell) -> Cell | None:
        """The room that fills a cell, by its own cell; the throne room fills two."""
        if cell in data.THRONE_CELLS:
            return THRONE
        return cell if cell in self.rooms else None

    def rooms_on(self, cells: Iterable[Cell]) -> list[Cell]:
        """The rooms on these cells, each once (Rules §6.11)."""
        found = [room for cell in cells if (room := self.room_on(cell)) is not None]
        return list(dict.fromkeys(found))

    def kind(self, room: Cell) -> str:
        """A standard room's type, a special room's kind, or `throne`."""
        name = self.rooms[room]
        if name in data.ROOMS:
            return data.ROOMS[name].type
        return "throne" if room == THRONE else name

    def type(self, room: Cell) -> str:
        """A standard room's type; `special` for all others (Rules §6)."""
        kind = self.kind(room)
        return kind if kind in data.TYPES else "special"

    def decoration(self, room: Cell) -> str:
        """What hangs in a room; empty for nothing."""
        name = self.rooms[room]
        if name in data.ROOMS:
            return data.ROOMS[name].decoration
        return data.THRONES[name].decoration if room == THRONE else ""

    def of_type(self, wanted: str) -> list[Cell]:
        """All rooms of a type."""
        return [room for room in self.rooms if self.type(room) == wanted]

    def of_decoration(self, wanted: str) -> list[Cell]:
        """All rooms with a decoration."""
        return [room for room in self.rooms if self.decoration(room) == wanted]

    def cells(self) -> list[Cell]:
        """All filled cells."""
        return [*self.rooms, data.THRONE_CELLS[1]]

    def specials(self) -> int:
        """How many special rooms there are, the throne room included (Rules §8)."""
        return len(self.of_type("special"))


def around(room: Cell) -> list[Cell]:
    """The cells round a room: eight, or ten round the throne room."""
    return outer(room, data.AROUND)


def sides(room: Cell) -> list[Cell]:
    """The cells at the sides of a room: four, or six at the throne room."""
    return outer(room, data.SIDES)


def outer(room: Cell, steps: Iterable[Cell]) -> list[Cell]:
    """The cells that these steps reach from a room, without its own cells."""
    own = data.THRONE_CELLS if room == THRONE else (room,)
    reached = [(x + dx, y + dy) for x, y in own for dx, dy in steps]
    return [cell for cell in dict.fromkeys(reached) if cell not in own]


def from_castle(castle: Castle, name: str) -> Plan:
    """A castle of a position; one and the same for equal castles."""
    attendants, cards = tuple(castle_attendants(castle)), tuple(castle_cards(castle))
    return described(name, castle_throne(castle), tuple(castle_rooms(castle)), attendants, cards)


@lru_cache(REMEMBERED)
def described(
    name: str, throne: str, rooms: tuple[tuple[str, int, int], ...], attendants: tuple[str, ...], cards: tuple[str, ...]
) -> Plan:
    """A castle by what is in it; nobody changes it."""
    return Plan(name, throne, rooms, attendants, cards)


# Board files.


class CastleFile(msgspec.Struct, forbid_unknown_fields=True):
    """One castle of a board file."""

    name: str
    throne: str
    rooms: list[tuple[str, int, int]]
    attendants: list[str] = []
    bonus_cards: list[str] = []


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file: the castles of a table, in seat order if the players are given."""

    game: str
    castles: list[CastleFile]
    players: list[str] = []


def read_file(document: object, checked: bool) -> tuple[list[Plan], list[str]]:
    """The castles and players of a board file; what breaks a rule of placement is refused if `checked`."""
    board = typed(document, BoardFile, "board file")
    check_players(board)
    laid: dict[str, str] = {}
    for number, castle in enumerate(board.castles):
        place = f"castles[{number}]"
        check_names(castle, place)
        check_overlaps(castle, place)
        if checked:
            check_supply(castle, place, laid)
            check_placement(castle, place)
    castles = board.castles
    return [Plan(one.name, one.throne, one.rooms, one.attendants, one.bonus_cards) for one in castles], board.players


def check_players(board: BoardFile) -> None:
    """Refuse a file without castles, or players that do not fit the number of castles (Rules §3, §9.1)."""
    if not board.castles:
        raise BadInputError("castles", "there is no castle to score")
    seats = len(board.players)
    if seats == 0:
        return
    if not 2 <= seats <= len(data.MARKERS):
        raise BadInputError("players", f"between 2 and {len(data.MARKERS)} players are needed, not {seats}")
    wanted = 3 if seats == 2 else seats
    if len(board.castles) != wanted:
        raise BadInputError("players", f"{seats} players build {wanted} castles, but the file has {len(board.castles)}")


def check_names(castle: CastleFile, place: str) -> None:
    """Refuse names that do not exist, and cells beyond all reason."""
    check_name(f"{place}.throne", "throne room", castle.throne, data.THRONES)
    for number, (room, x, y) in enumerate(castle.rooms):
        check_name(f"{place}.rooms[{number}]", "room", room, {**data.ROOMS, **dict.fromkeys(data.SPECIALS)})
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            raise BadInputError(
                f"{place}.rooms[{number}]", f"{x},{y} is more than {FARTHEST} cells from the throne room"
            )
    for number, attendant in enumerate(castle.attendants):
        check_name(f"{place}.attendants[{number}]", "attendant", attendant, data.ATTENDANTS)
    for number, card in enumerate(castle.bonus_cards):
        check_name(f"{place}.bonus_cards[{number}]", "bonus card", card, data.CARDS)


def check_name(place: str, kind: str, name: str, known: Iterable[str]) -> None:
    """Refuse a name that is not known."""
    names = list(known)
    if name not in names:
        raise BadInputError(place, UnknownNameError(kind, name, names).reason)


def check_overlaps(castle: CastleFile, place: str) -> None:
    """Refuse two rooms on one cell."""
    taken = dict.fromkeys(data.THRONE_CELLS, castle.throne)
    for number, (room, x, y) in enumerate(castle.rooms):
        if (x, y) in taken:
            raise RuleError(f"{place}.rooms[{number}]", "4", f"{room} lies on {x},{y}, where {taken[x, y]} lies")
        taken[x, y] = room


def check_supply(castle: CastleFile, place: str, laid: dict[str, str]) -> None:
    """Refuse a standard room that was laid before, and a third attendant (Rules §2, §5)."""
    for number, (room, _, _) in enumerate(castle.rooms):
        if room in laid:
            raise RuleError(f"{place}.rooms[{number}]", "2", f"there is only one {room}, and {laid[room]} has it")
        if room in data.ROOMS:
            laid[room] = f"'{castle.name}'"
    if len(castle.attendants) > data.ATTENDANT_PLACES:
        reason = f"{len(castle.attendants)} attendants, but the throne room holds {data.ATTENDANT_PLACES}"
        raise RuleError(f"{place}.attendants", "5", reason)


def check_placement(castle: CastleFile, place: str) -> None:
    """Refuse a finished castle that cannot have been built, in whatever order (Rules §4).

    It can be built when all rooms are joined by sides, every room above the ground stands on another, and
    types and levels fit: first the ground and what is below it, from the throne room outwards, then column by column.
    """
    plan = Plan(castle.name, castle.throne, castle.rooms)
    joined = joined_rooms(plan)
    for number, (room, x, y) in enumerate(castle.rooms):
        check_room(plan, (x, y), f"{place}.rooms[{number}]")
        if (x, y) not in joined:
            reason = f"{room} on {x},{y} is not joined to the throne room by shared sides"
            raise RuleError(f"{place}.rooms[{number}]", "4.1", reason)


def check_room(plan: Plan, cell: Cell, place: str) -> None:
    """Refuse a room without support, on the wrong level, or above a room open to the sky (Rules §4.2 to §4.4)."""
    x, y = cell
    room = plan.rooms[cell]
    under = plan.room_on((x, y - 1))
    if y > 0 and under is None:
        raise RuleError(place, "4.2", f"{room} on {x},{y} stands on nothing")
    level = data.LEVELS[plan.kind(cell)]
    if (level == "ground" and y < 0) or (level == "below" and y >= 0):
        where = "below ground" if y < 0 else "on the ground or above"
        raise RuleError(place, "4.3", f"{room} may not stand {where}, on {x},{y}")
    if under is not None and plan.kind(under) in data.OPEN_SKY:
        raise RuleError(place, "4.4", f"{room} on {x},{y} stands above {plan.rooms[under]}, which is open to the sky")


def joined_rooms(plan: Plan) -> set[Cell]:
    """The rooms that are joined to the throne room by shared sides."""
    joined = [THRONE]
    for room in joined:
        joined += [other for other in plan.rooms_on(sides(room)) if other not in joined]
    return set(joined)
