"""Who I am, and the way back into my seat."""

from litestar import Response, get, post
from litestar.params import JSONBody

from castlewright.server.routes import AnyRequest, TheHouse, Who, answer, guest_or_new
from castlewright.server.store.rows import Guest, TableRow
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.links import seat_of_secret
from castlewright.server.tables.names import clean_name
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewSession, Session, TableInfo, TradeSeatLink


@get("/session", sync_to_thread=False)
def show_session(guest: Who) -> Session:
    """The guest of this browser."""
    return Session(name=None, guest=None) if guest is None else guest.to_session()


@post("/session", status_code=200)
async def make_session(
    data: JSONBody[NewSession], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[Session]:
    """Make a guest of this name, or rename the present one."""
    name = clean_name(data.name)
    if not name:
        raise Refused("bad_value", "a name has at least one letter", {"reason": "empty", "place": "name"})
    if guest is None:
        made, token = await guest_or_new(house, None, request, name, data.language)
        return answer(made.to_session(), request, token)
    if name != guest.name:
        house.doors.check_name(guest.id)
    renamed = await house.sessions.rename(guest, name, data.language)
    if renamed.name != guest.name:
        await house.rename_seats(renamed)
    return answer(renamed.to_session(), request)


@post("/seat-link", status_code=200)
async def trade_seat_link(
    data: JSONBody[TradeSeatLink], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[TableInfo]:
    """Sit in the seat of a seat link with this browser."""
    live = await house.hall.find(data.code)
    seat = seat_of_secret(house.key, live.row, data.secret)
    comer, token = await guest_or_new(house, guest, request, live.row.seats[seat].name or "")
    await house.hall.edit(live, lambda row: sit_by_link(row, comer, seat_of_secret(house.key, row, data.secret)))
    return answer(live_info(live, comer.id), request, token)


def sit_by_link(row: TableRow, guest: Guest, seat: int) -> None:
    """Let one more browser of the same person act for the seat."""
    if row.sitters.get(guest.id, seat) != seat:
        raise Refused("already_seated", "this browser has another seat at this table")
    if guest.id not in row.sitters:
        row.by_link.add(guest.id)
    row.sitters[guest.id] = seat


HANDLERS = [show_session, make_session, trade_seat_link]
