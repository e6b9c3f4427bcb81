"""The ladder: its statistics, and that a file can be played again and a changed one is found out."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from castlewright.arena.ladder import (
    Ladder,
    Rung,
    evidence_of,
    is_decided,
    known_outcomes,
    measure,
    page,
    play_deal,
    read_ladder,
    sampled,
    sum_up,
    verify,
    wilson,
)
from castlewright.core.errors import BadInputError, CheckFailedError

CITIES = "between_two_cities"
PAIRS = (Rung("greedy", "random"), Rung("random", "random"))


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    return Ladder(1, 3, 12, list(measure([CITIES], 3, 12, 1, PAIRS)))


@pytest.fixture
def stored(ladder: Ladder, tmp_path: Path) -> Path:
    path = tmp_path / "ladder.json"
    path.write_text(ladder.to_json(), "utf-8")
    return path


def test_greedy_stands_above_random_and_a_mirror_is_even(ladder: Ladder) -> None:
    first, mirror = ladder.rungs
    assert first.verdict == "stronger"
    assert first.low > first.even
    assert mirror.verdict == "even"
    assert mirror.low < 1 / 3 < mirror.high
    assert len(mirror.deals) == 12


def test_a_deal_is_played_once_for_every_seat_and_always_alike() -> None:
    assert play_deal(CITIES, "greedy", "random", 3, 1) == play_deal(CITIES, "greedy", "random", 3, 1)
    assert len(play_deal(CITIES, "greedy", "random", 3, 1)) == 3


def test_the_number_of_workers_changes_nothing(ladder: Ladder) -> None:
    again = Ladder(1, 3, 12, list(measure([CITIES], 3, 12, 2, PAIRS)))
    assert again.to_json() == ladder.to_json()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        pytest.param(50, 100, 0.4038, 0.5962, id="even"),
        pytest.param(0, 10, 0.0, 0.2775, id="no win"),
        pytest.param(10, 10, 0.7225, 1.0, id="every win"),
    ],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_evidence_grows_with_wins_and_falls_with_losses() -> None:
    assert evidence_of(65, 100, 0.5) > 4
    assert evidence_of(50, 100, 0.5) < 0 < evidence_of(60, 100, 0.5)


def test_targets_are_held_against_the_share() -> None:
    assert sum_up("between_two_cities", Rung("a", "b", 0.75, 0.45), [[1.0, 0.0, 0.5]]).is_met
    assert not sum_up("between_two_cities", Rung("a", "b", 0.75, 0.55), [[1.0, 0.0, 0.5]]).is_met


def test_a_stored_ladder_plays_again(stored: Path) -> None:
    told: list[str] = []
    verify(stored, 1, 1, told.append)
    assert len(told) == 2
    verify(stored, 0, 1, told.append)
    verify(stored, 1, 1, told.append, CITIES)
    assert len(told) == 6
    verify(stored, 1, 1, told.append, "castellan")
    assert len(told) == 6


def test_a_changed_game_is_found_out(stored: Path) -> None:
    document = json.loads(stored.read_text("utf-8"))
    deal = document["rungs"][0]["deals"][0]
    deal[0] = 1.0 - deal[0]
    stored.write_text(json.dumps(document), "utf-8")
    with pytest.raises(CheckFailedError, match="deal 0"):
        verify(stored, 1, 1, lambda _: None)


def test_a_changed_figure_is_found_out(stored: Path) -> None:
    stored.write_text(stored.read_text("utf-8").replace('"verdict":"stronger"', '"verdict":"uneven"'), "utf-8")
    with pytest.raises(CheckFailedError, match="do not follow from the stored games"):
        verify(stored, 1, 1, lambda _: None)


def test_a_rung_that_did_not_stop_where_its_test_decided_is_found_out(stored: Path) -> None:
    first, mirror = read_ladder(stored).rungs
    assert len(first.deals) == 12, "decided at the second look"
    later = [play_deal(CITIES, "greedy", "random", 3, number) for number in range(12, 18)]
    for deals in (first.deals[:6], [*first.deals, *later]):
        other = sum_up(CITIES, PAIRS[0], deals)
        stored.write_text(Ladder(1, 3, 18, [other, mirror]).to_json(), "utf-8")
        with pytest.raises(CheckFailedError, match=f"{len(deals)} deals are not where the test decided"):
            verify(stored, 1, 1, lambda _: None)


def test_a_ladder_goes_on_from_its_file(ladder: Ladder, stored: Path) -> None:
    known = known_outcomes(stored, 3, 12)[1:]
    played: list[int] = []
    again = list(measure([CITIES], 3, 12, 1, PAIRS, known, played.append))
    assert again == ladder.rungs
    assert played == [6, 12], "the known mirror was not played again"
    with pytest.raises(BadInputError, match="it cannot go on with others"):
        known_outcomes(stored, 4, 12)


def test_a_share_needs_a_fewest_number_of_deals() -> None:
    rung = Rung("greedy", "random", fewest=12)
    won = [[1.0, 1.0, 1.0]] * 6
    assert is_decided(CITIES, PAIRS[0], won, 20)
    assert not is_decided(CITIES, rung, won, 20)
    assert is_decided(CITIES, rung, 2 * won, 20)
    assert is_decided(CITIES, rung, won, 6), "the deals are used up"


@pytest.mark.parametrize("text", ["", "[]", '{"format":1}'])
def test_a_file_that_is_no_ladder_is_bad_input(tmp_path: Path, text: str) -> None:
    (tmp_path / "ladder.json").write_text(text, "utf-8")
    with pytest.raises(BadInputError, match=r"ladder\.json"):
        verify(tmp_path / "ladder.json", 1, 1, lambda _: None)
    with pytest.raises(BadInputError, match="No such file"):
        verify(tmp_path / "none.json", 1, 1, lambda _: None)


def test_a_sample_is_spread_evenly() -> None:
    assert sampled(10, 2) == [0, 5]
    assert sampled(3, 5) == sampled(3, 0) == [0, 1, 2]


def test_the_page_names_every_rung(ladder: Ladder) -> None:
    text = page(ladder)
    assert "## Between Two Cities" in text
    assert "| `greedy` | 2 × `random` |" in text


def test_the_command_writes_and_verifies(tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "castlewright", "ladder", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, cwd=tmp_path)

    done = run(CITIES, "--rung", "random/random", "--deals", "2", "--output", "l.json", "--page", "l.md")
    assert done.returncode == 0, done.stderr
    assert run("--verify", "l.json").returncode == 0
    (tmp_path / "l.json").write_text((tmp_path / "l.json").read_text().replace('"games":6', '"games":7'))
    assert run("--verify", "l.json").returncode == 1
    assert run(CITIES, "--rung", "random").returncode == 2
