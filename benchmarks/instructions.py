"""Counts the instructions of short seeded games and searches, and fails where they have grown in silence.

A type that is missing in a `.pxd` costs a factor of ten and no test notices; instructions are the same in every run
on a busy machine too. `python -m benchmarks.instructions` compares with `instructions.json`, which holds the numbers of
each compiler and Python that was measured; `--renew` writes those of this machine. Valgrind counts; without it, or with
a pair that nobody has measured, a line says so and the check passes.
"""

import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

KEPT = Path(__file__).with_suffix(".json")
TOLERANCE = 0.05
LOOP = """
from castlewright.core.chance import Chance
from castlewright.core.position import play_many
from castlewright.games import all_games

for game in all_games().values():
    play_many(game.new(3, {}, "1"), 40, Chance(5))
    print(game.name)
"""
SEARCH = """
from castlewright.bots.search import Search
from castlewright.games import all_games

for game in all_games().values():
    start = game.new(3, {}, "1")
    search = Search(game.heuristics.heuristics(), 5)
    search.begin(start, start.seat_to_act())
    search.run(60)
    print(game.name)
"""
COUNTED = {
    "loop": ("castlewright.core.position", rb"__pyx_pw_\w*position_\d+play_many", LOOP),
    "search": ("castlewright.bots.search", rb"__pyx_pw_\w*6Search_\d+run", SEARCH),
}
"""Random games of three players, and guided searches of their first choice: the module and the compiled function whose
instructions are counted, callees included, and what is run. Each call makes a file of its own."""


def measured_with() -> str:
    """The compiler and the Python on which the numbers depend, `gcc 12.2.0, CPython 3.11.7, x86_64`."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    told = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True, check=False).stdout.strip()
    return f"{compiler} {told}, {platform.python_implementation()} {platform.python_version()}, {platform.machine()}"


def symbol(module: str, pattern: bytes) -> str:
    """The name of a function in a compiled file, where it has a number that Cython gives."""
    found = re.search(pattern + rb"\0", Path(import_module(module).__file__ or "").read_bytes())
    assert found, f"{module} has no such function"
    return found[0][:-1].decode()


def count(what: str) -> dict[str, int]:
    """The instructions of the loop or the search of every game."""
    module, pattern, code = COUNTED[what]
    told, totals = count_calls(symbol(module, pattern), code)
    return {f"{game} {what}": total for game, total in zip(told, totals, strict=True)}


def count_calls(function: str, code: str) -> tuple[list[str], list[int]]:
    """What some Python prints, word by word, and the instructions of each of its calls of a compiled function."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--collect-atstart=no", f"--callgrind-out-file={folder}/out"]
        command += [f"--toggle-collect={function}", f"--dump-after={function}", sys.executable, "-c", code]
        environment = {"PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        dumps = sorted(Path(folder).glob("out.*"), key=lambda path: int(path.suffix[1:]))
        totals = [int(found) for dump in dumps for found in re.findall(r"^totals: (\d+)", dump.read_text(), re.M)]
    return done.stdout.split(), totals


def is_compiled() -> bool:
    """Whether there is something to count."""
    return not str(import_module("castlewright.core.position").__file__).endswith(".py")


def compare(found: dict[str, int], kept: dict[str, int]) -> list[str]:
    """A line for every number; those that have grown too much begin with `slower`."""
    lines = []
    for name, number in found.items():
        change = number / kept[name] - 1 if name in kept else 0.0
        word = "slower" if change > TOLERANCE else "as kept" if name in kept else "new"
        lines.append(f"{word:<8}{name:<44}{number:>14,}{change:>+9.1%}")
    return lines


def main() -> None:
    """Count and compare, or with `--renew` keep the numbers."""
    if not is_compiled() or not shutil.which("valgrind"):
        print("instructions: not counted, valgrind or the compiled engine is missing")
        return
    pair, kept = measured_with(), json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    with ThreadPoolExecutor() as pool:
        found = {name: number for counted in pool.map(count, COUNTED) for name, number in counted.items()}
    if "--renew" in sys.argv:
        KEPT.write_text(json.dumps({**kept, pair: found}, indent=1) + "\n", "utf-8")
    elif pair not in kept:
        print(f"instructions: nothing is kept for {pair}; `make instructions` keeps it")
        return
    lines = compare(found, kept.get(pair, found))
    print("\n".join(lines))
    if "--renew" not in sys.argv and any(line.startswith("slower") for line in lines):
        sys.exit(
            f"instructions: more than {TOLERANCE:.0%} dearer; if that is meant, `make instructions` keeps the numbers"
        )


if __name__ == "__main__":
    main()
