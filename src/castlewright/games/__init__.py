"""The games, found by their folders; there is no list to edit."""

from functools import cache
from pkgutil import iter_modules

from castlewright.core.errors import UnknownNameError
from castlewright.core.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game by its name."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: Game(f"{__name__}.{name}") for name in names}


def load_game(name: str) -> Game:
    """The game of this name; an unknown one is refused with a list of all."""
    games = all_games()
    if name not in games:
        raise UnknownNameError("game", name, list(games))
    return games[name]
