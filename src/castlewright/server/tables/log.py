"""The log: moves are checked, stored in one transaction with all others that wait, and only then answered.

One task does it, so that a table's moves are in order. A move that could not be stored was never
made: its table is read anew from the database before anything else happens there.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from castlewright.core.errors import CastlewrightError
from castlewright.core.match import Given
from castlewright.server import metrics
from castlewright.server.clock import now
from castlewright.server.store.rows import MOST_RACES, ConflictError, LogRow, Progress, mask
from castlewright.server.tables.fanout import tell_heard, tell_table, tell_views
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused, refused
from castlewright.server.wire.viewers import CORK

if TYPE_CHECKING:
    from castlewright.server.store.database import Store

MOST_AT_ONCE = 1000
"""Moves in one transaction."""

DIGEST_EVERY = 16
"""Entries between two digests: one costs as much as a move of the engine, or several."""

LONGEST_LOG = 2000
"""Entries after which a table takes nothing back any more: all others wait while a table is read anew."""

LOGGER = logging.getLogger(__name__)


class Undoing(NamedTuple):
    """The wish to take back one's last actions: so many, or those from a log entry on."""

    last: int = 1
    to: int | None = None


Doing = Given | list[Given] | Undoing
"""An action, several one after the other, or the undo of some."""

Made = list[tuple["Move", list[LogRow]]]
"""Moves that could be made, with their new entries; a retry of an older move has none."""


class Move:
    """A move that waits: who, what, and whom to answer."""

    __slots__ = ("action", "answer", "client_id", "live", "nth", "seat", "since")

    def __init__(
        self,
        live: Live,
        seat: int,
        action: Doing,
        client_id: str | None,
        answer: Callable[[int | Refused], None],
        nth: int | None = None,
    ) -> None:
        self.live = live
        self.seat = seat
        self.action = action
        self.client_id = client_id
        self.answer = answer
        self.nth = nth
        self.since = time.monotonic()
        """A bot's move counts only as this entry of its seat: of two servers' bots one moves."""


class Log:
    """Takes moves for all tables; `run` is its one task."""

    def __init__(self, store: "Store", reload: Callable[[Live], Any], on_stored: Callable[[list[Live]], None]) -> None:
        self.store = store
        self.reload = reload
        self.on_stored = on_stored
        self.waiting: list[Move] = []
        self.wakeup = asyncio.Event()
        self.is_closing = False

    def submit(self, move: Move) -> None:
        """Take a move; it is answered with its seq once it is on disk, or with the reason why not."""
        self.waiting.append(move)
        self.wakeup.set()

    async def play(self, live: Live, seat: int, action: Doing, client_id: str | None, nth: int | None = None) -> int:
        """Submit a move and wait for its seq; Refused if it was not made."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(result: int | Refused) -> None:
            if future.done():
                return
            if isinstance(result, Refused):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.submit(Move(live, seat, action, client_id, answer, nth))
        return await future

    async def run(self) -> None:
        """Store what waits, again and again, until `stop`; a write is never left half-way."""
        while True:
            await self.wakeup.wait()
            if self.is_closing and not self.waiting:
                return
            moves, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting and not self.is_closing:
                self.wakeup.clear()
            try:
                await self.settle(moves)
            except Exception:
                LOGGER.exception("moves could not be settled")
                give_up(moves)
                answer_all(moves, Refused("failed", "an error of the server; nothing was stored"))

    def stop(self) -> None:
        """Let `run` end when everything that waits is stored."""
        self.is_closing = True
        self.wakeup.set()

    async def settle(self, moves: list[Move], races: int = MOST_RACES) -> None:
        """Play these moves, store them, answer them and tell their tables."""
        played = await self.play_all(moves)
        entries = [entry for _, made in played for entry in made]
        lives = {id(move.live): move.live for move, made in played if made}
        reached = [progress(live) for live in lives.values()]
        try:
            if entries:
                await self.store.append(entries, reached)
        except ConflictError:
            await self.race(played, races)
        except Refused as problem:
            LOGGER.warning("%d moves could not be stored: %s", len(entries), problem)
            give_up(move for move, _ in played)
            if len(lives) > 1 and problem.code == "storage_failed" and await self.store.is_answering():
                # One table's move is at fault: only that table shall hear of it.
                for group in by_table(played):
                    await self.settle(group, races)
            else:
                answer_all((move for move, _ in played), problem)
        else:
            self.announce(played, list(zip(lives.values(), reached, strict=True)))

    async def play_all(self, moves: list[Move]) -> Made:
        """Every move that could be made in memory."""
        played: Made = []
        at = now()
        for move in moves:
            try:
                if move.live.is_stale:
                    await self.reload(move.live)
                made = self.play_one(move, at)
            except Refused as problem:
                move.answer(problem)
            except CastlewrightError as error:
                move.answer(refused(error))
            else:
                played.append((move, made))
        return played

    def play_one(self, move: Move, at: float) -> list[LogRow]:
        """Make one move in memory, whole or not at all; its entries, none if this very move was made before."""
        live = move.live
        if move.client_id is not None and (move.seat, move.client_id) in live.ids:
            return []
        if live.row.state != "running":
            raise Refused("not_started" if live.row.state == "waiting" else "not_your_turn", "the game does not run")
        if move.nth is not None and live.counts[move.seat] != move.nth:
            raise Refused("old_seq", "somebody was faster")
        steps = steps_of(move)
        live.settled.clear()
        try:
            return [marked(live, live.play(next_entry(move, at), step)) for step in steps[:-1]] + [
                marked(live, live.play(next_entry(move, at, move.client_id), steps[-1]))
            ]
        finally:
            if live.seq == live.row.seq:
                live.settled.set()

    async def race(self, played: Made, races: int) -> None:
        """Another server was faster at some table: read them anew and try each table's moves again."""
        give_up(move for move, _ in played)
        for moves in by_table(played):
            if races:
                await self.settle(moves, races - 1)
            else:
                answer_all(moves, Refused("storage_busy", "others are faster at this table: try again"))

    def announce(self, played: Made, stored: list[tuple[Live, Progress]]) -> None:
        """Answer the moves that are on disk now, and tell everybody what happened."""
        count_moves(played)
        for live, reached in stored:
            mark_stored(live, reached)
        with CORK:
            # Who sees what happened knows already whether bots go on.
            self.on_stored([live for live, _ in stored])
            # What happened comes before the answer: who hears the answer has the newest view already.
            for live, _ in stored:
                tell_new(live)
            for move, made in played:
                if made:
                    move.answer(made[-1].seq)
                elif move.client_id is not None:
                    move.answer(move.live.ids[move.seat, move.client_id])


