"""What greedy values in Between Two Cities: it beats random play by far, and its reasons are what the sheets say."""

from castlewright.arena.plan import Plan
from castlewright.arena.simulate import simulate
from castlewright.core.chance import Chance
from castlewright.core.legal import OnPlace
from castlewright.games import load_game
from castlewright.games.between_two_cities.notation import Choose
from castlewright.games.between_two_cities.position import own
from playing import Setup, positions

GAME = load_game("between_two_cities")


def mean_score(bot: str) -> float:
    """What four of a kind score on average."""
    rows = simulate(Plan("between_two_cities", (bot,) * 4, 40, 1)).players
    return sum(row.mean_score for row in rows) / len(rows)


def test_four_greedy_score_at_least_8_more_than_four_random() -> None:
    assert mean_score("greedy") >= mean_score("random") + 8


def test_the_best_rated_place_of_a_last_tile_is_one_that_scores_most() -> None:
    judge = GAME.heuristics.heuristics()
    last = [position.copy() for position in positions(Setup("between_two_cities", 2), 4) if not position.is_over][-1]
    seat = last.seat_to_act()
    best = max(judge.rated(last, seat), key=lambda row: row[1])[0]
    scores = {}
    for action in last.legal(seat):
        after = last.copy()
        after.play(seat, action)
        scores[action] = after.score(seat)
    assert scores[best] == max(scores.values())


def test_a_place_is_explained_by_what_its_city_gains() -> None:
    seen = 0
    for position in positions(Setup("between_two_cities", 4), 7):
        for seat in position.waiting:
            for action in position.legal(seat)[:3]:
                typed = GAME.notation.action_to_json(position, seat, action)
                if not isinstance(typed, OnPlace):
                    continue
                after = position.copy()
                after.play(seat, action)
                points = own(after).score_city(typed.board) - own(position).score_city(typed.board)
                told = dict(GAME.reasons.reasons(position, seat, action))
                assert told["cities-hint-place"]["points"] == points
                seen += 1
    assert seen


def test_a_pair_is_explained_by_what_it_can_bring_to_both_cities() -> None:
    seen = 0
    try_out = GAME.views.try_out
    assert try_out is not None
    for position in positions(Setup("between_two_cities", 3), 9):
        seat = position.seat_to_act()
        typed = GAME.notation.action_to_json(position, seat, position.legal(seat)[0]) if seat >= 0 else None
        if not isinstance(typed, Choose):
            continue
        best: dict[tuple[str, int], int] = {}
        for tile in typed.tiles:
            for spot, after in try_out(position, seat, tile):
                points = own(after).score_city(spot.board) - own(position).score_city(spot.board)
                best[tile, spot.board] = max(best.get((tile, spot.board), points), points)
        left, right = own(position).board_at(seat, 0), own(position).board_at(seat, 1)
        first, second = typed.tiles
        ways = [best.get((first, one), 0) + best.get((second, two), 0) for one, two in ((left, right), (right, left))]
        told = dict(GAME.reasons.reasons(position, seat, position.legal(seat)[0]))["cities-hint-pair"]
        assert int(told["one"]) + int(told["two"]) == max(ways)
        seen += 1
    assert seen > 5


def test_hints_of_a_guess_are_those_of_the_position_where_nothing_hidden_matters() -> None:
    for position in positions(Setup("between_two_cities", 3), 3):
        seat = position.seat_to_act()
        if seat < 0:
            continue
        guess = position.guess(seat, Chance(5))
        for action in position.legal(seat)[:2]:
            assert GAME.reasons.reasons(guess, seat, action) == GAME.reasons.reasons(position, seat, action)
