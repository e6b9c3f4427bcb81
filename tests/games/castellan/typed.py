"""Castles as people type them in, for the tests of the score assistant."""

import random
from typing import Any

from castlewright.core.chance import Chance
from castlewright.games.castellan.assistant import LETTERS, document_of
from games.castellan.situations import new

NAMES = ["", "Ann", "Łucja", "Élodie", "王"]
FAR_AWAY = {"seat": 0, "put": ["T 0 0", "S 0 0 h", "T 4 0"]}
WRONG = {"game": "castellan", "seats": 2, "builds": [FAR_AWAY], "keeps": [], "players": []}, "Tower, 4 east"
"""A table on which one piece breaks a rule, and how it is named."""


def random_document(chance: random.Random) -> dict[str, Any]:
    """A castle of a random game, typed by turns of any seat, now and then with a piece or keep too many."""
    seats = chance.choice([2, 2, 3, 4])
    document = document_of(built(chance, seats), [chance.choice(NAMES) for _ in range(seats)])
    if chance.random() < 0.4:
        document["players"] = []
    put = document["builds"][0]["put"]
    for _ in range(chance.choice([0, 0, 1, 3])):
        put.insert(chance.randrange(len(put) + 1), random_piece(chance))
    document["builds"] = turns(chance, put, seats)
    keeps = [keep for keep in document["keeps"] if chance.random() < 0.7]
    for _ in range(chance.choice([0, 0, 0, 1, 2])):
        cell = [chance.randrange(-6, 7), chance.randrange(-6, 7)]
        keeps.append(
            {"cell": cell, "seat": chance.randrange(seats), **({"double": True} if chance.random() < 0.5 else {})}
        )
    document["keeps"] = keeps
    return document


def built(chance: random.Random, seats: int) -> Any:
    """A position somewhere in a random game."""
    position = new(seats, str(chance.random()))
    draws = Chance(chance.randrange(1 << 30))
    for _ in range(chance.randrange(120)):
        if position.is_over:
            break
        position.play_random(position.seat_to_act(), draws)
    return position


def random_piece(chance: random.Random) -> str:
    """Any piece near the first one."""
    letter = chance.choice("TSL")
    where = f"{letter} {chance.randrange(-6, 7)} {chance.randrange(-6, 7)}"
    return where if letter == "T" else f"{where} {chance.choice('hv')}"


def turns(chance: random.Random, put: list[str], seats: int) -> list[dict[str, Any]]:
    """The pieces as turns of any seats, some with a double keep somewhere."""
    builds = []
    while put:
        size = chance.randrange(1, 30)
        double = [chance.randrange(-3, 4), chance.randrange(-3, 4)] if chance.random() < 0.05 else None
        builds.append({"seat": chance.randrange(seats), "put": put[:size], "double": double})
        put = put[size:]
    return builds


def document_and_piece(chance: random.Random) -> tuple[dict[str, Any], int, str]:
    """A castle, whose turn it is and a piece."""
    document = random_document(chance)
    return document, chance.randrange(document["seats"]), chance.choice(list(LETTERS))


def lay(document: dict[str, Any], board: int, piece: str, fit: dict[str, Any]) -> dict[str, Any]:
    """The same castle with the piece on its place."""
    x, y = fit["place"]
    text = f"{LETTERS[piece]} {x} {y} {fit.get('turn', '')}".rstrip()
    return {**document, "builds": [*document["builds"], {"seat": board, "put": [text]}]}
