"""Score sheets of a table: as a viewer may know them, and what changed in them."""

from castlewright.core.knowledge import known_report
from castlewright.core.position import Position
from castlewright.core.sheet import Report
from castlewright.server.tables.changes import changed_sheets
from castlewright.server.tables.live import Live
from castlewright.server.wire.protocol import SPECTATOR, ChangedLine


def public_report(live: Live, position: Position) -> Report:
    """The sheets of all boards as everybody may know them; of a finished game everything."""
    if live.row.state == "finished":
        return live.game.scoring.report(position, live.row.names)
    return known_report(live.game, position, SPECTATOR, live.row.names)


def recent_changes(live: Live, report: Report, since: int | None) -> list[ChangedLine]:
    """The lines that changed after a log entry; none where the table has not come so far."""
    if since is None or since > live.seq:
        return []
    before = public_report(live, live.playing.timeline.position_after(since))
    return changed_sheets(before, report)
