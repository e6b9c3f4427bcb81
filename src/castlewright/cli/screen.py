"""Play on the full screen: the table in colour, legal places marked, arrow keys or typed notation."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.events import Resize
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from castlewright.cli.show import report_lines, sheet_lines, to_rich
from castlewright.cli.table import Table, UnsavedError
from castlewright.core.errors import BotFailedError, CastlewrightError
from castlewright.core.legal import piece_of
from castlewright.core.picture import Picture
from castlewright.core.sheet import Report
from castlewright.core.texts import Texts

BOT_PACE = 0.25
"""Seconds between two moves of bots, so that people can follow."""

MARGIN = 9
"""Columns that stay in sight on both sides of the cursor on a wide board."""

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Board(ScrollableContainer, can_focus=True):
    """The table; with arrow keys the cursor goes from one legal place to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"app.point('{key}')", show=False) for key in DIRECTIONS),
        Binding("enter", "app.take", show=False),
        Binding("space", "app.next_tile", show=False),
    ]


class Happened(RichLog):
    """What happened, newest last, as wide as its pane; with the focus it scrolls."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=0)
        self.told: list[str] = []
        self.broken_at = 0

    def tell(self, words: str) -> None:
        """Add a line."""
        self.told.append(words)
        self.write(Text(words))

    def on_resize(self, event: Resize) -> None:
        """Break the lines anew: what is written keeps the width of its time."""
        if self.broken_at not in {0, event.size.width}:
            self.call_after_refresh(self.rewrite, self.told)
        self.broken_at = event.size.width

    def rewrite(self, lines: list[str]) -> None:
        """Hold these lines and no others."""
        self.clear()
        self.told = []
        for words in lines:
            self.tell(words)


KEYS_OF_SCREENS = {"ctrl+z", "ctrl+t", "ctrl+e", "ctrl+s", "ctrl+g", "ctrl+x"}
"""What a typed line must not keep for itself."""


def without_screens_keys(bindings: Sequence[BindingType]) -> list[BindingType]:
    """Keys of a widget without those that the whole screen uses."""
    kept: list[BindingType] = []
    for binding in bindings:
        assert isinstance(binding, Binding), "textual's own widgets bind so"
        keys = [key for key in binding.key.split(",") if key not in KEYS_OF_SCREENS]
        if keys:
            kept.append(replace(binding, key=",".join(keys)))
    return kept


class Typed(Input, inherit_bindings=False):
    """The typed line; every key of the screen works in it too."""

    BINDINGS: ClassVar[list[BindingType]] = without_screens_keys(Input.BINDINGS)


class Curtain(ModalScreen[None]):
    """Hides the table until the next person is at the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]
    CSS = "Curtain { align: center middle; background: $background; } Curtain Label { width: auto; text-style: bold; }"

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """Who is to press what."""
        yield Label(Text(self.words))


