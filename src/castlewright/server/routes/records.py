"""Records out and in, and the score assistant."""

from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from castlewright.server.help.tasks import Answer, AskBoards, AskPaper, AskRecord, AskScore
from castlewright.server.house import House
from castlewright.server.routes import AnyRequest, Code, TheHouse, Who, answer, guest_or_new
from castlewright.server.routes.play import asker_of, while_there
from castlewright.server.store.rows import Guest, TableRow, UnreadableError
from castlewright.server.tables import archive as records
from castlewright.server.tables.infos import live_info
from castlewright.server.tables.keepsake import OTHER_RULES, take_home
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import TableInfo

SET_ASIDE = {OTHER_RULES, "unreadable_table"}
"""Why a table cannot be shown that is there."""


@get("/tables/{code:str}/record")
async def export_record(code: Code, guest: Who, house: TheHouse) -> Response[bytes]:
    """The record of a table: whole with its seed when the game is over, else my own log.

    Of a table that is set aside, such as one of older rules, its log as it stands.
    """
    try:
        live, seat = await house.hall.look(code, guest)
    except Refused as problem:
        if problem.code not in SET_ASIDE:
            raise
        return await keepsake(house, code, guest, problem)
    return attachment(live.row, records.export(live, seat))


async def keepsake(house: House, code: str, guest: Guest | None, problem: Refused) -> Response[bytes]:
    """The log of a table that is refused because of a problem, as far as it can be read."""
    try:
        row = await house.store.load_table(code)
    except UnreadableError:
        raise problem from None
    if row is None:
        raise problem
    return attachment(row, take_home(row, await house.store.load_log(row.id), guest and guest.id, problem.code))


def attachment(row: TableRow, record: bytes) -> Response[bytes]:
    """A record as a file to save."""
    headers = {"Content-Disposition": f'attachment; filename="{row.game}_{row.code}.json"'}
    return Response(record, media_type=MediaType.JSON, headers=headers)


@post("/records", status_code=201)
async def import_record(
    data: JSONBody[dict[str, Any]], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[TableInfo]:
    """A table to replay, made of a record; every figure in it is checked."""
    # It is loaded as a table at once, which costs the others as much as a large body does.
    house.doors.check_body(address_of(request.scope))
    record = (await read_paper(AskRecord(document=await request.body()), guest, house, request)).record
    assert record is not None
    host, token = await guest_or_new(house, guest, request)
    row = await records.store_record(house.store, record, host.id)
    live = await house.hall.find(row.code)
    return answer(live_info(live, host.id), request, token, status=201)


@post("/score", status_code=200)
async def score(
    data: JSONBody[dict[str, Any]],
    guest: Who,
    house: TheHouse,
    request: AnyRequest,
    unchecked: FromQuery[bool] = False,
) -> dict[str, Any]:
    """The sheets of a board file, every point explained."""
    task = AskScore(document=await request.body(), unchecked=unchecked)
    return plain(await read_paper(task, guest, house, request))


@post("/assistant", status_code=200)
async def ask_assistant(
    data: JSONBody[dict[str, Any]], guest: Who, house: TheHouse, request: AnyRequest
) -> dict[str, Any]:
    """A question of the score assistant: `{"ask": "assess", "document"}`, `{"ask": "places", "document", "board",
    "piece"}` or `{"ask": "open", "link"}`.
    """
    return plain(await read_paper(AskBoards(document=await request.body()), guest, house, request))


async def read_paper(task: AskPaper, guest: Guest | None, house: House, request: AnyRequest) -> Answer:
    """What a worker process says of a document, which it reads as it came; who has gone is not worked for any more."""
    return await while_there(request, house.thinkers.ask_paper(task, asker_of(guest, request)))


def plain(found: Answer) -> dict[str, Any]:
    """A worker's answer as plain data."""
    return msgspec.json.decode(found.document, type=dict[str, Any])


HANDLERS = [export_record, import_record, score, ask_assistant]
