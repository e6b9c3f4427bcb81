"""`castlewright bench`: how fast the engine is on this machine."""

import click

from castlewright.cli.options import json_option


@click.command("bench")
@click.argument("game", required=False)
@json_option
def command(game: str | None, as_json: bool) -> None:
    """Measure how fast the engine is: CPU time on one core, the best of five runs."""
    from castlewright.arena.bench import measure
    from castlewright.games import load_game

    if game is not None:
        load_game(game)
    rows = []
    for row in measure(game):
        rows.append(row)
        if not as_json:
            click.echo(f"{row.game:<36}{row.name:<16}{row.per_second:>16,.0f} a second")
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode({"rows": rows}).decode())
