"""The drawings of Between Two Cities know the same tiles as the engine."""

import re
from pathlib import Path

from castlewright.games.between_two_cities import data

DRAWINGS = Path(__file__).parents[2] / "web/src/games/between_two_cities/drawings"
TILES = (DRAWINGS / "tiles.ts").read_text("utf-8")


def test_duplexes_join_the_same_halves() -> None:
    drawn = {name: (first, second) for name, first, second in re.findall(r"(D[HV]\d\d): \['(\w+)', '(\w+)'\]", TILES)}
    assert drawn == {name: (duplex.first, duplex.second) for name, duplex in data.DUPLEXES.items()}
    assert all(name.startswith("DV") == duplex.is_vertical for name, duplex in data.DUPLEXES.items())


def test_letters_are_those_of_board_files() -> None:
    table = re.search(r"LETTERS: Record<Kind, string> = \{(.*?)\}", TILES, re.S)
    assert table
    assert dict(re.findall(r"(\w+): '(\w)'", table[1])) == data.LETTERS


def test_every_token_of_a_city_has_an_emblem() -> None:
    emblems = re.findall(r"(\w+): \{ city: '(\w+)', icon: '([\w-]+)' \}", (DRAWINGS / "emblems.ts").read_text("utf-8"))
    assert [token for token, _, _ in emblems] == list(data.TOKENS)
    assert len({icon for _, _, icon in emblems}) == len({city for _, city, _ in emblems}) == len(emblems)
