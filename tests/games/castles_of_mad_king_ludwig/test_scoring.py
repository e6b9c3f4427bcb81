"""The score sheet and board files: every point explained, two hands with one result, errors that name the place."""

from typing import Any

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError, RuleError
from castlewright.core.texts import LANGUAGES, texts
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.final import card_points, depleted_points, favour_value
from castlewright.games.castles_of_mad_king_ludwig.position import own
from castlewright.games.castles_of_mad_king_ludwig.scoring import solo_rank
from counts import seeds
from games.castles_of_mad_king_ludwig.castles import placed, random_castle
from games.castles_of_mad_king_ludwig.situations import GAME, begin, new

Document = dict[str, Any]


def board(*tiles: tuple[str, int, int, int], **rest: object) -> Document:
    """A board file of one player."""
    player = {"name": "A", "tiles": [["foyer_blue", 0, 0, 0], *(list(tile) for tile in tiles)]}
    table: Document = {key: rest.pop(key) for key in ("favors", "depleted", "edition") if key in rest}
    return {"game": GAME.name, "players": [{**player, **rest}], **table}


def score(document: Document, checked: bool = True) -> Document:
    report: Any = GAME.scoring.score_file(document, checked).to_json()
    return report["boards"][0]  # type: ignore[no-any-return]


def test_every_point_has_its_reason() -> None:
    """§5.1 §5.2 §5.3"""
    result = score(board(("nap_room", 3, 1, 2), ("lilac_cabinet", 4, -1, 0)))
    lines = {(line["message"], line["points"], line["section"]) for line in result["lines"]}
    assert lines == {
        ("ludwig-room-points", 2, "5.1"),
        ("ludwig-room-points", 5, "5.1"),
        ("ludwig-other-connected", 2, "5.3"),
    }
    english = texts("en", GAME.package)
    text = english("ludwig-own-connected", {"room": "nap_room", "type": "living", "each": 2, "count": 1})
    assert text == "Nap Room: connected living rooms, 2 × 1"


def test_categories_of_a_whole_board() -> None:
    """§7.2 §7.3 §7.5 §9.2"""
    document = board(
        *(("nap_room", 3, 1, 2), ("lilac_cabinet", 4, -1, 0)),
        bonus_cards=["size_200"],
        money=29000,
        start=2,
        favors=["money", "count_food"],
        depleted=[200, "stairs"],
    )
    result = score(document)
    assert result["categories"] == {
        "start": 2,
        "placement": 9,
        "reward": 0,
        "depleted": 2,
        "favors": 8,
        "bonus_cards": 2,
        "money": 2,
    }
    assert result["total"] == 25
    assert [row["points"] for row in result["steps"]] == [0, 2, 7]
    assert result["external_entrances"] == 3


GALLERY = [
    ("gallery_of_mirrors", 3, 0, 0),
    ("dining_room", 1, 2, 3),
    ("hallway", 9, -6, 1),
    ("audience_room", 10, 0, 2),
]
"""The last tile completes the gallery, which then scores 7 again (Rules §6)."""


@pytest.mark.parametrize(
    ("rewards", "points"),
    [
        pytest.param(None, 7, id="§6 by default at once"),
        pytest.param([], 0, id="§6 never"),
        pytest.param([["living", 1, 5]], 7, id="§6 by the last tile"),
        pytest.param([["living", 1, 3]], 5, id="§6 with fewer tiles"),
        pytest.param([["activity", 0, 5]], 5, id="§6 a pair of downstairs rooms"),
        pytest.param([["activity", 1, 5]], 5, id="§6 a pair, whatever room is named"),
    ],
)
def test_a_file_may_say_when_rewards_were_taken(rewards: list[list[object]] | None, points: int) -> None:
    more = {} if rewards is None else {"rewards": rewards}
    assert score(board(*GALLERY, **more))["categories"]["reward"] == points


@pytest.mark.parametrize("reward", [["play", 1, 5], ["living", 5, 5], ["living", 3, 3], ["living", 1, 6]])
def test_a_reward_that_cannot_have_been_is_refused(reward: list[object]) -> None:
    with pytest.raises(BadInputError, match=r"rewards\[0\]"):
        score(board(*GALLERY, rewards=[reward]))


