"""The ladder: which bot is stronger, as a fact that anybody can play again.

A deal is played once for every seat, the stronger bot moving round, so that luck of the deal and of the seat
cancels. Deals go on until a sequential test has decided or the deals are used up. The file holds every
outcome, so that a sample of the games, or all of them, can be played again and compared.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from castlewright.arena.plan import play_bots, result_of
from castlewright.bots import NONE_OWN, make_bot
from castlewright.core.chance import Chance, stream_key
from castlewright.core.errors import BadInputError, CheckFailedError
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import all_games, load_game

THREE_AT_TABLE = ("between_two_castles", "between_two_cities")
"""Games that are measured with three players, one bot against two; the others with two."""

DECIDED = frozenset({"stronger", "not stronger"})
"""The verdicts that end a rung."""

BATCH = 6
"""Deals between two looks at the test, whatever the number of workers."""

ERROR = 0.01
"""The chance of either wrong verdict of the sequential test."""

STEP = 0.3
"""The test tells an even share from one that is larger by this part of it."""

NORMAL = 1.959964
"""Two-sided 95 % of the normal distribution, for Wilson's interval."""


class Rung(msgspec.Struct, frozen=True):
    """Two bots to compare; a bot against itself is a mirror, played to the last deal."""

    strong: str
    weak: str
    duel_target: float = 0.0
    table_target: float = 0.0
    """The share of wins that is asked of the strong bot against one and against two others; 0 for none."""

    fewest: int = 0
    """At least so many deals, however soon the test has decided: a share needs more games than a verdict."""


RUNGS = (
    Rung("greedy", "greedy"),
    Rung("greedy", "random", 0.95, fewest=60),
    Rung("beginner", "random"),
    Rung("easy", "beginner"),
    Rung("medium", "easy"),
    Rung("medium", "greedy"),
    Rung("hard", "greedy", 0.75, 0.45, fewest=24),
    Rung("hard", "medium"),
    Rung("expert:share=0.25", "hard:share=0.25"),
)
"""From the bottom to the top; the last is `expert` against `hard` at a quarter of both budgets."""


class Outcome(msgspec.Struct, frozen=True):
    """One rung as it was played."""

    game: str
    strong: str
    weak: str
    seats: int
    deals: list[list[float]]
    """The strong bot's share of the win in every game of every deal, in its first, second ... seat."""

    games: int
    wins: float
    share: float
    low: float
    high: float
    """The share of wins and Wilson's interval round it."""

    even: float
    evidence: float
    """The logarithm of how much likelier the outcome is if the strong bot is stronger than if it is not."""

    verdict: str
    """`stronger`, `not stronger` or `undecided`; of a mirror `even` or `uneven`."""

    target: float
    is_met: bool
    fewest: int
    """At least so many deals were to be played."""


class Ladder(msgspec.Struct, frozen=True):
    """All rungs of some games."""

    format: int
    seed: int
    most_deals: int
    rungs: list[Outcome]

    def to_json(self) -> str:
        """The ladder as a file, one line per rung."""
        head = f'{{"format":{self.format},"seed":{self.seed},"most_deals":{self.most_deals},"rungs":[\n'
        return head + ",\n".join(msgspec.json.encode(rung).decode() for rung in self.rungs) + "\n]}\n"


def seats_of(game: str) -> int:
    """How many players a game is measured with."""
    return 3 if game in THREE_AT_TABLE else 2


