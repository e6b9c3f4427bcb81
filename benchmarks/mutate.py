"""Mutations of the rules that no test notices: small changes, sampled with a fixed seed, on the interpreted engine.

`python -m benchmarks.mutate [GAME] [--count N] [--jobs N]` changes one place of the rules in a copy of the sources,
runs the game's own tests and its part of the conformance suite (recorded games left out), and lists the changes that
survived. A test that fails or takes too long has killed the change.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

from castlewright.games import all_games

ROOT = Path(__file__).resolve().parents[1]
NO_RULES = {"__init__", "facts", "heuristics", "meta", "notation", "terminal", "drawing", "view"}
"""Files of a game's folder that hold no rules but how things are valued, written and shown."""

PATIENCE = 300
"""Seconds after which a change that makes the tests hang counts as noticed."""

SWAPS = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.And: "or",
    ast.Or: "and",
}
"""What each operator becomes."""


class Mutation(NamedTuple):
    """One change: from and to offsets of a file's text, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    instead: str

    def apply(self, source: str) -> str:
        """The changed text."""
        return source[: self.start] + self.instead + source[self.end :]


def mutations(file: str, source: str) -> list[Mutation]:
    """All small changes of a file: operators swapped, numbers one higher, conditions turned, jumps exchanged."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []

    def add(node: ast.expr | ast.stmt, instead: str, until: ast.expr | None = None) -> None:
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        if until is not None:
            start, end = end, starts[until.lineno - 1] + until.col_offset
        found.append(Mutation(file, node.lineno, start, end, instead))

    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in SWAPS:
                add(left, f" {SWAPS[type(operator)]} ", right)
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in SWAPS:
                add(left, f" {SWAPS[type(operator)]} ", right)
            case ast.BoolOp(op=operator, values=[first, second, *_]):
                add(first, f" {SWAPS[type(operator)]} ", second)
            case ast.Constant(value=bool(value)):
                add(node, str(not value))
            case ast.Constant(value=int(value)):
                add(node, str(value + 1))
            case ast.If(test=test):
                add(test, f"(not ({ast.get_source_segment(source, test)}))")
            case ast.Continue():
                add(node, "break")
            case ast.Break():
                add(node, "continue")
    return [one for one in found if is_code(one.apply(source))]


def is_code(source: str) -> bool:
    """Whether a changed text still parses: an operator may stand outside the brackets of its sides."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def sample(game: str, count: int) -> list[Mutation]:
    """So many changes of a game's rules, the same in every run."""
    folder = ROOT / "src" / "castlewright" / "games" / game
    found = []
    for path in sorted(folder.glob("*.py")):
        if path.stem not in NO_RULES:
            found += mutations(str(path.relative_to(ROOT)), path.read_text("utf-8"))
    return Random(game).sample(found, min(count, len(found)))


def survives(game: str, mutation: Mutation | None) -> bool:
    """Whether all tests pass with the change, or without any."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "client")
        shutil.copytree(ROOT / "src", copy, ignore=ignored)
        if mutation is not None:
            path = Path(folder) / mutation.file
            path.write_text(mutation.apply(path.read_text("utf-8")), "utf-8")
        tests = [f"tests/games/{game}", "tests/conformance/test_play.py", "-k", game]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
        left_out = ("test_recorded.py", "test_records.py", "test_heuristics.py", "test_screen.py", "test_terminal.py")
        command += [f"--ignore-glob=*/{name}" for name in left_out]
        environment = {**os.environ, "PYTHONPATH": str(copy), "CASTLEWRIGHT_INTERPRETED": "1"}
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def main() -> None:
    """Try a sample of each game and print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    for game in [given.game] if given.game else all_games():
        try_game(game, given.count, given.jobs)


def try_game(game: str, count: int, jobs: int) -> None:
    """Try a sample of one game's changes; survivors are printed as they are found."""
    if not survives(game, None):
        sys.exit(f"{game}: the tests fail without any change")
    tried, killed = sample(game, count), 0
    with ThreadPoolExecutor(jobs) as pool:
        outcomes = pool.map(survives, [game] * len(tried), tried)
        for done, (mutation, survived) in enumerate(zip(tried, outcomes, strict=True), 1):
            killed += not survived
            print(f"\r{game}: {done} of {len(tried)}", end="", file=sys.stderr, flush=True)
            if survived:
                print(f"\nsurvived  {told(mutation)}", flush=True)
    print(f"\n{game}: {killed} of {len(tried)} killed", flush=True)


def told(mutation: Mutation) -> str:
    """A change as a line: where, what it was, what it became, and the whole line."""
    source = (ROOT / mutation.file).read_text("utf-8")
    was = " ".join(source[mutation.start : mutation.end].split())
    line = source.splitlines()[mutation.line - 1].strip()
    return f"{mutation.file}:{mutation.line}  {was} -> {mutation.instead.strip()}  | {line}"


if __name__ == "__main__":
    main()
