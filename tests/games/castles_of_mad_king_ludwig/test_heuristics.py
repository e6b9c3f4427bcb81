"""The greedy player: how strong it is, and that it rates every legal action."""

from castlewright.core.chance import Chance
from castlewright.core.heuristics import Heuristics
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own
from counts import seeds, share
from games.castles_of_mad_king_ludwig.situations import GAME, new


def best_action(heuristics: Heuristics, position: LudwigPosition, seat: int, chance: Chance) -> int:
    """The action that looks best in a guess of this seat."""
    rated = heuristics.rated(own(position.guess(seat, chance)), seat)
    assert {action for action, _ in rated} == set(position.legal(seat))
    return max(rated, key=lambda pair: pair[1])[0]


def wins(game: int, heuristics: Heuristics) -> float:
    """What the greedy seat wins against a random one: 1, or a half of a shared win."""
    position = new(2, f"greedy {game}")
    chance = Chance(game)
    greedy = game % 2
    while not position.is_over:
        seat = position.seat_to_act()
        if seat == greedy:
            position.play(seat, best_action(heuristics, position, seat, chance))
        else:
            position.play_random(seat, chance)
    ranking = position.ranking()
    return (ranking[greedy] == 1) / ranking.count(1)


def test_greedy_beats_random() -> None:
    games = max(share(200), 10)
    heuristics = GAME.heuristics.heuristics()
    assert sum(wins(game, heuristics) for game in range(games)) >= 0.95 * games


def test_a_position_is_evaluated_near_its_score_at_the_end() -> None:
    heuristics = GAME.heuristics.heuristics()
    for seed in seeds(1_000):
        position = new(3, str(seed))
        chance = Chance(seed)
        while not position.is_over:
            position.play_random(position.seat_to_act(), chance)
        for seat in range(3):
            assert abs(heuristics.evaluate(position, seat) - position.score(seat)) < 20
