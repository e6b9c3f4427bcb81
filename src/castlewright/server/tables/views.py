"""What one viewer may see of a table: the game's view, without memory where the table has none, and the undo."""

from castlewright.core.position import Position
from castlewright.core.timeline import Obstacle
from castlewright.server.tables.live import Live
from castlewright.server.wire.messages import View
from castlewright.server.wire.protocol import Args, UndoInfo

UNDO_KEYS: dict[Obstacle | None, str] = {
    "final": "undo-final",
    "revealed": "undo-revealed",
    "built_on": "undo-built-on",
}
"""Why the last action cannot be taken back."""


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
    steps, obstacle, builder = match.take_back(seat, len(match.standing) + 1)
    if not steps:
        return UndoInfo(can=False, action=None, text=None, key="undo-nothing", args={})
    free = steps if obstacle == "nothing" else steps[:-1]
    last = match.standing[steps[0]]
    args: Args = {"action": last.text}
    if free:
        entries = [live.standing_entries[step] for step in free]
        return UndoInfo(can=True, action=last.typed, text=last.text, key="undo-last", args=args, entries=entries)
    if obstacle == "built_on":
        args |= {"seat": builder, "name": live.row.seats[builder].name or ""}
    return UndoInfo(can=False, action=last.typed, text=last.text, key=UNDO_KEYS[obstacle], args=args)


def is_talk_closed(live: Live) -> bool:
    """Whether tiles are being chosen in secret: then nobody may talk or point."""
    if live.match is None or live.row.state != "running" or not live.game.meta.closes_talk:
        return False
    position = live.match.position
    seat = position.seat_to_act()
    legal = position.legal(seat) if seat >= 0 else []
    return bool(legal) and position.is_secret(seat, legal[0])
