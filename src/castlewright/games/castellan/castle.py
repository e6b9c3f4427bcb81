"""The castle: where pieces may lie, and the courts that they close.

The lattice has no bounds, so its rows are laid one after the other round a ring that is longer than any
castle: node (x, y) has the number width*y + x, cut to the ring. The cell to the right of and below a
node bears the node's number.

All towers hang together by walls (Rules §4). So a wall between two towers always parts a region in two,
a tower on which several walls end parts it into as many, and nothing else changes a region (Rules §5).
"""

from castlewright.core.bits import filled
from castlewright.core.position import Actions, Position
from castlewright.games.castellan import tables
from castlewright.games.castellan.deck import Deck, longest_chain

# Compiled, these names are C numbers and arrays, filled once from the Python tables.
KINDS = tables.KINDS
TOWER_PIECE = tables.TOWER_PIECE
LONG_RIGHT = tables.LONG_RIGHT
MARGIN = tables.MARGIN
TRIANGLE = tables.TRIANGLE
SUMS = tables.SUMS
PLACES = tables.PLACES
GRID = tables.GRID
SINGLE = tables.SINGLE
FRESH = tables.FRESH
DOUBLE = tables.DOUBLE
DOUBLE_PART = tables.DOUBLE_PART

RIGHT, DOWN, LEFT, UP = range(4)
SIDE_BITS = [1, 2, 4, 8]
OPPOSITE_BITS = [4, 8, 1, 2]
"""Bits 0 to 3 of a node: the sides on which a wall lies."""

WALLS = 15
TOWER = 16
MIDDLE = 32
"""What a node holds: a tower, or the middle of a long wall."""

FILLED = TOWER + MIDDLE

OUTSIDE = 0
"""The region round the castle; courts are numbered from 1 and never join again."""

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


