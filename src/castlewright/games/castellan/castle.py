"""The castle: where pieces may lie, and how actions that lay them are numbered; `courts.py` finds what they close."""

from castlewright.core.bits import filled
from castlewright.core.position import Actions
from castlewright.games.castellan.constants import (
    BARRED,
    DOWN,
    FAR_ENDS,
    FREE_COUNTS,
    FREE_SIDES,
    GRID,
    KINDS,
    LONG_RIGHT,
    MARGIN,
    MIDDLE,
    NODES,
    OPPOSITE_BITS,
    OUTSIDE,
    PLACES,
    SIDE_BITS,
    SKEW,
    TOWER,
    TOWER_PIECE,
    WALLS,
)
from castlewright.games.castellan.courts import Courts
from castlewright.games.castellan.deck import Deck


class Castle(Courts):
    """Pieces on the lattice; `position.py` adds cards and turns."""

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

    anchor_x: int
    anchor_y: int
    """The upper left corner of the box when the turn began: places are numbered from there, so that a place
    keeps its number in whatever order the pieces of a turn are laid."""

    def __init__(self, seats: int, deck: Deck) -> None:
        super().__init__(seats, deck)
        self.tower_count = 0
        self.end_count = 0
        self.laid_count = 0
        self.low_x = 0
        self.low_y = 0
        self.high_x = 0
        self.high_y = 0
        self.anchor_x = 0
        self.anchor_y = 0
        self.towers = filled(128)
        self.free_ends = filled(256)
        self.laid = filled(256)

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

    def set_anchor(self) -> None:
        """Number places from the box as it is now."""
        self.anchor_x = self.low_x
        self.anchor_y = self.low_y

    def place_action(self, kind: int, node: int) -> int:
        """The number of the action that lays this kind of piece at the node, wherever the castle lies."""
        seen = self.from_corner(node)
        number = self.corner_number() + (seen & (self.width - 1)) + SKEW * (seen >> self.shift)
        return PLACES + KINDS * (number % NODES) + kind

    def corner_number(self) -> int:
        """The number of the node from which `from_corner` counts, before it is cut to NODES; never negative."""
        dx = self.low_x - MARGIN - self.anchor_x
        dy = self.low_y - MARGIN - self.anchor_y
        return 2 * NODES + dx + SKEW * dy

    def action_node(self, action: int) -> int:
        """The node at which an action lays a piece: the only one of its number in or around the box."""
        dx = ((action - PLACES) // KINDS + 6 * NODES - self.corner_number()) % NODES
        width = self.high_x - self.low_x + 2 * MARGIN
        for y in range(self.low_y - MARGIN, self.high_y + MARGIN + 1):
            if dx <= width:
                return (self.width * y + self.low_x - MARGIN + dx) & self.mask
            dx -= SKEW
            if dx < 0:
                dx += NODES
        return 0

    def court_at(self, x: int, y: int) -> int:
        """The court of the cell whose upper left node is (x, y); 0 outside."""
        return self.cells[self.node_number(x, y)]

    # Where pieces may lie.

    def warm(self) -> int:
        """Read a node and a cell at both ends of every row of the castle, none of which has to wait for another."""
        seen = 0
        for y in range(self.low_y, self.high_y + 1):
            first = (self.width * y + self.low_x) & self.mask
            last = (self.width * y + self.high_x) & self.mask
            seen |= self.nodes[first] | self.cells[first] | self.nodes[last] | self.cells[last]
        return seen

    def is_open_to(self, seat: int, cell: int) -> bool:
        """Whether the seat may build in the region of this cell (Rules §4.4, §8.16)."""
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

    def fits_at(self, seat: int, kind: int, node: int) -> bool:
        """Whether the seat may lay this kind of piece at a node of a castle that has begun (Rules §4)."""
        if kind == TOWER_PIECE:
            if not self.nodes[node] & WALLS or self.nodes[node] & (TOWER + MIDDLE):
                return False
            return self.fits_tower(seat, node)
        side = (kind - 1) & 1
        is_long = kind >= LONG_RIGHT
        if self.nodes[node] & TOWER:
            return self.fits_wall(seat, node, side, is_long)
        end = (node + self.steps[side] * (1 + is_long)) & self.mask
        return self.nodes[end] & TOWER != 0 and self.fits_wall(seat, end, side + 2, is_long)

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
        # As `fits_tower` and `add_action`, here.
        mask, inside, shift = self.mask, self.width - 1, self.shift
        corner = self.width * (self.low_y - MARGIN) + self.low_x - MARGIN
        first = self.corner_number()
        count = actions.count
        for index in range(self.end_count):
            end = self.free_ends[index]
            court = self.cells[end]
            if court == OUTSIDE or self.owners[court] == seat:
                seen = (end - corner) & mask
                actions.numbers[count] = PLACES + KINDS * ((first + (seen & inside) + SKEW * (seen >> shift)) % NODES)
                count += 1
        actions.count = count

    def list_walls(self, seat: int, is_long: bool, actions: Actions) -> None:
        """Add every place for a wall (Rules §4.2); as a first piece it goes right from the origin (Rules §8.2)."""
        if self.laid_count == 0:
            self.add_action(actions, 1 + 2 * is_long, 0)
        # As `fits_wall`, `wall_node` and `add_action`, here: what is the same for all places is worked out once, and
        # a wall to the left or up has the number of its tower less what lies between.
        mask, inside, shift = self.mask, self.width - 1, self.shift
        corner = self.width * (self.low_y - MARGIN) + self.low_x - MARGIN
        first = self.corner_number()
        ends = 4 * is_long
        kind = PLACES + 1 + 2 * is_long
        count = actions.count
        for index in range(self.tower_count):
            tower = self.towers[index]
            walls = self.nodes[tower]
            if walls & WALLS == WALLS:
                continue
            seen = (tower - corner) & mask
            own = kind + KINDS * ((first + (seen & inside) + SKEW * (seen >> shift)) % NODES)
            for free in range(4 * (walls & WALLS), 4 * (walls & WALLS) + FREE_COUNTS[walls & WALLS]):
                side = FREE_SIDES[free]
                end = (tower + self.steps[side]) & mask
                court = self.cells[tower if side <= DOWN else end]
                if court != OUTSIDE and self.owners[court] != seat:
                    continue
                blocked = self.nodes[end]
                if is_long:
                    end = (end + self.steps[side]) & mask
                    blocked |= self.nodes[end] & BARRED[side]
                else:
                    blocked &= BARRED[side]
                number = own + FAR_ENDS[ends + side]
                # Written anyhow, and kept where nothing is in the way, which no processor guesses.
                actions.numbers[count] = number if number >= PLACES else number + KINDS * NODES
                count += 1 if blocked == 0 else 0
        actions.count = count

    def add_action(self, actions: Actions, kind: int, node: int) -> None:
        """Add one way to lay a piece to the list."""
        seen = (node - self.width * (self.low_y - MARGIN) - self.low_x + MARGIN) & self.mask  # as `place_action`, here
        number = self.corner_number() + (seen & (self.width - 1)) + SKEW * (seen >> self.shift)
        actions.numbers[actions.count] = PLACES + KINDS * (number % NODES) + kind
        actions.count += 1

    # Laying pieces.

    def lay(self, seat: int, kind: int, node: int) -> None:
        """Add a piece at a legal place; the courts that it closes or cuts are the seat's (Rules §5, §8.7)."""
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
        seen = self.from_corner(node)
        x = (seen & (self.width - 1)) + self.low_x - MARGIN
        y = (seen >> self.shift) + self.low_y - MARGIN
        self.low_x = min(self.low_x, x)
        self.high_x = max(self.high_x, x)
        self.low_y = min(self.low_y, y)
        self.high_y = max(self.high_y, y)

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

    def parts_region(self, kind: int, node: int) -> bool:
        """Whether a piece would close or cut something (Rules §5)."""
        if kind == TOWER_PIECE:
            return self.find_starts(node) > 1
        side = (kind - 1) & 1
        end = (node + self.steps[side]) & self.mask
        if kind >= LONG_RIGHT:
            end = (end + self.steps[side]) & self.mask
        return self.nodes[node] & self.nodes[end] & TOWER != 0

    def end_index(self, node: int) -> int:
        """The place of a node among the free ends; how many there are if it is none."""
        index = 0
        while index < self.end_count and self.free_ends[index] != node:
            index += 1
        return index

    def lift_last(self, ends: int, end_index: int) -> None:
        """Take the last piece away again, one that closed and cut nothing; the box round the castle stays as it is.

        Given are how many free ends there were, and which of them a tower stands on.
        """
        self.laid_count -= 1
        kind = self.laid[self.laid_count] // GRID
        node = self.laid[self.laid_count] % GRID
        if kind == TOWER_PIECE:
            self.tower_count -= 1
            self.nodes[node] ^= TOWER
            self.court_towers[self.cells[node]] -= 1
            if end_index < ends:
                self.free_ends[self.end_count] = self.free_ends[end_index]
                self.free_ends[end_index] = node
        else:
            self.flip_wall(node, (kind - 1) & 1, kind >= LONG_RIGHT)
        self.end_count = ends

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

    # Twins.

    def copy_castle(self, source: "Castle") -> None:
        """Take over another castle of the same decks."""
        self.copy_courts(source)
        self.copy_lattice(source)
        self.low_x = source.low_x
        self.low_y = source.low_y
        self.high_x = source.high_x
        self.high_y = source.high_y
        self.anchor_x = source.anchor_x
        self.anchor_y = source.anchor_y
        self.tower_count = source.tower_count
        self.end_count = source.end_count
        self.laid_count = source.laid_count
        for index in range(self.tower_count):
            self.towers[index] = source.towers[index]
        for index in range(self.end_count):
            self.free_ends[index] = source.free_ends[index]
        for index in range(self.laid_count):
            self.laid[index] = source.laid[index]

    def copy_lattice(self, source: "Castle") -> None:
        """Take over what lies in the boxes round both castles; round them there is nothing."""
        low_x = min(self.low_x, source.low_x)
        high_x = max(self.high_x, source.high_x)
        for y in range(min(self.low_y, source.low_y), max(self.high_y, source.high_y) + 1):
            row = self.width * y
            for x in range(low_x, high_x + 1):
                node = (row + x) & self.mask
                self.nodes[node] = source.nodes[node]
                self.cells[node] = source.cells[node]

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
