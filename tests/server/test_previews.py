"""Previews: what they say is what is then scored."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import all_games, load_game
from castlewright.server.previews import find_previews
from castlewright.server.protocol import Preview
from castlewright.server.sheets import known_report

NAMES = ["0", "1", "2"]


def totals(game: Game, match: Match, seat: int) -> list[int]:
    """The points of all boards now, as far as a seat may know them."""
    report = known_report(game, game.scoring.report(match.position, NAMES), seat)
    return [sheet.total for sheet in report.sheets]


@pytest.mark.parametrize("name", list(all_games()))
def test_the_points_are_those_that_are_then_scored(name: str) -> None:
    game, chance, checked = load_game(name), Chance(7), 0
    match = Match(game, [Player(player) for player in NAMES], {}, "previews")
    while not match.position.is_over and checked < 25:
        seat = match.position.seat_to_act()
        legal = match.position.legal(seat)
        action = legal[chance.below(len(legal))]
        before, reveals = totals(game, match, seat), match.position.reveals
        [preview] = find_previews(game, match.position.guess(seat, Chance(1)), seat, [action], None)
        match.play_checked(seat, action)
        if match.position.reveals == reveals:
            assert told(preview, before) == totals(game, match, seat)
            checked += 1
    assert checked


def told(preview: Preview, before: list[int]) -> list[int]:
    """The points of all boards as a preview tells them; its lines add up to its gains."""
    after = list(before)
    for gain in preview.gains:
        assert gain.before == before[gain.board]
        after[gain.board] = gain.after
        changes = [line.points - line.points_before for line in preview.lines if line.board == gain.board]
        assert sum(changes) == gain.after - gain.before
    return after


def test_what_is_not_legal_has_no_preview() -> None:
    game = load_game("between_two_cities")
    position = game.new(3, {}, "0")
    with pytest.raises(BadInputError, match="not a legal action"):
        find_previews(game, position, 0, [10**6], None)


def test_a_tile_that_the_seat_does_not_hold_cannot_be_tried_out() -> None:
    game = load_game("between_two_cities")
    position = game.new(3, {}, "0")
    with pytest.raises(BadInputError, match="has no DH01 to lay"):
        find_previews(game, position, 0, [], "DH01")
