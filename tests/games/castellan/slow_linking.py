"""A slow way to tell which pieces of a first turn may lie where, independent of the engine: try everything."""

from collections.abc import Iterator
from functools import cache

from castlewright.games.castellan.plan import Piece, Plan

Castle = frozenset[Piece]
Rest = tuple[str, ...]
"""The letters of the pieces that are still to be laid, sorted."""

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def linking(castle: Castle, rest: Rest) -> set[Piece]:
    """Every piece of the rest, at every place, after which all others can be laid (Rules §8.1)."""
    return {piece for piece in fitting(castle, rest) if can_finish(castle | {piece}, without(rest, piece.letter))}


@cache
def can_finish(castle: Castle, rest: Rest) -> bool:
    """Whether all the rest can be laid in some order."""
    return not rest or any(can_finish(castle | {piece}, without(rest, piece.letter)) for piece in fitting(castle, rest))


def without(rest: Rest, letter: str) -> Rest:
    """The rest with one piece less."""
    index = rest.index(letter)
    return rest[:index] + rest[index + 1 :]


def fitting(castle: Castle, rest: Rest) -> list[Piece]:
    """Every piece of the rest at every place that the rules of placement allow (Rules §4)."""
    plan = Plan()
    for piece in castle:
        plan.add(piece)
    return [piece for letter in sorted(set(rest)) for piece in near(plan, letter) if plan.reason(piece, 0) is None]


def near(plan: Plan, letter: str) -> Iterator[Piece]:
    """Every place where a piece could hang on the castle."""
    if letter == "T":
        yield from (Piece("T", x, y) for x, y in plan.ends)
        return
    span = 1 if letter == "S" else 2
    walls = set()
    for x, y in plan.towers:
        for dx, dy in STEPS:
            start = (x, y) if dx + dy > 0 else (x + span * dx, y + span * dy)
            walls.add(Piece(letter, *start, "h" if dx else "v"))
    yield from walls
