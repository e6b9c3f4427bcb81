"""Playing: what I see, what happened, my moves, and help."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from castlewright.core.position import Position
from castlewright.server.help.asking import ask_hints, ask_previews
from castlewright.server.routes import Code, TheHouse, Who
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Doing, Undoing
from castlewright.server.tables.sheets import public_report, recent_changes
from castlewright.server.tables.views import seat_view, undo_info
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import AskPreviews, EventList, Hints, Move, MoveAck, Previews, Sheets, ViewAt

AtSeq = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description="After so many log entries.")]
AtSeat = Annotated[int | None, QueryParameter(ge=-1, le=15, description="From this seat; -1 is a spectator.")]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description="What changed after this seq.")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="Events after this seq.")]


def position_at(live: Live, seq: int | None) -> Position:
    """The position after so many log entries; the past is open once the game is over."""
    match = live.playing
    if seq is None or seq == live.seq:
        return match.position
    if live.row.state != "finished" or seq > live.seq:
        raise Refused("old_seq", f"the table is at {live.seq}", {"seq": live.seq})
    return match.timeline.position_after(seq)


@get("/tables/{code:str}/view")
async def show_view(code: Code, guest: Who, house: TheHouse, seq: AtSeq = None, seat: AtSeat = None) -> ViewAt:
    """What I see now; when the game is over any step from any seat."""
    live, own = await house.hall.look(code, guest and guest.id)
    seen_from = own if seat is None else seat
    if seen_from != own and (live.row.state != "finished" or seen_from >= len(live.row.seats)):
        raise Refused("not_allowed", "others' seats can be seen when the game is over")
    position = position_at(live, seq)
    is_newest = position is live.playing.position
    return ViewAt(
        seq=live.seq if seq is None else seq,
        seat=seen_from,
        steps=live.seq,
        view=seat_view(live, position, seen_from),
        undo=undo_info(live, own) if is_newest and seen_from == own else None,
    )


@get("/tables/{code:str}/sheets")
async def show_sheets(code: Code, house: TheHouse, seq: AtSeq = None, since: Since = None) -> Sheets:
    """The score sheets of all boards, as far as everybody may know them, and what changed since."""
    live = await house.hall.find(code)
    report = public_report(live, position_at(live, seq))
    changes = recent_changes(live, report, since) if seq is None else []
    plain: dict[str, Any] = report.to_json(explained=True)
    return Sheets(**plain, seq=live.seq if seq is None else seq, changes=changes)


@get("/tables/{code:str}/events")
async def list_events(code: Code, guest: Who, house: TheHouse, after: After = 0) -> EventList:
    """What happened after a seq."""
    live, seat = await house.hall.look(code, guest and guest.id)
    return EventList(events=[heard.of(seat) for heard in live.heard_after(after)], seq=live.seq)


@post("/tables/{code:str}/moves", status_code=200)
async def make_move(code: Code, data: JSONBody[Move], guest: Who, house: TheHouse) -> MoveAck:
    """Do an action or several, or take some back; the same door as the socket's."""
    wishes: list[Doing] = [wish for wish in (data.action, data.actions) if wish is not None]
    if data.undo:
        wishes.append(Undoing(data.count, data.to))
    if len(wishes) != 1:
        reason = "action, actions or undo"
        raise Refused("bad_value", f"give one of {reason}", {"reason": reason, "place": "action"})
    live, seat = await house.hall.look(code, guest and guest.id)
    if seat < 0:
        raise Refused("not_seated", "you have no seat at this table")
    return MoveAck(id=data.id, seq=await house.log.play(live, seat, wishes[0], data.id))


@post("/tables/{code:str}/previews", status_code=200)
async def show_previews(code: Code, data: JSONBody[AskPreviews], guest: Who, house: TheHouse) -> Previews:
    """What actions would score; nothing where the table plays without helping figures."""
    live, seat = await house.hall.look(code, guest and guest.id)
    return await ask_previews(house.thinkers, live, seat, data)


@get("/tables/{code:str}/hint")
async def show_hints(code: Code, guest: Who, house: TheHouse) -> Hints:
    """Up to three good actions."""
    live, seat = await house.hall.look(code, guest and guest.id)
    return await ask_hints(house.thinkers, live, seat)


HANDLERS = [show_view, show_sheets, list_events, make_move, show_previews, show_hints]
