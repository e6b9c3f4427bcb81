"""Tables: set up, joined, left, started, shared."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from castlewright.server.routes import AnyRequest, Code, TheHouse, Who, answer, guest_or_new, signed_in
from castlewright.server.tables import seats, setup
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.links import places, seat_link, seat_secret, share
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Abandon, Join, NewTable, SeatLink, SetSeat, Share, TableInfo, Tables

MOST_LISTED = 100

Place = Annotated[int, PathParameter(ge=0, le=15, description="A seat of the table.")]


@get("/tables")
async def list_tables(guest: Who, house: TheHouse) -> Tables:
    """My tables, those that wait for me first, and the public ones."""
    mine = [] if guest is None else await house.store.tables_of(guest.id, MOST_LISTED)
    number = None if guest is None else guest.id
    mine.sort(key=lambda row: (not row.is_waiting_for(row.seat_of(number)), row.state == "finished", -row.moved_at))
    public = await house.store.public_tables(MOST_LISTED)
    return Tables(
        mine=[house.info(row, number) for row in mine],
        public=[house.info(row, number) for row in public],
    )


@post("/tables", status_code=201)
async def create_table(
    data: JSONBody[NewTable], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[TableInfo]:
    """Set a table up; with `start` and no open seat its game starts at once."""
    setup.check(data)
    host, token = await guest_or_new(house, guest)
    live = await house.create(data, host)
    return answer(live_info(live, host.id), request, token, status=201)


@get("/tables/{code:str}")
async def show_table(code: Code, guest: Who, house: TheHouse) -> TableInfo:
    """One table."""
    return live_info(await house.hall.find(code), guest and guest.id)


@post("/tables/{code:str}/join", status_code=200)
async def join(
    code: Code, data: JSONBody[Join], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[TableInfo]:
    """Take an open seat."""
    live = await house.hall.find(code)
    if live.row.state != "waiting" and live.row.seat_of(guest and guest.id) < 0:
        raise Refused("already_started", "the game has started")
    comer, token = await guest_or_new(house, guest)
    await house.hall.edit(live, lambda row: seats.sit(row, comer, data.seat))
    return answer(live_info(live, comer.id), request, token)


@post("/tables/{code:str}/leave", status_code=200)
async def leave(code: Code, guest: Who, house: TheHouse) -> TableInfo:
    """Get up; after the start a bot plays on."""
    goer = signed_in(guest)
    live = await house.hall.find(code)
    await house.hall.edit(live, lambda row: seats.leave(row, goer))
    house.turns.look(live)
    return live_info(live, goer.id)


@post("/tables/{code:str}/start", status_code=200)
async def start(code: Code, guest: Who, house: TheHouse) -> TableInfo:
    """Start the game; for the host, when every seat is taken."""
    host = signed_in(guest)
    live = await house.hall.find(code)
    await house.start(live, host)
    return live_info(live, host.id)


@post("/tables/{code:str}/abandon", status_code=200)
async def abandon(code: Code, data: JSONBody[Abandon], guest: Who, house: TheHouse) -> TableInfo:
    """Let a bot play on for me, or for somebody who has been away for long."""
    asker = signed_in(guest)
    live = await house.hall.find(code)
    own = seats.own_seat(live.row, asker).seat
    seat = own if data.seat is None else seats.find_seat(live.row, data.seat).seat
    if seat != own:
        house.check_absent(live, seat)
    await house.hall.edit(live, lambda row: seats.abandon(row, row.seats[seat]))
    house.turns.look(live)
    return live_info(live, asker.id)


@post("/tables/{code:str}/return", status_code=200)
async def come_back(code: Code, guest: Who, house: TheHouse) -> TableInfo:
    """Take my seat back from the bot."""
    comer = signed_in(guest)
    live = await house.hall.find(code)
    await house.hall.edit(live, lambda row: seats.come_back(row, comer))
    return live_info(live, comer.id)


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(code: Code, guest: Who, house: TheHouse) -> TableInfo:
    """The same table once more; whoever asks second gets the table of the first."""
    asker = signed_in(guest)
    live = await house.hall.find(code)
    seats.own_seat(live.row, asker)
    return live_info(await house.play_again(live, asker), asker.id)


@put("/tables/{code:str}/seats/{seat:int}")
async def set_seat(code: Code, seat: Place, data: JSONBody[SetSeat], guest: Who, house: TheHouse) -> TableInfo:
    """Open a seat, kick who sits there, or seat a bot: for the host, before the start."""
    host = signed_in(guest)
    live = await house.hall.find(code)
    await house.hall.edit(live, lambda row: seats.set_seat(row, host, seat, data))
    return live_info(live, host.id)


@get("/tables/{code:str}/share")
async def share_table(code: Code, house: TheHouse, request: AnyRequest) -> Share:
    """How to invite others."""
    live = await house.hall.find(code)
    return share(places(str(request.base_url), house.settings.host), live.row.code)


@post("/tables/{code:str}/seat-link", status_code=200)
async def make_seat_link(code: Code, guest: Who, house: TheHouse, request: AnyRequest) -> SeatLink:
    """A link that brings me back into my seat from any device."""
    live = await house.hall.find(code)
    seat = seats.own_seat(live.row, signed_in(guest)).seat
    secret = seat_secret(house.key, live.row, seat)
    return seat_link(places(str(request.base_url), house.settings.host), live.row.code, secret)


@delete("/tables/{code:str}/seat-link", status_code=204)
async def revoke_seat_links(code: Code, guest: Who, house: TheHouse) -> None:
    """Make all earlier links to my seat worthless, and send away who came by one."""
    owner = signed_in(guest)
    live = await house.hall.find(code)
    await house.hall.edit(live, lambda row: seats.revoke_links(row, owner))


HANDLERS = [
    list_tables,
    create_table,
    show_table,
    join,
    leave,
    start,
    abandon,
    come_back,
    rematch,
    set_seat,
    share_table,
    make_seat_link,
    revoke_seat_links,
]
