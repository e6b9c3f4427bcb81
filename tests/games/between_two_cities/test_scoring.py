"""The points of a city, rule by rule, on the sheet and on the fast way alike."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError, RuleError
from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.scoring import Plan, score_cities, score_city, score_file
from castlewright.games.between_two_cities.shops import best_shop_lines
from counts import share
from games.between_two_cities.drawn import random_rows, rows_of, sheet_points, table_of

CITIES = [
    pytest.param("S", "shop", 2, id="§6.1 a shop alone"),
    pytest.param("SS", "shop", 5, id="§6.1 a line of two"),
    pytest.param("SSS", "shop", 10, id="§6.1 a line of three"),
    pytest.param("SSSS", "shop", 16, id="§6.1 a line of four"),
    pytest.param("S.|.S", "shop", 4, id="§6.1 corners make no line"),
    pytest.param("SS|SS", "shop", 10, id="§6.1 a square is two lines"),
    pytest.param("SS|S.", "shop", 7, id="§6.1 a shop counts in one line only"),
    pytest.param("S.S", "shop", 4, id="§6.1 a gap breaks the line"),
    pytest.param(".SSS|..S.|..S.|.SSS", "shop", 25, id="§6.1 the best split, not the longest line first"),
    pytest.param("SSSS|S...|S...|S...", "shop", 26, id="§10.9 a line may be shortened"),
    pytest.param("d", "tavern", 1, id="§6.3 one tavern"),
    pytest.param("df", "tavern", 4, id="§6.3 two kinds"),
    pytest.param("dfm", "tavern", 9, id="§6.3 three kinds"),
    pytest.param("dfmb", "tavern", 17, id="§6.3 all four kinds"),
    pytest.param("dd", "tavern", 2, id="§6.3 equal kinds are sets of their own"),
    pytest.param("mddf|f...", "tavern", 13, id="§6.3 a set of three and one of two"),
    pytest.param("O", "office", 1, id="§6.4 one office"),
    pytest.param("OOO|OOO", "office", 21, id="§6.4 a full set of six"),
    pytest.param("OOOO|OOO.", "office", 22, id="§6.4 the seventh starts a new set"),
    pytest.param("OOOO|OOOO|OOOO", "office", 42, id="§6.4 two full sets"),
    pytest.param("Od", "office", 2, id="§6.4 next to a tavern"),
    pytest.param("dOm", "office", 2, id="§6.4 never more than one more"),
    pytest.param("OdO", "office", 5, id="§6.4 a tavern serves any number of offices"),
    pytest.param("O.|.d", "office", 1, id="§6.4 a corner is not next to it"),
    pytest.param("P", "park", 2, id="§6.5 one park"),
    pytest.param("PP", "park", 8, id="§6.5 two together"),
    pytest.param("PPP", "park", 12, id="§6.5 three together"),
    pytest.param("PPP|PP.", "park", 14, id="§6.5 one more for each further park"),
    pytest.param("P.|.P", "park", 4, id="§6.5 corners do not join"),
    pytest.param("HS", "house", 1, id="§6.6 one other type"),
    pytest.param("HSFd|OP..", "house", 5, id="§6.6 all five other types"),
    pytest.param("HF|SO", "house", 1, id="§6.6 next to a factory"),
    pytest.param("FHF", "house", 1, id="§10.11 touching two factories"),
    pytest.param("FH|.H", "house", 2, id="§10.11 away from the factory, one other type"),
    pytest.param("Hmdfb", "house", 1, id="§6.6 four kinds of tavern are one type"),
    pytest.param("HH|HH", "house", 0, id="§10.12 houses only"),
]


@pytest.mark.parametrize(("picture", "category", "points"), CITIES)
def test_points_of_a_city(picture: str, category: str, points: int) -> None:
    assert sheet_points(rows_of(picture))[category] == points


@pytest.mark.parametrize(
    ("picture", "category", "points"), [case for case in CITIES if len(str(case.values[0]).split("|")[0]) <= 4]
)
def test_points_of_a_city_the_fast_way(picture: str, category: str, points: int) -> None:
    rows = rows_of(picture)
    table = table_of(rows)
    rest = sum(points for name, points in sheet_points(rows).items() if name not in {category, "factory"})
    assert table.score_without_factories(0) == points + rest


FACTORIES = [
    pytest.param([5, 5, 3, 2, 1, 0], [20, 20, 9, 4, 2, 0], id="§6.2 a tie for the most leaves the second rank"),
    pytest.param([4, 4, 4], [16, 16, 16], id="§10.10 all level: four each"),
    pytest.param([4, 2, 2], [16, 6, 6], id="§6.2 a tie for the second rank"),
    pytest.param([3, 2, 1], [12, 6, 2], id="§6.2 first, second, third"),
    pytest.param([0, 0, 0], [0, 0, 0], id="§10.10 no factories, no points"),
    pytest.param([1, 0, 0], [4, 0, 0], id="§10.10 second with none"),
]


@pytest.mark.parametrize(("counts", "points"), FACTORIES)
def test_factories_are_ranked_over_all_cities(counts: list[int], points: list[int]) -> None:
    rows = [
        ["F" * min(count, 4) + "." * (4 - min(count, 4)), "F" * max(count - 4, 0) + "H" + "." * (3 - max(count - 4, 0))]
        for count in counts
    ]
    assert [sheet_points(city, counts)["factory"] for city in rows] == points
    table = table_of(*rows, seats=max(len(rows), 3))
    assert [table.score_factories(city) for city in range(len(rows))] == points


def test_the_line_of_factories_tells_their_rank() -> None:
    """Rules §6.2: counted from the first."""
    lines = [score_city(Plan("A", rows_of("F" * count)), [3, 2, 1]).lines[0] for count in (3, 2, 1)]
    assert [(line.args["rank"], line.args["each"]) for line in lines] == [(1, 4), (2, 3), (3, 2)]


def test_the_sheet_equals_the_fast_score_on_random_cities() -> None:
    chance = Chance(1)
    for _ in range(share(100_000) // 3 + 1):
        letters = "SFdfmbOPH" if chance.below(3) else "SSSSPPH"
        cities = [random_rows(chance, letters) for _ in range(3)]
        report = score_cities([Plan(str(number), rows) for number, rows in enumerate(cities)], [])
        table = table_of(*cities, seats=3)
        assert [sheet.total for sheet in report.sheets] == [table.score_city(city) for city in range(3)], cities


def test_the_split_of_shops_is_the_best_of_all_splits() -> None:
    chance = Chance(2)
    for _ in range(share(20_000)):
        rows = random_rows(chance, "SH")
        shops = Plan("", rows).cells_of("shop")
        lines = best_shop_lines(shops)
        assert sorted(cell for line in lines for cell in line) == sorted(shops)
        for line in lines:
            columns, others = {x for x, _ in line}, {y for _, y in line}
            assert min(len(columns), len(others)) == 1
            assert max(columns) - min(columns) + max(others) - min(others) == len(line) - 1
        assert sum(data.SHOP_POINTS[len(line)] for line in lines) == best_by_trying(frozenset(shops), {})


def best_by_trying(shops: frozenset[tuple[int, int]], known: dict[frozenset[tuple[int, int]], int]) -> int:
    """The best split, found by trying every line that starts at the first shop."""
    if not shops:
        return 0
    if shops not in known:
        x, y = min(shops, key=lambda cell: (cell[1], cell[0]))
        best = 0
        for step_x, step_y in ((1, 0), (0, 1)):
            line: list[tuple[int, int]] = []
            while len(line) < 4 and (x + step_x * len(line), y + step_y * len(line)) in shops:
                line.append((x + step_x * len(line), y + step_y * len(line)))
                best = max(best, data.SHOP_POINTS[len(line)] + best_by_trying(shops - set(line), known))
        known[shops] = best
    return known[shops]


def test_lines_name_the_cells_that_count() -> None:
    sheet = score_city(Plan("city", ["SSH", "F.H"]), [1])
    named = [(line.category, line.points, line.section, line.tiles) for line in sheet.lines]
    assert named == [
        ("shop", 5, "6.1", [[0, 0], [1, 0]]),
        ("factory", 4, "6.2", [[0, 1]]),
        ("house", 2, "6.6", [[2, 0]]),
        ("house", 2, "6.6", [[2, 1]]),
    ]


def marks(picture: str) -> list[tuple[object, ...]]:
    """What every building adds, and by which neighbour."""
    sheet = score_city(Plan("city", rows_of(picture)), [1])
    found = [mark for line in sheet.lines for mark in line.marks]
    return [(mark.tile, mark.points, *([] if mark.to is None else [mark.to])) for mark in found]


MARKS = [
    pytest.param("SSSS", [([0, 0], 2), ([1, 0], 3), ([2, 0], 5), ([3, 0], 6)], id="§6.1 each further shop"),
    pytest.param("F", [([0, 0], 4)], id="§6.2 each factory"),
    pytest.param("md", [([0, 0], 1), ([1, 0], 3)], id="§6.3 each further kind"),
    pytest.param("OOm", [([2, 0], 1), ([0, 0], 1), ([1, 0], 2), ([1, 0], 1, [2, 0])], id="§6.4 beside a tavern"),
    pytest.param("PP|PP", [([0, 0], 2), ([1, 0], 6), ([0, 1], 4), ([1, 1], 1)], id="§6.5 the fourth park adds one"),
    pytest.param("HF|.H", [([1, 0], 4), ([0, 0], 1, [1, 0]), ([1, 1], 1, [1, 0])], id="§6.6 beside a factory"),
]


@pytest.mark.parametrize(("picture", "expected"), MARKS)
def test_marks_say_what_each_building_adds(picture: str, expected: list[tuple[object, ...]]) -> None:
    assert marks(picture) == expected


TIES = [
    pytest.param(["P", "SS", "SSS", "SSS"], "cities-tie-city", {"count": 10, "other": 5}, id="§7 the higher city"),
    pytest.param(
        ["HP", "PO", "PO", "HP"],
        "cities-tie-building",
        {"building": "office", "count": 2, "other": 1},
        id="§7 the buildings",
    ),
]


@pytest.mark.parametrize(("pictures", "message", "args"), TIES)
def test_a_tie_is_told_with_what_decided_it(pictures: list[str], message: str, args: dict[str, object]) -> None:
    cities = [city(str(number), picture) for number, picture in enumerate(pictures)]
    document = {"game": "between_two_cities", "cities": cities, "players": ["a", "b", "c", "d"]}
    ties = [row.tie for row in score_file(document, checked=True).standings if row.tie]
    assert (message, args) in [(tie.message, tie.args) for tie in ties]


def test_the_lower_of_both_cities_is_the_score() -> None:
    document = {
        "game": "between_two_cities",
        "cities": [city("A", "SSSS"), city("B", "P"), city("C", "PP")],
        "players": ["a", "b", "c"],
    }
    rows = score_file(document, checked=True).standings
    assert [(row.score, row.rank) for row in rows] == [(8, 1), (2, 2), (2, 3)]


def city(name: str, picture: str) -> dict[str, object]:
    return {"name": name, "rows": rows_of(picture)}


def test_two_players_add_their_cities_up() -> None:
    document = {
        "game": "between_two_cities",
        "cities": [city("A", "SSSS"), city("B", "P"), city("C", "PP"), city("D", "PP")],
        "players": ["a", "b"],
    }
    assert [(row.score, row.rank) for row in score_file(document, checked=True).standings] == [(18, 1), (16, 2)]


REFUSED = [
    pytest.param([], "cities: there is no city", id="no city"),
    pytest.param([city("A", "SS|X.")], r"cities\[0\].rows\[1\]: unknown letter 'X'", id="unknown letter"),
    pytest.param([city("A", "SS|S")], r"cities\[0\].rows\[1\]: 'S' is not as long", id="ragged rows"),
    pytest.param([city("A", "S.|.S")], r"cities\[0\] 'A': .*several parts.*§5.2", id="§5.2 in two parts"),
    pytest.param([city("A", "SSSSS")], r"5 cells wide.*§5.3", id="§5.3 too wide"),
    pytest.param([city("A", "..SSSSS")], r"5 cells wide.*§5.3", id="§5.3 too wide, further right"),
    pytest.param([city("A", "S|S|S|S|S")], r"5 cells high.*§5.3", id="§5.3 too high"),
    pytest.param([{"name": "A"}], "rows", id="rows missing"),
    pytest.param([{**city("A", "S"), "mayor": "B"}], "unknown field `mayor`", id="an unknown field"),
    pytest.param([{"name": "A", "rows": [1]}], "str", id="a number for a row"),
    pytest.param([city("A", "." * 50)], "more than 40", id="beyond all reason"),
]


@pytest.mark.parametrize(("cities", "message"), REFUSED)
def test_board_files_that_cannot_be_scored_are_refused(cities: list[object], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        score_file({"game": "between_two_cities", "cities": cities}, checked=True)


@pytest.mark.parametrize("picture", [".SSSS", "..SSSS", ".....|SSSS.", ".S|.S|.S|.S", "..|S.|S.|S.|S."])
def test_a_city_of_four_by_four_may_stand_anywhere_in_its_picture(picture: str) -> None:
    """Rules §5.3."""
    document = {"game": "between_two_cities", "cities": [city("A", picture)]}
    assert score_file(document, checked=True).sheets[0].total == 16


def test_a_board_file_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(BadInputError, match="unknown field `map`"):
        score_file({"game": "between_two_cities", "cities": [city("A", "S")], "map": 1}, checked=True)


@pytest.mark.parametrize("players", [["a"], ["a", "b"], ["a", "b", "c", "d"], list("abcdefgh")])
def test_players_must_fit_the_cities(players: list[str]) -> None:
    cities = [city(name, "S") for name in "ABC"]
    with pytest.raises(BadInputError, match="players"):
        score_file({"game": "between_two_cities", "cities": cities, "players": players}, checked=True)


def test_unchecked_boards_of_any_size_are_scored() -> None:
    report = score_file({"game": "between_two_cities", "cities": [city("A", "SSSSS|.....|S....")]}, checked=False)
    assert report.sheets[0].total == 16 + 2 + 2
    with pytest.raises(RuleError):
        score_file({"game": "between_two_cities", "cities": [city("A", "SSSSS|.....|S....")]}, checked=True)


def test_too_many_shops_side_by_side_are_refused_in_time() -> None:
    with pytest.raises(BadInputError, match="too many shops"):
        score_file({"game": "between_two_cities", "cities": [city("A", "|".join(["S" * 20] * 20))]}, checked=False)
