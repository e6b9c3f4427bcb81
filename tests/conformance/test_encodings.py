"""Observations and what describes actions: nothing hidden in them, nothing out of bounds, nothing left out."""

from __future__ import annotations

from array import array

import pytest

from castlewright.core.chance import Chance
from castlewright.core.encoding import Encoding, Field
from castlewright.games import load_game
from counts import seeds
from playing import SETUPS, Setup, positions, some_positions

BOARD_POINTS = {"between_two_cities": "score_city", "between_two_castles": "score_castle"}
"""How a position of a drafting game tells the points of one board."""

LAY = 1
"""The kind of an action that lays a room in Between Two Castles."""


def encoding_of(setup: Setup) -> Encoding:
    game = load_game(setup.game)
    return game.encodings.encoding(setup.seats, game.meta.check_options(dict(setup.options)))


def check_bounds(fields: list[Field], numbers: array[int]) -> None:
    for field in fields:
        part = numbers[field.start : field.start + field.size]
        assert field.least <= min(part), field
        assert max(part) <= field.most, field


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_equal_views_give_equal_observations(setup: Setup) -> None:
    encoding = encoding_of(setup)
    views = load_game(setup.game).views
    for number, position in enumerate(some_positions(setup, 11, 40)):
        seat = number % setup.seats
        other = position.guess(seat, Chance(number))
        assert views.view(position, seat) == views.view(other, seat)
        true, guessed = array("h", [9] * encoding.size), array("h", [7] * encoding.size)
        encoding.observe(position, seat, true)
        encoding.observe(other, seat, guessed)
        assert true == guessed


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_observations_stay_within_the_stated_bounds(setup: Setup) -> None:
    encoding = encoding_of(setup)
    observed, described = array("h", [0] * encoding.size), array("h", [0] * encoding.features)
    assert [field.start for field in encoding.fields[1:]] == [sum(f[1:3]) for f in encoding.fields[:-1]]
    assert sum(field.size for field in encoding.fields) == encoding.size
    for seed in seeds(300):
        for length, position in enumerate(positions(setup, seed)):
            assert length <= encoding.max_length
            seat = length % setup.seats
            encoding.observe(position, seat, observed)
            check_bounds(encoding.fields, observed)
            if length % 7 == 0 and not position.is_over:
                seat = position.seat_to_act()
                legal = position.legal(seat)
                encoding.describe(position, seat, legal[length % len(legal)], described)
                check_bounds(encoding.action_fields, described)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_different_legal_actions_are_described_differently(setup: Setup) -> None:
    encoding = encoding_of(setup)
    for position in some_positions(setup, 12, 20):
        seat = position.seat_to_act()
        if seat < 0:
            continue
        before = position.to_bytes()
        described = set()
        legal = position.legal(seat)
        for action in legal:
            numbers = array("h", [5] * encoding.features)
            encoding.describe(position, seat, action, numbers)
            described.add(bytes(numbers))
        assert position.to_bytes() == before
        # Sets of cards that give the same pieces are alike for a network.
        assert len(described) == len(legal) or setup.game == "castellan"


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game in BOARD_POINTS], ids=str)
def test_what_a_tile_brings_is_what_its_board_gains(setup: Setup) -> None:
    encoding, points = encoding_of(setup), BOARD_POINTS[setup.game]
    names = [field.name for field in encoding.action_fields]
    for position in some_positions(setup, 13, 12):
        seat = position.seat_to_act()
        for action in position.legal(seat) if seat >= 0 else []:
            numbers = array("h", [5] * encoding.features)
            encoding.describe(position, seat, action, numbers)
            told = dict(zip(names, numbers, strict=True))
            if told.get("is_place") or told.get("kind") == LAY:
                board, after = position.board_at(seat, told["side"] - 1), position.copy()  # type: ignore[attr-defined]
                after.play(seat, action)
                assert told["gain"] == getattr(after, points)(board) - getattr(position, points)(board)
            else:
                assert told["gain"] == 0
