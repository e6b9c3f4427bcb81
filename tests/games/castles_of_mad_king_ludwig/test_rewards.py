"""Rewards for completed tiles, a test per rule: every type, chains, the order, and what falls flat (Rules §6)."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own
from games.castles_of_mad_king_ludwig.castles import Placed
from games.castles_of_mad_king_ludwig.situations import (
    act,
    begin,
    complete,
    fill_market,
    give_castle,
    give_money,
    texts,
)

WIDE: Placed = ("hallway", -6, 1, 0)
"""A hallway on the foyer's west side keeps many ways out."""

EAST: Placed = ("powder_room", 3, 0, 1)
"""A small room closes the foyer's east side; only the south is open then."""

DEEP: list[Placed] = [WIDE, ("stairs", 3, 1, 2), ("downstairs_hallway", 6, 1, 0)]
"""Stairs and a downstairs hallway on the east side."""


def buying(castle: list[Placed], tile: str) -> LudwigPosition:
    """A turn in which this tile was just bought for 4000 of 30000, and has to be laid in this castle."""
    position = begin(2)
    give_castle(position, position.turn, castle)
    fill_market(position, {4000: tile, 15000: "stables"})
    give_money(position, 30, 30)
    act(position, f"buy {tile} 4000")
    return position


def test_activity_gives_five_points() -> None:
    """§6"""
    position = buying([WIDE, ("theater", 3, -1, 0), ("powder_room", 4, -3, 0)], "broom_closet")
    seat = position.turn
    complete(position, "theater", "broom_closet")
    assert position.castle(seat).points == 1 - 2 + 5


def test_outdoor_gives_money() -> None:
    """§6"""
    position = buying([WIDE, ("green_house", 3, -1, 0)], "focus_room")
    seat = position.turn
    complete(position, "green_house")
    assert position.money[seat] == 30 - 4 + 10


GALLERY: list[Placed] = [("gallery_of_mirrors", 3, 0, 0), ("dining_room", 1, 2, 3), ("hallway", 9, -6, 1)]
"""A gallery of mirrors between foyer and hallway with one entrance left."""


def test_living_is_scored_again_as_it_lies_now() -> None:
    """§6 §11.12"""
    position = buying(GALLERY, "audience_room")
    seat = position.turn
    act(position, "place 10,0 turn 2")
    assert position.castle(seat).points == 5 + 7


def test_a_living_room_waits_with_other_rewards() -> None:
    """§6 §11.7: it may come first, and comes by itself at the end."""
    for first in ("reward gallery_of_mirrors", "reward broom_closet"):
        position = buying(GALLERY, "broom_closet")
        seat = position.turn
        complete(position, "gallery_of_mirrors", "broom_closet")
        assert texts(position) == ["reward gallery_of_mirrors", "reward broom_closet", "decline"]
        act(position, first)
        assert position.castle(seat).points == (1 + 7 if "gallery" in first else 1)
        act(position, texts(position)[0])
        assert position.castle(seat).points == 1 + 7
        assert position.turn != seat


def test_food_gives_another_turn_before_the_next_player() -> None:
    """§6 §11.7: the builder is paid again."""
    position = buying([WIDE, ("meat_locker", 3, 1, 0)], "focus_room")
    seat, builder = position.turn, position.builder
    complete(position, "meat_locker")
    assert (position.turn, position.phase) == (seat, constants.TURN)
    act(position, "buy hallway")
    assert position.money[builder] == 30 + 4 + 3


def test_utility_draws_two_cards_and_keeps_one() -> None:
    """§6: the other goes under the deck."""
    position = buying([WIDE], "broom_closet")
    seat = position.turn
    before = position.hands[seat]
    complete(position, "broom_closet")
    kept, other = texts(position)
    act(position, kept)
    assert position.hands[seat] == before | 1 << constants.BONUS_CARDS.index(kept.split()[1])
    supply = position.supply
    assert constants.BONUS_CARDS[supply.bonus_deck[supply.bonus_count - 1]] == other.split()[1]
    assert supply.bonus_owners[supply.bonus_count - 1] == seat


