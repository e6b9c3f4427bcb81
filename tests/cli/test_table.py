"""A table with bots tells what happened, and never what is their secret."""

import io
from pathlib import Path

import pytest

from castlewright.cli.options import game_texts
from castlewright.cli.plain import person_acts, print_end, run_plain
from castlewright.cli.show import report_lines
from castlewright.cli.table import Table, seat_players
from castlewright.core.chance import Chance
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.core.sheet import Reason, Report, rank_players
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


def test_a_sheet_does_not_name_the_cards_of_another_seat() -> None:
    game = load_game("castles_of_mad_king_ludwig")
    match = Match(game, seat_players(["me", "random"]), {}, "3")
    table = Table(match, game_texts(game, "en"))
    for _ in range(6):
        match.play_checked(table.seat, match.position.legal(table.seat)[0])
    own, other = table.report().sheets
    assert any(line.category == "bonus_cards" for line in own.lines)
    assert not any(line.category == "bonus_cards" for line in other.lines)
    assert table.report().standings == []


def typing(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Type these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_plain_curtain_hides_a_secret_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = load_game("between_two_cities")
    match = Match(game, seat_players(["me:Ann", "me:Bob"]), {}, "5")
    table = Table(match, game_texts(game, "en"))
    typing(monkeypatch, ["", "1", "", "1"])
    assert person_acts(table, tmp_path)
    told = capsys.readouterr().out
    assert told.index("Ann, press Enter") < told.index("Ann: ")
    assert match.standing[0].is_secret
    assert match.standing[0].text not in told
    assert person_acts(table, tmp_path)
    assert "Bob, press Enter" in capsys.readouterr().out
    typing(monkeypatch, ["quit"])
    assert not person_acts(table, tmp_path)
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_a_folder_that_fails_loses_no_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = load_game("between_two_cities")
    table = Table(Match(game, seat_players(["me", "greedy"]), {}, "5"), game_texts(game, "en"))
    monkeypatch.chdir(tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    typing(monkeypatch, ["1", "quit"])
    run_plain(table, blocked / "saves")
    saved = next(tmp_path.glob("*.json"))
    assert str(saved) in capsys.readouterr().out


def test_a_solo_game_ends_with_its_rank(capsys: pytest.CaptureFixture[str]) -> None:
    game = load_game("castles_of_mad_king_ludwig")
    match = Match(game, seat_players(["me"]), {}, "3")
    chance = Chance(3)
    while not match.position.is_over:
        legal = match.position.legal(0)
        match.play_checked(0, legal[chance.below(len(legal))])
    print_end(Table(match, game_texts(game, "en")))
    assert capsys.readouterr().out.strip().splitlines()[-1] in {
        "Apprentice on the building site",
        "Humble servant of the crown",
        "Lord builder of castles",
        "Royal chancellor of palace building",
        "Supreme regent of the royal residences",
        "Court jester",
        "Servant of His Majesty",
        "Duke of castle building",
        "Prince regent of palaces",
        "King of great castles",
    }


TIES = [
    pytest.param("castellan", [(20, 3), (20, 2)], "castellan-tie-keeps", "(3 keeps against 2)", id="castellan"),
    pytest.param("castles_of_mad_king_ludwig", [(90, 70), (90, 66)], "ludwig-tie-area", "is 70, not 66", id="castles"),
    pytest.param("between_two_castles", [(50, 61), (50, 60)], "two-castles-tie-castle", "has 61, not 60", id="lower"),
]


@pytest.mark.parametrize(("name", "keys", "message", "words"), TIES)
def test_a_tie_break_is_said(name: str, keys: list[tuple[int, ...]], message: str, words: str) -> None:
    standings = rank_players(["Ann", "Bob"], keys, [Reason(message)])
    first, second = report_lines(Report(name, [], standings), game_texts(load_game(name), "en"))
    assert first.startswith("1. Ann")
    assert words in first
    assert "(" not in second
