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


def own(language: str) -> dict[str, set[str]]:
    """The client's own messages."""
    return messages(SOURCE / "texts" / f"{language}.ftl")


def known() -> set[str]:
    """Every message that the client can say: its own, the core's, the server's and the drawn games'."""
    package = ROOT / "src" / "castlewright"
    drawn = [path.parent.name for path in SOURCE.glob("games/*/face.ts")]
    files = [package / part / "texts" / "en.ftl" for part in ("core", "server", *(f"games/{game}" for game in drawn))]
    return set(own("en")).union(*(messages(path) for path in files))


def code() -> str:
    """All sources of the client, drawings included."""
    return "\n".join(path.read_text() for path in FILES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = own("en"), own(language)
    assert set(other) == set(english)
    assert {key: names for key, names in other.items() if names != english[key]} == {}


def test_every_message_that_is_asked_for_exists() -> None:
    asked = set(re.findall(r"\btext\(\s*'([\w-]+)'", code())) | set(re.findall(r"key: '([\w-]+)'", code()))
    assert asked - known() == set()


def test_every_prefix_that_is_asked_for_has_messages() -> None:
    prefixes = re.findall(r"text\(`([\w-]+)\$\{", code())
    assert [prefix for prefix in prefixes if not any(key.startswith(prefix) for key in known())] == []


def test_no_message_is_unused() -> None:
    source = code()
    quoted = set(re.findall(r"'([\w-]+)'", source))
    prefixes = tuple(re.findall(r"text\(`([\w-]+)\$\{", source)) + tuple(
        f"{group}-" for group in re.findall(r"options\('(\w+)'", source)
    )
    assert [key for key in own("en") if key not in quoted and not key.startswith(prefixes)] == []


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
