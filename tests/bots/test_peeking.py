"""Nobody peeks: a bot chooses alike on the true position and on a guess of it, with the same seed."""

from collections.abc import Iterator
from math import ceil

import pytest

from castlewright.bots import make_bot
from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import load_game
from counts import share
from playing import SETUPS, Setup, positions

PAIRS = ceil(max(share(10_000), 3 * len(SETUPS)) / len(SETUPS))
"""(position, seat) pairs of every set-up: 10,000 of all when thorough."""

STRIDE = 11
"""Only every so many positions of a game is looked at, so that the pairs come from many stages of many games."""


def pairs(setup: Setup) -> Iterator[tuple[int, Position, int]]:
    """Numbered positions of random games, each with a seat that may act in it."""
    number = 0
    for seed in range(PAIRS):
        for step, position in enumerate(positions(setup, seed)):
            if step % STRIDE == seed % STRIDE and not position.is_over:
                for seat in position.waiting:
                    yield number, position, seat
                    number += 1
                    if number == PAIRS:
                        return


BOTS = ("greedy", "search:sims=16")
LEVELS = ("beginner:share=0.05", "easy:share=0.05", "medium:share=0.03", "hard:share=0.02", "expert:share=0.01")
STEPS = 4
"""A bot that keeps its tree is asked for so many steps of a turn."""


def choices(bot: str, setup: Setup, position: Position, seat: int, seed: int) -> list[int]:
    """What one bot does from here as long as the seat goes on, its tree kept between the steps."""
    thinker = make_bot(bot, load_game(setup.game), seed)
    now = position.copy()
    chosen: list[int] = []
    while len(chosen) < STEPS and now.is_waiting(seat):
        legal = now.legal(seat)
        chosen.append(thinker.choose(now.copy(), seat, legal))
        assert chosen[-1] in legal
        reveals = now.reveals
        now.play(seat, chosen[-1])
        if now.reveals != reveals:
            break
    return chosen


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_moves_are_alike_on_the_true_position_and_on_a_guess(setup: Setup) -> None:
    tried = 0
    for number, position, seat in pairs(setup):
        seen = [position, position.guess(seat, Chance(number)), position.guess(seat, Chance(number + 77))]
        for bot in (*BOTS, LEVELS[number % len(LEVELS)]):
            moves = {tuple(choices(bot, setup, one, seat, number)) for one in seen}
            assert len(moves) == 1, f"{bot} in seat {seat} peeks at pair {number}"
        tried += 1
    assert tried == PAIRS
