"""`cw.draw`: a picture of any board."""

from typing import Any

from castlewright.core.errors import BadInputError
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.svg import Drawing
from castlewright.games import load_game


def draw(position: Position | Match[Any], board: int = 0) -> Drawing:
    """A board as it lies now: a city, a castle, or the one castle of Castellan. Nothing hidden is on it.

    >>> from castlewright import Match, load_game
    >>> match = Match(load_game("between_two_cities"), ["Ann", "Bob", "Cy"], seed="42")
    >>> picture = draw(match, 1)
    >>> picture.label
    'colosseum: 0'

    A notebook shows it by itself. `picture.svg` is its text, `picture.save("city.svg")` writes it to a file, and
    `castlewright[export]` brings `picture.png()`.

    >>> picture.svg[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    if isinstance(position, Match):
        position = position.position
    if not isinstance(position, Position):
        raise BadInputError("position", f"a match or a position is needed, not {position!r}")
    game = load_game(type(position).__module__.split(".")[-2])
    names = game.svg.boards(position)
    if not isinstance(board, int) or not 0 <= board < len(names):
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names))
        raise BadInputError("board", f"there is no board {board!r}; there are {listed}")
    return game.svg.draw(position, board)
