"""Castlewright plays, scores and studies four building games.

>>> import castlewright as cw
>>> game = cw.load_game("between_two_cities")
>>> match = cw.Match(game, ["Ann", "Bob", "Cy"], seed="42")
>>> bot = cw.make_bot("greedy", game, seed=1)
>>> while not match.is_over:
...     _ = bot.play(match)
>>> [(row.name, row.rank) for row in cw.score(match).standings if row.rank == 1]
[('Ann', 1)]

With CASTLEWRIGHT_INTERPRETED=1 in the environment the package takes the plain `.py` files
beside the compiled ones.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from castlewright.core.errors import (
        BadInputError,
        BotFailedError,
        CastlewrightError,
        CheckFailedError,
        DraftError,
        IllegalActionError,
        OutOfTurnError,
        RuleError,
        RulesetError,
        UndoError,
        UnknownNameError,
    )
    from castlewright.core.record import Record
    from castlewright.library.draw import draw
    from castlewright.library.games import load_game
    from castlewright.library.match import Match
    from castlewright.library.playing import make_bot
    from castlewright.library.score import score

__version__ = "0.1.0"

__all__ = [
    "BadInputError",
    "BotFailedError",
    "CastlewrightError",
    "CheckFailedError",
    "DraftError",
    "IllegalActionError",
    "Match",
    "OutOfTurnError",
    "Record",
    "RuleError",
    "RulesetError",
    "UndoError",
    "UnknownNameError",
    "draw",
    "load_game",
    "make_bot",
    "score",
]

_HOMES = {
    "Match": "library.match",
    "Record": "core.record",
    "draw": "library.draw",
    "load_game": "library.games",
    "make_bot": "library.playing",
    "score": "library.score",
}
"""Where a public name lives; the others are errors. A name is loaded when it is first asked for."""

if not TYPE_CHECKING:  # else every misspelt name would be of some type

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'core.errors')}"), name)


def __dir__() -> list[str]:
    return __all__


class SourceOnlyFinder(PathFinder):
    """Finds this package's modules as source, never as compiled files."""

    @classmethod
    def find_spec(cls, fullname: str, path=None, target=None) -> ModuleSpec | None:  # type: ignore[no-untyped-def]
        """The spec of one of our modules; None for anybody else's."""
        if not fullname.startswith(f"{__name__}.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


if os.environ.get("CASTLEWRIGHT_INTERPRETED", "") not in {"", "0"}:
    sys.meta_path.insert(0, SourceOnlyFinder)


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    from castlewright.core import position

    return not str(position.__file__).endswith(".py")
