"""Mutations of the rules that no test notices: small changes, sampled with a fixed seed, on the interpreted engine.

`python -m benchmarks.mutate [GAME] [--count N] [--jobs N]` changes one place of the rules at a time and runs the game's
own tests and its part of the conformance suite (recorded games left out), the quickest first. A test that fails or
takes too long has killed the change. Survivors are printed when they are found and kept in `benchmarks/mutations.json`
with the reasons that somebody wrote there: why no test can tell this change from the rules.

`--again` tries only the survivors that are kept, `--only FILE:LINE …` all changes of these lines, sampled or not.
"""

import argparse
import json
import os
from time import monotonic

import msgspec
import pytest

from benchmarks.mutants import Trials, outcomes, timed, with_tests
from benchmarks.mutations import ROOT, SOURCES, Mutation, all_mutations, is_code, sample

RESULTS = ROOT / "benchmarks" / "mutations.json"
GAMES = sorted(path.parent.name for path in SOURCES.glob("castlewright/games/*/RULES.md"))


class Survivor(msgspec.Struct):
    """A change that no test noticed, as it is kept: where it is, what it does, and why nobody can notice it."""

    file: str
    line: int
    text: str
    column: int
    was: str
    became: str
    reason: str = ""

    def same(self, other: "Survivor") -> bool:
        """Whether both are one change, wherever its line stands by now."""
        place = (self.text, self.column, self.was, self.became)
        return place == (other.text, other.column, other.was, other.became)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}  {self.was} -> {self.became}  | {self.text}"


class Result(msgspec.Struct):
    """What became of one game's sample."""

    tried: int = 0
    killed: int = 0
    survivors: list[Survivor] = []

    def reason(self, survivor: Survivor) -> str:
        """What was written about this change before."""
        return next((one.reason for one in self.survivors if one.same(survivor)), "")


def told(mutation: Mutation) -> Survivor:
    """A change in words."""
    was = " ".join(mutation.source[mutation.start : mutation.end].split())
    return Survivor(mutation.file, mutation.line, mutation.text, mutation.column, was, mutation.instead.strip())


def keep(game: str, result: Result) -> None:
    """Write one game's result beside those of the others."""
    results = read_results() | {game: result}
    text = json.dumps(msgspec.to_builtins(dict(sorted(results.items()))), indent=2, ensure_ascii=False)
    RESULTS.write_text(text + "\n", "utf-8")


def read_results() -> dict[str, Result]:
    """What earlier runs found, by game."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Result]) if RESULTS.exists() else {}


def try_game(game: str, given: argparse.Namespace) -> None:
    """Try a sample of one game's changes; survivors are printed as they are found, and kept at the end."""
    known, sampled = read_results().get(game, Result()), sample(game, given.count)
    tried = sampled
    if given.again:
        tried = [one for one in sampled if any(told(one).same(survivor) for survivor in known.survivors)]
    if given.only:
        lines = tuple(given.only)
        tried = [one for one in all_mutations(game) if f"{one.file}:{one.line}".endswith(lines) and is_code(one)]
    began, survivors = monotonic(), list[Survivor]()

    def work(session: pytest.Session) -> None:
        seconds = timed(session)
        print(f"{game}: {len(tried)} changes; the tests take {monotonic() - began:.0f} s", flush=True)
        for done, (mutation, survived) in enumerate(outcomes(game, session, tried, given.jobs, seconds), 1):
            if survived:
                survivor = told(mutation)
                survivor.reason = known.reason(survivor)
                survivors.append(survivor)
                print(f"{done:3}: {survivor}{'  (explained)' * bool(survivor.reason)}", flush=True)
            elif done % 10 == 0:
                print(f"{done:3} tried", flush=True)

    if with_tests(game, Trials(work)):
        raise SystemExit(f"{game}: the tests cannot be collected")
    print(f"{game}: {len(tried) - len(survivors)} of {len(tried)} killed in {monotonic() - began:.0f} s", flush=True)
    if not given.only:
        survivors.sort(key=lambda one: (one.file, one.line, one.column))
        keep(game, Result(len(sampled), len(sampled) - len(survivors), survivors))


def main() -> None:
    """Try a sample of each game and keep the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true", help="only the survivors that are kept")
    parser.add_argument("--only", nargs="+", metavar="FILE:LINE", help="all changes of these lines, sampled or not")
    given = parser.parse_args()
    os.environ["CASTLEWRIGHT_INTERPRETED"] = "1"
    os.chdir(ROOT)
    for game in given.games or GAMES:
        try_game(game, given)


if __name__ == "__main__":
    main()
