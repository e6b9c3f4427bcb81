"""Every record shows what its name says."""

from pathlib import Path

import pytest

from castlewright.core.record import read_record
from castlewright.games import load_game
from castlewright.games.castellan import constants
from castlewright.games.castellan.notation import action_from_text
from castlewright.games.castellan.position import CastellanPosition, own

RECORDS = sorted((Path(__file__).parents[2] / "records" / "castellan").glob("*.json"))
SHOWN = {
    *("cut", "double_cut", "double_keep", "no_double_keep", "two_courts_at_once", "handed_on", "put_aside"),
    *("shared_victory", "tie_broken_by_keeps", "ended_by_0", "ended_by_1", "ended_by_2", "ended_by_3"),
}


def shown(path: Path) -> set[str]:
    """What happens in a recorded game."""
    record = read_record(path)
    position = own(load_game("castellan").new(len(record.players), record.options, record.seed))
    found: set[str] = set()
    for seat, text in record.actions:
        before = own(position.copy())
        position.play(seat, action_from_text(position, seat, text))
        found |= shown_by(before, position, seat, text)
    scores = sorted(position.scores())
    if position.ranking().count(1) > 1:
        found.add("shared_victory")
    elif scores[-1] == scores[-2]:
        found.add("tie_broken_by_keeps")
    if sum(position.dropped):
        found.add("put_aside")
    return found | {f"ended_by_{position.ender}"}


def shown_by(before: CastellanPosition, after: CastellanPosition, seat: int, text: str) -> set[str]:
    """What one action shows."""
    old = range(1, before.court_count + 1)
    is_second_choice = before.phase == constants.CLAIM and before.doubled >> seat & 1
    happened = {
        "double_keep": text.startswith("double"),
        "no_double_keep": text == "single",
        "double_cut": bool(is_second_choice),
        "two_courts_at_once": after.court_count > before.court_count + 1,
        "cut": any(before.keeps[court] == constants.SINGLE and after.keeps[court] == constants.FRESH for court in old),
        "handed_on": after.phase == constants.PLAY and sum(after.stock) > 0,
    }
    return {name for name, is_there in happened.items() if is_there}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_shows_what_its_name_says(path: Path) -> None:
    wanted = {name for name in SHOWN if path.stem.split("_", 2)[2].startswith(name)}
    assert wanted <= shown(path)


def test_all_records_together_show_everything() -> None:
    assert set().union(*(shown(path) for path in RECORDS)) == SHOWN
