"""The turn (Rules §3), the end (Rules §6), the options (Rules §7) and the rulings (Rules §8)."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import IllegalActionError
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game
from castlewright.games.castellan import constants
from castlewright.games.castellan.deck import standard_deck
from castlewright.games.castellan.notation import card_names, cards_left
from castlewright.games.castellan.position import CastellanPosition
from castlewright.games.castellan.view import view
from games.castellan.situations import HALVES, RING, act, hand, lay, legal, new, places, turn_of

# Set-up.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_cards_of_each_pile(seats: int) -> None:
    """Rules §2."""
    position = new(seats)
    assert [hand(position, seat)[0][0] + hand(position, seat)[-1][0] for seat in range(seats)] == ["WT"] * seats
    assert all(len(hand(position, seat)) == 4 for seat in range(seats))
    assert position.heights[: 2 * seats] == [5] * (2 * seats)
    assert all(card_names(position, cards_left(position, seat)) == list(standard_deck().names) for seat in range(seats))


def test_the_starter_is_random() -> None:
    """Rules §2."""
    assert {new(4, str(seed)).turn for seed in range(40)} == {0, 1, 2, 3}


def test_turns_go_clockwise() -> None:
    """Rules §2."""
    position, chance = new(3), Chance(1)
    order = [position.turn]
    while len(order) < 6:
        position.play_random(position.turn, chance)
        if position.turn != order[-1]:
            order.append(position.turn)
    assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2, 0, 1, 2]


# Cards.


def test_one_or_more_cards_are_played_never_zero() -> None:
    """Rules §3.1."""
    position = new(2)
    lay(position, 0, "T 0 0")
    turn_of(position, 0, "W1", "T1", "T2")
    assert sorted(legal(position)) == sorted(
        ["play W1", "play T1", "play T2", "play W1 T1", "play W1 T2", "play T1 T2", "play W1 T1 T2"]
    )


def test_equal_cards_are_one_choice() -> None:
    """Rules §3.1: T3 and T4 show the same."""
    position = new(2)
    lay(position, 0, "T 0 0")
    turn_of(position, 0, "T3", "T4", "W1")
    assert sorted(legal(position)) == sorted(["play T3", "play T3 T4", "play W1", "play W1 T3", "play W1 T3 T4"])
    act(position, "play T4")
    assert hand(position, 0) == ["W1", "T3"]


def test_all_pieces_are_taken_before_building_those_handed_on_too() -> None:
    """Rules §3.1, §8.4."""
    position = new(2)
    lay(position, 0, "T 0 0")
    turn_of(position, 1, "W1", "T7")
    position.stock = [0, 2, 0]
    assert "play W1" in legal(position)
    act(position, "play W1 T7")
    assert position.stock == [2, 3, 3]
    assert position.draws == 2


# Building.


def test_a_piece_that_has_a_place_must_be_laid() -> None:
    """Rules §3.2: there is no way to end the building before."""
    position = new(2)
    turn_of(position, 0, "W1", "W2", "T1", "T2")
    act(position, "play W1 W2 T1 T2")
    assert all(text.startswith("build ") for text in legal(position))


def test_a_short_wall_is_built_where_no_long_one_has_room() -> None:
    """Rules §4.2, §8.3: the one side that is left leads to the free end of another wall."""
    position = new(2)
    lay(position, 0, "T 0 0, S 0 0 h, T 1 0, S 1 0 v, T 1 1, S 0 1 h")
    lay(position, 0, "S -1 0 h, S 0 -1 v, S 1 -1 v, S 1 0 h, S 1 1 h, S 1 1 v")
    assert [piece for piece in places(position, 0) if not piece.startswith("T")] == ["S 0 0 v"]
    turn_of(position, 0, "W4", "T1")
    act(position, "play W4")
    assert legal(position) == ["build S 0 0 v"]


def test_left_overs_are_handed_on_again_and_again() -> None:
    """Rules §8.4: who has them still plays a card, and what fits nowhere goes on."""
    position = new(3)
    lay(position, 0, "T 0 0, S 0 0 h, S 0 0 v, S -1 0 h, S 0 -1 v")
    position.stock = [0, 0, 2]
    turn_of(position, 0, "W6", "T1")
    turn_of(position, 1, "W4", "T1")
    turn_of(position, 0, "W6", "T1")
    assert all(text.startswith("play ") for text in legal(position))
    act(position, "play W6")
    assert (position.phase, position.stock) == (constants.DRAW, [0, 1, 4])
    act(position, "draw 1 wall 1 tower")
    assert (position.turn, position.stock) == (1, [0, 1, 4])
    act(position, "play W4", "draw 1 tower")
    assert (position.turn, position.stock) == (2, [0, 3, 6])


def test_nothing_is_left_with_three_players_after_passing_the_left() -> None:
    """Rules §3.2: the left neighbour is the next seat, the last one's is the first."""
    position = new(3)
    lay(position, 0, "T 0 0, S 0 0 h, S 0 0 v, S -1 0 h, S 0 -1 v")
    turn_of(position, 2, "W4", "T1")
    act(position, "play W4", "draw 1 wall")
    assert (position.turn, position.stock) == (0, [0, 2, 2])


