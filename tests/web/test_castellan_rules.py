"""The drawn castles in the rules of Castellan: alike in every language, and worth what their captions say."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from castlewright.games.castellan.data import COLOURS
from castlewright.games.castellan.plan import Plan
from castlewright.games.castellan.scoring import read_file

PAGES = Path(__file__).parents[2] / "web/src/games/castellan/rules"
LANGUAGES = ("en", "fr", "pl")


class Example(NamedTuple):
    """A castle drawn with letters, the signs that are lit, and the points of each colour."""

    rows: tuple[str, ...]
    lit: tuple[str, ...]
    points: dict[str, int]

    def sign(self, column: int, row: int) -> str:
        """The sign at a place; a dot outside."""
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column] if inside else "."

    def cells(self, colour: str) -> list[tuple[int, int]]:
        """The cells with the letter of a colour."""
        return [
            (column // 2, row // 2)
            for row, line in enumerate(self.rows)
            for column, sign in enumerate(line)
            if row % 2 and column % 2 and sign.lower() == colour[0]
        ]


def examples(language: str) -> list[Example]:
    text = (PAGES / f"{language}.md").read_text("utf-8")
    found = []
    for info, body in re.findall(r"^```castle (.*?)\n(.*?)^```$", text, re.M | re.S):
        lines = [line.split() for line in body.splitlines() if not line.startswith(">")]
        points = {colour: int(count) for colour, count in (word.split("=") for word in info.split())}
        found.append(Example(tuple(line[0] for line in lines), tuple(line[1] for line in lines), points))
    return found


def pieces_of(example: Example) -> dict[str, tuple[int, int]]:
    """Each piece in the notation of board files, with the column and row where its sign stands."""
    found = {}
    for row, line in enumerate(example.rows):
        for column, sign in enumerate(line):
            where = f"{column // 2} {row // 2}"
            if sign in "T-|":
                found[{"T": f"T {where}", "-": f"S {where} h", "|": f"S {where} v"}[sign]] = (column, row)
            elif sign == "=" and column % 2 and example.sign(column - 1, row) != "=":
                found[f"L {where} h"] = (column, row)
            elif sign == "H" and row % 2 and example.sign(column, row - 1) != "H":
                found[f"L {where} v"] = (column, row)
    return found


def plan_of(example: Example) -> Plan:
    """The castle as the engine knows it: each colour lays what stands round its courts, the last one all the rest."""
    builds, left = [], pieces_of(example)
    for colour in example.points:
        cells = example.cells(colour)
        is_last = colour == list(example.points)[-1]
        mine = sorted(piece for piece, place in left.items() if is_last or is_near(cells, *place))
        left = {piece: place for piece, place in left.items() if piece not in mine}
        double = next((cell for cell in cells if example.sign(2 * cell[0] + 1, 2 * cell[1] + 1).isupper()), None)
        builds.append({"seat": COLOURS.index(colour), "put": mine, "double": double})
    return read_file({"game": "castellan", "seats": 2, "builds": builds}, False)[0]


def is_near(cells: list[tuple[int, int]], column: int, row: int) -> bool:
    """Whether a sign stands at the edge of one of these cells."""
    return any(abs(2 * x + 1 - column) <= 1 and abs(2 * y + 1 - row) <= 1 for x, y in cells)


@pytest.mark.parametrize("example", examples("en"), ids=lambda example: "|".join(example.rows))
def test_castles_are_worth_what_their_captions_say(example: Example) -> None:
    courts = plan_of(example).courts
    colours = {COLOURS.index(colour): colour for colour in example.points}
    points = dict.fromkeys(example.points, 0)
    for court in courts:
        points[colours[court.owner]] += court.points
    assert points == example.points
    drawn = {cell: colour for colour in example.points for cell in example.cells(colour)}
    assert {cell: colours[court.owner] for court in courts for cell in court.cells} == drawn


@pytest.mark.parametrize("example", examples("en"), ids=lambda example: "|".join(example.rows))
def test_lit_towers_are_those_of_the_court_or_those_between_two(example: Example) -> None:
    courts = plan_of(example).courts
    towers = [tower for court in courts for tower in court.towers]
    lit = {
        (column // 2, row // 2)
        for row, line in enumerate(example.lit)
        for column, sign in enumerate(line)
        if sign == "*"
    }
    assert lit == {tower for tower in towers if towers.count(tower) >= min(2, len(courts))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_the_same_in_every_language(language: str) -> None:
    assert examples(language) == examples("en")
    assert len(examples(language)) >= 7
