"""Castles of Between Two Castles as people type them in: what is wrong, what fits where, and links."""

from collections.abc import Iterable, Sequence

import msgspec

from castlewright.core.assistant import Assessed, Document, Fit, Problem, to_document
from castlewright.core.documents import typed
from castlewright.core.drafting.seating import boards_of
from castlewright.core.errors import BadInputError
from castlewright.core.packing import Packer, Unpacker
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.obstacles import kind_of, obstacle, room_obstacle
from castlewright.games.between_two_castles.plan import (
    BoardFile,
    CastleFile,
    Cell,
    Plan,
    check_names,
    from_castle,
    joined_rooms,
    sides,
)
from castlewright.games.between_two_castles.position import own
from castlewright.games.between_two_castles.scoring import score_castles, score_plan

NAME = "between_two_castles"
MOST_CASTLES = 12
MOST_ROOMS = 60
"""More castles or rooms than this are no table."""

PIECES = [*data.ROOMS, *data.SPECIALS]
"""Every room by its number in a link."""

NOTHING = obstacle("not-now", "3")
"""What a castle says that has nothing against a room."""


def read(document: Document) -> BoardFile:
    """The document, in its form: names that exist, cells within reach."""
    board = typed(document, BoardFile, "board file")
    if not 1 <= len(board.castles) <= MOST_CASTLES:
        raise BadInputError("castles", f"{len(board.castles)} castles; between 1 and {MOST_CASTLES} are scored")
    for number, castle in enumerate(board.castles):
        check_names(castle, f"castles[{number}]")
        if max(len(castle.rooms), len(castle.attendants), len(castle.bonus_cards)) > MOST_ROOMS:
            raise BadInputError(f"castles[{number}]", f"more than {MOST_ROOMS} rooms, attendants or cards")
    return board


def assess(document: Document) -> Assessed:
    """The sheets of all castles; of two rooms on one cell the first counts, everything else does."""
    board = read(document)
    seats = seats_of(len(board.castles))
    players = board.players if len(board.players) in seats else []
    report = score_castles([plan_of(castle) for castle in board.castles], players)
    pairs = [list(boards_of(seat, len(board.castles))) for seat in range(len(report.standings))]
    return Assessed(report, problems(board.castles), seats, pairs)


def seats_of(castles: int) -> list[int]:
    """How many people build so many castles; two of them with Ludwig (Rules §3, §9.1)."""
    shared = [castles] if 3 <= castles <= len(data.MARKERS) else []
    return [2, *shared] if castles == 3 else shared


def plan_of(castle: CastleFile) -> Plan:
    """A castle of the file with the first room on every cell."""
    rooms = [castle.rooms[number] for number in laid_rooms(castle)]
    return Plan(castle.name, castle.throne, rooms, castle.attendants, castle.bonus_cards)


def laid_rooms(castle: CastleFile) -> list[int]:
    """The rooms that lie on a cell of their own, by their place in the file."""
    taken: set[Cell] = set(data.THRONE_CELLS)
    laid = []
    for number, (_, x, y) in enumerate(castle.rooms):
        if (x, y) not in taken:
            laid.append(number)
        taken.add((x, y))
    return laid


# What breaks a rule.


def problems(castles: Sequence[CastleFile]) -> list[Problem]:
    """Every room that cannot stand where it does or is there twice, and too many attendants (Rules §2, §4, §5)."""
    found = []
    owners: set[str] = set()
    for board, castle in enumerate(castles):
        plan, laid = plan_of(castle), laid_rooms(castle)
        joined = joined_rooms(plan)
        for number, (room, x, y) in enumerate(castle.rooms):
            if number not in laid:
                found.append(problem(board, (x, y), obstacle("taken", "4.1"), is_counted=False))
            else:
                against = room_problem(plan, joined, room, (x, y), room in owners)
                found += [problem(board, (x, y), each) for each in against]
            owners.update({room} & data.ROOMS.keys())
        if len(castle.attendants) > data.ATTENDANT_PLACES:
            most = {"most": data.ATTENDANT_PLACES}
            found.append(Problem(board, list(data.THRONE_CELLS[0]), "5", "two-castles-problem-attendants", dict(most)))
    return found


def room_problem(plan: Plan, joined: set[Cell], room: str, cell: Cell, is_twice: bool) -> Iterable[Obstacle]:
    """What stands against a room of a castle, where it stands."""
    if is_twice:
        yield Obstacle("two-castles-problem-twice", {}, "2")
    around = Plan("", plan.throne, [(name, x, y) for (x, y), name in plan.rooms.items() if name != plan.throne])
    around.rooms.pop(cell)
    against = room_obstacle(around, room, cell)
    if against != NOTHING:
        yield against
    elif cell not in joined:
        yield obstacle("apart", "4.1")


