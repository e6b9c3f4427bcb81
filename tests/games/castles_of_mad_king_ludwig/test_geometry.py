"""The fast geometry agrees with the slow and obvious one of `raster.py`, on legal and illegal places."""

import random
from collections import Counter
from math import sqrt

from castlewright.core.chance import Chance
from castlewright.core.position import Actions
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.geometry import relation
from counts import seeds, share
from games.castles_of_mad_king_ludwig import raster
from games.castles_of_mad_king_ludwig.castles import placed, random_castle

QUESTIONS_PER_CASTLE = 40


def raster_of(castle: Castle) -> list[raster.Tile]:
    """The same castle in the slow geometry."""
    return [raster.tile_at(*tile) for tile in placed(castle)]


def question(castle: Castle, rng: random.Random) -> tuple[int, int, int, int]:
    """A tile, its turn and a place: at an entrance, or anywhere near the castle."""
    tile = rng.randrange(constants.FOYER)
    if rng.random() < 0.2:
        turn = rng.randrange(4)
        return tile, turn, rng.randint(castle.low_x - 4, castle.high_x), rng.randint(castle.low_y - 4, castle.high_y)
    entrance = rng.randrange(castle.entrances)
    own = rng.randrange(constants.ENTRANCES[tile])
    turn = (castle.faces[entrance] + 2 - constants.SIDE[4 * tile * constants.MOST_ENTRANCES + own]) % 4
    cell = (4 * tile + turn) * constants.MOST_ENTRANCES + own
    x, y = castle.front_x[entrance] - constants.CELL_X[cell], castle.front_y[entrance] - constants.CELL_Y[cell]
    return tile, turn, x, y


def test_legality_of_random_places() -> None:
    castles = share(200_000) // QUESTIONS_PER_CASTLE
    found = {True: 0, False: 0}
    for seed in range(castles):
        rng = random.Random(seed)
        castle = random_castle(seed, rng.randint(1, 24))
        tiles = raster_of(castle)
        for _ in range(QUESTIONS_PER_CASTLE):
            tile, turn, x, y = question(castle, rng)
            slow = raster.is_legal(tiles, raster.tile_at(constants.NAMES[tile], x, y, turn))
            fast = castle.check(tile, turn, x, y, 0) == constants.LEGAL
            assert fast == slow, (placed(castle), constants.NAMES[tile], x, y, turn)
            found[slow] += 1
    assert min(found.values()) > sum(found.values()) // 20


def test_connection_adjacency_completion_and_ways_out() -> None:
    for seed in seeds(20_000):
        castle = random_castle(seed, 4 + seed % 28)
        tiles = raster_of(castle)
        for one, first in enumerate(tiles):
            assert castle.is_complete(one) == raster.is_complete(tiles, one)
            for other, second in enumerate(tiles):
                if one != other:
                    assert castle.are_connected(one, other) == raster.connected(first, second)
                    assert castle.are_adjacent(one, other) == raster.adjacent(first, second)
        openings = [entrance for tile in tiles for entrance in tile.entrances]
        outside = {entrance.segment for entrance in raster.external(tiles)}
        fast = {openings[number].segment for number in castle.external_entrances()}
        assert fast == outside
        assert castle.count_external() == sum(
            entrance.segment in outside for tile in tiles if tile.type != "corridor" for entrance in tile.entrances
        )


def test_the_list_of_places_is_complete_and_names_each_place_once() -> None:
    actions = Actions()
    for seed in seeds(300):
        rng = random.Random(seed)
        castle = random_castle(seed, 1 + seed % 9)
        tiles = raster_of(castle)
        tile = rng.choice([*range(constants.ROOMS), constants.HALLWAY, constants.STAIRS])
        castle.list_places(tile, actions)
        listed = set()
        for place in actions.to_list():
            after = Castle()
            after.copy_from(castle)
            after.lay_at(tile, place)
            listed.add(placed(after)[-1])
        assert len(listed) == actions.count
        assert listed == slow_places(castle, tiles, tile)
        assert castle.has_place(tile) == bool(listed)


def slow_places(castle: Castle, tiles: list[raster.Tile], tile: int) -> set[tuple[str, int, int, int]]:
    """All legal places of a tile, found by trying every cell, turn and face."""
    faces = (constants.HALLWAY, constants.DEEP_HALLWAY) if tile == constants.HALLWAY else (tile,)
    segments = {entrance.segment for laid in tiles for entrance in laid.entrances}
    found = set()
    for face in faces:
        for turn in range(constants.TURNS[tile]):
            for x in range(castle.low_x - 8, castle.high_x + 9):
                for y in range(castle.low_y - 8, castle.high_y + 9):
                    new = raster.tile_at(constants.NAMES[face], x, y, turn)
                    if any(entrance.segment in segments for entrance in new.entrances) and raster.is_legal(tiles, new):
                        found.add((constants.NAMES[face], x, y, turn))
    return found


def test_every_pair_of_shapes_at_every_offset() -> None:
    names: dict[int, tuple[str, int]] = {}
    for tile in [*range(constants.ROOMS), constants.HALLWAY, constants.STAIRS, constants.FOYER]:
        for turn in range(4):
            names.setdefault(constants.SHAPE[4 * tile + turn], (constants.NAMES[tile], turn))
    assert len(names) == constants.SHAPES
    rng = random.Random(1)
    offsets = [(x, y) for x in range(-8, 9) for y in range(-8, 9)]
    pairs = [(one, other, *offset) for one in names for other in names for offset in offsets]
    for one, other, x, y in rng.sample(pairs, share(len(pairs))):
        first = raster.tile_at(names[one][0], 0, 0, names[one][1])
        second = raster.tile_at(names[other][0], x, y, names[other][1])
        sides = relation(one, other, x, y)
        assert (sides == 16) == raster.overlap(first, second)
        if sides != 16:
            assert bool(sides) == raster.adjacent(first, second)


def test_random_places_are_all_equally_likely() -> None:
    """Each listed place is drawn about as often as every other, whatever was listed before."""
    actions, chance, draws = Actions(), Chance(5), 80
    for seed, tile in ((3, "nap_room"), (4, "hallway"), (5, "salon")):
        castle, number = random_castle(seed, 4), constants.NUMBERS[tile]
        castle.list_places(number, actions)
        places = actions.to_list()
        drawn = Counter(castle.random_place(number, chance, actions) for _ in range(draws * len(places)))
        assert set(drawn) == set(places)
        assert max(abs(count - draws) for count in drawn.values()) < 6 * sqrt(draws)
