"""From a link to a seat: greets the server, trades a seat link, gives a name, takes a seat."""

import sys

import click

from castlewright.cli.door import Address, Door, ServerError
from castlewright.core.errors import BadInputError
from castlewright.server.wire import protocol


def enter(door: Door, address: Address, name: str | None, seat: int | None, watch: bool) -> protocol.TableInfo:
    """The table, with us in a seat where there is one for us."""
    about = door.ask("GET", "/api/about", protocol.About)
    if about.protocol != protocol.PROTOCOL:
        raise ServerError(door.texts("join-other-protocol", {"version": about.version}))
    if address.code is None:
        raise BadInputError(address.origin, which_table(door))
    path = f"/api/tables/{address.code}"
    if address.secret is not None:
        trade = protocol.TradeSeatLink(code=address.code, secret=address.secret)
        door.ask("POST", "/api/seat-link", object, trade)
    elif not watch:
        introduce(door, name)
    door.keep_cookies()
    table = door.ask("GET", path, protocol.TableInfo)
    if table.state == "waiting" and table.you.seat == protocol.SPECTATOR and not watch:
        table = door.ask("POST", f"{path}/join", protocol.TableInfo, protocol.Join(seat=seat))
    elif table.you.seat != protocol.SPECTATOR and table.seats[table.you.seat].bot_plays and not watch:
        table = door.ask("POST", f"{path}/return", protocol.TableInfo)
    door.keep_cookies()
    return table


def introduce(door: Door, name: str | None) -> None:
    """Make sure that the server knows a name for us."""
    session = door.ask("GET", "/api/session", protocol.Session)
    if session.name is not None and name in {None, session.name}:
        return
    wanted = name or ask_name(door)
    try:
        new = protocol.NewSession(name=wanted, language=door.texts.language)  # type: ignore[arg-type]
        door.ask("POST", "/api/session", protocol.Session, new)
    except ServerError as error:
        raise BadInputError("name", str(error)) from None


def ask_name(door: Door) -> str:
    """The name that is typed."""
    while True:
        click.echo(f"{door.texts('join-name')} ", nl=False)
        line = sys.stdin.readline()
        if not line:
            raise BadInputError("name", door.texts("join-needs-name"))
        if line.strip():
            return line.strip()


def which_table(door: Door) -> str:
    """What to do about a link without a table: the tables that are open there."""
    tables = door.ask("GET", "/api/tables", protocol.Tables)
    codes = [f"{table.code} ({table.game})" for table in [*tables.mine, *tables.public]]
    return door.texts("join-which-table", {"tables": ", ".join(codes) or "–"})
