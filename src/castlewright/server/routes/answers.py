"""Errors as answers: whatever goes wrong in a request becomes a typed problem."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from castlewright.core.errors import CastlewrightError
from castlewright.server import metrics
from castlewright.server.wire.problems import Refused, refused
from castlewright.server.wire.protocol import ENCODER

WORDS = {
    400: "bad_message",
    401: "not_signed_in",
    403: "not_allowed",
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    413: "too_large",
    415: "bad_format",
    429: "too_many",
}

LOGGER = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


def to_response(problem: Refused, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The answer that tells a problem."""
    metrics.REFUSALS.add(problem.code, "http")
    content = ENCODER.encode(problem.to_problem())
    return Response(content, status_code=problem.status, media_type=MediaType.JSON, headers=headers or {})


def on_refused(_request: AnyRequest, problem: Refused) -> Response[bytes]:
    """A request that we refuse."""
    return to_response(problem)


def on_engine_error(_request: AnyRequest, error: CastlewrightError) -> Response[bytes]:
    """Something that the engine cannot use."""
    return to_response(refused(error))


def on_http_error(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Something that the framework refuses."""
    code = WORDS.get(error.status_code, "failed" if error.status_code >= 500 else "bad_message")
    reason = first_reason(error)
    headers = {name: str(value) for name, value in (error.headers or {}).items()}
    return to_response(Refused(code, reason, {"reason": reason}), headers)


def first_reason(error: HTTPException) -> str:
    """What was wrong, with its place if the framework says it; never what was sent."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".strip(": ")
    return str(error.detail)


def on_failure(request: AnyRequest, error: Exception) -> Response[bytes]:
    """An error of ours: logged with its path, told without details."""
    LOGGER.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return to_response(Refused("failed", "an error of the server"))


def on_depth(_request: AnyRequest, _error: RecursionError) -> Response[bytes]:
    """JSON that is nested too deep to be read."""
    return to_response(Refused("bad_message", "nested too deep", {"reason": "nested too deep"}))


def on_letters(_request: AnyRequest, _error: UnicodeError) -> Response[bytes]:
    """A body whose bytes are no text."""
    return to_response(Refused("bad_message", "not UTF-8", {"reason": "not UTF-8"}))


EXCEPTION_HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    CastlewrightError: on_engine_error,
    HTTPException: on_http_error,
    RecursionError: on_depth,
    UnicodeError: on_letters,
    Exception: on_failure,
}
