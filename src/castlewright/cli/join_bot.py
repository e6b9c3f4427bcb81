"""A program at a server's table: it is asked with what its seat may see, and its choices go the way of anybody's."""

import asyncio
import secrets

import click

from castlewright.bots.outside import OutsideBot
from castlewright.cli.door import Door
from castlewright.cli.remote import Remote, until_one_ends
from castlewright.cli.show import report_lines
from castlewright.core.errors import BadInputError, BotFailedError
from castlewright.games import load_game
from castlewright.server.wire import messages, protocol


def run_bot(door: Door, table: protocol.TableInfo, name: str, command: str) -> None:
    """Let a program play until the game is over; what happens is told line by line."""
    if table.you.seat == protocol.SPECTATOR:
        raise BadInputError("seat", "no seat is free for the bot")
    asyncio.run(BotSeat(door, table, name, command).run())


class BotSeat(Remote):
    """A seat that a program plays."""

    wants_views = True

    def __init__(self, door: Door, table: protocol.TableInfo, name: str, command: str) -> None:
        super().__init__(door, table, door.texts)
        self.bot_name = name
        self.bot = OutsideBot(command, load_game(table.game), secrets.randbits(31))
        self.seen: messages.View | None = None
        self.moved = asyncio.Event()

    async def run(self) -> None:
        """Follow the table and play, to the end of the game."""
        try:
            await until_one_ends(self.follow(), self.play(), self.show())
        finally:
            if self.bot.program is not None:
                self.bot.program.stop()
        click.echo("\n".join(report_lines(await self.report(), self.texts)))

    async def hear(self, message: messages.Server) -> None:
        """Take in one message of the server; a view wakes the program."""
        if isinstance(message, messages.View):
            self.seen = message
            self.moved.set()
        else:
            await super().hear(message)

    async def refresh(self) -> None:
        """Ask how the table stands; nobody looks at pictures."""
        if self.table.state != "waiting":
            path = f"/api/tables/{self.table.code}"
            self.table = await asyncio.to_thread(self.door.ask, "GET", path, protocol.TableInfo)
        self.news.put_nowait(None)

    async def play(self) -> None:
        """Let the program choose whenever its seat may act, once for every state of the table."""
        while True:
            await self.moved.wait()
            self.moved.clear()
            seen = self.seen
            if seen is None or not seen.view["legal"] or self.is_over:
                continue
            try:
                action = await asyncio.to_thread(self.bot.choose_from, seen.view, self.seat)
            except BotFailedError as error:
                raise BotFailedError(f"bot {self.bot_name} in seat {self.seat} {error}") from None
            if seen is not self.seen:
                continue  # others have gone on meanwhile: it is asked again with what is there now
            refusal = await self.act(action)
            if refusal:
                click.echo(self.texts("play-refused", {"reason": refusal}))

    async def show(self) -> None:
        """Print what happens; return when the game is over."""
        while not (self.is_over and self.news.empty()):
            line = await self.news.get()
            if line is not None:
                click.echo(line)
