"""What greedy values in Between Two Castles is worth something."""

from castlewright.arena.plan import Plan
from castlewright.arena.simulate import simulate
from castlewright.core.chance import Chance
from castlewright.core.texts import LANGUAGES, texts
from castlewright.games.between_two_castles.position import own
from counts import seeds, share
from games.between_two_castles.drawn import GAME
from playing import Setup, positions


def mean_score(bots: tuple[str, ...], games: int) -> float:
    rows = simulate(Plan("between_two_castles", bots, games, 1)).players
    return sum(row.mean_score for row in rows) / len(rows)


def test_four_greedy_score_at_least_12_more_than_four_random() -> None:
    games = share(400)
    assert mean_score(("greedy",) * 4, games) >= mean_score(("random",) * 4, games) + 12


def test_one_greedy_among_three_random_wins_at_least_55_percent() -> None:
    summary = simulate(Plan("between_two_castles", ("greedy", "random", "random", "random"), share(2_000), 1))
    assert summary.players[0].win_share >= 0.55


def test_ratings_depend_on_what_the_seat_knows_only() -> None:
    judge = GAME.heuristics.heuristics()
    for seed in seeds(300):
        for step, position in enumerate(positions(Setup("between_two_castles", 2 + seed % 6), seed)):
            seat = position.seat_to_act()
            if seat >= 0 and step % 9 == 0:
                guesses = [position.guess(seat, Chance(number)) for number in range(2)]
                assert judge.rated(guesses[0], seat) == judge.rated(guesses[1], seat)
                assert judge.evaluate(guesses[0], seat) >= position.score(seat) * 0.5


def test_every_hint_can_be_said_in_every_language() -> None:
    speakers = [texts(language, GAME.package) for language in LANGUAGES]
    keys = set()
    for seed in seeds(500):
        for position in positions(Setup("between_two_castles", 2 + seed % 3), seed):
            table = own(position)
            for seat in table.waiting:
                for key, args in GAME.reasons.reasons(table, seat, table.legal(seat)[0]):
                    keys.add(key)
                    assert all(say(key, args) for say in speakers)
    kinds = {"pair", "give", "lay", "take", "room", "bonus", "other-tile"}
    assert keys >= {f"two-castles-hint-{kind}" for kind in kinds}
