"""Opponents from outside: they choose what is legal, do what they say, and the ladder takes them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from castlewright.arena import opponents
from castlewright.bots import make_bot
from castlewright.cli.ladder import command
from castlewright.core.chance import Chance
from castlewright.games import all_games, load_game

OWN = {name.lower(): f"castlewright.arena.opponents:{name}" for name in ("Flat", "Points", "Closer")}


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "FLAT_GAMES", 20)


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("bot", ["flat", "points"])
def test_they_choose_what_is_legal(name: str, bot: str) -> None:
    game = load_game(name)
    position, chance = game.new(2, {}, "1"), Chance(1)
    player = make_bot(bot, game, 1, OWN)
    for _ in range(25):
        seat = position.seat_to_act()
        legal = position.legal(seat)
        action = player.choose(position.guess(seat, chance), seat, legal)
        assert action in legal
        position.play(seat, action)


def test_closer_beats_random_play() -> None:
    game = load_game("castellan")
    position, chance = game.new(2, {}, "1"), Chance(1)
    players = [make_bot("closer", game, 1, OWN), make_bot("random", game, 2)]
    while not position.is_over:
        seat = position.seat_to_act()
        position.play(seat, players[seat].choose(position.guess(seat, chance), seat, position.legal(seat)))
    scores = position.scores()
    assert scores[0] > scores[1]


def test_the_ladder_takes_a_bot_of_ones_own(tmp_path: Path) -> None:
    output = tmp_path / "ladder.json"
    own = ["--bot", f"points={OWN['points']}"]
    arguments = ["between_two_cities", "--deals", "1", "--rung", "points/random", *own, "--output", str(output)]
    done = CliRunner().invoke(command, arguments, catch_exceptions=False)
    assert done.exit_code == 0
    assert json.loads(output.read_text("utf-8"))["rungs"][0]["strong"] == "points"
    done = CliRunner().invoke(command, ["--verify", str(output), "--all", *own], catch_exceptions=False)
    assert done.exit_code == 0
