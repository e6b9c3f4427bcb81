"""The worked cases beside the project, where they are there."""

import json
from pathlib import Path
from typing import Any

import pytest

from castlewright.core.position import ranks
from castlewright.core.sheet import Line, Sheet
from castlewright.games.between_two_castles import constants
from castlewright.games.between_two_castles.notation import STAGES
from castlewright.games.between_two_castles.plan import Plan
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.scoring import CATEGORIES, score_file, score_plan, standing_key
from games.between_two_castles.drawn import act, castle_of, legal_texts, places_of, plan_of, staged

GOLDEN = Path(__file__).parents[4] / "shared" / "golden" / "between_two_castles.json"
CASES: dict[str, Any] = json.loads(GOLDEN.read_text("utf-8")) if GOLDEN.exists() else {}


def cases(name: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES.get(name, [])]


@pytest.mark.parametrize("case", cases("castles"))
def test_a_castle_room_by_room(case: Any) -> None:
    keys = ("throne", "rooms", "attendants", "bonus_cards")
    castle = {"name": case["id"], **{key: case[key] for key in keys}}
    sheet = score_file({"game": "between_two_castles", "castles": [castle]}, checked=True).sheets[0]
    expected = case["expected"]
    rooms = {f"{line.args['room']}@{cell(line)}": line.points for line in sheet.lines if is_room(line)}
    assert rooms == expected["rooms"]
    assert [line.points for line in sheet.lines if line.category == "attendants"] == expected["attendants"]
    assert [line.points for line in sheet.lines if line.category == "bonus_cards"] == expected["bonus_cards"]
    assert {name: sheet.categories[name] for name in expected["categories"]} == expected["categories"]
    assert sheet.total == expected["total"]
    plan = Plan("castle", case["throne"], case["rooms"], case["attendants"], case["bonus_cards"])
    assert score_castle(castle_of(plan)) == expected["total"]


def is_room(line: Line) -> bool:
    return line.category not in {"bonus_cards", "attendants", "throne"}


def cell(line: Line) -> str:
    return ",".join(str(number) for number in line.tiles[0])  # type: ignore[union-attr]


@pytest.mark.parametrize("case", cases("placements"))
def test_placement(case: Any) -> None:
    picture = " ".join(f"{room}@{x},{y}" for room, x, y in case["rooms"])
    room, x, y = case["lay"]
    assert (f"{x},{y}" in places_of(castle_of(plan_of(picture)), room)) == case["ok"]


WAITING = {
    "draw_5_place_1": "tile",
    "royal_attendant": "attendant",
    "draw_3_cards_keep_1": "card",
    "fountain": "room",
    "tower": "room",
    "grand_foyer": "room",
    "any_other_third_tile_bonus": "bonus",
    "any_special_room": "special",
    None: "nothing",
}
ROOM_OF = {
    **{name: constants.ROOM_IDS[21 * number : 21 * number + 21] for number, name in enumerate(CATEGORIES[:7])},
    "special": ("fountain",) * 5,
}


@pytest.mark.parametrize("case", cases("triggers"))
def test_what_a_room_sets_off(case: Any) -> None:
    (name, count), *_ = case["before"].items()
    y = -1 if name == "downstairs" else 0
    x = 0 if y < 0 else 2
    picture = " ".join(f"{ROOM_OF[name][number]}@{x + number},{y}" for number in range(count))
    room = ROOM_OF[case["lay"]][count]
    table = staged({0: picture}, {0: "kitchen library" if name == "special" else f"{room} treasure_room"})
    if name == "special":
        table.castle(0).pending = constants.CODES[room]
        table.castle(0).stage = STAGES.index("room")
        table.castle(0).owner = 0
        table.find_acting()
    act(table, 0, f"lay {room} {x + count},{y} left")
    castle = table.castle(0)
    assert STAGES[castle.stage] == WAITING[case["gives"]]
    if case["gives"] in {"fountain", "tower", "grand_foyer"}:
        assert constants.ROOM_IDS[castle.pending] == case["gives"]


def test_food_then_living() -> None:
    """The first chain: no tile enters before it is settled."""
    castle = "bakery@2,0 kitchen@3,0 gallery@4,0 library@5,0"
    table = staged({0: castle}, {0: "pantry crypt", 1: "sauna armory"})
    act(table, 0, "lay pantry 6,0 left")
    table.castle(0).drawn = [constants.CODES[room] for room in ("study", "sty", "solar", "promenade", "the_hole")]
    assert not any(text.endswith("right") for text in legal_texts(table, 1))
    act(table, 0, "take study left")
    act(table, 0, "lay study 7,0 left")
    assert not any(text.endswith("right") for text in legal_texts(table, 1))
    act(table, 0, "take painter left")
    act(table, 1, "lay sauna 8,0 right")


def test_two_attendants() -> None:
    """The second chain: the same attendant by a living room and by a downstairs room."""
    castle = "gallery@2,0 library@3,0 crypt@0,-1 dungeon@1,-1"
    table = staged({0: castle}, {0: "salon crypt", 1: "the_hole sauna"})
    act(table, 0, "lay salon 4,0 left")
    act(table, 0, "take painter left")
    act(table, 1, "lay the_hole 2,-1 right")
    act(table, 1, "bonus attendant right")
    before = table.score_castle(0)
    act(table, 1, "take painter right")
    lines = score_plan(plan_of(f"{castle} salon@4,0 the_hole@2,-1", attendants=["painter"] * 2)).lines
    paintings = [line.points for line in lines if line.category == "attendants"]
    assert paintings[0] == paintings[1] == 3
    assert table.castle(0).attendant_count == 2
    assert table.score_castle(0) >= before + 3


def test_order_matters() -> None:
    """The third chain: the corridor first gives a grand foyer before the outdoor room closes the column."""
    castle = "dead_end@0,1 great_hall@1,1"
    corridor_first = staged({0: castle}, {0: "promenade crypt", 1: "stables armory"})
    act(corridor_first, 0, "lay promenade 0,2 left")
    assert "lay grand_foyer 1,2 left" in legal_texts(corridor_first, 0)
    outdoor_first = staged({0: castle}, {0: "promenade crypt", 1: "stables armory"})
    act(outdoor_first, 1, "lay stables 1,2 right")
    act(outdoor_first, 0, "lay promenade 0,2 left")
    assert "lay grand_foyer 1,3 left" not in legal_texts(outdoor_first, 0)


@pytest.mark.parametrize("case", cases("finals"))
def test_finals(case: Any) -> None:
    totals = case["castle_scores"]
    castles = [plan_of("") for _ in totals]
    sheets = [Sheet("", [Line("food", total, "6.1", [], "")], CATEGORIES) for total in totals]
    keys = [standing_key(castles, sheets, seat) for seat in range(len(totals))]
    assert [key[0] for key in keys] == case["player_scores"]
    places = ranks(sorted(keys).index(key) for key in keys)
    assert [seat for seat, rank in enumerate(places) if rank == 1] == case["winners"]
