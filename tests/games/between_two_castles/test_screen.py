"""Between Two Castles on the full screen: a whole game by keys, and castles wider than the screen."""

from pathlib import Path

import pytest
from textual.widgets import OptionList

from castlewright.cli import screen
from castlewright.cli.options import game_texts
from castlewright.cli.screen import Board, PlayApp
from castlewright.cli.table import Table, seat_players
from castlewright.core.match import Match
from games.between_two_castles.drawn import GAME, staged


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayApp:
    monkeypatch.setattr(screen, "BOT_PACE", 0.001)
    match = Match(GAME, seat_players(["me", "greedy", "greedy"]), {}, "5")
    return PlayApp(Table(match, game_texts(GAME, "en")), tmp_path)


async def test_a_whole_game_by_the_enter_key(app: PlayApp) -> None:
    async with app.run_test(size=(110, 40)) as pilot:
        for _ in range(5_000):  # a busy machine needs more of them
            await pilot.press("enter")
            await pilot.pause(0.005)
            if app.table.is_over:
                break
        assert app.table.is_over
        await pilot.press("ctrl+q")
    assert app.saved is None


async def test_a_wide_castle_scrolls_to_the_cursor(app: PlayApp) -> None:
    """Rules §4.5: castles may be wider than any screen."""
    rooms = " ".join(f"dead_end@{x},0" for x in range(2, 24))
    app.table.match.timeline.position = staged({0: rooms}, {0: "kitchen crypt"})
    async with app.run_test(size=(80, 30)) as pilot:
        board = app.query_one("#board", Board)
        options = app.query_one("#actions", OptionList)
        for text in ("lay kitchen 24,0 left", "lay kitchen -1,0 left", "lay crypt 1,-1 right"):
            options.highlighted = options.get_option_index(text)
            column, line = app.picture.places[text]
            for _ in range(100):
                await pilot.pause(0.02)
                if is_in_sight(board, column, line):
                    break
            assert is_in_sight(board, column, line)


def is_in_sight(board: Board, column: int, line: int) -> bool:
    across, down = column - board.scroll_x, line - board.scroll_y
    return 0 <= across < board.size.width and 0 <= down < board.size.height
