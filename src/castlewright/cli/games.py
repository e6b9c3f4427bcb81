"""`castlewright games`: what can be played."""

import click

from castlewright.cli.options import json_option


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games with their players and options."""
    from castlewright.games import all_games

    rows = [
        {
            "name": game.name,
            "title": game.meta.title,
            "designers": list(game.meta.designers),
            "year": game.meta.year,
            "players": [game.meta.min_seats, game.meta.max_seats],
            "options": {
                option.name: {"choices": list(option.choices), "default": option.default, "file": option.from_file}
                for option in game.meta.options
            },
            "ruleset": game.meta.ruleset,
        }
        for game in all_games().values()
    ]
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode({"games": rows}).decode())
        return
    for game in all_games().values():
        meta = game.meta
        click.echo(f"{game.name}")
        click.echo(
            f"    {meta.title} ({', '.join(meta.designers)}, {meta.year}), {meta.min_seats} to {meta.max_seats} players"
        )
        for option in meta.options:
            values = "FILE" if option.from_file else " | ".join(option.choices)
            default = "" if option.from_file else f" (default {option.default})"
            click.echo(f"    --option {option.name}={values}{default}")
