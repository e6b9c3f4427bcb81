"""Recorded matches, found by themselves and replayed to every stored figure."""

from pathlib import Path

import pytest

from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import all_games, load_game
from counts import IS_INTERPRETED

RECORDS = sorted((Path(__file__).parent / "records").glob("*/*.json"))
TRIED = list({path.parent: path for path in RECORDS}.values()) if IS_INTERPRETED else RECORDS
"""All of them, or one of each game where the engine is slow."""


@pytest.mark.parametrize("path", TRIED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_replays_to_its_digests_and_result(path: Path) -> None:
    record = read_record(path)
    assert record.game == path.parent.name
    assert len(record.digests) == len(record.actions) > 0
    match = replay(load_game(record.game), record, checked=True)
    assert match.position.is_over


@pytest.mark.parametrize("name", all_games())
def test_there_are_records_of_every_number_of_players(name: str) -> None:
    records = [read_record(path) for path in RECORDS if path.parent.name == name]
    meta = load_game(name).meta
    assert len(records) >= 40
    assert {len(record.players) for record in records} == set(range(meta.min_seats, meta.max_seats + 1))
