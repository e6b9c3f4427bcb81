"""The small C programs beside which the engine is measured play by its rules: it plays their games again."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import kernels
from benchmarks.castles import build_castellan, empty_castle, start_turn
from castlewright.games.between_two_cities.constants import CELLS, DUPLEXES, KINDS, PLACES, SINGLE_COUNTS, TILES
from castlewright.games.between_two_cities.position import CitiesPosition

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc")


def told(program: str, folder: Path, *arguments: str) -> Iterator[tuple[str, list[int]]]:
    """What a kernel tells of its games: a word and numbers in every line."""
    built = kernels.build(program, folder, "-DTRACE")
    done = subprocess.run([built, *arguments, "7"], capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines()[:-1]:
        word, *numbers = line.replace(" of ", " ").split()
        yield word, [int(number) for number in numbers]


def first_position(seats: int, singles: list[int], duplexes: list[int]) -> CitiesPosition:
    """The first position of a game in which these tiles are dealt; the rest of both supplies stays in the box."""
    left = [kind for kind in range(KINDS) for _ in range(SINGLE_COUNTS[kind] - singles.count(kind))]
    position = CitiesPosition(seats)
    position.set_stacks(singles + left, duplexes + [tile for tile in range(KINDS, TILES) if tile not in duplexes])
    return position


@pytest.mark.parametrize("way", ["fused", "listed"])
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_games_of_between_two_cities(way: str, seats: int, tmp_path: Path) -> None:
    games: list[list[tuple[str, list[int]]]] = []
    for word, numbers in told("cities", tmp_path, way, str(seats), "6"):
        if word == "deal" and (not games or games[-1][-1][0] == "city"):
            games.append([])
        games[-1].append((word, numbers))
    assert len(games) == 6
    for game in games:
        one, two, three = (numbers for word, numbers in game if word == "deal")
        position = first_position(seats, one + three, two)
        for word, numbers in game:
            if word == "choose":
                seat, first, second, options = numbers
                action = position.pair_number(first, second)
            elif word == "lay":
                seat, tile, cell, side, options = numbers
                action = PLACES + 2 * (CELLS * tile + cell) + side
            else:
                continue
            assert len(position.legal(seat)) == options
            position.play(seat, action)
        assert position.is_over
        cities = [numbers for word, numbers in game if word == "city"]
        assert [kinds for city in cities for kinds in city] == list(position.cells)[: KINDS * seats]


def test_both_ways_of_between_two_cities_play_all_tiles(tmp_path: Path) -> None:
    for way in ("fused", "listed"):
        assert sum(word == "lay" for word, _ in told("cities", tmp_path, way, "7", "3")) == 3 * 7 * 2 * 7
    assert DUPLEXES >= 3 * 7


def test_castles_of_castellan(tmp_path: Path) -> None:
    position, castles = empty_castle(), 0
    for word, numbers in told("castellan", tmp_path, "40"):
        if word == "castle":
            position, castles = empty_castle(), castles + 1
        elif word == "turn":
            seat, *stock = numbers
            start_turn(position, seat, stock)
        elif word == "lay":
            kind, x, y, options = numbers
            assert len(position.legal(seat)) == options
            position.play(seat, position.place_action(kind, position.node_number(x, y)))
        else:
            assert position.scores() == numbers
    assert castles == 40


def test_the_engine_builds_as_many_pieces_of_castellan_as_the_kernel(tmp_path: Path) -> None:
    laid = sum(word == "lay" for word, _ in told("castellan", tmp_path, "40"))
    assert abs(sum(build_castellan(seed) for seed in range(40)) - laid) < 40 * 4