# Claims and the double keep.


def closing(position: CastellanPosition, seat: int, castle: str, *cards: str) -> None:
    """Lay a castle for a seat that then begins its turn with these cards."""
    lay(position, seat, castle)
    position.keeps = [constants.SINGLE if keep == constants.FRESH else keep for keep in position.keeps]
    turn_of(position, seat, *cards)


def test_who_closes_a_court_owns_it_whoever_built_its_walls() -> None:
    """Rules §3.3, §8.7."""
    position = new(2)
    closing(position, 0, RING.removesuffix(", T 2 2"), "T1")
    turn_of(position, 1, "T1")
    act(position, "play T1", "build T 2 2")
    assert position.score(1) == 4
    assert position.score(0) == 0


def test_a_new_court_may_take_the_double_keep_or_not() -> None:
    """Rules §3.3, §8.8."""
    position = new(2)
    closing(position, 0, RING.removesuffix(", T 2 2"), "T1", "T2")
    act(position, "play T1", "build T 2 2")
    assert legal(position) == ["single", "double 0 0"]
    twin = position.copy()
    act(position, "double 0 0")
    assert position.score(0) == 8
    assert not view(position, 0).seats[0].has_double_keep
    twin.play(0, constants.CLAIMS)
    assert twin.score(0) == 4


def test_without_a_new_court_there_is_nothing_to_choose() -> None:
    """Rules §8.8: never added afterwards."""
    position = new(2)
    closing(position, 0, RING, "T1", "W4")
    act(position, "play T1")
    assert position.phase == constants.DRAW, "both towers of T1 have no place"
    position = new(2)
    closing(position, 0, RING, "T1", "W4")
    position.stock = [0, 1, 0]
    act(position, "play T1", "build S 2 2 h", "build T 3 2")
    assert position.phase == constants.DRAW


def test_the_double_keep_is_used_once() -> None:
    """Rules §3.3."""
    position = new(2)
    closing(position, 0, HALVES.removesuffix(", S 1 2 h"), "T3", "T5")
    position.doubled = 1
    act(position, "play T3", "build S 1 2 h")
    assert position.phase == constants.DRAW
    assert position.score(0) == 6


@pytest.mark.parametrize(("choice", "score"), [("single", 8), ("double 0 0", 12), ("double 1 0", 12)])
def test_any_part_of_a_cut_single_court_may_take_the_double_keep(choice: str, score: int) -> None:
    """Rules §8.9: the old keep goes to the other part."""
    position = new(2)
    closing(position, 0, HALVES, "T2", "W1")
    act(position, "play T2", "build L 1 0 v")
    assert sorted(legal(position)) == ["double 0 0", "double 1 0", "single"]
    act(position, choice)
    assert position.score(0) == score
    assert position.count_keeps(0) == (2 if choice == "single" else 3)


def test_the_owner_names_the_part_that_stays_double() -> None:
    """Rules §8.10: it cannot be left out, and the double keep does not come back."""
    position = new(2)
    closing(position, 0, HALVES, "T2", "W1")
    position.keeps = [constants.DOUBLE if court == 1 else keep for court, keep in enumerate(position.keeps)]
    position.doubled = 1
    assert position.score(0) == 12
    act(position, "play T2", "build L 1 0 v")
    assert sorted(legal(position)) == ["double 0 0", "double 1 0"]
    act(position, "double 1 0")
    assert position.score(0) == 12
    double = [court for court in range(1, 3) if position.keeps[court] == constants.DOUBLE]
    assert double == [position.court_at(1, 0)]


