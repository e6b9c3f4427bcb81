"""Every message that the server can send exists in every language, with the arguments it is sent with."""

import re
from pathlib import Path

import pytest

import castlewright.server
from castlewright.core.texts import LANGUAGES, texts
from castlewright.server.wire.problems import STATUSES
from castlewright.server.wire.protocol import EventKind

FOLDER = Path(castlewright.server.__file__).parent
ARGUMENTS: dict[str, str | int] = {
    "name": "Łucja",
    "action": "place music d4 left",
    "reason": "x",
    "code": "abc",
    "title": "Castellan",
    "ruleset": 1,
    "current": 2,
    "most": 20,
}


def keys() -> list[str]:
    """All keys that the code makes or names."""
    source = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    named = set(re.findall(r'"((?:undo|event|error)-[a-z-]+[a-z])"', source))
    events = {f"event-{kind.replace('_', '-')}" for kind in EventKind.__args__}  # type: ignore[attr-defined]
    return sorted(named | events | {f"error-{code.replace('_', '-')}" for code in STATUSES})


def test_every_refusal_in_the_code_has_a_status() -> None:
    source = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    used = set(re.findall(r'Refused\(\s*"([a-z_]+)"', source))
    assert used
    assert used <= set(STATUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there(language: str) -> None:
    say = texts(language, "castlewright.server")
    assert [key for key in keys() if not say.has(key)] == []
    assert all(say(key, ARGUMENTS) for key in keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_message_of_its_own(language: str) -> None:
    found = {
        name: re.findall(r"^([a-z-]+) =", (FOLDER / "texts" / f"{name}.ftl").read_text("utf-8"), re.MULTILINE)
        for name in ("en", language)
    }
    assert found[language] == found["en"]
