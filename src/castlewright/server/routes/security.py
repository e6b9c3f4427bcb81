"""What every answer tells browsers, by what name they may ask, and whose pages may open a socket."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from castlewright.server.tables.links import name_in
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.limits import LARGE_BODY, LARGEST_BODY
from castlewright.server.wire.problems import Refused

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

AnyConnection = ASGIConnection[Any, Any, Any, Any]

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def guard(message: "Message", scope: "Scope") -> None:
    """Put the headers on an answer of whatever kind, and let cookies travel over TLS only where it came by TLS.

    What caches may give to others brings nobody a cookie.
    """
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    if any(name.lower() == b"cache-control" and b"public" in value for name, value in headers):
        headers = [(name, value) for name, value in headers if name.lower() != b"set-cookie"]
    if scope.get("scheme") == "https":
        headers = [(name, secured(value) if name.lower() == b"set-cookie" else value) for name, value in headers]
    message["headers"] = [*headers, *RAW_HEADERS]


def secured(cookie: bytes) -> bytes:
    """A cookie that is sent over TLS only."""
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


def check_name(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Refuse a request that calls this server by a name that is none of its own."""
    if not connection.app.state.house.network.answers_to(name_in(connection.headers.get("host", ""))):
        advice = "open it as http://localhost, let others in with --friends, or name a web server with --trust-proxy"
        raise Refused("not_allowed", f"this server is for this machine alone: {advice}")


def check_size(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Refuse a large body of an address that has sent many, before anything of it is read."""
    headers = connection.headers
    length = headers.get("content-length", "")
    size = int(length) if length.isdecimal() else LARGE_BODY if "transfer-encoding" in headers else 0
    # What is larger than the largest is refused without being read.
    if LARGE_BODY <= size <= LARGEST_BODY:
        connection.app.state.house.doors.check_body(address_of(connection.scope))


def is_own_page(connection: AnyConnection, allowed: Iterable[str]) -> bool:
    """Whether a socket is opened by one of our pages, or by a program that is no browser and sends no Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in set(allowed):
        return True
    parts = urlsplit(origin)
    return parts.scheme in {"http", "https"} and parts.netloc == connection.headers.get("host", "")
