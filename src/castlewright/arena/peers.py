"""Other engines, where they are installed, measured in the same run: random games driven from Python, and search."""

from collections.abc import Callable
from importlib.util import find_spec
from random import getrandbits
from typing import Any


def installed() -> dict[str, Callable[[int], int]]:
    """The peers on this machine: each plays a number of games and says how many actions they took."""
    peers: dict[str, Callable[[int], int]] = {}
    if find_spec("catanatron"):
        peers["catanatron (four random players)"] = play_catanatron
    if find_spec("pyspiel"):
        peers["open_spiel connect_four"] = lambda rounds: play_spiel("connect_four", rounds)
        peers["open_spiel hive"] = lambda rounds: play_spiel("hive", rounds)
    return peers


def searches() -> dict[str, Callable[[int], int]]:
    """The searches of peers on this machine: each simulates a number of games and says how many they were."""
    return {"open_spiel connect_four (C++ MCTS)": search_spiel} if find_spec("pyspiel") else {}


def search_spiel(rounds: int) -> int:
    """Simulated games of OpenSpiel's tree search from the first move of connect four, one random playout each."""
    import pyspiel

    game: Any = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 5)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, rounds, 1000, False, 5, False)
    bot.mcts_search(game.new_initial_state())
    return rounds


def play_catanatron(rounds: int) -> int:
    """Games of catanatron between its random players."""
    import catanatron

    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    played = 0
    for _ in range(rounds):
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            played += 1
    return played


def play_spiel(name: str, rounds: int) -> int:
    """Games of OpenSpiel by random legal actions."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    played = 0
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[getrandbits(16) % len(actions)])
            played += 1
    return played
