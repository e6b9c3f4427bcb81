"""`castlewright report`: a page with plots from recorded games."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from castlewright.cli.options import game_texts, language_option
from castlewright.cli.progress import progress_bar

if TYPE_CHECKING:
    from castlewright.arena.report import Study


@click.command("report")
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    *("--output", "output"), type=click.Path(path_type=Path, dir_okay=False), default="report.html", show_default=True
)
@language_option
def command(records: tuple[Path, ...], output: Path, language: str | None) -> None:
    """Draw what RECORDS (files, or folders of them) tell about scores, seats, tiles and the length of games."""
    from castlewright.arena.page import page
    from castlewright.arena.plots import load_matplotlib

    load_matplotlib()
    studies = study_with_progress(records)
    output.write_text(page(studies, lambda game: game_texts(game, language)), "utf-8")
    click.echo(str(output))


def study_with_progress(records: tuple[Path, ...]) -> "list[Study]":
    """Read all records under a progress bar, which shows on a terminal only."""
    from castlewright.arena.report import record_files, study

    paths = record_files(records)
    with progress_bar("report", len(paths)) as told:
        return study(paths, told)
