"""The report: what it counts from records, and one page that needs nothing beside it."""

import base64
import re
import subprocess
import sys
from pathlib import Path

import pytest

from castlewright.arena.page import page
from castlewright.arena.plan import Plan
from castlewright.arena.report import Study, Worth, best_and_worst, by_name, record_files, study
from castlewright.arena.simulate import simulate
from castlewright.cli.options import game_texts
from castlewright.core.errors import BadInputError
from castlewright.core.texts import LANGUAGES
from castlewright.games import all_games

GAMES = 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("records")
    for name, game in all_games().items():
        seats = min(3, game.meta.max_seats)
        bots = ("greedy", *("random",) * (seats - 1))
        simulate(Plan(name, bots, GAMES, 1, records=str(made / name)))
    return made


@pytest.fixture(scope="module")
def studies(folder: Path) -> list[Study]:
    return study(record_files([folder]))


def test_every_game_is_counted(studies: list[Study]) -> None:
    assert {one.game for one in studies} == set(all_games())
    for one in studies:
        (seats,) = one.seat_games
        assert one.games == one.seat_games[seats] == len(one.actions[seats]) == GAMES
        assert len(one.scores["greedy"]) == GAMES
        assert len(one.scores["random"]) == GAMES * (seats - 1)
        assert sum(one.seat_wins[seats]) == pytest.approx(GAMES)
        assert sum(one.wins.values()) == pytest.approx(GAMES)


def test_what_tiles_were_worth_adds_up_to_all_points(studies: list[Study]) -> None:
    for one in studies:
        assert sum(worth.points for worth in one.worths.values()) == sum(one.categories.values())
        assert all(worth.pieces > 0 for worth in one.worths.values())


def test_pieces_of_one_name_are_counted_together_and_long_lists_show_both_ends() -> None:
    found = Study("castellan", worths={"a1": Worth(3, 1), "a2": Worth(1, 3), "b": Worth(9, 1)})
    assert by_name(found, {"a1": "a", "a2": "a"}) == {"a": Worth(4, 4)}
    many = {str(number): Worth(number, 1) for number in range(10)}
    assert [name for name, _ in best_and_worst(many, 1, 4)] == ["9", "8", "1", "0"]
    assert best_and_worst(many, 2, 4) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_all_plots_inside(studies: list[Study], language: str) -> None:
    text = page(studies, lambda game: game_texts(game, language))
    images = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', text)
    assert len(images) == 4 * len(studies), "scores, seats, length and worth of every game"
    assert all(base64.b64decode(image).startswith(b"<svg") for image in images)
    assert f'<html lang="{language}">' in text
    assert "http" not in re.sub(r'src="[^"]+"', "", text), "nothing is loaded from elsewhere"
    for game in all_games().values():
        assert game.meta.title in text


def test_the_same_records_give_the_same_page(studies: list[Study]) -> None:
    pages = {page(studies[:1], lambda game: game_texts(game, "en")) for _ in range(2)}
    assert len(pages) == 1


def run(*arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", f"{code}\nfrom castlewright.cli.main import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_the_command_writes_the_page(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    done = run("report", str(folder / "castellan"), "--output", str(target), "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "Co mówią rozgrywki" in target.read_text("utf-8")


def test_without_matplotlib_the_command_says_what_to_install(folder: Path, tmp_path: Path) -> None:
    missing = "import sys; sys.modules['matplotlib'] = None"
    done = run("report", str(folder), "--output", str(tmp_path / "page.html"), code=missing)
    assert done.returncode == 2
    assert done.stderr == "castlewright: report: needs matplotlib: install castlewright[plots]\n"


def test_what_cannot_be_read_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="there is no record in this folder"):
        record_files([tmp_path])
    (tmp_path / "none.json").write_text("{}", "utf-8")
    with pytest.raises(BadInputError, match=r"none\.json: not a record"):
        study(record_files([tmp_path]))
    unfinished = next(iter((folder / "castellan").iterdir())).read_text("utf-8")
    (tmp_path / "none.json").write_text(
        re.sub(r'"actions": \[.*?\n \]', '"actions": []', unfinished, flags=re.S), "utf-8"
    )
    with pytest.raises(BadInputError, match="none of these games is finished"):
        study(record_files([tmp_path]))