def problem(board: int, cell: Cell, against: Obstacle, *, is_counted: bool = True) -> Problem:
    """What stands against a room, at its cell."""
    return Problem(board, list(cell), against.section, against.key, against.args, is_counted)


# Places.


def places(document: Document, board: int, piece: str) -> list[Fit]:
    """The cells round a castle where a room may stand (Rules §4); none for a room that stands somewhere already."""
    file = read(document)
    if not 0 <= board < len(file.castles):
        raise BadInputError("board", f"there is no castle {board}")
    if piece in data.ROOMS and any(piece == room for castle in file.castles for room, _, _ in castle.rooms):
        return []
    castle = file.castles[board]
    plan = plan_of(castle)
    totals = [score_plan(plan_of(other)).total for other in file.castles]
    fits = []
    is_open = kind_of(piece) in data.OPEN_SKY
    for x, y in dict.fromkeys(cell for room in joined_rooms(plan) for cell in sides(room)):
        cell, is_roof = (x, y), plan.room_on((x, y + 1)) is not None
        if room_obstacle(plan, piece, cell) == NOTHING and not (is_open and is_roof):
            after = plan_of(msgspec.structs.replace(castle, rooms=[*castle.rooms, (piece, *cell)]))
            fits.append(Fit(cell, [*totals[:board], score_plan(after).total, *totals[board + 1 :]]))
    return fits


# Links.


def pack(document: Document, packer: Packer) -> None:
    """Names, thrones, attendants, cards, and every room with its cell in the box round the castle."""
    board = read(document)
    packer.put_boards([castle.name for castle in board.castles], board.players)
    for castle in board.castles:
        packer.put_choice(castle.throne, list(data.THRONES))
        packer.put_choices(castle.attendants, list(data.ATTENDANTS), 4)
        packer.put_choices(castle.bonus_cards, list(data.CARDS), 4)
        pack_rooms(castle.rooms, packer)


def pack_rooms(rooms: Sequence[tuple[str, int, int]], packer: Packer) -> None:
    """The box and, in the file's order, every room and where in the box it lies."""
    packer.put_count(len(rooms), 32)
    if not rooms:
        return
    left, low = min(x for _, x, _ in rooms), min(y for _, _, y in rooms)
    wide, high = max(x for _, x, _ in rooms) - left, max(y for _, _, y in rooms) - low
    packer.put_signed(left)
    packer.put_signed(low)
    packer.put_count(wide, 16)
    packer.put_count(high, 16)
    for room, x, y in rooms:
        packer.put_choice(room, PIECES)
        packer.put(x - left, wide + 1)
        packer.put(y - low, high + 1)


def unpack(unpacker: Unpacker) -> Document:
    """The document, as it was packed."""
    names, players = unpacker.get_boards(MOST_CASTLES)
    return to_document(BoardFile(NAME, [unpack_castle(name, unpacker) for name in names], players))


def unpack_castle(name: str, unpacker: Unpacker) -> CastleFile:
    """One castle."""
    throne = unpacker.get_choice(list(data.THRONES))
    attendants = unpacker.get_choices(list(data.ATTENDANTS), MOST_ROOMS, 4)
    cards = unpacker.get_choices(list(data.CARDS), MOST_ROOMS, 4)
    count = unpacker.get_number(MOST_ROOMS, 32)
    if not count:
        return CastleFile(name, throne, [], attendants, cards)
    left, low = unpacker.get_signed(), unpacker.get_signed()
    wide, high = unpacker.get_count(16), unpacker.get_count(16)
    rooms = []
    for _ in range(count):
        room = unpacker.get_choice(PIECES)
        rooms.append((room, left + unpacker.get(wide + 1), low + unpacker.get(high + 1)))
    return CastleFile(name, throne, rooms, attendants, cards)


# Positions.


def document_of(position: Position, names: Sequence[str]) -> Document:
    """The castles of a position, called by their markers."""
    state = own(position)
    plans = [from_castle(state.castle(index), marker) for index, marker in enumerate(list(data.MARKERS)[: state.ring])]
    castles = [
        CastleFile(
            plan.name,
            plan.throne,
            [(room, x, y) for (x, y), room in plan.rooms.items() if room != plan.throne],
            plan.attendants,
            plan.cards,
        )
        for plan in plans
    ]
    return to_document(BoardFile(NAME, castles, list(names)))
