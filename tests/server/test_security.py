"""Whose name a server answers to (DNS rebinding), and what caches may keep.

A server for this machine alone answers to its own names: a foreign page could give it another.
"""

import re
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from benchmarks.serving import Guest, ServerProcess, seat_people

OWN_NAMES = ("localhost", "LocalHost:8765", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:8765")
STRANGE_NAMES = ("", "evil.example", "evil.example:8765", "localhost.evil.example", "127.0.0.1.evil.example", "[::2]")


@pytest.mark.parametrize("path", ["/", "/api/about", "/metrics", "/table/ABC"])
def test_a_server_for_this_machine_answers_to_its_own_names_only(server: ServerProcess, path: str) -> None:
    for name in OWN_NAMES:
        assert httpx.get(server.origin + path, headers={"Host": name}).is_success, name
    for name in STRANGE_NAMES:
        answer = httpx.get(server.origin + path, headers={"Host": name})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), name
        assert "http://localhost" in answer.json()["detail"]


def test_a_page_under_a_strange_name_gets_no_socket(server: ServerProcess) -> None:
    code = seat_people([Guest(server.origin, name) for name in ("Ann", "Bob")], "castellan").code
    strange = f"evil.example:{server.port}"
    url, origin = f"ws://{strange}/ws/tables/{code}", Origin(f"http://{strange}")
    with (
        socket.create_connection(("127.0.0.1", server.port)) as way,
        pytest.raises(InvalidStatus) as refused,
        connect(url, sock=way, origin=origin),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("options", [("--host", "0.0.0.0"), ("--trust-proxy", "127.0.0.1")])
def test_a_server_for_others_may_be_called_anything(
    sqlite_database: str, tmp_path: Path, options: tuple[str, str]
) -> None:
    with ServerProcess(sqlite_database, tmp_path / "log", options) as server:
        assert httpx.get(f"{server.origin}/api/about", headers={"Host": "play.example"}).is_success


def test_what_a_cache_may_give_to_others_brings_nobody_a_cookie(server: ServerProcess) -> None:
    start = httpx.get(server.origin + "/")
    assert "csrftoken" in start.cookies
    for name in re.findall(r'"(/assets/[^"]+)"', start.text):
        answer = httpx.get(server.origin + name)
        assert "public" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers, name
