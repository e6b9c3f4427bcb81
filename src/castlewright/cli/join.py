"""`castlewright join`: a seat at a table on a server, full screen or line by line."""

import sys
from pathlib import Path

import click

from castlewright.cli.options import language_option

PACKAGES = ("castlewright.cli", "castlewright.server")
"""Whose messages a client says beside those of the game."""


@click.command("join")
@click.argument("url")
@click.argument("code", required=False)
@click.option("--name", default=None, help="Your name at the table; asked for when the server does not know you.")
@click.option(
    "--seat", type=click.IntRange(min=1), default=None, help="The seat to take; the first open one by default."
)
@click.option("--watch", is_flag=True, help="Look on without taking a seat.")
@click.option("--plain", is_flag=True, help="Line by line: for pipes and screen readers.")
@click.option("--bot", "bot", metavar="NAME=cmd:PROGRAM", help="Let a program play the seat.")
@language_option
def command(
    url: str,
    code: str | None,
    name: str | None,
    seat: int | None,
    watch: bool,
    plain: bool,
    bot: str | None,
    language: str | None,
) -> None:
    """Sit down at a table on a server.

    URL is the link of a table, a link to your own seat, or the address of a server followed by the table's CODE.
    """
    from castlewright.cli.door import Door, read_address
    from castlewright.cli.entrance import enter
    from castlewright.cli.remote import Remote
    from castlewright.core.texts import system_language, texts
    from castlewright.games import load_game

    address = read_address(url, code)
    program = read_program(bot, watch) if bot is not None else None
    name = name or (program[0] if program else None)
    chosen = language or system_language()
    door = Door(address.origin, texts(chosen, *PACKAGES), guests_file(program[0] if program else ""))
    table = enter(door, address, name, None if seat is None else seat - 1, watch)
    door.texts = texts(chosen, *PACKAGES, load_game(table.game).package)
    if program is not None:
        from castlewright.cli.join_bot import run_bot

        run_bot(door, table, *program)
        return
    remote = Remote(door, table, door.texts)
    if plain or not sys.stdin.isatty() or not sys.stdout.isatty():
        from castlewright.cli.join_plain import run_plain

        run_plain(remote)
    else:
        from castlewright.cli.join_screen import run_screen
        from castlewright.cli.play import check_terminal

        check_terminal()
        run_screen(remote)


def read_program(text: str, watch: bool) -> tuple[str, str]:
    """The name and the command of a bot that is a program; a server tells views only, so others cannot play there."""
    from castlewright.bots import check_bot
    from castlewright.bots.own import read_own
    from castlewright.core.errors import BadInputError

    named = read_own([text])
    ((name, place),) = named.items()
    if not place.startswith("cmd:"):
        raise BadInputError(f"bot {text}", "only a program can play at a server's table: write it as NAME=cmd:PROGRAM")
    if watch:
        raise BadInputError("watch", "a bot needs a seat; leave out --watch or --bot")
    check_bot(name, named)
    return name, place.removeprefix("cmd:")


def guests_file(bot: str = "") -> Path:
    """Where the cookies of servers are kept, so that one comes back to one's seat; a bot is a guest of its own."""
    from platformdirs import user_data_path

    return user_data_path("castlewright") / (f"guests_{bot}.json" if bot else "guests.json")
