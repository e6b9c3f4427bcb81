"""Hostile ids, names and lines: refused or cleaned at the door, and no other table hears of them."""

import random

import msgspec

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.tables.names import clean_name
from castlewright.server.wire.messages import Ack, Act, Refusal
from castlewright.server.wire.protocol import Session, TableInfo
from counts import seeds
from server.sockets import Socket

PIECES = [
    *(chr(code) for code in range(0x20)),
    *"\x7f\x80\x85\x9f\u200b\u200e\u202e\u2066\ufeff\u3164\u2800\ufffe\uffff",
    *("\U000e0041", "\U0001f468\u200d", "'; DROP TABLE log; --", "%00", "{}", "$1", ":x", "\\", '"', "a", "Ann", "Ä"),
    60 * "\ufdfa",  # grows to 18 letters each where it is made plain
]
LONGEST = 80
AT_ONCE = 25
"""Texts before the socket is opened anew: who sends a hundred that cannot be read is let go."""


def hostile(dice: random.Random) -> str:
    """A text that nobody would type."""
    return "".join(dice.choices(PIECES, k=dice.randrange(1, 12)))[:LONGEST]


def test_hostile_texts_hurt_nobody_else(server: ServerProcess) -> None:
    ann, bob, eve, mallory = (Guest(server.origin, name) for name in ("Ann", "Bob", "Eve", "Mallory"))
    quiet, loud = seat_people([ann, bob], "castellan").code, seat_people([eve, mallory], "castellan").code
    numbers = seeds(10_000)
    for start in range(0, len(numbers), AT_ONCE):
        if ann.ask("GET", f"/api/tables/{quiet}", TableInfo).state != "running":
            quiet = seat_people([ann, bob], "castellan").code
        with Socket(eve, loud) as there:
            for seed in numbers[start : start + AT_ONCE]:
                trouble(there, mallory, random.Random(seed))
        go_on(ann, bob, quiet, start)
    assert "storage" not in server.log.read_text("utf-8")


def trouble(there: Socket, guest: Guest, dice: random.Random) -> None:
    """Send hostile texts as ids, as a line and as a name; each is answered."""
    for message in ({"type": "act", "action": "pass"}, {"type": "chat", "text": hostile(dice)}):
        there.send(msgspec.json.encode({**message, "id": hostile(dice)}).decode())
        assert isinstance(there.hear((Ack, Refusal)), Ack | Refusal)  # type: ignore[arg-type]
    answer = guest.send("POST", "/api/session", {"name": hostile(dice)})
    assert answer.status_code in {200, 400, 422}
    name = guest.ask("GET", "/api/session", Session).name or ""
    assert name == clean_name(name)


def go_on(ann: Guest, bob: Guest, code: str, seed: int) -> None:
    """Make a move at a table, which must be acknowledged."""
    table = ann.ask("GET", f"/api/tables/{code}", TableInfo)
    mover = [ann, bob][table.waiting[0]]
    with Socket(mover, code) as socket:
        legal = mover.send("GET", f"/api/tables/{code}/view").json()["view"]["legal"]
        socket.send(Act(id=str(seed), action=legal[0][1]))
        assert socket.hear(Ack).id == str(seed)
