"""Levels for people: the same names in every game, each a fixed number of simulations per turn.

A turn is what a seat does in a row while nothing is revealed; the steps of it share the budget. Weaker levels
search less and waver between choices that look about as good; none plays what looks bad.
"""

import msgspec

from castlewright.bots.searcher import SearchBot, Settings
from castlewright.core.game import Game

LEVELS = {
    "easy": Settings(sims=24, widen=5, noise=0.3),
    "medium": Settings(sims=200, noise=0.01),
    "hard": Settings(sims=1200),
    "expert": Settings(sims=5000),
}
"""From a child's first game to the strongest."""


def level_bot(game: Game, seed: int, level: str) -> SearchBot:
    """The bot of a level, with as many simulations as suit the game."""
    settings = LEVELS[level]
    share = game.heuristics.heuristics().level_share
    return SearchBot(game, seed, msgspec.structs.replace(settings, sims=max(round(share * settings.sims), 8)))
