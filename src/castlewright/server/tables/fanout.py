"""Telling everybody at a table what they may know; every text is encoded once for all who get the same."""

from collections.abc import Sequence

from castlewright.server.tables.events import Heard
from castlewright.server.tables.infos import for_guest, live_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.views import newest_view
from castlewright.server.wire.messages import Events, Server, TableChanged, Thinking
from castlewright.server.wire.packing import pack
from castlewright.server.wire.protocol import SPECTATOR


def tell_all(live: Live, message: Server) -> None:
    """Send one message to all viewers."""
    if live.viewers:
        frame = pack(message)
        for viewer in live.viewers:
            viewer.push(frame)


def tell_heard(live: Live, heard: Sequence[Heard]) -> None:
    """Send events, to each seat as it hears them; those without a secret among them get the same text."""
    if not live.viewers or not heard:
        return
    keepers = {one.own.seat for one in heard if one.own is not one.others}
    frames: dict[int, bytes] = {}
    for viewer in live.viewers:
        audience = viewer.seat if viewer.seat in keepers else SPECTATOR
        frame = frames.get(audience)
        if frame is None:
            frame = frames[audience] = pack(Events(events=[one.of(audience) for one in heard], seq=live.seq))
        viewer.push(frame)


def tell_views(live: Live) -> None:
    """Send the newest view to those who want views; what all see alike is worked out once."""
    viewers = [viewer for viewer in live.viewers if viewer.wants_views]
    if not viewers:
        return
    shared = live.game.views.share(live.playing.position)
    seats = {viewer.seat for viewer in viewers}
    frames = {seat: pack(newest_view(live, seat, shared)) for seat in seats}
    for viewer in viewers:
        viewer.push(frames[viewer.seat])


def tell_table(live: Live) -> None:
    """Send the table after a change of seats or state."""
    if not live.viewers:
        return
    info = live_info(live, None)
    frames: dict[int | None, bytes] = {}
    for viewer in live.viewers:
        guest = viewer.guest if viewer.guest in live.row.sitters or viewer.guest == live.row.host else None
        if guest not in frames:
            frames[guest] = pack(TableChanged(table=for_guest(info, live.row, guest)))
        viewer.push(frames[guest])


def tell_thinking(live: Live) -> None:
    """Say which bots are at work, to those who look."""
    message = pack(Thinking(seats=sorted(live.thinking)))
    for viewer in live.viewers:
        if viewer.wants_views:
            viewer.push(message)
