"""The engine compiled and interpreted plays alike: the same digests after every action."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from counts import share

build_engine: Any = importlib.import_module("build_engine")  # its imports have no types

DIGESTS = """
import sys
sys.path.insert(0, sys.argv[1])
from playing import SETUPS, positions
from castlewright.core.chance import Chance
for setup in SETUPS:
    for seed in range(int(sys.argv[2])):
        for step, position in enumerate(positions(setup, seed)):
            print(setup, seed, step, position.digest(), position.scores())
            if step % 10 == 0:
                print(position.guess(step % setup.seats, Chance(step)).digest())
"""


def digests(interpreted: str) -> str:
    """All digests of some random games of every game, in a process of its own."""
    command = [sys.executable, "-c", DIGESTS, str(Path(__file__).parent.parent), str(share(100))]
    environment = {**os.environ, "CASTLEWRIGHT_INTERPRETED": interpreted}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120).stdout


FILES = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""


def test_everything_is_compiled_where_there_is_a_compiler() -> None:
    command = [sys.executable, "-c", FILES, *build_engine.compiled_modules()]
    environment = {**os.environ, "CASTLEWRIGHT_INTERPRETED": "0"}
    files = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=120
    ).stdout.split()
    assert not build_engine.has_compiler() or all(file.endswith((".so", ".pyd")) for file in files), files


def test_interpreted_equals_compiled() -> None:
    assert digests("1") == digests("0")
