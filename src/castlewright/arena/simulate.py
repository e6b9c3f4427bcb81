"""Many games between bots, on all cores; the same seed gives the same games whatever the number of workers."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import cast

import msgspec

from castlewright.arena.plan import CHUNK, GameResult, Plan, play_chunk, seat_of, write_record
from castlewright.arena.watch import run_watched
from castlewright.bots import check_bot
from castlewright.core.game import Game
from castlewright.games import load_game


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
        return run_watched(plan, jobs)
    if jobs == 1:
        return (play_chunk(plan, first) for first in starts)
    from joblib import Parallel, delayed

    parallel = Parallel(n_jobs=jobs, return_as="generator")
    return cast("Iterable[list[GameResult]]", parallel(delayed(play_chunk)(plan, first) for first in starts))


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
    kept: Callable[[str], None] | None = None,
) -> Summary:
    """Play all games of a plan, here or on the Dask cluster at an address.

    `progress` hears how many are done, `kept` gets the record of every game.
    """
    check_plan(plan)
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    carries_records = kept is not None or (plan.records is not None and cluster is not None)
    plan = msgspec.structs.replace(plan, carries_records=carries_records)
    start = time.perf_counter()
    done = []
    for result in results(plan, jobs, cluster):
        if result.record and plan.records is not None:
            write_record(plan, result.number, result.record)
        if kept is not None:
            kept(result.record)
        done.append(msgspec.structs.replace(result, record=""))
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
