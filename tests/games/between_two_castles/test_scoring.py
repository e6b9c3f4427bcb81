"""The points of Between Two Castles: a table for every rule, and the sheet against the fast score."""

from collections.abc import Iterator
from typing import Any

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError, RuleError
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import (
    castle_attendants,
    castle_cards,
    castle_rooms,
    castle_throne,
)
from castlewright.games.between_two_castles.plan import from_castle
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.position import own
from castlewright.games.between_two_castles.scoring import CATEGORIES, score_card, score_file, score_plan
from counts import seeds, share
from games.between_two_castles.drawn import castle_of, grown_castle, plan_of, points_of, rooms_of
from playing import Setup, positions

ROOM_POINTS = [
    pytest.param("bakery@2,0 sauna@3,0", "bakery", 2, id="§6.1 one of the two cells beside"),
    pytest.param("bakery@-2,0 sauna@-1,0 kennel@-3,0", "bakery", 4, id="§6.1 both cells beside"),
    pytest.param("bakery@2,0 sauna@2,1", "bakery", 0, id="§6.1 above does not count for beside"),
    pytest.param("kitchen@2,0 bakery@2,1", "kitchen", 2, id="§6.1 above"),
    pytest.param("kitchen@2,1 bakery@2,0 pantry@2,2", "kitchen", 4, id="§6.1 above and below"),
    pytest.param("brandy_room@0,1", "brandy_room", 2, id="§6.1 the throne room below is special"),
    pytest.param("china_room@2,0 fountain@3,0", "china_room", 4, id="§6.1 the throne room beside is special"),
    pytest.param("chocolate_room@2,0 crypt@2,-1 spy_room@2,-2", "chocolate_room", 4, id="§6.1 two straight below"),
    pytest.param("spice_room@2,0 spy_room@2,-2 crypt@1,-2 dungeon@1,-1", "spice_room", 2, id="§11.16 across a gap"),
    pytest.param("chocolate_room@2,0 crypt@2,-3", "chocolate_room", 0, id="§6.1 three below is too far"),
    pytest.param("chocolate_room@2,1 sauna@2,0 crypt@2,-1", "chocolate_room", 2, id="§6.1 from the second level"),
    pytest.param("map_room@2,0 solar@3,0 nap_room@3,1 nursery@2,1 bunk_room@1,1", "map_room", 4, id="§6.2 around"),
    pytest.param("map_room@2,0 solar@4,0", "map_room", 0, id="§6.2 two columns away"),
    pytest.param("cape_room@2,0 crypt@1,-1 dungeon@2,-1 spy_room@3,-1", "cape_room", 6, id="§6.2 downstairs pays 2"),
    pytest.param("reading_room@2,1 sauna@2,0 sty@3,0 stables@2,2", "reading_room", 4, id="§6.2 outdoor pays 2"),
    pytest.param("library@0,1", "library", 1, id="§6.11 the throne room under a living room counts once"),
    pytest.param("study@2,1 sauna@2,0", "study", 1, id="§6.2 the throne room by a corner"),
    pytest.param("game_storage@2,0 library@3,0 study@4,0 salon@4,1", "game_storage", 3, id="§6.3 a chain"),
    pytest.param("game_storage@2,0 library@3,0 sauna@4,0 study@5,0", "game_storage", 1, id="§6.3 a broken chain"),
    pytest.param("tool_room@2,0 sauna@3,0 kennel@4,0", "tool_room", 2, id="§11.15 not itself"),
    pytest.param("tool_room@3,0 sauna@2,0 kennel@4,0", "tool_room", 2, id="§11.15 on both sides"),
    pytest.param("panic_room@-1,0 fountain@2,0 tower@0,1", "panic_room", 3, id="§11.14 the throne room links"),
    pytest.param("panic_room@3,0 sauna@2,0 fountain@4,0", "panic_room", 1, id="§6.3 not through others"),
    pytest.param("fish_pond@2,0 kitchen@-1,0 bakery@-2,0", "fish_pond", 2, id="§6.4 anywhere"),
    pytest.param("biergarten@2,0 fountain@3,0", "biergarten", 2, id="§6.4 special rooms with the throne room"),
    pytest.param("solar@2,0", "solar", 1, id="§6.5 types are missing"),
    pytest.param(
        "solar@2,0 kitchen@3,0 salon@4,0 sauna@5,0 sty@6,0 dead_end@7,0 crypt@0,-1",
        *("solar", 4),
        id="§6.5 all other types are there",
    ),
    pytest.param("fountain@-1,0 solar@2,0 kitchen@3,0", "solar", 1, id="§6.5 special rooms stand in for nothing"),
    pytest.param("dead_end@2,0 pantry@3,0 sauna@2,1", "dead_end", 2, id="§6.6 swords around"),
    pytest.param("dead_end@2,0 great_hall@3,0", "great_hall", 1, id="§6.6 not itself"),
    pytest.param("echo_chamber@-1,1 kitchen@-1,0", "echo_chamber", 2, id="§6.6 the throne room's torch counts"),
    pytest.param("laboratory@2,-1 sauna@2,0 kennel@2,1", "laboratory", 2, id="§6.7 upwards"),
    pytest.param("laboratory@2,-1 sauna@3,0 kennel@2,0", "laboratory", 1, id="§6.7 its own column only"),
    pytest.param("crypt@0,-2 dungeon@0,-1 spy_room@0,-3", "crypt", 2, id="§6.7 downstairs looks both ways"),
    pytest.param("armory@0,-1 grand_foyer@0,-2", "armory", 4, id="§6.7 special rooms pay 2, both ways"),
    pytest.param("armory@1,-1 fountain@1,1", "armory", 4, id="§11.17 the throne room is in column 1 too"),
    pytest.param("mold_room@2,-2 crypt@1,-2 dungeon@1,-1 kitchen@2,0", "mold_room", 1, id="§11.16 holes do not matter"),
    pytest.param("fountain@2,0", "fountain", 5, id="§6.8 fountain"),
    pytest.param("tower@0,1 crypt@0,-1 dungeon@0,-2", "tower", 3, id="§6.8 tower with the throne room"),
    pytest.param("tower@2,0", "tower", 0, id="§6.8 tower on the ground"),
    pytest.param("grand_foyer@0,1 sauna@1,1 kennel@-1,0", "grand_foyer", 3, id="§6.8 grand foyer"),
    pytest.param("grand_foyer@0,-1 grand_foyer@1,-1", "grand_foyer", 4, id="§6.8 two grand foyers"),
]


