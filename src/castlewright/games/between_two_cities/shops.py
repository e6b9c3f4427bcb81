"""The best split of shops into lines (Rules §6.1), exact for cities of any shape.

Every shop lies in a row line or in a column line. Once that is settled for all shops, unbroken
runs are the lines, and a run longer than four is cut into fours. So it is enough to decide for one
shop after the other, in reading order, and to remember for each column how long its open run is.
"""

from typing import NamedTuple

from castlewright.core.errors import BadInputError
from castlewright.games.between_two_cities.data import SHOP_POINTS

Cell = tuple[int, int]

LONGEST = len(SHOP_POINTS) - 1
MOST_STATES = 30_000
"""More open possibilities than this, which no real city has, are refused rather than waited for."""


State = tuple[int, tuple[tuple[int, int], ...]]
"""The length of the row line that ends at the last shop (0: none), and each column's open run."""

Decisions = tuple[bool, "Decisions"] | None
"""Whether the last shop lies in a column line, and the decisions before it."""


class Split(NamedTuple):
    """The best decisions so far that end in the same open runs."""

    points: int
    decisions: Decisions


def gain(run: int) -> int:
    """What the next shop adds to a run of this length; after a full line a new one starts."""
    length = run % LONGEST
    return SHOP_POINTS[length + 1] - SHOP_POINTS[length]


def best_shop_lines(shops: list[Cell]) -> list[list[Cell]]:
    """The lines of the split that scores most; the shops come in reading order."""
    present = set(shops)
    states: dict[State, Split] = {(0, ()): Split(0, None)}
    for cell in shops:
        states = decide(cell, states, present)
        if len(states) > MOST_STATES:
            raise BadInputError("shops", "too many shops side by side to find the best split into lines")
    return cut_lines(shops, max(states.values(), key=lambda split: split.points))


def decide(cell: Cell, states: dict[State, Split], present: set[Cell]) -> dict[State, Split]:
    """Put one more shop in its row line or in its column line, in every way."""
    x, y = cell
    following: dict[State, Split] = {}
    for (row_run, column_runs), (points, decisions) in states.items():
        columns = dict(column_runs)
        last_run = columns.pop(x, 0)
        column_run = last_run if (x, y - 1) in present else 0
        row_length = row_run if (x - 1, y) in present else 0
        across = (row_length + 1, tuple(sorted(columns.items())))
        down = (0, tuple(sorted({**columns, x: column_run + 1}.items())))
        keep_best(following, across, Split(points + gain(row_length), (False, decisions)))
        keep_best(following, down, Split(points + gain(column_run), (True, decisions)))
    return following


def keep_best(states: dict[State, Split], state: State, split: Split) -> None:
    """Remember a split if it is the best that ends in this state."""
    if state not in states or states[state].points < split.points:
        states[state] = split


def cut_lines(shops: list[Cell], split: Split) -> list[list[Cell]]:
    """The lines that follow from the decisions."""
    is_column: dict[Cell, bool] = {}
    decisions = split.decisions
    for cell in reversed(shops):
        assert decisions is not None
        is_column[cell], decisions = decisions
    lines: list[list[Cell]] = []
    open_lines: dict[Cell, list[Cell]] = {}
    for x, y in shops:
        before = (x, y - 1) if is_column[x, y] else (x - 1, y)
        line = open_lines.get(before) if is_column.get(before) == is_column[x, y] else None
        if line is None or len(line) == LONGEST:
            line = []
            lines.append(line)
        line.append((x, y))
        open_lines[x, y] = line
    return lines
