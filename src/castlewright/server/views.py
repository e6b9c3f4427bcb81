"""What one viewer may see of a table: the game's view, without memory where the table has none, and the undo."""

from castlewright.core.drafting import DraftPosition
from castlewright.core.position import Position
from castlewright.server.live import Live
from castlewright.server.protocol import UndoInfo, View


def seat_view(live: Live, position: Position, seat: int, shared: object = None) -> object:
    """What a seat may see of a position; what it could remember only if the table has the memory aid."""
    with_memory = live.row.settings.memory_aid or live.row.state == "finished"
    return live.game.views.view(position, seat, shared, with_memory=with_memory)


def newest_view(live: Live, seat: int, shared: object = None) -> View:
    """What a seat may see now, as it is sent; `shared` is what was worked out for all seats."""
    return View(seq=live.seq, view=seat_view(live, live.playing.position, seat, shared), undo=undo_info(live, seat))


def undo_info(live: Live, seat: int) -> UndoInfo | None:
    """What the seat could take back, or why it cannot; nothing for a spectator."""
    match = live.match
    if match is None or seat < 0 or live.row.state != "running":
        return None
    if not live.row.settings.take_backs:
        return UndoInfo(can=False, text=None, key="undo-off", args={})
    last = next((played for played in reversed(match.standing) if played.seat == seat), None)
    if last is None:
        return UndoInfo(can=False, text=None, key="undo-nothing", args={})
    if match.can_undo(seat):
        return UndoInfo(can=True, text=last.text, key="undo-last", args={"action": last.text})
    if last.is_final:
        key = "undo-final"
    elif last.reveals_before != match.position.reveals:
        key = "undo-revealed"
    else:
        key = "undo-built-on"
    return UndoInfo(can=False, text=last.text, key=key, args={"action": last.text})


def is_talk_closed(live: Live) -> bool:
    """Whether tiles are being chosen in secret: then nobody may talk or point."""
    if live.match is None or live.row.state != "running":
        return False
    position = live.match.position
    if not isinstance(position, DraftPosition):
        return False
    seat = position.seat_to_act()
    legal = position.legal(seat) if seat >= 0 else []
    return bool(legal) and position.is_secret(seat, legal[0])
