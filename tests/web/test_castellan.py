"""Whole games of Castellan in a real browser, in every way that people have, and recorded ones without a browser."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import load_game
from web.album import DESK, PHONE, Album
from web.conftest import Visit
from web.masons import GAME, Mason

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "records" / GAME).glob("*.json"))


@pytest.mark.slow
def test_a_whole_game_by_mouse_with_dragging(visit: Visit) -> None:
    ada = Mason(visit())
    ada.sit(bots=1)
    ada.play_to_the_end(ada.by_mouse)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(re.compile("You (win|came)|share"))
    assert ada.met["cards"] > 2


@pytest.mark.slow
def test_a_whole_game_of_four_by_keyboard_alone(visit: Visit) -> None:
    ada = Mason(visit("fr"))
    ada.sit(bots=3)
    ada.play_to_the_end(ada.by_keyboard)
    expect(ada.page.locator("h1")).to_contain_text(re.compile("gagnez|place|partagent"))


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ada = Mason(visit("pl", phone=True))
    ada.sit(bots=2)
    ada.play_to_the_end(ada.by_touch)
    expect(ada.page.locator("h1")).to_contain_text(re.compile("Wygrywasz|miejsce|dzielą"))


def test_a_piece_can_be_taken_back_and_a_reload_loses_nothing(visit: Visit) -> None:
    ada = Mason(visit())
    ada.sit(bots=1)
    while (step := ada.wait()) != "build":
        ada.act(step, ada.by_keyboard)
    left = ada.page.locator(".kinds").inner_text()
    ada.act("build", ada.by_keyboard)
    if ada.wait() == "build":
        ada.act("undo", lambda _: ada.person.press("u"))
        expect(ada.page.locator(".kinds")).to_have_text(left, use_inner_text=True)
    ada.page.reload()
    ada.page.locator(".frame").wait_for()
    assert ada.wait() in {"build", "claim", "draw"}


@pytest.mark.parametrize("phone", [False, True])
def test_every_step_can_be_read_and_heard(visit: Visit, phone: bool) -> None:
    album = Album("en", [PHONE if phone else DESK])
    ada = Mason(visit(phone=phone))
    ada.sit(bots=1, memory_aid=True)
    for _ in range(24):
        step = ada.wait()
        if ada.met[step] == 1 or (step == "build" and ada.met[step] == 6):
            album.take(ada.person, f"castellan-{step}-{ada.met[step]}")
        ada.act(step, ada.by_touch if phone else ada.by_keyboard)
    album.check()
    assert {"cards", "build", "draw"} <= set(ada.met)


def views(path: Path, most_places: int) -> list[dict[str, Any]]:
    """What the acting seat saw before each action of a recorded game; of many actions a few."""
    game = load_game(GAME)
    record = read_record(path)
    position = game.new(len(record.players), record.options, record.seed)
    seen = []
    for played in replay(game, record).standing:
        view = msgspec.to_builtins(game.views.view(position, played.seat, with_memory=False))
        step = max(1, len(view["legal"]) // most_places)
        seen.append(view if view["phase"] != "build" else {**view, "legal": view["legal"][::step]})
        position.play(played.seat, played.action)
    return seen


@pytest.mark.skipif(shutil.which("npx") is None, reason="needs Node")
@pytest.mark.parametrize(
    ("paths", "most_places"),
    [pytest.param(RECORDS[::8], 6, id="a share"), pytest.param(RECORDS, 10_000, id="all", marks=pytest.mark.slow)],
)
def test_every_legal_action_can_be_reached(paths: list[Path], most_places: int, tmp_path: Path) -> None:
    walks = [{"game": path.stem, "views": views(path, most_places)} for path in paths]
    (tmp_path / "walks.json").write_text(json.dumps(walks))
    done = subprocess.run(
        ["npx", "vitest", "run", f"src/games/{GAME}/walk.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "CASTLEWRIGHT_WALK": str(tmp_path / "walks.json")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "skipped" not in done.stdout
