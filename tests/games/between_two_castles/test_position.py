"""How a game of Between Two Castles goes: rounds, hands, placement, order, Ludwig, end and tie-breaks."""

from itertools import pairwise

import pytest

from castlewright.core.chance import Chance
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import PHASES, hand_tiles, ludwig_tiles
from castlewright.games.between_two_castles.position import CastlesPosition, own
from counts import seeds
from games.between_two_castles.drawn import (
    GAME,
    act,
    add_rooms,
    castle_of,
    legal_texts,
    places_of,
    plan_of,
    rooms_of,
    staged,
)
from playing import Setup, positions

PLACES = [
    pytest.param("", "kitchen", "-1,0 2,0 0,1 1,1", id="§4.1 round the throne room"),
    pytest.param("", "crypt", "0,-1 1,-1", id="§4.3 downstairs rooms below ground"),
    pytest.param("", "dead_end", "-1,0 2,0 0,1 1,1 0,-1 1,-1", id="§4.3 corridors anywhere"),
    pytest.param("", "grand_foyer", "-1,0 2,0 0,1 1,1 0,-1 1,-1", id="§4.3 grand foyers anywhere"),
    pytest.param("", "fountain", "-1,0 2,0 0,1 1,1", id="§4.3 fountains from the ground"),
    pytest.param("", "tower", "-1,0 2,0 0,1 1,1", id="§4.3 towers from the ground"),
    pytest.param("sauna@0,1", "kitchen", "-1,0 2,0 1,1 0,2", id="§4.2 beside needs support"),
    pytest.param("sty@0,1", "kitchen", "-1,0 2,0 1,1", id="§4.4 not above an outdoor room"),
    pytest.param("tower@0,1 fountain@1,1", "tower", "-1,0 2,0", id="§4.4 nor above towers and fountains"),
    pytest.param("sauna@0,1 sty@0,2", "solar", "-1,0 2,0 1,1", id="§4.4 nor higher up in that column"),
    pytest.param("crypt@1,-1 dungeon@2,-1", "kitchen", "-1,0 2,0 0,1 1,1", id="§4.2 the ground above a room"),
    pytest.param(
        "crypt@1,-1 dungeon@2,-1 spy_room@3,-1", "sauna", "-1,0 2,0 3,0 0,1 1,1", id="§4.2 a gap on the ground"
    ),
    pytest.param("crypt@1,-1 dungeon@1,-2", "armory", "0,-1 2,-1 0,-2 2,-2 1,-3", id="§11.19 gaps below ground"),
]


@pytest.mark.parametrize(("picture", "room", "cells"), PLACES)
def test_a_room_may_stand(picture: str, room: str, cells: str) -> None:
    assert places_of(castle_of(plan_of(picture)), room) == set(cells.split())


def test_the_largest_castle_fits_in_every_direction() -> None:
    """Rules §4.5, §11.10: 23 rooms in one line, any way from the throne room."""
    lines = [(2, 0, 1, 0), (-1, 0, -1, 0), (0, 1, 0, 1), (1, -1, 0, -1)]
    for x, y, right, up in lines:
        castle = castle_of(plan_of(""))
        for number in range(constants.MOST_ROOMS):
            cell = f"{x + right * number},{y + up * number}"
            assert cell in places_of(castle, "dead_end")
            add_rooms(castle, rooms_of(f"dead_end@{cell}"))
        assert castle.count == constants.MOST_ROOMS + 1


def test_no_castle_grows_beyond_the_largest() -> None:
    """Rules §11.10: over all splits of the drafted tiles and food bonuses into types."""
    assert max(largest(counts) for counts in splits(18, 7)) == constants.MOST_ROOMS


def splits(total: int, types: int) -> list[tuple[int, ...]]:
    """All ways to split at most so many rooms into types of five at most; a sixth room brings nothing new."""
    if types == 0:
        return [()]
    return [(count, *rest) for count in range(min(total, 5) + 1) for rest in splits(total - count, types - 1)]


