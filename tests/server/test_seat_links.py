"""Seat links: unguessable, revocable, and seen by nobody else."""

import base64
import re
from pathlib import Path
from typing import Any

import pytest

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.wire import protocol
from server.sockets import Socket

SECRET = re.compile(r"/table/(?P<code>[^#]+)#seat=(?P<secret>.+)$")


def seat_link(guest: Guest, code: str) -> str:
    """The secret of a fresh link to the guest's own seat."""
    links = guest.ask("POST", f"/api/tables/{code}/seat-link", protocol.SeatLink).links
    found = [SECRET.search(link.url) for link in links]
    assert links
    assert all(match is not None and match["code"] == code for match in found)
    secrets = {match["secret"] for match in found if match is not None}
    assert len(secrets) == 1
    return secrets.pop()


def trade(server: ServerProcess, code: str, secret: str) -> tuple[Guest, int]:
    """Somebody with nothing but the link, and how the server answers."""
    stranger = Guest(server.origin, None)
    return stranger, stranger.send("POST", "/api/seat-link", {"code": code, "secret": secret}).status_code


def seat_of(guest: Guest, code: str) -> int:
    """Where the guest sits."""
    return guest.ask("GET", f"/api/tables/{code}", protocol.TableInfo).you.seat


@pytest.fixture
def people(server: ServerProcess) -> list[Guest]:
    """Two guests."""
    return [Guest(server.origin, name) for name in ("Ann", "Bob")]


def test_a_link_brings_a_person_back_on_any_device(server: ServerProcess, people: list[Guest]) -> None:
    code = seat_people(people, "between_two_cities").code
    phone, status = trade(server, code, seat_link(people[1], code))
    assert status < 300
    assert seat_of(phone, code) == 1
    hand = phone.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]["hand"]
    assert hand == people[1].ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]["hand"]


def test_a_revoked_link_opens_nothing_and_closes_the_seat(server: ServerProcess, people: list[Guest]) -> None:
    code = seat_people(people, "between_two_cities").code
    secret = seat_link(people[1], code)
    thief, status = trade(server, code, secret)
    assert status < 300
    people[1].send("DELETE", f"/api/tables/{code}/seat-link").raise_for_status()
    assert trade(server, code, secret)[1] == 403
    assert seat_of(thief, code) == -1
    assert seat_of(people[1], code) == 1
    assert trade(server, code, seat_link(people[1], code))[1] < 300


def test_a_link_cannot_be_guessed_or_changed(server: ServerProcess, people: list[Guest]) -> None:
    code = seat_people(people, "between_two_cities").code
    other = seat_people(people, "between_two_cities").code
    secret = seat_link(people[1], code)
    assert len(secret) >= 32
    assert trade(server, other, secret)[1] == 403
    for place in range(0, len(secret), 3):
        changed = secret[:place] + ("A" if secret[place] != "A" else "B") + secret[place + 1 :]
        assert trade(server, code, changed)[1] == 403, f"letter {place} does not count"
    plain = base64.urlsafe_b64encode(f'["{code}",0,0]'.encode()).decode().rstrip("=")
    for guess in (plain, f"{plain}.{secret.rpartition('.')[2]}", secret.rpartition(".")[0], "1", code):
        assert trade(server, code, guess)[1] == 403


def test_two_links_share_no_secret(people: list[Guest]) -> None:
    codes = [seat_people(people, "between_two_cities").code for _ in range(2)]
    secrets = [seat_link(guest, code) for code in codes for guest in people]
    assert len(set(secrets)) == 4
    assert len({secret.rpartition(".")[2] for secret in secrets}) == 4


def test_a_link_is_for_its_own_seat_only(server: ServerProcess, people: list[Guest]) -> None:
    code = seat_people(people, "between_two_cities").code
    eve = Guest(server.origin, "Eve")
    assert eve.send("POST", f"/api/tables/{code}/seat-link").status_code == 403
    assert eve.send("DELETE", f"/api/tables/{code}/seat-link").status_code == 403


def test_a_link_is_in_no_log_no_header_and_nobody_elses_messages(
    server: ServerProcess, people: list[Guest], server_log: Path
) -> None:
    code = seat_people(people, "between_two_cities").code
    eve = Guest(server.origin, "Eve")
    with Socket(people[0], code) as ann, Socket(eve, code) as spectator:
        secret = seat_link(people[1], code)
        phone = Guest(server.origin, None)
        answer = phone.send("POST", "/api/seat-link", {"code": code, "secret": secret})
        assert answer.is_success
        assert secret not in answer.text
        assert secret not in str(answer.headers)
        with Socket(phone, code) as back:
            back.settle()
        phone.send("POST", "/api/seat-link", {"code": code, "secret": f"{secret}x"})
        phone.send("POST", "/api/seat-link", {"code": code, "secret": secret, "extra": secret})
        ann.settle()
        spectator.settle()
        heard = b"".join(ann.raw + spectator.raw)
        for path in ("", "/events?after=0", "/view", "/share", "/record"):
            heard += eve.send("GET", f"/api/tables/{code}{path}").content
            heard += people[0].send("GET", f"/api/tables/{code}{path}").content
    assert secret.encode() not in heard
    log = server_log.read_text("utf-8")
    assert "/api/seat-link" in log, "the server writes an access log"
    assert secret not in log
    assert secret.rpartition(".")[2] not in log


def test_pages_send_no_referrer(server: ServerProcess, people: list[Guest]) -> None:
    code = seat_people(people, "between_two_cities").code
    for path in (f"/table/{code}", "/", "/api/about", f"/api/tables/{code}"):
        answer = people[0].send("GET", path)
        assert answer.headers["referrer-policy"] in {"no-referrer", "same-origin", "strict-origin"}, path
