"""`castlewright restore`: a backup into an empty database."""

from pathlib import Path

import click

from castlewright.cli.databases import address_of, data_option, database_option


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@data_option
def command(file: Path, database: str | None, data: Path | None) -> None:
    """Read the backup FILE into a database that has no tables yet, SQLite or PostgreSQL.

    The checksum is compared first, and an older backup is brought to this version's revision.
    """
    import asyncio

    from castlewright.server.store.portable import restore

    rows = asyncio.run(restore(file, address_of(database, data)))
    click.echo(f"{rows} rows restored")