def test_a_region_closed_and_cut_in_one_turn_gets_a_keep_for_each_part() -> None:
    """Rules §8.6."""
    position = new(2)
    closing(position, 0, HALVES.removesuffix(", S 1 2 h"), "T5", "W1")
    act(position, "play T5", "build S 1 2 h", "build L 1 0 v")
    assert sorted(legal(position)) == ["double 0 0", "double 1 0", "single"]
    act(position, "double 0 0")
    assert (position.score(0), position.count_keeps(0)) == (12, 3)


def test_a_cut_court_of_an_earlier_turn_stays_the_owners_and_others_keep_out() -> None:
    """Rules §3.3, §4.4."""
    position = new(2)
    closing(position, 0, HALVES, "T2", "W1")
    assert "L 1 0 v" not in places(position, 1)
    act(position, "play T2", "build L 1 0 v", "single")
    assert {position.owners[court] for court in (1, 2)} == {0}


def test_towers_added_inside_later_count() -> None:
    """Rules §8.17."""
    position = new(2)
    closing(position, 0, HALVES, "T3", "W1")
    act(position, "play T3", "build S 1 0 v", "build T 1 1")
    assert position.score(0) == 7


# Drawing.

SPLITS = [
    pytest.param(1, 5, 5, ["1 tower", "1 wall"], id="§3.4 one card from either pile"),
    pytest.param(3, 5, 5, ["1 wall 2 tower", "2 wall 1 tower", "3 tower", "3 wall"], id="§8.11 draw symbols add up"),
    pytest.param(3, 1, 5, ["1 wall 2 tower", "3 tower"], id="§8.11 no more than the pile holds"),
    pytest.param(3, 1, 1, ["1 wall 1 tower"], id="§8.11 empty piles shorten the draw"),
    pytest.param(2, 0, 3, ["2 tower"], id="§8.11 an empty pile gives nothing"),
]


@pytest.mark.parametrize(("draws", "walls", "towers", "splits"), SPLITS)
def test_the_draw_is_split_before_looking(draws: int, walls: int, towers: int, splits: list[str]) -> None:
    position = new(2)
    lay(position, 0, "T 0 0")
    turn_of(position, 0, "T1", walls=walls, towers=towers)
    position.phase, position.draws = constants.DRAW, draws
    assert sorted(text.removeprefix("draw ") for text in legal(position)) == splits


def test_played_cards_are_out_of_the_game() -> None:
    """Rules §3.5: the fourteen cards of a seat are played one by one and never come back."""
    position, chance = new(2, "4"), Chance(2)
    left = [14, 14]
    while not position.is_over:
        seat = position.turn
        is_play = position.phase == constants.PLAY
        position.play_random(seat, chance)
        now = cards_left(position, seat).bit_count()
        assert now < left[seat] if is_play else now == left[seat]
        left[seat] = now
    assert left == [0, 0]


# The end.


def last_turns(seats: int, ender: int) -> CastellanPosition:
    """A position in which one seat has just a card left and everybody else more."""
    position = new(seats)
    lay(position, 0, "T 0 0, S 0 0 h, T 1 0, S 1 0 h, T 2 0")
    for seat in range(seats):
        turn_of(position, seat, "W5", "T1", walls=1, towers=1)
    turn_of(position, ender, "T6", walls=0, towers=0)
    return position


def test_others_take_and_play_all_their_cards_in_one_last_turn() -> None:
    """Rules §6, §8.13, §8.14."""
    position, chance = last_turns(3, 1), Chance(1)
    act(position, "play T6")
    while position.turn == 1:
        position.play_random(1, chance)
    for seat in (2, 0):
        assert (position.turn, position.ender, position.heights[2 * seat : 2 * seat + 2]) == (seat, 1, [0, 0])
        everything = " ".join(["play", *card_names(position, cards_left(position, seat))])
        assert legal(position) == [everything]
        act(position, everything)
        while position.turn == seat:
            assert position.phase in {constants.BUILD, constants.CLAIM}, "nothing is drawn in a last turn"
            position.play_random(seat, chance)
    assert position.is_over


