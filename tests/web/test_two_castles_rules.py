"""The drawn examples on the rules pages of Between Two Castles: scored right, lit right, alike in every language."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from castlewright.core.sheet import Sheet
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.scoring import CATEGORIES, score_file

PAGES = Path(__file__).parents[2] / "web/src/games/between_two_castles/rules"


class Example(NamedTuple):
    """A drawn castle: its pieces, those that are lit, and the points of a category."""

    pieces: tuple[str, ...]
    lit: frozenset[str]
    category: str
    points: int


def examples(language: str) -> list[Example]:
    text = (PAGES / f"{language}.md").read_text("utf-8")
    return [to_example(*found) for found in re.findall(r"^```castle (\w+)=(\d+)\n(.*?)^```$", text, re.M | re.S)]


def to_example(category: str, points: str, body: str) -> Example:
    lines = [line.split() for line in body.splitlines() if not line.startswith(">")]
    lit = frozenset(line[0] for line in lines if line[1:] == ["*"])
    return Example(tuple(line[0] for line in lines), lit, category, int(points))


def sheet_of(example: Example) -> Sheet:
    """The sheet of the drawn castle; a placement that the rules forbid is refused."""
    laid = [piece.split("@") for piece in example.pieces if "@" in piece]
    rooms = [[room, *map(int, cell.split(","))] for room, cell in laid if room not in data.THRONES]
    castle = {
        "name": "eltz",
        "throne": next(room for room, _ in laid if room in data.THRONES),
        "rooms": rooms,
        "attendants": [piece for piece in example.pieces if piece in data.ATTENDANTS],
        "bonus_cards": [piece for piece in example.pieces if piece in data.CARDS],
    }
    return score_file({"game": "between_two_castles", "castles": [castle]}, True).sheets[0]


CASES = pytest.mark.parametrize("example", examples("en"), ids=lambda example: example.category)


@CASES
def test_examples_score_what_they_say(example: Example) -> None:
    points = [line.points for line in sheet_of(example).lines if line.category == example.category]
    assert sum(points) == example.points


@CASES
def test_examples_light_what_counts(example: Example) -> None:
    lines = [line for line in sheet_of(example).lines if line.category == example.category]
    cells = {",".join(map(str, tile)) for line in lines for tile in line.tiles if isinstance(tile, list)}
    assert {piece.split("@")[1] for piece in example.lit} == cells


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_everything_that_scores_has_an_example_that_is_the_same_in_every_language(language: str) -> None:
    assert examples(language) == examples("en")
    assert {example.category for example in examples(language)} == set(CATEGORIES)
