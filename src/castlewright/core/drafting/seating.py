"""Who builds what with whom: every board lies between two neighbours."""

from functools import cache

from castlewright.core.drafting.constants import SEATS


def boards_of(seat: int, ring: int, *, shared: bool = True) -> tuple[int, int]:
    """The boards on a seat's left and right.

    Board i lies between seats i and i+1: on the left of seat i, on the right of the next. Where nothing
    is shared every seat has two boards to itself.
    """
    return (seat, (seat - 1) % ring) if shared else (2 * seat, 2 * seat + 1)


def boards_beside(ring: int, *, shared: bool = True) -> list[int]:
    """The boards on the left and right of all seats, two places per seat."""
    return [board for seat in range(SEATS) for board in boards_of(seat, ring, shared=shared)]


@cache
def builders_of(board: int, ring: int, *, shared: bool = True) -> tuple[int, ...]:
    """The seats that build a board: whose left it is, then whose right it is."""
    sides = range(2)
    return tuple(seat for side in sides for seat in range(ring) if boards_of(seat, ring, shared=shared)[side] == board)
