"""The score sheet of a city of Between Two Cities, straight from the rules, every point explained.

It works on rows of letters, from a position or from a board file, of any size; `position.py`
has its own fast way to the same points.
"""

from collections.abc import Iterable, Sequence

import msgspec

from castlewright.core.documents import typed
from castlewright.core.drafting.seating import boards_of, builders_of
from castlewright.core.errors import BadInputError, RuleError
from castlewright.core.game import NO_SECRETS
from castlewright.core.position import Position
from castlewright.core.sheet import Line, Mark, Reason, Report, Sheet, Standing, rank_players
from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.notation import EMPTY, KINDS_BY_LETTER, city_rows
from castlewright.games.between_two_cities.position import own
from castlewright.games.between_two_cities.shops import Cell, best_shop_lines

CATEGORIES = data.BUILDINGS
PIECE_TEXTS = "category"
SECRET_CATEGORIES = NO_SECRETS
MOST_CELLS = 40
"""Rows and columns of the largest city that is read from a file."""


class Plan:
    """The buildings of one city by their cells (x, y)."""

    def __init__(self, name: str, rows: Sequence[str]) -> None:
        self.name = name
        self.kinds = {
            (x, y): KINDS_BY_LETTER[letter]
            for y, row in enumerate(rows)
            for x, letter in enumerate(row)
            if letter != EMPTY
        }

    def cells_of(self, *kinds: str) -> list[Cell]:
        """The cells of these kinds, in reading order."""
        return [cell for cell, kind in self.kinds.items() if kind in kinds]

    def count(self, building: str) -> int:
        """How many buildings of a type there are; all taverns are one type."""
        return len(self.cells_of(*data.TAVERNS) if building == "tavern" else self.cells_of(building))


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def groups(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The cells in groups joined edge to edge."""
    left = set(cells)
    found = []
    for start in sorted(left, key=lambda cell: (cell[1], cell[0])):
        if start in left:
            group = [start]
            left.remove(start)
            for cell in group:
                joined = [other for other in neighbours(cell) if other in left]
                left.difference_update(joined)
                group += joined
            found.append(group)
    return found


def score_shops(city: Plan) -> list[Line]:
    """A line for every line of shops in the split that scores most (Rules §6.1)."""
    return [
        line("shop", steps(data.SHOP_POINTS, cells), "cities-shops", count=len(cells))
        for cells in best_shop_lines(city.cells_of("shop"))
    ]


def score_factories(city: Plan, counts: Sequence[int]) -> list[Line]:
    """One line for all factories: 4, 3 or 2 each by the rank of their number among all cities (Rules §6.2)."""
    cells = city.cells_of("factory")
    rank = len({count for count in counts if count > len(cells)})
    each = data.FACTORY_POINTS[min(rank, 2)]
    if not cells:
        return []
    marks = [mark(cell, each) for cell in cells]
    return [line("factory", marks, "cities-factories", count=len(cells), rank=rank + 1, each=each)]


def score_taverns(city: Plan) -> list[Line]:
    """A line for every set: the k-th holds every kind that is there at least k times (Rules §6.3)."""
    by_kind = [city.cells_of(kind) for kind in data.TAVERNS]
    lines = []
    for number in range(max(len(cells) for cells in by_kind)):
        chosen = [cells[number] for cells in by_kind if len(cells) > number]
        lines.append(line("tavern", steps(data.TAVERN_POINTS, chosen), "cities-taverns", count=len(chosen)))
    return lines


def score_offices(city: Plan) -> list[Line]:
    """A line for every set of up to six, and one for the offices next to a tavern (Rules §6.4)."""
    offices = city.cells_of("office")
    taverns = set(city.cells_of(*data.TAVERNS))
    size = len(data.OFFICE_POINTS) - 1
    sets = [offices[start : start + size] for start in range(0, len(offices), size)]
    lines = [line("office", steps(data.OFFICE_POINTS, cells), "cities-offices", count=len(cells)) for cells in sets]
    near = [mark(cell, 1, other) for cell in offices for other in sorted(taverns.intersection(neighbours(cell)))[:1]]
    if near:
        lines.append(line("office", near, "cities-offices-near", count=len(near)))
    return lines


def score_parks(city: Plan) -> list[Line]:
    """A line for every group of parks joined by edges (Rules §6.5)."""
    last = len(data.PARK_POINTS) - 1
    return [
        line(
            "park",
            steps(data.PARK_POINTS, cells[:last]) + [mark(cell, 1) for cell in cells[last:]],
            "cities-parks",
            count=len(cells),
        )
        for cells in map(in_reading_order, groups(city.cells_of("park")))
    ]


def score_houses(city: Plan) -> list[Line]:
    """A line for every house: 1 next to a factory, else 1 for each other type in the city (Rules §6.6)."""
    factories = set(city.cells_of("factory"))
    types = sum(city.count(building) > 0 for building in data.BUILDINGS if building != "house")
    lines = []
    for cell in city.cells_of("house"):
        near = sorted(factories.intersection(neighbours(cell)))
        if near:
            lines.append(line("house", [mark(cell, 1, near[0])], "cities-house-near", near))
        elif types:
            lines.append(line("house", [mark(cell, types)], "cities-house", types=types))
    return lines


SECTIONS = {building: f"6.{number}" for number, building in enumerate(data.BUILDINGS, 1)}


def mark(cell: Cell, points: int, to: Cell | None = None) -> Mark:
    """What a building adds, because of a neighbour if one is given."""
    return Mark(list(cell), points, list(to) if to else None)


def steps(state: Sequence[int], cells: Sequence[Cell]) -> list[Mark]:
    """What each further building of a set adds, by the points for so many."""
    return [mark(cell, state[number] - state[number - 1]) for number, cell in enumerate(in_reading_order(cells), 1)]


def in_reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """The cells row by row."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def line(category: str, marks: Sequence[Mark], message: str, beside: Sequence[Cell] = (), **args: int) -> Line:
    """One line of the sheet: its marks add up to its points, its tiles are theirs and those beside."""
    points = sum(each.points for each in marks)
    tiles = [*(each.tile for each in marks), *(list(cell) for cell in beside)]
    return Line(category, points, SECTIONS[category], tiles, message, {"points": points, **args}, marks=marks)


def score_city(city: Plan, counts: Sequence[int]) -> Sheet:
    """The whole sheet of one city; the factories are ranked among these numbers of all cities."""
    lines = score_shops(city) + score_factories(city, counts) + score_taverns(city)
    lines += score_offices(city) + score_parks(city) + score_houses(city)
    return Sheet(city.name, lines, CATEGORIES)


def score_cities(cities: Sequence[Plan], players: Sequence[str]) -> Report:
    """The sheets of all cities and, if there are players, where each of them stands."""
    counts = [city.count("factory") for city in cities]
    sheets = [score_city(city, counts) for city in cities]
    return Report("between_two_cities", sheets, standings(cities, sheets, players))


def standings(cities: Sequence[Plan], sheets: Sequence[Sheet], players: Sequence[str]) -> list[Standing]:
    """Score and rank of every player, and what broke ties (Rules §7, §8.4)."""
    keys = [standing_key(cities, sheets, seat, len(players)) for seat in range(len(players))]
    buildings = [Reason("cities-tie-building", {"building": building}) for building in data.BUILDINGS]
    return rank_players(players, keys, buildings if len(players) == 2 else [Reason("cities-tie-city"), *buildings])


def standing_key(cities: Sequence[Plan], sheets: Sequence[Sheet], seat: int, seats: int) -> tuple[int, ...]:
    """What decides, in this order: the score, the higher city, the buildings of each type in both cities.

    Rules §7; with two players the score is the sum, and the higher city does not count (Rules §8.4).
    """
    pair = boards_of(seat, seats, shared=seats > 2)
    totals = [sheets[city].total for city in pair]
    buildings = tuple(sum(cities[city].count(building) for city in pair) for building in data.BUILDINGS)
    return (sum(totals), *buildings) if seats == 2 else (min(totals), max(totals), *buildings)


def report(position: Position, names: Sequence[str]) -> Report:
    """The sheets of all cities as they lie now; cells count from a1 as (0, 0)."""
    state = own(position)
    cities = [Plan(city_name(city, names), city_rows(state, city)) for city in range(state.cities)]
    return score_cities(cities, names)


def city_name(city: int, names: Sequence[str]) -> str:
    """A city by those who build it: `Ann + Bob`, or with two players `Ann 1` and `Ann 2` (Rules §2, §8.1)."""
    builders = builders_of(city, len(names), shared=len(names) > 2)
    if len(builders) == 1:
        return f"{names[builders[0]]} {city % 2 + 1}"
    return " + ".join(names[seat] for seat in builders)


# Board files.


class CityFile(msgspec.Struct, forbid_unknown_fields=True):
    """One city of a board file."""

    name: str
    rows: list[str]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file: all cities of a table, so that the factories can be ranked."""

    game: str
    cities: list[CityFile]
    players: list[str] = []


def read_file(document: object, checked: bool) -> tuple[list[Plan], list[str]]:
    """The cities and players of a board file; what breaks a rule of placement is refused if `checked`."""
    board = typed(document, BoardFile, "board file")
    check_table(board)
    for number, city in enumerate(board.cities):
        check_letters(city, f"cities[{number}].rows")
        if checked:
            check_city(city, f"cities[{number}] '{city.name}'")
    return [Plan(city.name, city.rows) for city in board.cities], board.players


def score_file(document: object, checked: bool) -> Report:
    """The report of a board file."""
    cities, players = read_file(document, checked)
    return score_cities(cities, players)


def check_table(board: BoardFile) -> None:
    """Refuse a file without cities, or players that do not fit the number of cities (Rules §2, §8.1)."""
    if not board.cities:
        raise BadInputError("cities", "there is no city to score")
    seats = len(board.players)
    if not seats:
        return
    if seats == 1 or seats > data.MOST_SEATS:
        raise BadInputError("players", f"between 2 and {data.MOST_SEATS} players are needed, not {seats}")
    wanted = 4 if seats == 2 else seats
    if len(board.cities) != wanted:
        raise BadInputError("players", f"{seats} players build {wanted} cities, but the file has {len(board.cities)}")


def check_letters(city: CityFile, place: str) -> None:
    """Refuse unknown letters, rows of different length and fields beyond all reason."""
    if len(city.rows) > MOST_CELLS or any(len(row) > MOST_CELLS for row in city.rows):
        raise BadInputError(place, f"more than {MOST_CELLS} rows or columns")
    for y, row in enumerate(city.rows):
        if len(row) != len(city.rows[0]):
            raise BadInputError(f"{place}[{y}]", f"'{row}' is not as long as the first row; fill up with dots")
        for letter in row:
            if letter != EMPTY and letter not in KINDS_BY_LETTER:
                known = "".join(KINDS_BY_LETTER)
                raise BadInputError(f"{place}[{y}]", f"unknown letter '{letter}'; use {known} or . for an empty cell")


def check_city(city: CityFile, place: str) -> None:
    """Refuse a city that is not one group within 4x4 (Rules §5.2, §5.3)."""
    cells = Plan(city.name, city.rows).kinds
    if len(groups(cells)) > 1:
        raise RuleError(place, "5.2", "the city is in several parts; every tile shares an edge with another")
    for axis, side in ((0, "wide"), (1, "high")):
        span = [cell[axis] for cell in cells]
        if span and max(span) - min(span) >= data.SIDE:
            size = max(span) - min(span) + 1
            raise RuleError(place, "5.3", f"the city is {size} cells {side}; at most {data.SIDE} are allowed")
