"""`castlewright verify`: every table of a database played again."""

from typing import TYPE_CHECKING

import click

from castlewright.cli.databases import address_of, named_address, opened
from castlewright.cli.progress import progress_bar

if TYPE_CHECKING:
    from castlewright.server.tables.verify import Findings


@click.command("verify")
@click.argument("database", required=False)
@click.option("--set-aside", "sets_aside", is_flag=True, help="Set aside what fails; bring back what does not.")
def command(database: str | None, sets_aside: bool) -> None:
    """Play every table of a DATABASE again and compare it with the digests in its log.

    DATABASE is an address, a SQLite file or its folder; your data folder by default. The server may run.
    """
    import asyncio

    address = address_of(None, None) if database is None else named_address(database)
    findings = asyncio.run(verify_at(address, sets_aside))
    for failure in findings.failures:
        click.echo(f"{failure.code} {failure.game}: {failure.reason}")
    click.echo(summary(findings, sets_aside=sets_aside))
    if findings.failures:
        raise click.exceptions.Exit(1)


async def verify_at(address: str, sets_aside: bool) -> "Findings":
    """What is found in the database at an address, under a progress bar."""
    from castlewright.server.tables.verify import verify

    async with opened(address) as store:
        with progress_bar("verify") as told:
            return await verify(store, sets_aside=sets_aside, on_done=told)


def summary(findings: "Findings", *, sets_aside: bool) -> str:
    """One line that says how many of each there are."""
    failed = f"{len(findings.failures)} {'set aside' if sets_aside else 'failed'}"
    parts = [f"{findings.tables} tables", failed]
    if findings.older:
        parts.append(f"{len(findings.older)} of older rules")
    if findings.returned:
        parts.append(f"{len(findings.returned)} {'brought back' if sets_aside else 'could be brought back'}")
    return ", ".join(parts)
