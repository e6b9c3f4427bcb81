"""`castlewright serve`: the play server on this machine, for this machine and its local network."""

from pathlib import Path

import click


@click.command("serve")
@click.option(
    "--host", default="0.0.0.0", show_default=True, help="Address to listen on; 127.0.0.1 for this machine only."
)
@click.option("--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option("--database", default=None, help="postgresql+asyncpg://...; by default SQLite in your data folder.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder for the SQLite database.")
@click.option(
    "--bot-pace", default=0.4, show_default=True, type=click.FloatRange(0, 60), help="Seconds between a bot's moves."
)
@click.option("--no-limits", is_flag=True, help="Lift the limits on how many messages come; for load tests.")
@click.option("--log-requests", is_flag=True, help="Write every request to the log: method, path and status.")
def command(
    host: str,
    port: int,
    no_browser: bool,
    database: str | None,
    data: Path | None,
    bot_pace: float,
    no_limits: bool,
    log_requests: bool,
) -> None:
    """Run the play server and open it in the browser."""
    from castlewright.server.run import serve
    from castlewright.server.settings import Settings, data_folder, database_in

    if database is None:
        folder = data or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = database_in(folder)
    settings = Settings(
        database=database, host=host, port=port, bot_pace=bot_pace, has_rates=not no_limits, logs_requests=log_requests
    )

    def tell(address: str) -> None:
        click.echo(address)
        if not no_browser:
            import threading
            import webbrowser

            # Some browsers keep their caller waiting, and the server has to answer them.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    serve(settings, tell)
