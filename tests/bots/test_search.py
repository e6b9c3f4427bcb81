"""The tree search: the same seed gives the same moves, nobody peeks, and budgets and memory are kept."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from castlewright.bots import make_bot
from castlewright.bots.levels import LEVELS, level_bot
from castlewright.bots.search import Search
from castlewright.bots.searcher import SearchBot, Settings, is_draft
from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.position import Position
from castlewright.games import load_game
from counts import share
from playing import SETUPS, Setup, some_positions

CITIES = "between_two_cities"


def start(seats: int = 3, seed: str = "1") -> Position:
    return load_game(CITIES).new(seats, {}, seed)


def bot(seed: int = 1, sims: int = 60) -> SearchBot:
    return SearchBot(load_game(CITIES), seed, Settings(sims=sims))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_search_leaves_the_position_alone(setup: Setup) -> None:
    for position in some_positions(setup, 5, 5)[:-1]:
        before = position.digest()
        seat = position.seat_to_act()
        make_bot("search:sims=10", load_game(setup.game), 1).choose(position, seat, position.legal(seat))
        assert position.digest() == before


def test_the_same_seed_gives_the_same_candidates_and_another_seed_others() -> None:
    found = []
    for seed in (1, 1, 2):
        thinker = bot(seed)
        thinker.choose(start(), 0, start().legal(0))
        found.append(thinker.candidates())
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_candidates_tell_visits_wins_and_margins() -> None:
    thinker = bot()
    action = thinker.choose(start(), 0, start().legal(0))
    candidates = thinker.candidates()
    assert candidates[0].action == action
    assert sum(candidate.visits for candidate in candidates) == 24
    assert all(0 <= candidate.win <= 1 for candidate in candidates)
    assert {candidate.action for candidate in candidates} <= set(start().legal(0))


def test_the_steps_of_a_turn_keep_their_plan() -> None:
    position = start()
    chance = Chance(1)
    for _ in range(3 + 6 + 3):
        position.play_random(position.seat_to_act(), chance)
    thinker = bot(sims=400)
    first = thinker.choose(position.guess(0, chance), 0, position.legal(0))
    assert thinker.search.simulations == 240, "three quarters, but for the fifth that is kept back"
    position.play(0, first)
    thinker.choose(position.guess(0, chance), 0, position.legal(0))
    assert thinker.search.simulations == 280
    assert thinker.search.visits > 50


TABLES = [setup for setup in SETUPS if setup.seats > 1]


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_a_turn_of_a_player_spends_no_more_than_its_simulations(setup: Setup) -> None:
    turns = list(turns_played(setup, sims=40, most_actions=share(20_000)))
    assert all(sum(turn) <= 40 + len(turn) for turn in turns), "a step has at least one simulation"
    assert any(sum(turn) > 25 for turn in turns)


def turns_played(setup: Setup, sims: int, most_actions: int) -> Iterator[list[int]]:
    """The simulations of every step, turn by turn, of a game between search bots.

    A turn of a player is the secret choice of a draft with the laying after it, else what a seat does in a row.
    """
    position, chance = setup.new(1), Chance(1)
    thinkers = [SearchBot(load_game(setup.game), seat, Settings(sims=sims)) for seat in range(setup.seats)]
    turns: list[list[int]] = [[] for _ in thinkers]
    has_drafts, last_seat = False, -1
    for _ in range(most_actions):
        seat = position.seat_to_act()
        if seat < 0:
            break
        legal = position.legal(seat)
        is_choice = is_draft(position, seat, legal[0])
        has_drafts = has_drafts or is_choice
        if is_choice or (not has_drafts and seat != last_seat):
            yield turns[seat]
            turns[seat] = []
        before = thinkers[seat].simulated
        position.play(seat, thinkers[seat].choose(position.guess(seat, chance), seat, legal))
        turns[seat].append(thinkers[seat].simulated - before)
        last_seat = seat
    yield from turns


def test_another_turn_starts_a_new_plan() -> None:
    thinker = bot(sims=40)
    thinker.choose(start(), 0, start().legal(0))
    thinker.choose(start(seed="2"), 0, start(seed="2").legal(0))
    assert thinker.search.simulations == 16


def test_nobody_in_the_tree_reacts_to_a_secret_choice() -> None:
    """Seat 1 chooses after seat 0: however many pairs seat 0 tries, seat 1 has one decision, not one for each."""
    search = Search(load_game(CITIES).heuristics.heuristics(), 1)
    search.is_guided = False
    search.ripening = 100
    search.begin(start(), 0)
    search.run(20)
    assert len(search.candidates()) > 5
    assert search.tree.nodes == 2, "the root and the choice of seat 1"


def test_memory_is_bounded_and_a_full_tree_still_answers() -> None:
    search = Search(load_game(CITIES).heuristics.heuristics(), 1, most_nodes=8, most_edges=64)
    search.begin(start(), 0)
    search.run(200)
    assert search.tree.nodes <= 8
    assert search.tree.edges <= 64
    assert sum(candidate.visits for candidate in search.candidates()) == 200
    assert Search(load_game(CITIES).heuristics.heuristics(), 1).tree.size < 11_000_000


def test_a_time_budget_is_kept_about() -> None:
    import time

    thinker = SearchBot(load_game(CITIES), 1, Settings(ms=100))
    before = time.process_time()
    thinker.choose(start(), 0, start().legal(0))
    assert time.process_time() - before < 1.0
    assert thinker.search.simulations > 0


def test_noise_varies_the_choice_between_good_actions() -> None:
    chosen = set()
    for seed in range(12):
        chosen.add(SearchBot(load_game(CITIES), seed, LEVELS["beginner"]).choose(start(), 0, start().legal(0)))
    assert len(chosen) > 1


INTERPRETED = """
import json
from castlewright.bots.search import Search
from castlewright.games import load_game
found = []
for name, seats in (("between_two_cities", 3), ("castles_of_mad_king_ludwig", 1)):
    game = load_game(name)
    search = Search(game.heuristics.heuristics(), 7)
    search.begin(game.new(seats, {}, "4"), 0)
    search.run(12)
    found += [list(candidate) for candidate in search.candidates()]
