"""Score sheets: lines that say what gave the points, and where."""

from collections.abc import Sequence

import msgspec

Argument = str | int


class Line(msgspec.Struct, frozen=True):
    """One thing that scores: its points, the rule's section, the tiles that count and a message to say it."""

    category: str
    points: int
    section: str
    tiles: Sequence[Sequence[int] | int]
    message: str
    args: dict[str, Argument] = {}
    details: dict[str, object] = {}
    """What a game tells beside these, by its name in the JSON answer."""

    def to_json(self) -> dict[str, object]:
        """The line as plain data, with its details beside the rest."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        plain.pop("details")
        return {**plain, **self.details}


class Sheet(msgspec.Struct, frozen=True):
    """All points of one board; the lines add up to each category and to the total."""

    name: str
    lines: list[Line]
    category_names: tuple[str, ...]
    extra: dict[str, object] = {}
    """What a game tells beside the lines, by its name in the JSON answer."""

    completed: list[str] = []
    """What is complete on the board: rooms without an open entrance, closed courtyards."""

    bonuses: list[str] = []
    """What was set off on the board beside points: the types of rooms whose bonus or reward came."""

    @property
    def total(self) -> int:
        """The points of the whole board."""
        return sum(line.points for line in self.lines)

    @property
    def categories(self) -> dict[str, int]:
        """The points of every category, 0 where nothing scored."""
        points = dict.fromkeys(self.category_names, 0)
        for line in self.lines:
            points[line.category] += line.points
        return points


class Standing(msgspec.Struct, frozen=True):
    """Where a player ended: 1 is the winner; equal players share a rank."""

    name: str
    score: int
    rank: int


class Report(msgspec.Struct, frozen=True):
    """The sheets of all boards of one game and, where the players are known, who won."""

    game: str
    sheets: list[Sheet]
    standings: list[Standing] = []

    def to_json(self) -> dict[str, object]:
        """The answer of `castlewright score --json`."""
        boards = [
            {
                "name": sheet.name,
                "total": sheet.total,
                "categories": sheet.categories,
                "lines": [line.to_json() for line in sheet.lines],
                **sheet.extra,
            }
            for sheet in self.sheets
        ]
        return {"game": self.game, "boards": boards, "players": [msgspec.to_builtins(row) for row in self.standings]}
