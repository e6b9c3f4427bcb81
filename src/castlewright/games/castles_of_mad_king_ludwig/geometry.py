"""How two tiles lie to each other: apart, sharing walls on certain sides, or overlapping (Rules §1).

One byte for every pair of turned shapes and every offset is worked out when first asked for.
"""

from castlewright.core.bits import filled
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ALL_CELLS,
    CELLS,
    CORNERS,
    EIGHT_SIDED,
    FIRST_COLUMNS,
    FORMS,
    LARGE_DISC,
    LOCKS,
    OVERLAP,
    SHAPES,
    STEP_X,
    STEP_Y,
    WALLS,
)

REACH = 7
SPAN = 2 * REACH + 1
UNKNOWN = 255
RELATIONS = filled(SHAPES * SHAPES * SPAN * SPAN, UNKNOWN)
"""By first shape, second shape, y and x of the second from the first: the sides of the first that
the second touches, one bit each from north clockwise, or OVERLAP."""


def relation(one: int, other: int, x: int, y: int) -> int:
    """How a turned shape `other` lies whose box begins (x, y) after that of `one`; 0 when they are apart."""
    if x > REACH or x < -REACH or y > REACH or y < -REACH:
        return 0
    place = ((one * SHAPES + other) * SPAN + y + REACH) * SPAN + x + REACH
    if RELATIONS[place] == UNKNOWN:
        RELATIONS[place] = OVERLAP if overlaps(one, other, x, y) else touched_sides(one, other, x, y)
    return RELATIONS[place]


def moved(cells: int, x: int, y: int) -> int:
    """The cells of a mask of 8x8 moved right and down, or left and up; those that leave it are cut off."""
    if x >= 8 or x <= -8 or y >= 8 or y <= -8:
        return 0
    cells = (cells & FIRST_COLUMNS[8 - x]) << x if x >= 0 else cells >> -x & FIRST_COLUMNS[8 + x]
    return cells << 8 * y & ALL_CELLS if y >= 0 else cells >> -8 * y


def shared_cells(one: int, other: int, x: int, y: int) -> int:
    """How many cells two shapes have in common, cut corners included."""
    shared = CELLS[one] & moved(CELLS[other], x, y)
    count = 0
    while shared:
        shared &= shared - 1
        count += 1
    return count


def shares_corner(one: int, other: int, x: int, y: int) -> bool:
    """Whether a corner cell of one shape is a corner cell of the other."""
    return CORNERS[one] & moved(CORNERS[other], x, y) != 0


def overlaps(one: int, other: int, x: int, y: int) -> bool:
    """Whether two shapes cover common ground.

    Rules §1: no cell may be shared, except one cut corner of each where the forms leave room, and
    except that two large discs may touch obliquely, four cells along and three across.
    """
    shared = shared_cells(one, other, x, y)
    if shared == 0:
        return False
    if shared == 1 and LOCKS[4 * FORMS[one] + FORMS[other]] and shares_corner(one, other, x, y):
        return False
    touch_obliquely = abs(x) + abs(y) == 7 and (abs(x) == 3 or abs(x) == 4)
    return not (FORMS[one] == LARGE_DISC and FORMS[other] == LARGE_DISC and touch_obliquely)


def touched_sides(one: int, other: int, x: int, y: int) -> int:
    """The sides of the first shape along which the second lies; the diagonal of an octagon belongs to both
    sides beside it (Rules §1, §11.15, §11.16).
    """
    sides = 0
    for side in range(4):
        beside = moved(WALLS[4 * other + (side ^ 2)], x - STEP_X[side], y - STEP_Y[side])
        if WALLS[4 * one + side] & beside:
            sides |= 1 << side
    if FORMS[one] == EIGHT_SIDED and FORMS[other] == EIGHT_SIDED and shares_corner(one, other, x, y):
        sides |= (2 if x > 0 else 8) | (4 if y > 0 else 1)
    return sides
