"""Options that several commands share, and how their values are read."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.record import read_json
from castlewright.core.texts import LANGUAGES, Texts, system_language, texts

json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for machines.")
language_option = click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), default=None, help="Language; the system's by default."
)
game_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeat for more."
)
bot_option = click.option(
    "--bot",
    "own",
    multiple=True,
    metavar="NAME=PLACE",
    help="A bot of your own: MODULE:CLASS, or cmd:PROGRAM; repeat for more.",
)


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options written NAME=VALUE; an option whose content is a file's gets the content, never the path."""
    from_file = {option.name for option in game.meta.options if option.from_file}
    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadInputError(f"option {text}", "write it as NAME=VALUE")
        options[name] = read_json(Path(value)) if name in from_file else value
    return game.meta.check_options(options)


def read_players(text: str) -> list[str]:
    """The names in a list joined by commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadInputError("players", f"'{text}' has an empty name; write them joined by commas: me,greedy,greedy")
    return names


def game_texts(game: Game, language: str | None) -> Texts:
    """The messages of the command line and of one game."""
    return texts(language or system_language(), "castlewright.cli", game.package)
