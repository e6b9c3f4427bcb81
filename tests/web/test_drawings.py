"""The drawings of Between Two Cities know the same tiles as the engine."""

import re
from pathlib import Path

from castlewright.games.between_two_cities import data

DRAWINGS = Path(__file__).parents[2] / "web/src/games/between_two_cities/drawings"


def test_every_token_of_a_city_has_an_emblem() -> None:
    emblems = re.findall(r"(\w+): \{ city: '(\w+)', icon: '([\w-]+)' \}", (DRAWINGS / "emblems.ts").read_text("utf-8"))
    assert [token for token, _, _ in emblems] == list(data.TOKENS)
    assert len({icon for _, _, icon in emblems}) == len({city for _, city, _ in emblems}) == len(emblems)