@pytest.mark.parametrize(("picture", "room", "points"), ROOM_POINTS)
def test_a_room_scores(picture: str, room: str, points: int) -> None:
    assert points_of(plan_of(picture), room) == points


THRONE_POINTS = [
    pytest.param("throne_utility_sleeping", "sauna@1,1 solar@2,0", 4, id="§6.9 one of each"),
    pytest.param("throne_utility_sleeping", "nap_room@1,1 solar@2,0", 4, id="§6.9 two of one type"),
    pytest.param("throne_utility_sleeping", "sauna@0,1 solar@-1,0", 0, id="§6.9 on other cells"),
    pytest.param("throne_corridor_downstairs", "crypt@0,-1 dead_end@1,-1", 4, id="§6.9 below"),
    pytest.param("throne_food_sleeping", "kitchen@-1,0 sauna@0,1", 2, id="§6.9 one of two"),
]


@pytest.mark.parametrize(("throne", "picture", "points"), THRONE_POINTS)
def test_a_throne_room_scores(throne: str, picture: str, points: int) -> None:
    assert points_of(plan_of(picture, throne), throne) == points


ATTENDANT_POINTS = [
    pytest.param("kitchen@2,0 fireplace@3,0", ["fire_juggler"], [2], id="§6.10 the throne room counts"),
    pytest.param("kitchen@2,0 fountain@3,0 sty@4,0", ["aesthete"], [0], id="§6.10 nothing"),
    pytest.param("kitchen@2,0", ["fire_juggler", "fire_juggler"], [2, 2], id="§6.10 two of a kind pay twice"),
    pytest.param("bakery@2,0 salon@3,0", ["knight", "painter"], [1, 1], id="§6.10 two kinds"),
]


