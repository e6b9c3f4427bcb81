"""The way to a server: reads links, keeps the guest's cookie, asks over HTTP, says errors in the reader's words."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec

from castlewright.core.errors import BadInputError, CastlewrightError
from castlewright.core.texts import Texts
from castlewright.server.wire import protocol

Answer = TypeVar("Answer")
CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"
PATIENCE = 20.0
"""Seconds until a server that does not answer is given up."""


class ServerError(CastlewrightError):
    """The server cannot be reached, or refuses; the message says what to do."""


class Address(NamedTuple):
    """Where a table is, and the secret of a seat where the link has one."""

    origin: str
    code: str | None
    secret: str | None


def read_address(url: str, code: str | None = None) -> Address:
    """The parts of a table link, a seat link (`#seat=…`) or a server's address."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise BadInputError(url, "this is no address of a server; a table link looks like http://host:8000/table/CODE")
    words = parts.path.strip("/").split("/")
    in_path = words[1] if len(words) == 2 and words[0] == "table" else None
    secret = parse_qs(parts.fragment).get("seat", [None])[0]
    return Address(f"{parts.scheme}://{parts.netloc}", code or in_path, secret)


class Door:
    """A server over HTTP, as one guest; the guest's cookie is kept in a file for the next time."""

    def __init__(self, origin: str, texts: Texts, keep: Path) -> None:
        self.origin = origin
        self.texts = texts
        self.keep = keep
        self.cookies = self.kept().get(origin, {})
        self.client = httpx.Client(base_url=origin, timeout=PATIENCE)

    def ask(
        self,
        method: str,
        path: str,
        kind: type[Answer],
        body: object = None,
        params: Mapping[str, str] | None = None,
    ) -> Answer:
        """The server's answer; ServerError where it refuses or is not there."""
        headers = {"content-type": "application/json", "cookie": self.cookie_header()}
        if method != "GET" and CSRF_COOKIE in self.cookies:
            headers[CSRF_HEADER] = self.cookies[CSRF_COOKIE]
        content = msgspec.json.encode(body) if body is not None else None
        try:
            answer = self.client.request(method, path, content=content, headers=headers, params=dict(params or {}))
        except httpx.HTTPError as error:
            raise ServerError(self.texts("join-no-server", {"origin": self.origin, "reason": str(error)})) from None
        self.cookies |= dict(answer.cookies)
        if answer.is_error:
            raise ServerError(self.reason(answer))
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError:
            raise ServerError(self.texts("join-not-ours", {"origin": self.origin})) from None

    def reason(self, answer: httpx.Response) -> str:
        """Why the server refuses, in the reader's language."""
        try:
            problem = msgspec.json.decode(answer.content, type=protocol.Problem)
        except msgspec.DecodeError:
            return self.texts("join-not-ours", {"origin": self.origin})
        return self.say(problem.key, problem.args) or problem.detail

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """A message of the server; empty where this version does not know it."""
        try:
            return self.texts(key, args)
        except KeyError:
            return ""

    # The cookie.

    def kept(self) -> dict[str, dict[str, str]]:
        """The cookies of every server that was visited."""
        try:
            return msgspec.json.decode(self.keep.read_bytes(), type=dict[str, dict[str, str]])
        except (OSError, msgspec.DecodeError):
            return {}

    def keep_cookies(self) -> None:
        """Write the cookies down, readable for this user only."""
        everything = {**self.kept(), self.origin: self.cookies}
        self.keep.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(self.keep, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(everything))

    def cookie_header(self) -> str:
        """The cookies as a socket sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())
