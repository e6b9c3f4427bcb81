"""The OpenAPI document and the server agree: schemathesis with all its checks and the stateful phase finds nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.serving import Guest, ServerProcess
from castlewright.server import protocol
from counts import IS_THOROUGH
from server.databases import KINDS, Databases

EXAMPLES, SECONDS = (200, 900) if IS_THOROUGH else (8, 100)


@pytest.mark.parametrize("kind", KINDS if IS_THOROUGH else KINDS[:1])
def test_schemathesis_finds_nothing(kind: str, databases: Databases, tmp_path: Path) -> None:
    with ServerProcess(databases.fresh(kind), tmp_path / "log") as server:
        guest = Guest(server.origin, "Ann")
        guest.ask(
            "POST",
            "/api/tables",
            protocol.TableInfo,
            {"game": "castellan", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True},
        )
        command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.origin}/schema/openapi.json"]
        command += ["--phases", "examples,coverage,fuzzing,stateful", "--checks", "all", "--no-color"]
        command += ["--max-examples", str(EXAMPLES), "--seed", "1", "--generation-database", "none", "--workers", "2"]
        command += ["--header", f"Cookie: {guest.cookies}"]
        command += ["--header", f"x-csrftoken: {guest.cookie['csrftoken']}"]
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS, cwd=tmp_path)
        assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
        assert "Stateful" in done.stdout
