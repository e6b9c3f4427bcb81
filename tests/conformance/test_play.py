"""What every game keeps to, whatever its rules: it ends, replays, copies, and accepts exactly the legal actions."""

import copy
import importlib
import pickle
from collections import Counter
from math import sqrt
from typing import Any

import msgspec
import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError, IllegalActionError, OutOfTurnError
from castlewright.core.position import Position
from castlewright.core.record import record_from_json
from castlewright.core.replay import replay
from castlewright.games import load_game
from counts import IS_INTERPRETED, IS_THOROUGH, seeds, share
from playing import SETUPS, Setup, positions, random_match, some_positions

MOST_COUNTED, DRAWS, FARTHEST = 12 if IS_INTERPRETED else 60, 40, 6.0
"""Positions with so many legal actions are drawn from, so often for each action; an honest count lies within so many
standard deviations."""

pytestmark = pytest.mark.parametrize("setup", SETUPS, ids=str)


def test_a_random_game_ends_with_scores_and_ranks_for_all(setup: Setup) -> None:
    for seed in seeds(500):
        *_, last = positions(setup, seed)
        assert last.is_over
        assert last.waiting == []
        assert len(last.scores()) == setup.seats
        assert all(last.legal(seat) == [] for seat in range(setup.seats))
        ranking = last.ranking()
        assert len(ranking) == setup.seats
        assert min(last.full_ranking()) == 1


def test_a_record_replays_to_every_stored_digest_and_survives_json(setup: Setup) -> None:
    for seed in seeds(100):
        match = random_match(setup, seed)
        record = match.record()
        read = record_from_json(msgspec.json.decode(record.to_json()), "record")
        assert read == record
        assert replay(match.game, read, checked=True).position.digest() == match.position.digest()


def test_equal_seeds_give_equal_matches_and_other_seeds_others(setup: Setup) -> None:
    one, same, other = (random_match(setup, seed).record() for seed in (1, 1, 2))
    assert one == same
    assert one.digests[0] != other.digests[0]


def test_a_copy_never_changes_with_its_original(setup: Setup) -> None:
    for position in some_positions(setup, 3, 6):
        before = position.digest()
        twin = position.copy()
        assert twin.digest() == before
        play_some(twin, 20)
        assert position.digest() == before
        twin.copy_from(position)
        play_some(position, 20)
        assert twin.digest() == before


def play_some(position: Position, count: int) -> None:
    """Play a few random actions."""
    chance = Chance(count)
    for _ in range(count):
        if not position.is_over:
            position.play_random(position.seat_to_act(), chance)


def test_a_position_goes_through_bytes_to_another_process(setup: Setup) -> None:
    for position in some_positions(setup, 4, 6):
        twin = setup.new(99)
        twin.from_bytes(position.to_bytes())
        assert twin.digest() == position.digest()
        assert twin.to_bytes() == position.to_bytes()
        play_some(twin, 10)
        play_some(position, 10)
        assert twin.digest() == position.digest()


def test_pieces_are_neither_made_nor_lost(setup: Setup) -> None:
    pieces = importlib.import_module(f"games.{setup.game}.pieces")
    for seed in seeds(100):
        totals: Counter[str] | None = None
        for position in positions(setup, seed):
            counted = pieces.count_pieces(position)
            totals = totals or counted
            assert counted == totals
        assert totals == pieces.box(setup.seats)


def test_guesses_neither_make_nor_lose_pieces(setup: Setup) -> None:
    pieces = importlib.import_module(f"games.{setup.game}.pieces")
    for position in some_positions(setup, 9, 6):
        for seat in range(-1, setup.seats):
            guess = position.guess(seat, Chance(seat + 2))
            assert pieces.count_pieces(guess) == pieces.box(setup.seats), f"seat {seat}"


