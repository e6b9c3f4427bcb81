"""The server as a process: prepared, listening, and telling where."""

import asyncio
import logging
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from castlewright.core.errors import BadInputError
from castlewright.server.app import create_app, prepare
from castlewright.server.settings import Settings
from castlewright.server.wire.frames import TableProtocol
from castlewright.server.wire.limits import LARGEST_MESSAGE


class Uvicorn(uvicorn.Server):
    """Uvicorn that tells its address once it listens."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

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
        ws=TableProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="info" if settings.logs_requests else "warning",
        access_log=settings.logs_requests,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Run until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    key = asyncio.run(prepare(settings))
    server = Uvicorn(configure(create_app(settings, key), settings), on_ready)
    try:
        server.run()
    except SystemExit as stop:
        advice = "if Castlewright runs already, open it in the browser; else take a free port with --port 0"
        raise BadInputError("serve", f"cannot listen on {settings.host} port {settings.port}; {advice}") from stop
