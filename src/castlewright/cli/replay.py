"""`castlewright replay`: a record played again, at any step, every figure checked on request."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from castlewright.cli.options import game_texts, json_option, language_option

if TYPE_CHECKING:
    from castlewright.core.match import Match
    from castlewright.core.position import Position


@click.command("replay")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Compare every stored figure with the replay; exit code 1 if one differs.")
@click.option("--step", type=click.IntRange(0), default=None, help="Stop after so many actions.")
@language_option
@json_option
def command(record: Path, check: bool, step: int | None, language: str | None, as_json: bool) -> None:
    """Play RECORD through, or up to a step, and show the position and the sheets."""
    from castlewright.core.errors import BadInputError
    from castlewright.core.record import read_record
    from castlewright.core.replay import replay
    from castlewright.games import load_game

    stored = read_record(record)
    game = load_game(stored.game)
    try:
        match = replay(game, stored, checked=check)
        step = len(match.standing) if step is None else step
        position = match.position_at(step)
    except BadInputError as error:
        raise BadInputError(str(record), str(error)) from None
    if as_json:
        print_json(match, position, step, check)
    else:
        print_position(match, position, step, language)
        if check:
            click.echo(game_texts(game, language)("replay-checked", {"count": len(stored.actions)}))


def print_json(match: "Match", position: "Position", step: int, checked: bool) -> None:
    """The position, the sheets and where everybody stands."""
    import msgspec

    report = match.game.scoring.report(position, [player.name for player in match.players])
    answer = {
        **report.to_json(),
        "step": step,
        "steps": len(match.standing),
        "is_over": position.is_over,
        "checked": checked,
        "digest": position.digest(),
        "scores": position.scores(),
        "ranking": position.ranking(),
        "view": match.game.views.view(position, -1),
    }
    click.echo(msgspec.json.encode(answer).decode())


def print_position(match: "Match", position: "Position", step: int, language: str | None) -> None:
    """The last action, the table and the sheets."""
    from rich.console import Console

    from castlewright.cli.show import print_boards, to_rich

    texts = game_texts(match.game, language)
    names = [player.name for player in match.players]
    click.echo(texts("replay-step", {"step": step, "steps": len(match.standing)}))
    if step:
        last = match.standing[step - 1]
        click.echo(texts("play-did", {"name": names[last.seat], "action": last.text}))
    Console(highlight=False, soft_wrap=True).print(to_rich(match.game.terminal.table(position, -1, names, texts)))
    print_boards([], match.game.scoring.report(position, names), texts)
