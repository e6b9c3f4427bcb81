"""The commands as people run them: answers, formats, exit codes, and one clear line for whatever is wrong."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

RECORD = next((Path(__file__).parents[1] / "records" / "between_two_cities").glob("3_*.json"))
BOARD = {
    "game": "between_two_cities",
    "cities": [{"name": name, "rows": ["SSSS", "HHOm"]} for name in "ABC"],
    "players": ["x", "y", "z"],
}


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "castlewright", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )


def test_help_lists_the_commands_and_version_says_the_form() -> None:
    assert "simulate" in run("--help").stdout
    assert run("--version").stdout.startswith("castlewright 0.")
    assert "interpreted engine" in run("--version", CASTLEWRIGHT_INTERPRETED="1").stdout


def test_games_are_listed() -> None:
    listed = json.loads(run("games", "--json").stdout)["games"]
    assert {"between_two_cities"} <= {game["name"] for game in listed}
    assert "Between Two Cities" in run("games").stdout


def write(path: Path, document: object) -> str:
    path.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
    return str(path)


def test_score_explains_every_point(tmp_path: Path) -> None:
    file = write(tmp_path / "board.json", BOARD)
    answer = json.loads(run("score", file, "--json").stdout)
    assert [board["total"] for board in answer["boards"]] == [25, 25, 25]
    for board in answer["boards"]:
        assert sum(line["points"] for line in board["lines"]) == board["total"] == sum(board["categories"].values())
        assert {"category", "points", "section", "tiles", "message", "args"} == set(board["lines"][0])
    assert answer["players"] == [{"name": name, "score": 25, "rank": 1} for name in "xyz"]
    assert "a line of 4 shops" in run("score", file).stdout
    assert "une ligne de 4 commerces" in run("score", file, "--lang", "fr").stdout
    assert "rząd 4 sklepów" in run("score", file, LC_ALL="pl_PL.UTF-8").stdout


def test_simulate_is_the_same_with_any_number_of_jobs(tmp_path: Path) -> None:
    arguments = ["simulate", "between_two_cities", "--players", "greedy,random,random", "--games", "41", "--json"]
    one, two = (json.loads(run(*arguments, "--jobs", jobs).stdout) for jobs in "12")
    assert one["games"] == 41
    assert [row["bot"] for row in one["players"]] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in one["players"]) == pytest.approx(41, abs=0.001)
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    records = tmp_path / "records"
    run("simulate", "between_two_cities", "--players", "random,random", "--games", "3", "--records", str(records))
    for record in sorted(records.iterdir()):
        assert run("replay", str(record), "--check").returncode == 0
    assert len(list(records.iterdir())) == 3


def test_replay_shows_any_step_and_checks() -> None:
    done = run("replay", str(RECORD), "--check")
    assert done.returncode == 0
    assert "All figures agree" in done.stdout
    answer = json.loads(run("replay", str(RECORD), "--step", "10", "--json").stdout)
    assert (answer["step"], answer["is_over"]) == (10, False)


def test_a_whole_game_is_played_over_a_pipe() -> None:
    typed = "1\n" * 200
    done = run("play", "between_two_cities", "--players", "me,greedy,random", "--seed", "3", "--plain", typed=typed)
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert "1. " in done.stdout


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    saves = ("--save-dir", str(tmp_path))
    done = run(
        "play", "between_two_cities", "--seed", "3", *saves, typed="hint\nlist\n?\nsheet\nundo\nnonsense\n1\n99\nquit\n"
    )
    assert done.returncode == 0
    for words in ("Hint: choose", "Not possible: action: 'nonsense'", "There is no such number", "The game is saved"):
        assert words in done.stdout
    (saved,) = tmp_path.iterdir()
    resumed = run("play", "between_two_cities", "--resume", str(saved), *saves, typed="1\n" * 200)
    assert resumed.returncode == 0
    assert "The game is over." in resumed.stdout


LISTENING = """import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("castlewright", run_name="__main__", alter_sys=True)
"""
"""A background job of a shell ignores Ctrl-C, and so would its children."""


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LISTENING, "play", "between_two_cities", "--plain", "--save-dir", str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        killing = threading.Timer(60, process.kill)
        killing.start()
        assert any("Choose two tiles" in line for line in process.stdout)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        killing.cancel()
    assert process.returncode == 130
    assert "--resume" in out
    assert len(list(tmp_path.iterdir())) == 1


WRONG = [
    pytest.param(["simulate", "chess"], 2, "unknown game 'chess'", id="unknown game"),
    pytest.param(
        ["simulate", "between_two_cities", "--players", "greedy"], 2, "2 to 7 players, not 1", id="too few players"
    ),
    pytest.param(
        ["simulate", "between_two_cities", "--players", "greedy,hal"], 2, "unknown bot 'hal'", id="unknown bot"
    ),
    pytest.param(["simulate", "between_two_cities", "--players", "greedy,,greedy"], 2, "empty name", id="empty name"),
    pytest.param(
        ["simulate", "between_two_cities", "--option", "edition=first"], 2, "has no options", id="no such option"
    ),
    pytest.param(["simulate", "between_two_cities", "--option", "edition"], 2, "NAME=VALUE", id="option without value"),
    pytest.param(["simulate", "between_two_cities", "--games", "0"], 2, "--games", id="no games"),
    pytest.param(["play", "chess"], 2, "unknown game 'chess'", id="play an unknown game"),
    pytest.param(
        ["play", "between_two_cities", "--players", "me,hal"], 2, "unknown bot 'hal'", id="play an unknown bot"
    ),
    pytest.param(["play", "between_two_cities", "--players", "me:Ann,me:Ann"], 2, "same name", id="one name twice"),
    pytest.param(["score", "nothing.json"], 2, "nothing.json: No such file", id="no such file"),
    pytest.param(["replay", "nothing.json"], 2, "nothing.json: No such file", id="no such record"),
    pytest.param(["fly"], 2, "No such command", id="unknown command"),
]


@pytest.mark.parametrize(("arguments", "code", "message"), WRONG)
def test_what_is_wrong_gets_one_clear_line(arguments: list[str], code: int, message: str) -> None:
    done = run(*arguments)
    assert done.returncode == code
    assert message in done.stderr
    assert "Traceback" not in done.stderr


FILES = [
    pytest.param("score", '{"game": "between_two_cities", "cities"', "not a JSON file", 2, id="truncated board"),
    pytest.param("score", "[]", "names its game", 2, id="no object"),
    pytest.param("score", {"game": "chess"}, "unknown game 'chess'", 2, id="unknown game"),
    pytest.param("score", {"game": "between_two_cities"}, "cities", 2, id="no cities"),
    pytest.param("score", {**BOARD, "cities": [{"name": "A", "rows": ["S.S"]}] * 3}, "§5.2", 2, id="broken rule"),
    pytest.param("replay", RECORD.read_text("utf-8")[:500], "not a JSON file", 2, id="truncated record"),
    pytest.param("replay", {"game": "between_two_cities"}, "not a record", 2, id="no record"),
    pytest.param(
        "replay",
        RECORD.read_text("utf-8").replace('"scores":[', '"scores":[1'),
        "result.scores",
        1,
        id="a result that does not match",
    ),
]


@pytest.mark.parametrize("command", [["replay"], ["play", "between_two_cities", "--resume"]], ids=["replay", "resume"])
def test_a_record_of_other_rules_is_refused_and_kept(command: list[str], tmp_path: Path) -> None:
    text = RECORD.read_text("utf-8").replace('"ruleset": 1', '"ruleset": 0')
    file = write(tmp_path / "old.json", text)
    done = run(*command, file)
    assert done.returncode == 2
    assert "was played by ruleset 0 and this version plays ruleset 1: it is kept, but cannot be played" in done.stderr
    assert Path(file).read_text("utf-8") == text


@pytest.mark.parametrize(("command", "content", "message", "code"), FILES)
def test_files_that_are_wrong_get_one_clear_line(
    command: str, content: object, message: str, code: int, tmp_path: Path
) -> None:
    file = write(tmp_path / "file.json", content)
    done = run(command, file, *(["--check"] if command == "replay" else []))
    assert done.returncode == code
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_unchecked_boards_are_scored(tmp_path: Path) -> None:
    file = write(tmp_path / "file.json", {"game": "between_two_cities", "cities": [{"name": "A", "rows": ["S.S"]}]})
    assert run("score", file).returncode == 2
    assert json.loads(run("score", file, "--unchecked", "--json").stdout)["boards"][0]["total"] == 4


@pytest.mark.parametrize("command", ["score", "replay"])
def test_a_file_without_an_end_is_refused(command: str) -> None:
    done = run(command, "/dev/zero")
    assert done.returncode == 2
    assert "larger than 20 MB" in done.stderr


def test_a_folder_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    for language, word in (("en", "cannot be saved"), ("fr", "impossible de sauver"), ("pl", "zapisać gry")):
        done = run("play", "castellan", "--players", "me,greedy", "--save-dir", str(blocked / "x"), "--lang", language)
        assert (done.returncode, done.stdout) == (2, "")
        assert word in done.stderr
        assert "Traceback" not in done.stderr
