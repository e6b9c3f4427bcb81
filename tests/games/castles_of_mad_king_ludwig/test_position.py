"""Set-up, rounds, purchases and the end, a test per rule."""

from collections import Counter

import pytest

from castlewright.core.chance import Chance
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition
from castlewright.games.castles_of_mad_king_ludwig.scoring import board_of
from counts import seeds
from games.castles_of_mad_king_ludwig.situations import act, begin, fill_market, give_castle, give_money, new, texts

SET_UPS = [
    pytest.param(2, 22 - 5, [4, 6, 8, 10, 15], 2, 5, 4, 4, 5, id="§2 two players"),
    pytest.param(3, 33 - 6, [2, 4, 6, 8, 10, 15], 3, 7, 5, 5, 7, id="§2 three players"),
    pytest.param(4, 44 - 7, [1, 2, 4, 6, 8, 10, 15], 4, 9, 6, 6, 9, id="§2 four players"),
    pytest.param(1, 33 - 3, [2, 4, 6], 0, 7, 5, 5, 7, id="§8 alone"),
]


@pytest.mark.parametrize(("seats", "cards", "prices", "favours", "small", "large", "stairs", "hallways"), SET_UPS)
def test_set_up(
    seats: int, cards: int, prices: list[int], favours: int, small: int, large: int, stairs: int, hallways: int
) -> None:
    position = new(seats)
    supply = position.supply
    assert supply.card_count == cards
    assert [constants.PRICES[slot] for slot in range(position.first_slot, position.last_slot + 1)] == prices
    assert sum(favour >= 0 for favour in position.favours) == favours
    in_market = Counter(constants.SIZE[tile] for tile in position.market if tile >= 0)
    heights = [supply.stack_counts[size] + in_market[size] for size in range(constants.SIZES)]
    assert heights == [small] * 5 + [large] * 5
    assert (supply.stairs, supply.hallways) == (stairs, hallways)
    assert position.money[:seats] == [15] * seats
    assert [position.castle(seat).count for seat in range(seats)] == [1] * seats


def test_starting_scores_go_clockwise_from_the_master_builder() -> None:
    """§2"""
    builders = set()
    for seed in range(30):
        position = new(4, str(seed))
        builders.add(position.builder)
        assert [position.castle((position.builder + step) % 4).points for step in range(4)] == [0, 1, 2, 3]
    assert builders == {0, 1, 2, 3}


def test_completed_and_incomplete_never_appear_together() -> None:
    """§2"""
    pair = {data.FAVOURS.index(name) for name in data.NEVER_TOGETHER}
    seen = Counter(favour for seed in seeds(30_000) for favour in new(4, str(seed)).favours)
    assert set(seen) == set(range(24))
    assert all(len(pair & set(new(4, str(seed)).favours)) < 2 for seed in seeds(30_000))


def test_everybody_returns_one_of_three_cards_in_any_order() -> None:
    """§2 §11.3: under the deck in turn order."""
    position = new(3)
    assert position.waiting == [0, 1, 2]
    returned = {}
    for seat in (2, 0, 1):
        legal = position.legal(seat)
        assert len(legal) == 3
        position.play(seat, legal[0])
        returned[seat] = legal[0] - constants.RETURN
        assert not position.is_waiting(seat) or position.phase == constants.ARRANGING
    supply = position.supply
    order = [(position.builder + step) % 3 for step in range(3)]
    bottom = supply.bonus_deck[supply.bonus_count - 3 : supply.bonus_count]
    assert bottom == [returned[seat] for seat in order]
    assert supply.bonus_owners[supply.bonus_count - 3 : supply.bonus_count] == order
    assert [bin(hand).count("1") for hand in position.hands[:3]] == [2, 2, 2]
    assert position.seat_to_act() == position.builder


def test_the_master_builder_arranges_from_the_dearest_price_down() -> None:
    """§3.1 §11.2: coins move with their tile."""
    position = new(2)
    while position.phase == constants.RETURNING:
        position.play(position.seat_to_act(), position.legal(position.seat_to_act())[0])
    fill_market(
        position, {4000: "pantry", 6000: "study", 8000: "salon", 10000: "forum", 15000: "stables"}, {4000: 2000}
    )
    assert texts(position) == [
        *(f"set 15000 {name}" for name in ("pantry", "study", "salon", "forum", "stables")),
        "done",
    ]
    act(position, "set 15000 pantry", "set 10000 stables", "set 8000 salon", "set 6000 study")
    assert [constants.NAMES[tile] for tile in position.market[2:]] == ["forum", "study", "salon", "stables", "pantry"]
    assert position.coins == [0, 0, 0, 0, 0, 0, 2]
    assert position.phase == constants.TURN
    assert position.turn == (position.builder + 1) % 2


