"""The door of the house in one browser: the HTTP calls of the server, answered within the browser."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import msgspec

from castlewright.core.documents import typed
from castlewright.core.errors import CastlewrightError
from castlewright.games.assistant import answer as answer_assistant
from castlewright.games.assistant import game_of
from castlewright.local.house import LocalHouse
from castlewright.local.thinking import LEVELS
from castlewright.server.help.asking import ask_hints, ask_previews, ask_review
from castlewright.server.help.line import Asker
from castlewright.server.help.whynot import ask_why_not
from castlewright.server.tables import archive, seats, setup
from castlewright.server.tables.course import course
from castlewright.server.tables.infos import about_games, live_info
from castlewright.server.tables.live import Live
from castlewright.server.tables.looking import boards_at, doing_of, sheets_at, view_at
from castlewright.server.tables.names import clean_name
from castlewright.server.wire.problems import Refused, refused
from castlewright.server.wire.protocol import (
    ENCODER,
    About,
    AskPreviews,
    AskReview,
    AskWhyNot,
    BoardLink,
    Course,
    EventList,
    GoOn,
    Hints,
    Move,
    MoveAck,
    NewSession,
    NewTable,
    Previews,
    Rematch,
    Rematches,
    Review,
    Session,
    Sheets,
    TableInfo,
    Tables,
    ViewAt,
    WhyNot,
)

MOST_LISTED = 100
ALONE = ("join", "share", "seat-link", "closed", "guests/[^/]+", "seats/[^/]+")
"""What only makes sense with other people."""


class Call(NamedTuple):
    """One request: to whom, the code in its path, what it brings and what is asked behind the question mark."""

    house: LocalHouse
    code: str
    body: Any
    query: dict[str, str]

    def typed(self, form: Any) -> Any:
        """What the request brings, in its form."""
        return typed(self.body, form, "request")

    def number(self, name: str) -> int | None:
        """A number behind the question mark."""
        return int(self.query[name]) if name in self.query else None

    async def look(self) -> tuple[Live, int]:
        """The table, and the seat from which it is looked at."""
        return await self.house.hall.look(self.code, self.house.me)

    def info(self, live: Live) -> TableInfo:
        """A table as it is told."""
        return live_info(live, self.house.me.id)


Answering = Callable[[Call], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Answering]] = []


def route(method: str, path: str) -> Callable[[Answering], Answering]:
    """Answer this path; `CODE` in it is a table's code."""

    def note(answering: Answering) -> Answering:
        ROUTES.append((method, re.compile(path.replace("CODE", "(?P<code>[^/]+)")), answering))
        return answering

    return note


async def answer(house: LocalHouse, method: str, address: str, body: str | None) -> tuple[int, str]:
    """Status and JSON of the answer to a request."""
    try:
        return 200, ENCODER.encode(await follow(house, method, address, body)).decode()
    except (Refused, CastlewrightError) as error:
        problem = error if isinstance(error, Refused) else refused(error)
        return problem.status, ENCODER.encode(problem.to_problem()).decode()


async def follow(house: LocalHouse, method: str, address: str, body: str | None) -> Any:
    """Do what a request asks for."""
    parts = urlsplit(address)
    for wanted, pattern, answering in ROUTES:
        found = pattern.fullmatch(parts.path)
        if found and wanted == method:
            return await answering(call_of(house, found.groupdict().get("code", ""), body, parts.query))
    if re.fullmatch(f"(network|seat-link|tables/[^/]+/({'|'.join(ALONE)}))", parts.path):
        house.refuse_others()
    raise Refused("not_found", f"there is no /{parts.path}")


def call_of(house: LocalHouse, code: str, body: str | None, query: str) -> Call:
    """A request, read."""
    try:
        return Call(house, code, msgspec.json.decode(body) if body else {}, dict(parse_qsl(query)))
    except msgspec.DecodeError as error:
        raise Refused("bad_message", str(error), {"reason": str(error)[:200]}) from None


# What can be played, and by whom.


def about_here() -> About:
    """The games, and the levels that can be played here."""
    return about_games(LEVELS)


def about_text() -> str:
    """The same as it lies beside a client of plain files, for pages that are there before the engine."""
    return ENCODER.encode(about_here()).decode()


@route("GET", "about")
async def about(call: Call) -> About:
    """What can be played here."""
    return about_here()


@route("GET", "session")
async def session(call: Call) -> Session:
    """Who plays here."""
    me = call.house.shelf.me
    return Session(name=None, guest=None) if me is None else me.to_session()


@route("POST", "session")
async def name_me(call: Call) -> Session:
    """Take another name."""
    wanted: NewSession = call.typed(NewSession)
    name = clean_name(wanted.name)
    if not name:
        raise Refused("bad_value", "a name has at least one letter", {"reason": "empty", "place": "name"})
    return call.house.name_me(name, wanted.language).to_session()


# The assistant.


@route("POST", "assistant")
async def assist(call: Call) -> dict[str, Any]:
    """What the score assistant asks."""
    return answer_assistant(call.body)


@route("POST", "score")
async def score(call: Call) -> dict[str, Any]:
    """The sheets of a board file."""
    return game_of(call.body).scoring.score_file(call.body, checked=call.query.get("unchecked") != "true").to_json()


# Tables.


