"""`cw.make_bot`: a bot that plays in matches and never holds what its seat may not know."""

from collections.abc import Mapping
from typing import Any

from castlewright import bots
from castlewright.bots.asking import ask_as
from castlewright.core.chance import Chance, stream_key
from castlewright.core.game import Game
from castlewright.core.match import Match


class MatchBot:
    """A bot at somebody's side: asked for a seat of a match, it gets a guess of what that seat cannot see."""

    def __init__(self, name: str, game: Game, seed: int, own: Mapping[str, str]) -> None:
        self.name = name
        self.game = game
        self.bot = bots.make_bot(name, game, seed, own)
        self.chance = Chance(stream_key(str(seed), "guesses"))

    def choose(self, match: Match[Any], seat: int | None = None) -> int:
        """The number of the action it would do for a seat, by default for the one whose turn it is."""
        acting = match.position.seat_to_act() if seat is None else seat
        match.position.check_seat(acting)
        return ask_as(self.name, self.bot, match, acting, self.chance)

    def play(self, match: Match[Any], seat: int | None = None) -> str:
        """Choose for a seat and do it; what was done, as short text."""
        acting = match.position.seat_to_act() if seat is None else seat
        match.play_checked(acting, self.choose(match, acting))
        return match.standing[-1].text


def make_bot(name: str, game: Game[Any], seed: int = 0, own: Mapping[str, str] = bots.NONE_OWN) -> MatchBot:
    """A bot of this name for a game: `random`, `greedy`, a level, a search, or one of your own.

    >>> from castlewright import Match, load_game
    >>> game = load_game("between_two_cities")
    >>> match = Match(game, ["Ann", "Bob", "Cy"], seed="42")
    >>> bot = make_bot("search:sims=20", game, seed=1)
    >>> match.game.notation.action_to_text(match.position, 0, bot.choose(match, 0))
    'choose factory factory'
    >>> bot.play(match, 2)
    'choose factory park'

    `own` names others, by `module:Class` or as a program that speaks JSON: `{"mine": "cmd:./mybot"}`. The same name,
    seed and matches give the same choices.

    >>> make_bot("grandmaster", game)
    Traceback (most recent call last):
        ...
    castlewright.core.errors.UnknownNameError: unknown bot 'grandmaster'; choose one of beginner, easy, expert, ...
    """
    return MatchBot(name, game, seed, own)
