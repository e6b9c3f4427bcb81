"""Why a piece may not lie somewhere: a place that is not legal has a reason in words, with a section that exists."""

import re
from collections.abc import Iterator

import pytest

from castlewright.core.legal import OnPlace, Turned
from castlewright.core.texts import texts
from castlewright.games import load_game
from playing import SETUPS, Setup, some_positions
from test_documents import sections_of

NOT_LAID = {"double_keep"}
"""What is put on a court rather than laid."""


def places_near(action: OnPlace, reach: int) -> Iterator[OnPlace]:
    """The same piece on other places of the board, turned in every way that it can be turned."""
    turns = ("h", "v") if getattr(action, "turn", "") in {"h", "v"} else (0, 1, 2, 3)
    for place in other_places(action.place, reach):
        if isinstance(action, Turned) and action.turn != "":
            yield from (Turned(action.board, action.piece, place, turn) for turn in turns)
        else:
            yield OnPlace(action.board, action.piece, place)


def other_places(place: str | tuple[int, int], reach: int) -> list[str | tuple[int, int]]:
    """Places round a place; of a lettered field all of them."""
    if isinstance(place, str) and place[0].isalpha():
        return [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]
    x, y = map(int, place.split(",")) if isinstance(place, str) else place
    around = [(x + dx, y + dy) for dx in range(-reach, reach + 1) for dy in range(-reach, reach + 1)]
    return [f"{x},{y}" for x, y in around] if isinstance(place, str) else list(around)


def spot(action: OnPlace) -> tuple[object, ...]:
    """Where an action lies, and how."""
    return action.board, action.piece, action.place, getattr(action, "turn", None) or None


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_place_that_is_not_legal_says_why(setup: Setup) -> None:
    game = load_game(setup.game)
    sections = sections_of(setup.game)
    words = texts("en", game.package)
    found: set[str] = set()
    for position in some_positions(setup, 4, 16):
        for seat in position.waiting:
            actions = [game.notation.action_to_json(position, seat, number) for number in position.legal(seat)]
            laying = [action for action in actions if isinstance(action, OnPlace) and action.piece not in NOT_LAID]
            legal = {spot(action) for action in laying}
            for action in laying[:3]:
                for other in places_near(action, 3):
                    if spot(other) not in legal:
                        obstacle = game.obstacles.why_not(position, seat, other)
                        assert obstacle.section in sections
                        assert re.match(r"[A-Z].*\.$", words(obstacle.key, obstacle.args))
                        found.add(obstacle.key)
    assert len(found) > 1
