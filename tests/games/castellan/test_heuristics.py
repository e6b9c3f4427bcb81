"""What greedy values: it beats random play by far, and leaves no nearly closed court."""

from castlewright.bots import make_bot
from castlewright.core.chance import Chance
from castlewright.games import load_game
from castlewright.games.castellan.heuristics import heuristics
from castlewright.games.castellan.notation import action_from_text, action_to_text
from castlewright.games.castellan.position import CastellanPosition
from castlewright.games.castellan.reasons import reasons
from counts import share
from games.castellan.situations import RING, lay, new, turn_of


def best(position: CastellanPosition) -> str:
    """The best-rated action as text."""
    seat = position.seat_to_act()
    rated = heuristics().rated(position, seat)
    return action_to_text(position, seat, max(rated, key=lambda row: row[1])[0])


def play(seed: int, bots: list[str]) -> CastellanPosition:
    """A game of bots to its end."""
    position, game = new(len(bots), str(seed)), load_game("castellan")
    players = [make_bot(bot, game, 10 * seed + seat) for seat, bot in enumerate(bots)]
    while not position.is_over:
        seat = position.seat_to_act()
        guess = position.guess(seat, Chance(seed))
        position.play(seat, players[seat].choose(guess, seat, position.legal(seat)))
    return position


def test_greedy_beats_random_in_95_of_100_games() -> None:
    wins, games = 0, max(share(300), 10)
    for seed in range(games):
        order = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += play(seed, order).ranking()[order.index("greedy")] == 1
    assert wins >= 0.95 * games


def test_it_closes_a_court_when_it_can() -> None:
    position = new(2)
    lay(position, 0, RING.removesuffix(", T 2 2"))
    turn_of(position, 1, "T1", "W5")
    assert best(position) == "play T1"
    position.play(1, action_from_text(position, 1, "play T1"))
    assert best(position) == "build T 2 2"
    told = dict(reasons(position, 1, action_from_text(position, 1, "build T 2 2")))
    assert told["castellan-hint-build"] == {"points": 4}
    assert told["castellan-hint-closes"] == {"count": 1}


def test_it_does_not_leave_a_nearly_closed_court() -> None:
    """Three sides of a ring: with its last wall it does not make the fourth corner easy for the other."""
    position = new(2)
    lay(position, 0, "T 0 0, L 0 0 h, L 0 0 v, T 2 0, T 0 2, L 2 0 v")
    turn_of(position, 0, "W1")
    position.stock, position.phase, position.draws = [0, 0, 1], 1, 1
    assert best(position) != "build L 0 2 h"


def test_the_last_turn_uses_the_double_keep() -> None:
    position = new(2)
    lay(position, 0, RING)
    turn_of(position, 0, "W1", walls=0, towers=0)
    position.hands, position.phase = [0, position.hands[1], 0, 0], 2
    assert best(position) == "double 0 0"


def test_no_set_of_a_large_hand_that_may_be_the_best_is_left_out() -> None:
    """Seven cards have more sets than are thought through one by one: larger ones grow from the best small one."""
    position = new(2)
    lay(position, 0, RING)
    turn_of(position, 1, "T1", "T2", "T3", "W1", "W2", "W3", "W4")
    rated = heuristics().rated(position, 1)
    assert len(rated) > 31
    thought = [(action + 1).bit_count() for action, rating in rated if rating > -1000]
    assert set(thought) == set(range(1, 8))
    assert all(rating > -1000 for action, rating in rated if (action + 1).bit_count() <= 2)
