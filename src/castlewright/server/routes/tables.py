"""Tables: set up, joined, left, started, shared."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from castlewright.server.routes import AnyRequest, Code, TheHouse, Who, answer, guest_or_new, signed_in
from castlewright.server.tables import seats, setup
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.links import is_this_machine, places, seat_link, seat_secret, share
from castlewright.server.tables.welcome import check_not_shown_out
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import (
    Abandon,
    Close,
    GoOn,
    Join,
    NewTable,
    Rematch,
    Rematches,
    SeatLink,
    SetSeat,
    Share,
    TableInfo,
    Tables,
    Treat,
)

MOST_LISTED = 100

Public = Annotated[
    str, PathParameter(min_length=1, max_length=32, pattern="^[0-9a-f]+$", description="A guest's public id.")
]
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
    if data.start and guest is not None:
        house.check_start(guest)
    house.doors.check_kept(address_of(request.scope))
    host, token = await guest_or_new(house, guest, request)
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
    check_not_shown_out(live.row, guest)
    comer, token = await guest_or_new(house, guest, request)
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
    if seat == own:
        seats.check_owner(live.row, asker)
    else:
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
async def answer_rematch(code: Code, data: JSONBody[Rematch], guest: Who, house: TheHouse) -> TableInfo:
    """Ask to play again, say yes or no, or begin without those who do not come; `rematch` names the new table."""
    asker = signed_in(guest)
    live = await house.hall.find(code)
    await house.answer_rematch(live, asker, data)
    return live_info(live, asker.id)


@post("/tables/{code:str}/onwards", status_code=201)
async def go_on(
    code: Code, data: JSONBody[GoOn], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[TableInfo]:
    """A new table from a step of a finished game: I in one seat, bots in the others, hidden things drawn anew."""
    live = (await house.hall.look(code, guest)).live
    house.doors.check_kept(address_of(request.scope))
    player, token = await guest_or_new(house, guest, request)
    return answer(live_info(await house.go_on(live, player, data), player.id), request, token, status=201)


@get("/rematches")
async def list_rematches(guest: Who, house: TheHouse) -> Rematches:
    """Where I am asked for a rematch."""
    return await house.rematches(guest and guest.id)


@put("/tables/{code:str}/seats/{seat:int}")
async def set_seat(code: Code, seat: Place, data: JSONBody[SetSeat], guest: Who, house: TheHouse) -> TableInfo:
    """Open a seat, kick who sits there, or seat a bot: for the host, before the start."""
    host = signed_in(guest)
    live = await house.hall.find(code)
    await house.hall.edit(live, lambda row: seats.set_seat(row, host, seat, data))
    return live_info(live, host.id)


@put("/tables/{code:str}/guests/{other:str}")
async def treat_guest(code: Code, other: Public, data: JSONBody[Treat], guest: Who, house: TheHouse) -> TableInfo:
    """Mute a guest, show one out, or take either back: for the host."""
    host = signed_in(guest)
    live = await house.hall.find(code)
    await house.treat(live, host, other, data.manners)
    return live_info(live, host.id)


@put("/tables/{code:str}/closed")
async def close_table(code: Code, data: JSONBody[Close], guest: Who, house: TheHouse) -> TableInfo:
    """Close the table to spectators, or open it again: for the host."""
    host = signed_in(guest)
    live = await house.hall.find(code)
    await house.close_table(live, host, is_closed=data.is_closed)
    return live_info(live, host.id)


@get("/tables/{code:str}/share")
async def share_table(code: Code, house: TheHouse, request: AnyRequest) -> Share:
    """How to invite others."""
    live = await house.hall.find(code)
    links = places(str(request.base_url), is_open=house.network.is_open)
    return share(links, live.row.code, can_open=sits_here(request) and not house.network.is_open)


@post("/network", status_code=204)
async def open_network(house: TheHouse, request: AnyRequest) -> None:
    """Open the server to the local network: for who sits at this machine."""
    if not sits_here(request):
        raise Refused("not_allowed", "only from the machine itself")
    await house.network.open_network()


def sits_here(request: AnyRequest) -> bool:
    """Whether the asker sits at this machine, by address and by the name that was called."""
    asker = request.client.host if request.client else ""
    return asker in {"127.0.0.1", "::1", "testclient"} and is_this_machine(str(request.base_url))


@post("/tables/{code:str}/seat-link", status_code=200)
async def make_seat_link(code: Code, guest: Who, house: TheHouse, request: AnyRequest) -> SeatLink:
    """A link that brings me back into my seat from any device."""
    live = await house.hall.find(code)
    seat = seats.own_seat(live.row, signed_in(guest)).seat
    secret = seat_secret(house.key, live.row, seat)
    return seat_link(places(str(request.base_url), is_open=house.network.is_open), live.row.code, secret)


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
    answer_rematch,
    list_rematches,
    go_on,
    set_seat,
    treat_guest,
    close_table,
    share_table,
    open_network,
    make_seat_link,
    revoke_seat_links,
]
