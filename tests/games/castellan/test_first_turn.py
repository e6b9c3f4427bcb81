"""The first turn (Rules §3.2, §8.1): only cards whose pieces can all be linked, and all of them are."""

import pytest

from castlewright.core.chance import Chance
from castlewright.games.castellan import constants
from castlewright.games.castellan.linking import is_linkable
from castlewright.games.castellan.notation import laid_pieces, place_number
from castlewright.games.castellan.plan import piece_from_text, piece_to_text
from castlewright.games.castellan.position import CastellanPosition
from counts import share
from games.castellan.situations import act, hand, lay, legal, new, places, turn_of
from games.castellan.slow_linking import linking

HANDS = [
    pytest.param(("T1", "T2"), ["T2"], id="§8.1 two towers and no wall are not linked, nor four with one"),
    pytest.param(("W4", "T7"), ["T7"], id="§8.1 a lone tower has room for four walls, not for five"),
    pytest.param(("W6", "T7"), ["T7", "W6 T7"], id="§8.1 four walls at a lone tower"),
    pytest.param(
        ("W4", "W6", "T1"), ["W4 T1", "W6 T1", "W4 W6 T1"], id="§8.1 seven walls at two towers, not fewer cards"
    ),
    pytest.param(("W4", "W5", "T1"), ["W4 T1", "W5 T1"], id="§8.1 eight walls at two towers are too many"),
    pytest.param(("W7", "T3"), ["T3", "W7"], id="§8.1 four towers need three walls"),
    pytest.param(("W4", "T1"), ["W4 T1"], id="§3.2 walls alone are no castle"),
]


@pytest.mark.parametrize(("cards", "sets"), HANDS)
def test_the_starter_plays_only_cards_that_can_all_be_linked(cards: tuple[str, ...], sets: list[str]) -> None:
    position = new(2)
    turn_of(position, 0, *cards)
    assert sorted(legal(position)) == sorted(f"play {names}" for names in sets)


def test_every_first_hand_has_such_a_set_and_later_turns_do_not_ask() -> None:
    for seed in range(200):
        assert new(2 + seed % 3, str(seed)).waiting
    position = new(2)
    turn_of(position, 0, "T3", "W4")
    act(position, "play T3", "build T 0 0", "build S 0 0 h", "build T 1 0", "draw 1 wall")
    turn_of(position, 1, "T1", "W4")
    assert sorted(legal(position)) == ["play T1", "play W4", "play W4 T1"]


PLACES = [
    pytest.param(
        ("W4", "W6", "T2", "T6"),
        "T 0 0, S 0 0 h, T 1 0, S 1 0 v, T 1 1",
        {"S 0 0 v": True, "L 0 0 v": False, "S 0 1 h": True, "L -1 1 h": False},
        id="§8.1 where every side is needed a long wall may not block one",
    ),
    pytest.param(
        ("W7", "T5"),
        "T 0 0, S 0 0 h, T 1 0, S 0 0 v",
        {"L 0 -2 v": True, "T 0 1": True, "L 1 0 v": True},
        id="§8.1 where walls abound any place will do",
    ),
    pytest.param(
        ("W7", "T2", "T5"),
        "T 0 0, S 0 0 h, T 1 0, L 0 0 v, S 1 0 v, T 1 1, T 0 2",
        {"S 0 1 h": False, "L 1 1 h": True},
        id="§8.1 where every wall must carry a tower two may not meet",
    ),
]


@pytest.mark.parametrize(("cards", "castle", "places"), PLACES)
def test_a_place_is_legal_only_if_the_rest_can_follow(
    cards: tuple[str, ...], castle: str, places: dict[str, bool]
) -> None:
    position = new(2)
    turn_of(position, 0, *cards)
    act(position, f"play {' '.join(cards)}", *(f"build {piece}" for piece in castle.split(", ")))
    found = legal(position)
    assert {piece: f"build {piece}" in found for piece in places} == places


LINKS = [
    pytest.param("L 0 0 h", "T 0 0", (2, 0, 0), False, id="§8.1 one end for two towers"),
    pytest.param("S 0 0 h, T 0 0", "T 1 0", (1, 8, 1), True, id="§8.1 every wall brings its end"),
    pytest.param(
        "T 0 0, S 0 0 v, T 0 1, L 0 0 h, S 0 1 v, S 0 -1 v, L 0 1 h",
        "L -2 0 h",
        (1, 0, 4),
        True,
        id="§8.1 a tower on an old end has room for three long walls",
    ),
    pytest.param(
        "S 0 0 h, T 1 0, T 0 0, S 0 -1 v, T 0 -1, L 0 -1 h",
        "S 0 -2 v",
        (0, 3, 3),
        False,
        id="§8.1 a long wall blocks a side",
    ),
    pytest.param(
        "S 0 0 h, T 0 0, L -2 0 h, S 0 -1 v, T 0 -1, L -2 -1 h",
        "L 0 -3 v",
        (1, 0, 5),
        True,
        id="§8.1 the end of the new wall takes the tower that the rest needs",
    ),
    pytest.param("T 0 0", "S -1 0 h", (5, 18, 0), True, id="§8.1 of many pieces three sides a tower are counted"),
    pytest.param("T 0 0", "S -1 0 h", (5, 19, 0), False, id="§8.1 of many pieces no side is counted twice"),
    pytest.param(
        "S 0 0 h, T 0 0, T 1 0, S 0 0 v, T 0 1, L 0 1 h, S 0 1 v",
        "T 2 1",
        (0, 1, 7),
        True,
        id="§8.1 of many pieces it is not asked whether one long wall blocks another",
    ),
]


