"""`castlewright forget`: removes what nobody has touched for a stated time."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from castlewright.cli.databases import address_of, data_option, database_option, opened

if TYPE_CHECKING:
    from castlewright.server.tables.forget import Forgotten


@click.command("forget")
@click.option("--after", "days", required=True, type=click.FloatRange(min=1), help="Days without a move, talk or look.")
@click.option("--dry-run", is_flag=True, help="Say what would be removed, and remove nothing.")
@database_option
@data_option
def command(days: float, dry_run: bool, database: str | None, data: Path | None) -> None:
    """Remove tables that nobody has touched for so many days, and guests who have not been here for as long.

    Whoever sits at a table that stays is kept.
    """
    import asyncio

    found = asyncio.run(forget_at(address_of(database, data), days, dry_run))
    words = "would be removed" if dry_run else "removed"
    click.echo(f"{words}: {found.tables} tables, {found.guests} guests")


async def forget_at(address: str, days: float, dry_run: bool) -> "Forgotten":
    """What is removed from the database at an address, or would be."""
    from castlewright.server.tables.forget import foresee, forget

    async with opened(address) as store:
        return await (foresee if dry_run else forget)(store, days)
