"""Bots by name: `random`, `greedy`; they know the contract of a game, not the games."""

from collections.abc import Callable

from castlewright.bots.bot import Bot
from castlewright.core.errors import UnknownNameError
from castlewright.core.game import Game

BotMaker = Callable[[Game, int], Bot]


def bot_makers() -> dict[str, BotMaker]:
    """Every bot by its name: how to make one for a game, with a seed of its own."""
    from castlewright.bots.greedy import GreedyBot
    from castlewright.bots.random import RandomBot

    return {"greedy": GreedyBot, "random": RandomBot}


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of this name; an unknown one is refused with a list of all."""
    makers = bot_makers()
    if name not in makers:
        raise UnknownNameError("bot", name, sorted(makers))
    return makers[name](game, seed)


def check_bot(name: str) -> None:
    """Refuse the name of a bot that does not exist."""
    if name not in bot_makers():
        raise UnknownNameError("bot", name, sorted(bot_makers()))