def test_who_still_has_cards_after_drawing_has_not_ended_the_game() -> None:
    """Rules §6, §8.13."""
    position = last_turns(2, 1)
    turn_of(position, 1, "T6", walls=1, towers=0)
    chance = Chance(1)
    act(position, "play T6")
    while position.turn == 1:
        position.play_random(1, chance)
    assert position.ender == -1
    assert position.turn == 0


def test_what_cannot_be_built_in_the_very_last_turn_is_put_aside() -> None:
    """Rules §8.5."""
    position = new(2)
    lay(position, 0, "T 0 0, S 0 0 h, S 0 0 v, S -1 0 h, S 0 -1 v")
    turn_of(position, 0, "W4", walls=0, towers=0)
    turn_of(position, 1, "W5", walls=0, towers=0)
    turn_of(position, 0, "W4", walls=0, towers=0)
    act(position, "play W4")
    assert (position.turn, position.stock) == (1, [0, 2, 2])
    act(position, "play W5")
    assert position.is_over
    assert (position.stock, position.dropped) == ([0, 0, 0], [0, 5, 3])


def test_ties_are_broken_by_keeps_and_then_shared() -> None:
    """Rules §6, §8.18."""
    position = new(3)
    lay(position, 0, RING)
    lay(position, 1, "L 2 0 h, T 4 0, L 4 0 v, T 4 2, L 2 2 h")
    assert position.scores() == [4, 4, 0]
    assert position.ranking() == [1, 1, 3]
    position.court_towers = [0, 8, 4, *position.court_towers[3:]]
    position.keeps = [0, constants.SINGLE, constants.DOUBLE, *position.keeps[3:]]
    assert position.scores() == [8, 8, 0]
    assert position.ranking() == [2, 1, 3], "a double keep counts as two"


# Options.


def started(**options: object) -> Match:
    """A match after its first cards."""
    match = Match(load_game("castellan"), [Player("Ann"), Player("Bob")], options, "3")
    seat = match.position.seat_to_act()
    match.act(seat, max(match.position.legal(seat)))
    return match


def test_pieces_may_be_tried_out_until_the_turn_ends() -> None:
    """Rules §7."""
    match = started()
    seat = match.position.seat_to_act()
    assert not match.can_undo(seat), "cards that were shown stay played"
    before = match.position.digest()
    match.act(seat, match.position.legal(seat)[0])
    match.act(seat, match.position.legal(seat)[0])
    match.undo(seat)
    match.undo(seat)
    assert match.position.digest() == before


def test_placed_is_placed() -> None:
    """Rules §7."""
    match = started(take_backs="no")
    seat = match.position.seat_to_act()
    match.act(seat, match.position.legal(seat)[0])
    assert not match.can_undo(seat)


def test_a_drawn_card_ends_all_take_backs() -> None:
    """Rules §7."""
    match = started()
    seat = match.position.seat_to_act()
    while match.position.seat_to_act() == seat:
        match.act(seat, match.position.legal(seat)[0])
    assert not match.can_undo(seat)
    assert not match.can_undo(1 - seat)


def test_illegal_actions_are_refused() -> None:
    match = started()
    seat = match.position.seat_to_act()
    for text in ("build T 2 2", "draw 1 wall", "single", "play W1"):
        with pytest.raises(IllegalActionError, match="may not"):
            match.act(seat, text)


# What is hidden.


def test_others_see_backs_and_played_cards_only() -> None:
    """Rules §8.12."""
    position = new(2, "8")
    seen = view(position, 1 - position.turn)
    other = seen.seats[position.turn]
    assert (other.wall_cards, other.tower_cards, other.wall_pile, other.tower_pile, other.played) == (2, 2, 5, 5, ())
    assert set(seen.hand) == set(hand(position, 1 - position.turn))
    cards = hand(position, position.turn)
    act(position, f"play {cards[-1]}")
    assert len(view(position, -1).seats[position.turn if position.turn >= 0 else 0].played) == 1
    assert view(position, -1).hand == ()
