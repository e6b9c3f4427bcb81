"""Advice: the best few actions of a search, best first, with reasons of their own that the sheets confirm."""

import pytest

from castlewright.bots.advice import Advice, advice_lines, advise, spread
from castlewright.bots.asking import choose, foresee
from castlewright.bots.greedy import GreedyBot
from castlewright.cli.options import game_texts
from castlewright.core.chance import Chance
from castlewright.core.errors import BotFailedError
from castlewright.core.position import Position
from castlewright.core.texts import LANGUAGES
from castlewright.games import load_game
from castlewright.server.help.previews import find_previews
from playing import SETUPS, Setup, positions, some_positions

TOLD_GAINS = {
    "cities-hint-place",
    "two-castles-hint-lay",
    "castellan-hint-build",
    "castellan-hint-double",
    "ludwig-hint-place",
    "ludwig-hint-rescore",
}
"""Reasons whose points the sheet must show once the action is done."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_advice_is_legal_best_first_and_every_option_has_a_reason_of_its_own(setup: Setup) -> None:
    game = load_game(setup.game)
    for number, position in enumerate(some_positions(setup, 2, 6)[:-1]):
        seat = position.seat_to_act()
        guess = position.guess(seat, Chance(number))
        found = advise(game, guess, seat, number)
        assert 1 <= len(found) <= 3
        assert {one.action for one in found} <= set(position.legal(seat))
        sure = [one.value - one.spread for one in found]
        assert sure == sorted(sure, reverse=True)
        assert len({str(one.reasons) for one in found}) == len(found)
        check_gains(setup, guess, seat, found)
        for language in LANGUAGES:
            lines = advice_lines(found, game_texts(game, language))
            reasons = [line.partition("—")[2] for line in lines]
            assert len(set(reasons)) == len(found), lines


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_was_done_is_told_behind_the_best_if_the_search_tried_it(setup: Setup) -> None:
    game = load_game(setup.game)
    for number, position in enumerate(some_positions(setup, 2, 3)[:-1]):
        seat = position.seat_to_act()
        guess = position.guess(seat, Chance(number))
        best = [one.action for one in advise(game, guess, seat, number)]
        for also in position.legal(seat)[:12]:
            told = advise(game, guess, seat, number, also=also)
            actions = [one.action for one in told]
            assert actions in (best, [*best, also])
            assert len({str(one.reasons) for one in told}) == len(told)


def check_gains(setup: Setup, guess: Position, seat: int, found: list[Advice]) -> None:
    """The points of every reason that tells a gain are those of the preview."""
    for one in found:
        told = [reason.args["points"] for reason in one.reasons if reason.key in TOLD_GAINS]
        if told:
            [preview] = find_previews(load_game(setup.game), guess, seat, [one.action], None)
            is_shared = setup.game.startswith("between")
            board = preview.board if is_shared else seat
            gains = [gain.after - gain.before for gain in preview.gains if gain.board == board]
            assert told == (gains or [0]), one


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_has_reasons_in_every_language(setup: Setup) -> None:
    game = load_game(setup.game)
    for number, position in enumerate(some_positions(setup, 3, 12)[:-1]):
        texts = game_texts(game, LANGUAGES[number % len(LANGUAGES)])
        for seat in position.waiting:
            legal = position.legal(seat)
            for action in legal[:: max(len(legal) // 6, 1)]:
                reasons = game.reasons.reasons(position, seat, action)
                assert reasons
                assert all(texts(reason.key, reason.args) for reason in reasons)


def test_an_ending_that_is_counted_out_says_so() -> None:
    setup = next(one for one in SETUPS if one.game == "between_two_cities" and one.seats == 3)
    game = load_game(setup.game)
    last = [position.copy() for position in positions(setup, 1) if not position.is_over][-3]
    seat = last.seat_to_act()
    assert len(last.legal(seat)) > 1
    found = advise(game, last.guess(seat, Chance(1)), seat, 1)
    assert "counted out" in advice_lines(found, game_texts(game, "en"))[0]
    assert all(spread(one.worth) == 0 for one in found)


def test_a_seat_that_is_not_next_is_advised_too() -> None:
    game = load_game("between_two_cities")
    position = game.new(3, {}, "1")
    last = position.waiting[-1]
    assert last != position.seat_to_act()
    assert foresee(game, position, last) is not None
    assert {one.action for one in advise(game, position, last, 1)} <= set(position.legal(last))


def test_a_bot_that_chooses_what_is_not_legal_is_refused() -> None:
    class Stubborn(GreedyBot):
        def choose(self, position: Position, seat: int, legal: list[int]) -> int:
            return -1

    game = load_game("castellan")
    with pytest.raises(BotFailedError, match="not legal"):
        choose(Stubborn(game, 1), game, game.new(2, {}, "1"), 0)
