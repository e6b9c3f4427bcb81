"""Score sheets of a table: as a viewer may know them, and what changed in them."""

from castlewright.core.knowledge import known_report
from castlewright.core.position import Position
from castlewright.core.sheet import Report
from castlewright.server.tables.changes import changed_sheets
from castlewright.server.tables.live import Live
from castlewright.server.wire.protocol import SPECTATOR, ChangedLine

MOST_KEPT = 32
"""Sheets of one table that are kept: the newest and some earlier ones, as each seat may know them."""


def report_for(live: Live, seat: int, position: Position) -> Report:
    """The sheets of all boards as a seat (-1: a spectator) may know them; of a finished game everything."""
    if live.row.state == "finished":
        return live.game.scoring.report(position, live.row.names)
    return known_report(live.game, position, eyes_of(live, seat), live.row.names)


def eyes_of(live: Live, seat: int) -> int:
    """The seat whose knowledge a sheet needs: where no points are secret all see the same."""
    return seat if live.game.scoring.SECRET_CATEGORIES else SPECTATOR


def newest_report(live: Live, seat: int) -> Report:
    """The sheets as they are now, worked out once for all who may know the same."""
    return report_after(live, seat, live.seq)


def report_after(live: Live, seat: int, seq: int) -> Report:
    """The sheets after a log entry; kept until the table moves on, so that all who ask at the same time share them."""
    now = (live.seq, live.row.state, *live.row.names)
    if live.sheets[0] != now:
        live.sheets = now, {}
    known, key = live.sheets[1], (eyes_of(live, seat), seq)
    if key not in known:
        match = live.playing
        known[key] = report_for(live, seat, match.position if seq == live.seq else match.timeline.position_after(seq))
        if len(known) > MOST_KEPT:
            del known[next(iter(known))]
    return known[key]


def recent_changes(live: Live, seat: int, report: Report, since: int | None) -> list[ChangedLine]:
    """The lines that changed after a log entry; none where the table has not come so far."""
    return [] if since is None or since > live.seq else changed_sheets(report_after(live, seat, since), report)
