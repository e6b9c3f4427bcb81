"""The research suites, with warnings as errors, for every game, number of seats and option."""

import pickle
import random
import unittest
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as open_spiel_tests
from pettingzoo.test import api_test, bombardment_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import castlewright.envs.spiel
from castlewright.core.errors import BadInputError
from castlewright.envs.aec import TableEnv
from castlewright.envs.parallel import ParallelTableEnv
from castlewright.envs.seat import SeatEnv
from castlewright.envs.table import Illegal
from castlewright.games import all_games
from counts import IS_THOROUGH, share
from envs.playthroughs import FOLDER, PLAYED, game_string, replayed
from playing import SETUPS, Setup

assert castlewright.envs.spiel


def table(setup: Setup, illegal: Illegal = "lose", render_mode: str | None = None) -> TableEnv:
    return TableEnv(setup.game, setup.seats, dict(setup.options), illegal, render_mode)


def parallel(setup: Setup, illegal: Illegal = "lose") -> ParallelTableEnv:
    return ParallelTableEnv(setup.game, setup.seats, dict(setup.options), illegal)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pettingzoo_agent_by_agent(setup: Setup) -> None:
    api_test(table(setup, "refuse"), num_cycles=share(4000))
    seed_test(lambda: table(setup, "refuse"), num_cycles=share(2000))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pettingzoo_all_agents_at_once(setup: Setup) -> None:
    parallel_api_test(parallel(setup), num_cycles=share(4000))
    parallel_seed_test(lambda: parallel(setup), num_cycles=share(2000))


class Telling(TableEnv):
    """A table whose `step` gives the next observation: the bombardment looks at that, `api_test` wants None."""

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pettingzoo_bears_random_actions_and_draws(setup: Setup) -> None:
    bombardment_test(Telling(setup.game, setup.seats, dict(setup.options), "lose"), cycles=share(1000))
    pictures = {"svg": lambda text: text.startswith("<svg "), "rgb_array": lambda pixels: pixels.shape == (640, 960, 3)}
    render_test(lambda render_mode: table(setup, "lose", render_mode), pictures)
    assert table(setup).metadata["render_modes"] == ["human", "ansi", "svg", "rgb_array"]


@pytest.mark.parametrize("game", list(all_games()))
def test_gymnasium_checks_the_registered_environment(game: str) -> None:
    names = [name for name in gymnasium.registry if name.startswith(f"castlewright/{game}-v")]
    assert len(names) == 1
    check_env(gymnasium.make(names[0], render_mode="rgb_array").unwrapped)
    check_env(SeatEnv(game, ("greedy",), seat=1), skip_render_check=True)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_gymnasium_checks_every_seat_environment(setup: Setup) -> None:
    others = ("random",) * (setup.seats - 1)
    check_env(SeatEnv(setup.game, others, setup.seats - 1, dict(setup.options)), skip_render_check=True)


@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_open_spiel_simulates_with_serialisation(setup: Setup) -> None:
    game = pyspiel.load_game(game_string(setup))
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


@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_open_spiel_enforces_its_interface(setup: Setup) -> None:
    name = game_string(setup)
    kind = type(
        "Enforced",
        (open_spiel_tests.EnforceAPIOnPartialTreeBase,),
        {"game": pyspiel.load_game(name), "game_name": name},
    )
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    result = unittest.TestResult()
    random.seed(3)  # which states are looked at
    suite.run(result)
    assert result.testsRun == suite.countTestCases() >= 5
    assert not result.failures + result.errors


@pytest.mark.parametrize("setup", [setup for setup in PLAYED if IS_THOROUGH or setup.seats < 3], ids=str)
def test_open_spiel_plays_the_kept_games_line_by_line(setup: Setup) -> None:
    kept = (FOLDER / f"{setup}.txt").read_text("utf-8")
    assert kept.startswith(f"game: {game_string(setup)}\n")
    assert replayed(kept) == kept


@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_open_spiel_plays_the_engines_game(setup: Setup) -> None:
    state = pyspiel.load_game(game_string(setup)).new_initial_state()
    state.apply_action(1)
    twin = setup.new(1)
    while not twin.is_over:
        seat = twin.seat_to_act()
        legal = twin.legal(seat)
        assert state.current_player() == seat
        state.apply_action(legal[-1])
        twin.play(seat, legal[-1])
    assert state.position.digest() == twin.digest()
    assert state.is_terminal()


def test_a_copied_state_goes_its_own_way() -> None:
    state = pyspiel.load_game("castlewright_castellan(deals=2)").new_initial_state()
    state.apply_action(0)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert (str(state), str(state) != str(other)) == (before, True)


def test_a_deal_that_is_none_of_the_games_is_refused() -> None:
    state = pyspiel.load_game("castlewright_castellan(deals=2)").new_initial_state()
    with pytest.raises(BadInputError, match="deal: 2 is none of 0 to 1"):
        state.apply_action(2)


def test_an_observer_tells_a_player_what_the_view_tells() -> None:
    game = pyspiel.load_game("castlewright_between_two_cities(players=3,deals=4)")
    state = game.new_initial_state()
    state.apply_action(2)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["hand"].sum() == 7
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(1), np.float32))
    assert '"seat":1' in observer.string_from(state, 1)