@pytest.mark.parametrize(("picture", "attendants", "points"), ATTENDANT_POINTS)
def test_attendants_score(picture: str, attendants: list[str], points: list[int]) -> None:
    plan = plan_of(picture, attendants=attendants)
    sheet = score_plan(plan)
    assert [line.points for line in sheet.lines if line.category == "attendants"] == points
    assert sheet.total == score_castle(castle_of(plan))


BLOCK = "kitchen@2,0 pantry@-1,0 sauna@0,1 kennel@1,1 salon@2,1 study@-1,1 crypt@0,-1 dungeon@1,-1 spy_room@2,-1"
RING = f"{BLOCK} armory@-1,-1"
TOWERED = f"{RING} solar@0,2 nursery@1,2 nap_room@-1,2 bunk_room@2,2"
LEDGE = "kitchen@2,0 pantry@3,0 sauna@4,0 kennel@5,0 salon@3,1 study@4,1 library@5,1 solar@3,2 nursery@4,2"
"""Far from the throne room a room above the ground with one corner open."""

CARD_POINTS = [
    *[
        pytest.param(
            *(name, " ".join(f"{constants.ROOM_IDS[21 * number + index]}@{2 + index},0" for index in range(3)), 6),
            id=f"§7.1 per {name} room",
        )
        for number, name in enumerate(data.TYPES[:6])
    ],
    pytest.param("downstairs", "crypt@0,-1 dungeon@1,-1", 4, id="§7.1 per downstairs room"),
    pytest.param("special", "fountain@2,0 tower@3,0", 6, id="§7.1 special rooms with the throne room"),
    pytest.param("kinds", "fountain@2,0 tower@3,0 fountain@4,0 sauna@5,0", 3, id="§7.2 each kind once"),
    pytest.param("kinds", "", 0, id="§7.2 the throne room is no kind"),
    pytest.param("sets_of_3", "sauna@2,0 kennel@3,0 key_room@4,0 kittenry@5,0", 2, id="§7.3 a type counts once"),
    pytest.param("sets_of_3", "fountain@2,0 tower@3,0 tower@4,0", 0, id="§7.3 special rooms are no set"),
    pytest.param("sets_of_5", "sauna@2,0 kennel@3,0 key_room@4,0 kittenry@5,0", 0, id="§7.3 four are not five"),
    pytest.param("sets_of_5", "solar@2,0 nursery@3,0 nap_room@4,0 bunk_room@5,0 tasso_room@6,0", 4, id="§7.3 five"),
    pytest.param("below_ground", BLOCK, 3, id="§7.4 below ground"),
    pytest.param("below_ground", "grand_foyer@0,-1", 1, id="§7.4 special rooms count"),
    pytest.param("level_3", TOWERED, 4, id="§7.4 level 3 is row 2"),
    pytest.param("height", TOWERED, 4, id="§7.5 rows with those below ground"),
    pytest.param("height", "", 1, id="§7.5 the throne room alone is one row"),
    pytest.param("width", "", 2, id="§7.5 and two columns"),
    pytest.param("width", BLOCK, 4, id="§7.5 columns"),
    pytest.param("surrounded_8", RING, 3, id="§7.6 the throne room with ten cells"),
    pytest.param("surrounded_8", BLOCK, 0, id="§7.6 nine cells are not ten"),
    pytest.param("surrounded_8", TOWERED, 9, id="§7.6 the throne room fills two cells of the eight"),
    pytest.param("surrounded_8", LEDGE, 0, id="§7.6 seven cells are not eight, away from the throne room"),
    pytest.param("surrounded_8", f"{LEDGE} nap_room@5,2", 3, id="§7.6 eight cells away from the throne room"),
    pytest.param("surrounded_4", RING, 2, id="§7.6 the throne room with six sides"),
    pytest.param("surrounded_4", TOWERED, 6, id="§7.6 four sides"),
    pytest.param("throne_variety", RING, 6, id="§7.7 three types at its sides"),
    pytest.param("throne_variety", "fountain@2,0 tower@0,1 sauna@1,1", 2, id="§7.7 special rooms are no type"),
    pytest.param("throne_enclosed", BLOCK, 9, id="§7.7 nine of ten cells"),
]


