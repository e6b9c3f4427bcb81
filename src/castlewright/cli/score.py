"""`castlewright score`: the boards of a real table, every point explained."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from castlewright.cli.options import game_texts, json_option, language_option

if TYPE_CHECKING:
    from castlewright.core.game import Game
    from castlewright.core.naming import Book


@click.command("score")
@click.argument("source", metavar="FILE|LINK", required=False)
@click.option("--unchecked", is_flag=True, help="Score boards that break a rule of placement, too.")
@click.option("--template", metavar="GAME", help="Write a file to fill in: to FILE, or to the terminal without one.")
@click.option("--list", "listed", metavar="GAME", help="List the names that can stand in a file.")
@language_option
@json_option
def command(
    source: str | None, unchecked: bool, template: str | None, listed: str | None, language: str | None, as_json: bool
) -> None:
    """Score the boards in FILE, or in a LINK of the score assistant, every point explained.

    Names may be written as they are printed, in English, French or Polish; ids work, too.
    """
    if template:
        write_template(called(template), source, language)
    elif listed:
        list_names(called(listed), language, as_json)
    elif source:
        score(source, unchecked, language, as_json)
    else:
        raise click.UsageError("a file is needed; --template GAME writes one to fill in")


def called(name: str) -> "Game":
    """The game of this id, or of this name as it is printed."""
    from castlewright.core.naming import plain
    from castlewright.games import all_games, load_game

    games = (load_game(game) for game in all_games())
    found = (game for game in games if plain(name) in (plain(game.name), plain(game.meta.title)))
    return next(found, None) or load_game(name)


def score(source: str, unchecked: bool, language: str | None, as_json: bool) -> None:
    """Show the sheets of a board file."""
    from castlewright.core.errors import BadInputError

    game, document = read(source)
    try:
        document = named(game, document, language)
        report = game.scoring.score_file(document, checked=not unchecked)
    except BadInputError as error:
        raise BadInputError(source, str(error)) from None
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report.to_json()).decode())
        return
    from castlewright.cli.show import print_boards

    print_boards(game.terminal.score_boards(document), report, game_texts(game, language))


def read(source: str) -> tuple["Game", Any]:
    """The game and the boards of a file, or of a link of the score assistant."""
    from castlewright.core.errors import BadInputError
    from castlewright.core.record import read_json
    from castlewright.games.assistant import open_link

    document: Any = open_link(source) if is_link(source) else read_json(Path(source))
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadInputError(
            source, 'a board file is an object that names its game: {"game": "between_two_cities", ...}'
        )
    game = called(document["game"])
    return game, {**document, "game": game.name}


def is_link(source: str) -> bool:
    """Whether this is a link of the score assistant, whole or from the game's name on, and no file."""
    return "#" in source and not Path(source).exists()


def books(game: "Game", language: str | None) -> dict[str, "Book"]:
    """The names of everything in a game, by kind."""
    from castlewright.core.naming import Book
    from castlewright.core.texts import system_language

    reader = language or system_language()
    return {kind: Book(kind, names, reader, game.package) for kind, names in game.naming.NAMES.items()}


def named(game: "Game", document: Any, language: str | None) -> Any:
    """The boards with ids where people wrote names; an unknown name is refused with the nearest ones."""
    from castlewright.core.errors import BadInputError
    from castlewright.core.naming import with_ids

    try:
        return with_ids(document, game.naming.SPOTS, books(game, language))
    except BadInputError as error:
        hint = f"castlewright score --list {game.name} shows all names"
        mark = " " if error.reason.endswith("?") else "; "
        raise BadInputError(error.place, error.reason + mark + hint) from None


def write_template(game: "Game", target: str | None, language: str | None) -> None:
    """Write a small board file to fill in, with names in the reader's language."""
    from castlewright.core.errors import BadInputError
    from castlewright.core.naming import readable, with_names
    from castlewright.core.texts import system_language

    printed = {kind: book.printed(language or system_language()) for kind, book in books(game, language).items()}
    text = readable(with_names(game.naming.TEMPLATE, game.naming.SPOTS, printed)) + "\n"
    if target is None:
        click.echo(text, nl=False)
        return
    try:
        with Path(target).open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInputError(target, error.strerror or str(error)) from None


def list_names(game: "Game", language: str | None, as_json: bool) -> None:
    """Show every name that can stand in a file, with its id."""
    import msgspec

    from castlewright.core.texts import LANGUAGES, system_language

    known = books(game, language)
    if as_json:
        every = {kind: {other: book.printed(other) for other in LANGUAGES} for kind, book in known.items()}
        click.echo(msgspec.json.encode({"game": game.name, "names": every}).decode())
        return
    for kind, book in known.items():
        click.echo(f"{kind}:")
        printed = book.printed(language or system_language())
        width = max(len(name) for name in book.ids)
        for name, words in sorted(printed.items(), key=lambda row: row[1].casefold()):
            click.echo(f"  {name:<{width}}  {words}")
