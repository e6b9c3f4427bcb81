"""The OpenAPI document: Litestar writes it, with the schemas of the very types that read the requests."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.openapi.plugins import JsonRenderPlugin

from castlewright.server import protocol

REFERENCE = "#/components/schemas/{name}"


class AgreedDocument(JsonRenderPlugin):
    """Serves the document; a request that fits it is one that the server can read."""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, agreed(openapi_schema))


def agreed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with msgspec's own schemas: they say which fields there are and every limit of their values."""
    components = document["components"]
    known = [getattr(protocol, name) for name in components["schemas"] if hasattr(protocol, name)]
    _, schemas = msgspec.json.schema_components(known, ref_template=REFERENCE)
    return {**document, "components": {**components, "schemas": {**components["schemas"], **schemas}}}


def options_answer(api: Router) -> "Callable[[Request[Any, Any, Any]], Response[None] | None]":
    """What answers OPTIONS with all methods of a path; Litestar's own answer names those of one handler only."""
    methods: dict[str, set[str]] = {}
    for route in api.routes:
        path = "/api" + route.path_format.removeprefix("/api")
        methods.setdefault(path, {"OPTIONS"}).update(str(method) for method in getattr(route, "methods", ()))

    def answer(request: "Request[Any, Any, Any]") -> Response[None] | None:
        if request.method != "OPTIONS":
            return None
        allowed = sorted(methods.get(request.scope["path_template"], {"GET", "OPTIONS"}))
        return Response(None, status_code=204, headers={"Allow": ", ".join(allowed)})

    return answer
