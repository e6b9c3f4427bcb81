"""The research suites, with warnings as errors, for every game, number of seats and option."""

import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, bombardment_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import castlewright.envs.spiel
from castlewright.envs.aec import TableEnv
from castlewright.envs.parallel import ParallelTableEnv
from castlewright.envs.seat import SeatEnv
from castlewright.envs.spiel import PREFIX
from castlewright.envs.table import Illegal
from castlewright.games import all_games
from counts import IS_THOROUGH, share
from playing import SETUPS, Setup

assert castlewright.envs.spiel
FEW = [setup for setup in SETUPS if IS_THOROUGH or setup.seats in (1, 2, 3) or setup.options]


def table(setup: Setup, illegal: Illegal = "lose", render_mode: str | None = None) -> TableEnv:
    return TableEnv(setup.game, setup.seats, dict(setup.options), illegal, render_mode)


def parallel(setup: Setup, illegal: Illegal = "lose") -> ParallelTableEnv:
    return ParallelTableEnv(setup.game, setup.seats, dict(setup.options), illegal)


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_pettingzoo_agent_by_agent(setup: Setup) -> None:
    api_test(table(setup, "refuse"), num_cycles=share(4000))
    seed_test(lambda: table(setup, "refuse"), num_cycles=share(2000))


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_pettingzoo_all_agents_at_once(setup: Setup) -> None:
    parallel_api_test(parallel(setup), num_cycles=share(4000))
    parallel_seed_test(lambda: parallel(setup), num_cycles=share(2000))


class Telling(TableEnv):
    """A table whose `step` gives the next observation: the bombardment looks at that, `api_test` wants None."""

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@pytest.mark.parametrize("game", list(all_games()))
def test_pettingzoo_bears_random_actions_and_draws(game: str) -> None:
    seats = 3
    bombardment_test(Telling(game, seats, illegal="lose"), cycles=share(1000))
    pictures = {"svg": lambda text: text.startswith("<svg "), "rgb_array": lambda pixels: pixels.shape == (640, 960, 3)}
    render_test(lambda render_mode: TableEnv(game, seats, illegal="lose", render_mode=render_mode), pictures)
    assert TableEnv(game, seats).metadata["render_modes"] == ["human", "ansi", "svg", "rgb_array"]


@pytest.mark.parametrize("game", list(all_games()))
def test_gymnasium_checks_the_registered_environment(game: str) -> None:
    names = [name for name in gymnasium.registry if name.startswith(f"castlewright/{game}-v")]
    assert len(names) == 1
    check_env(gymnasium.make(names[0], render_mode="rgb_array").unwrapped)
    check_env(SeatEnv(game, ("greedy",), seat=1), skip_render_check=True)


@pytest.mark.parametrize("setup", [setup for setup in FEW if "take_backs" not in str(setup)], ids=str)
def test_open_spiel_simulates_with_serialisation(setup: Setup) -> None:
    parameters = {"players": setup.seats, "deals": 16, **dict(setup.options)}
    game = pyspiel.load_game(PREFIX + setup.game, parameters)
    pyspiel.random_sim_test(game, num_sims=share(100), serialize=True, verbose=False)
    state = game.new_initial_state()
    draw = random.Random(3)
    while not state.is_terminal():
        actions = state.legal_actions()
        assert actions == sorted(actions)
        state.apply_action(draw.choice(actions))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert max(map(abs, state.returns())) <= game.max_utility()


def test_an_observer_tells_a_player_what_the_view_tells() -> None:
    game = pyspiel.load_game("castlewright_between_two_cities(players=3,deals=4)")
    state = game.new_initial_state()
    state.apply_action(2)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["hand"].sum() == 7
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(1), np.float32))
    assert '"seat":1' in observer.string_from(state, 1)
