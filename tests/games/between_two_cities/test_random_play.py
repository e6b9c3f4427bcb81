"""Random play in whole turns is the same as step by step: every legal action equally likely."""

from collections import Counter
from math import sqrt

import pytest

from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import load_game
from castlewright.games.between_two_cities.constants import PLACES
from castlewright.games.between_two_cities.notation import city_rows
from castlewright.games.between_two_cities.position import own
from counts import seeds, share
from games.between_two_cities.pieces import box, count_pieces

GAMES = 40 * share(1_000)
FARTHEST = 5.0
"""Standard deviations that two honest counts may lie apart; the seeds are fixed."""


def play_by_steps(position: Position, chance: Chance) -> None:
    """The slow way: list what is legal, take one."""
    while not position.is_over:
        seat = position.seat_to_act()
        legal = position.legal(seat)
        position.play(seat, legal[chance.below(len(legal))])


def what_stands_where(position: Position) -> list[tuple[int, int, str]]:
    """City, cell and building for all that stands in the first two cities."""
    rows = [(city, "".join(city_rows(own(position), city))) for city in range(2)]
    return [(city, cell, letter) for city, field in rows for cell, letter in enumerate(field) if letter != "."]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("begun", [0, 5, 17])
def test_whole_turns_and_single_steps_build_alike(seats: int, begun: int) -> None:
    start = load_game("between_two_cities").new(seats, {}, "1")
    chance = Chance(7)
    for _ in range(begun):
        start.play_random(start.seat_to_act(), chance)
    whole: Counter[tuple[int, int, str]] = Counter()
    steps: Counter[tuple[int, int, str]] = Counter()
    for _ in range(GAMES):
        position = start.copy()
        position.play_out(chance)
        whole.update(what_stands_where(position))
        position.copy_from(start)
        play_by_steps(position, chance)
        steps.update(what_stands_where(position))
    for found in whole | steps:
        spread = sqrt(whole[found] + steps[found])
        assert abs(whole[found] - steps[found]) < FARTHEST * spread + 1, found


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("begun", [0, 1, 4, 9])
def test_random_play_counts_its_actions_and_ends_the_game(seats: int, begun: int) -> None:
    position = load_game("between_two_cities").new(seats, {}, "1")
    chance = Chance(7)
    for _ in range(begun):
        position.play_random(position.seat_to_act(), chance)
    turns = 7 if seats > 2 else 14
    assert position.play_out(chance) == 3 * seats * turns - begun
    assert position.is_over


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_whole_turns_fill_every_city_and_lose_no_tile(seats: int) -> None:
    for seed in seeds(1_000):
        position = load_game("between_two_cities").new(seats, {}, str(seed))
        position.play_out(Chance(seed))
        assert count_pieces(position) == box(seats)
        fields = ["".join(city_rows(own(position), city)) for city in range(own(position).cities)]
        assert all(len(field.replace(".", "")) == 16 for field in fields)


def test_every_tile_reaches_the_corner_of_the_field() -> None:
    """The number of an action holds tile, cell and side, also on the first cells."""
    for seed in seeds(300):
        position = load_game("between_two_cities").new(3, {}, str(seed))
        while not position.is_over:
            seat = position.seat_to_act()
            first = min(position.legal(seat), key=lambda action: ((action - PLACES) % 98, -action))
            position.play(seat, first)
            assert count_pieces(position) == box(3)


@pytest.mark.parametrize("seed", range(4))
def test_random_play_lays_either_duplex_wherever_it_may_lie(seed: int) -> None:
    chance, position = Chance(seed), load_game("between_two_cities").new(3, {}, str(seed))
    while position.seat_to_act() != 0 or len(position.legal(0)) < 16 or own(position).round != 1:
        position.play_random(position.seat_to_act(), chance)
    legal, found, twin = position.legal(0), set[str](), position.copy()
    for _ in range(20 * len(legal)):
        twin.copy_from(position)
        twin.play_random(0, chance)
        found.add(twin.digest())
    wanted = set[str]()
    for action in legal:
        twin.copy_from(position)
        twin.play(0, action)
        wanted.add(twin.digest())
    assert found == wanted
