"""Castles as people type them in, for the tests of the score assistant."""

import json
import random
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

from castlewright.core.texts import texts
from castlewright.games.between_two_castles import data
from typist import Case, Typist

ROOMS = [*data.ROOMS, *data.SPECIALS]


def random_document(chance: random.Random) -> dict[str, Any]:
    """A table of castles with any rooms near the throne room, legal or not."""
    count = chance.choice([1, 3, 3, 4, 7])
    players = [chance.choice(["", "Ann", "Łucja"]) for _ in range(count)] if chance.random() < 0.6 else []
    castles = [random_castle(chance, chr(ord("A") + number)) for number in range(count)]
    return {"game": "between_two_castles", "castles": castles, "players": players}


def random_castle(chance: random.Random, name: str) -> dict[str, Any]:
    """A castle grown at random from the throne room, with now and then a room that may not stand there."""
    cells = list(data.THRONE_CELLS)
    rooms = []
    for _ in range(chance.randrange(24)):
        x, y = chance.choice(cells)
        dx, dy = chance.choice(data.SIDES)
        far = 1 if chance.random() < 0.95 else chance.randrange(-3, 4)
        cell = (x + far * dx, y + far * dy)
        if cell not in cells or chance.random() < 0.05:
            rooms.append([chance.choice(ROOMS), *cell])
            cells.append(cell)
    return {
        "name": name if chance.random() < 0.8 else chance.choice(list(data.MARKERS)),
        "throne": chance.choice(list(data.THRONES)),
        "rooms": rooms,
        "attendants": [chance.choice(list(data.ATTENDANTS)) for _ in range(chance.choice([0, 0, 1, 2, 3]))],
        "bonus_cards": [chance.choice(list(data.CARDS)) for _ in range(chance.choice([0, 0, 1, 2, 4]))],
    }


def document_and_piece(chance: random.Random) -> tuple[dict[str, Any], int, str]:
    """Castles, one of them and a room for it."""
    document = random_document(chance)
    return document, chance.randrange(len(document["castles"])), chance.choice(ROOMS)


def lay(document: dict[str, Any], board: int, piece: str, fit: dict[str, Any]) -> dict[str, Any]:
    """The same table with the room on its place."""
    castles = [dict(castle) for castle in document["castles"]]
    castles[board]["rooms"] = [*castles[board]["rooms"], [piece, *fit["place"]]]
    return {**document, "castles": castles}


# Worked cases, and how they are typed into the page.

PACE = 4
"""Taps and keystrokes for a room, at most."""

COPY = Path(__file__).parent / "golden.json"
LETTERS = 3
"""So many letters of a name are typed; then the arrow leads on."""
ARROWS = 40
ATTENDANTS, CARDS = 2, 3
"""The shelves of the page."""

A_CASTLE = 6
"""With so many rooms a case is more than a corner of a castle."""
FIRST = "sleeping_complete"
"""The case that stands for all where there is little time."""

Room = list[Any]


def table_of(castle: dict[str, Any]) -> dict[str, Any]:
    """A table with one castle."""
    plain = {"name": "A", "throne": "throne_food_sleeping", "attendants": [], "bonus_cards": []}
    return {"game": "between_two_castles", "castles": [{**plain, **castle}], "players": []}


def golden() -> list[Case]:
    """All worked cases that can be typed: castles, and single rooms that may stand somewhere or not."""
    known = json.loads(COPY.read_text("utf-8"))
    keys = ("throne", "rooms", "attendants", "bonus_cards")
    cases = [
        Case(
            case["id"],
            table_of({key: case[key] for key in keys}),
            [case["expect"]],
            len(case["rooms"]),
            is_paced=len(case["rooms"]) >= A_CASTLE,
        )
        for case in sorted(known["castles"], key=lambda case: case["id"] != FIRST)
    ]
    for case in known["placements"]:
        # On a cell that is taken the page lays nothing.
        if case["lay"][1:] not in [room[1:] for room in case["rooms"]]:
            document = table_of({"rooms": [*case["rooms"], case["lay"]]})
            cases.append(Case(case["id"], document, [], len(document["castles"][0]["rooms"]), not case["ok"], False))
    return cases


GOLDEN = golden()
WRONG = table_of({"rooms": [["kitchen", 2, 0], ["library", 2, -1]]}), "Library"
"""A table on which one piece breaks a rule, and how it is named."""


