"""Play line by line: works over a pipe and with a screen reader."""

import sys
from pathlib import Path

import click

from castlewright.cli.show import report_lines, sheets_text
from castlewright.cli.table import Table
from castlewright.core.errors import BotFailedError, CastlewrightError


def run_plain(table: Table, folder: Path) -> None:
    """Play to the end; an interrupted or unfinished game is saved."""
    try:
        while not table.is_over:
            if table.is_bots_turn():
                click.echo(table.play_bot())
            elif not person_acts(table, folder):
                return
    except (KeyboardInterrupt, BotFailedError):
        tell_saved(table, folder)
        raise
    except EOFError:
        tell_saved(table, folder)
        return
    print_end(table)


def person_acts(table: Table, folder: Path) -> bool:
    """Show the table to the person whose turn it is and do what is typed; False to leave."""
    texts = table.texts
    if table.needs_curtain and not drop_curtain(table, folder):
        return False
    click.echo(f"\n{table.picture().plain()}\n")
    click.echo(table.task())
    while True:
        answer = read_line(texts("play-prompt"))
        if answer in {"quit", "q"}:
            tell_saved(table, folder)
            return False
        if answer in COMMANDS:
            if COMMANDS[answer](table):
                return True
        elif answer.isdigit():
            legal = table.legal_actions()
            if 1 <= int(answer) <= len(legal):
                return try_action(table, legal[int(answer) - 1].text)
            click.echo(texts("play-no-number", {"count": len(legal)}))
        elif answer and try_action(table, answer):
            return True


def drop_curtain(table: Table, folder: Path) -> bool:
    """Hide what one person saw until the next one is at the screen; False to leave."""
    click.clear()
    if read_line(table.texts("play-curtain", {"name": table.names[table.seat]})) in {"quit", "q"}:
        tell_saved(table, folder)
        return False
    table.shown = table.seat
    return True


def read_line(prompt: str) -> str:
    """What is typed; EOFError where the input ends."""
    click.echo(prompt, nl=False)
    answer = sys.stdin.readline()
    if not answer:
        raise EOFError
    return answer.strip()


def try_action(table: Table, answer: str) -> bool:
    """Do what was typed, or say why not."""
    try:
        table.act(answer)
    except CastlewrightError as error:
        click.echo(table.texts("play-refused", {"reason": str(error)}))
        return False
    click.echo(table.last_event())
    return True


def list_actions(table: Table) -> bool:
    """Number every legal action."""
    seen = table.seen()
    for number, (_, text, action) in enumerate(table.legal_actions(), 1):
        words = table.game.terminal.action_text(seen, action, table.texts)
        click.echo(f"{number:>4}  {text:<28} {words}")
    return False


def show_hint(table: Table) -> bool:
    """Say what a search would do, and why."""
    click.echo(table.hint())
    return False


def take_back(table: Table) -> bool:
    """Undo the last action of a person."""
    if not table.undo():
        click.echo(table.texts("play-no-undo"))
        return False
    click.echo(table.texts("play-undone"))
    return True


def show_sheets(table: Table) -> bool:
    """All boards' points as they lie now, as far as the person at the screen may know them."""
    click.echo(sheets_text(table.report(), table.texts))
    return False


def show_help(table: Table) -> bool:
    """What can be typed."""
    click.echo(table.texts("play-help"))
    return False


COMMANDS = {
    "list": list_actions,
    "l": list_actions,
    "hint": show_hint,
    "h": show_hint,
    "undo": take_back,
    "u": take_back,
    "sheet": show_sheets,
    "s": show_sheets,
    "help": show_help,
    "?": show_help,
}


def tell_saved(table: Table, folder: Path) -> None:
    """Save the game and say how to go on with it."""
    path = table.save(folder)
    click.echo()
    click.echo(table.texts("play-saved", {"path": str(path)}))
    click.echo(f"  castlewright play {table.game.name} --resume {path}")


def print_end(table: Table) -> None:
    """All sheets and where everybody ended."""
    click.echo(f"\n{table.texts('play-over')}")
    show_sheets(table)
    click.echo("\n".join(report_lines(table.report(), table.texts)))
