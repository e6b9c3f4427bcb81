"""Cities of Between Two Cities drawn as text, for tests."""

from collections.abc import Sequence

from castlewright.core.chance import Chance
from castlewright.games.between_two_cities import constants, data
from castlewright.games.between_two_cities.notation import KINDS_BY_LETTER
from castlewright.games.between_two_cities.position import CitiesPosition
from castlewright.games.between_two_cities.scoring import Plan, score_city


def rows_of(picture: str) -> list[str]:
    """The rows of a picture like `SS|.F`."""
    return picture.split("|")


def sheet_points(rows: Sequence[str], counts: Sequence[int] | None = None) -> dict[str, int]:
    """The categories of the sheet of one city; its factories ranked among these numbers, or alone."""
    city = Plan("city", rows)
    return score_city(city, counts or [city.count("factory")]).categories


def table_of(*cities: Sequence[str], seats: int = 7) -> CitiesPosition:
    """A position whose first cities are these, each at most 4x4, laid with d4 inside the frame."""
    position = CitiesPosition(seats)
    # No tile of these cities need lie on d4.
    is_begun = [any(row.strip(".") for row in rows) for rows in cities]
    position.beside = [0] * sum(is_begun) + list(position.beside)[sum(is_begun) :]
    for number, rows in enumerate(cities):
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter != ".":
                    kind = data.KINDS.index(KINDS_BY_LETTER[letter])
                    position.put_building(number, kind, constants.FIELD * y + x)
    return position


def random_rows(chance: Chance, letters: str = "SFdfmbOPH") -> list[str]:
    """A random city within 4x4, full or partial, one group joined by edges."""
    size = 1 + chance.below(16) if chance.below(2) else 16
    cells = {(chance.below(4), chance.below(4))}
    while len(cells) < size:
        x, y = (chance.below(4), chance.below(4))
        if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells:
            cells.add((x, y))
    pick = letters if chance.below(2) else letters[: 1 + chance.below(len(letters))]
    drawn = {cell: pick[chance.below(len(pick))] for cell in sorted(cells)}
    return ["".join(drawn.get((x, y), ".") for x in range(4)) for y in range(4)]
