"""The scripts of examples/ run, in short form."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[1]


def test_a_policy_trains_by_self_play_and_is_measured(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'castlewright[train]'")
    log = tmp_path / "log.json"
    words = ["--minutes", "0.05", "--games", "8", "--trials", "2", "--size", "64", "--log", str(log)]
    command = [sys.executable, "examples/train.py", "between_two_cities", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kept = msgspec.json.decode(log.read_bytes())
    assert kept["seed"] == 1
    assert kept["training"][-1]["decisions"] > 0
    assert [result["opponent"] for result in kept["results"]] == ["random", "greedy"]
    assert all(low <= result["mean"] <= high for result in kept["results"] for low, high in [result["interval"]])