def completed_nap_room() -> LudwigPosition:
    """A nap room that a lilac cabinet has just completed."""
    position = buying([WIDE, ("nap_room", 3, 1, 2)], "lilac_cabinet")
    complete(position, "nap_room")
    return position


def test_sleeping_looks_through_a_stack() -> None:
    """§6 §11.5: up to two tiles on the deck, the last one on top."""
    position = completed_nap_room()
    seat = position.turn
    assert texts(position)[-1] == "decline"
    act(position, "search 300")
    tiles = [text.split()[1] for text in texts(position)[:-1]]
    assert len(tiles) == position.supply.stack_counts[4]
    act(position, f"take {tiles[0]}", f"take {tiles[1]}")
    deck = [constants.NAMES[tile] for tile in position.supply.deck_tiles[: position.supply.deck_count]]
    assert deck == tiles[:2]
    assert position.turn != seat
    fill_market(position, {})
    act(position, "pass")
    assert [constants.NAMES[tile] for tile in position.market[2:4]] == [tiles[1], tiles[0]]


def test_sleeping_may_take_nothing() -> None:
    """§6"""
    position = completed_nap_room()
    act(position, "search 300", "done")
    assert position.supply.deck_count == 0
    assert position.phase == constants.TURN


def test_a_stack_that_was_looked_through_is_shuffled() -> None:
    """§6: every tile that stays is on top about as often, and below it as well."""
    position, rng, draws = completed_nap_room(), Random(3), 60
    start = constants.STACK_ROOM * data.SIZES.index(300)
    tiles = position.supply.stacks[start : start + position.supply.stack_counts[4]]
    found = [Counter[int]() for _ in tiles]
    for _ in range(draws * len(tiles)):
        twin = own(position.copy())
        twin.supply.stack_keys = [rng.getrandbits(64) for _ in data.SIZES]
        act(twin, "search 300", "done")
        for place, tile in enumerate(twin.supply.stacks[start : start + len(tiles)]):
            found[place][tile] += 1
    for counted in found:
        assert set(counted) == set(tiles)
        assert max(abs(count - draws) for count in counted.values()) < 6 * sqrt(draws)


def test_in_the_last_round_sleeping_tiles_leave_play() -> None:
    """§7.1: and may leave a stack empty."""
    position = completed_nap_room()
    position.supply.is_spent = True
    position.supply.stack_counts = [2] * 10
    act(position, "search 600")
    act(position, texts(position)[0])
    act(position, texts(position)[0])
    assert position.supply.removed_count == 2
    assert position.supply.stack_counts[9] == 0
    assert position.supply.deck_count == 0


def test_without_stacks_sleeping_falls_flat() -> None:
    """§11.8"""
    position = buying([WIDE, ("nap_room", 3, 1, 2)], "lilac_cabinet")
    position.supply.stack_counts = [0] * 10
    complete(position, "nap_room")
    assert position.phase == constants.TURN


def test_corridor_gives_a_free_tile_once_in_a_turn() -> None:
    """§6 §11.9: the foyer is complete, a hallway is free, and nobody is paid."""
    position = buying([EAST, WIDE], "dining_room")
    seat, builder = position.turn, position.builder
    complete(position, "foyer")
    assert texts(position) == ["free hallway", "free stairs", "decline"]
    hallways = position.supply.hallways
    act(position, "free hallway")
    complete(position)
    assert position.money[builder] == 34
    assert position.castle(seat).count == 5
    assert position.supply.hallways == hallways - 1


def test_a_second_corridor_tile_in_one_turn_gives_nothing() -> None:
    """§11.9: free stairs complete nothing more; a downstairs pair may not bring a second free tile."""
    position = deep_pair()
    position.is_free_used = True
    assert "choose corridor" not in texts(position)


def test_without_hallways_and_stairs_corridor_falls_flat() -> None:
    """§11.8"""
    position = buying([EAST, WIDE], "dining_room")
    position.supply.hallways = position.supply.stairs = 0
    complete(position, "foyer")
    assert position.phase == constants.TURN


