"""Steps of one turn: a kept tree offers only what is legal, and orders share a node only where a game says so."""

from math import ceil

import pytest

from castlewright.bots.search import Search
from castlewright.bots.searcher import SearchBot, Settings
from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import load_game
from counts import share
from playing import SETUPS, Setup, positions

CASTLES = "castles_of_mad_king_ludwig"
DECISIONS = ceil(max(share(40_000), 2_000) / len(SETUPS))
"""Of every set-up: thousands together."""


def check_decisions(setup: Setup, seed: int, most: int, settings: Settings, *, is_guided: bool) -> int:
    """Let search bots play a game and check everything that they think of; how many decisions there were."""
    game = load_game(setup.game)
    position, chance = setup.new(seed), Chance(seed)
    thinkers = [SearchBot(game, seat, settings) for seat in range(setup.seats)]
    for thinker in thinkers:
        thinker.search.is_guided = is_guided
        thinker.search.ripening = 1
    for made in range(most):
        seat = position.seat_to_act()
        if seat < 0:
            return made
        legal = position.legal(seat)
        action = thinkers[seat].choose(position.guess(seat, chance), seat, legal)
        assert {one.action for one in thinkers[seat].candidates()} <= set(legal)
        assert action in legal
        position.play(seat, action)
    return most


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_kept_tree_offers_only_what_is_legal(setup: Setup) -> None:
    made, seed = 0, 0
    while made < DECISIONS:
        made += check_decisions(setup, seed, DECISIONS - made, Settings(sims=16, cut=1), is_guided=seed % 2 == 0)
        seed += 1


def test_a_game_with_extra_turns_that_led_to_one_node_in_two_orders() -> None:
    """Two rooms bought one after the other have other places than the same two the other way round."""
    setup = Setup(CASTLES, 2)
    assert check_decisions(setup, 73, 60, Settings(sims=60, cut=1), is_guided=False) == 60


def visits_after(position: Position, steps: list[int], *, has_ordered_steps: bool) -> int:
    """How many simulations a search from the position sent through the decision after these steps."""
    heuristics = load_game(CASTLES).heuristics.heuristics()
    heuristics.has_ordered_steps = has_ordered_steps
    search, seat, now = Search(heuristics, 1), position.seat_to_act(), position.copy()
    search.play_uniformly()
    search.horizon = 1
    search.begin(position, seat)
    search.run(300)
    for step in steps:
        now.play(seat, step)
        search.go_on(now, step)
    return search.visits


def test_two_orders_of_a_market_are_two_decisions() -> None:
    position = Setup(CASTLES, 2).new(1)
    for seat in range(2):
        position.play(seat, position.legal(seat)[0])
    low, high, *_ = position.legal(position.seat_to_act())
    for is_ordered in (True, False):
        orders = [visits_after(position, steps, has_ordered_steps=is_ordered) for steps in ([low, high], [high, low])]
        assert min(orders) > 0
        assert (orders[0] != orders[1]) == is_ordered


UNORDERED = [
    setup
    for setup in SETUPS
    if not load_game(setup.game).heuristics.heuristics().has_ordered_steps and not setup.options
]


@pytest.mark.parametrize("setup", UNORDERED, ids=str)
def test_without_ordered_steps_two_of_them_nearly_always_lead_to_the_same_position(setup: Setup) -> None:
    """Nearly: a bonus room laid after a tile may lie where the tile could have lain."""
    agreed = [pair for seed in range(max(share(400), 4)) for pair in swaps(setup, seed)]
    assert sum(agreed) > 0.9 * len(agreed) > 0


def swaps(setup: Setup, seed: int) -> list[bool]:
    """For pairs of steps in a row of a random game: whether the other order leads to the same position."""
    chance, agreed = Chance(seed), []
    for position in positions(setup, seed):
        seat = position.seat_to_act()
        if seat < 0:
            break
        first = draw(position, seat, chance)
        one = after(position, seat, first)
        if one is None:
            continue
        second = draw(one, seat, chance)
        other = after(position, seat, second) if second in position.legal(seat) else None
        if other is not None and first in other.legal(seat):
            one.play(seat, second)
            other.play(seat, first)
            agreed.append(one.to_text() == other.to_text())
    return agreed


def draw(position: Position, seat: int, chance: Chance) -> int:
    """One of the seat's legal actions."""
    legal = position.legal(seat)
    return legal[chance.below(len(legal))]


def after(position: Position, seat: int, action: int) -> Position | None:
    """The position after an open step, if the seat goes on and nothing was revealed."""
    if position.is_final(seat, action):
        return None
    twin = position.copy()
    twin.play(seat, action)
    return twin if twin.reveals == position.reveals and twin.seat_to_act() == seat else None
