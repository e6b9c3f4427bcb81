"""The HTTP calls, one file per noun, and what they share."""

from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, SkipValidation

from castlewright.server.house import House
from castlewright.server.store.rows import Guest
from castlewright.server.tables.guests import COOKIE, COOKIE_AGE, DEFAULT_NAME
from castlewright.server.wire.doors import address_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Problem

TheHouse = NamedDependency[SkipValidation[House]]
Who = NamedDependency[SkipValidation[Guest | None]]
Code = Annotated[str, PathParameter(min_length=1, max_length=16, description="The table's public code.")]
AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

MEANINGS = {
    400: "A request that cannot be read",
    401: "A session is needed",
    403: "Not allowed",
    404: "There is no such thing",
    409: "Not now",
    413: "Too large",
    415: "Not JSON",
    422: "A value that fits the shape but not the rules",
    429: "Too many requests",
    500: "An error of the server",
    503: "The database or a worker does not answer; nothing was stored",
    507: "The disk is full; nothing was stored",
}

PROBLEMS = {
    status: ResponseSpec(data_container=Problem, description=meaning, generate_examples=False)
    for status, meaning in MEANINGS.items()
}
"""What any call may answer instead."""


def signed_in(guest: Guest | None) -> Guest:
    """The guest; refused without a session."""
    if guest is None:
        raise Refused("not_signed_in", "make a session first: POST /api/session")
    return guest


async def guest_or_new(
    house: House, guest: Guest | None, request: AnyRequest, name: str = DEFAULT_NAME, language: str | None = None
) -> tuple[Guest, str | None]:
    """The guest, or a new one and the token for its cookie."""
    if guest is not None:
        return guest, None
    house.doors.check_kept(address_of(request.scope))
    return await house.sessions.make(name, language)


def answer(content: T, request: AnyRequest, token: str | None = None, status: int = 200) -> Response[T]:
    """An answer that sets the session's cookie if there is a new token."""
    cookies = [session_cookie(token, is_secure=request.url.scheme == "https")] if token else []
    return Response(content, status_code=status, cookies=cookies)


def session_cookie(token: str, *, is_secure: bool) -> Cookie:
    """The cookie of a session: no script can read it, no other site's form sends it."""
    return Cookie(
        key=COOKIE, value=token, httponly=True, samesite="lax", secure=is_secure, max_age=COOKIE_AGE, path="/"
    )
