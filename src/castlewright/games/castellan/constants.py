"""Constants of Castellan for `castle.py` and `position.py`, and the layout of the action numbers."""

from castlewright.games.castellan.data import PILE
from castlewright.games.castellan.deck import MOST_PIECES, MOST_REACH

CARDS = 2 * PILE
WALL_PILE, TOWER_PILE = range(2)

TOWER_PIECE, SHORT_RIGHT, SHORT_DOWN, LONG_RIGHT, LONG_DOWN = range(5)
KINDS = 5
"""What can be laid from a node: a tower, or a wall of either length to the right or down."""

TOWERS, SHORTS, LONGS = range(3)
STOCK_OF_KIND = [TOWERS, SHORTS, SHORTS, LONGS, LONGS]
"""The pieces in stock, and which of them each kind takes."""

GRID_BITS = 14
GRID = 1 << GRID_BITS
"""The nodes of the largest ring on which a castle is stored; a laid piece is kind * GRID + node."""

RIGHT, DOWN, LEFT, UP = range(4)
SIDE_BITS = [1, 2, 4, 8]
OPPOSITE_BITS = [4, 8, 1, 2]
"""Bits 0 to 3 of a node: the sides on which a wall lies."""

FREE_SIDES = [side for walls in range(16) for side in sorted(range(4), key=lambda side: walls >> side & 1)]
FREE_COUNTS = [4 - walls.bit_count() for walls in range(16)]
"""The sides of a node by the walls that lie there, four for each set of walls, those without a wall first; and how many
these are."""

WALLS = 15
TOWER = 16
MIDDLE = 32
"""What a node holds: any walls, a tower, or the middle of a long wall."""

OUTSIDE = 0
"""The region round the castle; courts are numbered from 1 and never join again."""

SINGLE, FRESH, DOUBLE, DOUBLE_PART = range(4)
"""What stands in a court: one keep of an earlier turn, a keep still to be set in this turn, the double keep,
or part of a court that was double until it was cut in this turn (Rules §3.3, §8.8 to §8.10)."""

PLAY, BUILD, CLAIM, DRAW, OVER = range(5)
"""The steps of a turn (Rules §3), and the end."""

MARGIN = 2
"""How far around the castle's box a piece may start or end: the span of a long wall."""

SKEW = MOST_REACH + 4 * MARGIN + 1
NODES = (SKEW * SKEW + 1) // 2
"""A node dx right of and dy below where the turn began has the number (dx + SKEW * dy) mod NODES: the perfect Lee
code, in which two nodes share a number only if they are at least SKEW steps apart. No castle is so large (Rules §1)."""

DRAWS = (1 << CARDS) - 1
"""Actions from 0 play a set of cards (one bit each, less 1); actions from here on draw 8 * walls + towers."""

CLAIMS = DRAWS + 64
"""Actions from here on end the claiming: no double keep, or the n-th court that may take it gets it."""

MOST_COURTS = 4 * MOST_PIECES // 2
"""More courts than pieces can close: each needs more walls than towers."""

PLACES = CLAIMS + 1 + MOST_COURTS
"""Actions from here on lay a piece: KINDS * node + kind."""

ACTIONS = PLACES + KINDS * NODES

FAR_ENDS = [
    side % 2 - KINDS * span * (0 if side <= DOWN else 1 if side == LEFT else SKEW)
    for span in (1, 2)
    for side in range(4)
]
"""From the place of a wall to the right of a tower to that of a wall on each side of it, for short walls and for long
ones: a wall has the number of its left or upper end."""

BARRED = [MIDDLE, MIDDLE, MIDDLE + TOWER, MIDDLE + TOWER]
"""What may not stand at the far end of a wall on each side of a tower; one between two towers is that of the left or
upper one."""
