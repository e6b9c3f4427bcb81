"""Turns within turns, a test per rule: extra turns in the owner's order, what waits around them, what falls flat."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.texts import texts as translations
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition
from counts import share
from games.castles_of_mad_king_ludwig.castles import CELLAR, Placed
from games.castles_of_mad_king_ludwig.situations import (
    GAME,
    act,
    begin,
    complete,
    fill_market,
    give_castle,
    give_money,
    new,
    texts,
)

SHELTERED: list[Placed] = [
    *(("buttery", 3, 1, 0), ("utility_room", -4, 0, 0), ("broom_closet", 5, 2, 1), ("queens_bedroom", 1, 3, 0)),
]
"""Neither hallway nor stairs fit in before the only open door; a lilac cabinet does, and makes a place for stairs."""


def table(castle: list[Placed], tiles: dict[int, str]) -> LudwigPosition:
    """A turn with this castle, this market and money for all of it."""
    position = begin(2)
    give_castle(position, position.turn, castle)
    fill_market(position, tiles)
    give_money(position, 60, 60)
    return position


def cellar_stairs() -> LudwigPosition:
    """Stairs have just completed a larder, a second downstairs room and themselves."""
    position = table(CELLAR, {4000: "pantry", 8000: "washroom", 15000: "stables"})
    act(position, "buy stairs")
    complete(position, "larder", "fungus_room", "stairs")
    return position


def test_an_extra_turn_is_one_of_the_rewards() -> None:
    """§11.7"""
    assert texts(cellar_stairs()) == ["reward larder", "reward stairs", "reward fungus_room", "decline"]


@pytest.mark.parametrize(
    ("actions", "points"),
    [
        pytest.param(["reward fungus_room", "choose living"], 3 + 1, id="§11.7 before the extra turn one food room"),
        pytest.param(
            ["reward larder", "buy pantry", "place", "reward fungus_room", "choose living"],
            2 + 1 + 3 + 2,
            id="§11.7 after it there are two",
        ),
    ],
)
def test_a_reward_is_given_by_the_castle_as_it_stands_when_it_is_taken(actions: list[str], points: int) -> None:
    position = cellar_stairs()
    castle = position.castle(position.turn)
    before = castle.points
    for action in actions:
        if action == "place":
            complete(position)
        else:
            act(position, action)
    assert castle.points == before + points


def test_after_an_extra_turn_the_turn_around_it_goes_on() -> None:
    """§11.7: nothing of the round happens in between."""
    position = cellar_stairs()
    seat, money = position.turn, position.money[position.turn]
    act(position, "reward larder", "pass")
    assert (position.turn, position.money[seat]) == (seat, money + 5)
    assert texts(position) == ["reward stairs", "reward fungus_room", "decline"]
    assert position.coins == [0] * 7
    act(position, "decline")
    assert position.turn != seat


def test_each_turn_has_its_own_free_tile() -> None:
    """§11.7 §11.9: used in the turn around, unused in the extra turn, and still used after it."""
    position = cellar_stairs()
    act(position, "reward stairs", "free hallway")
    complete(position)
    is_used = [position.is_free_used]
    for action in ("reward larder", "pass"):
        act(position, action)
        is_used.append(position.is_free_used)
    assert is_used == [True, False, True]
    assert "choose corridor" not in texts(position)


def test_the_free_tile_of_an_extra_turn_leaves_that_of_the_turn_around_it() -> None:
    """§11.7 §11.9: the foyer is complete in the extra turn, stairs wait in the turn around it."""
    position = cellar_stairs()
    act(position, "reward larder")
    position.is_free_used = True
    act(position, "pass")
    assert not position.is_free_used
    assert texts(position)[0] == "reward stairs"


KITCHENS: list[Placed] = [("hallway", -6, 1, 0), ("meat_locker", 3, 1, 0), ("pantry", -8, 1, 0)]
"""Two food rooms with one open door each."""


def nested() -> LudwigPosition:
    """An extra turn in an extra turn: closets wait in both turns around it."""
    position = table(KITCHENS, {4000: "broom_closet", 8000: "cloak_room", 15000: "stables"})
    act(position, "buy broom_closet")
    complete(position, "meat_locker", "broom_closet")
    act(position, "reward meat_locker", "buy cloak_room")
    complete(position, "pantry", "cloak_room")
    act(position, "reward pantry")
    return position


def test_extra_turns_nest() -> None:
    """§11.7: each turn goes on where it was left."""
    position = nested()
    seat = position.turn
    view = GAME.views.view(position, seat)
    assert (position.phase, view.pending, view.around) == (constants.TURN, (), (("broom_closet",), ("cloak_room",)))
    act(position, "pass")
    view = GAME.views.view(position, seat)
    assert (position.phase, view.pending, view.around) == (constants.KEEPING, (), (("broom_closet",),))
    act(position, texts(position)[0])
    view = GAME.views.view(position, seat)
    assert (position.turn, position.phase, view.around) == (seat, constants.KEEPING, ())
    act(position, texts(position)[0])
    assert position.turn != seat


def test_everybody_is_told_that_it_is_an_extra_turn() -> None:
    """§11.7"""
    position = nested()
    assert GAME.terminal.task(position, position.turn, translations("en", GAME.package)).startswith("Your extra turn:")
    assert GAME.views.view(position, 1 - position.turn).around == (("broom_closet",), ("cloak_room",))


def test_declining_gives_up_only_what_waits_in_the_turn_being_played() -> None:
    """§11.7"""
    position = table(KITCHENS, {4000: "broom_closet", 8000: "cloak_room", 15000: "stables"})
    seat = position.turn
    act(position, "buy broom_closet")
    complete(position, "meat_locker", "broom_closet")
    act(position, "reward meat_locker", "buy cloak_room")
    complete(position, "pantry", "cloak_room")
    act(position, "decline")
    assert (position.turn, position.phase) == (seat, constants.KEEPING)
    act(position, texts(position)[0])
    assert position.turn != seat


def test_a_downstairs_pair_gives_its_extra_turn_at_once() -> None:
    """§6 §11.7: the other rewards wait around it."""
    position = cellar_stairs()
    seat = position.turn
    act(position, "reward fungus_room", "choose food")
    assert (position.turn, position.phase) == (seat, constants.TURN)
    assert GAME.views.view(position, seat).around == (("larder", "stairs"),)
    act(position, "pass")
    assert texts(position) == ["reward larder", "reward stairs", "decline"]


def test_several_food_rooms_give_one_extra_turn_each() -> None:
    """§6 §10: one after the other, or one within the other, they are as many."""
    position = waiting_for(SHELTERED, "buttery", "buttery", "buttery")
    seat = position.turn
    for _ in range(3):
        assert (position.turn, position.phase) == (seat, constants.TURN)
        act(position, "pass")
    assert position.turn != seat


def waiting_for(
    castle: list[Placed], *names: str, supply: tuple[int, int] = (5, 4), is_used: bool = False
) -> LudwigPosition:
    """A turn in which the rewards of these tiles wait, that of the foyer too or of a pair with this downstairs room."""
    position = table(castle, {4000: "lilac_cabinet", 15000: "stables"})
    tiles = ["foyer", *(name for name, *_ in castle)]
    entries = [entry_of(position, tiles.index(name)) for name in names]
    position.pending = entries + [0] * (91 - len(entries))
    position.pending_count = len(entries)
    position.supply.hallways, position.supply.stairs = supply
    position.is_free_used = is_used
    position.phase = constants.SEEKING
    position.play(position.turn, constants.DECLINE)  # the next reward is asked for
    return position


def entry_of(position: LudwigPosition, index: int) -> int:
    """How the reward of a tile, or of the pair that it completed, waits."""
    castle = position.castle(position.turn)
    is_deep = constants.TYPE[castle.tiles[index]] == constants.DOWNSTAIRS
    return constants.DEEP + castle.completers[index] if is_deep else index


def test_a_free_tile_without_a_place_waits_for_an_extra_turn() -> None:
    """§11.8: the room bought then makes its place, and completes the bedroom, whose reward is declined."""
    position = waiting_for(SHELTERED, "foyer", "buttery")
    seat = position.turn
    assert position.phase == constants.TURN
    act(position, "buy lilac_cabinet", "place 3,3 turn 0", "decline")
    assert (position.turn, position.phase) == (seat, constants.FREEING)
    assert texts(position) == ["free hallway", "free stairs", "decline"]


def test_a_free_tile_that_waits_is_not_offered() -> None:
    """§11.8: nor is it lost while an extra turn may still make its place."""
    position = waiting_for(SHELTERED, "foyer", "utility_room", "buttery")
    assert texts(position) == ["reward utility_room", "reward buttery", "decline"]
    act(position, "reward utility_room", texts_after_keeping(position))
    assert position.phase == constants.TURN
    assert GAME.views.view(position, position.turn).around == ((own_foyer(position),),)


def texts_after_keeping(position: LudwigPosition) -> str:
    """The first card that would be offered."""
    after = position.copy()
    assert isinstance(after, LudwigPosition)
    act(after, "reward utility_room")
    return texts(after)[0]


def own_foyer(position: LudwigPosition) -> str:
    """The name of the acting seat's foyer."""
    return constants.NAMES[position.castle(position.turn).tiles[0]]


