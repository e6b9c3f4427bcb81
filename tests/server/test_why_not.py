"""Why a place is none: the server tells it with the rule's section, and nothing of what a seat cannot know."""

from typing import Any

import pytest

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.wire.protocol import TableInfo, WhyNot

CITIES = "between_two_cities"


@pytest.fixture
def people(server: ServerProcess) -> list[Guest]:
    return [Guest(server.origin, "Ann"), Guest(server.origin, "Bob")]


def lay_phase(people: list[Guest]) -> tuple[str, dict[str, Any]]:
    """A table at which Ann and Bob lay their tiles, and what Ann sees."""
    code = seat_people(people, CITIES).code
    for number, person in enumerate(people):
        legal = view(person, code)["legal"]
        person.ask("POST", f"/api/tables/{code}/moves", object, {"id": f"m{number}", "action": legal[0][0]})
    return code, view(people[0], code)


def view(person: Guest, code: str) -> dict[str, Any]:
    """What a person sees."""
    seen: dict[str, Any] = person.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]
    return seen


def ask(person: Guest, code: str, **spot: object) -> WhyNot:
    """Ask why a place is none."""
    return person.ask("POST", f"/api/tables/{code}/why-not", WhyNot, {"seq": 2, **spot})


def test_a_place_says_what_forbids_it_and_a_legal_one_says_nothing(people: list[Guest]) -> None:
    code, seen = lay_phase(people)
    _, _, action = seen["legal"][0]
    piece, mine = action["piece"], action["board"]
    assert ask(people[0], code, board=mine, piece=piece, place=action["place"]).why is None
    first = ask(people[0], code, board=mine, piece=piece, place="a1")
    assert (first.why and first.why.key, first.section) == ("cities-obstacle-first", "10.6")
    other = next(
        city for city in range(len(seen["cities"])) if city not in {legal[2]["board"] for legal in seen["legal"]}
    )
    assert ask(people[0], code, board=other, piece=piece, place="d4").section == "4.3"
    assert ask(people[0], code, board=mine, piece=piece, place="a1").seq == 2
    stale = people[0].ask(
        "POST", f"/api/tables/{code}/why-not", WhyNot, {"seq": 1, "board": mine, "piece": piece, "place": "a1"}
    )
    assert stale.why is None


@pytest.mark.parametrize(
    "spot",
    [
        {"board": 0, "piece": "castle", "place": "d4"},
        {"board": 0, "piece": "shop", "place": "z9"},
        {"board": 99, "piece": "shop", "place": "d4"},
        {"board": 0, "piece": "shop", "place": [1, 2, 3]},
    ],
    ids=str,
)
def test_nonsense_is_refused_with_a_sentence(people: list[Guest], spot: dict[str, object]) -> None:
    code, _ = lay_phase(people)
    answer = people[0].send("POST", f"/api/tables/{code}/why-not", {"seq": 2, **spot})
    assert answer.status_code in {400, 422}


def test_who_watches_is_told_nothing(people: list[Guest], server: ServerProcess) -> None:
    code, _ = lay_phase(people)
    stranger = Guest(server.origin, "Cy")
    assert stranger.ask("GET", f"/api/tables/{code}", TableInfo).you.seat == -1
    answer = stranger.send(
        "POST", f"/api/tables/{code}/why-not", {"seq": 2, "board": 0, "piece": "shop", "place": "d4"}
    )
    assert answer.json()["code"] == "not_seated"