@pytest.mark.parametrize(("card", "picture", "points"), CARD_POINTS)
def test_a_card_scores(card: str, picture: str, points: int) -> None:
    plan = plan_of(picture, cards=[card])
    assert score_card(plan, card).points == points
    assert score_plan(plan).total == score_castle(castle_of(plan))


@pytest.mark.parametrize("kind", data.SPECIALS)
def test_special_rooms_make_no_sets(kind: str) -> None:
    """Rules §7.3: types are the seven standard types."""
    picture = " ".join(f"{kind}@{x},0" for x in range(2, 7))
    plan = plan_of(picture, cards=["sets_of_3", "sets_of_5"])
    assert [score_card(plan, card).points for card in plan.cards] == [0, 0]
    assert score_castle(castle_of(plan)) == score_plan(plan).total


def test_the_sheet_tells_the_bonuses_of_a_castle() -> None:
    """Rules §5: by the third room of a type its own, by the fifth a special room."""
    four = "solar@2,0 nursery@3,0 nap_room@4,0 bunk_room@5,0"
    assert score_plan(plan_of("solar@2,0 nursery@3,0")).bonuses == []
    assert score_plan(plan_of(four)).bonuses == ["sleeping"]
    assert score_plan(plan_of(f"{four} tasso_room@6,0")).bonuses == ["sleeping", "special"]


def test_attendants_pay_by_card() -> None:
    """Rules §7.1: four points per attendant."""
    plan = plan_of("", attendants=["painter", "painter"], cards=["attendants"])
    assert score_card(plan, "attendants").points == 8
    assert score_castle(castle_of(plan)) == 8 + 0


# The sheet and the fast score.


def agree(castle: Castle) -> None:
    sheet = score_plan(from_castle(castle, "castle"))
    assert sheet.total == score_castle(castle)
    assert sum(sheet.categories.values()) == sheet.total
    rooms = castle.count - 1 + castle.attendant_count + castle.card_count + 1
    assert len(sheet.lines) == rooms


def test_the_sheet_equals_the_fast_score_on_castles_grown_at_random() -> None:
    chance = Chance(1)
    for _ in range(share(100_000)):
        agree(grown_castle(chance))


def played_castles() -> Iterator[Castle]:
    """Castles from all steps of random games."""
    for seed in range(1_000_000):
        for step, position in enumerate(positions(Setup("between_two_castles", 2 + seed % 6), seed)):
            if step % 10 == 9:
                yield from own(position).castles


def test_the_sheet_equals_the_fast_score_on_castles_from_play() -> None:
    castles = played_castles()
    for _ in range(share(100_000)):
        agree(next(castles))


def test_every_line_names_its_rule_and_its_message() -> None:
    chance = Chance(2)
    for _ in range(share(2_000)):
        sheet = score_plan(from_castle(grown_castle(chance), "castle"))
        for line in sheet.lines:
            assert line.category in CATEGORIES
            assert line.message == f"two-castles-{line.category}"
            assert line.section.split(".")[0] in {"6", "7"}


# Board files.


