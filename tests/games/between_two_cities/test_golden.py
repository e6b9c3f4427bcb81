"""The worked cases beside the project, where they are there."""

import json
from pathlib import Path
from typing import Any

import pytest

from castlewright.core.sheet import Line, Sheet
from castlewright.games.between_two_cities import constants, data
from castlewright.games.between_two_cities.scoring import Plan, score_file, standing_key
from games.between_two_cities.drawn import sheet_points, table_of

GOLDEN = Path(__file__).parents[4] / "shared" / "golden" / "between_two_cities.json"
CASES: dict[str, Any] = json.loads(GOLDEN.read_text("utf-8")) if GOLDEN.exists() else {}


def cases(name: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES.get(name, [])]


def test_the_six_player_game_ends_as_printed() -> None:
    if not CASES:
        return
    game = CASES["six_player_game"]
    expected = {case["id"]: case["expect"] for case in game["cities"]}
    board = [{"name": case["id"], "rows": case["rows"]} for case in game["cities"]]
    report = score_file({"game": "between_two_cities", "cities": board}, checked=True)
    assert {sheet.name: {**sheet.categories, "total": sheet.total} for sheet in report.sheets} == expected
    by_total: dict[int, list[Any]] = {}
    for city in board:
        by_total.setdefault(expected[city["name"]]["total"], []).append(city)
    ring = [by_total[total].pop() for total in game["ring_clockwise_city_scores"]]
    seated = score_file(
        {"game": "between_two_cities", "cities": ring, "players": game["players_clockwise"]}, checked=True
    )
    assert {row.name: row.score for row in seated.standings} == game["final_scores"]
    assert [row.name for row in seated.standings if row.rank == 1] == [game["winner"]]


@pytest.mark.parametrize("case", cases("city_cases"))
def test_a_city(case: Any) -> None:
    found = sheet_points(case["rows"])
    factories = sum(row.count("F") for row in case["rows"])
    found["factory"] = factories * case["factory_each"]
    assert {**found, "total": sum(found.values())} == case["expect"]


@pytest.mark.parametrize("case", cases("part_cases"))
def test_a_part_of_a_city(case: Any) -> None:
    assert sheet_points(case["rows"])[case["type"]] == case["expect"]


@pytest.mark.parametrize("case", cases("factory_cases"))
def test_factories(case: Any) -> None:
    rows = [["F" * count] for count in case["counts"]]
    assert [sheet_points(row, case["counts"])["factory"] for row in rows] == case["expect"]


@pytest.mark.parametrize("case", cases("placement_cases"))
def test_placement(case: Any) -> None:
    rows = case["rows"]
    shift = (0, 3) if len(rows) == 4 else (0, 0)
    table = table_of(["." * 4] * shift[1] + rows, seats=3)
    for cells, expected in case["try"]:
        anchor = min(cells)
        x, y = anchor[0], anchor[1] + shift[1]
        is_vertical = len(cells) == 2 and cells[0][0] == cells[1][0]
        tile = "shop" if len(cells) == 1 else ("DV01" if is_vertical else "DH01")
        inside = 0 <= x < constants.FIELD and 0 <= y < constants.FIELD
        places = table.places(0, data.TILES.index(tile))
        legal = inside and bool(places >> (constants.FIELD * y + x) & 1)
        assert legal == expected, (case["id"], cells)


@pytest.mark.parametrize("case", cases("ranking_cases"))
def test_ranking(case: Any) -> None:
    keys = {player["name"]: key_of(player) for player in case["players"]}
    best = max(keys.values())
    assert [name for name, key in keys.items() if key == best] == case["winners"]


def key_of(player: Any) -> tuple[int, ...]:
    """The key of a player whose two cities have these totals and, together, these buildings."""
    letters = ["S", "F", "m", "O", "P", "H"]
    row = "".join(letter * count for letter, count in zip(letters, player["counts"], strict=True))
    cities = [Plan("left", [row]), Plan("middle", []), Plan("right", [])]
    totals = [player["cities"][0], 0, player["cities"][1]]
    sheets = [Sheet("", [Line("shop", total, "6.1", [], "")], data.BUILDINGS) for total in totals]
    return standing_key(cities, sheets, 0, 3)
