"""What a seat may know of a running game: the one place that terminals, server and bots' help ask for it."""

from collections.abc import Sequence

import msgspec

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.core.sheet import Report, Sheet

GUESSES = 0
"""Every guess that is shown is drawn from this key: equal knowledge gives equal sheets and pictures."""


def known_position(position: Position, seat: int) -> Position:
    """A position that this seat (-1: a spectator) cannot tell from the true one, to be drawn and scored for it."""
    return position.guess(seat, Chance(GUESSES))


def known_report(game: Game, position: Position, seat: int, names: Sequence[str]) -> Report:
    """The sheets of all boards as a seat may know them; everything when the game is over.

    They are made from a guess, so that nothing hidden can be in them; lines that would be
    guessed, such as other players' secret cards, are left out, and then nobody is ranked.
    """
    if position.is_over:
        return game.scoring.report(position, names)
    return known_part(game, game.scoring.report(known_position(position, seat), names), seat)


def known_part(game: Game, report: Report, seat: int) -> Report:
    """The report of a guess without what only others know of their boards; then nobody is ranked."""
    secret = game.scoring.SECRET_CATEGORIES
    if not secret:
        return report
    sheets = [sheet if board == seat else without(sheet, secret) for board, sheet in enumerate(report.sheets)]
    return Report(report.game, sheets, [])


def without(sheet: Sheet, categories: tuple[str, ...]) -> Sheet:
    """A sheet without the lines of some categories."""
    return msgspec.structs.replace(sheet, lines=[line for line in sheet.lines if line.category not in categories])