def by_table(played: Made) -> Iterable[list[Move]]:
    """The moves of each table, in their order."""
    groups: dict[int, list[Move]] = {}
    for move, _ in played:
        groups.setdefault(id(move.live), []).append(move)
    return groups.values()


def count_moves(played: Made) -> None:
    """Count moves that are on disk, and how long they waited."""
    at = time.monotonic()
    for move, made in played:
        if made:
            metrics.MOVES.add(move.live.game.name, "person" if move.nth is None else "bot", count=len(made))
            metrics.MOVE_WAITS.add(at - move.since)


def steps_of(move: Move) -> Sequence[Given | None]:
    """What a move does, action by action, an undo as None; refused unless all of it can be done."""
    live, doing = move.live, move.action
    if isinstance(doing, list):
        return list(live.playing.check_all(move.seat, doing))
    if not isinstance(doing, Undoing):
        return [doing]
    if not live.row.settings.take_backs:
        raise Refused("take_backs_off", "this table plays without take-backs")
    if live.seq >= LONGEST_LOG:
        raise Refused("no_undo", "too much was taken back at this table")
    count = doing.last if doing.to is None else live.own_since(move.seat, doing.to)
    return [None] * len(live.playing.timeline.check_take_back(move.seat, count))


def next_entry(move: Move, at: float, client_id: str | None = None) -> LogRow:
    """The next entry of a move's table; the last of a move bears the client's id, since then all of it is there."""
    return LogRow(move.live.row.id, move.live.seq + 1, move.seat, None, client_id, at)


def marked(live: Live, entry: LogRow) -> LogRow:
    """An entry that was just played, now and then with the digest of the position: whoever replays it can compare."""
    position = live.playing.position
    return entry._replace(digest=position.digest()) if entry.seq % DIGEST_EVERY == 0 or position.is_over else entry


def progress(live: Live) -> Progress:
    """How far a table is, for its row."""
    position = live.playing.position
    state = "finished" if position.is_over else "running"
    return Progress(live.row.id, live.seq, mask(position.waiting), state, live.heard[-1].own.at)


def mark_stored(live: Live, reached: Progress) -> None:
    """Everything that was played is on disk: let the row in memory say so."""
    row = live.row
    _, row.seq, row.waiting, state, row.moved_at = reached
    if state == "finished":
        row.state = "finished"
    live.settled.set()


def tell_new(live: Live) -> None:
    """Tell the viewers what they have not heard yet."""
    new = live.heard[live.told :]
    live.told = len(live.heard)
    if live.viewers:
        tell_heard(live, new)
        tell_views(live)
        if live.row.state == "finished":
            tell_table(live)


def give_up(moves: Iterable[Move]) -> None:
    """Forget what was played in memory: the tables are read anew before their next use."""
    for move in moves:
        move.live.is_stale = True
        move.live.settled.set()


def answer_all(moves: Iterable[Move], problem: Refused) -> None:
    """Refuse all of these moves."""
    for move in moves:
        move.answer(problem)