def test_a_board_may_start_anywhere() -> None:
    """§11.19"""
    tiles = [["foyer_red", 500, -70, 0], ["nap_room", 503, -69, 2]]
    document = {"game": GAME.name, "players": [{"name": "A", "tiles": tiles}]}
    assert score(document)["total"] == 2


def test_players_are_ranked() -> None:
    """§7.6: area, then with the second edition money."""
    tile = [["foyer_red", 0, 0, 0]]
    players = [{"name": "A", "tiles": tile, "money": 1000}, {"name": "B", "tiles": [["foyer_blue", 0, 0, 0]]}]
    second = GAME.scoring.score_file({"game": GAME.name, "players": players}, checked=True)
    first = GAME.scoring.score_file({"game": GAME.name, "edition": "first", "players": players}, checked=True)
    assert [row.rank for row in second.standings] == [1, 2]
    assert [row.rank for row in first.standings] == [1, 1]


RULE_BREAKS = [
    pytest.param([("nap_room", 9, 9, 0)], "4.1", id="§4.1 apart"),
    pytest.param([("nap_room", 1, 1, 0)], "4.2", id="§4.2 overlap"),
    pytest.param(
        [("powder_room", 3, 0, 1), ("broom_closet", -2, 0, 3), ("cloak_room", 0, 3, 2)], "4.5", id="§4.5 closed"
    ),
    pytest.param([("stairs", 3, 1, 0)], "4.6", id="§4.6 levels"),
    pytest.param(
        [("stairs", -3, 1, 0), ("downstairs_hallway", -9, 1, 0), ("stairs", -12, 1, 2)],
        "11.17",
        id="§11.17 stairs by the dark end alone",
    ),
    pytest.param([("porch", 1, 3, 2), ("hallway", -1, 0, 1), ("hallway", 0, 5, 0)], "4.7", id="§4.7 fence"),
    pytest.param([("nap_room", 3, 1, 2), ("nap_room", -4, 1, 0)], "1", id="§1 twice the same room"),
]


@pytest.mark.parametrize(("tiles", "section"), RULE_BREAKS)
def test_a_board_that_breaks_a_rule_is_refused(tiles: list[tuple[str, int, int, int]], section: str) -> None:
    document = board(*tiles)
    with pytest.raises(RuleError, match=rf"players\[0\]\.tiles\[{len(tiles)}\].*§{section}\)") as error:
        score(document)
    assert error.value.section == section
    if section == "4.2":
        with pytest.raises(RuleError):
            score(document, checked=False)
    else:
        assert score(document, checked=False)["total"] is not None


BAD_FILES = [
    pytest.param({"players": []}, "players: between 1 and 4", id="no players"),
    pytest.param(board(("nap", 3, 1, 2)), r"players\[0\]\.tiles\[1\]: unknown tile 'nap'", id="unknown tile"),
    pytest.param(board(("nap_room", 3, 1, 4)), r"tiles\[1\]: 4 is not a number of quarter turns", id="turns"),
    pytest.param(board(("nap_room", 10**9, 1, 0)), r"tiles\[1\]: the tile lies further", id="far away"),
    pytest.param(board(("foyer_red", 3, 1, 0)), r"tiles\[1\]: the first tile", id="a second foyer"),
    pytest.param(board(bonus_cards=["x"]), r"players\[0\]\.bonus_cards\[0\]: unknown name 'x'", id="card"),
    pytest.param(
        board(bonus_cards=["money"] * 2), r"players\[0\]\.bonus_cards\[1\]: 'money' is there twice", id="twice"
    ),
    pytest.param(board(favors=["speed"]), r"favors\[0\]: unknown name 'speed'", id="favour"),
    pytest.param(board(depleted=[120]), r"depleted\[0\]: there is no stack 120", id="stack"),
    pytest.param(board(money=-1), r"players\[0\]\.money: -1", id="money"),
    pytest.param(board(start=9), r"players\[0\]\.start: 9", id="start"),
    pytest.param(board(edition="third"), "board file: ", id="edition"),
    pytest.param(
        {"players": [{"name": "A", "tiles": []}]}, r"players\[0\]\.tiles: the castle has no tiles", id="no tiles"
    ),
    pytest.param({"players": [{"name": "A", "tiles": [["foyer_red", 0, 0]]}]}, "board file: ", id="short tile"),
]