def test_a_match_accepts_exactly_the_legal_actions(setup: Setup) -> None:
    actions = load_game(setup.game).notation.ACTIONS
    for seed in seeds(10):
        match = random_match(setup, seed)
        for step in {0, len(match.standing) // 2, len(match.standing) - 1}:
            check_legality(setup, seed, match.record().actions[:step], actions)


def numbers_to_try(legal: set[int], count: int) -> set[int]:
    """The ends of the action numbers, the neighbours of every legal one and a sample of the others: not in the list."""
    chance = Chance(len(legal))
    near = {action + step for action in legal for step in (-1, 1)}
    far = range(-1, count + 1) if IS_THOROUGH else [chance.below(count) for _ in range(200)]
    return {-1, 0, count - 1, count, *near, *far} - legal


def check_legality(setup: Setup, seed: int, actions: list[tuple[int, str]], count: int) -> None:
    """A number is accepted if it is listed, and refused without a trace if it is not."""
    match = setup.match(seed)
    for seat, text in actions:
        match.act(seat, text)
    before = match.position.digest()
    for seat in range(setup.seats):
        legal = set(match.position.legal(seat))
        assert legal <= set(range(count))
        assert bool(legal) == match.position.is_waiting(seat)
        for action in numbers_to_try(legal, count):
            with pytest.raises(IllegalActionError):
                match.act(seat, action)
    assert match.position.digest() == before
    seat = match.position.seat_to_act()
    for action in match.position.legal(seat):
        twin = match.position.copy()
        twin.play(seat, action)
        assert twin.digest() != before


def test_random_play_takes_every_legal_action_equally_often(setup: Setup) -> None:
    for seed in seeds(100):
        for position in some_positions(setup, seed, 6):
            seat = position.seat_to_act()
            if 1 < len(position.legal(seat)) <= MOST_COUNTED:
                check_uniformity(position, seat, Chance(seed))


def check_uniformity(position: Position, seat: int, chance: Chance) -> None:
    """Random actions lead everywhere, and nowhere much more often than elsewhere."""
    legal, twin = position.legal(seat), position.copy()
    wanted, found = Counter[str](), Counter[str]()
    for action in legal:
        twin.copy_from(position)
        twin.play(seat, action)
        wanted[twin.digest()] += DRAWS
    for _ in range(DRAWS * len(legal)):
        twin.copy_from(position)
        twin.play_random(seat, chance)
        found[twin.digest()] += 1
    assert found.keys() <= wanted.keys()
    for outcome, expected in wanted.items():
        assert abs(found[outcome] - expected) < FARTHEST * sqrt(expected), (position.to_text(), outcome)


NO_NUMBERS: list[Any] = [-1, -(10**30), 65_535, 999_999, 2**31, 2**32, 10**30, 0.0, "0", None, [0]]
"""What is no action of any seat in any game."""

NO_SEATS: list[Any] = [-1, 999_999, 2**31, -(2**31), 10**30, 0.0, "0", None]


def test_a_position_refuses_what_is_not_legal_and_stays_as_it_was(setup: Setup) -> None:
    count = load_game(setup.game).notation.ACTIONS
    chance = Chance(1)
    for position in some_positions(setup, 2, 8):
        before = position.to_bytes()
        for seat in range(setup.seats):
            legal = set(position.legal(seat))
            tried = {*legal, *(chance.below(count) for _ in range(200)), *range(count - 3, count + 3)}
            assert {action for action in tried if position.is_legal(seat, action)} == legal
            for action in [*(tried - legal), *NO_NUMBERS]:
                with pytest.raises(IllegalActionError):
                    position.play(seat, action)
        for nobody in [*NO_SEATS, setup.seats]:
            with pytest.raises(OutOfTurnError, match="there is no seat"):
                position.play(nobody, 0)
        assert position.to_bytes() == before


def test_a_position_does_what_is_legal(setup: Setup) -> None:
    for position in some_positions(setup, 2, 8):
        for seat in position.waiting:
            for action in position.legal(seat)[::7]:
                one, other = position.copy(), position.copy()
                one.play(seat, action)
                other.play_unchecked(seat, action)
                assert one == other != position


def test_positions_are_copied_pickled_and_compared(setup: Setup) -> None:
    for position in some_positions(setup, 6, 8):
        pickled = pickle.loads(pickle.dumps(position))
        for twin in (position.copy(), copy.copy(position), copy.deepcopy(position), pickled):
            assert twin is not position
            assert twin == position
            assert twin.digest() == position.digest()
            if not twin.is_over:
                seat = twin.seat_to_act()
                twin.play(seat, twin.legal(seat)[0])
                assert twin != position
        assert position != position.to_bytes()
        with pytest.raises(TypeError, match="unhashable"):
            hash(position)


def test_positions_of_other_tables_are_not_equal(setup: Setup) -> None:
    position = setup.new(1)
    assert position != setup.new(2)
    assert all(position != other.new(1) for other in SETUPS if other != setup)


def test_actions_go_through_text_and_json_and_back(setup: Setup) -> None:
    notation = load_game(setup.game).notation
    for position in some_positions(setup, 5, share(1_000)):
        for seat in position.waiting:
            for action in position.legal(seat):
                text = notation.action_to_text(position, seat, action)
                assert notation.action_from_text(position, seat, text) == action
                struct = notation.action_to_json(position, seat, action)
                document: object = msgspec.json.decode(msgspec.json.encode(struct))
                assert notation.action_from_json(position, seat, document) == action


def test_actions_that_cannot_be_read_are_refused(setup: Setup) -> None:
    notation = load_game(setup.game).notation
    position = setup.new(1)
    for text in ("", "fly", "place", "place nothing nowhere", "choose choose choose", "\x00", "ł" * 1000):
        with pytest.raises(BadInputError):
            notation.action_from_text(position, 0, text)
    documents: list[object] = [None, 7, [], {}, {"do": "fly"}, {"do": 3}, "place"]
    for document in documents:
        with pytest.raises(BadInputError):
            notation.action_from_json(position, 0, document)


def test_seats_that_do_not_exist_or_wait_cannot_act(setup: Setup) -> None:
    match = setup.match(1)
    for seat in (-1, setup.seats):
        with pytest.raises(OutOfTurnError, match="there is no seat"):
            match.act(seat, 0)
    finished = random_match(setup, 1)
    with pytest.raises(OutOfTurnError, match="the game is over"):
        finished.act(0, 0)


def test_the_points_lie_above_the_tie_breaks_of_a_standing(setup: Setup) -> None:
    for seed in seeds(50):
        for position in some_positions(setup, seed, 12):
            points = [position.standing(seat) >> position.tie_bits for seat in range(setup.seats)]
            assert points == position.scores()


def test_the_sheets_add_up_to_the_scores_at_every_step(setup: Setup) -> None:
    scoring = load_game(setup.game).scoring
    names = [f"player {seat}" for seat in range(setup.seats)]
    for seed in seeds(50):
        for position in some_positions(setup, seed, 12):
            report = scoring.report(position, names)
            assert [row.score for row in report.standings][: setup.seats] == position.scores()
            assert [row.rank for row in report.standings][: setup.seats] == position.ranking()
            for sheet in report.sheets:
                assert sum(sheet.categories.values()) == sheet.total
                assert tuple(sheet.categories) == scoring.CATEGORIES
