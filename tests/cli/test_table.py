"""A table with bots tells what happened, and never what is their secret."""

import pytest

from castlewright.cli.options import game_texts
from castlewright.cli.table import Table
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game
from playing import SETUPS, Setup


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.seats == 2 and not setup.options], ids=str)
def test_secrets_of_bots_are_not_told(setup: Setup) -> None:
    game = load_game(setup.game)
    match = Match(game, [Player("one", "random"), Player("two", "random")], {}, "5")
    table = Table(match, game_texts(game, "en"))
    while not table.is_over:
        told = table.play_bot()
        last = match.standing[-1]
        assert (last.text in told) != last.is_secret
    if setup.game != "castellan":
        assert any(played.is_secret for played in match.standing)
