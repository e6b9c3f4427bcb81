"""What a viewer may look at of a table: views and sheets, now and in the past."""

from typing import Any

from castlewright.core.position import Position
from castlewright.games.assistant import link_of
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Doing, Undoing
from castlewright.server.tables.sheets import newest_report, recent_changes, report_for
from castlewright.server.tables.views import seat_view, undo_info
from castlewright.server.wire.messages import Act, Draft, Undo
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import SPECTATOR, BoardLink, Move, Sheets, ViewAt


def position_at(live: Live, seq: int | None, *, is_public: bool) -> Position:
    """The position after so many log entries; while the game runs the past is shown as everybody has seen it."""
    match = live.playing
    if seq is None or seq == live.seq:
        return match.position
    if not (is_public or live.row.state == "finished") or seq > live.seq:
        raise Refused("old_seq", f"the table is at {live.seq}", {"seq": live.seq})
    return match.timeline.position_after(seq)


def view_at(live: Live, own: int, seq: int | None, seat: int | None) -> ViewAt:
    """What a viewer sees now; an earlier step as a spectator saw it; when the game is over any step from any seat."""
    seen_from = own if seat is None else seat
    is_open = seen_from in {own, SPECTATOR} or live.row.state == "finished"
    if not is_open or seen_from >= len(live.row.seats):
        raise Refused("not_allowed", "others' seats can be seen when the game is over")
    position = position_at(live, seq, is_public=seen_from == SPECTATOR)
    is_newest = position is live.playing.position
    return ViewAt(
        seq=live.seq if seq is None else seq,
        seat=seen_from,
        steps=live.seq,
        view=seat_view(live, position, seen_from),
        undo=undo_info(live, own) if is_newest and seen_from == own else None,
    )


def sheets_at(live: Live, own: int, seq: int | None, since: int | None) -> Sheets:
    """The score sheets of all boards, as far as a viewer may know them, and what changed since."""
    report = newest_report(live, own) if seq is None else report_for(live, own, position_at(live, seq, is_public=True))
    changes = recent_changes(live, own, report, since) if seq is None else []
    plain: dict[str, Any] = report.to_json(explained=True)
    return Sheets(**plain, seq=live.seq if seq is None else seq, changes=changes)


def boards_at(live: Live, seq: int | None) -> BoardLink:
    """The boards of a finished game, at its end or after so many log entries, as a link for the score assistant."""
    if live.row.state != "finished":
        raise Refused("not_finished", "the boards are given out when the game is over")
    position = position_at(live, seq, is_public=False)
    return BoardLink(link=link_of(live.game.assistant.document_of(position, live.row.names)))


def doing_of(move: Move) -> Doing:
    """What a move asks to be done: one thing."""
    wishes: list[Doing] = [wish for wish in (move.action, move.actions) if wish is not None]
    if move.undo:
        wishes.append(Undoing(move.count, move.to))
    if len(wishes) != 1:
        reason = "action, actions or undo"
        raise Refused("bad_value", f"give one of {reason}", {"reason": reason, "place": "action"})
    return wishes[0]


def doing(message: Act | Draft | Undo) -> Doing:
    """What a message asks to be done."""
    match message:
        case Act():
            return message.action
        case Draft():
            return message.actions
        case Undo():
            return Undoing(message.count, message.to)
