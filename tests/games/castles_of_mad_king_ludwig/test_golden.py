"""The example cases of the rules, step by step; more of them where the shared collection is at hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from castlewright.games import load_game
from castlewright.games.castles_of_mad_king_ludwig import tables
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.final import rank_points
from castlewright.games.castles_of_mad_king_ludwig.scoring import favour_points

ROOT = Path(__file__).parents[3]
FILE = ROOT.parent / "shared" / "golden" / "castles_of_mad_king_ludwig.json"

OWN: list[dict[str, Any]] = [
    {
        "id": "G03 a gallery scored again",
        "castle": [
            {"tile": ["foyer_red", 0, 0, 0]},
            {"tile": ["gallery_of_mirrors", 3, 0, 0], "expect": {"points": 5}},
            {"tile": ["dining_room", 1, 2, 3], "expect": {"points": 4}},
            {"tile": ["hallway", 9, -6, 1], "expect": {"points": 2}},
            {
                "tile": ["audience_room", 10, 0, 2],
                "expect": {"points": 5, "completed": ["gallery_of_mirrors"], "reward_points": 7},
            },
        ],
        "expect": {"static_total": 23},
    },
    {
        "id": "G13 fence and enclosure",
        "castle": [
            {"tile": ["foyer_red", 0, 0, 0]},
            {"tile": ["porch", 1, 3, 2], "expect": {"points": 1}},
            {"tile": ["hallway", -1, 0, 1], "expect": {"points": 0}},
            {"tile": ["hallway", 0, 5, 0], "expect": {"illegal": "fence:porch"}},
            {"tile": ["hallway", 3, 1, 0], "expect": {"points": 0}},
            {"tile": ["meat_locker", 6, 2, 1], "expect": {"points": 1}},
        ],
        "expect": {"static_total": 2, "external_non_corridor": 1},
    },
]
FAVOURS = [
    {"values": [3, 3, 1, 0], "points": [6, 6, 2, 0]},
    {"values": [5, 3, 3], "points": [8, 3, 3]},
    {"values": [6, 2, 2, 2], "points": [8, 2, 2, 2]},
]
SHARED: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"] if FILE.exists() else []
CASTLES = [case for case in [*OWN, *SHARED] if "castle" in case]
FAVOUR_ROWS = FAVOURS + [row for case in SHARED for row in case.get("favor_table", [])]


@pytest.mark.parametrize("case", CASTLES, ids=lambda case: case["id"])
def test_a_castle_step_by_step_in_the_engine(case: dict[str, Any]) -> None:
    castle = Castle()
    for step in case["castle"]:
        name, x, y, turn = step["tile"]
        tile, expect = tables.NUMBERS[name], step.get("expect", {})
        if "illegal" in expect:
            assert castle.check(tile, turn, x, y, 0) != tables.LEGAL
            continue
        assert castle.count == 0 or castle.check(tile, turn, x, y, 0) == tables.LEGAL
        points = castle.lay(tile, turn, x, y)
        assert points == expect.get("points", points)
        done = {index for index in range(castle.count) if castle.completers[index] == castle.count - 1}
        if "completed" in expect:
            assert sorted(tables.NAMES[castle.tiles[index]] for index in done) == sorted(expect["completed"])


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
