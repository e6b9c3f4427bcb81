"""Score sheets and board files: lines that add up, and errors that name the place and the rule."""

from typing import Any

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.games.castellan.notation import laid_pieces
from castlewright.games.castellan.plan import piece_to_text
from castlewright.games.castellan.scoring import report, score_file
from counts import seeds
from games.castellan.situations import HALVES, RING, new

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def board(*builds: tuple[int, str], **more: object) -> dict[str, Any]:
    """A board file of these turns."""
    rows = [{"seat": seat, "put": put.split(", ") if put else []} for seat, put in builds]
    return {"game": "castellan", "seats": 2, "builds": rows, **more}


def test_sheets_agree_with_the_engine_on_random_castles() -> None:
    """Rules §6: two hands, one result."""
    for seed in seeds(2_000):
        position = new(2 + seed % 3, str(seed))
        chance = Chance(seed)
        while not position.is_over:
            position.play_random(position.seat_to_act(), chance)
            if chance.below(3) == 0 or position.is_over:
                found = report(position, NAMES[: position.seats])
                assert [sheet.total for sheet in found.sheets] == position.scores()
                assert [row.rank for row in found.standings] == position.ranking()


def test_a_line_tells_towers_cells_and_double() -> None:
    document = board((0, RING), (1, ""))
    document["builds"][0]["double"] = [1, 1]
    found = score_file(document, checked=True).to_json()
    (line,) = found["boards"][0]["lines"]  # type: ignore[index]
    assert (line["category"], line["points"], line["section"]) == ("courtyard", 8, "6")
    assert line["tiles"] == [[0, 0], [1, 0], [0, 1], [1, 1]]
    assert {name: line[name] for name in ("towers", "cells", "double")} == {
        "towers": 4,
        "cells": 4,
        "double": True,
    }
    assert found["players"] == [{"name": "A", "score": 8, "rank": 1}, {"name": "B", "score": 0, "rank": 2}]


def test_after_a_cut_the_part_with_most_towers_stays_double_unless_another_is_named() -> None:
    """Rules §8.10."""
    wide = (
        "T 0 0, S 0 0 h, T 1 0, L 1 0 h, T 3 0, L 3 0 v, T 3 2, S 2 2 h, T 2 2, S 1 2 h, T 1 2, S 0 2 h, T 0 2, L 0 0 v"
    )
    document = board((0, wide), (0, "L 1 0 v"))
    document["builds"][0]["double"] = [0, 0]
    assert score_file(document, checked=True).sheets[0].total == 4 + 2 * 5
    document["builds"][1]["double"] = [0, 1]
    assert score_file(document, checked=True).sheets[0].total == 2 * 4 + 5


def test_a_board_file_of_a_whole_random_game_scores_alike() -> None:
    """Who built a piece and when decides the owners (Rules §5)."""
    for seed in seeds(1_000):
        position = new(3, str(seed))
        chance, builds, done = Chance(seed), [], 0
        while not position.is_over:
            seat = position.seat_to_act()
            position.play_random(seat, chance)
            pieces = laid_pieces(position)[done:]
            done += len(pieces)
            builds += [{"seat": seat, "put": [piece_to_text(piece)]} for piece in pieces]
        found = score_file({"game": "castellan", "seats": 3, "builds": builds}, checked=True)
        towers = [0, 0, 0]
        for court in range(1, position.court_count + 1):
            towers[position.owners[court]] += position.court_towers[court]
        assert [sheet.total for sheet in found.sheets] == towers


