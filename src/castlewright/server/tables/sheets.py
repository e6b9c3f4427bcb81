"""Score sheets of a table that is being played: without the lines that only their owner may know."""

from typing import TYPE_CHECKING

import msgspec

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.sheet import Report, Sheet
from castlewright.server.tables.changes import changed_sheets
from castlewright.server.wire.protocol import SPECTATOR, ChangedLine

MOST_REPORTS = 8
"""Reports that a table remembers, to tell what changed."""

if TYPE_CHECKING:
    from castlewright.server.tables.live import Live


def public_report(live: "Live", match: Match, seat: int = SPECTATOR) -> Report:
    """The sheets of all boards as a seat may know them; of a finished game everything.

    They are made from a guess, so that nothing hidden can be in them; lines that would be
    guessed, such as other players' secret cards, are left out, and then nobody is ranked.
    """
    names = live.row.names
    scoring = live.game.scoring
    if match.position.is_over or live.row.state == "finished":
        return scoring.report(match.position, names)
    return known_report(live.game, scoring.report(match.position.guess(seat, Chance(0)), names), seat)


def recent_changes(live: "Live", report: Report, since: int | None) -> list[ChangedLine]:
    """The lines that changed after a seq for which sheets were asked before; this report is remembered for that."""
    before = live.reports.get(since) if since is not None else None
    live.reports[live.seq] = report
    for old in sorted(live.reports)[:-MOST_REPORTS]:
        del live.reports[old]
    return changed_sheets(before, report) if before else []


def known_report(game: Game, report: Report, seat: int) -> Report:
    """The report of a guess without what only others know of their boards; then nobody is ranked."""
    secret = getattr(game.scoring, "SECRET_CATEGORIES", ())
    if not secret:
        return report
    sheets = [sheet if board == seat else without(sheet, secret) for board, sheet in enumerate(report.sheets)]
    return Report(report.game, sheets, [])


def without(sheet: Sheet, categories: tuple[str, ...]) -> Sheet:
    """A sheet without the lines of some categories."""
    return msgspec.structs.replace(sheet, lines=[line for line in sheet.lines if line.category not in categories])
