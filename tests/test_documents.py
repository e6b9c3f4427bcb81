"""Documents keep what they say: sections exist, code in the README runs, nothing points outside the project."""

import re
from pathlib import Path

import pytest

from castlewright.games import all_games

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "castlewright"
SECTION = re.compile(r"§(\d+(?:\.\d+)?)")
GAMES = list(all_games())


def sections_of(game: str) -> set[str]:
    """All numbers in a game's RULES.md: headings `## 6 ...` and numbered points below them."""
    found: set[str] = set()
    chapter = ""
    for line in (PACKAGE / "games" / game / "RULES.md").read_text("utf-8").splitlines():
        heading = re.match(r"## (\d+) ", line)
        point = re.match(r"(\d+)\. ", line)
        if heading:
            chapter = heading[1]
            found.add(chapter)
        elif point:
            found.add(f"{chapter}.{point[1]}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_code_and_tests_name_is_in_the_rules(game: str) -> None:
    known = sections_of(game)
    assert known
    folders = [PACKAGE / "games" / game, ROOT / "tests" / "games" / game]
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        for number in SECTION.findall(path.read_text("utf-8")):
            assert number in known, f"{path.relative_to(ROOT)} names §{number}"


NO_RULES = {
    "between_two_castles": {"10", "11.13"},
    "between_two_cities": {"9", "10.4", "10.7", "10.8", "10.15"},
    "castellan": {"8.19"},
    "castles_of_mad_king_ludwig": set(),
}
"""Sections that no code can keep: slips of the printed texts, advice, and what follows from the others by itself."""


@pytest.mark.parametrize("game", GAMES)
def test_every_section_that_is_a_rule_is_cited_where_it_lives(game: str) -> None:
    sources = [path.read_text("utf-8") for path in (PACKAGE / "games" / game).rglob("*.py")]
    cited = {number for source in sources for number in SECTION.findall(source)}
    chapters = {number.partition(".")[0] for number in cited}
    uncited = {number for number in sections_of(game) - cited if "." in number or number not in chapters}
    assert uncited == NO_RULES[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page_with_the_same_headings(game: str) -> None:
    page = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert headings == ["Rules", "Options", "Notation", "Observation", "Actions", "Version history"]


@pytest.mark.parametrize("page", ["README.md", "docs/environments.md", "docs/library.md"])
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_between_documents_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("http"):
            assert (ROOT / target).exists(), f"{name} points at {target}"
