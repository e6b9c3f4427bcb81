"""What changed between two reports, line by line."""

from castlewright.core.sheet import Line, Report
from castlewright.server.wire.protocol import ChangedLine


def changed_sheets(before: Report, after: Report) -> list[ChangedLine]:
    """The changed lines of all boards."""
    pairs = zip(before.sheets, after.sheets, strict=True)
    return [line for board, (old, new) in enumerate(pairs) for line in changed_lines(board, old.lines, new.lines)]


def changed_lines(board: int, before: list[Line], after: list[Line]) -> list[ChangedLine]:
    """The lines that only one of two sheets has; a line that changed stands once, with its points before."""
    # Sheets of one position share their unchanged lines, and to compare by identity is far cheaper.
    kept = {id(line) for line in before} & {id(line) for line in after}
    old = [line for line in before if id(line) not in kept and line not in after]
    new = [line for line in after if id(line) not in kept and line not in before]
    changed = []
    for line in new:
        twin = next((other for other in old if is_grown(other, line)), None)
        if twin is not None:
            old.remove(twin)
        changed.append(changed_line(board, line, twin.points if twin else 0, line.points))
    return changed + [changed_line(board, line, line.points, 0) for line in old]


def is_grown(old: Line, new: Line) -> bool:
    """Whether a line is the same thing as before, grown or revalued: one message about tiles in common."""
    if (old.category, old.message) != (new.category, new.message):
        return False
    return any(tile in new.tiles for tile in old.tiles) or not old.tiles


def changed_line(board: int, line: Line, before: int, points: int) -> ChangedLine:
    """A line as it travels."""
    return ChangedLine(
        board=board,
        points_before=before,
        points=points,
        category=line.category,
        section=line.section,
        message=line.message,
        args=line.args,
        tiles=list(line.tiles),
    )
