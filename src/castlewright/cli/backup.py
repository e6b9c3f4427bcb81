"""`castlewright backup`: a server's whole database in one file, while it runs."""

from pathlib import Path

import click

from castlewright.cli.databases import address_of, data_option, database_option
from castlewright.core.errors import BadInputError


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@data_option
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
def command(file: Path, database: str | None, data: Path | None, force: bool) -> None:
    """Write everything that a server has stored to FILE; the server may run.

    `castlewright restore` reads it into an empty database of either kind. Keep the file
    as safe as the database: it holds the secret that signs the links to seats.
    """
    import asyncio

    from castlewright.server.store.portable import back_up

    if file.exists() and not force:
        raise BadInputError(str(file), "is there already; --force replaces it")
    rows = asyncio.run(back_up(address_of(database, data), file))
    click.echo(f"{file}: {rows} rows, {file.stat().st_size} bytes")
