"""Every message exists in all languages with the same variables, and none is unused."""

import re
from pathlib import Path

import pytest

from castlewright.core.errors import UnknownNameError
from castlewright.core.texts import LANGUAGES, system_language, texts
from castlewright.games import all_games

ROOT = Path(__file__).parents[2] / "src" / "castlewright"
FOLDERS = sorted(path.parent for path in ROOT.rglob("texts/en.ftl"))
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
OTHER = re.compile(r"\{ ([a-z][\w-]*) \}")


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The keys of a file, each with its variables, those of messages that it holds among them."""
    text = (folder / f"{language}.ftl").read_text("utf-8")
    starts = list(MESSAGE.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    bodies = {match[1]: text[match.end() : end] for match, end in zip(starts, ends, strict=True)}

    def variables(key: str) -> set[str]:
        held = (variables(other) for other in OTHER.findall(bodies[key]))
        return set(re.findall(r"\$(\w+)", bodies[key])).union(*held)

    return {key: variables(key) for key in bodies}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_variables(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_message_is_unused(folder: Path) -> None:
    """A key stands in the code as it is, or its beginning does where the rest is put in."""
    sources = [path.read_text("utf-8") for path in ROOT.rglob("*.py")]
    code = "\n".join(sources)
    dynamic = set(re.findall(r"f['\"]([a-z][\w-]*-)\{", code))
    for key in messages(folder, "en"):
        used = f'"{key}"' in code or f"'{key}'" in code or any(key.startswith(start) for start in dynamic)
        assert used, f"message {key} of {folder} is never used"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_categories_have_names(name: str, language: str) -> None:
    game = all_games()[name]
    say = texts(language, game.package)
    for category in game.scoring.CATEGORIES:
        assert say(f"category-{category}")


def test_polish_plurals() -> None:
    say = texts("pl")
    found = [say("sheet-points", {"points": count}) for count in (1, 2, 5, 22, 25)]
    assert found == ["1 punkt", "2 punkty", "5 punktów", "22 punkty", "25 punktów"]


def test_unknown_messages_and_languages_are_refused() -> None:
    with pytest.raises(KeyError, match="no message 'nothing-at-all' in en"):
        texts("en")("nothing-at-all")
    with pytest.raises(UnknownNameError, match="unknown language 'de'; choose one of en, fr, pl"):
        texts("de")
    with pytest.raises(KeyError, match="standing-row"):
        texts("en")("standing-row", {})


@pytest.mark.parametrize(("value", "language"), [("fr_FR.UTF-8", "fr"), ("pl", "pl"), ("de_DE", "en"), ("C", "en")])
def test_the_system_decides_the_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert system_language() == language


def test_a_message_names_things_by_their_ids() -> None:
    say = texts("en", "castlewright.games.between_two_castles")
    args: dict[str, str | int] = {
        "room": "panic_room",
        "wanted": "special",
        "each": 1,
        "count": 2,
        "rooms": "fountain,tower",
    }
    assert say("two-castles-utility", args) == "Panic Room: 1 for each connected special room: Fountain, Tower"
    with pytest.raises(KeyError, match="two-castles-utility"):
        say("two-castles-utility", {**args, "room": "attic"})
