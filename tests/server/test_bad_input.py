"""Malformed, oversized, out-of-turn, replayed and foreign messages get a typed error, and the table goes on."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.core.texts import LANGUAGES, texts
from castlewright.server.wire import messages, protocol
from server.sockets import Socket


class Party:
    """Two people at a running table of Castellan, and Eve outside; Ann is whoever is to move."""

    def __init__(self, server: ServerProcess) -> None:
        self.people = [Guest(server.origin, name) for name in ("one", "two")]
        self.eve = Guest(server.origin, "Eve")
        self.code = seat_people(self.people, "castellan").code
        self.turn = 0

    @property
    def ann(self) -> Guest:
        """Who is to move."""
        return self.people[self.table().waiting[0]]

    @property
    def bob(self) -> Guest:
        """Who is not."""
        return self.people[1 - self.table().waiting[0]]

    def table(self) -> protocol.TableInfo:
        """The table as it is now."""
        return self.eve.ask("GET", f"/api/tables/{self.code}", protocol.TableInfo)

    def legal(self, guest: Guest) -> list[str]:
        """The guest's legal actions."""
        answer = guest.ask("GET", f"/api/tables/{self.code}/view", dict[str, Any])
        return [action[1] for action in answer["view"]["legal"]]

    def goes_on(self) -> None:
        """Ann can still act, and Bob hears of it."""
        self.turn += 1
        with Socket(self.bob, self.code) as bob, Socket(self.ann, self.code) as ann:
            ann.send(messages.Act(id=f"goes on {self.turn}", action=self.legal(self.ann)[0]))
            ack = ann.hear(messages.Ack)
            while bob.hear(messages.Events).seq < ack.seq:
                pass
        if self.table().state == "finished":
            self.code = seat_people(self.people, "castellan").code


@pytest.fixture(scope="module")
def crowd(server: ServerProcess) -> Party:
    """A running table that all of these tests trouble."""
    return Party(server)


@pytest.fixture
def party(crowd: Party) -> Iterator[Party]:
    """The table; after every trouble it goes on."""
    yield crowd
    crowd.goes_on()


def check_problem(key: str, args: dict[str, Any]) -> None:
    """A client can show the error in every language."""
    for language in LANGUAGES:
        assert texts(language, "castlewright.server")(key, args)


MALFORMED = [
    pytest.param("{", id="half a message"),
    pytest.param("[]", id="a list"),
    pytest.param("null", id="null"),
    pytest.param("42", id="a number"),
    pytest.param("{}", id="no type"),
    pytest.param('{"type": "fly"}', id="an unknown type"),
    pytest.param('{"type": 7}', id="a type that is no word"),
    pytest.param('{"type": "act"}', id="an act without action"),
    pytest.param('{"type": "act", "id": "", "action": 0}', id="an empty id"),
    pytest.param('{"type": "act", "id": 7, "action": 0}', id="an id that is no text"),
    pytest.param('{"type": "act", "id": "%s", "action": 0}' % ("x" * 65), id="a long id"),
    pytest.param('{"type": "act", "id": "a", "action": -1}', id="a negative action"),
    pytest.param('{"type": "act", "id": "a", "action": 1e30}', id="a huge action"),
    pytest.param('{"type": "act", "id": "a", "action": [1]}', id="a list for an action"),
    pytest.param('{"type": "act", "id": "a", "action": "%s"}' % ("x" * 201), id="a long action"),
    pytest.param('{"type": "act", "id": "a", "action": 0, "seat": 1}', id="a field too much"),
    pytest.param('{"type": "chat", "id": "a", "text": "%s"}' % ("x" * 501), id="a long line of chat"),
    pytest.param('{"type": "chat", "id": "a", "text": ""}', id="an empty line of chat"),
    pytest.param('{"type": "wish", "tile": "T", "kind": "maybe"}', id="an unknown kind of wish"),
    pytest.param('{"type": "undo"}', id="an undo without id"),
    pytest.param("[" * 5000, id="deep brackets"),
    pytest.param('{"type": "ping", "\\ud800": 1}', id="half a character"),
    pytest.param(b"\x00\xff", id="bytes"),
    pytest.param(b"", id="nothing"),
]


@pytest.mark.parametrize("message", MALFORMED)
def test_a_malformed_message_is_refused(party: Party, message: str | bytes) -> None:
    with Socket(party.ann, party.code) as socket:
        socket.send(message)
        refusal = socket.hear(messages.Refusal)
        assert refusal.code == "bad_message"
        check_problem(refusal.key, refusal.args)
        socket.settle()