def largest(counts: tuple[int, ...]) -> int:
    """Rooms of a castle with at least so many of each type: drafted, by food bonuses, and special ones."""
    food, downstairs = counts[0] >= 3, counts[6] >= 3
    special = sum(count >= 5 for count in counts) + sum(count >= 3 for count in counts[3:6])
    with_special = 16 + food + special + downstairs if sum(counts) <= 16 + food else 0
    with_tile = 16 + food + special + downstairs if sum(counts) <= 16 + food + downstairs else 0
    return max(with_special, with_tile)


# Rounds, hands and choices.


def started(seats: int, seed: int = 1) -> Match:
    return Match(GAME, [Player(f"player {seat}") for seat in range(seats)], {}, str(seed))


def hands(table: CastlesPosition) -> list[list[str]]:
    return [hand_tiles(table, seat) for seat in range(table.ring)]


def turns(seats: int, seed: int) -> list[CastlesPosition]:
    """The position at the start of every turn of a random game."""
    found: list[CastlesPosition] = []
    for position in positions(Setup("between_two_castles", seats), seed):
        table = own(position)
        is_new = not found or (table.round, table.hand_size) != (found[-1].round, found[-1].hand_size)
        if is_new and PHASES[table.phase] in {"choose", "give"}:
            found.append(own(table.copy()))
    return found


