"""`castlewright play`: a game in the terminal, full screen or line by line."""

import secrets
import sys
from pathlib import Path

import click

from castlewright.cli.options import bot_option, game_option, game_texts, language_option, read_options, read_players

SMALLEST = (60, 20)
"""Columns and lines that the full screen needs."""


@click.command("play")
@click.argument("game")
@click.option(
    "--players", default="me,greedy,greedy", show_default=True, help="Seats joined by commas: me, me:NAME or a bot."
)
@click.option("--seed", default=None, help="Play a certain deal; random by default.")
@click.option("--plain", is_flag=True, help="Line by line: for pipes and screen readers.")
@click.option("--resume", "resume_file", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--save-dir", type=click.Path(path_type=Path, file_okay=False), help="Where games are saved.")
@bot_option
@game_option
@language_option
def command(
    game: str,
    players: str,
    seed: str | None,
    plain: bool,
    resume_file: Path | None,
    save_dir: Path | None,
    own: tuple[str, ...],
    options: tuple[str, ...],
    language: str | None,
) -> None:
    """Play GAME in the terminal, against bots."""
    from castlewright.bots import check_bot
    from castlewright.bots.own import read_own
    from castlewright.cli.table import Table, check_folder, resume, seat_players
    from castlewright.core.errors import BadInputError
    from castlewright.core.match import Match
    from castlewright.core.record import read_record
    from castlewright.games import load_game

    chosen = load_game(game)
    own_bots = read_own(own)
    texts = game_texts(chosen, language)
    if resume_file is not None:
        try:
            match = resume(chosen, read_record(resume_file))
        except BadInputError as error:
            raise BadInputError(str(resume_file), str(error)) from None
    else:
        seats = seat_players(read_players(players))
        for player in seats:
            if player.bot is not None:
                check_bot(player.bot, own_bots)
        match = Match(chosen, seats, read_options(chosen, options), seed or secrets.token_hex(32))
    table = Table(match, texts, own_bots)
    folder = save_dir or saves_folder()
    check_folder(folder, texts)
    if plain or not sys.stdin.isatty() or not sys.stdout.isatty():
        from castlewright.cli.plain import run_plain

        run_plain(table, folder)
    else:
        check_terminal()
        from castlewright.cli.screen import run_screen

        run_screen(table, folder)


def saves_folder() -> Path:
    """The folder for saved games of this user."""
    from platformdirs import user_data_path

    return user_data_path("castlewright") / "saves"


def check_terminal() -> None:
    """Refuse a terminal that is too small for the full screen."""
    import shutil

    from castlewright.core.errors import BadInputError

    size = shutil.get_terminal_size()
    if size.columns < SMALLEST[0] or size.lines < SMALLEST[1]:
        wanted = f"{SMALLEST[0]}x{SMALLEST[1]}"
        raise BadInputError(
            "terminal", f"{size.columns}x{size.lines} is too small; enlarge it to {wanted} or play with --plain"
        )
