"""Hands that go round a table, tried on a drafting game."""

from collections import Counter
from itertools import product

import pytest

from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import HAND_PLACES, sorting_network
from castlewright.core.drafting.seating import boards_beside, boards_of, builders_of
from castlewright.core.drafting.turn import DraftPosition
from castlewright.core.position import Position
from castlewright.games import load_game

DRAFTING = ["between_two_castles", "between_two_cities"]


def first_position(game: str, seats: int) -> DraftPosition:
    return drafting(load_game(game).new(seats, {}, "1"))


def drafting(position: Position) -> DraftPosition:
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


def test_there_is_room_for_the_largest_hand_and_no_more() -> None:
    assert max(first_position(game, 3).hand_size for game in DRAFTING) == HAND_PLACES


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


SEATING = [
    pytest.param(0, 3, True, (0, 2), id="the first seat has the last board on its right"),
    pytest.param(1, 3, True, (1, 0), id="between its neighbours"),
    pytest.param(6, 7, True, (6, 5), id="seven seats"),
    pytest.param(0, 2, False, (0, 1), id="nothing shared, the first seat"),
    pytest.param(1, 2, False, (2, 3), id="nothing shared, the second seat"),
]


@pytest.mark.parametrize(("seat", "ring", "shared", "boards"), SEATING)
def test_the_boards_of_a_seat(seat: int, ring: int, shared: bool, boards: tuple[int, int]) -> None:
    assert boards_of(seat, ring, shared=shared) == boards
    assert boards_beside(ring, shared=shared)[2 * seat : 2 * seat + 2] == [*boards]
    assert all(seat in builders_of(board, ring, shared=shared) for board in boards)


def test_boards_are_shared_by_two_neighbours_unless_it_is_said() -> None:
    assert [boards_of(seat, 4) for seat in range(4)] == [(0, 3), (1, 0), (2, 1), (3, 2)]
    assert boards_beside(4)[:8] == [0, 3, 1, 0, 2, 1, 3, 2]
    assert [builders_of(board, 4) for board in range(4)] == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert [builders_of(board, 2, shared=False) for board in range(4)] == [(0,), (0,), (1,), (1,)]


@pytest.mark.parametrize("game", DRAFTING)
def test_a_guessed_choice_is_any_two_places_of_the_guessed_hand(game: str) -> None:
    position = first_position(game, 3)
    position.play(1, position.legal(1)[0])
    places = set[tuple[int, ...]]()
    for number in range(150):
        guess = drafting(position.guess(0, Chance(number)))
        hand, (first, second) = guess.hand_of(1), guess.chosen_by(1)
        assert not Counter([first, second]) - Counter(hand)
        places.add((hand.index(first), len(hand) - 1 - hand[::-1].index(second)))
    assert {place for pair in places for place in pair} == set(range(position.hand_size))


@pytest.mark.parametrize("game", DRAFTING)
def test_what_was_chosen_is_two_tiles_of_the_hand(game: str) -> None:
    position = first_position(game, 3)
    assert position.chosen_by(2) == []
    hand = position.hand_of(2)
    position.play(2, position.pair_number(hand[1], hand[3]))
    assert position.chosen_by(2) == [hand[1], hand[3]]
    assert position.chosen_by(1) == []


def test_the_choice_with_the_lowest_number_is_guessed_anew_too() -> None:
    """Two shops in Between Two Cities."""
    game = load_game("between_two_cities")
    position = next(first for seed in range(500) if 0 in (first := game.new(3, {}, str(seed))).legal(1))
    position.play(1, 0)
    assert len({drafting(position.guess(0, Chance(number))).choices[1] for number in range(40)}) > 5
    assert {drafting(position.guess(1, Chance(number))).choices[1] for number in range(40)} == {0}
