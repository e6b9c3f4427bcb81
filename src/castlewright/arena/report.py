"""What recorded games tell: scores, seats, what tiles and rooms were worth, and how long games were.

Records are played again, so that every figure comes from the rules and not from what a file claims.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.match import Match
from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.core.sheet import Sheet
from castlewright.games import load_game

PERSON = "—"
"""Stands for people, who have no bot's name."""


class Worth(msgspec.Struct):
    """What one kind of tile or room gave."""

    points: int = 0
    pieces: int = 0

    @property
    def each(self) -> float:
        """Points of one of them, on average."""
        return self.points / max(self.pieces, 1)


class Study(msgspec.Struct):
    """All that was counted over the records of one game."""

    game: str
    games: int = 0
    unfinished: int = 0
    scores: dict[str, list[int]] = {}
    """The scores of each bot, and of all people together."""

    wins: dict[str, float] = {}
    """Shared wins are split."""

    seat_wins: dict[int, list[float]] = {}
    seat_games: dict[int, int] = {}
    """Wins of every seat, and games, by the number of players."""

    actions: dict[int, list[int]] = {}
    """The number of actions of every game, by the number of players."""

    worths: dict[str, Worth] = {}
    """By the name of the tile, room or category."""

    categories: dict[str, int] = {}
    boards: int = 0
    """The points of every category over all boards, and how many boards there were."""


def record_files(paths: Sequence[Path]) -> list[Path]:
    """The record files in these folders, and the files given by themselves."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        if not inside:
            raise BadInputError(str(path), "there is no record in this folder")
        found += inside
    return found


def study(paths: Sequence[Path], told: Callable[[int], None] = lambda _: None) -> list[Study]:
    """What the records in these files tell, game by game; `told` hears how many are read."""
    studies: dict[str, Study] = {}
    for number, path in enumerate(paths, 1):
        record = read_record(path)
        game = load_game(record.game)
        try:
            match = replay(game, record)
        except BadInputError as error:
            raise BadInputError(str(path), str(error)) from None
        count_match(studies.setdefault(game.name, Study(game.name)), match)
        told(number)
    if not any(one.games for one in studies.values()):
        raise BadInputError("records", "none of these games is finished")
    return [one for one in studies.values() if one.games]


def count_match(found: Study, match: Match) -> None:
    """Count one match; of an unfinished one only that there was one."""
    if not match.position.is_over:
        found.unfinished += 1
        return
    found.games += 1
    seats = len(match.players)
    ranking = match.position.full_ranking()
    share = 1 / ranking.count(1)
    found.seat_games[seats] = found.seat_games.get(seats, 0) + 1
    found.actions.setdefault(seats, []).append(len(match.standing))
    won = found.seat_wins.setdefault(seats, [0.0] * seats)
    for seat, (player, score) in enumerate(zip(match.players, match.position.scores(), strict=True)):
        name = player.bot or PERSON
        found.scores.setdefault(name, []).append(score)
        found.wins[name] = found.wins.get(name, 0.0) + (share if ranking[seat] == 1 else 0.0)
        won[seat] += share if ranking[seat] == 1 else 0.0
    count_boards(found, match)


def count_boards(found: Study, match: Match) -> None:
    """Count what gave the points on every board."""
    report = match.game.scoring.report(match.position, [player.name for player in match.players])
    for sheet in report.sheets:
        found.boards += 1
        for category, points in sheet.categories.items():
            found.categories[category] = found.categories.get(category, 0) + points
        count_worths(found, sheet)


def count_worths(found: Study, sheet: Sheet) -> None:
    """Count what every room, or tile of a category, gave on one board.

    A room may score in several lines, of which each tells another reason, and stand there more than once:
    the reason that is told most often says how often.
    """
    told: Counter[tuple[str, str]] = Counter()
    for line in sheet.lines:
        room = line.args.get("room")
        worth = found.worths.setdefault(str(room or line.category), Worth())
        worth.points += line.points
        if room is None:
            worth.pieces += max(len(line.tiles), 1)
        else:
            told[str(room), line.message] += 1
    for name in {room for room, _ in told}:
        found.worths[name].pieces += max(count for (room, _), count in told.items() if room == name)


def by_name(found: Study, names: Mapping[str, str]) -> dict[str, Worth]:
    """What those that have a name gave, by the names that people read; those of one name are counted together."""
    named: dict[str, Worth] = {}
    for key, name in names.items():
        worth = found.worths[key]
        together = named.setdefault(name, Worth())
        together.points += worth.points
        together.pieces += worth.pieces
    return named


def best_and_worst(worths: Mapping[str, Worth], fewest: int, most: int) -> list[tuple[str, Worth]]:
    """Tiles and rooms of which there were some, the best first; of a long list both ends."""
    ordered = sorted(worths.items(), key=lambda pair: (-pair[1].each, pair[0]))
    seen = [pair for pair in ordered if pair[1].pieces >= fewest]
    return seen if len(seen) <= most else seen[: most // 2] + seen[-(most - most // 2) :]
