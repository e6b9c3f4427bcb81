"""The application: routes, socket, limits and headers around one house."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.params import RequestCookies
from litestar.types import Scope

from castlewright import __version__
from castlewright.server.house import House
from castlewright.server.routes import PROBLEMS, about, operate, play, records, screens, sessions, tables
from castlewright.server.routes.answers import EXCEPTION_HANDLERS
from castlewright.server.routes.openapi import AgreedDocument, options_answer
from castlewright.server.routes.pages import page
from castlewright.server.routes.security import check_name, check_size, guard
from castlewright.server.routes.sockets import table_socket
from castlewright.server.settings import Settings
from castlewright.server.store.database import Store
from castlewright.server.store.rows import Guest
from castlewright.server.tables.guests import COOKIE
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.gate import Gate
from castlewright.server.wire.limits import LARGEST_BODY

CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"

LOGGER = logging.getLogger(__name__)


async def prepare(settings: Settings) -> str:
    """Bring the database to the newest revision; the secret of this house."""
    store = Store(settings.database)
    try:
        return await store.prepare()
    finally:
        await store.close()


def create_app(settings: Settings, key: str) -> Litestar:
    """The application on a database that is prepared; `key` is the secret of this house."""
    house = House(settings, key)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def guest(cookies: RequestCookies, scope: Scope) -> Guest | None:
        found = await house.sessions.find(cookies.get(COOKIE))
        if found is not None:
            house.doors.note(found.id, address_of(scope))
        return found

    modules = (about, sessions, tables, play, records, screens)
    handlers = [handler for module in modules for handler in module.HANDLERS]
    for handler in handlers:
        handler.responses = PROBLEMS
    api = Router("/api", route_handlers=handlers)
    app = Litestar(
        route_handlers=[api, *operate.HANDLERS, table_socket, page],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "guest": Provide(guest),
        },
        guards=[check_name, check_size],
        before_request=options_answer(api),
        csrf_config=CSRFConfig(secret=key, cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER, cookie_samesite="lax"),
        # The client's files are compressed once, by their own route.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key="is_packed"),
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[guard],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Castlewright",
            version=__version__,
            path="/schema",
            render_plugins=[AgreedDocument()],
            create_examples=False,
        ),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Gate(app.asgi_handler, house.doors)
    app.state.house = house
    return app