def test_a_free_tile_that_found_no_place_falls_flat_after_the_extra_turn() -> None:
    """§11.8"""
    position = waiting_for(SHELTERED, "foyer", "buttery")
    seat = position.turn
    act(position, "pass")
    assert position.turn != seat


@pytest.mark.parametrize(
    ("names", "supply", "is_used"),
    [
        pytest.param(["foyer", "utility_room"], (5, 4), False, id="§11.8 no food or downstairs reward waits"),
        pytest.param(["foyer", "utility_room", "buttery"], (0, 0), False, id="§11.8 no hallway and no stairs left"),
        pytest.param(["foyer", "utility_room", "buttery"], (5, 4), True, id="§11.8 the turn has had its free tile"),
    ],
)
def test_other_flat_rewards_are_dropped_at_once(names: list[str], supply: tuple[int, int], is_used: bool) -> None:
    position = waiting_for(SHELTERED, *names, supply=supply, is_used=is_used)
    assert own_foyer(position) not in GAME.views.view(position, position.turn).pending


def test_a_stack_that_is_gone_after_an_extra_turn_lets_sleeping_fall_flat() -> None:
    """§11.7 §11.8: a reward is given by the supply as it is when it is taken."""
    position = waiting_for(SHELTERED, "queens_bedroom", "buttery")
    seat = position.turn
    act(position, "reward buttery")
    position.supply.stack_counts = [0] * 10
    act(position, "pass")
    assert position.turn != seat


