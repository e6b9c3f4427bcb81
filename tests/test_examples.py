"""The scripts of examples/ run, in short form."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[1]


def run(script: str, *words: str, typed: str = "") -> str:
    """What a script prints."""
    command = [sys.executable, script, *words]
    done = subprocess.run(command, cwd=ROOT / "examples", capture_output=True, text=True, check=False, input=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_somebody_plays_a_bot() -> None:
    told = run("play.py", "castellan", "--bot", "greedy", typed="x\n1\n")
    assert "a number from 0 to" in told
    assert "greedy: build" in told
    assert [line.split()[0] for line in told.splitlines()[-2:]] == ["you", "greedy"]


def test_a_policy_trains_by_self_play_and_is_measured(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'castlewright[train]'")
    log, policy = tmp_path / "log.json", tmp_path / "policy.pt"
    words = ["--minutes", "0.05", "--games", "8", "--trials", "2", "--size", "64", "--log", str(log)]
    run("train.py", "between_two_cities", "--seats", "3", *words, "--keep", str(policy))
    kept = msgspec.json.decode(log.read_bytes())
    assert kept["seed"] == 1
    assert kept["training"][-1]["decisions"] > 0
    assert [result["opponent"] for result in kept["results"]] == ["random", "greedy"]
    assert all(low <= result["mean"] <= high for result in kept["results"] for low, high in [result["interval"]])
    told = run("evaluate.py", str(policy), "--against", "random", "--deals", "1")
    assert told.startswith("between_two_cities: trained against random: ")
    assert "of 3 games" in told
