"""Bots of one's own: the example of the documentation plays, and bad bots end with exit code 3."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from castlewright.bots import make_bot, own
from castlewright.bots.own import read_own, within
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.games import load_game

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"

BAD = """
import time

class Raising:
    def __init__(self, seed): pass
    def choose(self, sight): raise KeyError("oh")

class Leaving(Raising):
    def choose(self, sight): raise SystemExit(0)

class Unmade(Raising):
    def __init__(self, seed): raise ValueError("no")

class Cheating(Raising):
    def choose(self, sight): return -1

class Dreaming(Raising):
    def choose(self, sight): return "place nothing"

class Silent(Raising):
    def choose(self, sight): return None

class Stalling(Raising):
    def choose(self, sight):
        while True: time.sleep(0.01)

class Frozen(Raising):
    def choose(self, sight):
        import re
        re.match("(a+)+b", "a" * 60)

class Dying(Raising):
    def choose(self, sight):
        import os
        os._exit(0)

class Late(Raising):
    games = 0
    def __init__(self, seed): Late.games += 1
    def choose(self, sight): return sight.legal[0] if Late.games < 3 else sight.legal[-1] + 999999
"""

RUN = """
import sys
from castlewright.bots import own
own.PATIENCE = 0.5
from castlewright.cli.main import main
sys.argv[0] = "castlewright"
main()
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", RUN, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=60)


def simulate(folder: Path, bot: str, *more: str) -> subprocess.CompletedProcess[str]:
    arguments = ("simulate", "between_two_cities", "--bot", f"mine={bot}", "--players", "mine,random,random")
    return run(folder, *arguments, "--games", "4", *more)


def test_the_example_of_the_page_plays_better_than_random(tmp_path: Path) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(block.splitlines()) <= 25
    (tmp_path / "ahead.py").write_text(block, "utf-8")
    done = simulate(tmp_path, "ahead:Ahead", "--games", "20", "--json")
    assert done.returncode == 0, done.stderr
    assert float(re.findall(r'"win_share":([0-9.]+)', done.stdout)[0]) > 0.5
    again = simulate(tmp_path, "ahead:Ahead", "--games", "20", "--json", "--jobs", "2")
    assert again.stdout.partition('"seconds"')[0] == done.stdout.partition('"seconds"')[0]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Raising", "KeyError: 'oh'"),
        ("Leaving", "SystemExit: 0"),
        ("Unmade", "ValueError: no"),
        ("Cheating", "chose -1, which is not legal"),
        ("Dreaming", "it chose 'place nothing', which is not legal"),
        ("Silent", "'NoneType' object cannot be interpreted as an integer"),
        ("Stalling", "no answer within 0.5 seconds"),
    ],
)
def test_a_bad_bot_is_named_and_ends_with_exit_code_3(tmp_path: Path, bot: str, words: str) -> None:
    (tmp_path / "bad.py").write_text(BAD, "utf-8")
    done = simulate(tmp_path, f"bad:{bot}")
    assert done.returncode == 3
    assert "bot mine in seat 0" in done.stderr
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("bot", ["Frozen", "Dying"])
def test_a_bot_that_never_lets_python_go_on_ends_with_exit_code_3(tmp_path: Path, bot: str) -> None:
    (tmp_path / "bad.py").write_text(BAD, "utf-8")
    done = simulate(tmp_path, f"bad:{bot}")
    assert done.returncode == 3
    assert "bot mine failed: no answer within 0.5 seconds, or its process has ended" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_bad_bot_ends_play_with_exit_code_3(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD, "utf-8")
    done = run(
        *(tmp_path, "play", "between_two_cities", "--plain", "--bot", "mine=bad:Raising"),
        *("--players", "mine,greedy,greedy", "--save-dir", str(tmp_path)),
    )
    assert done.returncode == 3
    assert "bot mine in seat 0 failed" in done.stderr


def test_records_written_before_a_bot_fails_survive(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD, "utf-8")
    done = simulate(tmp_path, "bad:Late", "--records", "kept")
    assert done.returncode == 3
    assert len(list((tmp_path / "kept").glob("*.json"))) == 2


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("nowhere:Bot", "cannot be imported"),
        ("castlewright.core.chance:Bot", "module castlewright.core.chance has no Bot"),
        ("Bot", "write it as module:Class"),
    ],
)
def test_a_bot_that_cannot_be_found_is_bad_input(tmp_path: Path, bot: str, words: str) -> None:
    done = simulate(tmp_path, bot)
    assert done.returncode == 2
    assert words in done.stderr


def test_own_bots_are_written_as_name_and_place() -> None:
    assert read_own(["a=b:C", "d=e.f:G"]) == {"a": "b:C", "d": "e.f:G"}
    with pytest.raises(BadInputError, match="write it as NAME=module:Class"):
        read_own(["a"])


def test_bots_of_installed_packages_have_names_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "installed_bots", lambda: {"visitor": "castlewright.core.chance:Chance"})
    assert isinstance(make_bot("visitor", load_game("between_two_cities"), 1), own.OwnBot)
    with pytest.raises(UnknownNameError, match="visitor"):
        make_bot("stranger", load_game("between_two_cities"), 1)


def test_work_that_takes_too_long_is_given_up() -> None:
    import time

    assert within(1.0, lambda: 5) == 5
    with pytest.raises(TimeoutError, match=r"no answer within 0\.05 seconds"):
        within(0.05, lambda: time.sleep(1))
