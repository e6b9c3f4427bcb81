"""Castles that only grow, as the kernels build them: the engine's side of `benchmarks.kernels`."""

from typing import Any

from castlewright.core.chance import Chance
from castlewright.games import load_game
from castlewright.games.castellan.constants import BUILD
from castlewright.games.castellan.position import CastellanPosition, own

BOX = [0] * 32 + [1] * 30 + [2] * 26
"""Towers, short and long walls of two players."""

TURN = 8
"""Pieces that a seat gets in one turn."""


def empty_castle() -> CastellanPosition:
    """A castle of two players to which nobody has cards."""
    game = load_game("castellan")
    position = own(game.new(2, game.meta.check_options({}), "1"))
    state: Any = position
    state.hands, state.heights = [0] * 4, [0] * 8
    state.doubled = 3  # nobody has a double keep to give
    return position


def start_turn(position: CastellanPosition, seat: int, stock: list[int]) -> None:
    """Let a seat build these pieces in a turn that is the last one and not the first."""
    position.turn, position.ender, position.phase, position.turn_start = seat, 1 - seat, BUILD, 1
    position.stock = stock
    position.set_anchor()


def build_castellan(seed: int) -> int:
    """Build a castle of random legal pieces; how many could be laid."""
    position, chance = empty_castle(), Chance(seed)
    pieces, stock, seat = list(BOX), [0, 0, 0], 0
    while pieces:
        for _ in range(min(TURN, len(pieces))):
            stock[pieces.pop(chance.below(len(pieces)))] += 1
        start_turn(position, seat, stock)
        if position.legal(seat):
            position.play_out_listed(chance)
            stock = list(position.dropped)
        seat = 1 - seat
    return position.laid_count
