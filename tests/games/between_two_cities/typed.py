"""Cities as people type them in, for the tests of the score assistant."""

import json
import random
from pathlib import Path
from typing import Any

from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.scoring import Plan, groups
from typist import Case, Typist

LETTERS = "".join(data.LETTERS.values())


def random_document(chance: random.Random) -> dict[str, Any]:
    """A table of cities with anything on any cell, most of them half typed."""
    count = chance.choice([1, 3, 3, 4, 5, 7])
    fullness = chance.random()
    names = [chr(ord("A") + city) if chance.random() < 0.7 else chance.choice(NAMES) for city in range(count)]
    players = [chance.choice(["", *NAMES]) for _ in range(count)] if chance.random() < 0.6 else []
    return {
        "game": "between_two_cities",
        "cities": [{"name": name, "rows": random_rows(chance, fullness)} for name in names],
        "players": players,
    }


NAMES = ["Ann", "Łucja", "Élodie", "王", "Riverside", "A + B"]


def random_rows(chance: random.Random, fullness: float) -> list[str]:
    """The rows of a city, nearly always four of four."""
    high, wide = (4, 4) if chance.random() < 0.9 else (chance.randrange(8), chance.randrange(8))
    return [
        "".join(chance.choice(LETTERS) if chance.random() < fullness else "." for _ in range(wide)) for _ in range(high)
    ]


def document_and_piece(chance: random.Random) -> tuple[dict[str, Any], int, str]:
    """Cities, one of them and a tile for it."""
    document = random_document(chance)
    return document, chance.randrange(len(document["cities"])), chance.choice(data.TILES)


def lay(document: dict[str, Any], board: int, piece: str, fit: dict[str, Any]) -> dict[str, Any]:
    """The same table with the tile on its place."""
    x, y = fit["place"]
    cells = [(x, y, piece)]
    if piece in data.DUPLEXES:
        duplex = data.DUPLEXES[piece]
        dx, dy = (0, 1) if duplex.is_vertical else (1, 0)
        cells = [(x, y, duplex.first), (x + dx, y + dy, duplex.second)]
    rows = [list(row) for row in document["cities"][board]["rows"]]
    for column, row, kind in cells:
        assert rows[row][column] == "."
        rows[row][column] = data.LETTERS[kind]
    cities = [dict(city) for city in document["cities"]]
    cities[board]["rows"] = ["".join(row) for row in rows]
    return {**document, "cities": cities}


# Worked cases, and how they are typed into the page.

PACE = 1.2
"""Taps and keystrokes for a building, at most."""

SIDE = data.SIDE
SIGNS = {letter: kind for kind, letter in data.LETTERS.items()}
COPY = Path(__file__).parent / "golden.json"


def in_window(rows: list[str]) -> list[str]:
    """The rows of a case in the four by four cells of the page; a row of five goes on in the next."""
    if any(len(row) > SIDE for row in rows):
        flat = "".join(rows)
        rows = [flat[start : start + SIDE] for start in range(0, len(flat), SIDE)]
    filled = [row.ljust(SIDE, ".") for row in rows]
    return filled + ["." * SIDE] * (SIDE - len(filled))


def table_of(*cities: list[str]) -> dict[str, Any]:
    """A table of these cities."""
    named = [{"name": chr(ord("A") + number), "rows": in_window(rows)} for number, rows in enumerate(cities)]
    return {"game": "between_two_cities", "cities": named, "players": []}


def tiles_of(document: dict[str, Any]) -> int:
    """How many buildings there are on a table."""
    return sum(letter != "." for city in document["cities"] for row in city["rows"] for letter in row)


def case_of(name: str, cities: list[list[str]], expect: list[dict[str, int]], **more: bool) -> Case:
    """A case of these cities."""
    document = table_of(*cities)
    return Case(name, document, expect, tiles_of(document), **more)


def factories(count: int) -> list[str]:
    """A city with so many factories and nothing else."""
    return ["F" * min(SIDE, count), "F" * max(0, count - SIDE)]


def golden() -> list[Case]:
    """All worked cases that can be typed: cities, parts of cities, factories, and single tiles that may lie or not."""
    known = json.loads(COPY.read_text("utf-8"))
    table = known["table"]["cities"]
    cases = [case_of("table", [city["rows"] for city in table], [city["expect"] for city in table])]
    for city in known["cities"]:
        beside = [factories(4), factories(5)] if city["factory_each"] == 2 else []
        cases.append(case_of(city["id"], [city["rows"], *beside], [city["expect"]], is_paced=not beside))
    for part in known["parts"]:
        has_gap = len(groups(Plan("", in_window(part["rows"])).kinds)) > 1
        expect = [{part["type"]: part["expect"]}]
        cases.append(case_of(part["id"], [part["rows"]], expect, has_problem=has_gap, is_paced=False))
    for number in known["factories"]:
        expect = [{"factory": points} for points in number["expect"]]
        cases.append(case_of(number["id"], [factories(count) for count in number["counts"]], expect, is_paced=False))
    return cases + [case for each in known["placements"] for case in placements(each)]


def placements(known: dict[str, Any]) -> list[Case]:
    """A city with a tile tried on cells that the page has and that are free."""
    cases = []
    for cells, is_legal in known["try"]:
        if all(x in range(SIDE) and y in range(SIDE) and known["rows"][y][x] == "." for x, y in cells):
            rows = [list(row) for row in known["rows"]]
            for x, y in cells:
                rows[y][x] = "H"
            city, name = ["".join(row) for row in rows], f"{known['id']} {cells}"
            cases.append(case_of(name, [city], [], has_problem=not is_legal, is_paced=False))
    return cases


GOLDEN = golden()
WRONG = table_of(["SS.S"]), "Shop"
"""A table on which one piece breaks a rule, and how it is named."""


def boards_alone(document: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The cities without players, and how many buildings are typed in."""
    return {**document, "players": []}, tiles_of(document)


def by_touch(typist: Typist, document: dict[str, Any]) -> None:
    """Tap the buildings; a tap on a cell leads the cursor over gaps."""
    for number, city in enumerate(document["cities"]):
        if number:
            typist.tap(typist.main)
        cursor = 0
        for place, letter in enumerate("".join(city["rows"])):
            if letter == ".":
                continue
            if place != cursor:
                typist.tap(typist.cell(f"{'abcd'[place % SIDE]}{place // SIDE + 1}"))
            typist.tap(typist.piece(SIGNS[letter]))
            cursor = place + 1


def by_keys(typist: Typist, document: dict[str, Any]) -> None:
    """Type the letters, row by row, and Enter for the next city."""
    for number, city in enumerate(document["cities"]):
        if number:
            typist.press("Enter")
        typist.type("".join(city["rows"]).rstrip("."))
