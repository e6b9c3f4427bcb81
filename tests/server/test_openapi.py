"""The OpenAPI document and the server agree: schemathesis with all its checks and the stateful phase finds nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.serving import Guest, ServerProcess
from castlewright.server.wire import protocol
from counts import IS_THOROUGH

EXAMPLES = 200 if IS_THOROUGH else 5

CONFIG = """
[checks.positive_data_acceptance]
# 422: a value that fits the schema, but not the rules of a game (a wrong number of players, a board that cannot be).
expected-statuses = ["2xx", "401", "403", "404", "409", "422"]
"""


def run(server: ServerProcess, guest: Guest, folder: Path, config: str, *options: str) -> str:
    """What schemathesis says of a server, with all its checks; it must be content."""
    (folder / "schemathesis.toml").write_text(CONFIG + config, "utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(folder / "schemathesis.toml")]
    command += ["run", f"{server.origin}/schema/openapi.json", "--checks", "all", "--no-color", "--seed", "1"]
    # One worker: threads that parse Python at once fail in CPython 3.11 now and then, and hypothesis parses much.
    command += ["--max-examples", str(EXAMPLES), "--generation-database", "none", *options]
    command += ["--header", f"Cookie: {guest.cookies}", "--header", f"x-csrftoken: {guest.cookie['csrftoken']}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=1500, cwd=folder)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
def test_schemathesis_finds_nothing(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path / "log") as server:
        guest = Guest(server.origin, "Ann")
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "castellan", "seats": seats, "public": True}
        said = run(server, guest, tmp_path, "", "--phases", "examples,coverage,fuzzing,stateful")
        assert "Stateful" in said
        # Good requests about a table that is there: they reach what lies behind.
        table = guest.ask("POST", "/api/tables", protocol.TableInfo, body)
        known = f'[parameters]\n"path.code" = "{table.code}"\n'
        run(server, guest, tmp_path, known, "--phases", "fuzzing", "--mode", "positive")
