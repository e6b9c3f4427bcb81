"""Bots by name, how strong greedy is, and what happens to a bot that fails."""

import pytest

from castlewright.arena.plan import Plan
from castlewright.arena.simulate import simulate
from castlewright.bots import make_bot
from castlewright.bots.asking import ask
from castlewright.core.chance import Chance
from castlewright.core.errors import BotFailedError, UnknownNameError
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.record import Player
from castlewright.games import load_game
from counts import seeds, share

GAMES = max(share(2_000), 200)


def test_four_greedy_score_ten_more_than_four_random_in_between_two_cities() -> None:
    means = [
        sum(row.mean_score for row in simulate(Plan("between_two_cities", (bot,) * 4, GAMES, 1)).players) / 4
        for bot in ("greedy", "random")
    ]
    assert means[0] >= means[1] + 10


def test_one_greedy_among_three_random_wins_most_games_of_between_two_cities() -> None:
    summary = simulate(Plan("between_two_cities", ("greedy", "random", "random", "random"), GAMES, 2))
    assert summary.players[0].win_share >= 0.6


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(
        UnknownNameError, match="unknown bot 'hal'; choose one of beginner, easy, expert, greedy, hard, medium, random"
    ):
        make_bot("hal", load_game("between_two_cities"), 1)


class Failing:
    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        raise ZeroDivisionError("oh")


class Cheating:
    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        return -7


def test_a_bot_that_fails_or_cheats_is_named() -> None:
    game = load_game("between_two_cities")
    match = Match(game, [Player(name, name) for name in ("one", "two", "three")])
    with pytest.raises(BotFailedError, match="bot one in seat 0 failed: ZeroDivisionError: oh"):
        ask(Failing(), match, 0, Chance(1))
    with pytest.raises(BotFailedError, match="bot one in seat 0 chose -7, which is not legal"):
        ask(Cheating(), match, 0, Chance(1))


def test_greedy_chooses_alike_on_the_true_position_and_on_a_guess() -> None:
    game = load_game("between_two_cities")
    for seed in seeds(2_000):
        position = game.new(4, {}, str(seed))
        chance = Chance(seed)
        for _ in range(seed % 80):
            position.play_random(position.seat_to_act(), chance)
        seat = position.seat_to_act()
        if seat >= 0:
            legal = position.legal(seat)
            guess = position.guess(seat, Chance(seed + 1))
            chosen = [make_bot("greedy", game, 5).choose(seen, seat, legal) for seen in (position, guess)]
            assert chosen[0] == chosen[1]
