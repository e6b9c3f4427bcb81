"""A position in which a seat is the next to act, for bots that search only then.

At a table several seats may act at once. Before a bot is asked for one that is not the first of them, the
others' actions are foreseen as their best-rated ones; where that would change what the seat may do, nothing is.
"""

from castlewright.bots import make_bot
from castlewright.bots.greedy import GreedyBot
from castlewright.core.game import Game
from castlewright.core.position import Position

MOST_STEPS = 64


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


def quick_choice(game: Game, position: Position, seat: int, chance: int) -> int:
    """A fair action without search."""
    return make_bot("greedy", game, chance).choose(position, seat, position.legal(seat))
