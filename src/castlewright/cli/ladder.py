"""`castlewright ladder`: which bot is stronger, measured so that anybody can play it again."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from castlewright.arena.ladder import Rung


@click.command("ladder")
@click.argument("game", required=False)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same ladder.")
@click.option("--deals", type=click.IntRange(1), default=150, show_default=True, help="At most so many deals per rung.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Worker processes.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Write every outcome to this file.")
@click.option("--page", "page_file", type=click.Path(path_type=Path, dir_okay=False), help="Write a page for people.")
@click.option("--verify", "verified", type=click.Path(path_type=Path), help="Play a sample of a file's games again.")
@click.option("--sample", type=click.IntRange(1), default=2, show_default=True, help="Deals per rung to verify.")
@click.option("--all", "verify_all", is_flag=True, help="Verify all games, not a sample.")
@click.option("--rung", "pairs", multiple=True, metavar="BOT/BOT", help="Measure this pair instead; repeat for more.")
def command(
    game: str | None,
    seed: int,
    deals: int,
    jobs: int,
    output: Path | None,
    page_file: Path | None,
    verified: Path | None,
    sample: int,
    verify_all: bool,
    pairs: tuple[str, ...],
) -> None:
    """Measure the bots against each other in GAME, or in all games."""
    from castlewright.arena import ladder
    from castlewright.games import all_games, load_game

    if verified is not None:
        ladder.verify(verified, 0 if verify_all else sample, jobs, click.echo)
        return
    games = [load_game(game).name] if game else list(all_games())
    rungs = [read_rung(pair) for pair in pairs] or ladder.RUNGS
    outcomes = []
    for outcome in ladder.measure(games, seed, deals, jobs, rungs):
        outcomes.append(outcome)
        figures = f"{outcome.share:6.1%} of {outcome.games} games, {outcome.low:.1%} to {outcome.high:.1%}"
        click.echo(f"{outcome.game}: {outcome.strong} against {outcome.weak}: {figures}, {outcome.verdict}")
    whole = ladder.Ladder(1, seed, deals, outcomes)
    if output is not None:
        output.write_text(whole.to_json(), "utf-8")
    if page_file is not None:
        page_file.write_text(ladder.page(whole), "utf-8")


def read_rung(pair: str) -> "Rung":
    """A pair of bots written BOT/BOT."""
    from castlewright.arena.ladder import Rung
    from castlewright.bots import check_bot
    from castlewright.core.errors import BadInputError

    strong, sign, weak = pair.partition("/")
    if not sign:
        raise BadInputError(f"rung {pair}", "write it as BOT/BOT")
    check_bot(strong)
    check_bot(weak)
    return Rung(strong, weak)
