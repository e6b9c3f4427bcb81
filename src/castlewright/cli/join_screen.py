"""A shared table on the full screen: the screen of `play`, fed by a server."""

from collections.abc import Awaitable

from castlewright.cli.door import ServerError
from castlewright.cli.remote import Remote
from castlewright.cli.screen import TableApp


class JoinApp(TableApp):
    """One seat at a table on a server."""

    KEYS = (
        ("ctrl+z", "undo", "key-undo"),
        ("ctrl+t", "hint", "key-hint"),
        ("ctrl+e", "sheets", "key-sheet"),
        ("ctrl+g", "start", "key-start"),
        ("ctrl+x", "leave", "key-leave"),
    )

    def __init__(self, remote: Remote) -> None:
        super().__init__(remote.texts)
        self.remote = remote
        self.failure: ServerError | None = None
        self.shown: tuple[str, int, dict[str, str]] | None = None

    def on_mount(self) -> None:
        """Begin to follow the table."""
        self.run_worker(self.follow(), exit_on_error=False)
        self.run_worker(self.show_news())

    async def follow(self) -> None:
        """Stay connected; leave when the server will not have us."""
        try:
            await self.remote.follow()
        except ServerError as error:
            self.failure = error
            self.exit()

    async def show_news(self) -> None:
        """Show what happens as it happens."""
        while True:
            line = await self.remote.news.get()
            if line is not None:
                self.say(line)
            if self.remote.news.empty():
                await self.refresh_table()

    async def refresh_table(self) -> None:
        """Draw what has changed; the list keeps its place while nothing has."""
        remote = self.remote
        if remote.is_over:
            await self.attempt(self.show_end())
            return
        self.show_task(remote.task())
        legal = {action.text: action.piece for action in remote.screen.legal} if remote.screen is not None else {}
        now = (remote.table.state, remote.screen.seq if remote.screen is not None else -1, legal)
        if now != self.shown:
            self.shown = now
            self.shows_sheets = False
            self.picture = remote.picture
            self.list_actions(legal)
            self.draw_picture()

    async def show_end(self) -> None:
        """All sheets, and where everybody ended, once."""
        if self.shown is None or self.shown[0] != "finished":
            self.shown = ("finished", self.remote.seq, {})
            self.show_result(await self.remote.report())

    async def attempt(self, doing: Awaitable[str | None]) -> None:
        """Wait for the server's answer and show it if it is a refusal."""
        try:
            reason = await doing
        except ServerError as error:
            reason = str(error)
        if reason:
            self.notify(reason, severity="warning", markup=False)

    # Doing.

    def act(self, text: str) -> None:
        """Send an action, or what is said after «say»."""
        word, _, rest = text.partition(" ")
        sent = self.remote.say(rest) if word == "say" and rest else self.remote.act(text)
        self.run_worker(self.attempt(sent))

    def action_undo(self) -> None:
        """Take back the last action."""
        self.run_worker(self.attempt(self.remote.undo()))

    def action_hint(self) -> None:
        """Say what looks good, and why."""
        self.run_worker(self.attempt(self.show_hints()))

    async def show_hints(self) -> None:
        """Add the hints to what happened."""
        for hint in await self.remote.hints():
            self.say(hint)

    def action_sheets(self) -> None:
        """Show the sheets, or the table again."""
        if self.shows_sheets and not self.remote.is_over:
            self.shows_sheets = False
            self.draw_picture()
        else:
            self.run_worker(self.attempt(self.show_sheets()))

    async def show_sheets(self) -> None:
        """Every board's sheet in place of the table."""
        self.show_report(await self.remote.report())

    def action_start(self) -> None:
        """Start the game as the host."""
        self.run_worker(self.attempt(self.remote.start()))


def run_screen(remote: Remote) -> None:
    """Play on the full screen until the person leaves; the seat stays theirs."""
    import click

    app = JoinApp(remote)
    app.run()
    if app.failure is not None:
        raise app.failure
    if app.was_interrupted:
        raise KeyboardInterrupt
    if not remote.is_over:
        click.echo(remote.texts("join-left"))
