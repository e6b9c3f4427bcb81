"""The worked cases: courts and scores step by step, and what may lie where, with the reason."""

import json
from pathlib import Path
from typing import Any

import pytest

from castlewright.games.castellan import constants
from castlewright.games.castellan.notation import first_cells
from castlewright.games.castellan.plan import Plan, piece_from_text
from castlewright.games.castellan.position import CastellanPosition
from castlewright.games.castellan.scoring import score_file
from games.castellan.situations import lay, new, places

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))["cases"]
BESIDE = Path(__file__).parents[4] / "shared" / "golden" / "castellan.json"
SEATS = {"A": 0, "B": 1}


def test_the_cases_are_those_beside_the_project_where_they_are_there() -> None:
    if BESIDE.exists():
        assert json.loads(BESIDE.read_text("utf-8"))["cases"] == CASES


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_plan_built_step_by_step(case: dict[str, Any]) -> None:
    plan = Plan()
    for step in case["steps"]:
        seat = SEATS[step["player"]]
        for text in step.get("put", []):
            assert plan.reason(piece_from_text(text), seat) is None
            plan.put(piece_from_text(text), seat)
        plan.settle(seat, plan.court_at(tuple(step["double"])) if "double" in step else None)
        found = sorted((len(court.towers), len(court.cells), "AB"[court.owner]) for court in plan.courts)
        if "courts" in step:
            assert found == sorted(map(tuple, step["courts"]))
        for name, score in step.get("scores", {}).items():
            assert sum(court.points for court in plan.courts if court.owner == SEATS[name]) == score
        for text, answer in step.get("try", []):
            check_answer(plan.reason(piece_from_text(text), seat), answer)


def check_answer(reason: str | None, answer: str) -> None:
    """Compare a reason with the expected one; 'illegal' stands for any."""
    if answer == "ok":
        assert reason is None
    elif answer == "illegal":
        assert reason is not None
    else:
        assert reason == answer


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_engine_step_by_step(case: dict[str, Any]) -> None:
    position = new(2)
    for step in case["steps"]:
        seat = SEATS[step["player"]]
        if "put" in step:
            lay(position, seat, ", ".join(step["put"]))
            settle(position, seat, step.get("double"))
        if "courts" in step:
            assert engine_courts(position) == sorted(map(tuple, step["courts"]))
        for name, score in step.get("scores", {}).items():
            assert position.score(SEATS[name]) == score
        for text, answer in step.get("try", []):
            assert (text in places(position, seat)) == (answer == "ok"), text


def settle(position: CastellanPosition, seat: int, double: list[int] | None) -> None:
    """End the building of a step: the claims, with the named court or the one that the file's rule takes."""
    courts = position.claimable_courts(seat)
    position.turn, position.phase = seat, constants.CLAIM
    choice = 0
    if double:
        choice = 1 + courts.index(position.court_at(double[0], double[1]))
    elif courts and position.doubled >> seat & 1:
        choice = 1 + courts.index(max(courts, key=lambda court: position.court_towers[court]))
    position.play_unchecked(seat, constants.CLAIMS + choice)


def engine_courts(position: CastellanPosition) -> list[tuple[int, int, str]]:
    """Towers, cells and owner of the engine's courts."""
    box = [(x, y) for x in range(position.low_x, position.high_x) for y in range(position.low_y, position.high_y)]
    labels = [position.court_at(x, y) for x, y in box]
    return sorted(
        (position.court_towers[court], labels.count(court), "AB"[position.owners[court]])
        for court in first_cells(position)
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_board_file(case: dict[str, Any]) -> None:
    builds, scores = [], {}
    for step in case["steps"]:
        build = {"seat": SEATS[step["player"]], "put": step.get("put", [])}
        builds.append({**build, "double": step["double"]} if "double" in step else build)
        scores.update(step.get("scores", {}))
    report = score_file({"game": "castellan", "seats": 2, "builds": builds}, checked=True)
    totals = {sheet.name: sheet.total for sheet in report.sheets}
    assert {name: totals[name] for name in scores} == scores
