"""What all games share knows no game: neither by its name nor by its pieces."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
GAMES = SOURCE / "games"
SHARED = sorted(
    path
    for path in (*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts"))
    if (path.parent == GAMES or not path.is_relative_to(GAMES))
    and path.name != "protocol.ts"
    and ".test." not in path.name
)
NAMES = ("between_two", "betweentwo", "castellan", "ludwig", "mad_king", "cities")
PIECES = (
    "factory",
    "tavern",
    "duplex",
    "shop",
    "courtyard",
    "throne",
    "attendant",
    "hallway",
    "stairs",
    "corridor",
    "bedroom",
    "foyer",
    "keep_double",
    "favour",
)
ALLOWED = {"icons/icons.ts", "icons/rooms.ts"}
"""Drawings that several games use, by the names of what they show."""


def code(path: Path) -> str:
    """A source without comments and styles, and without the tokens of the colours."""
    source = re.sub(r"<!--.*?-->|<style>.*?</style>|/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
    return re.sub(r"^\s*//.*$|var\(--[\w-]+\)", "", source, flags=re.MULTILINE).lower()


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_shared_file_names_no_game_and_no_piece(path: Path) -> None:
    if path.relative_to(SOURCE).as_posix() in ALLOWED:
        return
    source = code(path)
    assert [name for name in NAMES if name in source] == []
    assert [piece for piece in PIECES if re.search(rf"\b{piece}s?\b", source)] == []


@pytest.mark.parametrize("name", ["album", "conftest", "people", "players", "ways"])
def test_the_helpers_of_the_stories_name_no_game(name: str) -> None:
    source = (Path(__file__).parent / f"{name}.py").read_text().lower().replace(" ", "_")
    assert [game for game in NAMES if game in source] == []


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_shared_messages_name_no_game(language: str) -> None:
    keys = re.findall(r"^([\w-]+) =", (SOURCE / "texts" / f"{language}.ftl").read_text(), re.MULTILINE)
    assert [key for key in keys if re.search(r"cities|castle(?!wright)|castellan|tile-|duplex|room-", key)] == []


AT_TABLES = [
    path
    for folder in ("table", "play", "games")
    for path in sorted((SOURCE / folder).rglob("*.svelte"))
    if "assistant" not in path.parts  # the score assistant is a page of its own
]


@pytest.mark.parametrize("path", AT_TABLES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_style_of_a_table_looks_into_its_parts(path: Path) -> None:
    """With `:has()` a place that is pointed at would style all of the page anew."""
    assert ":has(" not in path.read_text()
