"""The courts of a castle: what lies on the lattice, and the regions that walls and towers part.

The lattice has no bounds, so its rows are laid one after the other round a ring that is longer than any
castle: node (x, y) has the number width*y + x, cut to the ring. The cell to the right of and below a
node bears the node's number.

All towers hang together by walls (Rules §4). So a wall between two towers always parts a region in two,
a tower on which several walls end parts it into as many, and nothing else changes a region (Rules §5).
"""

from castlewright.core.bits import filled
from castlewright.core.position import Position
from castlewright.games.castellan.constants import (
    DOUBLE,
    DOUBLE_PART,
    DOWN,
    FRESH,
    GRID,
    LEFT,
    MARGIN,
    MIDDLE,
    OPPOSITE_BITS,
    RIGHT,
    SIDE_BITS,
    TOWER,
    UP,
)
from castlewright.games.castellan.deck import Deck, longest_chain

FILLED = TOWER + MIDDLE

NOBODY = -1

AFTER_CUT = [FRESH, FRESH, DOUBLE_PART, DOUBLE_PART]
"""What stands in the parts of a court that is cut, by what stood in the whole."""

IS_INTERPRETED = int(__file__.endswith(".py"))

# Scratch for filling regions: the cells of up to four parts in the order in which they were reached.
QUEUES = filled(4 * GRID)
HEADS = filled(4)
TAILS = filled(4)
STARTS = filled(4)
MARKS = filled(GRID)  # 1 + part for each cell that was reached
TOWER_MARKS = filled(GRID)


