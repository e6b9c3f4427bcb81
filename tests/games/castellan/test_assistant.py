"""Castles that people type in: keeps say whose courts they are, and what is wrong is named while all else counts."""

from typing import Any

import pytest

from castlewright.core.errors import BadInputError, RuleError
from castlewright.games.assistant import answer, link_of
from castlewright.games.castellan.scoring import score_file
from games.castellan.situations import RING


def castle(*put: str, keeps: list[dict[str, Any]] | None = None, seats: int = 2) -> dict[str, Any]:
    """A castle typed in by the first seat."""
    builds = [{"seat": 0, "put": [text for part in put for text in part.split(", ")]}]
    return {"game": "castellan", "seats": seats, "builds": builds, "players": [], "keeps": keeps or []}


def keep(x: int, y: int, seat: int, double: bool = False) -> dict[str, Any]:
    """A keep in the court of a cell."""
    return {"cell": [x, y], "seat": seat, "double": double}


def assess(document: dict[str, Any]) -> tuple[list[int], list[tuple[Any, str, bool]]]:
    """Everybody's points, and each problem: where, its message, and whether it counts."""
    found = answer({"ask": "assess", "document": document})
    problems = [
        (problem["tile"], problem["message"].removeprefix("castellan-obstacle-"), problem.get("is_counted", True))
        for problem in found["problems"]
    ]
    return [sheet["total"] for sheet in found["report"]["boards"]], problems


def test_a_keep_says_whose_court_it_is_and_whether_it_counts_twice() -> None:
    assert assess(castle(RING)) == ([4, 0], [])
    assert assess(castle(RING, keeps=[keep(1, 1, 1)])) == ([0, 4], [])
    assert assess(castle(RING, keeps=[keep(0, 1, 1, double=True)])) == ([0, 8], [])
    assert score_file(castle(RING, keeps=[keep(0, 1, 1, double=True)]), checked=True).sheets[1].total == 8


@pytest.mark.parametrize(
    ("document", "points", "problems"),
    [
        (castle(RING, "T 0 0"), [4, 0], [(8, "occupied", False)]),
        (castle(RING, "S 0 0 h"), [4, 0], [(8, "edge-taken", False)]),
        (castle(RING, "S 1 0 v"), [4, 0], [(8, "no-room-for-tower", True)]),
        (castle(RING, "T 9 9"), [4, 0], [(8, "not-linked", True)]),
        (castle(RING, "T 9 9, S 9 9 h"), [4, 0], [(8, "apart", True)]),
        (castle(RING, keeps=[keep(5, 5, 0)]), [4, 0], [([5, 5], "keep-outside", False)]),
        (castle(RING, keeps=[keep(0, 0, 0), keep(1, 1, 1)]), [4, 0], [([1, 1], "second-keep", False)]),
        (castle("T 0 0"), [0, 0], []),
        (castle("S 0 0 h"), [0, 0], []),
    ],
)
def test_what_is_wrong_is_named_at_its_place_and_all_else_counts(
    document: dict[str, Any], points: list[int], problems: list[Any]
) -> None:
    assert assess(document) == (points, problems)


def test_a_second_double_keep_of_a_player_is_named() -> None:
    beside = "L 2 0 h, T 4 0, L 4 0 v, T 4 2, L 2 2 h"
    keeps = [keep(0, 0, 1, double=True), keep(2, 0, 1, double=True)]
    assert assess(castle(RING, beside, keeps=keeps)) == ([0, 16], [([2, 0], "second-double", True)])
    with pytest.raises(RuleError, match="keeps\\[1\\]"):
        score_file(castle(RING, beside, keeps=keeps), checked=True)


def test_pieces_in_any_order_are_one_castle() -> None:
    turned = castle(", ".join(reversed(RING.split(", "))))
    assert assess(turned) == ([4, 0], [])


@pytest.mark.parametrize(
    "spoilt",
    [
        castle(RING, "T 400 0"),
        castle(*["T 0 0"] * 257),
        castle("Q 0 0"),
        castle(RING, keeps=[keep(0, 0, 2)]),
        {**castle(RING), "seats": 5},
    ],
)
def test_what_is_no_castle_is_refused(spoilt: dict[str, Any]) -> None:
    with pytest.raises(BadInputError):
        answer({"ask": "assess", "document": spoilt})


def test_a_link_of_a_small_castle_is_short() -> None:
    assert len(link_of(castle(RING))) < 30
