"""The browser client's files, as they lie in the package; every path that is no file is a page of the client."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, HeaderParameter
from litestar.response import File

from castlewright.server.wire.problems import Refused

CLIENT = Path(__file__).parents[1] / "client"

NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Castlewright</title>
<body><h1>Castlewright</h1><p>The server runs, but this installation holds no browser client.
Play in the terminal: <code>castlewright join</code>. For programs:
<a href="/schema/openapi.json">the interface</a>.</p>
</body></html>
"""

YEAR = "public, max-age=31536000, immutable"


def client_files() -> dict[str, Path]:
    """Every file of the client by its path; looked up here, a request can name no other file."""
    files = (path for path in CLIENT.rglob("*") if path.is_file()) if CLIENT.is_dir() else ()
    return {path.relative_to(CLIENT).as_posix(): path for path in files}


FILES = client_files()
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
PACKED = {
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "text/css",
    "text/html",
    "text/javascript",
    "text/plain",
}
"""Kinds of file that get smaller by packing; fonts and pictures are packed in themselves."""


@cache
def packed(name: str) -> bytes:
    """A file of the client, compressed once for all requests."""
    return gzip.compress(FILES[name].read_bytes(), mtime=0)


def send(name: str, caching: str, accepted: str) -> Response[bytes] | File:
    """A file of the client, compressed if the browser can read that: in Brotli, as it was built, or by gzip."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if f"{name}.br" in FILES and "br" in (word.strip() for word in accepted.split(",")):
        better = {**headers, "Content-Encoding": "br"}
        return File(FILES[f"{name}.br"], media_type=kind, headers=better, content_disposition_type="inline")
    if kind in PACKED and "gzip" in accepted:
        return Response(packed(name), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return File(FILES[name], media_type=kind, headers=headers, content_disposition_type="inline")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, is_packed=True)
def page(
    path: FromPath[str] = "", accepted: Annotated[str, HeaderParameter(name="Accept-Encoding")] = ""
) -> Response[str] | Response[bytes] | File:
    """A file of the client, or its start page, which finds the way itself."""
    name = path.lstrip("/")
    if name in FILES:
        return send(name, YEAR if name.startswith("assets/") else "no-cache", accepted)
    if name.startswith(("api/", "ws/", "schema/", "assets/")) or name in {"engine.json", "sw.js"}:
        raise Refused("not_found", f"there is no /{name}")
    if "index.html" in FILES:
        return send("index.html", "no-cache", accepted)
    return Response(NO_CLIENT, media_type="text/html")
