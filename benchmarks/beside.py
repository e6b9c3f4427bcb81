"""What a move costs this server beside another checkout: `python -m benchmarks.beside FOLDER benchmarks/load.json`.

Both are measured in turn by their own `benchmarks.load`, with their own engines, since the machine's speed drifts; the
middle of each is what is compared.
"""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

HERE = Path(__file__).parents[1]
PART = "saturated_with_views"
COST = "server_microseconds_per_move"
PAIRS = 6


def cost(checkout: Path) -> int:
    """The server's microseconds for a move of Between Two Cities with four viewers, in a checkout that is set up."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.json"
        command = [str(checkout / ".venv/bin/python"), "-m", "benchmarks.load", str(found), PART]
        subprocess.run(command, check=True, capture_output=True, cwd=checkout)
        return int(msgspec.json.decode(found.read_bytes())[PART][COST])


def commit(checkout: Path) -> str:
    """The commit that is checked out."""
    command = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Measure both in turn and write it down beside the other figures."""
    other, path = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    found: dict[Path, list[int]] = {other: [], HERE: []}
    for _ in range(PAIRS):
        for checkout, costs in found.items():
            costs.append(cost(checkout))
            print(commit(checkout), costs[-1], flush=True)
    middles = [statistics.median(costs) for costs in found.values()]
    figures = {commit(checkout): costs for checkout, costs in found.items()}
    kept = msgspec.json.decode(path.read_bytes())
    kept["beside"] = {"part": PART, COST: figures, "ratio_of_the_middles": round(middles[1] / middles[0], 3)}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


if __name__ == "__main__":
    main()
