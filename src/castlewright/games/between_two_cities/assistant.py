"""Cities of Between Two Cities as people type them in: what is wrong, what fits where, and links."""

from collections.abc import Sequence

from castlewright.core.assistant import Assessed, Document, Fit, Problem, to_document
from castlewright.core.documents import typed
from castlewright.core.drafting.seating import boards_of
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.packing import Packer, Unpacker
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle
from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.notation import EMPTY, KINDS_BY_LETTER, city_rows
from castlewright.games.between_two_cities.obstacles import obstacle
from castlewright.games.between_two_cities.position import own
from castlewright.games.between_two_cities.scoring import (
    BoardFile,
    CityFile,
    Plan,
    check_letters,
    city_name,
    groups,
    score_cities,
)
from castlewright.games.between_two_cities.shops import Cell

NAME = "between_two_cities"
SIGNS = [EMPTY, *KINDS_BY_LETTER]
MOST_CITIES = 12
"""More cities than this are no table."""


def read(document: Document) -> BoardFile:
    """The document, in its form: known letters, rows of one length."""
    board = typed(document, BoardFile, "board file")
    if not 1 <= len(board.cities) <= MOST_CITIES:
        raise BadInputError("cities", f"{len(board.cities)} cities; between 1 and {MOST_CITIES} are scored")
    for number, city in enumerate(board.cities):
        check_letters(city, f"cities[{number}].rows")
        if max(len(city.rows), *map(len, city.rows), 0) > data.FIELD:
            raise BadInputError(f"cities[{number}].rows", f"more than {data.FIELD} rows or columns")
    return board


def assess(document: Document) -> Assessed:
    """The sheets of all cities; every tile counts, those apart from the rest and outside the frame too."""
    board = read(document)
    seats = seats_of(len(board.cities))
    players = board.players if len(board.players) in seats else []
    plans = [Plan(city.name, city.rows) for city in board.cities]
    problems = [problem for number, plan in enumerate(plans) for problem in city_problems(number, plan)]
    pairs = [list(boards_of(seat, len(players), shared=len(players) > 2)) for seat in range(len(players))]
    return Assessed(score_cities(plans, players), problems, seats, pairs)


def seats_of(cities: int) -> list[int]:
    """How many people build so many cities (Rules §2, §8.1)."""
    shared = [cities] if 3 <= cities <= data.MOST_SEATS else []
    return [2, *shared] if cities == 4 else shared


def city_problems(number: int, plan: Plan) -> list[Problem]:
    """Tiles apart from the largest part of the city, and those outside the frame that holds most (Rules §5.2, §5.3)."""
    parts = sorted(groups(plan.kinds), key=len, reverse=True)
    found = [problem(number, part[0], obstacle("apart", "5.2")) for part in parts[1:]]
    kept = in_frame(set(plan.kinds))
    return found + [problem(number, cell, obstacle("frame", "5.3")) for cell in plan.kinds if cell not in kept]


def in_frame(cells: set[Cell]) -> set[Cell]:
    """The cells in that frame of 4x4 that holds most of them."""
    corners = {(x, y) for x, _ in cells for _, y in cells}
    frames = [
        {(x, y) for x, y in cells if left <= x < left + data.SIDE and top <= y < top + data.SIDE}
        for left, top in sorted(corners)
    ]
    return max(frames, key=len, default=set())


def problem(number: int, cell: Cell, against: Obstacle) -> Problem:
    """What stands against a tile, at its cell."""
    return Problem(number, list(cell), against.section, against.key, against.args)


# Places.


def places(document: Document, board: int, piece: str) -> list[Fit]:
    """The free cells of a city's rows where a building, or the left or upper half of a duplex, may lie (Rules §5)."""
    file = read(document)
    if not 0 <= board < len(file.cities):
        raise BadInputError("board", f"there is no city {board}")
    if piece not in data.TILES:
        raise UnknownNameError("tile", piece[:60], data.TILES)
    rows = file.cities[board].rows
    before, fits = len(city_problems(board, Plan("", rows))), []
    for cell in ((x, y) for y, row in enumerate(rows) for x in range(len(row))):
        laid = lay(rows, piece, cell)
        if laid is not None and len(city_problems(board, Plan("", laid))) <= before:
            plans = [Plan(city.name, laid if city is file.cities[board] else city.rows) for city in file.cities]
            fits.append(Fit(cell, [sheet.total for sheet in score_cities(plans, []).sheets]))
    return fits


def lay(rows: Sequence[str], piece: str, cell: Cell) -> list[str] | None:
    """The rows with a tile on a cell; None where it has no room."""
    x, y = cell
    halves = [(cell, piece)]
    if piece in data.DUPLEXES:
        duplex = data.DUPLEXES[piece]
        halves = [(cell, duplex.first), ((x, y + 1) if duplex.is_vertical else (x + 1, y), duplex.second)]
    letters = [list(row) for row in rows]
    for (column, row), kind in halves:
        if row >= len(letters) or column >= len(letters[row]) or letters[row][column] != EMPTY:
            return None
        letters[row][column] = data.LETTERS[kind]
    return ["".join(row) for row in letters]


# Links.


def pack(document: Document, packer: Packer) -> None:
    """Names, and the letters of every row."""
    board = read(document)
    packer.put_boards([city.name for city in board.cities], board.players)
    for city in board.cities:
        pack_rows(city.rows, packer)


def pack_rows(rows: Sequence[str], packer: Packer) -> None:
    """The size, where it is not that of a finished city, and every letter."""
    width = len(rows[0]) if rows else 0
    is_usual = len(rows) == width == data.SIDE
    packer.put_flag(is_usual)
    if not is_usual:
        packer.put(len(rows), data.FIELD + 1)
        packer.put(width, data.FIELD + 1)
    for letter in "".join(rows):
        packer.put_choice(letter, SIGNS)


def unpack(unpacker: Unpacker) -> Document:
    """The document, as it was packed."""
    names, players = unpacker.get_boards(MOST_CITIES)
    cities = [CityFile(name, unpack_rows(unpacker)) for name in names]
    return to_document(BoardFile(NAME, cities, players))


def unpack_rows(unpacker: Unpacker) -> list[str]:
    """The rows of one city."""
    high = wide = data.SIDE
    if not unpacker.get_flag():
        high, wide = unpacker.get(data.FIELD + 1), unpacker.get(data.FIELD + 1)
    return ["".join(unpacker.get_choice(SIGNS) for _ in range(wide)) for _ in range(high)]


# Positions.


def document_of(position: Position, names: Sequence[str]) -> Document:
    """The cities of a position, each in rows of 4x4."""
    state = own(position)
    cities = [CityFile(city_name(city, names), framed(city_rows(state, city))) for city in range(state.cities)]
    return to_document(BoardFile(NAME, cities, list(names)))


def framed(rows: Sequence[str]) -> list[str]:
    """A city of the large field, moved to the upper left corner of its frame."""
    filled = [row for row in rows if row.strip(EMPTY)]
    left = min((len(row) - len(row.lstrip(EMPTY)) for row in filled), default=0)
    cut = [row[left : left + data.SIDE].ljust(data.SIDE, EMPTY) for row in filled]
    return cut + [EMPTY * data.SIDE] * (data.SIDE - len(cut))
