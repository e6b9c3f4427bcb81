"""A real server process and its guests, for tests and measurements."""

import os
import re
import select
import signal
import socket
import ssl
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec

from castlewright.server.wire import protocol

Answer = TypeVar("Answer")
READY_WITHIN, ENDS_WITHIN = 120.0, 60.0
ADDRESS = re.compile(rb"http://[0-9.]+:[0-9]+")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`castlewright serve` as a process of its own on one port; it can be killed and started again."""

    def __init__(self, database: str, log: Path, options: Sequence[str] = ("--bot-pace", "0", "--no-limits")) -> None:
        self.database = database
        self.log = log
        self.options = list(options)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        """The server's address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start the server and wait until it says that it is ready; the seconds that took."""
        command = [sys.executable, "-m", "castlewright", "serve", "--no-browser", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self.database, *self.options]
        begin = time.perf_counter()
        with self.log.open("ab") as log:
            environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)
        self.wait_until_ready(begin + READY_WITHIN)
        return time.perf_counter() - begin

    def wait_until_ready(self, deadline: float) -> None:
        """Return when the server has printed its address."""
        assert self.process is not None
        assert self.process.stdout is not None
        said = b""
        while not ADDRESS.search(said):
            if not select.select([self.process.stdout], [], [], max(deadline - time.perf_counter(), 0))[0]:
                self.kill()
                raise RuntimeError(f"the server is not ready after {READY_WITHIN} s; see {self.log}")
            piece = os.read(self.process.stdout.fileno(), 4096)
            if not piece:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text('utf-8', 'replace')[-4000:]}")
            said += piece

    def kill(self) -> None:
        """End the server as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """End the server as Ctrl-C does; its exit code."""
        return self.end(signal.SIGINT)

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end."""
        if self.process is None:
            return 0
        self.process.send_signal(how)
        try:
            code = self.process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(ENDS_WITHIN)
            raise
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()


class Guest:
    """A guest of a server over HTTP."""

    def __init__(self, origin: str, name: str | None, verify: ssl.SSLContext | bool = True) -> None:
        self.origin = origin
        self.client = httpx.Client(base_url=origin, timeout=60, verify=verify)
        weakref.finalize(self, self.client.close)
        self.cookie: dict[str, str] = {}
        self.ask("GET", "/api/session", protocol.Session)
        if name is not None:
            self.ask("POST", "/api/session", protocol.Session, {"name": name})

    def send(self, method: str, path: str, body: object = None, **settings: Any) -> httpx.Response:
        """The server's answer, whatever it is."""
        token = self.cookie.get("csrftoken", "")
        headers = {"content-type": "application/json", "x-csrftoken": token, "cookie": self.cookies}
        content = None if body is None else msgspec.json.encode(body)
        answer = self.client.request(method, path, content=content, headers=headers, **settings)
        self.cookie |= dict(answer.cookies)
        return answer

    def ask(self, method: str, path: str, kind: type[Answer], body: object = None) -> Answer:
        """The server's answer, which must be a good one."""
        answer = self.send(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return msgspec.json.decode(answer.content, type=kind)

    def ask_problem(self, method: str, path: str, body: object = None) -> protocol.Problem:
        """The problem with which the server answers."""
        answer = self.send(method, path, body)
        assert answer.is_error, f"{method} {path}: {answer.status_code} {answer.text}"
        return msgspec.json.decode(answer.content, type=protocol.Problem)

    @property
    def cookies(self) -> str:
        """The cookies as a socket sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookie.items())

    @property
    def headers(self) -> dict[str, str]:
        """What a socket says of this guest."""
        return {"Cookie": self.cookies}

    def socket_url(self, code: str) -> str:
        """The address of a table's socket."""
        return f"{self.origin.replace('http', 'ws', 1)}/ws/tables/{code}"


def seat_people(
    guests: Sequence[Guest], game: str, options: Mapping[str, object] | None = None, bots: int = 0, **settings: object
) -> protocol.TableInfo:
    """A running table with these guests in its first seats, and easy bots after them."""
    seats = [{"kind": "me" if number == 0 else "open"} for number in range(len(guests))]
    seats += [{"kind": "bot", "level": "easy"} for _ in range(bots)]
    body = {"game": game, "seats": seats, "options": dict(options or {}), **settings}
    table = guests[0].ask("POST", "/api/tables", protocol.TableInfo, body)
    for seat, guest in enumerate(guests[1:], 1):
        guest.ask("POST", f"/api/tables/{table.code}/join", protocol.TableInfo, {"seat": seat})
    return guests[0].ask("POST", f"/api/tables/{table.code}/start", protocol.TableInfo)
