"""Where pieces may lie (Rules §4), how actions are numbered, and that nothing depends on where the castle lies."""

from collections import Counter

import pytest

from castlewright.core.chance import Chance
from castlewright.core.position import Actions
from castlewright.games.castellan import constants
from castlewright.games.castellan.deck import longest_chain, reach, standard_deck
from castlewright.games.castellan.notation import KINDS, laid_pieces, place_number
from castlewright.games.castellan.plan import Piece, Plan, piece_from_text
from castlewright.games.castellan.position import CastellanPosition, own
from counts import IS_INTERPRETED, seeds
from games.castellan.situations import RING, lay, legal, new, places

PLACES = [
    pytest.param("", "T 0 0, S 0 0 h, L 0 0 h", id="§8.2 the first piece lies at the origin, a wall to the right"),
    pytest.param("S 0 0 h", "T 0 0, T 1 0", id="§8.2 a tower follows on a first wall"),
    pytest.param("L 0 0 h", "T 0 0, T 2 0", id="§4.1 no tower on the middle of a long wall"),
    pytest.param(
        "T 0 0",
        "S 0 0 h, S 0 0 v, S -1 0 h, S 0 -1 v, L 0 0 h, L 0 0 v, L -2 0 h, L 0 -2 v",
        id="§4.2 walls in all four directions",
    ),
    pytest.param(
        "T 0 0, S 0 0 h, S 0 0 v, S -1 0 h, S 0 -1 v", "T 1 0, T 0 1, T -1 0, T 0 -1", id="§4.2 edges are taken"
    ),
]


@pytest.mark.parametrize(("castle", "expected"), PLACES)
def test_places(castle: str, expected: str) -> None:
    position = new(2)
    if castle:
        lay(position, 0, castle)
    assert sorted(places(position, 0)) == sorted(expected.split(", "))


WALLS = [
    pytest.param("T 0 0, L 0 0 h, T 2 0, S 0 0 v, T 0 1", "S 0 1 h", True, id="§4.2 towards an empty node"),
    pytest.param("T 0 0, L 0 0 h, S 0 0 v, T 0 1, L 0 1 v", "S 0 1 v", False, id="§4.2 no wall over a wall"),
    pytest.param("T 0 0, S 0 0 h, T 1 0, S 1 0 v, S 0 0 v, T 0 1", "L 0 1 h", False, id="§4.2 not over a free end"),
    pytest.param("T 0 0, S 0 0 h, T 1 0, S 1 0 v, S 0 0 v, T 0 1", "S 0 1 h", True, id="§4.2 two ends on one node"),
    pytest.param("T 0 0, S 0 0 h, T 1 0, S 0 0 v, T 0 1, S 0 1 h, T 1 1", "S 1 0 v", True, id="§4.2 joins two towers"),
    pytest.param(
        "T 0 0, S 0 0 h, T 1 0, S 0 0 v, T 0 1, S 0 1 h, T 1 1", "L 1 0 v", False, id="§4.2 not through a tower"
    ),
]


@pytest.mark.parametrize(("castle", "wall", "may"), WALLS)
def test_walls(castle: str, wall: str, may: bool) -> None:
    position = new(2)
    lay(position, 0, castle)
    assert (wall in places(position, 0)) == may


def test_courts_of_others_are_closed_and_own_ones_open() -> None:
    """Rules §4.4, §8.16."""
    position = new(2)
    lay(position, 0, "T 0 0, S 0 0 h, T 1 0, S 1 0 h, T 2 0, L 0 0 v, L 2 0 v, T 0 2, T 2 2, L 0 2 h")
    inside = {"S 1 0 v"}
    assert inside <= set(places(position, 0))
    assert inside.isdisjoint(places(position, 1))
    assert {"S 1 -1 v", "S 2 0 h", "L 2 2 h"} <= set(places(position, 1))
    lay(position, 0, "S 1 0 v")
    assert "T 1 1" in places(position, 0)
    assert "T 1 1" not in places(position, 1)


