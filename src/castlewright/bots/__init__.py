"""Bots by name: `random`, `greedy`, `search:sims=1000`, levels, own bots, programs; they know only what games share."""

from collections.abc import Callable, Mapping
from functools import partial

from castlewright.bots.bot import Bot
from castlewright.core.errors import UnknownNameError
from castlewright.core.game import Game

BotMaker = Callable[[Game, int], Bot]

NONE_OWN: Mapping[str, str] = {}

LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "expert")

SEARCH = "search:"
"""Begins the names of bots that search; their parameters follow, joined by `+`."""


def built_in() -> dict[str, BotMaker]:
    """The bots that have a name of their own: how to make one for a game, with a seed of its own."""
    from castlewright.bots.greedy import GreedyBot
    from castlewright.bots.levels import LEVELS, level_bot
    from castlewright.bots.random import RandomBot

    makers: dict[str, BotMaker] = {"greedy": GreedyBot, "random": RandomBot}
    return makers | {name: partial(level_bot, level=name) for name in LEVELS}


def maker_of(name: str, own: Mapping[str, str] = NONE_OWN) -> BotMaker:
    """How to make the bot of this name; own bots are given by `module:Class` or `cmd:PROGRAM`; unknown ones refused."""
    if name.startswith(SEARCH):
        from castlewright.bots.searcher import SearchBot, read_settings

        return partial(SearchBot, settings=read_settings(name.removeprefix(SEARCH)))
    level, sign, text = name.partition(":")
    makers = built_in()
    if sign and level in LEVEL_NAMES:
        from castlewright.bots.levels import level_bot, read_share

        return partial(level_bot, level=level, share=read_share(text, f"bot {name}"))
    if name in makers and name not in own:
        return makers[name]
    from castlewright.bots.own import installed_bots, own_maker

    others = {**installed_bots(), **own}
    if name not in others:
        raise UnknownNameError("bot", name, [*sorted({*makers, *others}), "search:sims=1000", "search:ms=500"])
    if others[name].startswith("cmd:"):
        from castlewright.bots.outside import outside_maker

        return outside_maker(others[name])
    return own_maker(others[name])


def make_bot(name: str, game: Game, seed: int, own: Mapping[str, str] = NONE_OWN) -> Bot:
    """A bot of this name for a game, with a seed of its own."""
    return maker_of(name, own)(game, seed)


def check_bot(name: str, own: Mapping[str, str] = NONE_OWN) -> None:
    """Refuse the name of a bot that does not exist."""
    maker_of(name, own)
