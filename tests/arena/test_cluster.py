"""Games on a Dask cluster: a real scheduler with two workers on this machine, and clusters that cannot be used."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SIMULATE = (
    *("-m", "castlewright", "simulate", "between_two_cities", "--players", "greedy,random,random"),
    *("--games", "45", "--seed", "7", "--json"),
)

ON_CLUSTER = """
import subprocess, sys
from distributed import LocalCluster

if __name__ == "__main__":
    workers = int(sys.argv[1])
    settings = dict(processes=True, threads_per_worker=1, dashboard_address=None, host="127.0.0.1")
    with LocalCluster(n_workers=workers, **settings) as cluster:
        command = [sys.executable, *sys.argv[2:], "--cluster", cluster.scheduler_address]
        sys.exit(subprocess.run(command, timeout=100).returncode)
"""

OTHER_VERSION = """
import castlewright
from castlewright.arena import cluster
from castlewright.cli.main import main
import sys
cluster.__version__ = "99"
main()
"""


def on_cluster(folder: Path, workers: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    script = folder / "on_cluster.py"
    script.write_text(ON_CLUSTER, "utf-8")
    command = [sys.executable, str(script), str(workers), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=150)


def test_two_workers_give_the_same_games_as_this_machine(tmp_path: Path) -> None:
    here = subprocess.run([sys.executable, *SIMULATE], capture_output=True, text=True, check=True, timeout=60)
    there = on_cluster(tmp_path, 2, *SIMULATE)
    assert there.returncode == 0, there.stderr
    summaries = [json.loads(text.splitlines()[-1]) for text in (here.stdout, there.stdout)]
    for summary in summaries:
        del summary["seconds"]
    assert summaries[0] == summaries[1]


def test_records_come_home_from_a_cluster(tmp_path: Path) -> None:
    folders = [tmp_path / "here", tmp_path / "there"]
    command = (*SIMULATE, "--games", "5", "--records")
    subprocess.run([sys.executable, *command, str(folders[0])], capture_output=True, check=True, timeout=60)
    there = on_cluster(tmp_path, 2, *command, str(folders[1]))
    assert there.returncode == 0, there.stderr
    texts = [{path.name: path.read_text("utf-8") for path in folder.iterdir()} for folder in folders]
    assert len(texts[0]) == 5
    assert texts[0] == texts[1]


def test_a_cluster_without_workers_is_refused(tmp_path: Path) -> None:
    done = on_cluster(tmp_path, 0, *SIMULATE)
    assert done.returncode == 2
    assert "has no workers" in done.stderr


def test_workers_of_another_version_are_refused(tmp_path: Path) -> None:
    script = tmp_path / "other.py"
    script.write_text(OTHER_VERSION, "utf-8")
    done = on_cluster(tmp_path, 1, str(script), *SIMULATE[2:])
    assert done.returncode == 2
    assert "runs castlewright 0." in done.stderr


def test_an_address_where_nobody_answers_is_refused() -> None:
    command = [sys.executable, *SIMULATE, "--cluster", "tcp://127.0.0.1:9"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "no scheduler answers" in done.stderr
