"""What is to be simulated, and how one game of it is played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from castlewright.bots import make_bot
from castlewright.bots.asking import ask
from castlewright.bots.bot import Bot
from castlewright.core.chance import Chance, stream_key
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
    """Own bots: the `module:Class` or the `cmd:PROGRAM` of each name."""

    carries_records: bool = False
    """Whether records come back with the results: for whoever wants them here, and from machines with other disks."""


class GameResult(msgspec.Struct, frozen=True):
    """One game: scores and shares of the win, seat by seat, and the share of a rival that nobody plays."""

    number: int
    scores: list[int]
    wins: list[float]
    rival_wins: float
    actions: int
    record: str = ""
    """The record, where it is carried home."""


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
    if plan.records is None and not plan.carries_records:
        return result
    record = match.record(with_digests=plan.records is not None).to_json()
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