class Courts(Position):
    """Walls and towers on the lattice, and the courts with their owners; `castle.py` says what may lie where."""

    width: int
    shift: int
    mask: int
    """Nodes in a row, its logarithm, and the number of nodes of the whole ring less 1."""

    steps: list[int]
    """From a node to its neighbour on each side."""

    nodes: list[int]
    """What lies on and around each node."""

    cells: list[int]
    """The region of each cell: OUTSIDE, or a court."""

    court_count: int
    owners: list[int]
    court_towers: list[int]
    keeps: list[int]
    court_cells: list[int]
    """Of each court: its seat, how many towers count, what stands in it, and one of its cells."""

    def __init__(self, seats: int, deck: Deck) -> None:
        super().__init__(seats)
        self.shift = 6 if longest_chain(deck, seats) + 2 * MARGIN + 1 <= 64 else 7
        self.width = 1 << self.shift
        self.mask = self.width * self.width - 1
        self.steps = [1, self.width, -1, -self.width]
        self.court_count = 0
        if IS_INTERPRETED:
            # Compiled, the memory starts as zeros, and filling it from a list would cost more than a whole game.
            self.nodes = filled(GRID)
            self.cells = filled(GRID)
        self.owners = filled(129, NOBODY)
        self.court_towers = filled(129)
        self.keeps = filled(129)
        self.court_cells = filled(129)

    # Pieces.

    def flip_wall(self, node: int, side: int, is_long: bool) -> None:
        """Cover the edges of a wall, or take it away again."""
        end = (node + self.steps[side]) & self.mask
        self.nodes[node] ^= SIDE_BITS[side]
        if is_long:
            self.nodes[end] ^= MIDDLE + SIDE_BITS[side] + OPPOSITE_BITS[side]
            end = (end + self.steps[side]) & self.mask
        self.nodes[end] ^= OPPOSITE_BITS[side]

    def set_wall_starts(self, node: int, side: int) -> None:
        """Take the cells on both sides of a wall."""
        STARTS[0] = node
        STARTS[1] = (node + self.steps[UP if side == RIGHT else LEFT]) & self.mask

    def find_starts(self, node: int) -> int:
        """Take, for each wall at a tower, the cell that follows it clockwise; how many there are."""
        walls = self.nodes[node]
        parts = 0
        for side in range(4):
            if walls & SIDE_BITS[side]:
                STARTS[parts] = self.cell_after(node, side)
                parts += 1
        return parts

    def cell_after(self, node: int, side: int) -> int:
        """The cell at a node that follows the wall on this side clockwise."""
        cell = node
        if DOWN <= side <= LEFT:
            cell -= 1
        if side >= LEFT:
            cell -= self.width
        return cell & self.mask

    # Regions.

    def part(self, seat: int, parts: int) -> None:
        """Make courts of the parts of a region, from each of which a start is known.

        The last part to be filled stays what it was. That is always right for the outside: it is
        larger than any court.
        """
        region = self.cells[STARTS[0]]
        last = self.fill(parts)
        kept = AFTER_CUT[self.keeps[region]] if region else FRESH
        if region:
            self.keeps[region] = kept
            self.court_cells[region] = STARTS[last]
            self.court_towers[region] -= self.count_lost(parts, last, region)
        for part in range(parts):
            if part != last:
                self.court_count += 1
                self.owners[self.court_count] = seat
                self.keeps[self.court_count] = kept
                self.court_cells[self.court_count] = STARTS[part]
                self.court_towers[self.court_count] = self.count_part(part)
                self.mark_cells(part, self.court_count)
        self.clear_marks(parts)

    def fill(self, parts: int) -> int:
        """Fill all parts cell by cell in turn until all but one are full; that one's number."""
        for part in range(parts):
            HEADS[part] = 0
            TAILS[part] = 0
            self.reach_cell(part, STARTS[part])
        unfilled = parts
        part = 0
        while True:
            if HEADS[part] < TAILS[part]:
                self.spread(part)
                if HEADS[part] == TAILS[part]:
                    unfilled -= 1
                    if unfilled == 1:
                        break
            part = part + 1 if part + 1 < parts else 0
        last = 0
        while HEADS[last] == TAILS[last]:
            last += 1
        return last

    def reach_cell(self, part: int, cell: int) -> None:
        """Add a cell to a part unless it has been reached before."""
        if not MARKS[cell]:
            MARKS[cell] = 1 + part
            QUEUES[part * GRID + TAILS[part]] = cell
            TAILS[part] += 1

    def spread(self, part: int) -> None:
        """Go on from a part's next cell: across edges without a wall, and round empty nodes (Rules §5)."""
        cell = QUEUES[part * GRID + HEADS[part]]
        HEADS[part] += 1
        below = (cell + self.width) & self.mask
        right = (cell + 1) & self.mask
        if not self.nodes[cell] & SIDE_BITS[RIGHT]:
            self.reach_cell(part, (cell - self.width) & self.mask)
        if not self.nodes[cell] & SIDE_BITS[DOWN]:
            self.reach_cell(part, (cell - 1) & self.mask)
        if not self.nodes[below] & SIDE_BITS[RIGHT]:
            self.reach_cell(part, below)
        if not self.nodes[right] & SIDE_BITS[DOWN]:
            self.reach_cell(part, right)
        self.go_round(part, cell)
        self.go_round(part, right)
        self.go_round(part, below)
        self.go_round(part, (below + 1) & self.mask)

    def go_round(self, part: int, node: int) -> None:
        """Reach all cells round a node where walls end and no tower stands."""
        if self.nodes[node] and not self.nodes[node] & FILLED:
            for side in range(4):
                self.reach_cell(part, self.cell_after(node, side))

    def corner(self, cell: int, number: int) -> int:
        """One of the four nodes round a cell."""
        return (cell + (number & 1) + self.width * (number >> 1)) & self.mask

    def count_part(self, part: int) -> int:
        """How many towers have a cell in a part that is full, those of spurs inside it too (Rules §5, §8.15)."""
        count = 0
        for index in range(TAILS[part]):
            for number in range(4):
                node = self.corner(QUEUES[part * GRID + index], number)
                if self.nodes[node] & TOWER and not TOWER_MARKS[node]:
                    TOWER_MARKS[node] = 1
                    count += 1
        self.clear_tower_marks(part)
        return count

    def clear_tower_marks(self, part: int) -> None:
        """Make the towers of a part countable again."""
        for index in range(TAILS[part]):
            for number in range(4):
                TOWER_MARKS[self.corner(QUEUES[part * GRID + index], number)] = 0

    def mark_cells(self, part: int, court: int) -> None:
        """Make the cells of a part belong to a court."""
        for index in range(TAILS[part]):
            self.cells[QUEUES[part * GRID + index]] = court

    def count_lost(self, parts: int, last: int, region: int) -> int:
        """How many towers of the full parts have no cell in what is left of the region."""
        count = 0
        for part in range(parts):
            if part == last:
                continue
            for index in range(TAILS[part]):
                for number in range(4):
                    node = self.corner(QUEUES[part * GRID + index], number)
                    if self.nodes[node] & TOWER and not TOWER_MARKS[node]:
                        TOWER_MARKS[node] = 1
                        count += not self.touches_rest(node, region, last)
        for part in range(parts):
            if part != last:
                self.clear_tower_marks(part)
        return count

    def touches_rest(self, node: int, region: int, last: int) -> bool:
        """Whether one of the four cells round a node lies in the region, but in no part that is full."""
        for side in range(4):
            cell = self.cell_after(node, side)
            if self.cells[cell] == region and (MARKS[cell] == 0 or MARKS[cell] == 1 + last):
                return True
        return False

    def clear_marks(self, parts: int) -> None:
        """Forget which cells the last filling reached."""
        for part in range(parts):
            for index in range(TAILS[part]):
                MARKS[QUEUES[part * GRID + index]] = 0

    def gain_of_parts(self, parts: int) -> int:
        """How many towers the new parts have, less those that the rest of a cut court loses to them."""
        region = self.cells[STARTS[0]]
        last = self.fill(parts)
        gain = 0
        for part in range(parts):
            if part != last:
                gain += self.count_part(part)
        if region:
            gain -= self.count_lost(parts, last, region)
        self.clear_marks(parts)
        return gain

    # Points.

    def score_courts(self, seat: int) -> int:
        """The towers of the seat's courts as they are now, twice under a double keep (Rules §6, §8.17).

        While a double court lies in parts and none is named yet, the one with most towers is taken.
        """
        points = 0
        best_part = 0
        for court in range(1, self.court_count + 1):
            if self.owners[court] == seat:
                points += self.court_towers[court]
                if self.keeps[court] == DOUBLE:
                    points += self.court_towers[court]
                elif self.keeps[court] == DOUBLE_PART and self.court_towers[court] > best_part:
                    best_part = self.court_towers[court]
        return points + best_part

    def count_keeps(self, seat: int) -> int:
        """The seat's keeps in play, a double keep being two (Rules §6, §8.18)."""
        count = 0
        has_double = False
        for court in range(1, self.court_count + 1):
            if self.owners[court] == seat:
                count += 1
                has_double = has_double or self.keeps[court] >= DOUBLE
        return count + has_double

    # Twins.

    def copy_courts(self, source: "Courts") -> None:
        """Take over the courts of another castle of the same decks, but not what lies on the lattice."""
        self.court_count = source.court_count
        for court in range(self.court_count + 1):
            self.owners[court] = source.owners[court]
            self.court_towers[court] = source.court_towers[court]
            self.keeps[court] = source.keeps[court]
            self.court_cells[court] = source.court_cells[court]

    def redraw_court(self, court: int) -> None:
        """Fill a court from its known cell."""
        HEADS[0] = 0
        TAILS[0] = 0
        self.reach_cell(0, self.court_cells[court])
        while HEADS[0] < TAILS[0]:
            self.spread(0)
        self.mark_cells(0, court)
        self.clear_marks(1)
