"""What a search keeps from one step to the next: the tree where the seat learned nothing, visits for late steps."""

import pytest

from castlewright.bots.search import Search
from castlewright.bots.searcher import RESERVE, SearchBot, Settings, learns_nothing
from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import load_game
from castlewright.games.castellan.constants import DRAW, PLAY
from castlewright.games.castellan.position import own

CASTLES = "castles_of_mad_king_ludwig"


def castellan(strict: str = "no") -> Position:
    return load_game("castellan").new(2, {"take_backs": "no" if strict == "yes" else "yes"}, "3")


def play_until(position: Position, phase: int) -> Position:
    """The position once it is in this step of a turn and there is something to choose, by random actions."""
    chance = Chance(3)
    state = own(position)
    while state.phase != phase or len(position.legal(state.turn)) < 2:
        position.play_random(state.turn, chance)
    return position


def test_the_tree_is_kept_after_the_own_cards_were_shown() -> None:
    """Others see them, the seat learns nothing."""
    position = play_until(castellan(), PLAY)
    seat = position.seat_to_act()
    thinker = SearchBot(load_game("castellan"), 1, Settings(sims=400))
    position.play(seat, thinker.choose(position.guess(seat, Chance(1)), seat, position.legal(seat)))
    first = thinker.search.simulations
    assert position.seat_to_act() == seat
    thinker.choose(position.guess(seat, Chance(2)), seat, position.legal(seat))
    assert thinker.search.simulations > first
    assert thinker.search.visits > thinker.search.simulations - first, "those of the step before are among them"


def test_a_draw_shows_the_seat_something() -> None:
    position = play_until(castellan(), DRAW)
    seat = position.seat_to_act()
    assert not learns_nothing(position, seat, position.legal(seat)[0])


def test_late_steps_of_a_turn_have_enough_visits() -> None:
    """A draw comes after cards and many pieces; the reserve is for it."""
    position = castellan()
    chance = Chance(4)
    thinkers = [SearchBot(load_game("castellan"), seat, Settings(sims=200)) for seat in range(2)]
    visits = []
    for _ in range(60):
        seat = position.seat_to_act()
        legal = position.legal(seat)
        is_draw = own(position).phase == DRAW and len(legal) > 1
        position.play(seat, thinkers[seat].choose(position.guess(seat, chance), seat, legal))
        if is_draw and not thinkers[seat].candidates()[0].is_exact:
            visits.append(thinkers[seat].search.visits)
    assert len(visits) > 1
    assert min(visits) >= 15
    assert RESERVE > 0


def test_pieces_that_may_not_be_taken_back_are_no_secret() -> None:
    """Where placed is placed, decisions after different pieces are different ones, as everywhere."""
    nodes = []
    for strict in ("yes", "no"):
        search = Search(load_game("castellan").heuristics.heuristics(), 1)
        position = castellan(strict)
        search.begin(position, position.seat_to_act())
        search.run(80)
        nodes.append(search.tree.nodes)
    assert nodes[0] == nodes[1]


@pytest.mark.parametrize("is_guided", [True, False])
def test_a_cut_has_an_effect_alone_at_the_table(is_guided: bool) -> None:
    """There a turn ends where something is revealed."""
    position = load_game(CASTLES).new(1, {}, "1")
    found = []
    for horizon in (0, 1):
        search = Search(load_game(CASTLES).heuristics.heuristics(), 1)
        search.is_guided = is_guided
        search.horizon = horizon
        search.begin(position, 0)
        search.run(30)
        found.append([(one.action, one.value) for one in search.candidates()])
    assert found[0] != found[1]


def test_memory_grows_with_the_need() -> None:
    game = load_game("between_two_cities")
    search = Search(game.heuristics.heuristics(), 1)
    assert search.tree.size < 200_000
    search.play_uniformly()
    search.begin(game.new(3, {}, "1"), 0)
    search.run(1000)
    grown = search.tree.size
    assert 200_000 < grown < 11_000_000
    assert sum(one.visits for one in search.candidates()) == 1000
    assert search.tree.nodes > 256
