"""Tables at any step of a record, put straight into the database of a running server.

A server reads a table when somebody first looks at it, so what another program has stored before is as good as
played. Every person comes in by a seat link, as from another device; the other seats are bots', or rest.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.record import Record, read_record
from castlewright.games import load_game
from castlewright.server.settings import database_in
from castlewright.server.store.database import Store
from castlewright.server.store.rows import SeatRow, TableRow, TableSettings, mask
from castlewright.server.tables.links import seat_secret
from castlewright.server.tables.setup import empty_table

RECORDS = Path(__file__).parents[1] / "tests" / "records"
Answer = TypeVar("Answer")
NAMES = ("Ada", "Bruno", "Cleo", "Dana", "Emil", "Fanny", "Gus")


Wanted = Callable[["Moment"], bool]


@dataclass(frozen=True)
class Staged:
    """A table that stands ready: its code, who acts, and the way into each person's seat."""

    code: str
    acting: int
    links: dict[int, str]


@dataclass(frozen=True)
class Moment:
    """What a record was about to do at one of its steps."""

    record: Record
    step: int
    position: Position
    seat: int
    text: str
    action: dict[str, Any]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat that acts sees."""
        view = load_game(self.record.game).views.view(self.position, self.seat, with_memory=False)
        return dict(msgspec.to_builtins(view))

    def view_after(self) -> dict[str, Any]:
        """What the seat sees when it has acted."""
        game = load_game(self.record.game)
        after = self.position.copy()
        after.play(self.seat, game.notation.action_from_text(after, self.seat, self.text))
        return dict(msgspec.to_builtins(game.views.view(after, self.seat, with_memory=False)))


def record_of(game: str, name: str) -> Record:
    """A recorded game by its name."""
    return read_record(RECORDS / game / f"{name}.json")


def records_of(game: str) -> list[Path]:
    """All recorded games."""
    return sorted((RECORDS / game).glob("*.json"))


def moments(record: Record) -> Iterator[Moment]:
    """Every step of a record with the position before it, which the next step changes."""
    game = load_game(record.game)
    match = Match(game, record.players, record.options, record.seed)
    for step, (seat, text) in enumerate(record.actions):
        number = match.check(seat, text)
        typed = msgspec.to_builtins(game.notation.action_to_json(match.position, seat, number))
        yield Moment(record, step, match.position, seat, text, typed)
        match.play_checked(seat, number)


def find_moments(game: str, wanted: Mapping[str, Wanted]) -> dict[str, tuple[Record, int]]:
    """For each kind of step that is wanted the first record that shows it, and where."""
    found: dict[str, tuple[Record, int]] = {}
    for path in records_of(game):
        record = record_of(game, path.stem)
        for moment in moments(record):
            open_kinds = [kind for kind in wanted if kind not in found]
            found |= {kind: (record, moment.step) for kind in open_kinds if wanted[kind](moment)}
        if len(found) == len(wanted):
            break
    return found


def position_at(record: Record, step: int) -> tuple[Game, Position]:
    """The game and the position before a step."""
    game = load_game(record.game)
    match = Match(game, record.players, record.options, record.seed)
    for seat, text in record.actions[:step]:
        match.act(seat, text)
    return game, match.position


def stage(
    data: Path, record: Record, step: int, people: Sequence[int] | None = None, with_bots: bool = False, **chosen: Any
) -> Staged:
    """A running table of the server that keeps its data there, as the record stood before this step.

    Nobody names `people`: whoever acts next is a person. Others are bots, or people who are away.
    """
    _, position = position_at(record, step)
    acting = record.actions[step][0] if step < len(record.actions) else 0
    seats = list(people) if people is not None else [acting]
    row = row_of(record, step, position, seats, with_bots, chosen)
    key = in_thread(store_table(data, row, record))
    links = {seat: f"/table/{row.code}#seat={seat_secret(key, row, seat)}" for seat in seats}
    return Staged(row.code, acting, links)


def row_of(
    record: Record, step: int, position: Position, people: Sequence[int], with_bots: bool, chosen: dict[str, Any]
) -> TableRow:
    """The row of such a table."""
    options = load_game(record.game).meta.check_options(record.options)
    settings = TableSettings(options=options, ruleset=record.ruleset, **chosen)
    row = empty_table(record.game, len(record.players), settings, None, public=False)
    row.seats = [
        SeatRow(seat, "bot", None, "easy") if with_bots and seat not in people else SeatRow(seat, "person", NAMES[seat])
        for seat in range(len(record.players))
    ]
    for seat in row.seats:
        seat.name = seat.name or f"Bot {seat.seat + 1}"
    row.state = "finished" if position.is_over else "running"
    row.seed, row.seq, row.waiting = record.seed, step, mask(position.waiting)
    row.count_bots()
    return row


async def store_table(data: Path, row: TableRow, record: Record) -> str:
    """Write the table and its log; the key that signs the seat links of this database."""
    store = Store(database_in(data))
    try:
        await store.add_record(row, record.actions[: row.seq])
        return await store.key("signing")
    finally:
        await store.close()


def in_thread(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What a coroutine answers; the caller's own thread may have a loop already, as Playwright's has."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
