"""How fast the engine is: CPU time on one core, the best of five runs."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import getrandbits
from time import process_time

import msgspec

from castlewright.arena import bench_envs, peers
from castlewright.bots.search import Search
from castlewright.core.chance import Chance
from castlewright.core.position import Position, play_many
from castlewright.games import all_games, load_game

RUNS = 5
SECONDS = 0.3
"""How long one run is, about."""

SEATS = {"castellan": 2}
"""The number of players that is measured; four where nothing else is said."""

GUIDED_SIMULATIONS = 600
"""How many a guided search has, so that making the tree and going down it count as they do in play."""


class Row(msgspec.Struct, frozen=True):
    """One figure."""

    game: str
    name: str
    per_second: float


def best_rate(work: Callable[[int], int], seconds: float = SECONDS) -> float:
    """The best of five rates of some work that takes a number of rounds and says how much it did."""
    rounds = 1
    while True:
        start = process_time()
        work(rounds)
        spent = process_time() - start
        if spent > seconds / 4:
            break
        rounds *= 4
    rounds = max(int(rounds * seconds / spent), 1)
    best = 0.0
    for _ in range(RUNS):
        start = process_time()
        done = work(rounds)
        best = max(best, done / (process_time() - start))
    return best


def start_of(game: str) -> Position:
    """The first position that is measured."""
    return load_game(game).new(seats_of(game), {}, "1")


def seats_of(game: str) -> int:
    """How many players are measured."""
    return SEATS.get(game, 4)


def loop_rate(game: str) -> float:
    """Actions a second of random games, played without leaving the engine."""
    start, chance = start_of(game), Chance(5)
    return best_rate(lambda rounds: play_many(start, rounds, chance))


def driven_rate(game: str) -> float:
    """Actions a second of random games, driven from Python through `legal` and `play_unchecked`."""
    position = start_of(game)
    return rate_driven_by(game, position, position.play_unchecked)


def checked_rate(game: str) -> float:
    """The same through `legal` and `play`, as bot writers drive them."""
    position = start_of(game)
    return rate_driven_by(game, position, position.play)


def rate_driven_by(game: str, position: Position, act: Callable[[int, int], None]) -> float:
    """Actions a second of random games, driven from Python by one of the position's ways to play."""
    start, chance = start_of(game), Chance(5)

    def play(rounds: int) -> int:
        played = 0
        for _ in range(rounds):
            position.guess_from(start, -1, chance)
            seat = position.seat_to_act()
            while seat >= 0:
                actions = position.legal(seat)
                act(seat, actions[getrandbits(16) % len(actions)])
                seat = position.seat_to_act()
                played += 1
        return played

    return best_rate(play)


def copy_rate(game: str) -> float:
    """Copies a second of a finished position, which is the fullest."""
    source = start_of(game)
    source.play_out(Chance(5))
    target = source.copy()

    def copy(rounds: int) -> int:
        for _ in range(rounds):
            target.copy_from(source)
        return rounds

    return best_rate(copy)


def search_rate(game: str) -> float:
    """Simulated games a second of a tree search from the first choice of three players, all actions alike.

    With fewer seats where a game has no three. Neither the tree nor the playouts ask the heuristics.
    """
    search, start = search_of(game)
    search.play_uniformly()

    def simulate(rounds: int) -> int:
        search.begin(start, start.seat_to_act())
        search.run(rounds)
        return rounds

    return best_rate(simulate)


def guided_rate(game: str) -> float:
    """Simulated games a second of a search as the levels use it: the heuristics order the tree and guide the playouts.

    From the first choice of three players and from one in the middle of a random game, as many of each as the first
    step of a turn has at the level `hard`.
    """
    search, start = search_of(game)
    middle = start.copy()
    length = start.copy().play_out(Chance(5))
    chance = Chance(5)
    for _ in range(length // 2):
        middle.play_random(middle.seat_to_act(), chance)

    def simulate(rounds: int) -> int:
        for _ in range(rounds):
            for position in (start, middle):
                search.begin(position, position.seat_to_act())
                search.run(GUIDED_SIMULATIONS)
        return 2 * GUIDED_SIMULATIONS * rounds

    return best_rate(simulate)


def search_of(game: str) -> tuple[Search, Position]:
    """A search of a game, and the first choice of three players, or of as many as it has."""
    chosen = load_game(game)
    start = chosen.new(min(3, chosen.meta.max_seats), {}, "1")
    return Search(chosen.heuristics.heuristics(), 5), start


def interpreted_rate(game: str) -> float:
    """Actions a second of the same random games in a process that runs the plain Python files."""
    code = f"from castlewright.arena.bench import loop_rate; print(loop_rate({game!r}))"
    environment = {**os.environ, "CASTLEWRIGHT_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


FIGURES: dict[str, Callable[[str], float]] = {
    "compiled_loop": loop_rate,
    "python_driven": driven_rate,
    "python_checked": checked_rate,
    "interpreted": interpreted_rate,
    "copy": copy_rate,
    "search": search_rate,
    "guided_search": guided_rate,
}


def measure(game: str | None) -> Iterator[Row]:
    """All figures of one game or of all, then those of the peers that are installed."""
    for name in [load_game(game).name] if game else list(all_games()):
        for figure, rate in FIGURES.items():
            yield Row(name, figure, round(rate(name), 1))
        for figure, environment in bench_envs.figures(seats_of).items():
            yield Row(name, figure, round(best_rate(environment(name)), 1))
    for peer, work in peers.installed().items():
        yield Row(peer, "python_driven", round(best_rate(work), 1))
    for peer, work in bench_envs.peers().items():
        yield Row(peer, "aec", round(best_rate(work), 1))
    for peer, work in peers.searches().items():
        yield Row(peer, "search", round(best_rate(work), 1))
