"""`castlewright serve`: the play server, for this machine alone unless it is opened to others."""

from pathlib import Path
from typing import Literal

import click

from castlewright.cli.databases import address_of, data_option, database_option


@click.command("serve")
@click.option("--host", default=None, help="Address to listen on; by default this machine only.")
@click.option("--friends", is_flag=True, help="Let other machines of the local network in, too.")
@click.option("--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@database_option
@data_option
@click.option(
    "--bot-pace", default=0.4, show_default=True, type=click.FloatRange(0, 60), help="Seconds between a bot's moves."
)
@click.option("--workers", default=None, type=click.IntRange(1, 256), help="Processes in which bots think.")
@click.option("--tables-per-guest", default=20, show_default=True, type=click.IntRange(1), help="Awake at a time.")
@click.option("--sockets-per-address", default=100, show_default=True, type=click.IntRange(1))
@click.option("--sockets", default=5000, show_default=True, type=click.IntRange(1), help="Of all addresses together.")
@click.option("--requests-per-minute", default=1200, show_default=True, type=click.IntRange(1), help="Of an address.")
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A web server whose word counts about a guest's address and TLS; repeat for more.",
)
@click.option(
    "--forget-after", type=click.FloatRange(min=1), metavar="DAYS", help="Remove tables and guests that nobody touches."
)
@click.option("--no-limits", is_flag=True, help="Lift the limits on how many messages come; for load tests.")
@click.option("--log-requests", is_flag=True, help="Write every request to the log: method, path and status.")
@click.option("--log", "log_form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--log-details", is_flag=True, help="Let the log hold addresses and the words of errors.")
@click.option(
    "--metrics-token-file",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Who has the token in this file may read /metrics from other machines.",
)
def command(
    host: str | None,
    friends: bool,
    port: int,
    no_browser: bool,
    database: str | None,
    data: Path | None,
    bot_pace: float,
    workers: int | None,
    tables_per_guest: int,
    sockets_per_address: int,
    sockets: int,
    requests_per_minute: int,
    proxies: tuple[str, ...],
    forget_after: float | None,
    no_limits: bool,
    log_requests: bool,
    log_form: Literal["text", "json"],
    log_details: bool,
    metrics_token_file: Path | None,
) -> None:
    """Run the play server and open it in the browser."""
    from castlewright.server.run import serve
    from castlewright.server.settings import Settings, default_workers

    settings = Settings(
        database=address_of(database, data),
        host=host or ("0.0.0.0" if friends else "127.0.0.1"),
        port=port,
        bot_pace=bot_pace,
        workers=workers or default_workers(),
        most_running=tables_per_guest,
        sockets_per_address=sockets_per_address,
        most_sockets=sockets,
        requests_per_minute=requests_per_minute,
        trusted_proxies=proxies,
        forget_after=forget_after,
        has_rates=not no_limits,
        logs_requests=log_requests,
        log_form=log_form,
        logs_details=log_details,
        metrics_token=metrics_token_file.read_text("utf-8").strip() if metrics_token_file else None,
    )

    def tell(address: str) -> None:
        click.echo(address)
        if not no_browser:
            import threading
            import webbrowser

            # Some browsers keep their caller waiting, and the server has to answer them.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    serve(settings, tell)