def boards_alone(document: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The castles without players, and how many rooms are typed in."""
    return {**document, "players": []}, sum(len(castle["rooms"]) for castle in document["castles"])


def in_order(rooms: list[Room]) -> list[Room]:
    """The rooms as somebody types them in: from the throne room outwards, each near the last one.

    Nothing comes before what carries it, and what stands nowhere comes last.
    """
    laid, left, last, order = {(0, 0), (1, 0)}, list(rooms), (0, 0), []
    while left:
        ready = [room for room in left if is_carried(laid, room)] or left
        room = min(ready, key=lambda each: (abs(each[1] - last[0]) + abs(each[2] - last[1]), -each[1], -each[2]))
        left.remove(room)
        last = (room[1], room[2])
        laid.add(last)
        order.append(room)
    return order


def is_carried(laid: set[tuple[int, int]], room: Room) -> bool:
    """Whether a room hangs together with the others: on its level, or with what is nearer to the ground."""
    _, x, y = room
    if y:
        return (x, y - 1 if y > 0 else y + 1) in laid
    return (x - 1, y) in laid or (x + 1, y) in laid


def by_touch(typist: Typist, document: dict[str, Any]) -> None:
    """Tap the throne room; type, decoration, room and place; attendants and cards on their shelves."""
    for number, castle in enumerate(document["castles"]):
        if number:
            typist.tap(typist.main)
        typist.tap(typist.piece(castle["throne"]))
        for room, x, y in in_order(castle["rooms"]):
            facts = data.ROOMS.get(room)
            for sign in filter(None, [facts.type, facts.decoration] if facts else ["special"]):
                filter_ = typist.page.locator(f'.tools [data-filter="{sign}"]')
                if filter_.get_attribute("aria-pressed") != "true":
                    typist.tap(filter_)
            typist.tap(typist.piece(room))
            typist.tap(typist.cell(f"{x},{y}"))
        for shelf, pieces in ((ATTENDANTS, castle["attendants"]), (CARDS, castle["bonus_cards"])):
            if pieces:
                typist.tap(typist.page.locator(".tools .shelves label").nth(shelf))
            for piece in pieces:
                typist.tap(typist.piece(piece))
    typist.settle()


def by_keys(typist: Typist, document: dict[str, Any]) -> None:
    """A digit for the throne room; letters and the digit of the place for each room; letters for all else."""
    for number, castle in enumerate(document["castles"]):
        if number:
            typist.press("Enter")
        typist.press(str(list(data.THRONES).index(castle["throne"]) + 1))
        for room, x, y in in_order(castle["rooms"]):
            find(typist, room, f"two-castles-room-{room}")
            lay_by_key(typist, f"{x},{y}")
            typist.page.locator(f'.ground [data-room="{room}"][data-cell="{x},{y}"]').wait_for(state="attached")
        for kind, pieces in (("attendant", castle["attendants"]), ("card", castle["bonus_cards"])):
            for piece in pieces:
                find(typist, piece, f"two-castles-{kind}-{piece}")
                typist.press("Enter")
    typist.settle()


def find(typist: Typist, piece: str, key: str) -> None:
    """Type the first letters of the rarest word of a name until it is in hand, then go on by the arrow."""
    held = typist.page.locator(f'.found [data-piece="{piece}"][aria-pressed=true]')
    words = [word for word in plain(texts("en", PACKAGE)(key)).split() if not word.isdigit()]
    rarest = min(words, key=lambda word: sum(each[:LETTERS] == word[:LETTERS] for each in all_words()))
    for stroke in [*rarest[:LETTERS], *["ArrowDown"] * ARROWS]:
        typist.press(stroke)
        if held.count():
            return
    raise AssertionError(f"{piece} is not found")


def lay_by_key(typist: Typist, cell: str) -> None:
    """The digit that stands on the place; where there is none the arrow leads to it."""
    typist.page.locator(".ground [data-place]").first.wait_for(state="attached")
    digit, chosen = (typist.page.locator(f'.ground [{name}="{cell}"]') for name in ("data-on", "data-chosen"))
    for _ in range(ARROWS):
        if digit.count():
            return typist.press(digit.get_attribute("data-key") or "")
        if chosen.count():
            return typist.press("Enter")
        typist.press("ArrowLeft")
    raise AssertionError(f"{cell} is no place")


PACKAGE = "castlewright.games.between_two_castles"


def plain(name: str) -> str:
    """A name without case, accents and signs."""
    name = unicodedata.normalize("NFD", name.lower().replace("ł", "l").replace("’", "").replace("'", ""))
    return "".join(each if each.isalnum() else " " for each in name if not unicodedata.combining(each))


@cache
def all_words() -> list[str]:
    """All words of the names of everything that letters find."""
    named = {"room": ROOMS, "attendant": data.ATTENDANTS, "card": data.CARDS}
    names = [texts("en", PACKAGE)(f"two-castles-{kind}-{name}") for kind, all_of in named.items() for name in all_of]
    return [word for name in names for word in plain(name).split()]
