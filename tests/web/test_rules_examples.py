"""The rules pages of the client: numbered like RULES.md, alike in every language, their drawn examples scored right."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from castlewright.games import load_game
from castlewright.games.between_two_cities.data import BUILDINGS
from castlewright.games.between_two_cities.scoring import score_file

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web/src/games"
GAMES = sorted(path.name for path in PAGES.iterdir() if path.is_dir())
LANGUAGES = ("en", "fr", "pl")


class Example(NamedTuple):
    """A drawn city: its rows, the cells that are lit, the points of a category, the factories of the other cities."""

    rows: tuple[str, ...]
    lit: tuple[str, ...]
    category: str
    points: int
    others: tuple[int, ...]


def examples(language: str) -> list[Example]:
    text = (PAGES / "between_two_cities" / "rules" / f"{language}.md").read_text("utf-8")
    return [to_example(info, body) for info, body in re.findall(r"^```city (.*?)\n(.*?)^```$", text, re.M | re.S)]


def to_example(info: str, body: str) -> Example:
    words = dict(word.split("=") for word in info.split())
    others = tuple(int(number) for number in words.pop("others", "").split(",") if number)
    ((category, points),) = words.items()
    lines = [line.split() for line in body.splitlines() if not line.startswith(">")]
    return Example(tuple(line[0] for line in lines), tuple(line[1] for line in lines), category, int(points), others)


def points_of(example: Example) -> dict[str, int]:
    """The points by category; the other cities of the table hold factories and nothing else."""
    cities = [{"name": "here", "rows": list(example.rows)}]
    cities += [{"name": f"other {number}", "rows": ["F" * count]} for number, count in enumerate(example.others)]
    sheet = score_file({"game": "between_two_cities", "cities": cities}, False).sheets[0]
    totals: dict[str, int] = {}
    for line in sheet.lines:
        totals[line.category] = totals.get(line.category, 0) + line.points
    return totals


@pytest.mark.parametrize("example", examples("en"), ids=lambda example: f"{example.category} {'|'.join(example.rows)}")
def test_examples_score_what_they_say(example: Example) -> None:
    assert points_of(example).get(example.category, 0) == example.points


@pytest.mark.parametrize("example", examples("en"), ids=lambda example: f"{example.category} {'|'.join(example.rows)}")
def test_examples_light_all_buildings_of_their_category(example: Example) -> None:
    letters = {"shop": "S", "factory": "F", "tavern": "dfmb", "office": "O", "park": "P", "house": "H"}[
        example.category
    ]
    masks = tuple("".join("*" if letter in letters else "." for letter in row) for row in example.rows)
    assert example.lit == masks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scoring_rule_has_an_example_that_is_the_same_in_every_language(language: str) -> None:
    assert examples(language) == examples("en")
    assert {example.category for example in examples(language)} == set(BUILDINGS)


def castles(language: str) -> list[tuple[str, list[list[object]]]]:
    """The drawn castles of the rules of Castles of Mad King Ludwig: what they say they score, and their tiles."""
    text = (PAGES / "castles_of_mad_king_ludwig" / "rules" / f"{language}.md").read_text("utf-8")
    found = re.findall(r"^```castle placement=(\S+)\n(.*?)^```$", text, re.M | re.S)
    return [(points, [to_tile(line) for line in body.splitlines() if line[0] != ">"]) for points, body in found]


def to_tile(line: str) -> list[object]:
    name, *place = line.split(maxsplit=1)[0].split(",")
    return [name, *(int(number) for number in place)]


@pytest.mark.parametrize(("points", "tiles"), castles("en"))
def test_the_last_tile_of_a_drawn_castle_scores_what_is_said(points: str, tiles: list[list[object]]) -> None:
    document = {"game": "castles_of_mad_king_ludwig", "players": [{"name": "A", "tiles": tiles}]}
    steps = load_game("castles_of_mad_king_ludwig").scoring.score_file(document, True).sheets[0].extra["steps"]
    assert steps[-1]["points"] == int(points)  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_castles_are_the_same_in_every_language(language: str) -> None:
    assert castles(language) == castles("en") != []


def numbers(text: str) -> dict[str, list[str]]:
    """The numbered points of each numbered section."""
    sections = re.split(r"^## ", text, flags=re.M)[1:]
    return {section.split()[0]: re.findall(r"^(\d+)\. ", section, re.M) for section in sections}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pages_are_numbered_like_the_rules_of_the_engine(game: str, language: str) -> None:
    page = (PAGES / game / "rules" / f"{language}.md").read_text("utf-8")
    rules = (ROOT / "src/castlewright/games" / game / "RULES.md").read_text("utf-8")
    assert numbers(page) == numbers(rules)
    english = (PAGES / game / "rules" / "en.md").read_text("utf-8")
    assert re.findall(r"^\|", page, re.M) == re.findall(r"^\|", english, re.M)


def test_every_game_has_its_page() -> None:
    folders = [path.parent.name for path in ROOT.glob("src/castlewright/games/*/RULES.md")]
    assert sorted(folders) == GAMES
