"""What an action would score: it is done on a copy of what the seat can know, and the sheets are compared."""

from collections import Counter

from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.knowledge import known_part
from castlewright.core.legal import OnBoard, OnPlace, Turned
from castlewright.core.position import Position
from castlewright.core.sheet import Report
from castlewright.server.tables.changes import changed_sheets
from castlewright.server.wire.protocol import Gain, Preview

EVERY_TILE = "*"
"""Asks for the best place of each tile that can be had, on every board."""


def find_previews(game: Game, position: Position, seat: int, actions: list[int], tile: str | None) -> list[Preview]:
    """A preview for every action in the order asked, or for every place where a tile of the hand could lie, or for
    the best place of every tile.
    """
    before = report_for(game, position, seat)
    if tile == EVERY_TILE:
        return [
            preview(before, report_for(game, after, seat), None, spot, spot.board)
            for spot, after in (game.views.outlook(position, seat) if game.views.outlook else ())
        ]
    if tile is not None:
        if game.views.try_out is None:
            return []
        return [
            preview(before, report_for(game, after, seat), None, spot, spot.board)
            for spot, after in game.views.try_out(position, seat, tile)
        ]
    legal = set(position.legal(seat))
    wrong = [action for action in actions if action not in legal]
    if wrong:
        raise BadInputError("actions", f"{wrong[0]} is not a legal action of seat {seat}")
    return [preview_action(game, position, seat, action, before) for action in actions]


def report_for(game: Game, position: Position, seat: int) -> Report:
    """The sheets of a guess as the seat may know them."""
    names = [str(number) for number in range(position.seats)]
    return known_part(game, game.scoring.report(position, names), seat)


def preview_action(game: Game, position: Position, seat: int, action: int, before: Report) -> Preview:
    """What one action would score."""
    typed = game.notation.action_to_json(position, seat, action)
    touched = position.touches(seat, action)
    boards = [board for board in range(len(before.sheets)) if touched >> board & 1] if touched > 0 else []
    after = report_after(game, position, seat, action, before)
    return preview(before, after, action, typed, boards[0] if len(boards) == 1 else None)


def report_after(game: Game, position: Position, seat: int, action: int, before: Report) -> Report:
    """The sheets after an action; those before it where the game knows at once that it scores nothing."""
    scores_nothing = game.views.scores_nothing
    if scores_nothing is not None and scores_nothing(position, seat, action):
        return before
    after = position.copy()
    after.play_unchecked(seat, action)
    return report_for(game, after, seat)


def preview(before: Report, after: Report, action: int | None, spot: object, touched: int | None) -> Preview:
    """The difference of two reports; the sheet of the board that is touched is told even where it stays."""
    found = Preview(
        action=action,
        tile=spot.piece if isinstance(spot, OnBoard) else None,
        board=spot.board if isinstance(spot, OnBoard) else touched,
        place=spot.place if isinstance(spot, OnPlace) else None,
        turn=spot.turn if isinstance(spot, Turned) else None,
        gains=[],
        lines=changed_sheets(before, after),
        completes=[],
        bonus=[],
    )
    for number, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        if old.total != new.total or number == touched:
            found.gains.append(Gain(board=number, before=old.total, after=new.total))
        found.completes += added(old.completed, new.completed)
        found.bonus += added(old.bonuses, new.bonuses)
    return found


def added(before: list[str], after: list[str]) -> list[str]:
    """What is in the second list and not, or not as often, in the first."""
    return list((Counter(after) - Counter(before)).elements())
