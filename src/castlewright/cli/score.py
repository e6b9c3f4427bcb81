"""`castlewright score`: the boards of a real table, every point explained."""

from pathlib import Path

import click

from castlewright.cli.options import game_texts, json_option, language_option


@click.command("score")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--unchecked", is_flag=True, help="Score boards that break a rule of placement, too.")
@language_option
@json_option
def command(file: Path, unchecked: bool, language: str | None, as_json: bool) -> None:
    """Score the boards in FILE, every point explained."""
    from castlewright.core.errors import BadInputError
    from castlewright.core.record import read_json
    from castlewright.games import load_game

    document = read_json(file)
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadInputError(
            str(file), 'a board file is an object that names its game: {"game": "between_two_cities", ...}'
        )
    game = load_game(document["game"])
    try:
        report = game.scoring.score_file(document, checked=not unchecked)
    except BadInputError as error:
        raise BadInputError(str(file), str(error)) from None
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report.to_json()).decode())
        return
    from castlewright.cli.show import print_boards

    print_boards(game.terminal.score_boards(document), report, game_texts(game, language))
