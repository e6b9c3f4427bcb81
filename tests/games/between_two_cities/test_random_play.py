"""Random play in whole turns is the same as step by step: every legal action equally likely."""

from collections import Counter
from math import sqrt

import pytest

from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import load_game
from castlewright.games.between_two_cities.notation import city_rows
from castlewright.games.between_two_cities.position import own
from counts import share

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