def play_deal(
    game: str, strong: str, weak: str, seed: int, deal: int, own: Mapping[str, str] = NONE_OWN
) -> list[float]:
    """Play one deal with the strong bot in every seat; its share of the win in each game."""
    chosen = load_game(game)
    seats = seats_of(game)
    shares = []
    for place in range(seats):
        names = [strong if seat == place else weak for seat in range(seats)]
        key = f"{strong}/{weak}/{deal}/{place}"
        bots = [make_bot(name, chosen, stream_key(str(seed), f"{key}/{seat}"), own) for seat, name in enumerate(names)]
        match = Match(chosen, [Player(name, name) for name in names], {}, f"{seed}/{deal}")
        play_bots(match, bots, Chance(stream_key(str(seed), f"{key}/guesses")))
        shares.append(round(result_of(match, deal).wins[place], 6))
    return shares


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval round a share of wins."""
    share = wins / games
    square = NORMAL * NORMAL / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - half, middle + half


def evidence_of(wins: float, games: int, even: float) -> float:
    """The log-likelihood ratio of a share that is larger by STEP against an even one."""
    more = even * (1 + STEP)
    return wins * math.log(more / even) + (games - wins) * math.log((1 - more) / (1 - even))


def sum_up(game: str, rung: Rung, deals: Sequence[list[float]]) -> Outcome:
    """All figures that follow from the outcomes of the deals."""
    seats = seats_of(game)
    games = seats * len(deals)
    wins = sum(sum(deal) for deal in deals)
    low, high = wilson(wins, games)
    even = 1 / seats
    evidence = evidence_of(wins, games, even)
    target = rung.duel_target if seats == 2 else rung.table_target
    return Outcome(
        *(game, rung.strong, rung.weak, seats, list(deals), games, round(wins, 6), round(wins / games, 6)),
        *(round(low, 6), round(high, 6), round(even, 6), round(evidence, 6)),
        verdict=verdict_of(rung, evidence, low <= even <= high),
        target=target,
        is_met=wins / games >= target,
        fewest=rung.fewest,
    )


def verdict_of(rung: Rung, evidence: float, holds_even: bool) -> str:
    """What the test says so far."""
    if rung.strong == rung.weak:
        return "even" if holds_even else "uneven"
    bound = math.log((1 - ERROR) / ERROR)
    if evidence >= bound:
        return "stronger"
    return "not stronger" if evidence <= -bound else "undecided"


def climb(
    game: str,
    rung: Rung,
    seed: int,
    most_deals: int,
    jobs: int,
    told: Callable[[int], None] = lambda _: None,
    own: Mapping[str, str] = NONE_OWN,
) -> Outcome:
    """Play deals of one rung until the test has decided; `told` hears how many are played."""
    from joblib import Parallel, delayed

    deals: list[list[float]] = []
    with Parallel(n_jobs=jobs) as workers:
        while not is_decided(game, rung, deals, most_deals):
            numbers = range(len(deals), min(len(deals) + BATCH, most_deals))
            deals += workers(delayed(play_deal)(game, rung.strong, rung.weak, seed, number, own) for number in numbers)
            told(len(deals))
    return sum_up(game, rung, deals)


def is_decided(game: str, rung: Rung, deals: Sequence[list[float]], most_deals: int) -> bool:
    """Whether a rung ends after these deals: the test has decided, or they are used up."""
    if len(deals) < min(max(rung.fewest, 1), most_deals):
        return False
    return len(deals) >= most_deals or sum_up(game, rung, deals).verdict in DECIDED


def stopping_point(game: str, rung: Rung, deals: Sequence[list[float]], most_deals: int) -> int:
    """After how many of these deals the rung had to end; one more than there are if it had to go on."""
    looks = [*range(BATCH, len(deals), BATCH), len(deals)]
    return next((look for look in looks if is_decided(game, rung, deals[:look], most_deals)), len(deals) + 1)


def measure(
    games: Sequence[str],
    seed: int,
    most_deals: int,
    jobs: int,
    rungs: Sequence[Rung] = RUNGS,
    known: Sequence[Outcome] = (),
    told: Callable[[int], None] = lambda _: None,
    own: Mapping[str, str] = NONE_OWN,
) -> Iterator[Outcome]:
    """Every rung of every game, as it is decided; those that are known are not played again."""
    found = {(outcome.game, outcome.strong, outcome.weak): outcome for outcome in known}
    for game in games:
        for rung in rungs:
            stored = found.get((game, rung.strong, rung.weak))
            yield stored or climb(game, rung, seed, most_deals, jobs, told, own)


def known_outcomes(path: Path, seed: int, most_deals: int) -> list[Outcome]:
    """The rungs that a file holds already; refused where it was measured otherwise."""
    if not path.exists():
        return []
    ladder = read_ladder(path)
    if (ladder.seed, ladder.most_deals) != (seed, most_deals):
        reason = f"was measured with --seed {ladder.seed} --deals {ladder.most_deals}; it cannot go on with others"
        raise BadInputError(str(path), reason)
    return ladder.rungs


def in_order(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Outcomes game by game, each game's in the order of the ladder, other pairs behind."""
    places = {(rung.strong, rung.weak): number for number, rung in enumerate(RUNGS)}
    games = list(all_games())
    return sorted(outcomes, key=lambda one: (games.index(one.game), places.get((one.strong, one.weak), len(places))))


