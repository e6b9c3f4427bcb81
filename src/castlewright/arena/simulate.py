"""Many games between bots, on all cores; the same seed gives the same games whatever the number of workers."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from castlewright.bots import check_bot, make_bot
from castlewright.bots.asking import ask
from castlewright.bots.bot import Bot
from castlewright.core.chance import Chance, stream_key
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game

CHUNK = 20
"""Games that a worker plays before it reports."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any] = {}
    records: str | None = None
    """The folder for the records of all games; none are written without it."""

    own: dict[str, str] = {}
    """Own bots: the `module:Class` of each name."""

    carries_records: bool = False
    """Whether records come back with the results, from machines that do not share a disk."""


class GameResult(msgspec.Struct, frozen=True):
    """One game: scores and shares of the win, seat by seat, and the share of a rival that nobody plays."""

    number: int
    scores: list[int]
    wins: list[float]
    rival_wins: float
    actions: int
    record: str = ""
    """The record, where it is carried home."""


class BotRow(msgspec.Struct, frozen=True):
    """How one bot did over all games."""

    bot: str
    games: int
    wins: float
    win_share: float
    mean_score: float
    mean_margin: float


class Summary(msgspec.Struct, frozen=True):
    """The outcome of a simulation."""

    game: str
    games: int
    seed: int
    players: list[BotRow]
    ludwig_wins: float
    actions: int
    seconds: float


def seat_of(plan: Plan, index: int, number: int) -> int:
    """The seat of the index-th bot in a game: seats rotate over the games."""
    return (index + number) % len(plan.bots)


def play_game(plan: Plan, number: int) -> GameResult:
    """Play one game of the plan, with chances of its own."""
    game = load_game(plan.game)
    names = [""] * len(plan.bots)
    for index, name in enumerate(plan.bots):
        names[seat_of(plan, index, number)] = name
    bots = [
        make_bot(name, game, stream_key(str(plan.seed), f"{number}/bot/{seat}"), plan.own)
        for seat, name in enumerate(names)
    ]
    match = Match(game, [Player(name, name) for name in names], plan.options, f"{plan.seed}/{number}")
    play_bots(match, bots, Chance(stream_key(str(plan.seed), f"{number}/guesses")))
    result = result_of(match, number)
    if plan.records is None:
        return result
    record = match.record().to_json()
    if plan.carries_records:
        return msgspec.structs.replace(result, record=record)
    write_record(plan, number, record)
    return result


def write_record(plan: Plan, number: int, record: str) -> None:
    """Write the record of one game into the plan's folder."""
    (Path(plan.records or "") / f"{plan.game}_{plan.seed}_{number:05}.json").write_text(record, "utf-8")


def play_bots(match: Match, bots: Sequence[Bot], chance: Chance) -> None:
    """Let the bots play the match to its end, each on guesses of its own."""
    while not match.position.is_over:
        seat = match.position.seat_to_act()
        match.play_checked(seat, ask(bots[seat], match, seat, chance))


def result_of(match: Match, number: int) -> GameResult:
    """Scores and shares of the win of a finished match."""
    seats = len(match.players)
    ranking = match.position.full_ranking()
    share = 1 / ranking.count(1)
    wins = [share if rank == 1 else 0.0 for rank in ranking]
    rival_wins = sum(wins[seats:])
    if seats + match.position.rivals == 1:
        wins = [0.0]
    return GameResult(number, match.position.scores(), wins[:seats], rival_wins, len(match.standing))


def play_chunk(plan: Plan, first: int, count: int = CHUNK) -> list[GameResult]:
    """Play some games in a row."""
    return [play_game(plan, number) for number in range(first, min(first + count, plan.games))]


def results(plan: Plan, jobs: int, cluster: str | None = None) -> Iterator[GameResult]:
    """The results of all games, in order, as they come in."""
    for chunk in chunks(plan, jobs, cluster):
        yield from chunk


def chunks(plan: Plan, jobs: int, cluster: str | None) -> Iterable[list[GameResult]]:
    """The results in chunks: from this process, from several, or from a cluster."""
    starts = range(0, plan.games, CHUNK)
    if cluster is not None:
        from castlewright.arena.cluster import run_on

        # Records of finished games survive a failing bot: then every game comes home by itself.
        count = 1 if plan.carries_records else CHUNK
        return run_on(cluster, play_chunk, [(plan, first, count) for first in range(0, plan.games, count)])
    if plan.own:
        from castlewright.arena.watch import run_watched

        return run_watched(plan, jobs)
    if jobs == 1:
        return (play_chunk(plan, first) for first in starts)
    from joblib import Parallel, delayed

    parallel = Parallel(n_jobs=jobs, return_as="generator")
    return cast("Iterable[list[GameResult]]", parallel(delayed(play_chunk)(plan, first) for first in starts))


def simulate(
    plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str | None = None
) -> Summary:
    """Play all games of a plan, here or on the Dask cluster at an address; `progress` hears how many are done."""
    check_plan(plan)
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
        plan = msgspec.structs.replace(plan, carries_records=cluster is not None)
    start = time.perf_counter()
    done = []
    for result in results(plan, jobs, cluster):
        if result.record:
            write_record(plan, result.number, result.record)
        done.append(result)
        if progress is not None:
            progress(len(done))
    return summarize(plan, done, time.perf_counter() - start)


def check_plan(plan: Plan) -> None:
    """Refuse unknown games, bots and options, and a wrong number of players, before anything starts."""
    game: Game = load_game(plan.game)
    game.meta.check_seats(len(plan.bots))
    game.meta.check_options(plan.options)
    for name in plan.bots:
        check_bot(name, plan.own)


def summarize(plan: Plan, done: Sequence[GameResult], seconds: float) -> Summary:
    """One row per bot of the plan, and totals."""
    return Summary(
        game=plan.game,
        games=len(done),
        seed=plan.seed,
        players=[row_of(plan, index, done) for index in range(len(plan.bots))],
        ludwig_wins=round(sum(result.rival_wins for result in done), 6),
        actions=sum(result.actions for result in done),
        seconds=round(seconds, 3),
    )


def row_of(plan: Plan, index: int, done: Sequence[GameResult]) -> BotRow:
    """How the index-th bot did."""
    seats = [seat_of(plan, index, result.number) for result in done]
    wins = sum(result.wins[seat] for result, seat in zip(done, seats, strict=True))
    scores = [result.scores[seat] for result, seat in zip(done, seats, strict=True)]
    margins = [margin(result.scores, seat) for result, seat in zip(done, seats, strict=True)]
    count = max(len(done), 1)
    return BotRow(
        bot=plan.bots[index],
        games=len(done),
        wins=round(wins, 6),
        win_share=round(wins / count, 6),
        mean_score=round(sum(scores) / count, 6),
        mean_margin=round(sum(margins) / count, 6),
    )


def margin(scores: Sequence[int], seat: int) -> int:
    """The own score less the best other; 0 without others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else 0
