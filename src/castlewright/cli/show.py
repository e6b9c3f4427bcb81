"""Pictures and score sheets on the terminal: colours where it has them, plain text elsewhere."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castlewright.core.picture import Picture
from castlewright.core.sheet import Line, Report, Sheet, Standing
from castlewright.core.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text


def to_rich(picture: Picture, cursor: tuple[int, int] | None = None) -> "Text":
    """A picture as rich text; the cell under the cursor stands out."""
    from rich.text import Text

    text = Text(no_wrap=True)
    for number, line in enumerate(picture.lines):
        row = Text(no_wrap=True)
        for words, style in line:
            row.append(words, style)
        if cursor is not None and cursor[1] == number:
            row.stylize("reverse bold", max(cursor[0] - 1, 0), cursor[0] + 2)
        text.append(row)
        text.append("\n")
    return text


def report_lines(report: Report, texts: Texts) -> list[str]:
    """Where everybody ended, best first, with what broke ties; the rank of a solo game."""
    verdicts = [texts(sheet.verdict.message, sheet.verdict.args) for sheet in report.sheets if sheet.verdict]
    return [standing_text(row, texts) for row in sorted(report.standings, key=lambda row: row.rank)] + verdicts


def standing_text(standing: Standing, texts: Texts) -> str:
    """One player's rank and points, and what put this player before another with as many."""
    row = texts("standing-row", {"rank": standing.rank, "name": standing.name, "score": standing.score})
    if standing.tie is None:
        return row
    return texts("standing-tie", {"row": row, "reason": texts(standing.tie.message, standing.tie.args)})


def sheet_lines(sheet: Sheet, texts: Texts) -> list[str]:
    """A sheet as text: each category with its points, and every line that gave some."""
    lines = []
    for category, points in sheet.categories.items():
        rows = [line for line in sheet.lines if line.category == category]
        if rows or points:
            lines.append(f"  {texts(f'category-{category}'):<26}{points:>5}")
            lines += [line_text(line, texts) for line in rows]
    lines.append(f"  {texts('sheet-total'):<26}{sheet.total:>5}")
    return lines


def sheets_text(report: Report, texts: Texts) -> str:
    """All boards with their sheets, one below the other."""
    return "\n".join(line for sheet in report.sheets for line in (sheet.name, *sheet_lines(sheet, texts)))


def line_text(line: Line, texts: Texts) -> str:
    """One thing that scored: points, reason, rule; where it lies, if there is a message that says so."""
    placed = f"place-{line.message}"
    message = placed if texts.has(placed) else line.message
    return f"    {line.points:>+4}  {texts(message, line.args)}  [§{line.section}]"


def print_boards(pictures: Sequence[Picture], report: Report, texts: Texts) -> None:
    """Every board with its sheet, then where everybody ended."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    for number, sheet in enumerate(report.sheets):
        console.print(f"{sheet.name}: {texts('sheet-points', {'points': sheet.total})}", style="bold", markup=False)
        if number < len(pictures):
            console.print(to_rich(pictures[number]))
        for line in sheet_lines(sheet, texts):
            console.print(line, markup=False)
        console.print()
    for line in report_lines(report, texts):
        console.print(line, style="bold" if line.startswith("1.") else "", markup=False)