@pytest.mark.parametrize(("document", "message"), BAD_FILES)
@pytest.mark.parametrize("checked", [True, False])
def test_a_file_that_cannot_be_read_is_refused(document: Document, message: str, checked: bool) -> None:
    with pytest.raises(BadInputError, match=message):
        score({"game": GAME.name, **document}, checked)


@pytest.mark.parametrize(("width", "height", "fits"), [(328, 328, True), (329, 328, False), (328, 329, False)])
def test_tiles_far_apart_are_refused_unchecked(width: int, height: int, fits: bool) -> None:
    """With a margin of one cell on every side the ground has 330 by 330 cells."""
    document = board(("nap_room", width - 4, 0, 0), ("study", 0, height - 3, 0))
    if fits:
        assert score(document, checked=False)["total"] == 2 + 4
    else:
        with pytest.raises(BadInputError, match="further apart"):
            score(document, checked=False)


@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_no_tile_lies_further_from_the_foyer_than_420_cells(x: int, y: int) -> None:
    assert score(board(("nap_room", 420 * x, 420 * y, 0)), checked=False)["total"] == 2
    with pytest.raises(BadInputError, match="lies further from the foyer"):
        score(board(("nap_room", 421 * x, 421 * y, 0)), checked=False)


def test_the_sheet_equals_the_fast_score_on_random_castles() -> None:
    """§5 §6 §7 §9: placement points, completion and all final points, two ways."""
    for seed in seeds(100_000):
        castle = random_castle(seed, 2 + seed % 18)
        money, depleted = seed % 40, seed * 7919 % 4096
        stacks = [*data.SIZES, data.HALLWAY, data.STAIRS]
        document = {
            "game": GAME.name,
            "players": [
                {"name": "A", "tiles": placed(castle), "bonus_cards": constants.BONUS_CARDS, "money": 1000 * money}
            ],
            "favors": list(data.FAVOURS),
            "depleted": [stack for number, stack in enumerate(stacks) if depleted >> number & 1],
        }
        categories = score(document)["categories"]
        assert categories["placement"] == castle.points
        assert categories["depleted"] == depleted_points(castle, depleted)
        assert categories["bonus_cards"] == sum(
            card_points(card, castle, money) for card in range(constants.BONUS_DECK)
        )
        values = [favour_value(favour, castle, money) for favour in range(len(data.FAVOURS))]
        assert categories["favors"] == 8 * sum(value > 0 for value in values)


SOLO_RANKS = [
    pytest.param("first", 50, 1, id="§8 first edition, 50"),
    pytest.param("first", 51, 2, id="§8 first edition, 51"),
    pytest.param("first", 101, 5, id="§8 first edition, 101"),
    pytest.param("second", 59, 1, id="§8 second edition, 59"),
    pytest.param("second", 60, 2, id="§8 second edition, 60"),
    pytest.param("second", 111, 5, id="§8 second edition, 111"),
]


@pytest.mark.parametrize(("edition", "points", "rank"), SOLO_RANKS)
def test_solo_ranks(edition: str, points: int, rank: int) -> None:
    assert solo_rank(edition, points) == rank


def test_a_solo_report_tells_the_rank() -> None:
    """§8"""
    report = GAME.scoring.report(begin(1), ["A"])
    assert report.sheets[0].extra["solo_rank"] == 1


def test_every_line_can_be_said_in_every_language() -> None:
    for language in LANGUAGES:
        say = texts(language, GAME.package)
        for seed in seeds(2_000):
            position = new(1 + seed % 4, str(seed))
            chance = Chance(seed)
            while not position.is_over:
                position.play_random(position.seat_to_act(), chance)
            report = GAME.scoring.report(own(position), ["A", "B", "C", "D"][: position.seats])
            for sheet in report.sheets:
                assert all(say(line.message, line.args) for line in sheet.lines)
