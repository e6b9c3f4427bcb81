"""Measures every claim about speed side by side in one run and writes the figures to a file.

`python -m benchmarks.run [FILE]` prints a table with ratios; CPU time, one core, best of five.
"""

import json
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from castlewright.arena.bench import Row, measure

FIRST_GAME = """
from castlewright.core.chance import Chance
from castlewright.games import load_game
load_game("between_two_cities").new(4, {}, "1").play_out(Chance(1))
"""


def cpu_milliseconds(*arguments: str) -> float:
    """The best CPU time of five runs of a Python command, in milliseconds."""
    times = []
    for _ in range(5):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        after = getrusage(RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return round(1000 * min(times), 1)


def ratios(rows: list[Row]) -> dict[str, float]:
    """How many times faster than each peer our games are, driven from Python alike."""
    driven = {row.game: row.per_second for row in rows if row.name == "python_driven"}
    peers = {game: rate for game, rate in driven.items() if "(" in game or "open_spiel" in game}
    ours = {game: rate for game, rate in driven.items() if game not in peers}
    return {f"{game} / {peer}": round(ours[game] / peers[peer], 2) for game in ours for peer in peers}


def environment_ratios(rows: list[Row]) -> dict[str, float]:
    """How many times faster our environments are than OpenSpiel's and PettingZoo's connect four, actions a second."""
    rates = {(row.game, row.name): row.per_second for row in rows}
    peers = {row.game: row.per_second for row in rows if "connect_four" in row.game and row.name != "search"}
    ours = {(game, name): rate for (game, name), rate in rates.items() if game not in peers and is_environment(name)}
    return {
        f"{game} {name} / {peer}": round(rate / peers[peer], 2) for (game, name), rate in ours.items() for peer in peers
    }


def checked_ratios(rows: list[Row]) -> dict[str, float]:
    """What is left of the speed where every action is checked before it is played."""
    rates = {(row.game, row.name): row.per_second for row in rows}
    checked = {game: rate for (game, name), rate in rates.items() if name == "python_checked"}
    return {
        f"{game} python_checked / python_driven": round(rate / rates[game, "python_driven"], 2)
        for game, rate in checked.items()
    }


def is_environment(name: str) -> bool:
    """Whether a figure is that of an environment."""
    return name == "aec" or name.startswith("batch_")


def main() -> None:
    """Measure, print, and write the result file."""
    rows = []
    for row in measure(None):
        rows.append(row)
        print(f"{row.game:<36}{row.name:<16}{row.per_second:>16,.0f} a second", flush=True)
    starts = {
        "python alone": cpu_milliseconds("-c", "pass"),
        "import and first game": cpu_milliseconds("-c", FIRST_GAME),
        "castlewright --help": cpu_milliseconds("-m", "castlewright", "--help"),
    }
    for name, milliseconds in starts.items():
        print(f"{name:<52}{milliseconds:>16,.1f} ms CPU")
    compared = {**ratios(rows), **checked_ratios(rows), **environment_ratios(rows)}
    for name, ratio in compared.items():
        print(f"{name:<76}{ratio:>10,.1f} times")
    if len(sys.argv) > 1:
        figures = {
            "rows": [[row.game, row.name, row.per_second] for row in rows],
            "start_ms": starts,
            "ratios": compared,
        }
        Path(sys.argv[1]).write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
