"""The engine for the browser: its archive holds what it imports, and a client without it says so."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build_client
import build_offline


def test_the_archive_holds_the_engine_and_what_it_imports_but_no_server() -> None:
    content = build_offline.archive()
    assert content == build_offline.archive(), "equal sources are equal archives"
    names = set(zipfile.ZipFile(io.BytesIO(content)).namelist())
    assert {"castlewright/local/browser.py", "castlewright/games/assistant.py", "castlewright/bots/search.py"} <= names
    assert "castlewright/server/tables/live.py" in names
    foreign = (
        "castlewright/cli/",
        "castlewright/arena/",
        "castlewright/server/routes/",
        "castlewright/server/house.py",
    )
    assert not [name for name in names if name.startswith((*foreign, "castlewright/server/store/database"))]


def test_the_archive_runs_alone(tmp_path: Path) -> None:
    """Nothing of the package is missing in it: from the archive alone a city is scored."""
    path = tmp_path / "engine.zip"
    path.write_bytes(build_offline.archive())
    code = """
from castlewright.local.thinking import think
from castlewright.games.assistant import answer
boards = {"game": "between_two_cities", "cities": [{"name": "A", "rows": ["SSSS"]}]}
print(answer({"ask": "assess", "document": boards})["report"]["boards"][0]["total"])
"""
    lines = f"import sys; sys.path.insert(0, {str(path)!r})\n{code}"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stdout.strip() == "16", done.stderr


def test_a_client_without_the_engine_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "engine.json").write_text("{}")
    monkeypatch.setattr(build_offline, "PYODIDE", tmp_path / "nowhere")
    assert not build_client.lay_engine(tmp_path)
    assert "the client has no engine of its own" in capsys.readouterr().err
    assert not (tmp_path / "engine.json").exists(), "nobody looks for what is not there"
