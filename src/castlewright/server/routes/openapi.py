"""The OpenAPI document: Litestar writes it, with the schemas of the very types that read the requests."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.openapi.plugins import JsonRenderPlugin

from castlewright.games import all_games
from castlewright.server.tables import screens
from castlewright.server.wire import protocol

REFERENCE = "#/components/schemas/{name}"


class AgreedDocument(JsonRenderPlugin):
    """Serves the document; a request that fits it is one that the server can read."""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, agreed(openapi_schema))


def agreed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with msgspec's own schemas: they say which fields there are and every limit of their values."""
    components, paths = document["components"], document["paths"]
    types = {**vars(protocol), **vars(screens)}
    known = [types[name] for name in components["schemas"] if name in types]
    _, schemas = msgspec.json.schema_components(known, ref_template=REFERENCE)
    schemas["NewTable"]["properties"]["game"] = {"type": "string", "enum": sorted(all_games())}
    record = paths["/api/tables/{code}/record"]["get"]["responses"]["200"]
    record["content"] = {"application/json": {"schema": {"type": "object"}}}
    for path in ("/api/tables", "/api/records"):
        paths[path]["post"]["responses"]["201"]["links"] = table_links(paths)
    for parameter in parameters(paths):
        parameter["schema"] = limited(parameter["schema"])
    return {**document, "components": {**components, "schemas": {**components["schemas"], **schemas}}}


def table_links(paths: dict[str, Any]) -> dict[str, Any]:
    """What can be asked about a new table: every operation that takes its code."""
    operations = [
        operation["operationId"]
        for path, methods in paths.items()
        if path.startswith("/api/tables/{code}")
        for operation in methods.values()
    ]
    taken = {"code": "$response.body#/code"}
    return {name: {"operationId": name, "parameters": taken} for name in operations}


def parameters(paths: dict[str, Any]) -> list[dict[str, Any]]:
    """Every parameter of every operation."""
    operations = [operation for methods in paths.values() for operation in methods.values()]
    return [parameter for operation in operations for parameter in operation.get("parameters", ())]


def limited(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a number with both its limits: Litestar forgets a minimum of 0, and null has none."""
    if "maximum" not in schema:
        return schema
    number = {"type": "integer", "minimum": schema.get("minimum", 0), "maximum": schema["maximum"]}
    return {"oneOf": [number, {"type": "null"}]} if "oneOf" in schema else {**schema, **number}


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