TWO_PAIRS: list[Placed] = [
    *(("hallway", -6, 1, 0), ("stairs", 3, 1, 2), ("downstairs_hallway", 6, 1, 0)),
    *(("bottomless_pit", 6, -2, 2), ("the_hole", 9, -2, 0)),
]


def test_downstairs_rewards_of_different_placements_come_in_either_order() -> None:
    """§11.7 §11.11: each means the rooms of the placement that earned it."""
    for first, second in (("bottomless_pit", "the_hole"), ("the_hole", "bottomless_pit")):
        position = waiting_for(TWO_PAIRS, "bottomless_pit", "the_hole")
        castle = position.castle(position.turn)
        assert texts(position) == ["reward bottomless_pit", "reward the_hole", "decline"]
        act(position, f"reward {first}", "choose living")
        rooms = [constants.NAMES[castle.tiles[castle.deep_rooms[0]]]]
        act(position, "choose living")
        rooms.append(constants.NAMES[castle.tiles[castle.deep_rooms[1]]])
        assert rooms == [first, second]


def test_downstairs_rewards_of_one_placement_are_one_choice() -> None:
    """§11.10: two pairs completed at once."""
    position = waiting_for(TWO_PAIRS, "the_hole", "the_hole")
    assert texts(position)[0] == "choose activity"
    act(position, "choose activity")
    assert texts(position)[0] == "choose activity"


def test_alone_the_display_is_cleared_when_no_turn_is_left() -> None:
    """§11.7 §11.24: an extra turn chooses from what is left of it."""
    position = begin(1)
    give_castle(position, 0, KITCHENS)
    fill_market(position, {2000: "broom_closet", 4000: "cloak_room", 6000: "stables"})
    give_money(position, 60)
    act(position, "buy broom_closet")
    complete(position, "meat_locker", "broom_closet")
    act(position, "reward meat_locker")
    assert [constants.NAMES[tile] for tile in position.market if tile >= 0] == ["cloak_room", "stables"]
    act(position, "pass")
    assert [constants.NAMES[tile] for tile in position.market if tile >= 0] == ["cloak_room", "stables"]
    act(position, texts(position)[0])
    assert constants.NUMBERS["stables"] in position.supply.removed[: position.supply.removed_count]


def test_no_reward_outlives_the_turn_that_earned_it() -> None:
    """§11.8: over random games nothing waits when a seat's turn begins."""
    for seed in range(share(3_000)):
        position, chance = new(1 + seed % 4, str(seed)), Chance(seed)
        while not position.is_over:
            seat = position.turn
            position.play_random(position.seat_to_act(), chance)
            if position.turn != seat or position.is_over:
                assert (position.pending_count, position.turn_start) == (0, 0)
