"""The OpenAPI document: Litestar's, with the shapes of our Structs as msgspec itself knows them.

Litestar forgets limits inside unions and that a request with unknown fields is refused; msgspec, which does
the checking, does not.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from castlewright.games import all_games
from castlewright.server import protocol, screens


class Document(JsonRenderPlugin):
    """Serves the document under `/schema/openapi.json`."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, corrected(openapi_schema))


def corrected(document: dict[str, Any]) -> dict[str, Any]:
    """The document with exact shapes."""
    known = {**vars(protocol), **vars(screens)}
    schemas = document["components"]["schemas"]
    structs = [known[name] for name in schemas if name in known]
    _, exact = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    if "NewTable" in exact:
        exact["NewTable"]["properties"]["game"] = {"type": "string", "enum": sorted(all_games())}
    record = document["paths"]["/api/tables/{code}/record"]["get"]["responses"]["200"]
    record["content"] = {"application/json": {"schema": {"type": "object"}}}
    for path in ("/api/tables", "/api/records"):
        document["paths"][path]["post"]["responses"]["201"]["links"] = table_links(document["paths"])
    components = {**document["components"], "schemas": {**schemas, **exact}}
    return {**document, "components": components}


def table_links(paths: dict[str, Any]) -> dict[str, Any]:
    """What can be asked about a new table: every operation that takes its code."""
    operations = [
        operation["operationId"]
        for path, methods in paths.items()
        if path.startswith("/api/tables/{code}")
        for operation in methods.values()
    ]
    parameters = {"code": "$response.body#/code"}
    return {name: {"operationId": name, "parameters": parameters} for name in operations}


def options_handlers(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """What answers OPTIONS where one path has several methods; Litestar's own answer forgets all but the first."""
    methods: dict[str, set[str]] = {}
    for handler in handlers:
        for path in handler.paths:
            methods.setdefault(path, {"OPTIONS"}).update(str(method) for method in handler.http_methods)
    return [options_handler(path, allowed) for path, allowed in methods.items() if len(allowed) > 2]


def options_handler(path: str, allowed: set[str]) -> HTTPRouteHandler:
    """Says which methods a path has."""

    @route(path, http_method=[HttpMethod.OPTIONS], status_code=204, include_in_schema=False, sync_to_thread=False)
    def options() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(allowed))})

    return options
