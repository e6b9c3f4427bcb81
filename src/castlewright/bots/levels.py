"""Levels for people: the same names in every game, each a fixed number of simulations per turn.

A turn is what a seat does in a row, or the choice of a draft and its laying; the steps share the budget. Weaker levels
search less and waver between choices that look about as good; none plays what looks bad.
"""

import msgspec

from castlewright.bots.searcher import SearchBot, Settings
from castlewright.core.errors import BadInputError
from castlewright.core.game import Game

LEVELS = {
    "beginner": Settings(sims=24, noise=0.3),
    "easy": Settings(sims=48, noise=0.04),
    "medium": Settings(sims=100, widen=10, explore=2),
    "hard": Settings(sims=1000),
    "expert": Settings(sims=9000),
}
"""From a child's first game, and an adult's, to the strongest."""

FEWEST = 8
"""No level has fewer simulations than this, however slow the game."""


SHARE = "share="
"""Begins the parameter of a level with a part of its budget: `expert:share=0.25`."""


def read_share(text: str, place: str) -> float:
    """The share of a level's budget, written `share=0.25` after the level's name; refused where it makes no sense."""
    try:
        share = float(text.removeprefix(SHARE)) if text.startswith(SHARE) else 0.0
    except ValueError:
        share = 0.0
    if not 0 < share <= 1:
        raise BadInputError(place, "a level is given alone or with a share of its budget: hard:share=0.25")
    return share


def level_settings(game: Game, level: str, share: float = 1.0) -> Settings:
    """A level with as many simulations as suit the game, or a share of them."""
    heuristics = game.heuristics.heuristics()
    sims = max(round(share * heuristics.level_share * LEVELS[level].sims), FEWEST)
    return msgspec.structs.replace(LEVELS[level], sims=sims, alone=heuristics.share_alone)


def level_bot(game: Game, seed: int, level: str, share: float = 1.0) -> SearchBot:
    """The bot of a level, or one with a share of its budget."""
    return SearchBot(game, seed, level_settings(game, level, share))
