"""Laying a tile: what it meets, joins, blocks and completes, and what it scores (Rules §5, §6)."""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from castlewright.core.bits import BITS
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ADJACENT,
    BLOCKED,
    BONUS,
    CELL_X,
    CELL_Y,
    CELLS,
    CONNECTED,
    DOOR_KIND,
    DOORS,
    DOWNSTAIRS,
    ENTRANCES,
    EVERYWHERE,
    HEIGHT,
    KIND,
    MEETS,
    MOST_ENTRANCES,
    OPEN,
    OVERLAP,
    POINTS,
    REACH,
    SHAPE,
    SIDE,
    STEP_X,
    STEP_Y,
    TYPE,
    TYPE_BIT,
    TYPES,
    WANTS,
    WIDTH,
)
from castlewright.games.castles_of_mad_king_ludwig.geometry import relation
from castlewright.games.castles_of_mad_king_ludwig.outside import Outside


class Laying(Outside):
    """Tiles of a castle that grows, and what each scores when it is laid."""

    def lay(self, tile: int, turn: int, x: int, y: int) -> int:
        """Add a tile, whether legal or not; the points that it scores, without rewards (Rules §5)."""
        self.meet(tile, turn, x, y)
        points = self.score_tile(tile)
        self.add(tile, turn, x, y)
        index = self.count - 1
        self.complete(index, index)
        for entrance in range(self.starts[index], self.starts[index + 1]):
            if self.partners[entrance] >= 0:
                self.complete(self.partners[entrance], index)
        self.renew_witnesses(index)
        self.points += points
        return points

    def meet(self, tile: int, turn: int, x: int, y: int) -> None:
        """Find the tiles that a tile laid here would touch, and how many entrances would be joined."""
        turned = 4 * tile + turn
        met = 0
        for index in range(self.count):
            sides = relation(SHAPE[turned], self.shapes[index], self.xs[index] - x, self.ys[index] - y)
            if 0 < sides < OVERLAP:
                found = self.count_doors(index, turned, x, y, 0)
                self.met[met] = index
                self.met_doors[met] = found if found > 0 else 0
                met += 1
        self.met_count = met

    def count_doors(self, index: int, turned: int, x: int, y: int, first: int) -> int:
        """How many open entrances of a tile a turned tile would meet; -1 where they must not meet (Rules §4.6,
        §11.18), -2 where one of them is below `first`.
        """
        found = 0
        for entrance in range(self.starts[index], self.starts[index + 1]):
            cell_x = self.front_x[entrance] - x
            cell_y = self.front_y[entrance] - y
            # Not open, or beyond the eight cells either way. One branch, because several are often guessed wrong.
            if (self.partners[entrance] - OPEN) | ((cell_x | cell_y) & ~7):
                continue
            side = self.faces[entrance] ^ 2
            if DOORS[4 * turned + side] & BITS[8 * cell_y + cell_x]:
                if not MEETS[4 * self.kinds[entrance] + DOOR_KIND[4 * turned + side]]:
                    return -1
                if entrance < first:
                    return -2
                found += 1
        return found

    def add(self, tile: int, turn: int, x: int, y: int) -> None:
        """Put the tile and its entrances on the lists, and join or block entrances."""
        index = self.count
        turned = 4 * tile + turn
        shape = SHAPE[turned]
        if index == 0:
            self.low_x = self.high_x = x
            self.low_y = self.high_y = y
        self.low_x = min(self.low_x, x)
        self.low_y = min(self.low_y, y)
        self.high_x = max(self.high_x, x + WIDTH[shape])
        self.high_y = max(self.high_y, y + HEIGHT[shape])
        self.tiles[index] = tile
        self.turns[index] = turn
        self.xs[index] = x
        self.ys[index] = y
        self.shapes[index] = shape
        self.completers[index] = -1
        self.rescored[index] = 0
        self.type_counts[TYPE[tile]] += 1
        self.starts[index] = self.entrances
        for own in range(ENTRANCES[tile]):
            self.add_entrance(turned, own, x, y)
        self.starts[index + 1] = self.entrances
        self.count = index + 1
        self.join(index)

    def add_entrance(self, turned: int, own: int, x: int, y: int) -> None:
        """Put one entrance of a turned tile on the list, open unless a tile covers the cell before it."""
        place = turned * MOST_ENTRANCES + own
        side = SIDE[place]
        front_x = x + CELL_X[place] + STEP_X[side]
        front_y = y + CELL_Y[place] + STEP_Y[side]
        entrance = self.entrances
        self.front_x[entrance] = front_x
        self.front_y[entrance] = front_y
        self.faces[entrance] = side
        self.kinds[entrance] = KIND[turned // 4 * MOST_ENTRANCES + own]
        self.partners[entrance] = OPEN
        for other in range(self.count):
            if covers(self.shapes[other], front_x - self.xs[other], front_y - self.ys[other]):
                self.partners[entrance] = BLOCKED
        self.entrances = entrance + 1

    def join(self, index: int) -> None:
        """Join every open entrance that the newest tile meets and block those it covers (Rules §1)."""
        start = self.starts[index]
        for entrance in range(start):
            dx = self.front_x[entrance] - self.xs[index]
            dy = self.front_y[entrance] - self.ys[index]
            if self.partners[entrance] != OPEN or not covers(self.shapes[index], dx, dy):
                continue
            self.partners[entrance] = BLOCKED
            side = self.faces[entrance]
            for own in range(start, self.entrances):
                if self.faces[own] != side ^ 2 or not MEETS[4 * self.kinds[own] + self.kinds[entrance]]:
                    continue
                own_x = self.front_x[own] + STEP_X[side]
                own_y = self.front_y[own] + STEP_Y[side]
                if own_x == self.front_x[entrance] and own_y == self.front_y[entrance]:
                    self.partners[entrance] = index
                    self.partners[own] = self.tile_of(entrance)

    def complete(self, index: int, completer: int) -> None:
        """Mark a tile as complete, for good, if all its entrances are joined now (Rules §6, §11.13)."""
        if self.completers[index] >= 0:
            return
        for entrance in range(self.starts[index], self.starts[index + 1]):
            if self.partners[entrance] < 0:
                return
        self.completers[index] = completer
        if TYPE[self.tiles[index]] == DOWNSTAIRS:
            self.completed_downstairs += 1

    # Points.

    def score_tile(self, tile: int) -> int:
        """The points of a tile laid among the tiles in `met`, in both directions, perhaps below 0 (Rules §5.1 to §5.5,
        §11.14).
        """
        points = POINTS[tile]
        reach = REACH[tile]
        for number in range(self.met_count):
            other = self.tiles[self.met[number]]
            is_joined = self.met_doors[number] > 0
            if WANTS[tile] & TYPE_BIT[other] and (reach == ADJACENT or (reach == CONNECTED and is_joined)):
                points += BONUS[tile]
            far = REACH[other]
            if WANTS[other] & TYPE_BIT[tile] and (far == ADJACENT or (far == CONNECTED and is_joined)):
                points += BONUS[other]
        if reach == EVERYWHERE:
            points += BONUS[tile] * (self.count_wanted(tile) + ((WANTS[tile] & TYPE_BIT[tile]) != 0))
        if self.type_counts[DOWNSTAIRS]:
            for index in range(self.count):
                other = self.tiles[index]
                if REACH[other] == EVERYWHERE and WANTS[other] & TYPE_BIT[tile]:
                    points += BONUS[other]
        return points

    def count_wanted(self, tile: int) -> int:
        """How many tiles of the castle are of a type that the tile's bonus counts."""
        count = 0
        for kind in range(TYPES):
            if WANTS[tile] & BITS[kind]:
                count += self.type_counts[kind]
        return count

    def score_again(self, index: int) -> int:
        """A room's points and own bonus as it lies now (Rules §6, §11.11, §11.12)."""
        tile = self.tiles[index]
        if REACH[tile] == EVERYWHERE:
            return POINTS[tile] + BONUS[tile] * self.count_wanted(tile)
        points = POINTS[tile]
        for entrance in range(self.starts[index], self.starts[index + 1]):
            other = self.partners[entrance]
            if other >= 0 and WANTS[tile] & TYPE_BIT[self.tiles[other]] and not self.is_repeated(index, entrance):
                points += BONUS[tile]
        return points

    def is_repeated(self, index: int, entrance: int) -> bool:
        """Whether an earlier entrance of the tile is joined to the same tile as this one."""
        for earlier in range(self.starts[index], entrance):
            if self.partners[earlier] == self.partners[entrance]:
                return True
        return False


def covers(shape: int, x: int, y: int) -> bool:
    """Whether a turned shape, cut corners included, has this cell of its box."""
    if x < 0 or y < 0 or x > 7 or y > 7:
        return False
    return (CELLS[shape] & BITS[8 * y + x]) != 0
