"""What people say, show and who of them is there; none of it is part of the game."""

from castlewright.server.store.database import now
from castlewright.server.store.rows import SaidRow
from castlewright.server.tables.fanout import tell_all
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.live import Live
from castlewright.server.tables.views import is_talk_closed
from castlewright.server.wire.messages import Nudged, Say, Wish, Wished
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import ENCODER
from castlewright.server.wire.viewers import Viewer

MOST_LINES = 50
"""Lines of chat that somebody who comes gets to read."""

MOST_WISHES = 32


def check_talk(live: Live) -> None:
    """Refuse talk while tiles are chosen in secret."""
    if is_talk_closed(live):
        raise Refused("talk_closed", "nobody talks while tiles are chosen in secret")


async def say(hall: Hall, live: Live, viewer: Viewer, message: Say) -> int:
    """Store a line of chat and tell everybody; its number."""
    check_talk(live)
    text = message.text.strip()
    if not text:
        raise Refused("bad_message", "there is nothing in it", {"reason": "empty"})
    if viewer.guest is None:
        raise Refused("not_signed_in", "say who you are first")
    row = await hall.store.add_line(SaidRow(live.row.id, 0, viewer.seat, viewer.name, text, now()))
    tell_all(live, row.to_message())
    hall.bus.publish(table=live.row.code, said=row.number)
    return row.number


def wish(hall: Hall, live: Live, viewer: Viewer, message: Wish) -> None:
    """Show a wish to everybody; one per tile and person."""
    check_talk(live)
    if viewer.seat < 0 or live.row.state != "running":
        raise Refused("not_seated", "you have no seat at this table")
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
    people = [seat for seat in live.waiting() if not live.row.seats[seat].is_bots and seat != viewer.seat]
    if people:
        nudged = Nudged(seat=viewer.seat, seats=people)
        tell_all(live, nudged)
        hall.bus.publish(table=live.row.code, shown=ENCODER.encode(nudged).decode())


def tell_presence(hall: Hall, live: Live) -> None:
    """Say who is there after somebody came or went."""
    tell_all(live, live.presence())
    hall.bus.publish_presences({live.row.code: live.presence_here()}, asks=True)
