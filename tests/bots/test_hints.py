"""Hints: the best few actions of a search, in words, in every game and language."""

import pytest

from castlewright.bots.hints import hint_lines, hints
from castlewright.cli.options import game_texts
from castlewright.core.chance import Chance
from castlewright.core.texts import LANGUAGES
from castlewright.games import load_game
from playing import SETUPS, Setup, positions, some_positions


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_hints_are_legal_and_say_why(setup: Setup) -> None:
    game = load_game(setup.game)
    for number, position in enumerate(some_positions(setup, 2, 4)[:-1]):
        seat = position.seat_to_act()
        guess = position.guess(seat, Chance(number))
        found = hints(game, guess, seat, number)
        assert 1 <= len(found) <= 3
        assert {candidate.action for candidate in found} <= set(position.legal(seat))
        lines = hint_lines(game, guess, seat, number, game_texts(game, LANGUAGES[number % len(LANGUAGES)]))
        assert len(lines) == len(found)
        assert all("—" in line for line in lines)


def test_an_ending_that_is_counted_out_says_so() -> None:
    setup = next(one for one in SETUPS if one.game == "between_two_cities" and one.seats == 3)
    game = load_game(setup.game)
    last = [position.copy() for position in positions(setup, 1) if not position.is_over][-3]
    seat = last.seat_to_act()
    assert len(last.legal(seat)) > 1
    assert "counted out" in hint_lines(game, last.guess(seat, Chance(1)), seat, 1, game_texts(game, "en"))[0]
