"""The example cases of the rules, step by step."""

import json
from pathlib import Path
from typing import Any

import pytest

from castlewright.games import load_game
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.counting import favour_points
from castlewright.games.castles_of_mad_king_ludwig.final import rank_points
from games.castles_of_mad_king_ludwig.golden import CASES, CASTLES, FAVOUR_ROWS

BESIDE = Path(__file__).parents[4] / "shared" / "golden" / "castles_of_mad_king_ludwig.json"


def test_the_cases_are_those_beside_the_project_where_they_are_there() -> None:
    if BESIDE.exists():
        assert json.loads(BESIDE.read_text("utf-8"))["cases"] == CASES


@pytest.mark.parametrize("case", CASTLES, ids=lambda case: case["id"])
def test_a_castle_step_by_step_in_the_engine(case: dict[str, Any]) -> None:
    castle = Castle()
    for step in case["castle"]:
        name, x, y, turn = step["tile"]
        tile, expect = constants.NUMBERS[name], step.get("expect", {})
        if "illegal" in expect:
            assert castle.check(tile, turn, x, y, 0) != constants.LEGAL
            continue
        assert castle.count == 0 or castle.check(tile, turn, x, y, 0) == constants.LEGAL
        points = castle.lay(tile, turn, x, y)
        assert points == expect.get("points", points)
        done = {index for index in range(castle.count) if castle.completers[index] == castle.count - 1}
        if "completed" in expect:
            assert sorted(constants.NAMES[castle.tiles[index]] for index in done) == sorted(expect["completed"])


@pytest.mark.parametrize("case", CASTLES, ids=lambda case: case["id"])
def test_a_castle_step_by_step_on_the_sheet(case: dict[str, Any]) -> None:
    legal = [step for step in case["castle"] if "illegal" not in step.get("expect", {})]
    document = {
        "game": "castles_of_mad_king_ludwig",
        "players": [{"name": "A", "tiles": [step["tile"] for step in legal]}],
    }
    board: Any = load_game("castles_of_mad_king_ludwig").scoring.score_file(document, checked=True).to_json()
    board = board["boards"][0]
    for step, row in zip(legal, board["steps"], strict=True):
        for key, value in step.get("expect", {}).items():
            assert sorted(row[key]) == sorted(value) if key == "completed" else row[key] == value
    assert board["total"] == case["expect"]["static_total"]
    external = case["expect"].get("external_non_corridor", board["external_entrances"])
    assert board["external_entrances"] == external


@pytest.mark.parametrize("row", FAVOUR_ROWS, ids=lambda row: "-".join(str(value) for value in row["values"]))
def test_favour_ranks(row: dict[str, list[int]]) -> None:
    values = row["values"]
    assert favour_points(values) == row["points"]
    fast = [
        rank_points(sum(other > value for other in values), values.count(value)) if value else 0 for value in values
    ]
    assert fast == row["points"]
