"""What the recorded games of Between Two Castles show: every bonus, every card, every tile, and Ludwig winning."""

from functools import cache
from pathlib import Path

from castlewright.core.record import Record, read_record
from castlewright.core.replay import replay
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.position import CastlesPosition, own
from castlewright.games.between_two_castles.scoring import report
from games.between_two_castles.drawn import GAME

RECORDS = Path(__file__).parents[2] / "records" / "between_two_castles"


@cache
def finished() -> list[tuple[Record, CastlesPosition]]:
    """All records with their last positions."""
    records = [read_record(path) for path in sorted(RECORDS.glob("*.json"))]
    return [(record, own(replay(GAME, record, checked=False).position)) for record in records]


def words(verb: str) -> set[str]:
    """What was done with a verb in any of the games."""
    texts = [text.split() for record, _ in finished() for _, text in record.actions]
    return {text[1] for text in texts if text[0] == verb}


def test_every_tile_is_laid() -> None:
    assert words("lay") >= {*data.ROOMS, *data.SPECIALS}


def test_every_bonus_is_taken() -> None:
    """Rules §5."""
    assert words("bonus") == {"tile", "attendant", "card", *data.SPECIALS}
    assert words("take") >= {*data.ATTENDANTS, *data.SPECIALS}
    assert words("take") & set(data.ROOMS)


def test_every_card_scores() -> None:
    """Rules §7."""
    scored = set()
    for record, position in finished():
        for sheet in report(position, [player.name for player in record.players]).sheets:
            scored |= {line.args["card"] for line in sheet.lines if line.category == "bonus_cards" and line.points}
    assert scored == set(data.CARDS)


def test_ludwig_wins_and_loses() -> None:
    """Rules §9.5."""
    assert {min(position.ranking()) for record, position in finished() if len(record.players) == 2} >= {1, 2}
