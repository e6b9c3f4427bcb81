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


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_moves_are_alike_on_the_true_position_and_on_a_guess(setup: Setup) -> None:
    game = load_game(setup.game)
    tried = 0
    for number, position, seat in pairs(setup):
        legal = position.legal(seat)
        seen = [position, position.guess(seat, Chance(number)), position.guess(seat, Chance(number + 77))]
        for bot in ("greedy", "search:sims=16"):
            moves = {make_bot(bot, game, number).choose(one, seat, legal) for one in seen}
            assert len(moves) == 1, f"{bot} in seat {seat} peeks at pair {number}"
            assert moves <= set(legal)
        tried += 1
    assert tried == PAIRS
