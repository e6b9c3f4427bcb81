"""What the compiled engine costs beside small C programs that play the same: `python -m benchmarks.kernels [FILE]`.

The programs in `kernels/` are written from the rules and know nothing of the engine; tests let the engine play their
games again. They are built by `gcc -O3` for any machine of the kind. Both sides are counted in instructions, which are
the same in every run on a busy machine too, for one action or one piece, without what it costs to start.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.instructions import count_calls, is_compiled, measured_with, symbol

SOURCES = Path(__file__).with_name("kernels")
SEED = "5"
CITIES = """
from castlewright.core.chance import Chance
from castlewright.core.position import {loop}
from castlewright.games import load_game

print({loop}(load_game("between_two_cities").new({seats}, {{}}, "1"), {games}, Chance(5)))
"""
CASTELLAN = """
from benchmarks.castles import build_castellan

print(sum(build_castellan(seed) for seed in range({games})))
"""


class Compared(NamedTuple):
    """One kernel: its program and arguments, two numbers of games to play, and what the engine does as much of."""

    name: str
    program: str
    arguments: tuple[str, ...]
    games: tuple[int, int]
    module: str
    function: bytes
    code: str


POSITION = "castlewright.core.position"
KERNELS = (
    *(
        Compared(
            f"between_two_cities {name}",
            *("cities", (name, "4"), (50, 250), POSITION),
            rb"__pyx_pw_\w*position_\d+" + loop.encode(),
            CITIES.format(loop=loop, seats=4, games=200),
        )
        for name, loop in (("fused", "play_many"), ("listed", "play_many_listed"))
    ),
    Compared(
        "castellan placement",
        *("castellan", (), (10, 60), POSITION),
        rb"__pyx_f_\w*Position_play_out_listed",
        CASTELLAN.format(games=50),
    ),
)


def build(program: str, folder: Path, *options: str) -> Path:
    """Compile a kernel into a folder."""
    built = folder / program
    source = SOURCES / f"{program}.c"
    subprocess.run(["gcc", "-O3", "-Wall", "-Wextra", "-Werror", *options, "-o", built, source], check=True)
    return built


def count_run(command: list[str]) -> tuple[int, int]:
    """The instructions of a run, and how many actions it says it played."""
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    done = subprocess.run(counting, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1]), int(done.stdout)


def kernel_cost(kernel: Compared, folder: Path) -> float:
    """A kernel's instructions for one action: the difference of two runs, so that its start does not count."""
    program = str(build(kernel.program, folder))
    runs = [count_run([program, *kernel.arguments, str(games), SEED]) for games in kernel.games]
    (few, fewer), (many, more) = runs
    return (many - few) / (more - fewer)


def engine_cost(kernel: Compared) -> float:
    """The engine's instructions for one action."""
    told, totals = count_calls(symbol(kernel.module, kernel.function), kernel.code)
    return sum(totals) / int(told[0])


def measure() -> Iterator[tuple[str, dict[str, float]]]:
    """The costs of all kernels and of the engine, and how many times dearer the engine is."""
    with tempfile.TemporaryDirectory() as folder:
        for kernel in KERNELS:
            own, engine = kernel_cost(kernel, Path(folder)), engine_cost(kernel)
            yield kernel.name, {"kernel": round(own, 1), "engine": round(engine, 1), "ratio": round(engine / own, 2)}


def can_measure() -> bool:
    """Whether the programs and the compiled engine are there."""
    return bool(shutil.which("gcc") and shutil.which("valgrind")) and is_compiled()


def main() -> None:
    """Measure, print, and write to the file that is named."""
    if not can_measure():
        print("kernels: not measured, gcc, valgrind or the compiled engine is missing")
        return
    found = {}
    for name, figures in measure():
        found[name] = figures
        print(f"{name:<44}{figures['kernel']:>8,.1f}{figures['engine']:>10,.1f}{figures['ratio']:>8,.2f}", flush=True)
    if len(sys.argv) > 1:
        document = {"measured_with": measured_with(), "instructions_for_one_action": found}
        Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")


if __name__ == "__main__":
    main()