@pytest.mark.parametrize("seats", range(2, 8))
def test_two_rounds_of_four_turns(seats: int) -> None:
    """Rules §3, §9.1."""
    assert [(table.round, table.hand_size) for table in turns(seats, 1)] == [
        (game_round, size) for game_round in range(2) for size in (9, 7, 5, 3)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_hands_pass_left_then_right(seats: int) -> None:
    """Rules §3: what is left of a hand lies with the next seat in round 1, with the one before in round 2."""
    for before, after in pairwise(turns(seats, 2)):
        if before.round == after.round:
            step = 1 if before.round == 0 else -1
            for seat in range(before.ring):
                passed = set(hand_tiles(after, (seat + step) % before.ring))
                assert passed < set(hand_tiles(before, seat))


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_castle_gets_sixteen_drafted_tiles_and_its_bonuses(seats: int) -> None:
    """Rules §3, §5."""
    for seed in seeds(500):
        *_, last = positions(Setup("between_two_castles", seats), seed)
        for castle in own(last).castles:
            standard = sum(castle.numbers[:7])
            assert 16 <= standard <= 18
            thirds = sum(count >= 3 for count in castle.numbers[3:6])
            fifths = sum(count >= 5 for count in castle.numbers[:7])
            gained = standard - 16 + castle.attendant_count + castle.card_count + sum(castle.numbers[7:10])
            expected = thirds + fifths + sum(castle.numbers[number] >= 3 for number in (0, 1, 2, 6))
            assert gained == expected


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    """Rules §3."""
    match = started(3)
    table = own(match.position)
    first = hand_tiles(table, 2)
    match.act(2, f"choose {first[0]} {first[1]}")
    assert GAME.views.view(table, 0).seats[2].has_chosen
    assert GAME.views.view(table, 0).chosen is None
    assert not GAME.views.view(table, 0).seats[2].to_lay
    for seat in (0, 1):
        hand = hand_tiles(table, seat)
        match.act(seat, f"choose {hand[3]} {hand[4]}")
    assert GAME.views.view(match.position, 0).seats[2].to_lay == (first[0], first[1])


def test_one_tile_goes_to_each_side_in_any_order() -> None:
    """Rules §3, §11.1, §11.5."""
    table = staged({}, {0: "kitchen sauna", 1: "salon crypt"})
    act(table, 1, "lay crypt 0,-1 right")
    assert all(text.startswith("lay salon") and text.endswith("left") for text in legal_texts(table, 1))
    act(table, 0, "lay sauna 2,0 right")
    assert all(text.startswith("lay kitchen") and text.endswith("left") for text in legal_texts(table, 0))
    act(table, 0, "lay kitchen 2,0 left")
    assert table.waiting == [1]


def test_the_lowest_waiting_seat_is_asked_first() -> None:
    """Rules §11.1: a seat whose open castles all wait for others is not asked."""
    table = staged({2: "gallery@2,0 library@3,0"}, {0: "salon crypt", 2: "kitchen sauna"})
    table.sides = [1, 3, 2, 3, 3, 3, 3]
    table.to_lay = [constants.CODES["salon"], -1, -1, -1, constants.CODES["kitchen"], -1, *[-1] * 8]
    table.find_acting()
    assert table.waiting == [0, 2]
    act(table, 2, "lay kitchen 4,0 left")
    assert table.waiting == [0]


def test_a_seat_waits_while_its_last_castle_is_closed() -> None:
    """Rules §11.2."""
    table = staged({0: "gallery@2,0 library@3,0"}, {0: "salon crypt", 1: "kitchen sauna"})
    table.sides = [0, 1, 3, 3, 3, 3, 3]
    act(table, 0, "lay salon 4,0 left")
    assert table.waiting == [0]
    assert any(text.startswith("take") for text in legal_texts(table, 0))
    assert any(text.startswith("lay crypt") and text.endswith("right") for text in legal_texts(table, 0))
    act(table, 0, "take knight left")
    assert 1 in table.waiting


def test_the_order_of_laying_leaves_no_trace() -> None:
    """Rules §11.1: the same tiles on the same cells are the same position, whoever came first."""
    orders = ([(0, "sauna 2,0 left"), (1, "salon -1,0 right")], [(1, "salon -1,0 right"), (0, "sauna 2,0 left")])
    texts = set()
    for order in orders:
        table = staged({}, {0: "sauna crypt", 1: "salon armory"})
        for seat, words in order:
            act(table, seat, f"lay {words}")
        texts.add(table.to_text())
    assert len(texts) == 1


# Ludwig.


def test_the_chooser_alone_sees_ludwigs_tiles_until_they_are_given() -> None:
    """Rules §9.2."""
    match = started(2)
    assert match.position.waiting == [0]
    drawn = ludwig_tiles(own(match.position))
    views = [GAME.views.view(match.position, seat) for seat in (-1, 0, 1)]
    assert [list(view.ludwig.drawn) for view in views] == [[], drawn, []]
    match.act(0, f"give {drawn[1]} left")
    views = [GAME.views.view(match.position, seat) for seat in (-1, 0, 1)]
    assert {(view.ludwig.left, view.ludwig.right) for view in views} == {(drawn[1], drawn[0])}
    assert match.position.waiting == [0, 1]


def test_the_chooser_guesses_the_rest_of_ludwigs_hand() -> None:
    """Rules §9.2: the two that the chooser has seen stay in his hand, the others may be any."""
    position = started(2).position
    drawn = set(ludwig_tiles(own(position)))
    hands = [set(hand_tiles(own(position.guess(0, Chance(seed))), constants.LUDWIG)) for seed in range(20)]
    assert all(drawn <= hand for hand in hands)
    assert len(set().union(*hands)) > 30
    assert set.intersection(*hands) == drawn


def test_the_chooser_changes_with_the_round() -> None:
    """Rules §9.2."""
    assert [table.waiting for table in turns(2, 1)] == [[0]] * 4 + [[1]] * 4


def test_each_player_lays_ludwigs_tile_in_the_castle_shared_with_him() -> None:
    """Rules §9.4: in either order with the own tile."""
    table = staged({}, {0: "kitchen sauna fish_pond", 1: "crypt salon stables"}, seats=2)
    assert {text.split()[-1] for text in legal_texts(table, 0) if "fish_pond" in text} == {"right"}
    assert {text.split()[-1] for text in legal_texts(table, 1) if "stables" in text} == {"left"}
    act(table, 0, "lay kitchen 2,0 right")
    act(table, 0, "lay fish_pond 3,0 right")
    act(table, 1, "lay stables 2,0 left")
    act(table, 1, "lay salon 3,0 left")
    assert {text.split()[1] for text in legal_texts(table, 0)} == {"sauna"}
    assert table.castle(2).count == table.castle(1).count == 3


def test_ludwigs_castles_get_their_bonuses_from_the_player() -> None:
    """Rules §9.4."""
    table = staged({2: "sty@2,0 stables@3,0"}, {0: "kitchen sauna fish_pond"}, seats=2)
    act(table, 0, "lay fish_pond 4,0 right")
    assert all(text.startswith("lay fountain") for text in legal_texts(table, 0) if text.endswith("right"))


def test_ludwig_can_win() -> None:
    """Rules §9.5."""
    table = staged({1: "fountain@2,0", 2: "fountain@2,0"}, {}, seats=2)
    assert table.full_ranking() == [2, 2, 1]
    assert table.ranking() == [2, 2]


# The end.

FOUNTAIN = "fountain@2,0"
SLEEPING = "sty@2,0 solar@3,0 nap_room@4,0 nursery@5,0 bunk_room@6,0 puppy_room@7,0"
RANKINGS = [
    pytest.param([4, 2, 3], [1, 2, 3], id="§8 the lower castle, and the higher one between equals"),
    pytest.param([1, 2, 3], [2, 3, 1], id="§8 the highest castle alone does not win"),
]


@pytest.mark.parametrize(("fountains", "ranking"), RANKINGS)
def test_ranking(fountains: list[int], ranking: list[int]) -> None:
    castles = {index: " ".join(f"fountain@{2 + x},0" for x in range(count)) for index, count in enumerate(fountains)}
    assert staged(castles, {}).ranking() == ranking


def test_special_rooms_break_the_last_tie() -> None:
    """Rules §8: all castles have five points, two of them by a fountain."""
    table = staged({0: FOUNTAIN, 1: FOUNTAIN, 2: SLEEPING, 3: SLEEPING}, {}, seats=4)
    assert [table.score_castle(index) for index in range(4)] == [5, 5, 5, 5]
    assert table.ranking() == [2, 1, 2, 4]


def test_equal_players_share_the_place() -> None:
    """Rules §8, §11.21."""
    table = staged({}, {}, seats=4)
    assert table.ranking() == [1, 1, 1, 1]


# Everything that play reaches.


@pytest.mark.parametrize("seats", range(2, 8))
def test_castles_always_keep_the_rules_of_placement(seats: int) -> None:
    """Rules §4."""
    for seed in seeds(300):
        *_, last = positions(Setup("between_two_castles", seats), seed)
        for castle in own(last).castles:
            check_built(castle)


def check_built(castle: Castle) -> None:
    """Lay the rooms again, each on a cell that was legal when it was laid."""
    again = Castle()
    again.put_throne(castle.rooms[0] - constants.FIRST_THRONE)
    for index in range(1, castle.count):
        room, x, y = castle.rooms[index], castle.xs[index], castle.ys[index]
        name = constants.ROOM_IDS[room]
        assert f"{x - constants.MIDDLE},{y - constants.MIDDLE}" in places_of(again, name)
        level = data.LEVELS[data.ROOMS[name].type if name in data.ROOMS else name]
        assert level == "anywhere" or (level == "below") == (y < constants.MIDDLE)
        again.put_room(room, x, y)


@pytest.mark.parametrize("step", [1, -1])
def test_places_of_a_castle_as_wide_as_can_be_are_all_counted(step: int) -> None:
    """Rules §4.5: a row of 22 rooms on one side of the throne room."""
    first = 2 if step > 0 else -1
    castle = Castle()
    castle.put_throne(0)
    add_rooms(castle, [("dead_end", first + step * number, 0) for number in range(22)])
    for room in ("kitchen", "crypt", "dead_end", "tower"):
        found = places_of(castle, room)
        group = constants.GROUP[constants.CODES[room]]
        assert castle.count_places(group) == len(found)
        cells = {castle.nth_place(group, number) for number in range(len(found))}
        assert len(cells) == len(found)


def test_discards_lie_in_rising_order() -> None:
    """Rules §5: what is shuffled in again does not depend on the order in which it was discarded."""
    for position in positions(Setup("between_two_castles", 7), 6):
        supply = own(position).supply
        for pile, count in (
            (supply.discards, supply.discard_count),
            (supply.card_discards, supply.card_discard_count),
        ):
            assert pile[:count] == sorted(pile[:count])
