"""Good actions for a person, found by search in a worker process."""

from castlewright.bots.searcher import SearchBot, Settings
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.server.help.foresight import foresee
from castlewright.server.wire.protocol import Hint

MOST_HINTS = 3
THINKING = Settings(ms=700)
"""How long a hint is thought about."""


def find_hints(game: Game, position: Position, seat: int, chance: int) -> list[Hint]:
    """Up to three good actions, best first, each with its reason."""
    return [hint(game, position, seat, action, value) for action, value in good_actions(game, position, seat, chance)]


def good_actions(game: Game, position: Position, seat: int, chance: int) -> list[tuple[int, float]]:
    """Good actions with what they are worth, best first: searched, or rated where others come first."""
    ahead = foresee(game, position, seat)
    if ahead is None:
        rated = sorted(game.heuristics.heuristics().rated(position, seat), key=lambda pair: -pair[1])
        return [(action, float(rating)) for action, rating in rated[:MOST_HINTS]]
    bot = SearchBot(game, chance, THINKING)
    bot.choose(ahead, seat, ahead.legal(seat))
    return [(candidate.action, candidate.value) for candidate in bot.candidates()[:MOST_HINTS]]


def hint(game: Game, position: Position, seat: int, action: int, value: float) -> Hint:
    """One good action with its reason."""
    key, args = game.heuristics.reason(position, seat, action)
    text = game.notation.action_to_text(position, seat, action)
    return Hint(action=action, text=text, key=key, args=args, value=round(value, 4))