def document(*castles: dict[str, Any], players: list[str] | None = None) -> dict[str, Any]:
    full = [{"name": "A", "throne": "throne_food_sleeping", "rooms": [], **castle} for castle in castles]
    return {"game": "between_two_castles", "castles": full, **({"players": players} if players else {})}


BROKEN = [
    pytest.param("kitchen@2,1", "4.2", r"castles\[0\].rooms\[0\]: kitchen on 2,1 stands on nothing", id="§4.2 support"),
    pytest.param("kitchen@3,0", "4.1", "kitchen on 3,0 is not joined", id="§4.1 contact"),
    pytest.param("kitchen@2,-1", "4.3", "kitchen may not stand below ground", id="§4.3 food below ground"),
    pytest.param("crypt@2,0", "4.3", "crypt may not stand on the ground or above", id="§4.3 downstairs"),
    pytest.param("fountain@0,-1", "4.3", "fountain may not stand below ground", id="§4.3 fountain"),
    pytest.param("sty@2,0 sauna@2,1", "4.4", "sauna on 2,1 stands above sty", id="§4.4 outdoor room"),
    pytest.param("tower@2,0 fountain@2,1", "4.4", "stands above tower", id="§4.4 tower"),
    pytest.param("kitchen@2,0 kitchen@3,0", "2", "there is only one kitchen, and 'A' has it", id="§2 once each"),
    pytest.param("crypt@0,-1 dungeon@2,-2", "4.1", "dungeon on 2,-2 is not joined", id="§4.1 a corner is not enough"),
]


@pytest.mark.parametrize(("picture", "section", "message"), BROKEN)
def test_a_castle_that_breaks_a_rule_is_refused_unless_unchecked(picture: str, section: str, message: str) -> None:
    board = document({"rooms": rooms_of(picture)})
    with pytest.raises(RuleError, match=message) as caught:
        score_file(board, checked=True)
    assert caught.value.section == section
    assert score_file(board, checked=False).sheets


def test_overlaps_are_always_refused() -> None:
    for picture in ("kitchen@1,0", "kitchen@2,0 sauna@2,0"):
        for checked in (True, False):
            with pytest.raises(RuleError, match=r"Rules §4\)"):
                score_file(document({"rooms": rooms_of(picture)}), checked=checked)


def test_a_third_attendant_is_refused() -> None:
    """Rules §5: two of a kind may stay, and both are paid for the throne room's own decoration (§6.10)."""
    two = {"throne": "throne_utility_food", "attendants": ["painter"] * 2}
    assert score_file(document(two), checked=True).sheets[0].total == 2
    with pytest.raises(RuleError, match="3 attendants, but the throne room holds 2"):
        score_file(document({"attendants": ["painter"] * 3}), checked=True)


FARTHEST = [
    pytest.param(99, 0, True, id="to the right"),
    pytest.param(-99, 0, True, id="to the left"),
    pytest.param(0, 99, True, id="up"),
    pytest.param(0, -99, True, id="down"),
    pytest.param(100, 0, False, id="too far to the right"),
    pytest.param(-100, 0, False, id="too far to the left"),
    pytest.param(0, 100, False, id="too far up"),
    pytest.param(0, -100, False, id="too far down"),
]


@pytest.mark.parametrize(("x", "y", "is_read"), FARTHEST)
def test_rooms_within_99_cells_are_read(x: int, y: int, is_read: bool) -> None:
    board = document({"rooms": [["kitchen", x, y]]})
    if is_read:
        assert score_file(board, checked=False).sheets
    else:
        with pytest.raises(BadInputError, match="more than 99 cells"):
            score_file(board, checked=False)


SEATS = [
    pytest.param(2, 3, True, id="§9.1 two players build three castles"),
    pytest.param(2, 2, False, id="§9.1 and not two"),
    pytest.param(3, 3, True, id="§3 three"),
    pytest.param(7, 7, True, id="§3 seven"),
    pytest.param(4, 3, False, id="§3 not three castles for four"),
    pytest.param(1, 1, False, id="§3 nobody plays alone"),
    pytest.param(8, 8, False, id="§3 eight are too many"),
]


