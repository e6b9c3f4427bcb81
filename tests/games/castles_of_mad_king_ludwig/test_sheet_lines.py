"""Single lines of the sheet: what each tile did, the rank of a favour, the rewards of downstairs pairs."""

from typing import Any

import pytest

from castlewright.games.castles_of_mad_king_ludwig import data
from games.castles_of_mad_king_ludwig.castles import CELLAR, Placed
from games.castles_of_mad_king_ludwig.situations import GAME, act, begin, complete, give_castle, give_money

STAIRS: Placed = ("stairs", -3, 6, 3)


def boards(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The sheets of a board file as JSON."""
    report: Any = GAME.scoring.score_file(document, checked=True).to_json()
    return list(report["boards"])


def steps(*tiles: Placed) -> list[dict[str, Any]]:
    """What each of these tiles did beside the foyer."""
    player = {"name": "A", "tiles": [["foyer_blue", 0, 0, 0], *(list(tile) for tile in tiles)]}
    return list(boards({"game": GAME.name, "players": [player]})[0]["steps"])


def test_the_tile_that_completes_a_second_downstairs_room_tells_its_reward() -> None:
    """§6 §11.10: none before, one with it, none after."""
    rows = steps(*CELLAR, STAIRS, ("powder_room", 3, 0, 1))
    assert [row["downstairs_rewards"] for row in rows] == [0] * 7 + [1, 0]
    assert rows[4]["completed"] == ["the_hole"]
    assert sorted(rows[-2]["completed"]) == ["fungus_room", "larder", "stairs"]


REWARDED = [
    pytest.param(CELLAR, ["stairs", "the_hole"], ["corridor"], id="§6 one downstairs room brings nothing"),
    pytest.param(
        [*CELLAR, STAIRS],
        ["stairs", "the_hole", "fungus_room", "larder", "stairs"],
        ["corridor", "food", "corridor", "downstairs"],
        id="§6 a pair of downstairs rooms brings one reward",
    ),
]


@pytest.mark.parametrize(("tiles", "completed", "rewards"), REWARDED)
def test_the_sheet_tells_what_is_complete_and_which_rewards_came(
    tiles: list[Placed], completed: list[str], rewards: list[str]
) -> None:
    player = {"name": "A", "tiles": [["foyer_blue", 0, 0, 0], *(list(tile) for tile in tiles)]}
    (sheet,) = GAME.scoring.score_file({"game": GAME.name, "players": [player]}, checked=True).sheets
    assert (sheet.completed, sheet.bonuses) == (completed, rewards)


RANKS = [
    pytest.param([3, 2, 1, 0], [1, 2, 3, None], [8, 4, 2, None], id="§7.3 in order"),
    pytest.param([3, 3, 1, 0], [1, 1, 3, None], [6, 6, 2, None], id="§7.3 two first share, the next is third"),
    pytest.param([3, 2, 2, 2], [1, 2, 2, 2], [8, 2, 2, 2], id="§7.3 three second share, rounded down"),
    pytest.param([0, 0, 0, 5], [None, None, None, 1], [None, None, None, 8], id="§7.3 nothing takes no rank"),
]


@pytest.mark.parametrize(("thousands", "ranks", "points"), RANKS)
def test_the_line_of_a_favour_tells_rank_and_points(
    thousands: list[int], ranks: list[int | None], points: list[int | None]
) -> None:
    players = [
        {"name": foyer, "tiles": [[foyer, 0, 0, 0]], "money": 1000 * money}
        for foyer, money in zip(data.FOYERS, thousands, strict=True)
    ]
    sheets = boards({"game": GAME.name, "players": players, "favors": ["money"]})
    lines = [next((line for line in sheet["lines"] if line["category"] == "favors"), None) for sheet in sheets]
    assert [line and line["args"]["rank"] for line in lines] == ranks
    assert [line and line["points"] for line in lines] == points


@pytest.mark.parametrize(
    ("choice", "points", "message"),
    [
        pytest.param("activity", 5, "ludwig-activity-downstairs", id="§6 activity"),
        pytest.param("living", 3 + 1, "ludwig-again", id="§11.11 living, with its bonus for the larder"),
    ],
)
def test_the_sheet_tells_what_a_downstairs_pair_gave(choice: str, points: int, message: str) -> None:
    position = begin(2)
    seat = position.turn
    give_castle(position, seat, CELLAR)
    give_money(position, 30, 30)
    act(position, "buy stairs")
    complete(position, "larder", "fungus_room", "stairs")
    before = GAME.scoring.report(position, ["A", "B"]).sheets[seat]
    act(position, "reward fungus_room", f"choose {choice}")
    after = GAME.scoring.report(position, ["A", "B"]).sheets[seat]
    assert after.total - before.total == points
    assert message in {line.message for line in after.lines} - {line.message for line in before.lines}


def test_what_is_written_on_tiles_adds_up_to_their_line() -> None:
    """§5 §7: rooms that share a bonus, a card that counts each of them, but no pair."""
    tiles = [["foyer_blue", 0, 0, 0], *(list(tile) for tile in [*CELLAR, STAIRS])]
    cards = ["type_downstairs", "completed_rooms"]
    player = {"name": "A", "tiles": tiles, "bonus_cards": cards, "money": 0}
    document = {"game": GAME.name, "players": [player], "depleted": ["stairs"]}
    lines = GAME.scoring.score_file(document, checked=True).sheets[0].lines
    assert all(sum(mark.points for mark in line.marks) == line.points for line in lines if line.marks)
    marked = {line.args.get("card", line.category) for line in lines if line.marks}
    assert marked == {"placement", "depleted", "type_downstairs"}
