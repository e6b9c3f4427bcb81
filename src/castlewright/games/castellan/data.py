"""The components of Castellan, counted as in the box (Rules §1, §2)."""

from typing import NamedTuple

PIECES = ("tower", "short", "long")
"""The kinds of piece, in the order of their numbers."""

LETTERS = {"tower": "T", "short": "S", "long": "L"}
"""The letter of each kind in the notation of pieces."""

SPANS = {"tower": 0, "short": 1, "long": 2}
"""How many units of the lattice a piece covers (Rules §1)."""


class Card(NamedTuple):
    """The face of a card: the pieces it gives and its draw symbols (Rules §2)."""

    towers: int
    long_walls: int
    short_walls: int
    draw: int


WALL_CARDS = {
    "W1": Card(towers=1, long_walls=2, short_walls=1, draw=0),
    "W2": Card(towers=1, long_walls=1, short_walls=2, draw=0),
    "W3": Card(towers=1, long_walls=2, short_walls=0, draw=1),
    "W4": Card(towers=0, long_walls=2, short_walls=2, draw=0),
    "W5": Card(towers=0, long_walls=1, short_walls=3, draw=0),
    "W6": Card(towers=0, long_walls=2, short_walls=1, draw=1),
    "W7": Card(towers=2, long_walls=0, short_walls=1, draw=1),
}
"""The seven cards with a wall on their back."""

TOWER_CARDS = {
    "T1": Card(towers=2, long_walls=0, short_walls=0, draw=1),
    "T2": Card(towers=2, long_walls=1, short_walls=0, draw=0),
    "T3": Card(towers=2, long_walls=0, short_walls=1, draw=0),
    "T4": Card(towers=2, long_walls=0, short_walls=1, draw=0),
    "T5": Card(towers=1, long_walls=1, short_walls=1, draw=0),
    "T6": Card(towers=1, long_walls=0, short_walls=2, draw=0),
    "T7": Card(towers=1, long_walls=1, short_walls=0, draw=1),
}
"""The seven cards with a tower on their back."""

PRINTED_CARDS = ("W1", "T1")
"""The cards that the printed rules show; all others of the standard deck are reconstructed."""

DECK_SUPPLY = {"towers": 16, "long_walls": 13, "short_walls": 15}
"""What the box holds for one deck of 14 cards (Rules §1)."""

PILE = 7
"""Cards in each of a player's two piles (Rules §2)."""

HAND = 2
"""Cards of each pile in the first hand (Rules §2)."""

COLOURS = ("red", "blue", "yellow", "green")
"""The keeps of the seats."""

PATTERNS = ("diagonals", "dots", "lines", "crosses")
"""What tells the courts of the seats apart where colours cannot."""
