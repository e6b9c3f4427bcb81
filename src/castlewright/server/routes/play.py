"""Playing: what I see, what happened, my moves, and help."""

import asyncio
from collections.abc import Awaitable
from typing import Annotated, TypeVar

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from castlewright.server.help.asking import ask_hints, ask_previews, ask_review
from castlewright.server.help.line import Asker
from castlewright.server.help.whynot import ask_why_not
from castlewright.server.routes import AnyRequest, Code, TheHouse, Who
from castlewright.server.store.rows import Guest
from castlewright.server.tables.course import course
from castlewright.server.tables.looking import boards_at, doing_of, sheets_at, view_at
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import (
    AskPreviews,
    AskReview,
    AskWhyNot,
    BoardLink,
    Course,
    EventList,
    Hints,
    Move,
    MoveAck,
    Previews,
    Review,
    Sheets,
    ViewAt,
    WhyNot,
)

Help = TypeVar("Help")
AtSeq = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description="After so many log entries.")]
AtSeat = Annotated[int | None, QueryParameter(ge=-1, le=15, description="From this seat; -1 is a spectator.")]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description="What changed after this seq.")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="Events after this seq.")]


@get("/tables/{code:str}/view")
async def show_view(code: Code, guest: Who, house: TheHouse, seq: AtSeq = None, seat: AtSeat = None) -> ViewAt:
    """What I see now; an earlier step as a spectator saw it; when the game is over any step from any seat."""
    live, own = await house.hall.look(code, guest)
    return view_at(live, own, seq, seat)


@get("/tables/{code:str}/sheets")
async def show_sheets(code: Code, guest: Who, house: TheHouse, seq: AtSeq = None, since: Since = None) -> Sheets:
    """The score sheets of all boards, as far as I may know them, and what changed since."""
    live, own = await house.hall.look(code, guest)
    return sheets_at(live, own, seq, since)


@get("/tables/{code:str}/course")
async def show_course(code: Code, guest: Who, house: TheHouse) -> Course:
    """The scores step by step, once the game is over."""
    return course((await house.hall.look(code, guest)).live)


@get("/tables/{code:str}/boards")
async def show_boards(code: Code, guest: Who, house: TheHouse, seq: AtSeq = None) -> BoardLink:
    """The boards of a finished game, at its end or after so many log entries, as a link for the score assistant."""
    live, _ = await house.hall.look(code, guest)
    return boards_at(live, seq)


@get("/tables/{code:str}/events")
async def list_events(code: Code, guest: Who, house: TheHouse, after: After = 0) -> EventList:
    """What happened after a seq."""
    live, seat = await house.hall.look(code, guest)
    return EventList(events=[heard.of(seat) for heard in live.heard_after(after)], seq=live.seq)


@post("/tables/{code:str}/moves", status_code=200)
async def make_move(code: Code, data: JSONBody[Move], guest: Who, house: TheHouse) -> MoveAck:
    """Do an action or several, or take some back; the same door as the socket's."""
    wish = doing_of(data)
    live, seat = await house.hall.look(code, guest)
    if seat < 0:
        raise Refused("not_seated", "you have no seat at this table")
    return MoveAck(id=data.id, seq=await house.log.play(live, seat, wish, data.id))


@post("/tables/{code:str}/previews", status_code=200)
async def show_previews(
    code: Code, data: JSONBody[AskPreviews], guest: Who, house: TheHouse, request: AnyRequest
) -> Previews:
    """What actions would score; nothing where the table plays without helping figures."""
    live, seat = await house.hall.look(code, guest)
    return await while_there(request, ask_previews(house.thinkers, live, seat, data, asker_of(guest, request)))


@post("/tables/{code:str}/why-not", status_code=200)
async def show_why_not(code: Code, data: JSONBody[AskWhyNot], guest: Who, house: TheHouse) -> WhyNot:
    """Why a piece may not lie somewhere, as far as I may know."""
    live, seat = await house.hall.look(code, guest)
    return ask_why_not(live, seat, data)


@post("/tables/{code:str}/hint", status_code=200)
async def show_hints(code: Code, guest: Who, house: TheHouse, request: AnyRequest) -> Hints:
    """Up to three good actions."""
    live, seat = await house.hall.look(code, guest)
    return await while_there(request, ask_hints(house.thinkers, live, seat, asker_of(guest, request)))


@post("/tables/{code:str}/review", status_code=200)
async def show_review(
    code: Code, data: JSONBody[AskReview], guest: Who, house: TheHouse, request: AnyRequest
) -> Review:
    """What would have been better, once the game is over."""
    live, _ = await house.hall.look(code, guest)
    return await while_there(request, ask_review(house.thinkers, live, data, asker_of(guest, request)))


def asker_of(guest: Guest | None, request: AnyRequest) -> Asker:
    """A guest in the line for help."""
    return Asker(0 if guest is None else guest.id, address=address_of(request.scope))


async def while_there(request: AnyRequest, asking: Awaitable[Help]) -> Help:
    """The help that is asked for; who has gone meanwhile is not worked for any more."""
    working, leaving = asyncio.ensure_future(asking), asyncio.ensure_future(leave(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("help_failed", "who asked has gone")
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def leave(request: AnyRequest) -> None:
    """Return when the asker has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


HANDLERS = [
    show_view,
    show_sheets,
    show_course,
    show_boards,
    list_events,
    make_move,
    show_previews,
    show_why_not,
    show_hints,
    show_review,
]
