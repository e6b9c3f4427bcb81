"""What a seat is told beside the boards: the turn, who gets its hand, and what a tile of the hand would bring."""

import pytest

from castlewright.core.errors import BadInputError
from castlewright.core.position import Position
from castlewright.games import load_game

GAME = load_game("between_two_cities")


def played(actions: int, seats: int = 4) -> Position:
    """A position after so many first legal actions."""
    position = GAME.new(seats, {}, "3")
    for _ in range(actions):
        seat = position.waiting[0]
        position.play(seat, position.legal(seat)[0])
    return position


TURNS = [
    pytest.param(0, 4, (1, 3, 1), id="§3 the first hands go to the left"),
    pytest.param(4, 4, (1, 3, 1), id="§4.3 while laying it is still the same turn"),
    pytest.param(12, 4, (2, 3, 1), id="§3 five in hand"),
    pytest.param(24, 4, (3, 3, None), id="§3 the last tile of a round is laid aside"),
    pytest.param(36, 4, (1, 1, None), id="§3 duplexes are not passed on"),
    pytest.param(48, 4, (1, 3, 3), id="§3 the last hands go to the right"),
    pytest.param(6, 2, (2, 3, 1), id="§8.3 two players change over"),
]


@pytest.mark.parametrize(("actions", "seats", "told"), TURNS)
def test_the_view_tells_the_turn_and_who_gets_the_hand(
    actions: int, seats: int, told: tuple[int, int, int | None]
) -> None:
    view = GAME.views.view(played(actions, seats), 0)
    assert (view.turn, view.turns, view.passes_to) == told


def test_trying_a_tile_out_shows_every_place_in_both_cities() -> None:
    position = played(12)
    view = GAME.views.view(position, 0)
    assert GAME.views.try_out is not None
    found = GAME.views.try_out(position, 0, view.hand[0])
    assert {spot.board for spot, _ in found} == {view.seats[0].left_city, view.seats[0].right_city}
    for spot, after in found:
        laid = sum(row.count(".") for row in view.cities[spot.board].rows)
        assert sum(row.count(".") for row in GAME.views.view(after, 0).cities[spot.board].rows) == laid - 1


def test_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    position = played(12)
    missing = {"shop", "factory", "drink", "food", "music", "bed", "office", "park", "house"}
    missing -= set(GAME.views.view(position, 0).hand)
    assert GAME.views.try_out is not None
    with pytest.raises(BadInputError, match="to lay"):
        GAME.views.try_out(position, 0, missing.pop())
