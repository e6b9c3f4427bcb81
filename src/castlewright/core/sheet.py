"""Score sheets: lines that say what gave the points, and where."""

from collections.abc import Sequence

import msgspec

from castlewright.core.position import ranks

Argument = str | int


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one tile adds to its line; `to` is the neighbour that makes it count, if there is one."""

    tile: Sequence[int] | int
    points: int
    to: Sequence[int] | int | None = None


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

    marks: Sequence[Mark] = ()
    """What each tile adds, to be written on it; they add up to the points, in games that tell it."""

    def to_json(self, *, explained: bool = False) -> dict[str, object]:
        """The line as plain data, with its details beside the rest, and with its marks if `explained`."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        plain.pop("details")
        marks = plain.pop("marks")
        return {**plain, **self.details, **({"marks": marks} if explained else {})}


class Reason(msgspec.Struct, frozen=True):
    """A message and its arguments."""

    message: str
    args: dict[str, Argument] = {}


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

    verdict: Reason | None = None
    """What the total is called where nobody is ranked, such as the rank of a solo game."""

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


class Tie(msgspec.Struct, frozen=True):
    """Why somebody stands before another with the same score: a message, and that one's row of the standings."""

    over: int
    message: str
    args: dict[str, Argument] = {}


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a player ended: 1 is the winner; equal players share a rank."""

    name: str
    score: int
    rank: int
    tie: Tie | None = None
    """What decided against the next player, where the score alone did not."""


class Report(msgspec.Struct, frozen=True):
    """The sheets of all boards of one game and, where the players are known, who won."""

    game: str
    sheets: list[Sheet]
    standings: list[Standing] = []

    def to_json(self, *, explained: bool = False) -> dict[str, object]:
        """The answer of `castlewright score --json`; `explained` adds marks and what decided ties."""
        boards = [
            {
                "name": sheet.name,
                "total": sheet.total,
                "categories": sheet.categories,
                "lines": [line.to_json(explained=explained) for line in sheet.lines],
                **sheet.extra,
                **({"verdict": msgspec.to_builtins(sheet.verdict)} if explained and sheet.verdict else {}),
            }
            for sheet in self.sheets
        ]
        rows = self.standings if explained else [msgspec.structs.replace(row, tie=None) for row in self.standings]
        return {"game": self.game, "boards": boards, "players": msgspec.to_builtins(rows)}


Keys = Sequence[tuple[int, ...]]
"""What ranks each player: the score, then what breaks ties, larger before smaller."""


def rank_players(names: Sequence[str], keys: Keys, breakers: Sequence[Reason]) -> list[Standing]:
    """Where everybody stands by their keys; `breakers` say in words what each part after the score counts."""
    order = sorted(keys)
    rows = zip(names, keys, ranks(order.index(key) for key in keys), strict=True)
    return [Standing(name, key[0], rank, tie_of(keys, key, breakers)) for name, key, rank in rows]


def tie_of(keys: Keys, key: tuple[int, ...], breakers: Sequence[Reason]) -> Tie | None:
    """What puts a player before the next one, where the score does not."""
    level = [other for other in keys if other[0] == key[0] and other < key]
    if not level:
        return None
    behind = max(level)
    first = next(index for index, (mine, theirs) in enumerate(zip(key, behind, strict=True)) if mine != theirs)
    breaker = breakers[first - 1]
    counts: dict[str, Argument] = {"count": key[first], "other": behind[first]}
    return Tie(keys.index(behind), breaker.message, breaker.args | counts)
