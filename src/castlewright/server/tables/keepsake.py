"""The record of a table that cannot be shown here, to take home: the log as it stands, without a replay."""

from collections.abc import Iterable

from castlewright.core.record import Player, Record
from castlewright.server.store.rows import LogRow, TableRow
from castlewright.server.tables.archive import OwnLog
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import ENCODER

OTHER_RULES = "other_rules"


def take_home(row: TableRow, entries: Iterable[LogRow], guest: int | None, reason: str) -> bytes:
    """The record of a table that is refused for a reason, as JSON.

    A game that is over is everybody's, whole. One that was running is its people's alone: whole where the rules have
    changed, since it cannot go on; else each gets the own actions, as it may be mended and go on.
    """
    seat = row.seat_of(guest)
    is_open = row.state == "finished" and not row.is_closed
    if not is_open and seat < 0 and (guest is None or guest != row.host):
        raise Refused("not_seated", "the record of a game that was not over, or is closed, is for those who played it")
    standing = standing_actions(entries)
    players = [Player(seat.name or "", seat.level if seat.kind == "bot" else None) for seat in row.seats]
    settings = row.settings
    if row.state == "finished" or reason == OTHER_RULES:
        record = Record(
            game=row.game,
            ruleset=settings.ruleset,
            players=players,
            options=settings.options,
            seed=row.seed or "",
            actions=standing,
        )
        return record.to_json().encode()
    own = OwnLog(
        game=row.game,
        ruleset=settings.ruleset,
        players=players,
        options=settings.options,
        seat=seat,
        actions=[(actor, text if actor == seat else None) for actor, text in standing],
    )
    return ENCODER.encode(own)


def standing_actions(entries: Iterable[LogRow]) -> list[tuple[int, str]]:
    """The actions that stand: an entry without text has taken back its seat's last one."""
    standing: list[tuple[int, str]] = []
    for entry in entries:
        if entry.text is not None:
            standing.append((entry.seat, entry.text))
            continue
        own = [step for step, (seat, _) in enumerate(standing) if seat == entry.seat]
        if own:
            del standing[own[-1]]
    return standing
