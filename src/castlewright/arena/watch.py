"""Games with own bots, in processes that are ended when such a bot stalls for good.

A bot that waits or computes in Python is given up on by `bots/own.py`. One that stalls inside C and never lets
Python go on could not even be looked at; so its process has an alarm that needs no Python, and ends with it.
"""

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from castlewright.arena.plan import GameResult, Plan, play_chunk
from castlewright.bots import own
from castlewright.core.errors import BotFailedError


def play_watched(plan: Plan, number: int, patience: float) -> list[GameResult]:
    """Play one game in a process that may be ended."""
    own.PATIENCE = patience
    own.IS_EXPENDABLE = True
    return play_chunk(plan, number, 1)


def run_watched(plan: Plan, jobs: int) -> Iterator[list[GameResult]]:
    """The results of all games, in order; a process that was ended is the report of its bot."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        games = [workers.submit(play_watched, plan, number, own.PATIENCE) for number in range(plan.games)]
        try:
            for game in games:
                yield game.result()
        except BrokenExecutor:
            names = ", ".join(sorted(set(plan.bots) & set(plan.own)))
            reason = f"no answer within {own.PATIENCE:g} seconds, or its process has ended"
            raise BotFailedError(f"bot {names} failed: {reason}") from None
        finally:
            # Waiting here keeps Python from writing to a pool that is half gone when it ends.
            workers.shutdown(wait=True, cancel_futures=True)
