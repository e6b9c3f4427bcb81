"""What would have been better: choices of finished games looked at again, for what the seat knew then."""

import json
from pathlib import Path

import pytest

from benchmarks.serving import Guest, ServerProcess, seat_people
from benchmarks.staging import moments, record_of, records_of
from castlewright.games import all_games, load_game
from castlewright.server.wire.protocol import Hints, Review, TableInfo

STEPS = 5
"""Of each record so many choices are looked at."""


@pytest.fixture
def ann(server: ServerProcess) -> Guest:
    return Guest(server.origin, "Ann")


def look_again(guest: Guest, code: str, seq: int, seat: int) -> Review:
    """A choice of a finished table."""
    return guest.ask("POST", f"/api/tables/{code}/review", Review, {"seq": seq, "seat": seat})


def imported(guest: Guest, path: Path) -> str:
    """The code of the table that is made of a record."""
    return guest.ask("POST", "/api/records", TableInfo, json.loads(path.read_text("utf-8"))).code


@pytest.mark.parametrize("game", all_games())
def test_every_choice_of_a_finished_game_can_be_looked_at_again(ann: Guest, game: str) -> None:
    path = records_of(game)[0]
    record, notation = record_of(game, path.stem), load_game(game).notation
    code = imported(ann, path)
    every = len(record.actions) // STEPS
    for moment in moments(record):
        if moment.step % every:
            continue
        legal = moment.position.legal(moment.seat)
        played = notation.action_from_text(moment.position, moment.seat, moment.text)
        review = look_again(ann, code, moment.step, moment.seat)
        assert (review.seq, review.seat, review.played) == (moment.step, moment.seat, played)
        actions = [hint.action for hint in review.hints]
        assert actions
        assert len(actions) == len(set(actions)) <= 4
        assert set(actions) <= set(legal)
        # A fourth one is told only because it was done.
        assert actions[3:] in ([], [played])
        assert all(hint.reasons or len(legal) == 1 for hint in review.hints)


def test_who_had_nothing_to_decide_hears_nothing(ann: Guest) -> None:
    path = records_of("castellan")[0]
    record = record_of("castellan", path.stem)
    code = imported(ann, path)
    idle = 1 - record.actions[0][0]
    assert look_again(ann, code, 0, idle) == Review(seq=0, seat=idle, played=None, hints=[])
    end = len(record.actions)
    assert look_again(ann, code, end, 0) == Review(seq=end, seat=0, played=None, hints=[])
    beyond = ann.send("POST", f"/api/tables/{code}/review", {"seq": end + 1, "seat": 0})
    assert (beyond.status_code, beyond.json()["code"]) == (409, "old_seq")
    nobody = ann.send("POST", f"/api/tables/{code}/review", {"seq": 0, "seat": 9})
    assert nobody.json() == {"seq": 0, "seat": 9, "played": None, "hints": []}


def test_a_running_game_tells_nothing(ann: Guest, server: ServerProcess) -> None:
    bob = Guest(server.origin, "Bob")
    code = seat_people([ann, bob], "between_two_cities").code
    answer = ann.send("POST", f"/api/tables/{code}/review", {"seq": 0, "seat": 1})
    assert answer.json()["code"] == "not_finished"
    assert ann.ask("POST", f"/api/tables/{code}/hint", Hints).hints