class Castle(Position):
    """Pieces on the lattice, and the courts with their owners; `position.py` adds cards and turns."""

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

    towers: list[int]
    tower_count: int
    """The nodes of all towers."""

    free_ends: list[int]
    end_count: int
    """The empty nodes on which walls end."""

    laid: list[int]
    laid_count: int
    """All pieces in building order, as kind * GRID + node."""

    low_x: int
    low_y: int
    high_x: int
    high_y: int
    """The box round the castle; the first piece lies at (0, 0) (Rules §8.2)."""

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
        self.tower_count = 0
        self.end_count = 0
        self.laid_count = 0
        self.low_x = 0
        self.low_y = 0
        self.high_x = 0
        self.high_y = 0
        self.court_count = 0
        if IS_INTERPRETED:
            # Compiled, the memory starts as zeros, and filling it from a list would cost more than a whole game.
            self.nodes = filled(GRID)
            self.cells = filled(GRID)
        self.towers = filled(128)
        self.free_ends = filled(256)
        self.laid = filled(256)
        self.owners = filled(129, NOBODY)
        self.court_towers = filled(129)
        self.keeps = filled(129)
        self.court_cells = filled(129)

    # Coordinates.

    def node_number(self, x: int, y: int) -> int:
        """The number of a node, or of the cell to the right of and below it."""
        return (self.width * y + x) & self.mask

    def from_corner(self, node: int) -> int:
        """A node as seen from MARGIN left of and above the box: width * dy + dx, both of them small."""
        return (node - self.width * (self.low_y - MARGIN) - self.low_x + MARGIN) & self.mask

    def node_x(self, node: int) -> int:
        """How far right of the first piece the node lies."""
        return (self.from_corner(node) & (self.width - 1)) + self.low_x - MARGIN

    def node_y(self, node: int) -> int:
        """How far below the first piece the node lies."""
        return (self.from_corner(node) >> self.shift) + self.low_y - MARGIN

    def place_action(self, kind: int, node: int) -> int:
        """The number of the action that lays this kind of piece at the node, wherever the castle lies."""
        seen = self.from_corner(node)
        dx = seen & (self.width - 1)
        dy = seen >> self.shift
        return PLACES + KINDS * (TRIANGLE[dx + dy] + dy) + kind

    def action_node(self, action: int) -> int:
        """The node at which an action lays a piece."""
        number = (action - PLACES) // KINDS
        dy = number - TRIANGLE[SUMS[number]]
        dx = SUMS[number] - dy
        return self.node_number(self.low_x - MARGIN + dx, self.low_y - MARGIN + dy)

    def court_at(self, x: int, y: int) -> int:
        """The court of the cell whose upper left node is (x, y); 0 outside."""
        return self.cells[self.node_number(x, y)]

    # Where pieces may lie.

    def is_open_to(self, seat: int, cell: int) -> bool:
        """Whether the seat may build in the region of this cell (Rules §4.4)."""
        court = self.cells[cell]
        return court == OUTSIDE or self.owners[court] == seat

    def fits_tower(self, seat: int, end: int) -> bool:
        """Whether the seat may lay a tower on an empty node where a wall ends (Rules §4.1)."""
        return self.is_open_to(seat, end)

    def fits_wall(self, seat: int, tower: int, side: int, is_long: bool) -> bool:
        """Whether the seat may lay a wall from a tower to one side; between two towers only from the left or upper one.

        Rules §4.2: its edges are free, its far end holds a tower or is empty, and on the middle
        node of a long wall there is nothing at all.
        """
        if self.nodes[tower] & SIDE_BITS[side]:
            return False
        end = (tower + self.steps[side]) & self.mask
        if not self.is_open_to(seat, tower if side <= DOWN else end):
            return False
        if is_long:
            if self.nodes[end]:
                return False
            end = (end + self.steps[side]) & self.mask
        node = self.nodes[end]
        return not node & MIDDLE and (side <= DOWN or not node & TOWER)

    def wall_node(self, tower: int, side: int, is_long: bool) -> int:
        """The left or upper end of a wall that goes from a tower to one side."""
        if side <= DOWN:
            return tower
        return (tower + self.steps[side] * (1 + is_long)) & self.mask

    def can_lay_tower(self, seat: int) -> bool:
        """Whether there is any place for a tower."""
        if self.laid_count == 0:
            return True
        for index in range(self.end_count):  # noqa: SIM110
            if self.fits_tower(seat, self.free_ends[index]):
                return True
        return False

    def can_lay_wall(self, seat: int, is_long: bool) -> bool:
        """Whether there is any place for a wall; the newest towers are asked first."""
        if self.laid_count == 0:
            return True
        for index in range(self.tower_count - 1, -1, -1):
            tower = self.towers[index]
            if self.nodes[tower] & WALLS == WALLS:
                continue
            for side in range(4):
                if self.fits_wall(seat, tower, side, is_long):
                    return True
        return False

    def list_towers(self, seat: int, actions: Actions) -> None:
        """Add every place for a tower (Rules §4.1); the first piece lies at the origin (Rules §8.2)."""
        if self.laid_count == 0:
            self.add_action(actions, TOWER_PIECE, 0)
        for index in range(self.end_count):
            if self.fits_tower(seat, self.free_ends[index]):
                self.add_action(actions, TOWER_PIECE, self.free_ends[index])

    def list_walls(self, seat: int, is_long: bool, actions: Actions) -> None:
        """Add every place for a wall (Rules §4.2); as a first piece it goes right from the origin (Rules §8.2)."""
        if self.laid_count == 0:
            self.add_action(actions, 1 + 2 * is_long, 0)
        for index in range(self.tower_count):
            tower = self.towers[index]
            if self.nodes[tower] & WALLS == WALLS:
                continue
            for side in range(4):
                if self.fits_wall(seat, tower, side, is_long):
                    self.add_action(actions, 1 + 2 * is_long + (side & 1), self.wall_node(tower, side, is_long))

    def add_action(self, actions: Actions, kind: int, node: int) -> None:
        """Add one way to lay a piece to the list."""
        actions.numbers[actions.count] = self.place_action(kind, node)
        actions.count += 1

    # Laying pieces.

    def lay(self, seat: int, kind: int, node: int) -> None:
        """Add a piece at a legal place; the courts that it closes or cuts are the seat's (Rules §5)."""
        self.laid[self.laid_count] = kind * GRID + node
        self.laid_count += 1
        if kind == TOWER_PIECE:
            self.widen(node)
            self.lay_tower(seat, node)
        else:
            side = (kind - 1) & 1
            is_long = kind >= LONG_RIGHT
            end = (node + self.steps[side] * (1 + is_long)) & self.mask
            self.widen(node)
            self.widen(end)
            self.flip_wall(node, side, is_long)
            self.note_end(node, SIDE_BITS[side])
            self.note_end(end, OPPOSITE_BITS[side])
            if self.nodes[node] & self.nodes[end] & TOWER:
                self.set_wall_starts(node, side)
                self.part(seat, 2)

    def widen(self, node: int) -> None:
        """Let the box reach this node."""
        x = self.node_x(node)
        y = self.node_y(node)
        self.low_x = min(self.low_x, x)
        self.high_x = max(self.high_x, x)
        self.low_y = min(self.low_y, y)
        self.high_y = max(self.high_y, y)

    def flip_wall(self, node: int, side: int, is_long: bool) -> None:
        """Cover the edges of a wall, or take it away again."""
        end = (node + self.steps[side]) & self.mask
        self.nodes[node] ^= SIDE_BITS[side]
        if is_long:
            self.nodes[end] ^= MIDDLE + SIDE_BITS[side] + OPPOSITE_BITS[side]
            end = (end + self.steps[side]) & self.mask
        self.nodes[end] ^= OPPOSITE_BITS[side]

    def note_end(self, node: int, new_wall: int) -> None:
        """Remember the node as a free end if it is empty and this is its first wall."""
        if self.nodes[node] == new_wall:
            self.free_ends[self.end_count] = node
            self.end_count += 1

    def lay_tower(self, seat: int, node: int) -> None:
        """Add a tower: it counts where it stands, and links all walls that end there."""
        self.court_towers[self.cells[node]] += 1
        self.forget_end(node)
        self.towers[self.tower_count] = node
        self.tower_count += 1
        self.nodes[node] |= TOWER
        parts = self.find_starts(node)
        if parts > 1:
            self.part(seat, parts)

    def forget_end(self, node: int) -> None:
        """The node is no longer a free end."""
        for index in range(self.end_count):
            if self.free_ends[index] == node:
                self.end_count -= 1
                self.free_ends[index] = self.free_ends[self.end_count]
                return

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
        """How many towers have a cell in a part that is full (Rules §5)."""
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

    # What a piece would close.

    def gain(self, kind: int, node: int) -> int:
        """The points that a piece would bring at once, without laying it; double keeps are left out."""
        if kind == TOWER_PIECE:
            parts = self.find_starts(node)
            if parts < 2:
                return self.cells[node] != OUTSIDE
            self.nodes[node] |= TOWER
            gain = self.gain_of_parts(parts) + (self.cells[node] != OUTSIDE)
            self.nodes[node] ^= TOWER
            return gain
        side = (kind - 1) & 1
        is_long = kind >= LONG_RIGHT
        end = (node + self.steps[side] * (1 + is_long)) & self.mask
        if not self.nodes[node] & self.nodes[end] & TOWER:
            return 0
        self.flip_wall(node, side, is_long)
        self.set_wall_starts(node, side)
        gain = self.gain_of_parts(2)
        self.flip_wall(node, side, is_long)
        return gain

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
        """The towers of the seat's courts, twice under a double keep (Rules §6).

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

    def copy_castle(self, source: "Castle") -> None:
        """Take over another castle of the same decks."""
        self.low_x = source.low_x
        self.low_y = source.low_y
        self.high_x = source.high_x
        self.high_y = source.high_y
        self.tower_count = source.tower_count
        self.end_count = source.end_count
        self.laid_count = source.laid_count
        self.court_count = source.court_count
        for node in range(self.mask + 1):
            self.nodes[node] = source.nodes[node]
        for cell in range(self.mask + 1):
            self.cells[cell] = source.cells[cell]
        for index in range(self.tower_count):
            self.towers[index] = source.towers[index]
        for index in range(self.end_count):
            self.free_ends[index] = source.free_ends[index]
        for index in range(self.laid_count):
            self.laid[index] = source.laid[index]
        for court in range(self.court_count + 1):
            self.owners[court] = source.owners[court]
            self.court_towers[court] = source.court_towers[court]
            self.keeps[court] = source.keeps[court]
            self.court_cells[court] = source.court_cells[court]

    def redraw_castle(self) -> None:
        """Put what the nodes and cells hold together again from the pieces and the courts."""
        for node in range(self.mask + 1):
            self.nodes[node] = 0
            self.cells[node] = OUTSIDE
        for index in range(self.laid_count):
            kind = self.laid[index] // GRID
            node = self.laid[index] % GRID
            if kind == TOWER_PIECE:
                self.nodes[node] |= TOWER
            else:
                self.flip_wall(node, (kind - 1) & 1, kind >= LONG_RIGHT)
        for court in range(1, self.court_count + 1):
            self.redraw_court(court)

    def redraw_court(self, court: int) -> None:
        """Fill a court from its known cell."""
        HEADS[0] = 0
        TAILS[0] = 0
        self.reach_cell(0, self.court_cells[court])
        while HEADS[0] < TAILS[0]:
            self.spread(0)
        self.mark_cells(0, court)
        self.clear_marks(1)
