"""The way out: which entrances of a castle are external, and whether one is left (Rules §4.5).

Flooding the ground round a castle is slow. So a few entrances with nothing at all before them are kept as
witnesses: while one of them stays so there is a way out, and only without one the ground is flooded.
"""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from castlewright.core.bits import BITS, filled
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    CASTLE_ENTRANCES,
    CELL_X,
    CELL_Y,
    CELLS,
    CORRIDOR,
    ENTRANCES,
    FREE_CORNERS,
    GROUND,
    HEIGHT,
    MOST_ENTRANCES,
    OPEN,
    SHAPE,
    SIDE,
    STEP_X,
    STEP_Y,
    TYPE,
    WIDTH,
)
from castlewright.games.castles_of_mad_king_ludwig.tiles import Tiles

WITNESSES = 6
FREE, CORNER, TAKEN, OUTSIDE = range(4)
GRID = filled(GROUND)
QUEUE = filled(GROUND)
FOUND = filled(CASTLE_ENTRANCES)


class Outside(Tiles):
    """Tiles that know which of their entrances lead outside."""

    def stays_open(self, turned: int, x: int, y: int) -> bool:
        """Whether an external entrance is left when a turned tile lies here (Rules §4.5)."""
        shape = SHAPE[turned]
        for number in range(self.witness_count):
            if not self.is_before(self.witnesses[number], shape, x, y):
                return True
        tile = turned // 4
        for own in range(ENTRANCES[tile]):
            place = turned * MOST_ENTRANCES + own
            side = SIDE[place]
            if self.is_clear(x + CELL_X[place] + STEP_X[side], y + CELL_Y[place] + STEP_Y[side], side):
                return True
        return self.has_way_out(turned, x, y)

    def is_before(self, entrance: int, shape: int, x: int, y: int) -> bool:
        """Whether a tile's box lies anywhere before an entrance, near or far."""
        return crosses(self.front_x[entrance], self.front_y[entrance], self.faces[entrance], shape, x, y)

    def is_clear(self, x: int, y: int, side: int) -> bool:
        """Whether no tile's box lies in a line from this cell outwards."""
        for index in range(self.count):
            if crosses(x, y, side, self.shapes[index], self.xs[index], self.ys[index]):
                return False
        return True

    def has_way_out(self, turned: int, x: int, y: int) -> bool:
        """Whether an entrance of the castle with this tile added leads outside, by flooding the ground."""
        shape = SHAPE[turned]
        low_x = min(self.low_x, x) - 1
        low_y = min(self.low_y, y) - 1
        width = max(self.high_x, x + WIDTH[shape]) + 1 - low_x
        height = max(self.high_y, y + HEIGHT[shape]) + 1 - low_y
        self.paint_all(low_x, low_y, width, height)
        paint(shape, x - low_x, y - low_y, width)
        flood(width, height)
        for entrance in range(self.entrances):
            if GRID[(self.front_y[entrance] - low_y) * width + self.front_x[entrance] - low_x] == OUTSIDE:
                return True
        for own in range(ENTRANCES[turned // 4]):
            place = turned * MOST_ENTRANCES + own
            front_x = x + CELL_X[place] + STEP_X[SIDE[place]] - low_x
            front_y = y + CELL_Y[place] + STEP_Y[SIDE[place]] - low_y
            if GRID[front_y * width + front_x] == OUTSIDE:
                return True
        return False

    def paint_all(self, low_x: int, low_y: int, width: int, height: int) -> None:
        """Draw the castle's ground plan on the grid."""
        for cell in range(width * height):
            GRID[cell] = FREE
        for index in range(self.count):
            paint(self.shapes[index], self.xs[index] - low_x, self.ys[index] - low_y, width)

    # External entrances.

    def find_external(self) -> int:
        """List the numbers of all external entrances, of any type and level, in FOUND; how many there are.

        Rules §4.5: the cell before it is free and joined by sides to the outside through free cells. The
        cell before a joined entrance belongs to the other tile.
        """
        low_x = self.low_x - 1
        low_y = self.low_y - 1
        width = self.high_x + 1 - low_x
        height = self.high_y + 1 - low_y
        self.paint_all(low_x, low_y, width, height)
        flood(width, height)
        found = 0
        for entrance in range(self.entrances):
            if GRID[(self.front_y[entrance] - low_y) * width + self.front_x[entrance] - low_x] == OUTSIDE:
                FOUND[found] = entrance
                found += 1
        return found

    def external_entrances(self) -> list[int]:
        """The numbers of all external entrances, of any type and level (Rules §4.5)."""
        count = self.find_external()
        return [FOUND[number] for number in range(count)]

    def count_external(self) -> int:
        """How many external entrances there are, those of corridor-type rooms left out (Rules §9.3)."""
        found = self.find_external()
        count = 0
        tile = 0
        for number in range(found):
            while self.starts[tile + 1] <= FOUND[number]:
                tile += 1
            if TYPE[self.tiles[tile]] != CORRIDOR:
                count += 1
        return count

    # Witnesses.

    def renew_witnesses(self, index: int) -> None:
        """Keep the witnesses that the newest tile leaves alone, and look for more while there are few."""
        kept = 0
        for number in range(self.witness_count):
            entrance = self.witnesses[number]
            if not self.is_before(entrance, self.shapes[index], self.xs[index], self.ys[index]):
                self.witnesses[kept] = entrance
                kept += 1
        entrance = self.entrances - 1
        while kept < WITNESSES and entrance >= 0:
            is_new = self.partners[entrance] == OPEN and not self.is_witness(entrance, kept)
            if is_new and self.is_clear(self.front_x[entrance], self.front_y[entrance], self.faces[entrance]):
                self.witnesses[kept] = entrance
                kept += 1
            entrance -= 1
        self.witness_count = kept

    def is_witness(self, entrance: int, count: int) -> bool:
        """Whether the entrance is among the first so many witnesses."""
        for number in range(count):
            if self.witnesses[number] == entrance:
                return True
        return False


def crosses(x: int, y: int, side: int, shape: int, left: int, top: int) -> bool:
    """Whether a line from cell (x, y) outwards meets the box of a shape at (left, top)."""
    right = left + WIDTH[shape]
    bottom = top + HEIGHT[shape]
    if side == 0:
        return left <= x < right and top <= y
    if side == 1:
        return top <= y < bottom and right > x
    if side == 2:
        return left <= x < right and bottom > y
    return top <= y < bottom and left <= x


def paint(shape: int, left: int, top: int, width: int) -> None:
    """Draw a tile on the grid; a free corner that two tiles share is taken (Rules §4.5)."""
    for y in range(HEIGHT[shape]):
        for x in range(WIDTH[shape]):
            bit = BITS[8 * y + x]
            if CELLS[shape] & bit:
                cell = (top + y) * width + left + x
                GRID[cell] = CORNER if FREE_CORNERS[shape] & bit and GRID[cell] == FREE else TAKEN


def flood(width: int, height: int) -> None:
    """Mark all free ground of the grid that is joined to its margin as OUTSIDE."""
    size = width * height
    GRID[0] = OUTSIDE
    QUEUE[0] = 0
    waiting = 1
    while waiting:
        waiting -= 1
        cell = QUEUE[waiting]
        column = cell % width
        if column > 0:
            waiting = wet(cell - 1, waiting)
        if column < width - 1:
            waiting = wet(cell + 1, waiting)
        if cell >= width:
            waiting = wet(cell - width, waiting)
        if cell + width < size:
            waiting = wet(cell + width, waiting)


def wet(cell: int, waiting: int) -> int:
    """Let the flood reach a cell if it is free; how many cells wait now."""
    if GRID[cell] <= CORNER:
        GRID[cell] = OUTSIDE
        QUEUE[waiting] = cell
        return waiting + 1
    return waiting