@route("GET", "tables")
async def list_tables(call: Call) -> Tables:
    """My tables, those that wait for me first."""
    me = call.house.me.id
    mine = await call.house.store.tables_of(me, MOST_LISTED)
    mine.sort(key=lambda row: (not row.is_waiting_for(row.seat_of(me)), row.state == "finished", -row.moved_at))
    return Tables(mine=[call.house.info(row, me) for row in mine if row.aside is None], public=[])


@route("POST", "tables")
async def create_table(call: Call) -> TableInfo:
    """Set a table up with bots; it starts at once."""
    data: NewTable = call.typed(NewTable)
    setup.check(data)
    if any(seat.kind == "open" for seat in data.seats):
        call.house.refuse_others()
    for seat in data.seats:
        if seat.kind == "bot" and (seat.level or seats.DEFAULT_LEVEL) not in LEVELS:
            raise Refused("not_allowed", f"no bot of the level {seat.level} plays here")
    wanted = msgspec.structs.replace(data, start=True, public=False)
    return call.info(await call.house.create(wanted, call.house.me))


@route("GET", "tables/CODE")
async def show_table(call: Call) -> TableInfo:
    """One table."""
    return call.info(await call.house.hall.find(call.code))


@route("POST", "tables/CODE/(leave|abandon)")
async def leave(call: Call) -> TableInfo:
    """Let a bot play on for me."""
    live = await call.house.hall.find(call.code)
    await call.house.hall.edit(live, lambda row: seats.leave(row, call.house.me))
    call.house.turns.look(live)
    return call.info(live)


@route("POST", "tables/CODE/return")
async def come_back(call: Call) -> TableInfo:
    """Take my seat back from the bot."""
    live = await call.house.hall.find(call.code)
    await call.house.hall.edit(live, lambda row: seats.come_back(row, call.house.me))
    return call.info(live)


@route("POST", "tables/CODE/rematch")
async def answer_rematch(call: Call) -> TableInfo:
    """Play again."""
    live = await call.house.hall.find(call.code)
    await call.house.answer_rematch(live, call.house.me, call.typed(Rematch))
    return call.info(live)


@route("GET", "rematches")
async def list_rematches(call: Call) -> Rematches:
    """Where a rematch is in question."""
    return await call.house.rematches(call.house.me.id)


@route("POST", "tables/CODE/onwards")
async def go_on(call: Call) -> TableInfo:
    """A new table from a step of a finished game."""
    live, _ = await call.look()
    return call.info(await call.house.go_on(live, call.house.me, call.typed(GoOn)))


# Playing.


@route("GET", "tables/CODE/view")
async def show_view(call: Call) -> ViewAt:
    """What I see."""
    live, own = await call.look()
    return view_at(live, own, call.number("seq"), call.number("seat"))


@route("GET", "tables/CODE/sheets")
async def show_sheets(call: Call) -> Sheets:
    """The score sheets of all boards."""
    live, own = await call.look()
    return sheets_at(live, own, call.number("seq"), call.number("since"))


@route("GET", "tables/CODE/course")
async def show_course(call: Call) -> Course:
    """The scores step by step."""
    return course(await call.house.hall.find(call.code))


@route("GET", "tables/CODE/boards")
async def show_boards(call: Call) -> BoardLink:
    """The boards of a finished game, for the score assistant."""
    live, _ = await call.look()
    return boards_at(live, call.number("seq"))


@route("GET", "tables/CODE/events")
async def list_events(call: Call) -> EventList:
    """What happened after a seq."""
    live, seat = await call.look()
    heard = live.heard_after(call.number("after") or 0)
    return EventList(events=[one.of(seat) for one in heard], seq=live.seq)


@route("POST", "tables/CODE/moves")
async def make_move(call: Call) -> MoveAck:
    """Do an action or several, or take some back."""
    move: Move = call.typed(Move)
    live, seat = await call.look()
    return MoveAck(id=move.id, seq=await call.house.log.play(live, seat, doing_of(move), move.id))


@route("POST", "tables/CODE/previews")
async def show_previews(call: Call) -> Previews:
    """What actions would score."""
    live, seat = await call.look()
    return await ask_previews(call.house.thinkers, live, seat, call.typed(AskPreviews), Asker(seat))


@route("POST", "tables/CODE/why-not")
async def show_why_not(call: Call) -> WhyNot:
    """Why a piece may not lie somewhere."""
    live, seat = await call.look()
    return ask_why_not(live, seat, call.typed(AskWhyNot))


@route("POST", "tables/CODE/hint")
async def show_hints(call: Call) -> Hints:
    """Up to three good actions."""
    live, seat = await call.look()
    return await ask_hints(call.house.thinkers, live, seat, Asker(seat))


@route("POST", "tables/CODE/review")
async def show_review(call: Call) -> Review:
    """What would have been better, once the game is over."""
    live, seat = await call.look()
    return await ask_review(call.house.thinkers, live, call.typed(AskReview), Asker(seat))


# Records.


@route("GET", "tables/CODE/record")
async def export_record(call: Call) -> msgspec.Raw:
    """The record of a table."""
    live, seat = await call.look()
    return msgspec.Raw(archive.export(live, seat))


@route("POST", "records")
async def import_record(call: Call) -> TableInfo:
    """A table to replay, made of a record."""
    row = await archive.store_record(call.house.store, archive.read(call.body), call.house.me.id)
    return call.info(await call.house.hall.find(row.code))
