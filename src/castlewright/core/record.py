"""Records: a match as a file that people can read, share and replay."""

from pathlib import Path
from typing import Any

import msgspec

from castlewright.core.branch import Branch
from castlewright.core.errors import BadInputError

FORMAT = 1
LARGEST = 20_000_000
"""Bytes of the largest file that is read."""


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat; `bot` is the bot's name, None for a person."""

    name: str
    bot: str | None = None


class Result(msgspec.Struct, frozen=True):
    """The end: scores and ranks, seat by seat."""

    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match: its options, its seed and the actions that stand; digests and result to check a replay."""

    format: int = FORMAT
    game: str
    ruleset: int = 1
    players: list[Player]
    options: dict[str, Any] = {}
    seed: str
    branch: Branch | None = None
    """Where the match began, if it went on from another one."""

    actions: list[tuple[int, str]]
    digests: list[str] = []
    result: Result | None = None

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """The record in a file; BadInputError where it holds none."""
        return read_record(Path(path))

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.to_json(), "utf-8")

    def to_json(self) -> str:
        """The file's text: readable, one action a line."""
        encoder = msgspec.json.encode
        known = {name: value for name, value in msgspec.structs.asdict(self).items() if name != "branch" or value}
        fields = {name: encoder(value).decode() for name, value in known.items()}
        rows = ",\n  ".join(encoder(action).decode() for action in self.actions)
        fields["actions"] = f"[\n  {rows}\n ]" if rows else "[]"
        return "{\n " + ",\n ".join(f'"{name}": {value}' for name, value in fields.items()) + "\n}\n"


def read_json(path: Path) -> Any:
    """The plain data of a JSON file; what cannot be read is refused with the place and the reason."""
    try:
        # What stat says of a device or a pipe is no bound.
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise BadInputError(str(path), f"the file is larger than {LARGEST // 1_000_000} MB")
        return msgspec.json.decode(content)
    except OSError as error:
        raise BadInputError(str(path), error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInputError(str(path), f"not a JSON file: {error}") from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    return record_from_json(read_json(path), str(path))


def record_from_json(document: object, place: str) -> Record:
    """A record from plain data; `place` names its origin in errors."""
    if isinstance(document, dict) and document.get("format", FORMAT) != FORMAT:
        raise BadInputError(place, f"record format {document['format']} is unknown; this version reads {FORMAT}")
    try:
        return msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        raise BadInputError(place, f"not a record: {error}") from None
