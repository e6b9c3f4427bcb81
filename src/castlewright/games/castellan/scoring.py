"""The score sheet of a castle, one line for each courtyard, straight from the rules."""

from collections.abc import Sequence

import msgspec

from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, RuleError
from castlewright.core.game import NO_SECRETS
from castlewright.core.position import Position
from castlewright.core.sheet import Line, Reason, Report, Sheet, rank_players
from castlewright.games.castellan import constants
from castlewright.games.castellan.notation import laid_pieces
from castlewright.games.castellan.plan import (
    KEEP_REASONS,
    OVERLAPS,
    REASONS,
    Court,
    Plan,
    piece_from_text,
    reading_order,
)
from castlewright.games.castellan.position import CastellanPosition, own

CATEGORIES = ("courtyard",)
PIECE_TEXTS = "category"
SECRET_CATEGORIES = NO_SECRETS
NAMES = ("A", "B", "C", "D")
MOST_PIECES = 1000
"""Pieces of the largest castle that is read from a file."""


def score_court(court: Court) -> Line:
    """One point for each tower of a court, two under a double keep (Rules §6)."""
    figures = {"towers": len(court.towers), "cells": len(court.cells)}
    x, y = court.first_cell
    return Line(
        category="courtyard",
        points=court.points,
        section="6",
        tiles=[list(cell) for cell in sorted(court.cells, key=reading_order)],
        message="castellan-court-double" if court.is_double else "castellan-court",
        args={"points": court.points, **figures, "x": x, "y": y},
        details={**figures, "double": court.is_double},
    )


def score_castle(plan: Plan, names: Sequence[str]) -> Report:
    """One sheet for each seat, and where everybody stands."""
    sheets = [score_seat(plan, seat, name) for seat, name in enumerate(names)]
    keys = [(sheet.total, count_keeps(plan, seat)) for seat, sheet in enumerate(sheets)]
    return Report("castellan", sheets, rank_players(names, keys, [Reason("castellan-tie-keeps")]))


def score_seat(plan: Plan, seat: int, name: str) -> Sheet:
    """The sheet of one seat: its courts, each known by its first cell row by row."""
    courts = [court for court in plan.courts if court.owner == seat]
    firsts = [min(court.cells, key=reading_order) for court in courts]
    return Sheet(name, [score_court(court) for court in courts], CATEGORIES, completed=[f"{x} {y}" for x, y in firsts])


def count_keeps(plan: Plan, seat: int) -> int:
    """A keep for each court and one more for the double keep: most of them break a tie (Rules §6, §8.18)."""
    return sum(2 if court.is_double else 1 for court in plan.courts if court.owner == seat)


def report(position: Position, names: Sequence[str]) -> Report:
    """The sheets of the castle as it stands; cells count from the node of the first piece as (0, 0)."""
    return score_castle(plan_of(own(position)), names)


def plan_of(state: CastellanPosition) -> Plan:
    """The castle of a position: its pieces, with the owners and keeps of the courts."""
    plan = Plan()
    for piece in laid_pieces(state):
        plan.add(piece)
    parts = []
    for cells in plan.regions():
        court = state.court_at(*next(iter(cells)))
        keep = state.keeps[court]
        is_double = keep == constants.DOUBLE
        plan.courts.append(
            Court(cells, plan.towers_of(cells), state.owners[court], is_double, keep != constants.SINGLE)
        )
        if keep == constants.DOUBLE_PART:
            parts.append(plan.courts[-1])
    if parts:
        max(parts, key=lambda court: len(court.towers)).is_double = True
    return plan


# Board files.


class Build(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat built in one turn, and the court that got or kept its double keep."""

    seat: int
    put: list[str]
    double: tuple[int, int] | None = None


class Keep(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A keep as it stands on the table: in the court of this cell, which is this seat's, whoever closed it."""

    cell: tuple[int, int]
    seat: int
    double: bool = False


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file: all turns of a castle in building order, or its pieces in any order and the keeps that stand."""

    game: str
    seats: int
    builds: list[Build]
    players: list[str] = []
    keeps: list[Keep] = []


def read_file(document: object, checked: bool) -> tuple[Plan, list[str]]:
    """The castle and the players' names of a board file; what breaks a rule is refused if `checked`.

    Turn order, cards and supply are not asked.
    """
    board = typed(document, BoardFile, "board file")
    check_table(board)
    plan = Plan()
    for number, build in enumerate(board.builds):
        for index, text in enumerate(build.put):
            put_piece(plan, build.seat, text, f"builds[{number}].put[{index}]", checked)
        plan.settle(build.seat, find_double(plan, build, f"builds[{number}].double", checked))
    taken: set[tuple[int, int]] = set()
    for number, keep in enumerate(board.keeps):
        reason = plan.place_keep(keep.cell, keep.seat, keep.double, taken)
        if reason and (checked or reason == "keep_outside"):
            section, words = KEEP_REASONS[reason]
            raise RuleError(f"keeps[{number}]", section, f"a keep cannot stand at {list(keep.cell)}: {words}")
    return plan, board.players or list(NAMES[: board.seats])


def check_table(board: BoardFile) -> None:
    """Refuse a wrong number of seats or players, seats that are not there, and castles beyond all reason."""
    if not 2 <= board.seats <= 4:
        raise BadInputError("seats", f"Castellan takes 2 to 4 players, not {board.seats}")
    if board.players and len(board.players) != board.seats:
        raise BadInputError("players", f"{len(board.players)} names for {board.seats} seats")
    if sum(len(build.put) for build in board.builds) > MOST_PIECES:
        raise BadInputError("builds", f"more than {MOST_PIECES} pieces")
    named = [(f"builds[{number}].seat", build.seat) for number, build in enumerate(board.builds)]
    named += [(f"keeps[{number}].seat", keep.seat) for number, keep in enumerate(board.keeps)]
    for place, seat in named:
        if not 0 <= seat < board.seats:
            raise BadInputError(place, f"{seat} is not a seat; seats are 0 to {board.seats - 1}")


def put_piece(plan: Plan, seat: int, text: str, place: str, checked: bool) -> None:
    """Lay a piece of a file, or refuse it with the rule that it breaks."""
    try:
        piece = piece_from_text(text)
    except BadInputError as error:
        raise BadInputError(place, error.reason) from None
    for reason in plan.reasons(piece, seat):
        if checked or reason in OVERLAPS:
            section, words = REASONS[reason]
            raise RuleError(place, section, f"'{text}' cannot lie there: {words}")
    plan.put(piece, seat)


def find_double(plan: Plan, build: Build, place: str, checked: bool) -> Court | None:
    """The court that a file names for the double keep; refused where it may not stand (Rules §3.3)."""
    if build.double is None:
        return None
    court = plan.court_at(build.double)
    cell = list(build.double)
    if court is None or court.owner != build.seat:
        raise RuleError(place, "3.3", f"the cell {cell} is in no courtyard of seat {build.seat}")
    if not checked or court in plan.claimable(build.seat) or (court.is_double and not court.is_fresh):
        return court
    if any(other.is_double for other in plan.courts if other.owner == build.seat):
        raise RuleError(place, "3.3", f"the double keep of seat {build.seat} stands in another courtyard")
    raise RuleError(place, "3.3", f"the courtyard at {cell} was claimed in an earlier turn")


def score_file(document: object, checked: bool) -> Report:
    """The report of a board file."""
    plan, names = read_file(document, checked)
    return score_castle(plan, names)
