"""The server as a process: prepared, listening, and telling where."""

import asyncio
import gc
import logging
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

from castlewright import __version__
from castlewright.core.errors import BadInputError
from castlewright.server import logs
from castlewright.server.app import create_app, prepare
from castlewright.server.settings import Settings
from castlewright.server.store.opening import holding
from castlewright.server.tables.links import HERE, local_address
from castlewright.server.wire.frames import TableProtocol
from castlewright.server.wire.haste import HastyProtocol
from castlewright.server.wire.limits import LARGEST_MESSAGE
from castlewright.server.wire.problems import Refused

LOGGER = logging.getLogger(__name__)

OTHER_FILES = 1000
"""Files and connections beside the sockets; more than there may be connections."""

YOUNG_OBJECTS = 10_000
"""New objects after which Python looks for those that only hold each other; 700 by itself."""


class Uvicorn(uvicorn.Server):
    """Uvicorn that tells its address once it listens."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[str], None], on_exit: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready
        self.on_exit = on_exit
        self.is_open = config.host not in {"127.0.0.1", "localhost", "::1"}
        """Whether other machines can reach it."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Say that the end comes, then stop."""
        self.on_exit()
        super().handle_exit(sig, frame)

    def answers_to(self, name: str) -> bool:
        """Whether a request may call this server so; one for this machine alone has known names.

        A foreign page could give this machine a name of its own, and its browser would take us for it (DNS rebinding).
        """
        return self.is_open or self.config.proxy_headers or name in HERE

    async def open_network(self) -> None:
        """Listen on this machine's address in the local network, too; nothing where it does already or has none."""
        address = local_address()
        if address is None or self.is_open:
            return

        def connect() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        port = self.servers[0].sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        try:
            self.servers.append(await loop.create_server(connect, host=address, port=port, backlog=self.config.backlog))
        except OSError as error:
            raise Refused("not_opened", str(error)) from None
        self.is_open = True

    async def startup(self, sockets: "list[object] | None" = None) -> None:  # type: ignore[override]
        """Start listening, then say where."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host
            name = "127.0.0.1" if host in {"0.0.0.0", "::", ""} else f"[{host}]" if ":" in host else host
            self.on_ready(f"http://{name}:{port}")


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs us: no compression, small messages, no address of a request in a log."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=hasty(settings),
        ws=bounded(settings),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=settings.logs_requests,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        lifespan="on",
    )


def hasty(settings: Settings) -> type[HastyProtocol]:
    """The HTTP protocol with the limits of this server."""

    class Http(HastyProtocol):
        trusted = frozenset(settings.trusted_proxies)
        has_rates = settings.has_rates

    return Http


def bounded(settings: Settings) -> type[TableProtocol]:
    """The protocol of sockets with the limits of this server."""

    class Sockets(TableProtocol):
        has_rates = settings.has_rates

    return Sockets


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Run until interrupted."""
    logs.set_up(settings.log_form, details=settings.logs_details)
    allow_files(settings.most_sockets + OTHER_FILES)
    with holding(settings.database):
        run(settings, asyncio.run(prepare(settings)), on_ready)


def allow_files(wanted: int) -> None:
    """Let this process open so many files and sockets, as far as the system lets it: many allow 1,024 at first."""
    try:
        import resource
    except ImportError:  # no such limit here
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def look_less_often_for_garbage() -> None:
    """Let Python look for garbage among what is new, and seldom: all tables wait while it looks at everything.

    With 800 sockets that took 0.2 s, a twelfth of all work. What the start has made stays and is left out.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


def run(settings: Settings, key: str, on_ready: Callable[[str], None]) -> None:
    """Listen and answer until interrupted, on a database that is prepared and ours."""
    app = create_app(settings, key)

    def tell_ready(address: str) -> None:
        look_less_often_for_garbage()
        logs.tell(LOGGER, "listening", version=__version__, port=address.rpartition(":")[2])
        on_ready(address)

    def tell_exit() -> None:
        app.state.house.readiness.is_closing = True
        logs.tell(LOGGER, "closing")

    server = Uvicorn(configure(app, settings), tell_ready, tell_exit)
    app.state.house.network = server
    logging.getLogger(logs.ACCESS).setLevel(logging.INFO)
    try:
        server.run()
    except SystemExit as stop:
        advice = "if Castlewright runs already, open it in the browser; else take a free port with --port 0"
        raise BadInputError("serve", f"cannot listen on {settings.host} port {settings.port}; {advice}") from stop
