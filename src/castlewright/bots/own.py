"""Bots that others wrote: found by entry points, or given as NAME=module:Class on the command line."""

import faulthandler
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from operator import index
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

from castlewright.bots.bot import Bot
from castlewright.core.errors import BadInputError, BotFailedError
from castlewright.core.game import Game
from castlewright.core.position import Position

GROUP = "castlewright.bots"
"""The entry point group; an entry's name is the bot's name and its object the class."""


PATIENCE = 20.0
"""Seconds that an own bot has for one choice."""

GRACE = 5.0
"""Seconds more before a process is ended in which a bot stalls so that not even its thread can be given up."""

IS_EXPENDABLE = False
"""Whether this process may be ended for that."""


class Sight(msgspec.Struct, frozen=True):
    """All that an own bot gets for a choice."""

    game: str
    seat: int
    view: Any
    """What the seat may see: the same Struct that the browser gets as JSON."""

    legal: list[int]
    """The numbers of the legal actions, in the order of `texts`."""

    texts: list[str]
    """The legal actions as people write them: `place music d4 left`."""

    guess: Position
    """A full position that the seat cannot tell from the true one; play on it as you like."""


class OwnBot:
    """Asks somebody's own class, which has `__init__(seed)` and `choose(sight)`, for every choice."""

    def __init__(self, maker: Callable[[int], Any], game: Game, seed: int) -> None:
        self.game = game
        self.maker = maker
        self.seed = seed
        self.bot: Any = None

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """What the own class chooses, by number or by text; it has so many seconds for it."""
        to_text = self.game.notation.action_to_text
        texts = [to_text(position, seat, action) for action in legal]
        view = self.game.views.view(position, seat)
        sight = Sight(self.game.name, seat, view, list(legal), list(texts), position)
        chosen = within(PATIENCE, lambda: self.ask(sight))
        if isinstance(chosen, str):
            if chosen not in texts:
                raise ValueError(f"it chose '{chosen}', which is not legal")
            return legal[texts.index(chosen)]
        return index(chosen)

    def ask(self, sight: Sight) -> Any:
        """The answer of the own class, which is made when it is first asked."""
        if self.bot is None:
            self.bot = self.maker(self.seed)
        return self.bot.choose(sight)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """End an expendable process after so many seconds, even if a bot never lets Python go on."""
    if not IS_EXPENDABLE:
        yield
        return
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def within(seconds: float, work: Callable[[], Any]) -> Any:
    """The result of some work, or its error; TimeoutError when it takes longer.

    The work runs in a thread of its own, which cannot be ended: a program that gives up on it must
    not wait for it either, so it dies with the program.
    """
    outcome: list[Any] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            outcome.append(work())
        except BaseException as error:
            errors.append(error)

    thread = Thread(target=run, daemon=True)
    with alarm(seconds + GRACE):
        thread.start()
        thread.join(seconds)
    if errors:
        raise RuntimeError(f"{type(errors[0]).__name__}: {errors[0]}") from errors[0]
    if not outcome:
        raise TimeoutError(f"no answer within {seconds:g} seconds")
    return outcome[0]


def own_maker(place: str) -> Callable[[Game, int], Bot]:
    """How to make the bot whose class is at `module:Class`; modules in the current folder are found too."""
    module, sign, name = place.partition(":")
    if not (sign and module and name):
        raise BadInputError(f"bot {place}", "write it as module:Class or cmd:PROGRAM")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = getattr(import_module(module), name)
    except ImportError as error:
        raise BadInputError(f"bot {place}", f"cannot be imported: {error}") from None
    except AttributeError:
        raise BadInputError(f"bot {place}", f"module {module} has no {name}") from None
    except (Exception, SystemExit) as error:
        raise BotFailedError(f"bot {place} failed on import: {type(error).__name__}: {error}") from error
    return partial(OwnBot, found)


def installed_bots() -> dict[str, str]:
    """The bots that installed packages bring, each name with its `module:Class`."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def read_own(given: Sequence[str]) -> dict[str, str]:
    """Bots written NAME=module:Class or NAME=cmd:PROGRAM."""
    named = {}
    for text in given:
        name, sign, place = text.partition("=")
        if not (sign and name.isidentifier() and place):
            raise BadInputError(f"bot {text}", "write it as NAME=module:Class or NAME=cmd:PROGRAM")
        named[name] = place
    return named