def read_ladder(path: Path) -> Ladder:
    """A ladder from its file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ladder)
    except OSError as error:
        raise BadInputError(str(path), error.strerror or "cannot be read") from None
    except msgspec.DecodeError as error:
        raise BadInputError(str(path), str(error)) from None


def verify(
    path: Path,
    sample: int,
    jobs: int,
    told: Callable[[str], None],
    game: str | None = None,
    own: Mapping[str, str] = NONE_OWN,
) -> None:
    """Play a sample of the deals of every rung, or of a game's, again, 0 for all; what differs is a failed check."""
    ladder = read_ladder(path)
    rungs = []
    for stored in ladder.rungs:
        check_stored(path, stored)
        numbers = sampled(len(stored.deals), sample) if game in {None, stored.game} else []
        again = replay_deals(stored, ladder.seed, numbers, jobs, own)
        for number, deal in zip(numbers, again, strict=True):
            if deal != stored.deals[number]:
                place = f"{path}: {stored.game}, {stored.strong} against {stored.weak}, deal {number}"
                raise CheckFailedError(f"{place}: {deal} was played, {stored.deals[number]} is stored")
        rungs.append(sum_up(stored.game, rung_of(stored), stored.deals))
        if stopping_point(stored.game, rung_of(stored), stored.deals, ladder.most_deals) != len(stored.deals):
            place = f"{path}: {stored.game}, {stored.strong} against {stored.weak}"
            raise CheckFailedError(f"{place}: {len(stored.deals)} deals are not where the test decided")
        if not numbers:
            continue
        told(f"{stored.game}: {stored.strong} against {stored.weak}: {len(numbers)} of {len(stored.deals)} deals agree")
    if Ladder(ladder.format, ladder.seed, ladder.most_deals, rungs).to_json() != path.read_text("utf-8"):
        raise CheckFailedError(f"{path}: the stored figures do not follow from the stored games")


def check_stored(path: Path, stored: Outcome) -> None:
    """Refuse a rung that could not have been played."""
    if stored.game not in all_games():
        raise BadInputError(str(path), f"there is no game '{stored.game}'")
    if not stored.deals or any(len(deal) != seats_of(stored.game) for deal in stored.deals):
        raise BadInputError(str(path), f"{stored.game}: every deal has one game per seat")


def replay_deals(
    stored: Outcome, seed: int, numbers: Sequence[int], jobs: int, own: Mapping[str, str] = NONE_OWN
) -> list[list[float]]:
    """Play some deals of a stored rung again."""
    from joblib import Parallel, delayed

    work = (delayed(play_deal)(stored.game, stored.strong, stored.weak, seed, number, own) for number in numbers)
    return list(Parallel(n_jobs=jobs)(work))


def rung_of(stored: Outcome) -> Rung:
    """The rung that was played, its target as stored."""
    return Rung(stored.strong, stored.weak, stored.target, stored.target, stored.fewest)


def sampled(count: int, sample: int) -> list[int]:
    """The numbers of some deals, spread evenly; of all where the sample is 0."""
    if sample == 0 or sample >= count:
        return list(range(count))
    return [count * index // sample for index in range(sample)]


def page(ladder: Ladder) -> str:
    """The ladder as a page for people."""
    lines = [
        "# The ladder",
        "",
        "Written by the command",
        "",
        f"    castlewright ladder --seed {ladder.seed} --deals {ladder.most_deals}"
        " --output docs/ladder.json --page docs/ladder.md",
        "",
        "Every deal is played once for each seat, the first bot moving round among one or two of the second; shared",
        "wins are split. `share=0.25` is a quarter of a level's budget.",
        f"A rung ends when a sequential test (errors {ERROR:.0%}) tells an even share from one {STEP:.0%} larger,",
        f"or after {ladder.most_deals} deals. Intervals are Wilson's, 95 %.",
        "`castlewright ladder --verify docs/ladder.json` plays a sample again, with `--all` every game, checks where",
        "each rung ended, and compares byte for byte.",
    ]
    for game in dict.fromkeys(rung.game for rung in ladder.rungs):
        lines += [
            "",
            f"## {load_game(game).meta.title}",
            "",
            "| bot | against | games | wins | interval | even | verdict |",
        ]
        lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
        lines += [page_row(rung) for rung in ladder.rungs if rung.game == game]
    return "\n".join(lines) + "\n"


def page_row(rung: Outcome) -> str:
    """One rung as a line of a table."""
    others = f"{rung.seats - 1} × `{rung.weak}`"
    aim = f", target {rung.target:.0%} {'met' if rung.is_met else 'missed'}" if rung.target else ""
    figures = f"{rung.games} | {rung.share:.1%} | {rung.low:.1%} to {rung.high:.1%} | {rung.even:.1%}"
    return f"| `{rung.strong}` | {others} | {figures} | {rung.verdict}{aim} |"
