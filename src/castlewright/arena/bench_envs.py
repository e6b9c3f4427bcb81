"""How fast the environments are, beside PettingZoo's connect four driven in the same way."""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from random import getrandbits
from typing import Any

SIZES = (64, 1024)
"""How many games a batch has: what the nearest caches hold of any game, and many."""


def figures(seats: Callable[[str], int]) -> Mapping[str, Callable[[str], Callable[[int], int]]]:
    """The environments that are installed: for a game, work that takes rounds and says how many actions they were."""
    found: dict[str, Callable[[str], Callable[[int], int]]] = {}
    if find_spec("numpy"):
        for games in SIZES:
            found[f"batch_{games}"] = lambda game, games=games: batch_work(game, seats(game), games)  # type: ignore[misc]
    if find_spec("pettingzoo"):
        found["aec"] = lambda game: table_work(game, seats(game))
    return found


def peers() -> dict[str, Callable[[int], int]]:
    """PettingZoo's connect four, where it is installed with pygame, which it needs."""
    name = "pettingzoo connect_four (env())"
    return {name: connect_four_work()} if find_spec("pettingzoo") and find_spec("pygame") else {}


def batch_work(game: str, seats: int, games: int) -> Callable[[int], int]:
    """Random steps of a batch, observations and candidates filled; a round is one step of all games."""
    import numpy as np

    from castlewright.envs.batch import BatchEnv

    env, draw = BatchEnv(game, games, seats, seed=1), np.random.default_rng(1)

    def play(rounds: int) -> int:
        for _ in range(rounds):
            env.step((draw.random(games) * env.counts).astype(np.int32))
        return rounds * games

    play(100)  # into the middle of their games
    return play


def table_work(game: str, seats: int) -> Callable[[int], int]:
    """Random games of PettingZoo's kind; a round is a game."""
    from castlewright.envs.aec import TableEnv

    env = TableEnv(game, seats)
    return lambda rounds: sum(play_table(env, "candidates") for _ in range(rounds))


def connect_four_work() -> Callable[[int], int]:
    """The same of PettingZoo's own connect four."""
    from pettingzoo.classic.connect_four.connect_four import env as make

    env = make()
    return lambda rounds: sum(play_table(env, None) for _ in range(rounds))


def play_table(env: Any, candidates: str | None) -> int:
    """A random game through PettingZoo's interface; how many actions it took."""
    env.reset()
    played = 0
    for _ in env.agent_iter():
        observation, _, is_over, _, info = env.last()
        if is_over:
            env.step(None)
            continue
        legal = info[candidates] if candidates else observation["action_mask"].nonzero()[0]
        env.step(int(legal[getrandbits(16) % len(legal)]))
        played += 1
    return played
