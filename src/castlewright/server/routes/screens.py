"""The table as a terminal shows it."""

from litestar import get
from litestar.params import FromQuery

from castlewright.server.routes import Code, TheHouse, Who
from castlewright.server.tables.screens import Screen, draw_screen
from castlewright.server.wire.protocol import Language


@get("/tables/{code:str}/screen")
async def show_screen(code: Code, guest: Who, house: TheHouse, language: FromQuery[Language] = "en") -> Screen:
    """What a terminal shows of the table now, in the reader's language."""
    live, seat = await house.hall.look(code, guest)
    return draw_screen(live.game, live.playing.position, seat, live.seq, live.row.names, language)


HANDLERS = [show_screen]
