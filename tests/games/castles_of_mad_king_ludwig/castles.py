"""Random castles for tests, and castles written down as lists of tiles."""

import random
from collections.abc import Sequence

from castlewright.core.chance import Chance
from castlewright.core.position import Actions
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.notation import castle_tiles

Placed = tuple[str, int, int, int]

CELLAR: list[Placed] = [
    *(("hallway", -4, 3, 0), ("stairs", -1, 4, 3), ("downstairs_hallway", -1, 7, 1)),
    *(("the_hole", 0, 6, 1), ("fungus_room", -4, 9, 1), ("larder", -3, 4, 1)),
]
"""Stairs between the larder and the fungus room complete both and themselves; one downstairs room is complete."""


def build(tiles: Sequence[Placed]) -> Castle:
    """A castle of these tiles, whether legal or not."""
    castle = Castle()
    for name, x, y, turn in tiles:
        castle.lay(constants.NUMBERS[name], turn, x, y)
    return castle


def box_tiles(rng: random.Random) -> list[int]:
    """All rooms and some corridor tiles in random order; sometimes mostly small ones, or many of one kind."""
    tiles = [*range(constants.ROOMS), *[constants.HALLWAY] * 9, *[constants.STAIRS] * 6]
    rng.shuffle(tiles)
    favourite = rng.randrange(constants.TYPES + 2)
    tiles.sort(
        key=lambda tile: (
            rng.random() + (constants.TYPE[tile] == favourite or constants.SHAPE[4 * tile] == 2 * favourite)
        )
    )
    return tiles


def random_castle(seed: int, size: int) -> Castle:
    """A castle of up to so many tiles, each laid on a random legal place."""
    castle = Castle()
    castle.lay(constants.FOYER, 0, 0, 0)
    chance, actions = Chance(seed), Actions()
    tiles = box_tiles(random.Random(seed))
    while castle.count < size and tiles:
        tile = tiles.pop()
        if castle.has_place(tile):
            castle.lay_at(tile, castle.random_place(tile, chance, actions))
    return castle


def placed(castle: Castle) -> list[Placed]:
    """The tiles of a castle."""
    return castle_tiles(castle)
