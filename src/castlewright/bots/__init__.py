"""Bots by name: `random`, `greedy`, `search:sims=1000`; they know the contract of a game, not the games."""

from collections.abc import Callable

from castlewright.bots.bot import Bot
from castlewright.core.errors import UnknownNameError
from castlewright.core.game import Game

BotMaker = Callable[[Game, int], Bot]

SEARCH = "search:"
"""Begins the names of bots that search; their parameters follow, joined by `+`."""


def bot_makers() -> dict[str, BotMaker]:
    """Every bot that has a name of its own: how to make one for a game, with a seed of its own."""
    from castlewright.bots.greedy import GreedyBot
    from castlewright.bots.random import RandomBot

    return {"greedy": GreedyBot, "random": RandomBot}


def maker_of(name: str) -> BotMaker:
    """How to make the bot of this name; an unknown one is refused with a list of all."""
    if name.startswith(SEARCH):
        return search_maker(name)
    makers = bot_makers()
    if name not in makers:
        raise UnknownNameError("bot", name, [*sorted(makers), "search:sims=1000", "search:ms=500"])
    return makers[name]


def search_maker(name: str) -> BotMaker:
    """How to make a search bot with the parameters in its name."""
    from castlewright.bots.searcher import SearchBot, read_settings

    settings = read_settings(name.removeprefix(SEARCH))
    return lambda game, seed: SearchBot(game, seed, settings)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of this name for a game, with a seed of its own."""
    return maker_of(name)(game, seed)


def check_bot(name: str) -> None:
    """Refuse the name of a bot that does not exist."""
    maker_of(name)
