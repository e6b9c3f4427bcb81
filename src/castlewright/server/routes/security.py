"""What every answer tells browsers, and whose pages may open a socket."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

RESPONSE_HEADERS = [ResponseHeader(name=name, value=value, documentation_only=False) for name, value in HEADERS.items()]


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], allowed: Iterable[str]) -> bool:
    """Whether a socket is opened by one of our pages, or by a program that is no browser and sends no Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in set(allowed):
        return True
    parts = urlsplit(origin)
    return parts.scheme in {"http", "https"} and parts.netloc == connection.headers.get("host", "")
