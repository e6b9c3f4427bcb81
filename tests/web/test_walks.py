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

from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import load_game

ROOT = Path(__file__).parents[2]
GAMES = ("between_two_castles", "castles_of_mad_king_ludwig")


def records(game: str) -> list[Path]:
    """All recorded games."""
    return sorted((ROOT / "tests" / "records" / game).glob("*.json"))


def a_share(game: str) -> list[Path]:
    """Records that show something rare, and one in twenty of the others."""
    found = records(game)
    return sorted({path for path in found if not path.stem.rsplit("_", 1)[-1].isdigit()} | {*found[::20]})


def views(path: Path, most_places: int) -> list[dict[str, Any]]:
    """What the acting seat saw before each action of a recorded game; of many places a few."""
    game = load_game(path.parent.name)
    record = read_record(path)
    position = game.new(len(record.players), record.options, record.seed)
    seen = []
    for played in replay(game, record).standing:
        view = msgspec.to_builtins(game.views.view(position, played.seat, with_memory=False))
        step = max(1, len(view["legal"]) // most_places)
        seen.append({**view, "legal": view["legal"][::step]})
        position.play(played.seat, played.action)
    return seen


@pytest.mark.skipif(shutil.which("npx") is None, reason="needs Node")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("chosen", "most_places"),
    [
        pytest.param(a_share, 8, id="a share"),
        pytest.param(records, 10_000, id="all", marks=pytest.mark.slow),
    ],
)
def test_every_legal_action_can_be_reached(
    game: str, chosen: Callable[[str], list[Path]], most_places: int, tmp_path: Path
) -> None:
    walks = [{"game": path.stem, "views": views(path, most_places)} for path in chosen(game)]
    (tmp_path / "walks.json").write_text(json.dumps(walks))
    done = subprocess.run(
        ["npx", "vitest", "run", f"src/games/{game}/walk.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "CASTLEWRIGHT_WALK": str(tmp_path / "walks.json")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "skipped" not in done.stdout
