"""Games as rows: what is in them, that they agree with the environments, and what is refused."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as arrow
import pytest
from pyarrow import parquet

from castlewright.arena.rows import COLUMNS, RowWriter, export, outcomes, verify
from castlewright.core.errors import BadInputError, CheckFailedError
from castlewright.core.match import Match
from castlewright.core.record import Player, read_record
from castlewright.core.replay import replay
from castlewright.envs.batch import BatchEnv
from castlewright.games import all_games, load_game

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"


def records_of(game: str, seats: int = 3, count: int = 2) -> list[Path]:
    """Some recorded games with the default options."""
    found = sorted((RECORDS / game).glob(f"{seats}_players_*greedy*.json"))
    default = load_game(game).meta.check_options({})
    return [path for path in found if load_game(game).meta.check_options(read_record(path).options) == default][:count]


def written(paths: Sequence[Path], target: Path) -> Any:
    """The rows of some records."""
    export(paths, target)
    return parquet.read_table(target)


@pytest.mark.parametrize("game", list(all_games()))
def test_every_decision_is_a_row(game: str, tmp_path: Path) -> None:
    paths = records_of(game)
    table = written(paths, tmp_path / "games.parquet")
    assert table.column_names == list(COLUMNS)
    rows = iter(table.to_pylist())
    for number, path in enumerate(paths):
        match = replay(load_game(game), read_record(path))
        position = match.position_at(0)
        encoding = match.game.encodings.encoding(3, match.options)
        for step, played in enumerate(match.standing):
            row = next(rows)
            assert (row["match"], row["step"], row["seat"], row["source"]) == (number, step, played.seat, path.name)
            assert row["candidates"][row["chosen"]] == played.action
            assert row["candidates"] == position.legal(played.seat)
            observation: Any = np.zeros(encoding.size, np.int16)
            encoding.observe(position, played.seat, observation)
            assert row["observation"] == observation.tolist()
            assert row["points"] == match.position.score(played.seat)
            assert row["rank"] == match.position.ranking()[played.seat]
            assert row["bot"] == match.players[played.seat].bot
            assert row["seed"] == match.seed
            position.play_unchecked(played.seat, played.action)
    assert next(rows, None) is None


@pytest.mark.parametrize(
    ("game", "seats"), [("between_two_castles", 2), ("castellan", 4), ("castles_of_mad_king_ludwig", 1)]
)
def test_outcomes_are_what_the_environments_pay(game: str, seats: int) -> None:
    """Rivals that nobody plays and games alone included."""
    env = BatchEnv(game, 1, seats, seed=4)
    while not env.ended[0]:
        env.step(np.zeros(1, np.int32), deals_anew=False)
    assert outcomes(env.positions[0]) == pytest.approx(env.rewards[0].tolist())


def test_a_file_says_what_it_is_and_is_the_same_again(tmp_path: Path) -> None:
    paths = records_of("between_two_cities")
    export(paths, tmp_path / "one.parquet")
    export(paths, tmp_path / "two.parquet")
    said = verify(tmp_path / "one.parquet")
    assert said == verify(tmp_path / "two.parquet")
    assert (said["game"], said["seats"], said["format"]) == ("between_two_cities", "3", "1")
    fields = msgspec.json.decode(said["fields"])
    size = parquet.read_schema(tmp_path / "one.parquet").field("observation").type.list_size
    assert sum(field["size"] for field in fields) == size
    assert not list(tmp_path.glob("*.part"))


def test_rows_that_were_changed_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    table = written(records_of("between_two_cities"), file)
    metadata = parquet.ParquetFile(file).metadata.metadata
    kept = {key: value for key, value in metadata.items() if key != b"ARROW:schema"}
    place = table.column_names.index("outcome")
    wrong = arrow.array(np.zeros(len(table), np.float32))
    changed = table.set_column(place, table.schema.field("outcome"), wrong).replace_schema_metadata(kept)
    parquet.write_table(changed, tmp_path / "changed.parquet")
    with pytest.raises(CheckFailedError, match="the checksum differs"):
        verify(tmp_path / "changed.parquet")
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    (tmp_path / "broken.parquet").write_bytes(data)
    with pytest.raises((BadInputError, CheckFailedError)):
        verify(tmp_path / "broken.parquet")


def test_what_cannot_be_exported_is_refused_with_its_place(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    cities, castellan = records_of("between_two_cities", count=1), records_of("castellan", count=1)
    with pytest.raises(
        BadInputError, match=r"game is castellan, of the records before between_two_cities; write a file"
    ):
        export([*cities, *castellan], target)
    with pytest.raises(BadInputError, match=r"seats is 4, of the records before 3"):
        export([*cities, *records_of("between_two_cities", 4, 1)], target)
    begun = Match(load_game("castellan"), [Player("Ann"), Player("Bob")])
    begun.record().save(tmp_path / "begun.json")
    with pytest.raises(BadInputError, match="none of these games is finished"):
        export([tmp_path / "begun.json"], target)
    text = cities[0].read_text("utf-8").replace('"ruleset": ', '"ruleset": 9')
    (tmp_path / "old.json").write_text(text, "utf-8")
    with pytest.raises(BadInputError, match=r"old\.json: .*ruleset"):
        export([tmp_path / "old.json"], target)
    with pytest.raises(BadInputError, match=re.escape(str(tmp_path / "none" / "games.parquet"))):
        export(cities, tmp_path / "none" / "games.parquet")
    for name in ("text.parquet", "missing.parquet"):
        (tmp_path / "text.parquet").write_text("no rows at all")
        with pytest.raises(BadInputError, match=name):
            verify(tmp_path / name)
    parquet.write_table(arrow.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(BadInputError, match="no file of `castlewright export`"):
        verify(tmp_path / "other.parquet")
    assert not target.exists()
    assert not list(tmp_path.glob("*.part"))


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInputError, match=r"install castlewright\[data\]"):
        RowWriter(tmp_path / "games.parquet")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "castlewright", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=200)


def test_a_simulation_gives_the_rows_of_its_records_and_the_page_loads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, records = tmp_path / "games.parquet", tmp_path / "records"
    played = ("simulate", "between_two_cities", "--players", "greedy,random,random", "--games", "3")
    done = run(*played, "--rows", str(rows), "--records", str(records), "--json")
    assert done.returncode == 0, done.stderr
    done = run("export", str(records), "--to", str(tmp_path / "again.parquet"))
    assert re.fullmatch(r".*again\.parquet: \d+ rows from 3 games\n", done.stdout), done.stderr
    one, two = (
        parquet.read_table(tmp_path / name).drop_columns("source") for name in ("games.parquet", "again.parquet")
    )
    assert one.equals(two)
    done = run("export", "--verify", str(rows))
    assert done.stdout.endswith(f": {len(one)} rows of between_two_cities, 3 players: as written\n")
    done = run("export", str(records))
    assert done.returncode == 2
    assert "--to FILE.parquet" in done.stderr
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "data.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 1
    monkeypatch.chdir(tmp_path)
    loaded: dict[str, Any] = {}
    exec(compile(blocks[0], "docs/data.md", "exec"), loaded)
    assert capsys.readouterr().out
    assert loaded["observations"].shape[0] == len(one)
    assert [each.tolist() for each in loaded["lists"]] == one["candidates"].to_pylist()
