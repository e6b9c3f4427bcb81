"""The full screen, driven by its keys: a whole game, undo, hint, sheets, typed actions, leaving."""

from pathlib import Path

import pytest
from textual.widgets import Input, Label, OptionList, Static

from castlewright.cli import screen
from castlewright.cli.options import game_texts
from castlewright.cli.play import check_terminal
from castlewright.cli.screen import Happened, PlayApp
from castlewright.cli.table import Table, seat_players
from castlewright.core.errors import BadInputError
from castlewright.core.match import Match
from castlewright.games import load_game


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayApp:
    monkeypatch.setattr(screen, "BOT_PACE", 0.001)
    game = load_game("between_two_cities")
    match = Match(game, seat_players(["me", "greedy", "greedy"]), {}, "5")
    return PlayApp(Table(match, game_texts(game, "en")), tmp_path)


def log_of(app: PlayApp) -> str:
    return "\n".join(line.text for line in app.query_one("#log", Happened).lines)


async def test_a_whole_game_by_the_enter_key(app: PlayApp) -> None:
    async with app.run_test(size=(110, 40)) as pilot:
        for _ in range(500):
            await pilot.press("enter")
            await pilot.pause(0.01)
            if app.table.is_over:
                break
        await pilot.pause(0.1)
        assert app.table.is_over
        assert "1. " in str(app.query_one("#task", Label).render())
        assert "Total" in str(app.query_one("#picture", Static).render())
        await pilot.press("ctrl+q")
    assert app.saved is None


async def wait_for_people(app: PlayApp, pilot: object) -> None:
    for _ in range(200):
        await pilot.pause(0.01)  # type: ignore[attr-defined]
        if not app.table.is_bots_turn():
            return
    raise AssertionError("the bots never stopped")


async def test_arrows_typing_undo_hint_and_sheets(app: PlayApp) -> None:
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.press("down", "enter")
        await wait_for_people(app, pilot)
        await pilot.press("shift+tab")
        first = app.chosen
        await pilot.press("right")
        assert app.chosen != first
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert len(app.table.match.standing) == 4
        await pilot.press("ctrl+z")
        assert len(app.table.match.standing) == 3
        await pilot.press("ctrl+t")
        await pilot.pause(0.05)
        assert "Hint: place" in log_of(app)
        await pilot.press("ctrl+e")
        assert "Total" in str(app.query_one("#picture", Static).render())
        await pilot.press("ctrl+e")
        assert "Total" not in str(app.query_one("#picture", Static).render())
        typed = app.query_one("#typed", Input)
        typed.focus()
        typed.value = "fly away"
        await pilot.press("enter")
        assert len(app.table.match.standing) == 3
        typed.value = next(iter(app.picture.places))
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert len(app.table.match.standing) == 4
        assert app.query_one("#actions", OptionList).option_count > 0
        await pilot.press("ctrl+c")
    assert app.saved is not None
    assert app.saved.exists()


def test_a_terminal_that_is_too_small_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "10")
    with pytest.raises(BadInputError, match="40x10 is too small; enlarge it to 60x20 or play with --plain"):
        check_terminal()
