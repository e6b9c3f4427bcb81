"""The nginx site of docs/operate.md, with a real nginx before a real server: TLS, sockets, who the guest is."""

import re
import shutil
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from benchmarks.serving import Guest, ServerProcess, free_port, seat_people
from castlewright.cli.serve import command as serve
from castlewright.server.wire import messages, protocol
from server import nginx
from server.databases import Sqlite

PAGE = (Path(__file__).parents[2] / "docs" / "operate.md").read_text("utf-8")


@dataclass
class Site:
    """A server behind nginx."""

    origin: str
    folder: Path
    server: ServerProcess

    @property
    def trust(self) -> ssl.SSLContext:
        """Trust in the site's certificate."""
        return ssl.create_default_context(cafile=str(self.folder / "certificate.pem"))

    def guest(self, name: str) -> Guest:
        """A guest who comes through nginx."""
        return Guest(self.origin, name, verify=self.trust)

    def log(self) -> list[dict[str, object]]:
        """The requests that the server has logged."""
        lines = [msgspec.json.decode(line) for line in self.server.log.read_bytes().splitlines()]
        return [line for line in lines if line["event"] == "request"]


@pytest.fixture(scope="module")
def site(sqlite: Sqlite, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of the documentation, on ports of its own."""
    if nginx.find() is None:
        pytest.skip(nginx.NOTHING)
    if shutil.which("openssl") is None:
        pytest.skip("no openssl for a certificate")
    folder = tmp_path_factory.mktemp("site")
    options = ("--bot-pace", "0", "--trust-proxy", "127.0.0.1", "--log", "json", "--log-requests", "--log-details")
    with ServerProcess(sqlite.fresh(), folder / "log", options) as server:
        secure, plain = free_port(), free_port()
        changes = {
            "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
            "listen 80": f"listen 127.0.0.1:{plain}",
            "games.example.org;": "127.0.0.1;",
            "/etc/letsencrypt/live/games.example.org/fullchain.pem": str(folder / "certificate.pem"),
            "/etc/letsencrypt/live/games.example.org/privkey.pem": str(folder / "key.pem"),
            "http://127.0.0.1:8765": server.origin,
        }
        with nginx.serving(nginx.site_in(PAGE), changes, folder, secure) as origin:
            yield Site(origin, folder, server)


def test_the_site_answers_over_tls_and_its_cookies_are_secure(site: Site) -> None:
    answer = httpx.get(f"{site.origin}/api/session", verify=site.trust)
    assert answer.status_code == 200
    made = httpx.post(
        f"{site.origin}/api/session",
        json={"name": "Ann"},
        headers={"x-csrftoken": answer.cookies["csrftoken"], "cookie": f"csrftoken={answer.cookies['csrftoken']}"},
        verify=site.trust,
    )
    cookies = [*answer.headers.get_list("set-cookie"), *made.headers.get_list("set-cookie")]
    assert {cookie.partition("=")[0] for cookie in cookies} >= {"csrftoken", "castlewright_session"}
    assert all("secure" in cookie.lower() for cookie in cookies)


def test_people_play_over_secure_sockets(site: Site) -> None:
    people = [site.guest(name) for name in ("Ann", "Bob")]
    table = seat_people(people, "between_two_cities")
    opening = connect(
        people[0].socket_url(table.code),
        additional_headers=people[0].headers,
        origin=Origin(site.origin),
        ssl=site.trust,
        max_size=None,
    )
    decoder = msgspec.json.Decoder(messages.Server)
    with opening as socket:
        socket.send(protocol.ENCODER.encode(messages.Hello()).decode())
        heard = decoder.decode(socket.recv(20))
        while not isinstance(heard, messages.View):
            heard = decoder.decode(socket.recv(20))
        act = messages.Act(id="one", action=heard.view["legal"][0][0])
        socket.send(protocol.ENCODER.encode(act).decode())
        while not isinstance(heard, messages.Ack):
            heard = decoder.decode(socket.recv(20))
        assert (heard.id, heard.seq) == ("one", 1)


def test_a_page_of_another_site_gets_no_socket(site: Site) -> None:
    guest = site.guest("Ann")
    table = seat_people([guest, site.guest("Bob")], "between_two_cities")
    for foreign in ("https://evil.example", site.origin.rpartition(":")[0]):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(
                guest.socket_url(table.code),
                additional_headers=guest.headers,
                origin=Origin(foreign),
                ssl=site.trust,
            ),
        ):
            pass
        assert refused.value.response.status_code == 403


def test_links_to_a_table_lead_through_nginx(site: Site) -> None:
    people = [site.guest(name) for name in ("Ann", "Bob")]
    table = seat_people(people, "between_two_cities")
    share = people[0].ask("GET", f"/api/tables/{table.code}/share", protocol.Share)
    assert any(link.url.startswith(site.origin) for link in share.links)


def test_the_address_of_a_guest_is_what_nginx_saw_and_not_what_the_guest_claims(site: Site) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.2", verify=site.trust)
    with httpx.Client(transport=transport) as client:
        client.get(f"{site.origin}/health?claimed", headers={"x-forwarded-for": "198.51.100.7"})
    (request,) = [line for line in site.log() if line["path"] == "/health?claimed"]
    assert str(request["address"]).startswith("127.0.0.2")


def test_the_figures_stay_on_the_machine(site: Site) -> None:
    assert httpx.get(f"{site.origin}/metrics", verify=site.trust).status_code == 403
    assert httpx.get(f"{site.server.origin}/metrics").status_code == 200


def test_what_is_sent_in_clear_is_sent_to_tls(site: Site) -> None:
    (plain,) = re.findall(r"listen 127.0.0.1:(\d+);", (site.folder / "nginx.conf").read_text("utf-8"))
    answer = httpx.get(f"http://127.0.0.1:{plain}/table/abc?watch")
    assert (answer.status_code, answer.headers["location"]) == (301, "https://127.0.0.1/table/abc?watch")


def test_the_service_starts_the_server_with_options_that_there_are() -> None:
    (line,) = re.findall(r"^ExecStart=\S+/castlewright serve (.*)$", PAGE, re.MULTILINE)
    serve.make_context("serve", line.split(), resilient_parsing=False)
    known = {name for option in serve.params for name in option.opts}
    named = set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE))
    assert named
    assert named <= known, f"{named - known} are no options of serve"
    assert isinstance(serve, click.Command)
