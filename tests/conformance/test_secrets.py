"""What a seat may see: views leak nothing hidden, and guesses keep what is known and redraw the rest."""

import importlib
from itertools import cycle

import msgspec
import pytest

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.knowledge import known_position, known_report
from castlewright.core.picture import Picture
from castlewright.core.position import Position
from castlewright.core.sheet import Report
from castlewright.core.texts import LANGUAGES, Texts, texts
from castlewright.games import load_game
from counts import seeds, share
from playing import SETUPS, Setup, some_positions

pytestmark = pytest.mark.parametrize("setup", SETUPS, ids=str)


def view_of(setup: Setup, position: Position, seat: int) -> bytes:
    return msgspec.json.encode(load_game(setup.game).views.view(position, seat))


def viewers(setup: Setup) -> range:
    """All seats, and a spectator."""
    return range(-1, setup.seats)


def test_a_guess_looks_the_same_to_its_seat(setup: Setup) -> None:
    for seed in seeds(200):
        for position in some_positions(setup, seed, 8):
            for seat in viewers(setup):
                seen = view_of(setup, position, seat)
                guess = position.guess(seat, Chance(seed))
                assert view_of(setup, guess, seat) == seen


def test_sheets_and_screens_of_a_guess_are_the_same(setup: Setup) -> None:
    game = load_game(setup.game)
    names = [f"player {seat}" for seat in range(setup.seats)]
    languages = cycle([texts(language, game.package) for language in LANGUAGES])
    for seed in range(share(100)):
        for position in some_positions(setup, seed, 6):
            for seat, say in zip(viewers(setup), languages, strict=False):
                seen = shown(game, position, seat, names, say)
                assert shown(game, position.guess(seat, Chance(seed)), seat, names, say) == seen
                if not position.is_over:
                    picture = game.terminal.table(position, seat, names, say)
                    assert picture == seen[1], "the picture itself tells secrets"


def shown(game: Game, position: Position, seat: int, names: list[str], say: Texts) -> tuple[Report, Picture, str]:
    """Everything that a face shows of a position: the sheets, the screen, and what is to be done."""
    known = known_position(position, seat)
    task = game.terminal.task(known, seat, say) if seat >= 0 else ""
    return known_report(game, position, seat, names), game.terminal.table(known, seat, names, say), task


def test_a_guess_depends_on_what_the_seat_knows_and_on_chance_only(setup: Setup) -> None:
    for seed in seeds(200):
        for position in some_positions(setup, seed, 8):
            for seat in viewers(setup):
                direct = position.guess(seat, Chance(seed))
                around = position.guess(seat, Chance(seed + 1000)).guess(seat, Chance(seed))
                assert around.to_text() == direct.to_text()
                assert around.to_bytes() == direct.to_bytes(), f"seat {seat}"


def test_what_is_hidden_varies_over_guesses(setup: Setup) -> None:
    pieces = importlib.import_module(f"games.{setup.game}.pieces")
    has_secrets = getattr(pieces, "has_secrets", lambda position, seat: True)
    for position in some_positions(setup, 7, 6)[:-1]:
        for seat in viewers(setup):
            guesses = (position.guess(seat, Chance(number)).digest() for number in range(50))
            first = next(guesses)
            assert any(guess != first for guess in guesses) == has_secrets(position, seat), f"seat {seat}"


def test_a_guess_leaves_the_true_position_alone_and_plays_on(setup: Setup) -> None:
    for position in some_positions(setup, 8, 6):
        before = position.digest()
        guess = position.guess(0, Chance(5))
        chance = Chance(6)
        while not guess.is_over:
            guess.play_random(guess.seat_to_act(), chance)
        assert position.digest() == before


def test_a_spectator_has_no_legal_actions(setup: Setup) -> None:
    view = load_game(setup.game).views.view(setup.new(1), -1)
    assert list(view.legal) == []