@pytest.mark.parametrize("is_foyer_first", [True, False], ids=["§6 the free tile first", "§6 the card first"])
def test_rewards_come_in_the_order_of_the_owner(is_foyer_first: bool) -> None:
    """§11.7"""
    position = buying([EAST, WIDE], "cloak_room")
    foyer = data.FOYERS[position.turn]
    complete(position, "foyer", "cloak_room")
    assert sorted(texts(position)) == ["decline", "reward cloak_room", f"reward {foyer}"]
    act(position, f"reward {foyer}" if is_foyer_first else "reward cloak_room")
    assert position.phase == (constants.FREEING if is_foyer_first else constants.KEEPING)
    act(position, "decline" if is_foyer_first else texts(position)[0])
    assert position.phase == (constants.KEEPING if is_foyer_first else constants.FREEING)


def test_all_rewards_may_be_declined() -> None:
    """§11.8"""
    position = buying([EAST, WIDE], "cloak_room")
    seat = position.turn
    complete(position, "foyer", "cloak_room")
    act(position, "decline")
    assert position.turn != seat


def test_a_free_hallway_completes_a_room_that_gives_an_extra_turn() -> None:
    """§6 §11.7: a chain; the extra turn comes last and is a new turn for free tiles."""
    position = buying([EAST, WIDE, ("meat_locker", -10, 1, 0)], "dining_room")
    seat = position.turn
    complete(position, "foyer")
    act(position, "free hallway")
    assert position.is_free_used
    complete(position, "meat_locker")
    assert (position.turn, position.phase) == (seat, constants.TURN)
    assert not position.is_free_used


def deep_pair() -> LudwigPosition:
    """The second downstairs room is complete as soon as it is laid."""
    position = buying([*DEEP, ("the_hole", 6, -2, 0)], "bottomless_pit")
    complete(position, "bottomless_pit")
    return position


def test_two_downstairs_rooms_give_any_other_reward() -> None:
    """§6 §11.10"""
    kinds = ["activity", "corridor", "food", "living", "outdoor", "sleeping", "utility"]
    assert texts(deep_pair()) == [*(f"choose {kind}" for kind in kinds), "decline"]


def test_points_and_money_for_a_downstairs_pair() -> None:
    """§6 §11.11: living scores the downstairs room just completed."""
    before = deep_pair()
    seat = before.turn
    for choice, points, money in (("activity", 5, 0), ("outdoor", 0, 10), ("living", 3, 0)):
        position = deep_pair()
        act(position, f"choose {choice}")
        assert position.castle(seat).points == before.castle(seat).points + points
        assert position.money[seat] == before.money[seat] + money


def test_further_choices_for_a_downstairs_pair() -> None:
    """§6"""
    seat = deep_pair().turn
    phases = {
        "food": constants.TURN,
        "corridor": constants.FREEING,
        "sleeping": constants.SEEKING,
        "utility": constants.KEEPING,
    }
    for kind, phase in phases.items():
        position = deep_pair()
        act(position, f"choose {kind}")
        assert (position.turn, position.phase) == (seat, phase)


def test_two_downstairs_rooms_completed_at_once_let_the_owner_pick() -> None:
    """§11.11: three complete downstairs rooms are one pair; either of the last two may be scored again."""
    castle: list[Placed] = [
        *(("stairs", -3, 1, 0), ("dungeon", -9, -1, 0), ("venus_grotto", -9, 2, 1)),
        *(("hallway", 3, 1, 0), ("stairs", 9, 1, 2)),
    ]
    position = buying(castle, "the_hole")
    seat = position.turn
    complete(position, "the_hole", "venus_grotto")
    points = position.castle(seat).points
    act(position, "choose living")
    assert texts(position) == ["rescore venus_grotto", "rescore the_hole"]
    act(position, "rescore venus_grotto")
    assert position.castle(seat).points == points + 1 + 4


def test_a_single_downstairs_room_gives_nothing() -> None:
    """§11.10"""
    position = buying(DEEP, "bottomless_pit")
    complete(position, "bottomless_pit")
    assert position.phase == constants.TURN
