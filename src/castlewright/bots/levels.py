"""Levels for people: the same names in every game, each a fixed number of simulations per turn.

A turn is what a seat does in a row while nothing is revealed; the steps of it share the budget. Weaker levels
search less and waver between choices that look about as good; none plays what looks bad.
"""

from castlewright.bots.searcher import Settings

LEVELS = {
    "easy": Settings(sims=24, noise=0.06, width=8),
    "medium": Settings(sims=160, noise=0.02),
    "hard": Settings(sims=1200),
    "expert": Settings(sims=5000),
}
"""From a child's first game to the strongest: `hard` stays under a second a turn, `expert` under five, on one core."""
