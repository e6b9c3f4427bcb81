"""Nothing acknowledged is lost or doubled when the server is killed; a small run of benchmarks/durability.py."""

from pathlib import Path

from benchmarks import durability
from counts import IS_THOROUGH

TABLES, KILLS = (20, 50) if IS_THOROUGH else (4, 3)


def test_what_was_acknowledged_survives_a_killed_server(kind: str, database: str, tmp_path: Path) -> None:
    figures = durability.measure(kind, database, tmp_path, TABLES, KILLS)
    assert (figures.lost, figures.doubled) == (0, 0)
    assert figures.acknowledged > 5 * KILLS
    assert figures.reconnects >= KILLS
    assert figures.replayed >= TABLES
    assert figures.bot_moves > 0
    assert figures.lines > 0
    assert figures.arrivals > 0
