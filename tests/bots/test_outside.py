"""Bots that are programs: the two of the documentation, and all the ways in which one can fail."""

import gc
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

import castlewright as cw
from castlewright.arena.ladder import play_deal
from castlewright.arena.plan import Plan, play_chunk
from castlewright.bots import make_bot, outside, own
from castlewright.bots.own import read_own
from castlewright.cli.ladder import command as ladder
from castlewright.core.errors import BadInputError, BotFailedError
from castlewright.games import all_games, load_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "outside.md").read_text("utf-8")
READY = '{"type": "ready", "protocol": 1}'


def example(language: str) -> str:
    """The program of the page."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 1
    assert len(blocks[0].splitlines()) <= 20
    return str(blocks[0])


def script(folder: Path, text: str, name: str = "bot.py") -> dict[str, str]:
    """A Python program as an own bot called `mine`."""
    (folder / name).write_text(text, "utf-8")
    return {"mine": f"cmd:{sys.executable} -I {folder / name}"}


def play(game: str, bot: dict[str, str], seats: int = 2, seed: int = 1) -> list[list[int]]:
    """The scores of two games between this bot and greedy ones."""
    plan = Plan(game, ("mine", *["greedy"] * (seats - 1)), 2, seed, own=bot)
    return [result.scores for result in play_chunk(plan, 0)]


@pytest.mark.parametrize("game", list(all_games()))
def test_the_python_of_the_page_plays_every_game(game: str, tmp_path: Path) -> None:
    bot = script(tmp_path, example("python"))
    assert play(game, bot) == play(game, bot)


def test_the_javascript_of_the_page_plays(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    (tmp_path / "bot.mjs").write_text(example("javascript"), "utf-8")
    assert len(play("between_two_cities", {"mine": f"cmd:{node} {tmp_path / 'bot.mjs'}"}, 3)) == 2


def test_one_program_plays_game_after_game(tmp_path: Path) -> None:
    bot = script(tmp_path, example("python"), "again.py")
    play("between_two_cities", bot)
    gc.collect()
    assert len(outside.IDLE[bot["mine"].removeprefix("cmd:")]) == 1


@pytest.mark.parametrize(("name", "seat"), [("castles_of_mad_king_ludwig", 0), ("between_two_cities", 1)])
def test_it_is_told_the_view_of_its_seat_and_nothing_else(name: str, seat: int, tmp_path: Path) -> None:
    """What a program reads is what the views of its seat say, line by line, whoever else may act at the same time."""
    heard = tmp_path / "heard.jsonl"
    listening = example("python").replace(
        "    message = json.loads(line)\n",
        f"    message = json.loads(line)\n    with open({str(heard)!r}, 'a') as file:\n        file.write(line)\n",
    )
    game = load_game(name)
    match = cw.Match(game, ["Ann", "Bob"], seed="9")
    program = cw.make_bot("mine", game, 5, script(tmp_path, listening))
    greedy = cw.make_bot("greedy", game, 5)
    seen = []
    for _ in range(30):
        if seat in match.waiting:
            seen.append({"type": "choose", "seat": seat, "view": msgspec.to_builtins(match.view(seat))})
            program.play(match, seat)
        else:
            greedy.play(match)
    told: list[Any] = [msgspec.json.decode(line) for line in heard.read_text().splitlines()]
    start = {"type": "start", "protocol": 1, "game": name, "seed": 5, "seconds": own.PATIENCE}
    assert told[0] == start
    assert told[1:] == msgspec.json.decode(msgspec.json.encode(seen))


def test_a_program_that_ends_after_its_game_is_started_again(tmp_path: Path) -> None:
    bot = script(tmp_path, example("python"), "short.py")
    first = play("between_two_cities", bot)
    gc.collect()
    (idle,) = outside.IDLE[bot["mine"].removeprefix("cmd:")]
    idle.process.kill()
    idle.process.wait()
    assert play("between_two_cities", bot) == first


def chosen(action: int | str) -> str:
    """The answer that chooses an action."""
    return msgspec.json.encode({"type": "action", "action": action}).decode()


FAILURES = {
    "print('hello', flush=True)": r"answered 'hello', which cannot be used",
    "print(b'\\xff', flush=True)": r"cannot be used",
    "import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()": r"cannot be used",
    'import sys; sys.stdout.buffer.write(b\'{"type": "\\xff"}\\n\'); sys.stdout.flush()': "cannot be used",
    "print('[' * 100_000, flush=True)": "cannot be used",
    'print(\'{"type": "ready", "protocol": 2}\', flush=True)': "speaks protocol 2, not 1",
    "import sys; sys.exit(7)": "ended with exit code 7 instead of answering",
    "raise ValueError('no idea')": "exit code 1 .*its last words: .*ValueError: no idea",
    "import os, time; os.close(1); time.sleep(60)": "closed its output instead of answering",
    f"print('{READY}', flush=True); input()": "instead of answering",
    f"print('{READY}\\n[]', flush=True); input(); input()": r"answered '\[\]', which cannot be used",
    f"print('{READY}\\n{chosen(-1)}', flush=True); input(); input()": "chose -1, which is not legal",
    f"print('{READY}\\n{chosen('fly')}', flush=True); input(); input()": "chose 'fly', which is not legal",
    "print('x' * 2_000_000, flush=True)": "a line of more than 1 MB",
}


@pytest.mark.parametrize("code", FAILURES)
def test_a_program_that_fails_is_stopped_and_named(code: str, tmp_path: Path) -> None:
    game = load_game("between_two_cities")
    bot = make_bot("mine", game, 1, script(tmp_path, code))
    match = cw.Match(game, ["Ann", "Bob"])
    with pytest.raises(BotFailedError, match=FAILURES[code]) as caught:
        outside_ask(bot, match)
    assert str(caught.value).startswith("bot mine in seat 0 ")
    assert isinstance(bot, outside.OutsideBot)
    assert bot.program is not None
    assert not bot.program.is_running


def outside_ask(bot: Any, match: Any) -> int:
    """Ask a bot as every driver does."""
    from castlewright.bots.asking import ask_as
    from castlewright.core.chance import Chance

    return ask_as("mine", bot, match, 0, Chance(1))


def test_a_program_that_stalls_is_killed_with_its_children(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not read, it does not answer, and it has started another process."""
    note = tmp_path / "child"
    code = (
        "import subprocess, sys, time, pathlib\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"pathlib.Path({str(note)!r}).write_text(str(child.pid))\n"
        f"print('{READY}', flush=True)\n"
        "time.sleep(600)\n"
    )
    game = load_game("between_two_cities")
    bot = make_bot("mine", game, 1, script(tmp_path, code))
    assert isinstance(bot, outside.OutsideBot)
    bot.begin()
    monkeypatch.setattr(own, "PATIENCE", 0.5)
    with pytest.raises(BotFailedError, match=r"bot mine in seat 0 gave no answer within 0\.5 seconds and was stopped"):
        outside_ask(bot, cw.Match(game, ["Ann", "Bob"]))
    child = int(note.read_text())
    deadline = time.monotonic() + 30
    while is_alive(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_alive(child)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be buried does not."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"


def test_the_ladder_measures_a_program(tmp_path: Path) -> None:
    bot = script(tmp_path, example("python"), "rung.py")
    assert play_deal("castellan", "mine", "random", 1, 0, bot) == play_deal("castellan", "mine", "random", 1, 0, bot)
    rung = ["castellan", "--rung", "mine/random", "--deals", "1", "--bot", f"mine={bot['mine']}"]
    told = CliRunner().invoke(ladder, [*rung, "--output", str(tmp_path / "ladder.json")])
    assert "castellan: mine against random: " in told.output, told.output
    checked = CliRunner().invoke(ladder, ["--verify", str(tmp_path / "ladder.json"), *rung[-2:]])
    assert checked.output == "castellan: mine against random: 1 of 1 deals agree\n"


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("cmd:", "write it as NAME=cmd:PROGRAM"),
        ("cmd:./no-such-bot", "there is no program './no-such-bot' that can be run"),
        ("cmd:'half", "cannot be read as a command"),
    ],
)
def test_a_program_that_is_not_there_is_refused_at_once(place: str, reason: str) -> None:
    with pytest.raises(BadInputError, match=re.escape(reason)):
        make_bot("mine", load_game("castellan"), 1, read_own([f"mine={place}"]))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "castlewright", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=200)


def test_the_commands_play_with_a_program_and_name_it_when_it_dies(tmp_path: Path) -> None:
    good = script(tmp_path, example("python"), "good.py")["mine"]
    bad = script(tmp_path, "import sys; sys.exit(7)", "bad.py")["mine"]
    seats = ("--players", "mine,random", "--games", "1", "--json")
    done = run("simulate", "between_two_cities", *seats, "--bot", f"mine={good}")
    assert msgspec.json.decode(done.stdout)["games"] == 1
    done = run("simulate", "between_two_cities", *seats, "--bot", f"mine={bad}")
    assert done.returncode == 3
    assert re.fullmatch(r"castlewright: bot mine in seat \d ended with exit code 7 .+\n", done.stderr)
    players = ("--players", "mine,random", "--plain", "--save-dir", str(tmp_path))
    done = run("play", "between_two_cities", *players, "--bot", f"mine={good}", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine" in done.stdout
