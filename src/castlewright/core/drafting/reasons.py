"""What speaks for a pair of tiles in any drafting game."""

from collections.abc import Callable

from castlewright.core.drafting.turn import DraftPosition


def pair_gains(
    position: DraftPosition, seat: int, tiles: tuple[str, str], best_gain: Callable[[int, str], int]
) -> tuple[int, int]:
    """What two tiles bring at once, one to each board of a seat, the better way round."""
    left, right = position.board_at(seat, 0), position.board_at(seat, 1)
    first, second = tiles
    ways = [(best_gain(left, first), best_gain(right, second)), (best_gain(right, first), best_gain(left, second))]
    return max(ways, key=sum)
