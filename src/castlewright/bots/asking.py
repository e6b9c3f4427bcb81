"""The one way to ask a bot: guess what its seat cannot see, foresee whose turn comes first, choose, check.

At a table several seats may act at once, and bots search only for the seat that acts next. For another one the
actions of those before it are foreseen as their best-rated ones; where that would change what the seat may do, its
own best-rated action is taken instead. A bot that goes by its view is shown the table as it is.
"""

from castlewright.bots.bot import Bot
from castlewright.bots.greedy import GreedyBot
from castlewright.core.chance import Chance
from castlewright.core.errors import BotFailedError
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.position import Position

MOST_STEPS = 64


def ask(bot: Bot, match: Match, seat: int, chance: Chance) -> int:
    """The bot's choice in a match; a bot that fails or chooses what is not legal is named."""
    return ask_as(match.players[seat].bot, bot, match, seat, chance)


def ask_as(name: str | None, bot: Bot, match: Match, seat: int, chance: Chance) -> int:
    """The choice of a bot of this name, whoever sits in the seat."""
    try:
        return choose(bot, match.game, match.position.guess(seat, chance), seat)
    except BotFailedError as error:
        raise BotFailedError(f"bot {name} in seat {seat} {error}") from error
    except Exception as error:
        raise BotFailedError(f"bot {name} in seat {seat} failed: {type(error).__name__}: {error}") from error


def choose(bot: Bot, game: Game, guess: Position, seat: int) -> int:
    """The bot's choice on a guessed position; BotFailedError where it is not legal."""
    ahead = guess if getattr(bot, "goes_by_view", False) else foresee(game, guess, seat)
    legal = guess.legal(seat)
    chooser = bot if ahead is not None else GreedyBot(game, 1)
    action = chooser.choose(ahead or guess, seat, list(legal))
    if action not in legal:
        raise BotFailedError(f"chose {action!r}, which is not legal")
    return action


def foresee(game: Game, position: Position, seat: int) -> Position | None:
    """The position once it is the seat's turn, None if others would change what it may do; the given one stays."""
    if position.seat_to_act() == seat:
        return position
    ahead = position.copy()
    greedy = GreedyBot(game, 1)
    for _ in range(MOST_STEPS):
        first = ahead.seat_to_act()
        if first == seat or not ahead.is_waiting(seat):
            break
        ahead.play_unchecked(first, greedy.choose(ahead, first, ahead.legal(first)))
    is_same = ahead.seat_to_act() == seat and ahead.legal(seat) == position.legal(seat)
    return ahead if is_same else None
