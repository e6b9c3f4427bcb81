"""Hands that go round a table, tried on a drafting game."""

from itertools import product

import pytest

from castlewright.core.drafting import HAND_PLACES, DraftPosition, sorting_network
from castlewright.games import load_game

DRAFTING = ["between_two_castles", "between_two_cities"]


def first_position(game: str, seats: int) -> DraftPosition:
    position = load_game(game).new(seats, {}, "1")
    assert isinstance(position, DraftPosition)
    return position


@pytest.mark.parametrize("size", range(HAND_PLACES + 1))
def test_a_sorting_network_sorts_whatever_is_large_or_small(size: int) -> None:
    # What sorts every row of zeros and ones sorts every row of numbers.
    for row in product((0, 1), repeat=size):
        tiles = list(row)
        for lower, higher in sorting_network(size):
            tiles[lower], tiles[higher] = min(tiles[lower], tiles[higher]), max(tiles[lower], tiles[higher])
        assert tiles == sorted(row)


@pytest.mark.parametrize("game", DRAFTING)
def test_everybody_holds_a_hand_in_rising_order_and_knows_no_other(game: str) -> None:
    position = first_position(game, 5)
    for seat in range(5):
        hand = position.hand_of(seat)
        assert len(hand) == position.hand_size <= HAND_PLACES
        assert hand == sorted(hand)
        assert [holder for holder in range(5) if position.knows_hand(seat, holder)] == [seat]
    assert not any(position.knows_hand(-1, holder) for holder in range(5))


@pytest.mark.parametrize("game", DRAFTING)
def test_a_seat_that_has_chosen_does_not_wait(game: str) -> None:
    position = first_position(game, 4)
    assert position.waiting == [0, 1, 2, 3]
    first, second = position.hand_of(2)[:2]
    position.play(2, position.pair_number(first, second))
    assert position.waiting == [0, 1, 3]
    assert position.seat_to_act() == 0


def test_rivals_have_a_hand_too() -> None:
    position = first_position("between_two_castles", 2)
    assert (position.seats, position.rivals, position.ring) == (2, 1, 3)
    assert len(position.hand_of(2)) == HAND_PLACES
