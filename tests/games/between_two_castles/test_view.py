"""What a view of Between Two Castles tells beside what lies on the table: counters, causes of bonuses, turns."""

import pytest

from castlewright.core.drafting.view import passes_to
from castlewright.core.errors import BadInputError
from castlewright.core.legal import OnPlace
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.record import Player
from castlewright.games.between_two_castles import constants
from castlewright.games.between_two_castles.notation import castle_drawn, hand_tiles, ludwig_tiles
from castlewright.games.between_two_castles.position import CastlesPosition, own
from castlewright.games.between_two_castles.view import CounterView, outlook, to_be_had, try_out, view
from games.between_two_castles.drawn import GAME, act, staged


def counters_of(picture: str) -> dict[str, CounterView]:
    """The counters of a castle by type."""
    return {counter.type: counter for counter in view(staged({0: picture}, {0: "study"}), 0).castles[0].counters}


def test_a_counter_names_the_number_that_brings_the_next_bonus() -> None:
    """Rules §5: the third room, then the fifth, then none."""
    found = counters_of("bakery@2,0 kitchen@3,0 solar@2,1 nap_room@3,1 nursery@4,0")
    assert found["food"] == CounterView("food", 2, 3, 0)
    assert found["sleeping"] == CounterView("sleeping", 3, 5, 1)
    assert found["corridor"] == CounterView("corridor", 0, 3, 0)
    five = counters_of("sauna@2,0 kennel@3,0 tool_room@4,0 washroom@5,0 key_room@6,0 mud_room@7,0")
    assert five["utility"] == CounterView("utility", 6, None, 2)


def test_a_bonus_tells_the_room_that_set_it_off() -> None:
    """Rules §11.3, also after the downstairs bonus has been chosen."""
    table = staged({0: "crypt@0,-1 dungeon@1,-1"}, {0: "armory kitchen"})
    act(table, 0, "lay armory 0,-2 left")
    act(table, 0, "bonus tower left")
    waits = view(table, 1).castles[0].waits
    assert waits is not None
    assert (waits.bonus, waits.seat, waits.room, waits.cause, waits.number) == ("room", 0, "tower", "armory", 3)


@pytest.mark.parametrize(("side", "cell"), [("left", "2,0"), ("right", "2,0")])
def test_a_seat_tells_on_which_side_it_has_laid(side: str, cell: str) -> None:
    """Rules §3: one tile goes to each side."""
    table = staged({}, {0: "kitchen study", 1: "sauna salon"})
    act(table, 0, f"lay kitchen {cell} {side}")
    shown = view(table, 1).seats[0]
    assert (shown.left_done, shown.right_done) == (side == "left", side == "right")


def test_the_fifth_room_is_told_as_such() -> None:
    """Rules §5."""
    four = " ".join(f"{room}@{2 + x},0" for x, room in enumerate(("solar", "nap_room", "nursery", "bunk_room")))
    table = staged({0: four}, {0: "puppy_room crypt"})
    act(table, 0, "lay puppy_room 6,0 left")
    waits = view(table, 0).castles[0].waits
    assert waits is not None
    assert (waits.bonus, waits.cause, waits.number) == ("special", "puppy_room", 5)


def test_turns_and_the_receiver_of_the_hand_follow_the_rounds() -> None:
    """Rules §3: to the left in round 1, to the right in round 2, nowhere after the last turn of a round."""
    match = Match(GAME, [Player(name) for name in "abc"], seed="5")
    told = []
    while not match.position.is_over:
        shown = view(match.position, 0)
        told.append((shown.round, shown.turn, shown.passes_to))
        seat = match.position.seat_to_act()
        match.play_checked(seat, match.position.legal(seat)[0])
    assert list(dict.fromkeys(told)) == [
        *((1, 1, 1), (1, 2, 1), (1, 3, 1), (1, 4, None)),
        *((2, 1, 2), (2, 2, 2), (2, 3, 2), (2, 4, None)),
    ]
    over = view(match.position, 0)
    assert (over.turn, over.turns) == (4, 4)


def test_with_two_players_hands_pass_to_ludwig_too_and_the_giver_is_named() -> None:
    """Rules §9.2, §9.3."""
    table = GAME.new(2, {}, "3")
    assert view(table, 0).giver == 0
    assert view(table, 1).passes_to == 2
    assert passes_to(staged({}, {}), -1) is None


def boards_of(table: CastlesPosition, seat: int, tile: str) -> set[int]:
    """The castles where a tile may be tried out."""
    return {place.board for place, _ in try_out(table, seat, tile)}


def test_what_a_bonus_offers_may_be_tried_out_in_its_castle_alone_by_those_who_build_it() -> None:
    """Rules §5: five drawn tiles, or a special room of choice; who decides, and the partner who may point."""
    table = staged({0: "bakery@2,0 kitchen@3,0"}, {0: "pantry crypt", 1: "study armory"})
    act(table, 0, "lay pantry 4,0 left")
    drawn = constants.ROOM_IDS[table.castle(0).drawn[0]]
    assert boards_of(table, 0, drawn) == boards_of(table, 1, drawn) == {0}
    with pytest.raises(BadInputError, match=f"seat 2 has no {drawn} to lay"):
        try_out(table, 2, drawn)
    assert boards_of(table, 0, "crypt") == {0, 2}
    act(table, 0, f"take {drawn} left")
    assert boards_of(table, 1, drawn) == {0}
    assert drawn not in to_be_had(table, 1)


def test_the_giver_tries_ludwigs_tiles_out_in_his_castles() -> None:
    """Rules §9.2: the other player does not even know them."""
    table = own(GAME.new(2, {}, "3"))
    tile = ludwig_tiles(table)[0]
    assert boards_of(table, 0, tile) == {1, 2}
    with pytest.raises(BadInputError):
        try_out(table, 1, tile)


def points_by_tile(table: CastlesPosition, tries: list[tuple[OnPlace, Position]]) -> dict[tuple[str, int], int]:
    """The most that each tile brings to each castle."""
    found: dict[tuple[str, int], int] = {}
    for place, after in tries:
        points = own(after).score_castle(place.board) - table.score_castle(place.board)
        found[place.piece, place.board] = max(points, found.get((place.piece, place.board), points))
    return found


def test_the_outlook_has_the_best_cell_of_every_tile_in_hand_in_both_castles() -> None:
    table = own(GAME.new(4, {}, "3"))
    hand = hand_tiles(table, 1)
    told = outlook(table, 1)
    assert len(told) == 2 * len(hand)
    for tile in hand:
        assert points_by_tile(table, try_out(table, 1, tile)).items() <= points_by_tile(table, told).items()


def test_the_outlook_of_a_bonus_is_about_what_it_offers_and_what_is_still_to_lay() -> None:
    """Rules §5."""
    table = staged({0: "bakery@2,0 kitchen@3,0"}, {0: "pantry crypt", 1: "study armory"})
    act(table, 0, "lay pantry 4,0 left")
    assert to_be_had(table, 0) == ["crypt", *castle_drawn(table.castle(0))]
    assert {(place.piece, place.board) for place, _ in outlook(table, 0)} == {
        ("crypt", 0),
        ("crypt", 2),
        *((tile, 0) for tile in castle_drawn(table.castle(0))),
    }


def test_the_outlook_of_the_giver_is_about_ludwigs_tiles() -> None:
    """Rules §9.2."""
    table = own(GAME.new(2, {}, "3"))
    assert to_be_had(table, 0) == list(ludwig_tiles(table))
    assert to_be_had(table, 1) == hand_tiles(table, 1)