@pytest.mark.parametrize(("players", "castles", "fits"), SEATS)
def test_players_must_fit_the_castles(players: int, castles: int, fits: bool) -> None:
    board = document(*({} for _ in range(castles))) | {"players": [f"player {seat}" for seat in range(players)]}
    if fits:
        assert len(score_file(board, checked=True).standings) >= players
    else:
        with pytest.raises(BadInputError, match="players: "):
            score_file(board, checked=True)


UNREADABLE = [
    pytest.param({"throne": "gold"}, r"castles\[0\].throne: unknown throne room 'gold'", id="throne"),
    pytest.param({"rooms": [["attic", 2, 0]]}, r"castles\[0\].rooms\[0\]: unknown room 'attic'", id="room"),
    pytest.param({"rooms": [["throne_food_sleeping", 2, 0]]}, "unknown room", id="a second throne room"),
    pytest.param({"rooms": [["kitchen", 200, 0]]}, "more than 99 cells", id="too far"),
    pytest.param({"attendants": ["cook"]}, r"castles\[0\].attendants\[0\]: unknown attendant", id="attendant"),
    pytest.param({"bonus_cards": ["luck"]}, r"castles\[0\].bonus_cards\[0\]: unknown bonus card", id="card"),
    pytest.param({"rooms": [["kitchen", "2", 0]]}, "Expected `int`", id="no number"),
    pytest.param({"doors": 1}, "unknown field", id="unknown field"),
]


@pytest.mark.parametrize(("castle", "message"), UNREADABLE)
def test_a_file_that_cannot_be_read_names_the_place(castle: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        score_file(document(castle), checked=False)


def test_players_fit_the_castles() -> None:
    with pytest.raises(BadInputError, match="2 players build 3 castles, but the file has 2"):
        score_file(document({}, {}, players=["Ann", "Bob"]), checked=True)
    with pytest.raises(BadInputError, match="there is no castle to score"):
        score_file(document(), checked=True)
    with pytest.raises(BadInputError, match="between 2 and 7 players"):
        score_file(document({}, players=["Ann"]), checked=True)


def test_ludwig_is_ranked_with_two_players() -> None:
    """Rules §9.5: he can win."""
    castles = [{}, {"rooms": [["fountain", 2, 0]]}, {"rooms": [["fountain", 2, 0]]}]
    standings = score_file(document(*castles, players=["Ann", "Bob"]), checked=True).standings
    assert [(row.name, row.score, row.rank) for row in standings] == [("Ann", 0, 2), ("Bob", 0, 2), ("Ludwig", 5, 1)]


def test_castles_from_play_are_accepted_in_any_order_of_rooms() -> None:
    chance = Chance(3)
    for seed in seeds(1_000):
        *_, last = positions(Setup("between_two_castles", 2 + seed % 6), seed)
        table = own(last)
        castles = []
        for castle in table.castles:
            rooms = castle_rooms(castle)
            order = sorted(rooms, key=lambda _: chance.below(1_000_000))
            extras = {"attendants": castle_attendants(castle), "bonus_cards": castle_cards(castle)}
            castles.append({"throne": castle_throne(castle), "rooms": order, **extras})
        totals = [sheet.total for sheet in score_file(document(*castles), checked=True).sheets]
        assert totals == [table.score_castle(index) for index in range(table.ring)]


@pytest.mark.parametrize("seed", range(20))
def test_what_each_room_adds_makes_up_the_points_of_its_line(seed: int) -> None:
    """Only cards that count sets, rows, columns or attendants have no marks."""
    sheet = score_plan(from_castle(grown_castle(Chance(seed)), "castle"))
    for line in sheet.lines:
        if line.marks or line.category != "bonus_cards":
            assert sum(mark.points for mark in line.marks) == line.points, line
        assert all(mark.tile in line.tiles for mark in line.marks)