def test_the_engine_and_the_plan_agree_on_every_place() -> None:
    """Rules §4: every piece near the castle, for every seat, after every tenth piece of random games."""
    for seed in seeds(400):
        position = new(2 + seed % 3, str(seed))
        chance, plan, done = Chance(seed), Plan(), 0
        while not position.is_over:
            seat = position.seat_to_act()
            position.play_random(seat, chance)
            for piece in laid_pieces(position)[done:]:
                assert plan.reason(piece, seat) is None
                plan.put(piece, seat)
                done += 1
            if done % 10 == 5:
                for other in range(position.seats):
                    assert set(places(position, other)) == plan_places(plan, position, other)


def plan_places(plan: Plan, position: CastellanPosition, seat: int) -> set[str]:
    """Every piece in and around the castle's box that the plan has nothing against."""
    xs = range(position.low_x - 2, position.high_x + 3)
    ys = range(position.low_y - 2, position.high_y + 3)
    pieces = [Piece(letter, x, y, side) for x in xs for y in ys for letter, side in KINDS]
    return {" ".join(str(part) for part in piece if part != "") for piece in pieces if plan.reason(piece, seat) is None}


def test_numbers_do_not_depend_on_where_the_castle_lies() -> None:
    one, other = new(2), new(2)
    lay(one, 0, "T 0 0, S 0 0 h, T 1 0, L 1 0 v")
    lay(other, 0, "L 0 0 h, T 2 0, S 2 0 v")
    assert one.to_text() != other.to_text()
    other = new(2)
    lay(other, 0, "T 0 0, S -1 0 h, L 0 0 v, T -1 0")
    assert one.to_text() == other.to_text()
    assert numbers(one) == numbers(other)


def numbers(position: CastellanPosition) -> list[int]:
    """The action numbers of all places of seat 0, in a turn that begins now."""
    actions = Actions()
    position.set_anchor()
    position.list_towers(0, actions)
    position.list_walls(0, False, actions)
    position.list_walls(0, True, actions)
    return sorted(actions.to_list())


def test_places_are_numbered_from_the_upper_left_corner_where_the_turn_began() -> None:
    """docs/castellan.md, Actions: KINDS * (dx + SKEW * dy) + kind, round the ring of NODES."""
    position = new(2)
    assert numbers(position) == [constants.PLACES + kind for kind in (0, 1, 3)]
    lay(position, 0, "T 0 0, S 0 0 h, S 0 0 v, S -1 0 h")
    position.anchor_x = position.anchor_y = 0
    nodes = {"T 1 0": 1, "T 0 1": constants.SKEW, "T -1 0": constants.NODES - 1}
    for text, node in nodes.items():
        assert place_number(position, piece_from_text(text)) == constants.PLACES + constants.KINDS * node
    up = constants.PLACES + constants.KINDS * (constants.NODES - 2 * constants.SKEW) + constants.LONG_DOWN
    assert place_number(position, piece_from_text("L 0 -2 v")) == up


def test_no_two_nodes_of_a_castle_share_a_number() -> None:
    """Rules §1: no castle and its surroundings are wide and high together as the nearest nodes of one number."""
    span = range(-constants.SKEW, constants.SKEW + 1)
    same = [
        abs(x) + abs(y)
        for x in span
        for y in span
        if (x + constants.SKEW * y) % constants.NODES == 0 and (x, y) != (0, 0)
    ]
    assert min(same) == constants.SKEW
    assert reach(standard_deck(), 4) + 4 * constants.MARGIN < constants.SKEW


def test_a_place_keeps_its_number_while_the_turn_lasts() -> None:
    """Whatever is laid before it, also where the castle grows to the left and upwards."""
    for seed in seeds(1_000):
        position, chance = new(2 + seed % 3, str(seed)), Chance(seed)
        known: dict[str, int] = {}
        while not position.is_over:
            seat = position.seat_to_act()
            if position.phase != constants.BUILD:
                known = {}
            else:
                actions = position.legal(seat)
                for text, action in zip(legal(position), actions, strict=True):
                    assert known.setdefault(text, action) == action
                assert len(set(known.values())) == len(known)
            position.play_random(seat, chance)


def test_a_castle_built_from_another_piece_in_another_order_is_the_same() -> None:
    for seed in seeds(2_000):
        position = new(2, str(seed))
        chance = Chance(seed)
        for _ in range(40):
            position.play_random(position.seat_to_act(), chance)
        pieces = laid_pieces(position)
        one, other = new(2), new(2)
        rebuild(one, pieces, Chance(1))
        rebuild(other, pieces, Chance(2))
        assert one.to_text() == other.to_text()
        assert numbers(one) == numbers(other)


