"""Recorded games as rows for learning: one for every decision, in a Parquet file that says what is in it.

Records are played again; an observation is what the seat that acted could know then, as `games/<game>/encoding.py`
lays it out. A file holds one game with one number of players and one set of options, so that all rows are alike.
"""

import hashlib
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from castlewright import __version__
from castlewright.core.encoding import Encoding
from castlewright.core.errors import BadInputError, CheckFailedError
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.record import Record, read_record
from castlewright.core.replay import replay
from castlewright.games import load_game

FORMAT = 1
GROUP = 8192
"""Rows that are kept in memory and written together."""

PREFIX = "castlewright."
"""Begins the keys of what a file says of itself."""

COLUMNS = {
    "match": "which game of the file, from 0",
    "step": "how many actions were played before",
    "seat": "who chose",
    "observation": "what that seat could know, as in the encoding's fields",
    "candidates": "its legal actions, as numbers",
    "chosen": "the place of its choice among the candidates",
    "outcome": "what the environments pay the seat at the end: 1 for the first, -1 for the last",
    "points": "its points at the end",
    "rank": "its rank at the end, 1 for the winner",
    "bot": "the bot that chose, empty for a person",
    "seed": "the seed of the game",
    "source": "the record's file",
}
"""What a row holds."""


def load_arrow() -> tuple[Any, Any, Any]:
    """NumPy, pyarrow and its Parquet part; refused where they are not installed."""
    try:
        return import_module("numpy"), import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadInputError("rows", "needs pyarrow: install castlewright[data]") from None


def outcomes(position: Position) -> list[float]:
    """What every seat is paid at the end, as the environments do."""
    players = position.seats + position.rivals
    if players == 1:
        return [position.score(0) / 100]
    standings = [position.standing(player) for player in range(players)]
    return [
        sum((standing < own) - (standing > own) for standing in standings) / (players - 1)
        for own in standings[: position.seats]
    ]


