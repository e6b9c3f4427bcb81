"""Records out and in, and the score assistant."""

import asyncio
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from castlewright.core.errors import BadInputError
from castlewright.games import load_game
from castlewright.server.routes import AnyRequest, Code, TheHouse, Who, answer, guest_or_new
from castlewright.server.tables import archive as records
from castlewright.server.tables.infos import live_info
from castlewright.server.wire.protocol import TableInfo


@get("/tables/{code:str}/record")
async def export_record(code: Code, guest: Who, house: TheHouse) -> Response[bytes]:
    """The record of a table: whole with its seed when the game is over, else my own log."""
    live, seat = await house.hall.look(code, guest and guest.id)
    headers = {"Content-Disposition": f'attachment; filename="{live.row.game}_{live.row.code}.json"'}
    return Response(records.export(live, seat), media_type=MediaType.JSON, headers=headers)


@post("/records", status_code=201)
async def import_record(
    data: JSONBody[dict[str, Any]], guest: Who, house: TheHouse, request: AnyRequest
) -> Response[TableInfo]:
    """A table to replay, made of a record; every figure in it is checked."""
    record = await asyncio.to_thread(records.read, data)
    host, token = await guest_or_new(house, guest)
    row = await records.store_record(house.store, record, host.id)
    live = await house.hall.find(row.code)
    return answer(live_info(live, host.id), request, token, status=201)


@post("/score", status_code=200)
async def score(data: JSONBody[dict[str, Any]], unchecked: FromQuery[bool] = False) -> dict[str, Any]:
    """The sheets of a board file, every point explained."""
    return await asyncio.to_thread(score_document, data, unchecked)


def score_document(document: dict[str, Any], unchecked: bool) -> dict[str, Any]:
    """The answer of `castlewright score --json`."""
    name = document.get("game")
    if not isinstance(name, str):
        raise BadInputError("game", "a board file names its game")
    return load_game(name).scoring.score_file(document, checked=not unchecked).to_json()


HANDLERS = [export_record, import_record, score]
