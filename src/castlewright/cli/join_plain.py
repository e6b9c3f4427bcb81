"""A shared table line by line: works over a pipe and with a screen reader."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable

import click

from castlewright.cli.door import ServerError
from castlewright.cli.remote import Remote, until_one_ends
from castlewright.cli.show import report_lines, sheets_text


def run_plain(remote: Remote) -> None:
    """Play until the game is over or the person leaves; the seat stays theirs."""
    asyncio.run(PlainTable(remote).run())


class PlainTable:
    """The table in lines: what happened as it happens, and the board when it is the person's turn."""

    def __init__(self, remote: Remote) -> None:
        self.remote = remote
        self.texts = remote.texts
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        self.shown: tuple[str, int] | None = None
        self.has_left = False

    async def run(self) -> None:
        """Show and do until the end."""
        self.listen()
        await until_one_ends(self.remote.follow(), self.show_news(), self.do_typed())
        if self.remote.is_over and not self.has_left:
            await self.print_end()
        else:
            click.echo(self.texts("join-left"))

    def listen(self) -> None:
        """Read what is typed in a thread of its own, which may wait for ever."""
        loop = asyncio.get_running_loop()

        def read() -> None:
            for line in iter(sys.stdin.readline, ""):
                loop.call_soon_threadsafe(self.typed.put_nowait, line.strip())
            loop.call_soon_threadsafe(self.typed.put_nowait, None)

        threading.Thread(target=read, daemon=True).start()

    # Showing.

    async def show_news(self) -> None:
        """Print what happens; return when the game is over."""
        while not (self.remote.is_over and self.remote.news.empty()):
            line = await self.remote.news.get()
            if line is not None:
                click.echo(line)
            if self.remote.news.empty():
                self.show_change()

    def show_change(self) -> None:
        """Show the lobby or, when it is the person's turn, the board; each change once."""
        table, screen = self.remote.table, self.remote.screen
        if table.state == "waiting":
            seats = ", ".join(seat.name or self.texts("join-open") for seat in table.seats)
            self.show_once(f"{self.remote.task()} {seats}", -1, "")
        elif screen is not None and self.remote.is_my_turn:
            prompt = f"{self.texts('play-prompt')} "
            self.show_once(f"\n{self.remote.picture.plain()}\n\n{self.remote.task()}", screen.seq, prompt)
        elif screen is not None and self.remote.socket is not None:
            self.show_once(self.remote.task(), -1, "")

    def show_once(self, text: str, seq: int, prompt: str) -> None:
        """Print a text unless it is what was printed last."""
        if self.shown != (text, seq):
            self.shown = (text, seq)
            click.echo(text)
            click.echo(prompt, nl=False)
            sys.stdout.flush()

    async def print_end(self) -> None:
        """All sheets and where everybody ended."""
        report = await self.remote.report()
        click.echo(f"\n{self.texts('play-over')}")
        click.echo(sheets_text(report, self.texts))
        click.echo("\n".join(report_lines(report, self.texts)))

    # Doing.

    async def do_typed(self) -> None:
        """Do what is typed, line after line; return when the person leaves."""
        while True:
            line = await self.typed.get()
            if line is None or line in {"quit", "q"}:
                self.has_left = True
                return
            try:
                await self.do(line)
            except ServerError as error:
                click.echo(self.texts("play-refused", {"reason": str(error)}))

    async def do(self, line: str) -> None:
        """Do one typed line."""
        word, _, rest = line.partition(" ")
        if line in COMMANDS:
            await COMMANDS[line](self)
        elif word in {"say", "'"} and rest:
            await self.attempt(self.remote.say(rest))
        elif line.isdigit():
            await self.do_number(int(line))
        elif line:
            await self.attempt(self.remote.act(line))

    async def attempt(self, sent: Awaitable[str]) -> None:
        """Wait for the server's answer and print it if it is a refusal."""
        reason = await sent
        if reason:
            click.echo(self.texts("play-refused", {"reason": reason}))

    async def do_number(self, number: int) -> None:
        """Do the action with this number in the list."""
        legal = self.remote.screen.legal if self.remote.screen is not None else []
        if 1 <= number <= len(legal):
            await self.attempt(self.remote.act(legal[number - 1].text))
        else:
            click.echo(self.texts("play-no-number", {"count": len(legal)}))

    async def list_actions(self) -> None:
        """Number every legal action."""
        legal = self.remote.screen.legal if self.remote.screen is not None else []
        for number, action in enumerate(legal, 1):
            click.echo(f"{number:>4}  {action.text:<28} {action.words}")

    async def show_sheets(self) -> None:
        """All boards' points as they lie now."""
        click.echo(sheets_text(await self.remote.report(), self.texts))

    async def show_hints(self) -> None:
        """What looks good, and why."""
        click.echo("\n".join(await self.remote.hints()))

    async def take_back(self) -> None:
        """Undo one's last action."""
        await self.attempt(self.remote.undo())

    async def start(self) -> None:
        """Start the game as the host."""
        await self.remote.start()

    async def show_help(self) -> None:
        """What can be typed."""
        click.echo(self.texts("join-help"))


COMMANDS: dict[str, Callable[[PlainTable], Awaitable[None]]] = {
    "list": PlainTable.list_actions,
    "l": PlainTable.list_actions,
    "hint": PlainTable.show_hints,
    "h": PlainTable.show_hints,
    "undo": PlainTable.take_back,
    "u": PlainTable.take_back,
    "sheet": PlainTable.show_sheets,
    "s": PlainTable.show_sheets,
    "start": PlainTable.start,
    "help": PlainTable.show_help,
    "?": PlainTable.show_help,
}
