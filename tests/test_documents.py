"""Documents keep what they say: sections exist, code runs, commands have their options, links lead somewhere."""

import re
import shlex
from pathlib import Path

import click
import pytest

from castlewright.cli.main import group
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


PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
RUN_HERE = "tests/test_documents.py"
RUN_BY = {
    ("README.md", "python"): RUN_HERE,
    ("environments.md", "python"): RUN_HERE,
    ("library.md", "python"): RUN_HERE,
    ("bots.md", "python"): "tests/bots/test_own.py",
    ("data.md", "python"): "tests/arena/test_rows.py",
    ("outside.md", "python"): "tests/bots/test_outside.py",
    ("outside.md", "javascript"): "tests/bots/test_outside.py",
    ("operate.md", "ini"): "tests/server/test_nginx.py",
    ("operate.md", "nginx"): "tests/server/test_nginx.py",
}
"""Which test runs the blocks of code on a page."""


def test_some_test_runs_every_block_of_code() -> None:
    blocks = {
        (page.name, language)
        for page in PAGES
        for language in re.findall(r"^```(\w+)$", page.read_text("utf-8"), re.MULTILINE)
    }
    assert blocks == RUN_BY.keys()
    for (page, _), test in RUN_BY.items():
        assert page in (ROOT / test).read_text("utf-8")


def commands_of(page: Path) -> list[str]:
    """The command lines that a page shows, in blocks (a remark may follow after two blanks) and between words."""
    text = page.read_text("utf-8")
    shown = re.findall(r"^    (castlewright .*?)(?:  .*)?$", text, re.MULTILINE)
    return shown + re.findall(r"`(castlewright [a-z][^`]*)`", text)


@pytest.mark.parametrize("page", [page for page in PAGES if commands_of(page)], ids=lambda page: page.name)
def test_the_commands_of_a_page_have_these_options(page: Path) -> None:
    for line in commands_of(page):
        words = shlex.split(line)[1:]
        name = words.pop(0) if words and not words[0].startswith("-") else ""
        command = group.get_command(click.Context(group), name) if name else group
        assert command is not None, line
        known = {option for parameter in command.params for option in parameter.opts}
        for word in words:
            assert not word.startswith("-") or word.partition("=")[0] in known, f"{line}: no {word}"
        if name in ("play", "simulate"):
            assert not words or words[0] in GAMES, line


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_between_documents_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("http"):
            assert (ROOT / target).exists(), f"{name} points at {target}"