REFUSED = [
    pytest.param(7, "board file: Expected", id="not an object"),
    pytest.param({**board((0, "T 0 0")), "walls": 1}, "board file: .*unknown field `walls`", id="unknown field"),
    pytest.param({"game": "castellan"}, "board file: Object missing required field `seats`", id="no seats"),
    pytest.param(board((0, ""), seats=5), "seats: Castellan takes 2 to 4 players, not 5", id="five seats"),
    pytest.param(board((0, ""), players=["A"]), "players: 1 names for 2 seats", id="names"),
    pytest.param(board((2, "T 0 0")), r"builds\[0\].seat: 2 is not a seat; seats are 0 to 1", id="no such seat"),
    pytest.param(board((0, "T 0 0, X 0 0")), r"builds\[0\].put\[1\]: 'X 0 0' is not a piece", id="unknown letter"),
    pytest.param(board((0, "S 0 0")), "is not a piece", id="a wall without a side"),
    pytest.param(board((0, "T 0 0 h")), "is not a piece", id="a tower with a side"),
    pytest.param(board((0, "T 0 x")), "'x' is not a coordinate", id="not a number"),
    pytest.param(board((0, "T 0 1001")), "'1001' is not a coordinate", id="just too far"),
    pytest.param(board((0, "T 0 99999")), "'99999' is not a coordinate", id="far away"),
    pytest.param(
        board((0, "T 0 0"), (1, "T 0 0")),
        r"builds\[1\].put\[0\]: .* a tower stands there already \(Rules §4.1\)",
        id="§4.1",
    ),
    pytest.param(board((0, "T 0 0, S 5 5 h")), r"put\[1\].*not linked to the castle.*\(Rules §4\)", id="§4 not linked"),
    pytest.param(board((0, RING + ", S 1 0 v")), r"no tower can follow \(Rules §4.2\)", id="§4.2 no room for a tower"),
    pytest.param(board((0, HALVES), (1, "L 1 0 v")), r"another player's courtyard \(Rules §4.4\)", id="§4.4"),
]


@pytest.mark.parametrize(("document", "message"), REFUSED)
def test_what_breaks_a_rule_is_refused(document: object, message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        score_file(document, checked=True)


DOUBLES = [
    pytest.param([(0, RING)], [[5, 5]], "the cell .* is in no courtyard of seat 0", id="§3.3 no court there"),
    pytest.param([(0, RING), (1, "")], [None, [0, 0]], "in no courtyard of seat 1", id="§3.3 not the own court"),
    pytest.param([(0, RING), (0, "")], [None, [0, 0]], "claimed in an earlier turn", id="§3.3 never afterwards"),
    pytest.param(
        [(0, RING), (0, "L 2 0 h, T 4 0, L 4 0 v, T 4 2, L 2 2 h")],
        [[0, 0], [2, 0]],
        "stands in another courtyard",
        id="§3.3 once per game",
    ),
]


@pytest.mark.parametrize(("builds", "doubles", "message"), DOUBLES)
def test_the_double_keep_is_checked(builds: list[tuple[int, str]], doubles: list[Any], message: str) -> None:
    document = board(*builds)
    for build, double in zip(document["builds"], doubles, strict=True):
        if double:
            build["double"] = double
    with pytest.raises(BadInputError, match=message):
        score_file(document, checked=True)


def test_unchecked_only_overlaps_are_refused() -> None:
    islands = board((0, RING), (1, "T 7 7, S 7 7 h, T 8 7, S 8 7 v, T 8 8, S 7 8 h, T 7 8, S 7 7 v"))
    with pytest.raises(BadInputError, match="not linked"):
        score_file(islands, checked=True)
    assert [sheet.total for sheet in score_file(islands, checked=False).sheets] == [4, 4]
    for piece in ("T 0 0", "T 1 0", "S 0 0 h", "L 1 -1 v", "L -1 0 h"):
        with pytest.raises(BadInputError, match="cannot lie there"):
            score_file(board((0, f"{RING}, {piece}")), checked=False)


SECOND = "L 2 0 h, T 4 0, L 4 0 v, T 4 2, L 2 2 h"
THIRD = "L 4 0 h, T 6 0, L 6 0 v, T 6 2, L 4 2 h"
"""Courts beside the ring, of four towers each like it."""

RANKS = [
    pytest.param(None, SECOND, [4, 4], [1, 1], id="§6 a court each"),
    pytest.param([0, 0], SECOND, [8, 4], [1, 2], id="§6 more points"),
    pytest.param([0, 0], f"{SECOND}, {THIRD}", [8, 8], [1, 1], id="§8.18 a double keep is two keeps"),
]


@pytest.mark.parametrize(("double", "others", "scores", "ranks"), RANKS)
def test_players_are_ranked_by_points_then_keeps(
    double: list[int] | None, others: str, scores: list[int], ranks: list[int]
) -> None:
    document = board((0, RING), (1, others), players=["Ann", "Bob"])
    document["builds"][0]["double"] = double
    found = score_file(document, checked=True).standings
    assert ([row.score for row in found], [row.rank for row in found]) == (scores, ranks)
