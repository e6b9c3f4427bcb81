"""Recorded games walked through by the client's gestures, without a browser."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.staging import Moment, moments, records_of
from castlewright.core.game import Game
from castlewright.core.knowledge import known_position
from castlewright.core.legal import Turned
from castlewright.core.position import Position
from castlewright.core.record import read_record
from castlewright.games import all_games, load_game
from castlewright.server.help.previews import find_previews, preview, report_for

WEB = Path(__file__).parents[2] / "web"
GAMES = sorted(all_games())


def a_share(game: str) -> list[Path]:
    """Of records that show something rare one in four, of the others one in twenty."""
    found = records_of(game)
    rare = [path for path in found if not path.stem.rsplit("_", 1)[-1].isdigit()]
    return sorted({*rare[::4], *found[::20]})


def steps(path: Path, most_places: int) -> list[dict[str, Any]]:
    """What the acting seat saw before each action of a recorded game, of many actions a few; what it was promised."""
    return [step_of(moment, most_places) for moment in moments(read_record(path))]


def step_of(moment: Moment, most_places: int) -> dict[str, Any]:
    """One step: the view, the action that was taken, what was promised for it, and what it scored."""
    game, view = load_game(moment.record.game), moment.view
    taken = next(legal for legal in view["legal"] if legal[1] == moment.text)
    few = view["legal"][:: max(1, len(view["legal"]) // most_places)]
    return {
        "view": {**view, "legal": few if taken in few else [*few, taken]},
        "action": taken[0],
        "previews": promised(game, moment, taken[0]),
        "scored": scored(game, moment, taken[0]),
    }


def promised(game: Game, moment: Moment, action: int) -> list[Any]:
    """The server's previews of the action, and of its piece wherever it could lie."""
    position = known_position(moment.position, moment.seat)
    found = find_previews(game, position, moment.seat, [action], None)
    if game.views.try_out and {"piece", "place", "turn"} <= set(moment.action):
        before, wanted = report_for(game, position, moment.seat), [moment.action["place"], moment.action["turn"]]
        found += [
            preview(before, report_for(game, after, moment.seat), None, spot, spot.board)
            for spot, after in game.views.try_out(position, moment.seat, moment.action["piece"])
            if isinstance(spot, Turned) and msgspec.to_builtins([spot.place, spot.turn]) == wanted
        ]
    return list(msgspec.to_builtins(found))


def scored(game: Game, moment: Moment, action: int) -> list[dict[str, Any]] | None:
    """What every category of every sheet counted before and after; nothing where the action revealed something."""
    after = moment.position.copy()
    after.play_unchecked(moment.seat, action)
    if after.reveals != moment.position.reveals or after.is_over:
        return None
    old, new = (categories(game, position, moment.seat) for position in (moment.position, after))
    return [
        {"board": board, "category": category, "before": old.get(key, 0), "after": new.get(key, 0)}
        for key in sorted({*old, *new})
        for board, category in [key]
    ]


def categories(game: Game, position: Position, seat: int) -> dict[tuple[int, str], int]:
    """Points by sheet and category, as far as the seat may know them."""
    sheets = report_for(game, position, seat).sheets
    return {(board, name): points for board, sheet in enumerate(sheets) for name, points in sheet.categories.items()}


@pytest.mark.skipif(shutil.which("npx") is None, reason="needs Node")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("chosen", "most_places"),
    [
        pytest.param(a_share, 8, id="a share"),
        pytest.param(records_of, 10_000, id="all", marks=pytest.mark.slow),
    ],
)
def test_every_legal_action_can_be_reached_and_promises_are_kept(
    game: str, chosen: Callable[[str], list[Path]], most_places: int, tmp_path: Path
) -> None:
    walks = [{"game": path.stem, "steps": steps(path, most_places)} for path in chosen(game)]
    (tmp_path / "walks.json").write_text(json.dumps(walks))
    done = subprocess.run(
        ["npx", "vitest", "run", f"src/games/{game}/walk.test.ts"],
        cwd=WEB,
        env={**os.environ, "CASTLEWRIGHT_WALK": str(tmp_path / "walks.json")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "skipped" not in done.stdout