print(json.dumps(found))
"""


def test_interpreted_and_compiled_search_alike() -> None:
    answers = []
    for form in ("", "1"):
        environment = {**os.environ, "CASTLEWRIGHT_INTERPRETED": form}
        command = [sys.executable, "-c", INTERPRETED]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        pytest.param("search:", "give a budget above 0", id="no budget"),
        pytest.param("search:sims=0", "give a budget above 0", id="empty budget"),
        pytest.param("search:sims=10+ms=10", "give a budget above 0, either", id="two budgets"),
        pytest.param("search:sims=many", "sims", id="no number"),
        pytest.param("search:sims=10+speed=9", "'speed=9' is no parameter", id="unknown parameter"),
        pytest.param("search:sims", "'sims' is no parameter", id="no value"),
        pytest.param("search:sims=10+width=0", "width and widen are above 0", id="no width"),
    ],
)
def test_parameters_that_make_no_sense_are_refused(name: str, words: str) -> None:
    with pytest.raises(BadInputError, match=words):
        make_bot(name, load_game(CITIES), 1)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(level: str) -> None:
    for setup in SETUPS:
        position = setup.new(1)
        seat = position.seat_to_act()
        thinker = SearchBot(load_game(setup.game), 1, Settings(sims=4, noise=LEVELS[level].noise))
        assert thinker.choose(position.guess(seat, Chance(2)), seat, position.legal(seat)) in position.legal(seat)


def test_a_level_has_its_share_of_simulations_in_every_game() -> None:
    for name in {setup.game for setup in SETUPS}:
        game = load_game(name)
        share_of_level = game.heuristics.heuristics().level_share
        assert level_bot(game, 1, "hard").settings.sims == round(share_of_level * LEVELS["hard"].sims)


def test_a_level_can_be_given_with_a_share_of_its_budget() -> None:
    for name in {setup.game for setup in SETUPS}:
        whole, quarter = (make_bot(bot, load_game(name), 1) for bot in ("expert", "expert:share=0.25"))
        assert isinstance(whole, SearchBot)
        assert isinstance(quarter, SearchBot)
        assert quarter.settings.sims == round(whole.settings.sims / 4)


def test_alone_a_turn_has_its_own_part_of_the_budget() -> None:
    castles = load_game("castles_of_mad_king_ludwig")
    spent = []
    for alone in (1.0, 0.25):
        position = castles.new(1, {}, "1")
        bot = SearchBot(castles, 1, Settings(sims=80, alone=alone))
        bot.choose(position.guess(0, Chance(1)), 0, position.legal(0))
        spent.append(bot.simulated)
    assert spent[1] == spent[0] / 4
    assert level_bot(castles, 1, "hard").settings.alone == castles.heuristics.heuristics().share_alone < 1


def test_alone_points_are_all_that_counts() -> None:
    castles = load_game("castles_of_mad_king_ludwig")
    found = []
    for weight in (0.0, 0.9):
        search = Search(castles.heuristics.heuristics(), 1)
        search.win_weight = weight
        search.begin(castles.new(1, {}, "1"), 0)
        search.run(60)
        found.append([(one.action, one.visits) for one in search.candidates()])
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["hard:", "hard:share=0", "hard:share=2", "hard:share=much", "hard:sims=5"])
def test_a_share_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(BadInputError, match="a level is given alone or with a share of its budget"):
        make_bot(name, load_game(CITIES), 1)


def test_a_seat_that_is_not_first_to_act_can_search() -> None:
    position = start()
    for seat in range(3):
        legal = position.legal(seat)
        assert bot().choose(position.guess(seat, Chance(1)), seat, legal) in legal


def test_a_sample_of_actions_is_rated_beyond_the_tree() -> None:
    found = []
    for sample in (0, 2):
        search = Search(load_game(CITIES).heuristics.heuristics(), 1)
        search.sample = sample
        search.begin(start(), 0)
        search.run(30)
        found.append(search.candidates())
    assert found[0] != found[1]