class TableApp(App[None]):
    """A table on the full screen, wherever it is played: picture, legal actions, what happened, a typed line."""

    ENABLE_COMMAND_PALETTE = False
    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """Keys, what they do, and the message that says so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    CSS = """
    #task { width: 100%; height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold; }
    #middle { height: 1fr; }
    #board { width: 2fr; padding: 0 1; border: round $primary; }
    #board:focus { border: round $accent; }
    #picture { width: auto; height: auto; }
    #side { width: 1fr; min-width: 34; }
    #actions { height: 2fr; border: round $primary; }
    #actions:focus { border: round $accent; }
    #log { height: 1fr; border: round $primary; }
    #log:focus { border: round $accent; }
    """

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.was_interrupted = False
        self.picture = Picture()
        self.chosen: str | None = None
        self.pieces: dict[str, str] = {}
        """The piece that each listed action lays."""

        self.shows_sheets = False

    def compose(self) -> ComposeResult:
        """The task on top, the table and the actions below it, the typed line at the foot."""
        yield Label(id="task")
        with Horizontal(id="middle"):
            with Board(id="board"):
                yield Static(id="picture")
            with Vertical(id="side"):
                yield OptionList(id="actions")
                yield Happened()
        yield Typed(placeholder=self.texts("play-type"), id="typed")
        yield Footer()

    def on_mount(self) -> None:
        """Name the keys and the parts of the screen in the reader's language."""
        for keys, action, message in self.KEYS:
            self.bind(keys, action, description=self.texts(message))
        self.query_one("#actions", OptionList).border_title = self.texts("play-actions")
        self.query_one("#log", Happened).border_title = self.texts("play-log")
        self.query_one("#actions", OptionList).focus()

    def act(self, text: str) -> None:
        """Do what was typed or picked."""
        raise LookupError("a screen defines act")

    # Showing.

    def show_task(self, words: str) -> None:
        """Say on top what is to be done."""
        self.query_one("#task", Label).update(Text(words))

    def list_actions(self, actions: Mapping[str, str]) -> None:
        """Fill the list with the legal actions, given with the pieces that they lay."""
        options = self.query_one("#actions", OptionList)
        options.clear_options()
        self.chosen = None
        self.pieces = dict(actions)
        options.add_options([Option(Text(text), id=text) for text in actions])
        if actions:
            options.highlighted = 0

    def draw_picture(self) -> None:
        """Draw the table, with the place of the picked action under the cursor."""
        cursor = self.picture.places.get(self.chosen or "")
        self.query_one("#picture", Static).update(to_rich(self.picture, cursor))
        if cursor is not None:
            near = Region(cursor[0] - MARGIN, cursor[1] - 1, 2 * MARGIN + 1, 3)
            board = self.query_one("#board", Board)
            board.call_after_refresh(board.scroll_to_region, near, animate=False, force=True)

    def show_report(self, report: Report) -> None:
        """Every board's sheet in place of the table."""
        text = Text(no_wrap=True)
        for sheet in report.sheets:
            text.append(f"{sheet.name}\n", "bold")
            text.append("\n".join(sheet_lines(sheet, self.texts)) + "\n\n")
        self.query_one("#picture", Static).update(text)
        self.shows_sheets = True

    def show_result(self, report: Report) -> None:
        """All sheets, and where everybody ended."""
        self.show_task(" · ".join(report_lines(report, self.texts)))
        self.list_actions({})
        self.show_report(report)
        self.query_one("#board", Board).focus()
        self.say(self.texts("play-over"))

    def say(self, words: str) -> None:
        """Add a line to what happened."""
        self.query_one("#log", Happened).tell(words)

    # Pointing.

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Point at the place of the highlighted action."""
        self.chosen = event.option.id or ""
        if not self.shows_sheets:
            self.draw_picture()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do the selected action."""
        self.act(event.option.id or "")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do the typed action."""
        if event.value.strip():
            self.act(event.value.strip())
        event.input.clear()

    def action_take(self) -> None:
        """Do the action under the cursor."""
        if self.chosen:
            self.act(self.chosen)

    def action_point(self, key: str) -> None:
        """Move the cursor to the nearest place in a direction, with the same tile where possible."""
        places = self.picture.places
        if self.shows_sheets or self.chosen not in places:
            board = self.query_one("#board", Board)
            board.scroll_relative(x=8 * DIRECTIONS[key][0], y=3 * DIRECTIONS[key][1], animate=False)
            return
        following = nearest(places, self.pieces, self.chosen, DIRECTIONS[key])
        if following is not None:
            self.pick(following)

    def action_next_tile(self) -> None:
        """Go to the next action on the same spot, or on the board: another tile."""
        if self.chosen is None:
            return
        options = self.query_one("#actions", OptionList)
        same = [text for text, place in self.picture.places.items() if place == self.picture.places.get(self.chosen)]
        if len(same) > 1:
            self.pick(same[(same.index(self.chosen) + 1) % len(same)])
        else:
            options.action_cursor_down()

    def pick(self, text: str) -> None:
        """Highlight an action in the list."""
        options = self.query_one("#actions", OptionList)
        options.highlighted = options.get_option_index(text)

    def action_interrupt(self) -> None:
        """Leave as after Ctrl-C anywhere."""
        self.was_interrupted = True
        self.action_leave()

    def action_leave(self) -> None:
        """Leave."""
        self.exit()


class PlayApp(TableApp):
    """One game against bots."""

    KEYS = (
        ("ctrl+z", "undo", "key-undo"),
        ("ctrl+t", "hint", "key-hint"),
        ("ctrl+e", "sheets", "key-sheet"),
        ("ctrl+s", "save", "key-save"),
        ("ctrl+x", "leave", "key-quit"),
    )

    def __init__(self, table: Table, folder: Path) -> None:
        super().__init__(table.texts)
        self.table = table
        self.folder = folder
        self.saved: Path | None = None
        self.failure: CastlewrightError | None = None
        self.public: list[str] = []
        """What happened, without the hints that one person asked for."""

    def on_mount(self) -> None:
        """Show the table and let the bots begin if it is their turn."""
        self.refresh_table()

    # Showing.

    def refresh_table(self) -> None:
        """Draw everything anew; a bot whose turn it is acts after a moment."""
        table = self.table
        self.shows_sheets = False
        if table.is_over:
            self.show_result(table.report())
            return
        if table.needs_curtain:
            self.drop_curtain()
            return
        self.picture = table.picture()
        if table.is_bots_turn():
            self.show_task(table.texts("play-thinking", {"name": table.names[table.seat]}))
            self.set_timer(BOT_PACE, self.bot_acts)
        else:
            self.show_task(table.task())
        legal = () if table.is_bots_turn() else table.legal_actions()
        self.list_actions({text: piece_of(action) for _, text, action in legal})
        self.draw_picture()

    def drop_curtain(self) -> None:
        """Hide what one person saw until the next one is at the screen."""
        table = self.table
        self.picture = Picture()
        self.list_actions({})
        self.draw_picture()
        self.show_task("")
        self.query_one("#log", Happened).rewrite(self.public)
        words = table.texts("play-curtain", {"name": table.names[table.seat]})
        self.push_screen(Curtain(words), self.raise_curtain)

    def raise_curtain(self, _: None) -> None:
        """Show the table to the person who has come."""
        self.table.shown = self.table.seat
        self.refresh_table()

    def tell(self, words: str) -> None:
        """Say what everybody may know."""
        self.public.append(words)
        self.say(words)

    # Doing.

    def bot_acts(self) -> None:
        """Let the bot whose turn it is act."""
        if self.table.is_over or not self.table.is_bots_turn():
            return
        try:
            self.tell(self.table.play_bot())
        except BotFailedError as error:
            self.failure = error
            self.action_leave()
            return
        self.refresh_table()

    def act(self, text: str) -> None:
        """Do an action of the person whose turn it is, or say why not."""
        if self.table.is_over or self.table.is_bots_turn():
            return
        try:
            self.table.act(text)
        except CastlewrightError as error:
            self.notify(str(error), severity="warning", markup=False)
            return
        self.tell(self.table.last_event())
        self.refresh_table()

    def action_undo(self) -> None:
        """Take back a person's last action."""
        if self.table.undo():
            self.tell(self.table.texts("play-undone"))
            self.refresh_table()
        else:
            self.notify(self.table.texts("play-no-undo"), severity="warning", markup=False)

    def action_hint(self) -> None:
        """Say what a search would do, and why."""
        if not self.table.is_over and not self.table.is_bots_turn():
            for line in self.table.hint().splitlines():
                self.say(line)

    def action_sheets(self) -> None:
        """Show the sheets, or the table again."""
        if self.shows_sheets and not self.table.is_over:
            self.shows_sheets = False
            self.draw_picture()
        else:
            self.show_report(self.table.report())

    def action_save(self) -> None:
        """Save the game and go on."""
        try:
            path = self.table.save(self.folder)
        except UnsavedError as error:
            self.notify(error.args[0], severity="error", markup=False)
            return
        self.notify(self.table.texts("play-saved", {"path": str(path)}), markup=False)

    def action_leave(self) -> None:
        """Save an unfinished game and leave."""
        if not self.table.is_over:
            try:
                self.saved = self.table.save(self.folder)
            except UnsavedError as error:
                self.failure = error
        self.exit()


def nearest(
    places: Mapping[str, tuple[int, int]], pieces: Mapping[str, str], chosen: str, direction: tuple[int, int]
) -> str | None:
    """The action whose place lies nearest in a direction; the same piece is preferred."""
    x, y = places[chosen]
    best, best_key = None, None
    for text, (column, line) in places.items():
        ahead = (column - x) * direction[0] + (line - y) * direction[1] * 3
        aside = abs((column - x) * direction[1]) + abs((line - y) * direction[0]) * 3
        key = (ahead + 2 * aside, pieces.get(text) != pieces.get(chosen))
        if ahead > 0 and (best_key is None or key < best_key):
            best, best_key = text, key
    return best


def run_screen(table: Table, folder: Path) -> None:
    """Play on the full screen; an unfinished game is saved and the way back is printed."""
    import click

    app = PlayApp(table, folder)
    app.run()
    if app.saved is not None:
        click.echo(table.texts("play-saved", {"path": str(app.saved)}))
        click.echo(f"  castlewright play {table.game.name} --resume {app.saved}")
    if app.failure is not None:
        raise app.failure
    if app.was_interrupted:
        raise KeyboardInterrupt
