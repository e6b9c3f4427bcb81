"""Names as people write them in board files: as printed, in any of our languages, case and accents forgiven."""

import difflib
import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.sheet import Reason
from castlewright.core.texts import LANGUAGES, texts

EACH = None
"""In a path: every item of a list."""

OFFERED = 3
"""So many near names are offered for an unknown one."""

Way = tuple[str | int | None, ...]
"""Keys and numbers of items that lead from a file to what stands in it."""

Names = Mapping[str, Reason | None]
"""Things of one kind: the message with the printed name by id, None for what has no name."""


class Spot(msgspec.Struct, frozen=True):
    """Where names of one kind stand in a board file."""

    kind: str
    where: Way
    joins: bool = False
    """Whether a list of names becomes one text of their ids."""

    pattern: str = ""
    """For names within a text: groups called by their kinds; everything else stays."""


class Book:
    """The names of one kind of thing, by which people may call it."""

    def __init__(self, kind: str, names: Names, language: str, package: str) -> None:
        self.kind = kind
        self.ids = names
        self.package = package
        self.languages = sorted(LANGUAGES, key=lambda other: other != language)

    def printed(self, language: str) -> dict[str, str]:
        """The printed name of everything that has one, by its id."""
        words = texts(language, self.package)
        return {name: words(text.message, text.args) for name, text in self.ids.items() if text}

    @cached_property
    def layers(self) -> list[dict[str, list[str]]]:
        """Plain words and the ids that go by them: first the ids, then the reader's language, then the others."""
        layers = [{name: name for name in self.ids}, *(self.printed(language) for language in self.languages)]
        return [gathered(layer) for layer in layers]

    def find(self, text: str) -> str:
        """The id of a name; for an unknown one BadInputError, with the nearest."""
        if text in self.ids:
            return text
        wanted = plain(text)
        for layer in self.layers:
            found = layer.get(wanted, [])
            if len(found) == 1:
                return found[0]
            if found:
                raise BadInputError("", f"'{text[:60]}' is the name of several: write {' or '.join(found)}")
        near = self.nearest(wanted)
        offer = f"; did you mean {' or '.join(near)}?" if near else ""
        raise BadInputError("", f"unknown {self.kind} '{text[:60]}'{offer}")

    def nearest(self, wanted: str) -> list[str]:
        """Up to three names that look like this one, each of another thing, as they are printed."""
        known = {plain(name): (thing, name) for thing, name in reversed(list(self.all_names()))}
        begun = [name for name in known if wanted and name.startswith(wanted[:60])]
        close = difflib.get_close_matches(wanted[:60], known, n=3 * OFFERED)
        things: dict[str, str] = {}
        for thing, name in (known[name] for name in (*begun, *close)):
            things.setdefault(thing, name)
        return list(things.values())[:OFFERED]

    def all_names(self) -> Iterator[tuple[str, str]]:
        """Every id with every name of it, the reader's language first."""
        for language in self.languages:
            yield from self.printed(language).items()
        yield from ((name, name) for name in self.ids)


def gathered(names: Mapping[str, str]) -> dict[str, list[str]]:
    """The ids that go by the same plain words."""
    found: dict[str, list[str]] = {}
    for name, printed in names.items():
        found.setdefault(plain(printed), []).append(name)
    return found


def plain(text: str) -> str:
    """Words in small letters, without accents and signs: `Salle d’Écho` is `salle d echo`."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("œ", "oe"))
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", letters.replace("_", " ")))


Change = Callable[[Any, Spot], Any]
"""Another value for what stands in a spot."""


def with_ids(document: Any, spots: Sequence[Spot], books: Mapping[str, Book]) -> Any:
    """A board file with ids where people wrote names; what is no name is left to those who check the file."""
    return changed(document, spots, lambda value, spot: to_ids(value, spot, books))


def with_names(document: Any, spots: Sequence[Spot], printed: Mapping[str, Mapping[str, str]]) -> Any:
    """A board file by ids with the printed names in their place; short words of letters stay."""
    plain_spots = [spot for spot in spots if not (spot.joins or spot.pattern)]
    return changed(document, plain_spots, lambda value, spot: printed[spot.kind].get(value, value))


def changed(document: Any, spots: Sequence[Spot], change: Change) -> Any:
    """A copy of a board file with another value in every spot."""
    for spot in spots:
        document = replaced(document, spot.where, spot, change, "")
    return document


def replaced(part: Any, way: Way, spot: Spot, change: Change, place: str) -> Any:
    """A part of a file with another value wherever the way leads; an error gets the place."""
    if not way:
        try:
            return change(part, spot)
        except BadInputError as error:
            raise BadInputError(place, error.reason) from None
    step, rest = way[0], way[1:]
    if isinstance(part, dict) and isinstance(step, str) and step in part:
        return {**part, step: replaced(part[step], rest, spot, change, f"{place}.{step}".lstrip("."))}
    if isinstance(part, list) and step is EACH:
        return [replaced(one, rest, spot, change, f"{place}[{index}]") for index, one in enumerate(part)]
    if isinstance(part, list) and isinstance(step, int):
        return [replaced(one, rest, spot, change, place) if index == step else one for index, one in enumerate(part)]
    return part


def to_ids(value: Any, spot: Spot, books: Mapping[str, Book]) -> Any:
    """What a person wrote in one spot, by ids."""
    if spot.joins:
        return "".join(books[spot.kind].find(str(name)) for name in value) if isinstance(value, list) else value
    if not isinstance(value, str):
        return value
    return within(value.strip(), spot.pattern, books) if spot.pattern else books[spot.kind].find(value)


def within(text: str, pattern: str, books: Mapping[str, Book]) -> str:
    """A text with ids in place of the names that the pattern finds; as it is where it has another form."""
    found = re.fullmatch(pattern, text)
    if found is None:
        return text
    for kind in reversed(found.groupdict()):
        start, end = found.span(kind)
        if start < end:
            text = text[:start] + books[kind].find(found[kind]) + text[end:]
    return text


def readable(part: Any, indent: str = "") -> str:
    """JSON for people: what holds no other list or object stands on one line."""
    inner = [*part.values()] if isinstance(part, dict) else part
    if not isinstance(inner, list) or not any(isinstance(one, dict | list) for one in inner):
        return json.dumps(part, ensure_ascii=False)
    deeper = indent + "  "
    if isinstance(part, dict):
        rows = [f"{json.dumps(name)}: {readable(one, deeper)}" for name, one in part.items()]
    else:
        rows = [readable(one, deeper) for one in part]
    open_sign, close_sign = "{}" if isinstance(part, dict) else "[]"
    return f"{open_sign}\n{deeper}" + f",\n{deeper}".join(rows) + f"\n{indent}{close_sign}"
