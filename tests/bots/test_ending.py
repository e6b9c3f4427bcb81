"""Exact endings: counted out they agree with slow play in plain Python, and hidden things are left alone."""

import pytest

from castlewright.bots.ending import Ending
from castlewright.bots.searcher import SearchBot, Settings
from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import load_game
from counts import seeds
from playing import SETUPS, Setup, positions

MOST = 3_000


def outcome(position: Position) -> list[float]:
    """What a finished game is worth to every seat, written from the ranking."""
    ranking = position.full_ranking()
    scores = position.scores()
    values = []
    for seat, score in enumerate(scores):
        others = [other for number, other in enumerate(scores) if number != seat] or [0]
        values.append((ranking[seat] == 1) / ranking.count(1) + 0.02 * (score - max(others)))
    return values


def slow_values(position: Position) -> list[float]:
    """What a position is worth to every seat when all do what is best for them."""
    seat = position.seat_to_act()
    if seat < 0:
        return outcome(position)
    best: list[float] = []
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        values = slow_values(after)
        if not best or values[seat] > best[seat] + 1e-12:
            best = values
    return best


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_exact_endings_agree_with_slow_play(setup: Setup) -> None:
    ending = Ending()
    for seed in seeds(300):
        for position in [position.copy() for position in positions(setup, seed)][-8:-1]:
            seat = position.seat_to_act()
            solved = ending.solve(position, seat, 400)
            if solved is None:
                continue
            assert [action for action, _ in solved] == position.legal(seat)
            guess = position.guess(seat, Chance(5))
            assert max(value for _, value in solved) == pytest.approx(slow_values(guess)[seat])


def test_the_last_placements_of_between_two_cities_are_counted_out() -> None:
    setup = Setup("between_two_cities", 3)
    late = [position.copy() for position in positions(setup, 9)][-7:-1]
    position = next(position for position in late if len(position.legal(position.seat_to_act())) > 1)
    seat = position.seat_to_act()
    bot = SearchBot(load_game(setup.game), 1, Settings(sims=MOST))
    action = bot.choose(position, seat, position.legal(seat))
    assert bot.search.simulations == 0
    assert bot.candidates()[0].action == action
    assert bot.candidates()[0].value == max(candidate.value for candidate in bot.candidates())


def test_a_game_that_has_hardly_begun_is_left_to_the_search() -> None:
    position = load_game("between_two_cities").new(3, {}, "1")
    assert Ending().solve(position, 0, MOST) is None
