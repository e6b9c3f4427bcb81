"""Whole numbers of drafting games; compiled, they are constants of C."""

HAND_PLACES = 9
"""Room for the tiles of one hand."""

SEATS = 7
"""Room for so many seats and rivals."""

NO_TILE = -1

CHOOSE, PLACE, OVER = range(3)
"""The phases of a turn: all choose two tiles in secret, then all lay them. A game may add its own behind these."""

LEFT, RIGHT = 1, 2
"""The sides on which a seat has already laid a tile in this turn."""

ALL_SEATS = [(1 << seats) - 1 for seats in range(SEATS + 1)]
"""All seats, one bit each, by their number."""

FIRST_SEAT = [-1, *((seats & -seats).bit_length() - 1 for seats in range(1, 1 << SEATS))]
"""The lowest of several seats."""


def sorting_network(size: int) -> list[tuple[int, int]]:
    """Places to compare and exchange, in turn, until so many tiles are in rising order (Batcher's merge exchange)."""
    steps = []
    top = 1 << max(size - 1, 0).bit_length() >> 1
    width = top
    while width:
        other, rest, apart = top, 0, width
        while True:
            steps += [(place, place + apart) for place in range(size - apart) if place & width == rest]
            if other == width:
                break
            apart, other, rest = other - width, other >> 1, width
        width >>= 1
    return steps


_networks = [sorting_network(size) for size in range(HAND_PLACES + 1)]
FIRST_STEP = [sum(map(len, _networks[:size])) for size in range(HAND_PLACES + 2)]
LOWER_PLACE = [lower for network in _networks for lower, _ in network]
HIGHER_PLACE = [higher for network in _networks for _, higher in network]
"""Which places of a hand to compare, in turn, to sort it: those of a hand of n tiles are from FIRST_STEP[n] on.
Always the same comparisons are quicker than fewer that depend on the tiles."""