def test_an_empty_price_can_be_chosen() -> None:
    """§11.4: the master builder chooses which prices stay empty."""
    position = begin(2)
    fill_market(position, {4000: "pantry"})
    position.phase, position.turn, position.setting = constants.ARRANGING, position.builder, 6
    assert texts(position) == ["set 15000 pantry", "set 15000 empty", "done"]
    act(position, "set 15000 empty", "set 10000 pantry")
    assert position.market[5] == constants.NUMBERS["pantry"]


def test_prices_go_to_the_builder_and_coins_to_the_buyer() -> None:
    """§3.2 §11.2"""
    position = begin(2)
    buyer, builder = position.turn, position.builder
    fill_market(position, {15000: "pantry"}, {15000: 3000})
    give_money(position, 12, 12)
    act(position, "buy pantry 15000")
    assert position.money[buyer] == 0
    assert position.money[builder] == 27
    assert position.coins[6] == 0


def test_the_builder_pays_the_bank() -> None:
    """§3.2"""
    position = begin(2)
    builder, bank = position.builder, position.bank
    act(position, "pass", "buy hallway")
    assert position.turn == builder
    assert position.money[builder] == 12
    assert position.bank == bank - 5 + 3


def test_what_cannot_be_paid_or_placed_cannot_be_bought() -> None:
    """§3.2 §4.6 §11.1"""
    position = begin(2)
    fill_market(position, {4000: "pantry", 6000: "dungeon", 15000: "study"})
    give_money(position, 14, 14)
    assert texts(position) == ["buy pantry 4000", "buy hallway 3000", "buy stairs 3000", "pass"]
    give_money(position, 2, 2)
    assert texts(position) == ["pass"]
    position.supply.hallways = position.supply.stairs = 0
    give_money(position, 14, 14)
    assert texts(position) == ["buy pantry 4000", "pass"]


def test_unsold_tiles_get_coins_and_the_marker_moves() -> None:
    """§3.3"""
    position = begin(3)
    builder = position.builder
    act(position, "pass", "pass", "pass")
    assert position.builder == (builder + 1) % 3
    assert position.coins == [0, 1, 1, 1, 1, 1, 1]
    assert position.phase == constants.ARRANGING


def test_tiles_on_the_deck_come_before_cards() -> None:
    """§3.1 §11.5: the last laid is on top."""
    position = begin(2)
    first, second = position.supply.stacks[0], position.supply.stacks[1]
    position.supply.deck_tiles = [first, second, *([0] * 73)]
    position.supply.deck_count = 2
    cards = position.supply.card_count
    position.market = [-1, -1, -1, -1, position.market[4], position.market[5], position.market[6]]
    act(position, "pass", "pass")
    assert position.market[2:4] == [second, first]
    assert position.supply.card_count == cards


def test_a_card_whose_stack_is_empty_counts_as_drawn() -> None:
    """§3.1 §11.4"""
    position = begin(2)
    supply = position.supply
    top = supply.cards[supply.card_count - 1]
    supply.cards = [*[(top + 1) % 10] * (supply.card_count - 2), top, top, *supply.cards[supply.card_count :]]
    supply.stack_counts = [0 if size == top else count for size, count in enumerate(supply.stack_counts)]
    cards = supply.card_count
    position.market = [-1, -1, -1, *position.market[3:]]
    act(position, "pass", "pass")
    assert constants.SIZE[position.market[2]] == (top + 1) % 10
    assert supply.card_count == cards - 3


def last_round(position: LudwigPosition, cards: int) -> None:
    """Leave so many cards in the deck, and two empty prices to be filled."""
    position.supply.card_count = cards
    position.market = [-1, -1, -1, -1, *position.market[4:]]


def test_the_last_card_makes_the_last_round_and_the_discards_fill_it() -> None:
    """§7.1 §11.4"""
    position = begin(2)
    last_round(position, 1)
    act(position, "pass", "pass")
    assert position.supply.is_spent
    assert position.supply.is_reshuffled
    assert min(position.market[2:]) >= 0
    act(position, "done", "pass", "pass")
    assert position.is_over


def test_a_price_stays_empty_when_no_card_shows_a_stack_with_tiles() -> None:
    """§11.4"""
    position = begin(2)
    last_round(position, 1)
    position.supply.stack_counts = [0] * 10
    act(position, "pass", "pass")
    assert position.market[2:4] == [-1, -1]
    assert position.supply.is_spent


def test_ten_idle_rounds_end_the_game() -> None:
    """§11.6"""
    position = begin(2)
    for number in range(10):
        assert not position.is_over
        act(position, *(["done"] if number else []), "pass", "pass")
    assert position.is_over


