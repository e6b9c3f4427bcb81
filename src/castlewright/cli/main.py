"""The door of the command line: finds the command, turns errors into one line and an exit code."""

import sys
from importlib import import_module

import click

from castlewright import __version__, is_compiled
from castlewright.core.errors import CastlewrightError

COMMANDS = {
    "serve": "Run the play server and open it in the browser.",
    "games": "List the games with their players and options.",
    "play": "Play a game in the terminal, against bots.",
    "join": "Sit down at a table on a server, in the terminal.",
    "score": "Score the boards in a file, every point explained.",
    "simulate": "Play many games between bots and count.",
    "ladder": "Measure which bot is stronger, and check a measured ladder.",
    "report": "Draw what recorded games tell, on one HTML page.",
    "export": "Write recorded games as rows for learning.",
    "replay": "Play a record again, look at any step, check every figure.",
    "backup": "Write a server's database to a file, while it runs.",
    "restore": "Read such a file into an empty database.",
    "verify": "Play every table of a database again, against its digests.",
    "forget": "Remove tables and guests that nobody has touched for long.",
    "bench": "Measure how fast the engine is on this machine.",
}
"""Every command lives in the module of its name; the short help stands here so that none is loaded for a list."""


class LazyGroup(click.Group):
    """Loads a command when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"castlewright.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def version_text() -> str:
    """The version and the form in which the engine runs."""
    form = "compiled engine" if is_compiled() else "interpreted engine (slower)"
    return f"castlewright {__version__}, {form}"


@click.group(cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, help="Show the version and whether the engine runs compiled.")
@click.option("--friends", is_flag=True, help="Let friends in your local network play along.")
@click.pass_context
def group(ctx: click.Context, version: bool, friends: bool) -> None:
    """Castlewright plays, scores and studies four building games.

    Without a command it runs the play server for this machine and opens the browser.
    In the terminal:  castlewright play between_two_cities
    """
    if version:
        click.echo(version_text())
    elif ctx.invoked_subcommand is None:
        from castlewright.cli.serve import command

        ctx.invoke(command, friends=friends)


def main() -> None:
    """Run the command line; errors that people can mend are one line on stderr."""
    try:
        group.main(prog_name="castlewright", standalone_mode=False)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except CastlewrightError as error:
        click.echo(f"castlewright: {error}", err=True)
        sys.exit(error.exit_code)
    except (KeyboardInterrupt, click.exceptions.Abort):
        click.echo("castlewright: interrupted", err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
