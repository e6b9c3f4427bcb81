"""Messages in the reader's language, from Fluent files that Python and the browser share.

`core/texts/<language>.ftl` holds what every game says, `games/<game>/texts/<language>.ftl` the rest.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from castlewright.core.errors import UnknownNameError

LANGUAGES = ("en", "fr", "pl")


class Texts:
    """All messages of one game, or of the program alone, in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = load_bundle(language, packages)

    def __call__(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """The message with its arguments put in; KeyError for a key that is in no file."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no message '{key}' in {self.language}")
        text, errors = self._bundle.format_pattern(message.value, dict(args or {}))
        if errors:
            raise KeyError(f"message '{key}' in {self.language}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))


@cache
def load_bundle(language: str, packages: tuple[str, ...]) -> Any:
    """The Fluent bundle of several packages' messages; Fluent is loaded here, on first use."""
    from fluent.runtime import FluentBundle, FluentResource

    def names(ids: Any, of: Any = "") -> str:
        """The names of things by their ids, joined by commas: `{ NAMES($rooms, of: "two-castles-room") }`."""
        keys = [f"{of}-{name}" for name in str(ids).split(",") if name]
        return ", ".join(str(bundle.format_pattern(bundle.get_message(key).value, {})[0]) for key in keys)

    functions: Any = {"NAMES": names}
    bundle: Any = FluentBundle([language], use_isolating=False, functions=functions)
    for package in packages:
        path = files(package) / "texts" / f"{language}.ftl"
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def texts(language: str, *packages: str) -> Texts:
    """The messages of the core and of these packages; an unknown language is refused."""
    if language not in LANGUAGES:
        raise UnknownNameError("language", language, LANGUAGES)
    return Texts(language, ("castlewright.core", *packages))


def system_language() -> str:
    """The language of the machine's settings where we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