@pytest.mark.parametrize("size", [70_000, 3_000_000])
def test_an_oversized_message_is_refused(party: Party, size: int) -> None:
    with Socket(party.ann, party.code) as socket:
        try:
            socket.send('{"type": "chat", "id": "a", "text": "%s"}' % ("x" * size))
            assert socket.hear(messages.Refusal).code in {"bad_message", "too_large"}
        except ConnectionClosed as closed:
            # The server hangs up while the rest is still on its way: its last word may be lost with it.
            assert closed.rcvd is None or closed.rcvd.code == 1009
    with Socket(party.ann, party.code) as socket:
        socket.settle()


def test_a_message_before_hello_is_refused(party: Party) -> None:
    with Socket(party.ann, party.code, hello=False) as socket:
        socket.send(messages.Act(id="early", action=party.legal(party.ann)[0]))
        refusal = socket.hear(messages.Refusal)
        check_problem(refusal.key, refusal.args)


def test_another_protocol_is_refused(party: Party) -> None:
    with Socket(party.ann, party.code, hello=False) as socket:
        socket.send(messages.Hello(protocol=999))
        refusal = socket.hear(messages.Refusal)
        assert refusal.code == "wrong_protocol"
        check_problem(refusal.key, refusal.args)


def test_an_action_out_of_turn_is_refused(party: Party) -> None:
    with Socket(party.bob, party.code) as socket:
        socket.send(messages.Act(id="late", action=party.legal(party.ann)[0]))
        refusal = socket.hear(messages.Refusal)
        assert (refusal.id, refusal.code) == ("late", "not_your_turn")
        check_problem(refusal.key, refusal.args)


@pytest.mark.parametrize("action", ["fly away", "build S 90 90 h", 999_999, "\u202e", "play " + "x " * 80])
def test_an_action_that_is_not_legal_is_refused(party: Party, action: str | int) -> None:
    with Socket(party.ann, party.code) as socket:
        socket.send(messages.Act(id="odd", action=action))
        refusal = socket.hear(messages.Refusal)
        assert refusal.id == "odd"
        assert refusal.code in {"illegal_action", "bad_value", "unknown_name"}
        check_problem(refusal.key, refusal.args)


def test_a_foreign_guest_cannot_act(party: Party) -> None:
    with Socket(party.eve, party.code) as socket:
        for message in (
            messages.Act(id="mine", action=party.legal(party.ann)[0]),
            messages.Undo(id="back"),
        ):
            socket.send(message)
            refusal = socket.hear(messages.Refusal)
            assert (refusal.id, refusal.code) == (message.id, "not_seated")
            check_problem(refusal.key, refusal.args)


def test_an_undo_of_nothing_is_refused(party: Party) -> None:
    with Socket(party.bob, party.code) as socket:
        socket.send(messages.Undo(id="back"))
        refusal = socket.hear(messages.Refusal)
        assert (refusal.id, refusal.code) == ("back", "no_undo")
        check_problem(refusal.key, refusal.args)


def test_a_replayed_message_is_acknowledged_and_not_played_again(party: Party) -> None:
    ann = party.ann  # another one may be to move after this
    action = party.legal(ann)[0]
    with Socket(ann, party.code) as socket:
        socket.send(messages.Act(id="once", action=action))
        first = socket.hear(messages.Ack)
        for _ in range(3):
            socket.send(messages.Act(id="once", action=action))
            assert socket.hear(messages.Ack) == first
    with Socket(ann, party.code) as socket:
        socket.send(messages.Act(id="once", action=action))
        assert socket.hear(messages.Ack) == first
        assert max(message.seq for message in socket.settle() if isinstance(message, messages.Events)) == first.seq


def test_the_id_of_another_person_means_nothing(party: Party) -> None:
    with Socket(party.ann, party.code) as ann, Socket(party.bob, party.code) as bob:
        ann.send(messages.Act(id="shared", action=party.legal(party.ann)[0]))
        ann.hear(messages.Ack)
        bob.send(messages.Act(id="shared", action="fly away"))
        assert bob.hear(messages.Refusal).id == "shared"


def test_a_socket_of_another_site_is_refused(party: Party) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Socket(party.ann, party.code, origin="https://evil.example")
    assert refused.value.response.status_code == 403


