"""What people say, show and who of them is there; none of it is part of the game."""

import asyncio

from castlewright.server import metrics
from castlewright.server.clock import now
from castlewright.server.store.rows import SaidRow
from castlewright.server.tables.fanout import tell_all
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.live import Live
from castlewright.server.tables.names import clean_line, free_name
from castlewright.server.tables.views import is_talk_closed
from castlewright.server.tables.welcome import check_not_muted, check_voice
from castlewright.server.wire.messages import Nudged, Say, Wish, Wished
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import ENCODER
from castlewright.server.wire.viewers import Viewer

MOST_LINES = 50
"""Lines of chat that somebody who comes gets to read."""

CROWD, CROWD_SAID_EVERY = 30, 1.0
"""So many who look at a table are a crowd, and seconds between two words about it: else each who comes costs all."""

MOST_WISHES = 32


def check_talk(live: Live) -> None:
    """Refuse talk while tiles are chosen in secret."""
    if is_talk_closed(live):
        raise Refused("talk_closed", "nobody talks while tiles are chosen in secret")


async def say(hall: Hall, live: Live, viewer: Viewer, message: Say) -> int:
    """Store a line of chat and tell everybody; its number."""
    check_talk(live)
    check_voice(live.row, viewer.public)
    text = clean_line(message.text)
    if not text:
        raise Refused("bad_message", "there is nothing in it", {"reason": "empty"})
    line = SaidRow(live.row.id, 0, viewer.seat, name_of(live, viewer), text, now(), viewer.public)
    row = await hall.store.add_line(line)
    metrics.TALK.add()
    tell_all(live, row.to_message())
    hall.bus.publish(table=live.row.code, said=row.number)
    return row.number


def name_of(live: Live, viewer: Viewer) -> str:
    """The name under which a viewer talks: that of the seat, or one that nobody at the table could be taken for."""
    return live.row.names[viewer.seat] if viewer.seat >= 0 else free_name(viewer.name, live.row.names)


def wish(hall: Hall, live: Live, viewer: Viewer, message: Wish) -> None:
    """Show a wish to everybody; one per tile and person."""
    check_talk(live)
    check_not_muted(live.row, viewer.public)
    if viewer.seat < 0 or live.row.state != "running":
        raise Refused("not_seated", "you have no seat at this table")
    if any(clean_line(name) != name for name in (message.tile, message.place or "")):
        raise Refused("bad_message", "no tile or place is called so", {"reason": "no tile or place is called so"})
    wished = Wished(
        seat=viewer.seat,
        tile=message.tile,
        kind=message.kind,
        board=message.board,
        place=message.place,
        clear=message.clear,
    )
    live.wishes.pop((viewer.seat, message.tile), None)
    if not message.clear:
        if len(live.wishes) >= MOST_WISHES:
            raise Refused("too_many", "there are too many wishes")
        live.wishes[viewer.seat, message.tile] = wished
    tell_all(live, wished)
    hall.bus.publish(table=live.row.code, shown=ENCODER.encode(wished).decode())


def nudge(hall: Hall, live: Live, viewer: Viewer) -> None:
    """Remind those who keep the table waiting."""
    if viewer.seat < 0:
        raise Refused("not_seated", "you have no seat at this table")
    check_not_muted(live.row, viewer.public)
    people = [seat for seat in live.waiting() if not live.row.seats[seat].is_bots and seat != viewer.seat]
    if people:
        nudged = Nudged(seat=viewer.seat, seats=people)
        tell_all(live, nudged)
        hall.bus.publish(table=live.row.code, shown=ENCODER.encode(nudged).decode())


def tell_presence(hall: Hall, live: Live) -> None:
    """Say who is there after somebody came or went; of a crowd that comes and goes it is said once in a while."""
    if len(live.viewers) <= CROWD:
        say_presence(hall, live)
    elif live.presence_due is None:
        live.presence_due = asyncio.get_running_loop().call_later(CROWD_SAID_EVERY, say_presence, hall, live)


def say_presence(hall: Hall, live: Live) -> None:
    """Say who is there."""
    live.presence_due = None
    tell_all(live, live.presence())
    hall.bus.publish_presences({live.row.code: live.presence_here()}, asks=True)