class RowWriter:
    """Writes rows to a file, which takes its name only when all of them are there."""

    def __init__(self, path: Path) -> None:
        self.numpy, self.arrow, self.parquet = load_arrow()
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self.kind: dict[str, str] = {}
        self.writer: Any = None
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self.hash = hashlib.sha256()
        self.matches = self.rows = self.unfinished = 0

    def __enter__(self) -> "RowWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.finish()
        elif self.writer is not None:
            self.writer.close()
        self.part.unlink(missing_ok=True)

    def add(self, record: Record, source: str, place: str) -> None:
        """Add every decision of a finished match; of an unfinished one only that there was one.

        `place` names the record in errors.
        """
        try:
            match = replay(load_game(record.game), record)
        except BadInputError as error:
            raise BadInputError(place, str(error)) from None
        if not match.position.is_over:
            self.unfinished += 1
            return
        encoding = match.game.encodings.encoding(len(match.players), match.options)
        self.begin(match, encoding, place)
        self.add_decisions(match, encoding, source)
        self.matches += 1
        if len(self.columns["step"]) >= GROUP:
            self.flush()

    def begin(self, match: Match, encoding: Encoding, place: str) -> None:
        """Open the file at the first match; refuse one that is of another kind."""
        kind = {
            "game": match.game.name,
            "ruleset": str(match.game.meta.ruleset),
            "seats": str(len(match.players)),
            "options": msgspec.json.encode(match.options, order="sorted").decode(),
        }
        if not self.kind:
            self.kind = kind
            self.open(encoding)
        for name, value in kind.items():
            if self.kind[name] != value:
                reason = f"{name} is {value}, of the records before {self.kind[name]}; write a file for each"
                raise BadInputError(place, reason)

    def open(self, encoding: Encoding) -> None:
        """Open the file with what it says of itself."""
        arrow = self.arrow
        types = {
            "observation": arrow.list_(arrow.int16(), encoding.size),
            "candidates": arrow.list_(arrow.int32()),
            "outcome": arrow.float32(),
            **dict.fromkeys(("match", "step", "chosen", "points"), arrow.int32()),
            **dict.fromkeys(("seat", "rank"), arrow.int8()),
            **dict.fromkeys(("bot", "seed", "source"), arrow.dictionary(arrow.int32(), arrow.string())),
        }
        fields = [field._asdict() for field in encoding.fields]
        told = {**self.kind, "format": str(FORMAT), "version": __version__}
        told |= {"fields": msgspec.json.encode(fields).decode(), "columns": msgspec.json.encode(COLUMNS).decode()}
        metadata = {PREFIX + name: value for name, value in told.items()}
        self.schema = arrow.schema([(name, types[name]) for name in COLUMNS], metadata=metadata)
        try:
            self.writer = self.parquet.ParquetWriter(
                self.part, self.schema, compression="zstd", write_page_checksum=True
            )
        except OSError as error:
            raise BadInputError(str(self.path), error.strerror or str(error)) from None

    def add_decisions(self, match: Match, encoding: Encoding, source: str) -> None:
        """Add a row for every action that stands."""
        paid, scores, ranking = outcomes(match.position), match.position.scores(), match.position.ranking()
        position = match.position_at(0)
        for step, played in enumerate(match.standing):
            seat = played.seat
            observation = self.numpy.zeros(encoding.size, self.numpy.int16)
            encoding.observe(position, seat, observation)
            legal = position.legal(seat)
            row = (self.matches, step, seat, observation, legal, legal.index(played.action))
            end = (paid[seat], scores[seat], ranking[seat], match.players[seat].bot or "", match.seed, source)
            for name, value in zip(COLUMNS, (*row, *end), strict=True):
                self.columns[name].append(value)
            position.play_unchecked(seat, played.action)

    def flush(self) -> None:
        """Write the rows that are kept, as one group."""
        count = len(self.columns["step"])
        if count == 0:
            return
        observations = self.numpy.concatenate(self.columns["observation"])
        arrays = [
            self.arrow.FixedSizeListArray.from_arrays(self.arrow.array(observations), len(observations) // count)
            if name == "observation"
            else self.arrow.array(values, self.schema.field(name).type)
            for name, values in self.columns.items()
        ]
        group = self.arrow.table(arrays, schema=self.schema)
        self.writer.write_table(group, row_group_size=count)
        add_to_checksum(self.hash, group)
        self.rows += count
        self.columns = {name: [] for name in COLUMNS}

    def finish(self) -> None:
        """Write what is left and the checksum, and give the file its name."""
        if self.writer is None:
            raise BadInputError("records", "none of these games is finished")
        self.flush()
        told = {PREFIX + "rows": str(self.rows), PREFIX + "checksum": self.hash.hexdigest()}
        self.writer.add_key_value_metadata(told)
        self.writer.close()
        self.part.replace(self.path)


def add_to_checksum(checksum: Any, group: Any) -> None:
    """Take a group of rows into a checksum, column by column, whatever way they are packed."""
    for name in COLUMNS:
        column = group[name].combine_chunks()
        if name in {"bot", "seed", "source"}:
            checksum.update(msgspec.json.encode(column.to_pylist()))
            continue
        if name == "candidates":
            checksum.update(column.value_lengths().to_numpy().astype("<i4").tobytes())
        values = column.flatten() if name in {"observation", "candidates"} else column
        numbers = values.to_numpy(zero_copy_only=False)
        checksum.update(numbers.astype(numbers.dtype.newbyteorder("<")).tobytes())


def export(paths: Sequence[Path], target: Path, told: Callable[[int], None] = lambda _: None) -> RowWriter:
    """Write the decisions of all records to a file; `told` hears how many records are read."""
    with RowWriter(target) as writer:
        for number, path in enumerate(paths, 1):
            writer.add(read_record(path), path.name, str(path))
            told(number)
    return writer


def verify(path: Path) -> dict[str, str]:
    """What a file says of itself; CheckFailedError where its rows are not those that were written."""
    _, arrow, parquet = load_arrow()
    try:
        file = parquet.ParquetFile(path, page_checksum_verification=True)
        metadata = file.metadata.metadata or {}
        said = {
            key.decode().removeprefix(PREFIX): value.decode()
            for key, value in metadata.items()
            if key != b"ARROW:schema"
        }
        if said.get("format") != str(FORMAT) or list(file.schema_arrow.names) != list(COLUMNS):
            raise BadInputError(str(path), f"this is no file of `castlewright export` in format {FORMAT}")
        checksum = hashlib.sha256()
        for number in range(file.num_row_groups):
            add_to_checksum(checksum, file.read_row_group(number))
    except (arrow.ArrowException, OSError) as error:
        raise BadInputError(str(path), str(error).partition("\n")[0]) from None
    if (said.get("rows"), said.get("checksum")) != (str(file.metadata.num_rows), checksum.hexdigest()):
        raise CheckFailedError(f"{path}: its rows are not those that were written: the checksum differs")
    return said
