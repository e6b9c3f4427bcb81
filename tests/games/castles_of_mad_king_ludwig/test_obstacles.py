"""Why a tile may not lie somewhere: every reason with the section of its rule; tiles as [name, x, y, quarter turns]."""

import pytest

from castlewright.core.legal import Turned
from castlewright.core.texts import texts
from games.castles_of_mad_king_ludwig.castles import Placed
from games.castles_of_mad_king_ludwig.situations import GAME, begin, give_castle

ME, OTHER = 0, 1
DOWN: Placed = ("stairs", -3, 1, 0)
ONE_WAY_OUT: list[Placed] = [("powder_room", 3, 0, 1), ("broom_closet", -2, 0, 3)]
BESIDE_A_FENCE: list[Placed] = [("porch", 1, 3, 2), ("hallway", -1, 0, 1)]

REASONS = [
    pytest.param([], ("nap_room", 3, 0, 0), "4.1", "A door of the tile must meet", id="§4.1 walls alone touch"),
    pytest.param([], ("nap_room", 9999, 0, 0), "4.1", "A door of the tile must meet", id="§4.1 off the plane"),
    pytest.param([], ("nap_room", 2, 1, 2), "4.2", "Tiles may not overlap", id="§4.2 tiles overlap"),
    pytest.param(
        ONE_WAY_OUT, ("cloak_room", 0, 3, 2), "4.5", "needs a door that still leads outside", id="§4.5 closed"
    ),
    pytest.param([], ("the_hole", -3, 0, 3), "4.6", "Doors of different levels", id="§4.6 two levels meet"),
    pytest.param([DOWN], ("stairs", -6, 1, 2), "4.6", "or of two stairs", id="§4.6 stairs meet stairs"),
    pytest.param(BESIDE_A_FENCE, ("hallway", 0, 5, 0), "4.7", "Nothing may lie along a fence", id="§4.7 a fence"),
    pytest.param(
        [DOWN, ("downstairs_hallway", -9, 1, 0)],
        ("stairs", -12, 1, 2),
        "11.17",
        "Stairs must join the main floor with their light end",
        id="§11.17 the dark end alone",
    ),
    pytest.param([], ("nap_room", 3, 1, 2), "3.2", "This tile cannot be laid now", id="§3.2 a tile that is not mine"),
]


@pytest.mark.parametrize(("castle", "tile", "section", "words"), REASONS)
def test_a_refused_place_names_its_rule(castle: list[Placed], tile: Placed, section: str, words: str) -> None:
    position, (name, x, y, turn) = begin(2), tile
    give_castle(position, ME, castle)
    found = GAME.obstacles.why_not(position, ME, Turned(ME, name, (x, y), turn))
    assert found.section == section
    assert words in texts("en", GAME.package)(found.key, found.args)


def test_nobody_builds_in_the_castle_of_another() -> None:
    """§3.2: a tile is placed by who bought it, in their own castle."""
    assert GAME.obstacles.why_not(begin(2), ME, Turned(OTHER, "nap_room", (3, 1), 2)).section == "3.2"
