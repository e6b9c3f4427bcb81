"""`castlewright export`: recorded games as rows for learning."""

from pathlib import Path

import click

from castlewright.cli.progress import progress_bar


@click.command("export")
@click.argument("records", nargs=-1, type=click.Path(path_type=Path))
@click.option("--to", "target", type=click.Path(path_type=Path, dir_okay=False), help="The Parquet file to write.")
@click.option(
    "--verify", "verified", type=click.Path(path_type=Path), help="Check the rows of a file against its checksum."
)
def command(records: tuple[Path, ...], target: Path | None, verified: Path | None) -> None:
    """Write one row for every decision in RECORDS (files, or folders of them) to a Parquet file."""
    from castlewright.arena.report import record_files
    from castlewright.arena.rows import export, load_arrow, verify

    load_arrow()
    if verified is not None:
        said = verify(verified)
        click.echo(f"{verified}: {said['rows']} rows of {said['game']}, {said['seats']} players: as written")
        return
    if not records or target is None:
        raise click.UsageError("Give records and --to FILE.parquet, or --verify FILE.parquet.")
    paths = record_files(records)
    with progress_bar("export", len(paths)) as told:
        writer = export(paths, target, told)
    left_out = f"; {writer.unfinished} unfinished games left out" if writer.unfinished else ""
    click.echo(f"{target}: {writer.rows} rows from {writer.matches} games{left_out}")