def test_a_purchase_ends_the_idle_rounds() -> None:
    """§11.6"""
    position = begin(2)
    act(position, "pass", "pass", "done", "buy hallway")
    act(position, texts(position)[0], "pass")
    assert position.idle_rounds == 0


def test_alone_the_display_is_cleared_and_all_is_paid_to_the_bank() -> None:
    """§8 §11.24"""
    position = begin(1)
    shown = [tile for tile in position.market if tile >= 0]
    assert len(shown) == 3
    assert bin(position.hands[0]).count("1") == 2
    act(position, "pass")
    assert position.money[0] == 20
    assert position.supply.removed_count == 3
    assert set(position.supply.removed[:3]) == set(shown)
    assert position.coins == [0] * 7
    assert position.bank == -20


def test_alone_eleven_displays_make_a_game() -> None:
    """§8"""
    position = begin(1)
    turns = 0
    while not position.is_over:
        act(position, "pass")
        turns += 1
    assert turns == 11


@pytest.mark.parametrize(
    ("edition", "ranking"),
    [pytest.param("second", [2, 1], id="§7.6 money decides"), pytest.param("first", [1, 1], id="§7.6 §10 shared")],
)
def test_ties(edition: str, ranking: list[int]) -> None:
    position = begin(2, edition=edition)
    position.hands = [0] * 4
    position.favours = [-1] * 4
    for seat in (0, 1):
        position.castle(seat).points = 10
    give_money(position, 1, 2)
    assert position.ranking() == ranking
    give_castle(position, 0, [("hallway", 3, 1, 0)])
    position.castle(0).points = 10
    assert position.ranking() == [1, 2]


def test_final_points() -> None:
    """§7.2 §7.5 §9.3: two for each tile of an empty stack; hallways have no size; a point for 10000."""
    position = begin(2)
    position.hands = [0] * 4
    position.favours = [-1] * 4
    give_castle(position, 0, [("study", 3, 0, 0), ("hallway", 6, 1, 0)])
    give_money(position, 29, 0)
    assert position.score(0) == 2
    position.supply.stack_counts = [0 if size == 1 else 3 for size in range(10)]
    assert position.score(0) == 4
    position.supply.hallways = 0
    assert position.score(0) == 6


LEFT = [
    pytest.param(1, 1, [], id="§7.2 a last tile is left of each"),
    pytest.param(0, 1, ["hallway"], id="§7.2 no hallway is left"),
    pytest.param(1, 0, ["stairs"], id="§7.2 no stairs are left"),
    pytest.param(0, 0, ["hallway", "stairs"], id="§7.2 neither"),
]


@pytest.mark.parametrize(("hallways", "stairs", "depleted"), LEFT)
def test_corridor_stacks_are_depleted_without_their_last_tile(hallways: int, stairs: int, depleted: list[str]) -> None:
    position = new(2)
    position.supply.hallways, position.supply.stairs = hallways, stairs
    assert board_of(position, ["A", "B"]).depleted == depleted


CARDS = [
    pytest.param("hallways", 2, id="§9.2 hallways of both faces"),
    pytest.param("stairs", 2, id="§9.2 stairs two each"),
    pytest.param("type_corridor", 4, id="§9.2 §9.3 corridor tiles with the foyer"),
    pytest.param("size_150", 4, id="§9.3 hallways are not rooms of size 150"),
    pytest.param("circular_rooms", 2, id="§9.3 nor are they round"),
    pytest.param("square_rooms", 0, id="§9.2 no square room"),
    pytest.param("money", 5, id="§9.2 §11.21 money again"),
    pytest.param("completed_rooms", 1, id="§9.2 §11.22 pairs, corridor tiles too"),
    pytest.param("all_types", 0, id="§9.2 not all types"),
]


@pytest.mark.parametrize(("card", "points"), CARDS)
def test_bonus_cards(card: str, points: int) -> None:
    position = begin(2)
    tiles = [("stairs", -3, 1, 0), ("downstairs_hallway", -9, 1, 0), ("study", 3, 0, 0), ("hallway", 6, 1, 0)]
    give_castle(position, 0, [*tiles, ("the_hole", -12, 0, 3)])
    position.favours = [-1] * 4
    give_money(position, 29, 0)
    position.hands = [0] * 4
    base = position.score(0)
    position.hands = [1 << constants.BONUS_CARDS.index(card), 0, 0, 0]
    assert position.score(0) - base == points


def test_random_play_ends_for_every_number_of_players() -> None:
    for seats in (1, 2, 3, 4):
        for seed in seeds(3_000):
            position = new(seats, str(seed))
            position.play_out(Chance(seed))
            assert position.is_over
            assert position.bank + sum(position.money) + sum(position.coins) == 0
