"""`castlewright simulate`: many games between bots."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from castlewright.cli.options import bot_option, game_option, json_option, read_options, read_players
from castlewright.cli.progress import progress_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from castlewright.arena.plan import Plan
    from castlewright.arena.rows import RowWriter
    from castlewright.arena.simulate import Summary


@click.command("simulate")
@click.argument("game")
@click.option("--players", default="greedy,greedy,random", show_default=True, help="Bots joined by commas.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Worker processes.")
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster at this address: tcp://HOST:8786.")
@click.option("--records", type=click.Path(file_okay=False), help="Write a record of every game to this folder.")
@click.option(
    "--rows", type=click.Path(path_type=Path, dir_okay=False), help="Write every decision to this Parquet file."
)
@bot_option
@game_option
@json_option
def command(
    game: str,
    players: str,
    count: int,
    seed: int,
    jobs: int,
    cluster: str | None,
    records: str | None,
    rows: Path | None,
    own: tuple[str, ...],
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many games between bots and count; seats rotate over the games."""
    from castlewright.arena.plan import Plan
    from castlewright.bots.own import read_own
    from castlewright.games import load_game

    names = read_players(players)
    plan = Plan(game, tuple(names), count, seed, read_options(load_game(game), options), records, read_own(own))
    if rows is None:
        summary = run_with_progress(plan, jobs, cluster, hidden=as_json)
    else:
        from castlewright.arena.rows import RowWriter

        with RowWriter(rows) as writer:
            summary = run_with_progress(plan, jobs, cluster, hidden=as_json, kept=keeper(writer))
    if as_json:
        click.echo(msgspec.json.encode(summary).decode())
    else:
        print_summary(summary)


def run_with_progress(
    plan: "Plan", jobs: int, cluster: str | None, hidden: bool, kept: "Callable[[str], None] | None" = None
) -> "Summary":
    """Simulate under a progress bar, which shows on a terminal only; `kept` gets the record of every game."""
    from castlewright.arena.simulate import simulate

    with progress_bar(plan.game, plan.games, hidden) as told:
        return simulate(plan, jobs, told, cluster, kept)


def keeper(writer: "RowWriter") -> "Callable[[str], None]":
    """What adds the record of a game that was just played to a file of rows."""
    from castlewright.core.record import record_from_json

    return lambda text: writer.add(record_from_json(msgspec.json.decode(text), "record"), "", "record")


def print_summary(summary: "Summary") -> None:
    """The outcome as a table."""
    click.echo(f"{summary.game}: {summary.games} games, seed {summary.seed}")
    click.echo(f"{'bot':<24}{'wins':>10}{'share':>9}{'score':>9}{'margin':>9}")
    for row in summary.players:
        figures = f"{row.wins:>10.1f}{row.win_share:>9.1%}{row.mean_score:>9.2f}{row.mean_margin:>9.2f}"
        click.echo(f"{row.bot:<24}{figures}")
    if summary.ludwig_wins:
        click.echo(f"{'Ludwig':<24}{summary.ludwig_wins:>10.1f}{summary.ludwig_wins / summary.games:>9.1%}")
    speed = summary.actions / summary.seconds if summary.seconds else 0
    click.echo(f"{summary.actions} actions in {summary.seconds:.1f} s ({speed:,.0f} a second)")
