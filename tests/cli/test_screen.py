"""The full screen, driven by its keys: a whole game, undo, hint, sheets, typed actions, leaving."""

from pathlib import Path

import pytest
from textual.widgets import Input, Label, OptionList, Static

from castlewright.cli import screen
from castlewright.cli.options import game_texts
from castlewright.cli.play import check_terminal
from castlewright.cli.screen import Curtain, Happened, PlayApp
from castlewright.cli.table import Table, UnsavedError, seat_players
from castlewright.core.errors import BadInputError
from castlewright.core.match import Match
from castlewright.core.texts import LANGUAGES
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
        for _ in range(5_000):  # a busy machine needs more of them
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


async def test_the_log_is_as_wide_as_its_pane_and_hints_can_be_read(app: PlayApp) -> None:
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.press("ctrl+t")
        await pilot.pause(0.05)
        log = app.query_one("#log", Happened)
        assert "Hint: " in log_of(app)
        assert max(line.cell_length for line in log.lines) <= log.scrollable_content_region.width
        words = " ".join(" ".join(log.told).split())
        assert " ".join(log_of(app).split()) == words
        await pilot.resize_terminal(70, 30)
        await pilot.pause(0.1)
        assert max(line.cell_length for line in log.lines) <= log.scrollable_content_region.width
        assert " ".join(log_of(app).split()) == words
        log.focus()
        await pilot.press("home")
        await pilot.pause(0.05)
        assert log.scroll_y == 0


async def test_every_key_works_while_something_is_typed(app: PlayApp) -> None:
    async with app.run_test(size=(110, 40)) as pilot:
        typed = app.query_one("#typed", Input)
        typed.focus()
        typed.value = "cho"
        await pilot.press("ctrl+e")
        assert "Total" in str(app.query_one("#picture", Static).render())
        await pilot.press("ctrl+t")
        await pilot.pause(0.05)
        assert "Hint: " in log_of(app)
        await pilot.press("ctrl+s")
        assert list(app.folder.glob("*.json"))
        assert typed.value == "cho"
        await pilot.press("end", "x")
        assert typed.value == "chox"
        await pilot.press("ctrl+x")
    assert app.saved is not None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_curtain_falls_between_two_people(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "BOT_PACE", 0.001)
    game = load_game("between_two_cities")
    match = Match(game, seat_players(["me:Ann", "greedy", "me:Bob"]), {}, "5")
    app = PlayApp(Table(match, game_texts(game, language)), tmp_path)
    async with app.run_test(size=(110, 40)) as pilot:
        for name in ("Ann", "Bob"):
            await wait_for_people(app, pilot)
            await pilot.pause(0.05)
            assert isinstance(app.screen, Curtain)
            assert app.screen.words.startswith(name)
            assert not app.picture.lines
            await pilot.press("enter")
            await pilot.pause(0.05)
            assert app.table.names[app.table.viewer] == name
            await pilot.press("ctrl+t")
            await pilot.pause(0.05)
            assert len(log_of(app).splitlines()) > len(app.public)
            await pilot.press("enter")
            await pilot.pause(0.05)
        hidden = [played.text for played in match.standing if played.is_secret]
        assert hidden
        assert not [text for text in hidden if text in "".join(app.public)]


async def test_a_game_that_no_folder_takes_is_shown(app: PlayApp, monkeypatch: pytest.MonkeyPatch) -> None:
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.press("enter")
        await pilot.pause(0.05)
        monkeypatch.setattr(Path, "write_text", full)
        await pilot.press("ctrl+s")
        assert [note.severity for note in app._notifications] == ["error"]
        await pilot.press("ctrl+q")
    assert isinstance(app.failure, UnsavedError)
    assert '"actions"' in str(app.failure)


def full(_path: Path, *_: object) -> int:
    """A disk that takes nothing."""
    raise OSError(28, "No space left on device")


def test_a_terminal_that_is_too_small_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "10")
    with pytest.raises(BadInputError, match="40x10 is too small; enlarge it to 60x20 or play with --plain"):
        check_terminal()