def rebuild(position: CastellanPosition, pieces: list[Piece], chance: Chance) -> None:
    """Lay all pieces for seat 0, from a random tower on, in a random legal order."""
    towers = [piece for piece in pieces if piece.letter == "T"]
    first = towers[chance.below(len(towers))]
    left = [piece._replace(x=piece.x - first.x, y=piece.y - first.y) for piece in pieces]
    next_piece = Piece("T", 0, 0)
    while True:
        left.remove(next_piece)
        lay_piece(position, next_piece)
        if not left:
            return
        legal_pieces = {piece_from_text(text) for text in places(position, 0)}
        possible = [piece for piece in left if piece in legal_pieces]
        next_piece = possible[chance.below(len(possible))]


def lay_piece(position: CastellanPosition, piece: Piece) -> None:
    """Lay one piece for seat 0."""
    lay(position, 0, " ".join(str(part) for part in piece if part != ""))


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_chain_drifts_any_way_without_meeting_itself(seats: int, dx: int, dy: int) -> None:
    """Rules §1: the lattice has no bounds."""
    position = new(seats)
    chain = longest_chain(standard_deck(), seats)
    assert chain == {2: 59, 3: 88, 4: 117}[seats]
    assert reach(standard_deck(), seats) <= 120
    side, length, x, y = ("h" if dx else "v"), 0, 0, 0
    lay(position, 0, "T 0 0")
    while length < chain:
        letter, span = ("L", 2) if length + 2 <= 26 * seats else ("S", 1)
        start = (x, y) if dx + dy > 0 else (x + span * dx, y + span * dy)
        lay(position, 0, f"{letter} {start[0]} {start[1]} {side}")
        x, y, length = x + span * dx, y + span * dy, length + span
        if length < chain:
            lay(position, 0, f"T {x} {y}")
    assert max(position.high_x - position.low_x, position.high_y - position.low_y) == chain
    assert f"T {x} {y}" in places(position, 0)
    assert len(laid_pieces(position)) == len(set(laid_pieces(position)))
    assert all(number < constants.ACTIONS for number in numbers(position))
    assert len(places(position, 0)) == len(set(places(position, 0)))


def test_random_places_are_all_equally_likely() -> None:
    position = new(2, "5")
    chance = Chance(9)
    while position.laid_count < 30 or position.phase != constants.BUILD or min(position.stock) == 0:
        if position.is_over:
            position = new(2, str(chance.below(1000)))
        position.play_random(position.seat_to_act(), chance)
    seat, count = position.seat_to_act(), 40 if IS_INTERPRETED else 400
    expected = legal(position)
    found: Counter[str] = Counter()
    for _ in range(count * len(expected)):
        twin = own(position.copy())
        before = len(laid_pieces(twin))
        twin.play_random(seat, chance)
        piece = laid_pieces(twin)[before]
        found[" ".join(["build", *(str(part) for part in piece if part != "")])] += 1
    assert set(found) == set(expected)
    surprise = sum((seen - count) ** 2 / count for seen in found.values())
    assert surprise < len(expected) + 5 * (2 * len(expected)) ** 0.5


def test_gains_are_those_of_laying_and_leave_no_trace() -> None:
    for seed in seeds(3_000):
        position = new(2 + seed % 3, str(seed))
        chance = Chance(seed)
        while not position.is_over:
            seat = position.seat_to_act()
            actions = position.legal(seat)
            action = actions[chance.below(len(actions))]
            if action < constants.PLACES:
                position.play(seat, action)
                continue
            gain = position.gain((action - constants.PLACES) % constants.KINDS, position.action_node(action))
            before = own(position.copy())
            position.play(seat, action)
            assert towers_of(position, seat) - towers_of(before, seat) == gain


def towers_of(position: CastellanPosition, seat: int) -> int:
    """The towers of a seat's courts, none of them doubled."""
    courts = range(1, position.court_count + 1)
    return sum(position.court_towers[court] for court in courts if position.owners[court] == seat)


def test_a_ring_is_a_court_at_once() -> None:
    position = new(2)
    lay(position, 1, RING)
    assert position.court_at(0, 0) == position.court_at(1, 1) == 1
    assert position.court_at(2, 0) == position.court_at(-1, 0) == 0
