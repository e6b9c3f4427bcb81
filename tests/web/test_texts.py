"""The client speaks three languages: no message is missing, unused or different, and no word stands in a component."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
LANGUAGES = ("en", "fr", "pl")
FILES = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
COMPONENTS = sorted(SOURCE.rglob("*.svelte"))
SPOKEN = ("aria-label", "title", "placeholder", "alt", "aria-valuetext")


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with the variables that each uses."""
    resource = FluentParser().parse(path.read_text())
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], f"{path} cannot be read"
    return {entry.id.name: variables(entry) for entry in resource.body if isinstance(entry, ast.Message)}


def variables(entry: ast.Message) -> set[str]:
    """The variables in a message."""
    return set(re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(entry)))


GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/protocol.ts"))
DRAWN = sorted(path.parent.name for path in SOURCE.glob("games/*/face.ts"))
FOLDERS = ["texts", *(f"games/{game}/{part}" for game in GAMES for part in ("home", "texts"))]
"""Where the client has messages of its own: those of all games, and those of each."""


def own(folder: str, language: str) -> dict[str, set[str]]:
    """The client's own messages of a folder; none where it has none."""
    path = SOURCE / folder / f"{language}.ftl"
    return messages(path) if path.exists() else {}


def known(game: str | None) -> set[str]:
    """Every message that the client can say on the pages of a game, or on those without one."""
    package = ROOT / "src" / "castlewright"
    parts = ("core", "server", *([f"games/{game}"] if game else []))
    found = [messages(package / part / "texts" / "en.ftl") for part in parts]
    return set().union(*found, *(own(folder, "en") for folder in FOLDERS if is_of(folder, game)))


def is_of(folder: str, game: str | None) -> bool:
    """Whether a game's pages have the messages of this folder; lines for the home page are everywhere."""
    return not folder.startswith("games/") or folder.endswith("/home") or folder.startswith(f"games/{game}/")


SOME = [SOURCE / "play" / "drafting.svelte.ts"]
"""Shared parts that only some games play with: they may say what each of those games brings."""


def sources(game: str | None) -> str:
    """The sources of a game with what it shares with some others; without a game those of all games."""
    folder = SOURCE / "games"
    if game is None:
        shared = [path for path in FILES if not path.is_relative_to(folder) or path.parent == folder]
        return "\n".join(path.read_text() for path in shared if path not in SOME)
    mine = "\n".join(path.read_text() for path in FILES if path.is_relative_to(folder / game))
    return "\n".join([mine, *(path.read_text() for path in SOME if f"/{path.stem}'" in mine)])


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, folder: str) -> None:
    english, other = own(folder, "en"), own(folder, language)
    assert set(other) == set(english)
    assert {key: names for key, names in other.items() if names != english[key]} == {}


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_message_that_is_asked_for_exists(game: str | None) -> None:
    source = sources(game)
    asked = set(re.findall(r"\btext\(\s*'([\w-]+)'", source)) | set(re.findall(r"key: '([\w-]+)'", source))
    assert asked - known(game) == set()


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_prefix_that_is_asked_for_has_messages(game: str | None) -> None:
    prefixes = re.findall(r"text\(`([\w-]+)\$\{", sources(game))
    # What all games share may ask for messages that each game brings, such as the names of its categories.
    pages = [known(game)] if game else [known(drawn) for drawn in DRAWN]
    assert [prefix for prefix in prefixes for keys in pages if not any(key.startswith(prefix) for key in keys)] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_message_is_unused(folder: str) -> None:
    source = "".join(sources(game) for game in (None, *GAMES))
    quoted = set(re.findall(r"'([\w-]+)'", source))
    prefixes = tuple(re.findall(r"text\(`([\w-]+)\$\{", source)) + tuple(
        f"{group}-" for group in re.findall(r"options\('(\w+)'", source)
    )
    assert [key for key in own(folder, "en") if key not in quoted and not key.startswith(prefixes)] == []


def test_a_game_takes_no_message_of_all_games_for_itself() -> None:
    shared = set(own("texts", "en"))
    assert {game: taken for game in GAMES if (taken := shared & set(own(f"games/{game}/texts", "en")))} == {}


def markup(component: Path) -> str:
    """What a component draws, without its script, its styles and its comments."""
    return re.sub(r"<script.*?</script>|<style>.*?</style>|<!--.*?-->", "", component.read_text(), flags=re.DOTALL)


def without_expressions(source: str) -> str:
    """The same without everything in braces, however deep they nest."""
    kept, depth = [], 0
    for letter in source:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_word_stands_in_a_component(component: Path) -> None:
    source = without_expressions(markup(component))
    words = re.sub(r"<[^>]*>", " ", source)
    assert re.findall(r"[^\W\d_]{2,}", words) == []
    spoken = "|".join(SPOKEN)
    assert re.findall(rf'\b(?:{spoken})="[^"]*[^\W\d_]{{2,}}[^"]*"', source) == []


SYSTEMS = set("←→↑↓\u202f\n")
"""Characters that our fonts do not have: the reader's system draws them."""


@pytest.mark.parametrize("family", ["Atkinson Hyperlegible Next", "Fraunces"])
def test_every_letter_of_a_text_is_in_exactly_one_file_of_each_font(family: str) -> None:
    faces = (SOURCE / "look" / "fonts.css").read_text().split("@font-face")
    ranges = [each for face in faces if family in face for each in re.findall(r"U\+(\w+)(?:-(\w+))?", face)]
    shipped = [chr(code) for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)]
    assert len(shipped) == len(set(shipped))
    texts = [*SOURCE.rglob("*.ftl"), *SOURCE.rglob("rules/*.md")]
    assert set("".join(path.read_text() for path in texts)) - SYSTEMS <= set(shipped)
