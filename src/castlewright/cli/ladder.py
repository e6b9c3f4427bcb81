"""`castlewright ladder`: which bot is stronger, measured so that anybody can play it again."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from castlewright.cli.options import bot_option
from castlewright.cli.progress import progress_bar

if TYPE_CHECKING:
    from castlewright.arena.ladder import Ladder, Outcome, Rung


@click.command("ladder")
@click.argument("game", required=False)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same ladder.")
@click.option("--deals", type=click.IntRange(1), default=150, show_default=True, help="At most so many deals per rung.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Worker processes.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Write every outcome to this file.")
@click.option("--page", "page_file", type=click.Path(path_type=Path, dir_okay=False), help="Write a page for people.")
@click.option("--resume", is_flag=True, help="Keep what the output file holds already, and play only the rest.")
@click.option("--verify", "verified", type=click.Path(path_type=Path), help="Play a sample of a file's games again.")
@click.option("--sample", type=click.IntRange(1), default=2, show_default=True, help="Deals per rung to verify.")
@click.option("--all", "verify_all", is_flag=True, help="Verify all games, not a sample.")
@click.option("--rung", "pairs", multiple=True, metavar="BOT/BOT", help="Measure this pair instead; repeat for more.")
@bot_option
def command(
    game: str | None,
    seed: int,
    deals: int,
    jobs: int,
    output: Path | None,
    page_file: Path | None,
    resume: bool,
    verified: Path | None,
    sample: int,
    verify_all: bool,
    pairs: tuple[str, ...],
    own: tuple[str, ...],
) -> None:
    """Measure the bots against each other in GAME, or in all games."""
    from castlewright.arena import ladder
    from castlewright.bots.own import read_own
    from castlewright.games import all_games, load_game

    own_bots = read_own(own)
    games = [load_game(game).name] if game else list(all_games())
    if verified is not None:
        ladder.verify(verified, 0 if verify_all else sample, jobs, click.echo, game, own_bots)
        return
    rungs = [read_rung(pair, own_bots) for pair in pairs] or ladder.RUNGS
    known = ladder.known_outcomes(output, seed, deals) if resume and output is not None else []
    with progress_bar("deals", deals) as told:
        for outcome in ladder.measure(games, seed, deals, jobs, rungs, known, told, own_bots):
            known = [*(one for one in known if not is_same_rung(one, outcome)), outcome]
            whole = ladder.Ladder(1, seed, deals, ladder.in_order(known))
            write(whole, output, page_file)
            click.echo(line_of(outcome))


def write(whole: "Ladder", output: Path | None, page_file: Path | None) -> None:
    """Write the files as far as the ladder goes, so that an interruption loses one rung at most."""
    from castlewright.arena.ladder import page

    if output is not None:
        output.write_text(whole.to_json(), "utf-8")
    if page_file is not None:
        page_file.write_text(page(whole), "utf-8")


def is_same_rung(one: "Outcome", other: "Outcome") -> bool:
    """Whether both compare the same bots in the same game."""
    return (one.game, one.strong, one.weak) == (other.game, other.strong, other.weak)


def line_of(outcome: "Outcome") -> str:
    """One rung in a line."""
    figures = f"{outcome.share:6.1%} of {outcome.games} games, {outcome.low:.1%} to {outcome.high:.1%}"
    return f"{outcome.game}: {outcome.strong} against {outcome.weak}: {figures}, {outcome.verdict}"


def read_rung(pair: str, own: Mapping[str, str]) -> "Rung":
    """A pair of bots written BOT/BOT."""
    from castlewright.arena.ladder import Rung
    from castlewright.bots import check_bot
    from castlewright.core.errors import BadInputError

    strong, sign, weak = pair.partition("/")
    if not sign:
        raise BadInputError(f"rung {pair}", "write it as BOT/BOT")
    check_bot(strong, own)
    check_bot(weak, own)
    return Rung(strong, weak)
