"""`cw.load_game`: a game by its name, known to type checkers with its own views."""

from typing import TYPE_CHECKING, Literal, overload

from castlewright import games
from castlewright.core.game import Game

if TYPE_CHECKING:
    from castlewright.games.between_two_castles.view import CastlesView
    from castlewright.games.between_two_cities.view import CitiesView
    from castlewright.games.castellan.view import CastellanView
    from castlewright.games.castles_of_mad_king_ludwig.view import LudwigView


@overload
def load_game(name: Literal["between_two_castles"]) -> "Game[CastlesView]": ...


@overload
def load_game(name: Literal["between_two_cities"]) -> "Game[CitiesView]": ...


@overload
def load_game(name: Literal["castellan"]) -> "Game[CastellanView]": ...


@overload
def load_game(name: Literal["castles_of_mad_king_ludwig"]) -> "Game[LudwigView]": ...


@overload
def load_game(name: str) -> Game: ...


def load_game(name: str) -> Game:
    """The game of this name; an unknown one is refused with a list of all.

    >>> game = load_game("castellan")
    >>> game.meta.title, game.meta.min_seats, game.meta.max_seats
    ('Castellan', 2, 4)
    >>> [option.name for option in game.meta.options]
    ['deck', 'take_backs']

    A game's parts stand behind it: `position` (the rules), `notation` (actions as text), `views`, `scoring`,
    `encodings` (observations as numbers). `new` deals a position without players:

    >>> position = game.new(seats=2, options={}, seed="7")
    >>> position.seat_to_act(), len(position.legal(0))
    (0, 9)
    """
    return games.load_game(name)
