"""Games through environments are the engine's games; what is wrong is named."""

from typing import Any, cast

import numpy as np
import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError, CastlewrightError, IllegalActionError
from castlewright.core.position import Position
from castlewright.envs.aec import TableEnv
from castlewright.envs.batch import BatchEnv
from castlewright.envs.parallel import ParallelTableEnv, movers
from castlewright.envs.seat import SeatEnv
from castlewright.envs.spiel import SOLO_BOUND
from castlewright.games import load_game
from counts import share
from playing import SETUPS, Setup


def dealt(setup: Setup, seed: int, games: int = 1) -> list[Position]:
    """The first positions of a batch, by the engine alone."""
    start = setup.new(seed)
    chance = Chance(seed)
    return [start.guess(-1, chance) for _ in range(games)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_batch_plays_the_engines_games(setup: Setup) -> None:
    games = 3
    env = BatchEnv(setup.game, games, setup.seats, dict(setup.options), seed=4)
    twins = dealt(setup, 4, games)
    numbers = np.zeros(env.encoding.size, np.int16)
    for step in range(env.encoding.max_length):
        choices = np.array([step * 7 % max(count, 1) for count in env.counts], np.int32)
        for game, twin in enumerate(twins):
            seat = twin.seat_to_act()
            assert env.to_act[game] == seat
            if seat < 0:
                continue
            legal = twin.legal(seat)
            assert list(env.candidates[game, : env.counts[game]]) == legal
            env.encoding.observe(twin, seat, cast(Any, numbers))
            assert np.array_equal(env.observations[game], numbers)
            twin.play(seat, legal[choices[game]])
        env.step(choices, deals_anew=False)
        if (env.to_act < 0).all():
            break
    assert [position.digest() for position in env.positions] == [twin.digest() for twin in twins]
    assert all(twin.is_over for twin in twins)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_table_plays_the_engines_game_and_pays_by_rank(setup: Setup) -> None:
    env = TableEnv(setup.game, setup.seats, dict(setup.options))
    env.reset(seed=8)
    twin = dealt(setup, 8)[0]
    for agent in env.agent_iter():
        _, reward, is_over, _, info = env.last()
        seat = env.possible_agents.index(agent)
        if is_over:
            assert reward == pytest.approx(pay_of(twin)[seat])
            env.step(None)
            continue
        legal = twin.legal(seat)
        assert list(np.flatnonzero(info["action_mask"])) == sorted(legal)
        twin.play(seat, legal[len(legal) // 2])
        env.step(legal[len(legal) // 2])
    assert env.table.position.digest() == twin.digest()


def pay_of(position: Position) -> list[float]:
    """What each seat is paid, from the ranks."""
    ranks = position.full_ranking()
    if len(ranks) == 1:
        return [position.score(0) / 100]
    return [
        (sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / (len(ranks) - 1)
        for rank in ranks[: position.seats]
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_who_acts_together_does_so_in_secret_and_plays_the_engines_game(setup: Setup) -> None:
    env = ParallelTableEnv(setup.game, setup.seats, dict(setup.options))
    env.reset(seed=5)
    twin = dealt(setup, 5)[0]
    together = 0
    while env.agents:
        acting = movers(twin)
        together = max(together, len(acting))
        actions = dict.fromkeys(env.agents, env.wait)
        for seat in acting:
            actions[env.agents[seat]] = twin.legal(seat)[-1]
        for seat in acting:
            twin.play(seat, actions[env.agents[seat]])
        env.step(actions)
    assert env.table.position.digest() == twin.digest()
    assert (together > 1) == (setup.game != "castellan" and setup.seats > 1)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_learner_among_bots_plays_the_engines_game(setup: Setup) -> None:
    env = SeatEnv(setup.game, ("random",) * (setup.seats - 1), setup.seats - 1, dict(setup.options))
    played: list[int] = []
    play = env.table.play

    def note(action: Any) -> bool:
        played.append(int(action))
        return play(action)

    env.table.play = note  # type: ignore[method-assign]
    _, info = env.reset(seed=6)
    twin = dealt(setup, env.table._seed)[0]
    is_over = False
    while not is_over:
        _, _, is_over, _, info = env.step(int(info["candidates"][-1]))
    for action in played:
        twin.play(twin.seat_to_act(), action)
    assert twin.is_over
    assert env.table.position.digest() == twin.digest()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_batch_describes_all_candidates(setup: Setup) -> None:
    env = BatchEnv(setup.game, 3, setup.seats, dict(setup.options), seed=4)
    for _ in range(20):
        features, owners = env.describe()
        assert list(np.bincount(owners, minlength=3)) == list(env.counts)
        row = 0
        for game, position in enumerate(env.positions):
            for action in env.candidates[game, : env.counts[game]]:
                numbers = np.zeros(env.encoding.features, np.int16)
                env.encoding.describe(position, int(env.to_act[game]), int(action), cast(Any, numbers))
                assert np.array_equal(features[row], numbers)
                row += 1
        env.step((env.counts // 2).astype(np.int32))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pay_and_length_of_many_games_stay_within_their_bounds(setup: Setup) -> None:
    games = share(3000)
    env = BatchEnv(setup.game, games, setup.seats, dict(setup.options), seed=9)
    draw = np.random.default_rng(9)
    bound = SOLO_BOUND if setup.seats == 1 else 1.0
    paid = np.zeros(games, bool)
    for _ in range(env.encoding.max_length):
        env.step((draw.random(games) * env.counts).astype(np.int32), deals_anew=False)
        assert np.abs(env.rewards).max() <= bound
        assert not (paid & env.ended).any()
        paid |= env.ended.astype(bool)
        if paid.all():
            break
    assert paid.all()
    assert (env.to_act == -1).all()


def test_a_new_deal_follows_when_a_game_ends() -> None:
    env = BatchEnv("between_two_cities", 2, 2, seed=1)
    seen = 0
    for _ in range(3 * env.encoding.max_length):
        env.step(np.zeros(2, np.int32))
        seen += int(env.ended.sum())
        assert np.array_equal(env.rewards.sum(1), np.zeros(2))
        assert (env.counts > 0).all()
    assert seen == 6


@pytest.mark.parametrize(
    "choices", [[0], [0, 99999], [-1, 0], [[0, 0]], [0, 2**40], [0.5, 0], ["a", "b"], None, [[0], [0, 0]]]
)
def test_a_batch_refuses_wrong_choices_and_plays_nothing(choices: Any) -> None:
    env = BatchEnv("castellan", 2, 2)
    before = [position.digest() for position in env.positions]
    with pytest.raises(BadInputError, match="choices"):
        env.step(choices)
    assert [position.digest() for position in env.positions] == before


def test_illegal_actions_are_named_and_change_nothing() -> None:
    env = TableEnv("castellan", 2)
    env.reset(seed=1)
    before = env.table.position.digest()
    wrong: tuple[Any, ...] = (-1, 10**9, 0.5, "tower", None, 5.5j)
    for action in wrong:
        with pytest.raises(CastlewrightError, match="action"):
            env.step(action)
    assert env.table.position.digest() == before


def test_an_illegal_action_can_be_made_to_lose() -> None:
    env = SeatEnv("between_two_cities", ("random",))
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(env.table.actions - 1)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, env.table.actions - 1)
    with pytest.raises(BadInputError, match="over; reset"):
        env.step(0)


def test_parallel_agents_must_wait_for_their_turn() -> None:
    env = ParallelTableEnv("castellan", 2)
    env.reset(seed=1)
    idle = next(agent for agent, info in env.reset(seed=1)[1].items() if list(info["candidates"]) == [env.wait])
    other = next(agent for agent in env.agents if agent != idle)
    with pytest.raises(IllegalActionError, match="must wait"):
        env.step({idle: 0, other: int(env.table.choices()["candidates"][0])})
    with pytest.raises(BadInputError, match="gave none"):
        env.step({idle: env.wait})


def test_parallel_agents_that_act_together_are_all_refused_or_none() -> None:
    env = ParallelTableEnv("between_two_cities", 3)
    _, infos = env.reset(seed=1)
    before = env.table.position.digest()
    actions = {agent: int(info["candidates"][0]) for agent, info in infos.items()}
    with pytest.raises(IllegalActionError, match="seat 2 may not do action 9999"):
        env.step({**actions, "seat_2": 9999})
    assert env.table.position.digest() == before
    env.step(actions)


def test_who_has_not_begun_is_told_to_reset() -> None:
    env = TableEnv("castellan", 2)
    with pytest.raises(BadInputError, match="reset"):
        env.step(0)
    with pytest.raises(BadInputError, match="reset"):
        env.last()
    with pytest.raises(BadInputError, match="unknown agent 'bob'; choose one of seat_0, seat_1"):
        env.observe("bob")


@pytest.mark.parametrize("seed", ["x", -1, 2**64, 0.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadInputError, match="seed"):
        BatchEnv("castellan", 1, 2, seed=seed)
    with pytest.raises(BadInputError, match="seed"):
        TableEnv("castellan", 2).reset(seed=seed)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 1.5}, {"width": 0}, {"width": -3}])
def test_the_size_of_a_batch_is_checked(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInputError, match=next(iter(wrong))):
        BatchEnv("castellan", **{"games": 1, "seats": 2, **wrong})


def test_a_seed_begins_the_same_game_whatever_was_played_before() -> None:
    fresh, used = (BatchEnv("castles_of_mad_king_ludwig", 3, 2, seed=seed) for seed in (5, 4))
    for _ in range(300):
        used.step(used.counts // 2)
    used.reset(seed=5)
    for _ in range(50):
        assert [position.digest() for position in used.positions] == [position.digest() for position in fresh.positions]
        for env in (fresh, used):
            env.step(env.counts // 2)


def test_closed_environments_and_unknown_words_are_refused() -> None:
    env = TableEnv("castellan", 2)
    env.close()
    with pytest.raises(BadInputError, match="closed"):
        env.reset()
    with pytest.raises(BadInputError, match="render_mode"):
        TableEnv(render_mode="cinema")
    with pytest.raises(BadInputError, match="render_mode"):
        SeatEnv("castellan", ("random",)).render()
    with pytest.raises(BadInputError, match="seat"):
        SeatEnv(seat=3)
    with pytest.raises(CastlewrightError, match="nobody"):
        SeatEnv(opponents=("nobody",))
    with pytest.raises(CastlewrightError, match="2 to 4 players"):
        BatchEnv("castellan", 1, 9)


def test_bots_of_a_seat_environment_get_a_guess() -> None:
    env = SeatEnv("between_two_castles", ("greedy", "random"), seat=2)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    is_over, reward = False, 0.0
    while not is_over:
        observation, reward, is_over, _, info = env.step(int(info["candidates"][0]))
    assert reward == pytest.approx(pay_of(env.table.position)[2])
    assert load_game("between_two_castles").name == env.table.batch.game.name