@pytest.mark.parametrize(("castle", "piece", "rest", "can"), LINKS)
def test_whether_the_rest_can_follow_a_piece(castle: str, piece: str, rest: tuple[int, int, int], can: bool) -> None:
    position = new(2)
    lay(position, 0, castle)
    assert piece in places(position, 0)
    number = place_number(position, piece_from_text(piece))
    kind, node = (number - constants.PLACES) % constants.KINDS, position.action_node(number)
    assert position.can_link_after(kind, node, *rest) == can


TIGHT = [(2, 3, 4), (3, 5, 5), (3, 4, 5), (4, 4, 6), (4, 1, 2), (5, 2, 2), (6, 3, 3), (7, 6, 1)]
"""Towers, short and long walls with little room for error: about as many or as few walls as there may be."""


def first_turn(seed: int) -> CastellanPosition:
    """A position after its first cards, drawn by chance, or with pieces that leave little room."""
    position = new(2 + seed % 3, str(seed))
    sets = position.legal(position.turn)
    position.play(position.turn, sets[Chance(seed).below(len(sets))])
    if seed % 4:
        position.stock = list(TIGHT[seed % len(TIGHT)])
    return position


def test_the_engine_and_the_slow_way_agree_on_every_place_near_the_end_of_a_first_turn() -> None:
    """Rules §8.1: exhaustive, with up to four pieces left."""
    refused = 0
    for seed in range(max(share(10_000), 60)):
        position, chance = first_turn(seed), Chance(seed)
        seat = position.turn
        while position.phase == constants.BUILD and position.turn == seat:
            rest = tuple("L" * position.stock[2] + "S" * position.stock[1] + "T" * position.stock[0])
            if position.laid_count and len(rest) <= 4:
                expected = linking(frozenset(laid_pieces(position)), rest)
                assert sorted(legal(position)) == sorted(f"build {piece_to_text(piece)}" for piece in expected)
                refused += len(fitting_now(position)) - len(expected)
            numbers = position.legal(seat)
            position.play(seat, numbers[chance.below(len(numbers))])
    assert refused, "no place was ever refused"


def fitting_now(position: CastellanPosition) -> set[str]:
    """Every place for what is in stock, were this not the first turn."""
    twin = position.copy()
    assert isinstance(twin, CastellanPosition)
    twin.turn_start = 1
    return set(legal(twin))


def test_nothing_is_handed_on_after_the_first_turn() -> None:
    """Rules §3.2, whatever was laid where; places drawn by chance are listed ones."""
    for seed in range(share(20_000)):
        position, chance = first_turn(seed), Chance(seed)
        seat = position.turn
        while position.phase == constants.BUILD and position.turn == seat:
            position.play_random(seat, chance)
        assert position.stock == [0, 0, 0]
        assert position.phase in {constants.CLAIM, constants.DRAW}


@pytest.mark.parametrize(
    ("towers", "walls", "can"),
    [
        (0, 1, False),
        (1, 0, True),
        (1, 4, True),
        (1, 5, False),
        (2, 0, False),
        (2, 1, True),
        (7, 5, False),
        (7, 6, True),
    ],
)
def test_how_many_pieces_can_make_one_castle(towers: int, walls: int, can: bool) -> None:
    """Rules §8.1."""
    assert is_linkable(towers, walls) == can


# Replaced decks.

TOO_MANY_TOWERS = {
    "wall_deck": [{"short_walls": 1, "towers": 3}] * 7,
    "tower_deck": [{"towers": 3}] * 7,
    "supply": {"towers": 42, "long_walls": 0, "short_walls": 7},
}
"""No set of these cards can be linked."""

MANY_PIECES = {
    "wall_deck": [{"short_walls": 4, "long_walls": 1}] * 7,
    "tower_deck": [{"towers": 3}] * 7,
    "supply": {"towers": 21, "long_walls": 7, "short_walls": 28},
}
"""Four of these cards show sixteen pieces, more than are searched."""


def test_without_a_set_that_can_be_linked_any_with_a_tower_is_played_and_the_rest_handed_on() -> None:
    """Rules §8.1, §8.3."""
    position = new(2, deck=TOO_MANY_TOWERS)
    seat = position.turn
    assert len(legal(position)) == len({text for text in legal(position) if text.startswith("play ")}) > 3
    act(position, f"play {hand(position, seat)[0]}")
    assert position.stock == [3, 1, 0]
    act(position, "build T 0 0", "build S 0 0 h", "build T 1 0")
    assert (position.phase, position.stock) == (constants.DRAW, [1, 0, 0])


def test_with_many_pieces_counts_decide_and_the_first_turn_ends_all_the_same() -> None:
    """Rules §8.1."""
    for seed in range(40):
        position, chance = new(2, str(seed), deck=MANY_PIECES), Chance(seed)
        seat = position.turn
        act(position, max(legal(position), key=len))
        while position.phase == constants.BUILD and position.turn == seat:
            position.play_random(seat, chance)
        assert position.phase in {constants.CLAIM, constants.DRAW} or position.turn != seat
