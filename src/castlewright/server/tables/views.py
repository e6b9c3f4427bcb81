"""What one viewer may see of a table: the game's view, without memory where the table has none, and the undo."""

from castlewright.core.drafting import DraftPosition
from castlewright.core.position import Position
from castlewright.server.tables.live import Live
from castlewright.server.wire.messages import View
from castlewright.server.wire.protocol import Args, UndoInfo


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
        return UndoInfo(can=False, action=None, text=None, key="undo-off", args={})
    step = max((step for step, played in enumerate(match.standing) if played.seat == seat), default=None)
    if step is None:
        return UndoInfo(can=False, action=None, text=None, key="undo-nothing", args={})
    last, later = match.standing[step], match.standing[step + 1 :]
    args: Args = {"action": last.text}
    if match.can_undo(seat):
        key = "undo-last"
    elif last.is_final:
        key = "undo-final"
    elif last.reveals_before != match.position.reveals:
        key = "undo-revealed"
    else:
        key = "undo-built-on"
        other = next(played.seat for played in later if played.seat != seat and played.touches & last.touches)
        args |= {"seat": other, "name": live.row.seats[other].name or ""}
    return UndoInfo(can=key == "undo-last", action=last.typed, text=last.text, key=key, args=args)


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
