"""`cw.score`: the sheets of a match, or of boards that somebody typed in."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from castlewright.core.errors import BadInputError
from castlewright.core.knowledge import known_report
from castlewright.core.match import Match
from castlewright.core.naming import Book, with_ids
from castlewright.core.record import read_json
from castlewright.core.sheet import Report
from castlewright.games import load_game

Boards = Mapping[str, Any] | str | PathLike[str]


def score(boards: Match[Any] | Boards, *, seat: int | None = None, checked: bool = True) -> Report:
    """The sheets of all boards, every point explained, and where the players stand.

    Of a match, as it lies now; with a `seat` (-1: a spectator) only what that seat may know:

    >>> from castlewright import Match, load_game
    >>> match = Match(load_game("between_two_cities"), ["Ann", "Bob", "Cy"], seed="42")
    >>> [sheet.total for sheet in score(match).sheets]
    [0, 0, 0]

    Or of boards as `castlewright score` reads them: a document, or the path of a file. Unless `checked` is off, what
    breaks a rule is refused.

    >>> cities = [{"name": "Lyon", "rows": ["SSS.", "....", "....", "...."]}]
    >>> report = score({"game": "between_two_cities", "cities": cities})
    >>> [(line.category, line.points, line.section) for line in report.sheets[0].lines]
    [('shop', 10, '6.1')]
    """
    if isinstance(boards, Match):
        names = [player.name for player in boards.players]
        if seat is None:
            return boards.game.scoring.report(boards.position, names)
        return known_report(boards.game, boards.position, seat, names)
    document = boards if isinstance(boards, Mapping) else read_json(Path(boards))
    if not isinstance(document, Mapping) or not isinstance(document.get("game"), str):
        raise BadInputError("boards", 'an object that names its game is needed: {"game": "between_two_cities", ...}')
    game = load_game(document["game"])
    books = {kind: Book(kind, names, "en", game.package) for kind, names in game.naming.NAMES.items()}
    return game.scoring.score_file(with_ids(document, game.naming.SPOTS, books), checked=checked)