def test_a_socket_of_a_table_that_is_not_there_is_refused(party: Party) -> None:
    try:
        with Socket(party.ann, "NOTHERE", hello=False) as socket:
            socket.send(messages.Hello())
            refusal = socket.hear(messages.Refusal)
            assert refusal.code == "no_table"
            check_problem(refusal.key, refusal.args)
    except InvalidStatus as refused:
        assert refused.response.status_code in {403, 404}


REQUESTS = [
    pytest.param("POST", "/api/tables", b"{", {}, 400, id="half a document"),
    pytest.param("POST", "/api/tables", b"[]", {}, 400, id="a list"),
    pytest.param("POST", "/api/tables", b"[" * 5000, {}, 400, id="deep brackets"),
    pytest.param("POST", "/api/tables", b'{"game": "chess", "seats": [{"kind": "me"}]}', {}, 422, id="no such game"),
    pytest.param("POST", "/api/tables", b'{"game": "castellan", "seats": []}', {}, 400, id="no seats"),
    pytest.param(
        "POST", "/api/tables", b'{"game": "castellan", "seats": [{"kind": "me"}]}', {}, 422, id="too few seats"
    ),
    pytest.param("POST", "/api/session", b'{"name": ""}', {}, 400, id="an empty name"),
    pytest.param("POST", "/api/session", b'{"name": "%s"}' % (b"x" * 100), {}, 400, id="a long name"),
    pytest.param("POST", "/api/session", b'{"name": "Ann", "admin": true}', {}, 400, id="a field too much"),
    pytest.param("POST", "/api/session", b'{"name": "%s"}' % (b"x" * 30_000_000), {}, 413, id="30 MB"),
    pytest.param("POST", "/api/session", b'{"name": "Ann"}', {"x-csrftoken": "forged"}, 403, id="a forged token"),
    pytest.param("GET", "/api/tables/NOTHERE", b"", {}, 404, id="no such table"),
    pytest.param("GET", "/api/nothing", b"", {}, 404, id="no such page"),
    pytest.param("PUT", "/api/session", b"{}", {}, 405, id="a wrong method"),
    pytest.param("POST", "/api/seat-link", b'{"code": "{code}", "secret": "guessed"}', {}, 403, id="a guessed link"),
    pytest.param("GET", "/api/tables/{code}/view?seq=999999", b"", {}, 409, id="the future"),
    pytest.param("GET", "/api/tables/{code}/view?seq=x", b"", {}, 400, id="no number"),
    pytest.param("POST", "/api/tables/{code}/start", b"", {}, 409, id="a second start"),
    pytest.param("POST", "/api/tables/{code}/join", b'{"seat": 0}', {}, 409, id="a taken seat"),
    pytest.param("POST", "/api/tables/{code}/moves", b'{"id": 7}', {}, 400, id="a move without action"),
    pytest.param("POST", "/api/tables/{code}/moves", b'{"id": "a", "action": "fly"}', {}, 403, id="a stranger's move"),
    pytest.param("DELETE", "/api/tables/{code}/seat-link", b"", {}, 403, id="a stranger's link"),
    pytest.param("POST", "/api/records", b'{"game": "castellan"}', {}, 422, id="half a record"),
    pytest.param("POST", "/api/score", b'{"game": "castellan", "builds": 7}', {}, 422, id="no board"),
    pytest.param("POST", "/api/assistant", b'{"ask": "the way"}', {}, 422, id="no question"),
    pytest.param("POST", "/api/assistant", b'{"ask": "open", "link": "castellan#1abcd"}', {}, 422, id="a damaged link"),
    pytest.param("POST", "/api/assistant", b'{"ask": "assess", "document": {"game": 1}}', {}, 422, id="no game"),
    pytest.param("GET", "/api/tables/{code}/boards", b"", {}, 409, id="boards of a running game"),
]


@pytest.mark.parametrize(("method", "path", "body", "headers", "status"), REQUESTS)
def test_a_bad_request_is_refused(
    party: Party, method: str, path: str, body: bytes, headers: dict[str, str], status: int
) -> None:
    guest = party.eve
    token = guest.cookie["csrftoken"]
    everything = {"content-type": "application/json", "x-csrftoken": token, "cookie": guest.cookies, **headers}
    where, content = path.replace("{code}", party.code), body.replace(b"{code}", party.code.encode())
    answer = guest.client.request(method, where, content=content, headers=everything)
    assert answer.status_code == status, answer.text
    problem = msgspec.json.decode(answer.content, type=protocol.Problem)
    assert problem.detail
    check_problem(problem.key, problem.args)
