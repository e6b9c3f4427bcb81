"""The greedy player: how strong it is, and that it rates every legal action; what is valued alone, and quick play."""

from castlewright.core.chance import Chance
from castlewright.core.heuristics import Heuristics
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.constants import EXTERNAL_CARD, LEGAL, PLACING
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


def played_alone(seed: int, heuristics: Heuristics, *, quickly: bool) -> LudwigPosition:
    """A game alone to its end, by quick play or at random."""
    position = new(1, f"alone {seed}")
    chance = Chance(seed)
    while not position.is_over:
        if quickly:
            heuristics.play_quickly(position, 0, chance)
        else:
            position.play_random(0, chance)
    return position


def test_quick_play_alone_builds_far_more_than_chance() -> None:
    games = max(share(400), 20)
    heuristics = GAME.heuristics.heuristics()
    scores = [
        sum(played_alone(seed, heuristics, quickly=quickly).score(0) for seed in range(games)) / games
        for quickly in (True, False)
    ]
    assert scores[0] > scores[1] + 30


def test_quick_play_alone_is_legal_and_repeats_itself() -> None:
    heuristics = GAME.heuristics.heuristics()
    for seed in seeds(1_000):
        position = played_alone(seed, heuristics, quickly=True)
        assert position == played_alone(seed, heuristics, quickly=True)
        castle = position.castle(0)
        again = Castle()
        for tile, turns, x, y in zip(castle.tiles, castle.turns, castle.xs, castle.ys, strict=True):
            if again.count == castle.count:
                break
            assert again.count == 0 or again.check(tile, turns, x, y, 0) == LEGAL
            again.lay(tile, turns, x, y)


def test_at_the_end_a_place_is_worth_alone_what_it_brings() -> None:
    """Then nothing is hoped for: the points of the placement, and what bonus cards and empty stacks give for it."""
    heuristics = GAME.heuristics.heuristics()
    compared = 0
    for seed in seeds(1_000):
        position, chance = new(1, f"last {seed}"), Chance(seed)
        while not position.is_over:
            if position.phase == PLACING and position.supply.is_spent:
                compared += compare_places(position, heuristics)
            position.play_random(0, chance)
    assert compared > 0


def compare_places(position: LudwigPosition, heuristics: Heuristics) -> int:
    """Lay the tile in hand on every place; how many were compared, those that complete something left out."""
    compared = 0
    for place, rating in heuristics.rated(position, 0):
        after = own(position.copy())
        castle = after.castle(0)
        castle.lay_at(after.in_hand, place)
        if castle.count - 1 in castle.completers or has_card_for_doors(after):
            continue
        assert rating == after.score(0) - position.score(0)
        compared += 1
    return compared


def has_card_for_doors(position: LudwigPosition) -> bool:
    """Whether a bonus card counts external entrances, which nothing but the whole castle shows."""
    return bool(position.hands[0] & 1 << EXTERNAL_CARD)
