"""What a view says of the castle is what the sheets and the legal actions say."""

from collections import Counter

import pytest

from castlewright.core.chance import Chance
from castlewright.games.castellan.notation import Build, action_to_json
from castlewright.games.castellan.position import CastellanPosition
from castlewright.games.castellan.scoring import plan_of
from castlewright.games.castellan.view import Stock, view
from games.castellan.castellan_table import lay, table, turn_of


def positions(seats: int, seed: int) -> list[CastellanPosition]:
    """Every position of a random game."""
    position, chance, found = table(seats, str(seed)), Chance(seed), []
    while position.turn >= 0:
        position.play_random(position.turn, chance)
        copy = position.copy()
        assert isinstance(copy, CastellanPosition)
        found.append(copy)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_courts_in_a_view_are_the_courts_of_the_sheets(seats: int) -> None:
    """Rules §5, §6: cells, towers, owners and points, in reading order."""
    for position in positions(seats, seats):
        seen = [(court.owner, court.cells, court.nodes, court.points) for court in view(position, -1).courts]
        courts = sorted(plan_of(position).courts, key=lambda court: court.first_cell[::-1])
        assert seen == [
            (court.owner, tuple(sorted(court.cells, key=lambda cell: cell[::-1])), tuple(court.towers), court.points)
            for court in courts
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_in_a_view_are_those_of_the_legal_actions(seats: int) -> None:
    """Rules §4: while building, for each kind of piece that is left; the first turn has more to think of."""
    for position in positions(seats, 10 + seats):
        seen, seat = view(position, -1), position.turn
        if seen.phase != "build" or position.turn_start == 0:
            continue
        builds = [action_to_json(position, seat, action) for action in position.legal(seat)]
        counts = Counter[str](build.piece for build in builds if isinstance(build, Build))
        for kind, left, places in (
            ("tower", seen.stock.towers, seen.places.towers),
            ("short", seen.stock.short_walls, seen.places.short_walls),
            ("long", seen.stock.long_walls, seen.places.long_walls),
        ):
            assert not left or counts[kind] == places


def test_a_kind_without_a_place_is_told_before_cards_are_played() -> None:
    """Rules §3.2: a lone tower gives no place to another one."""
    position = table(2)
    lay(position, 0, "T 0 0")
    turn_of(position, 1, "T1")
    seen = view(position, 1)
    assert (seen.places, seen.handed_by) == (Stock(towers=0, short_walls=4, long_walls=4), 0)
