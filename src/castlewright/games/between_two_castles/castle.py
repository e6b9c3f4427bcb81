"""One castle: its rooms, where the next may stand, and the bonus it waits for.

Column x and row y of the rules lie at x + 24 and y + 24 of a field that holds every castle which
can be built, with an empty line at every edge; a row of the field is one mask, column by column.
"""

from castlewright.core.bits import BITS, filled
from castlewright.core.masks import count_bits, lowest
from castlewright.core.part import Part
from castlewright.core.position import Actions
from castlewright.games.between_two_castles.constants import (
    FIRST_THRONE,
    IS_OPEN,
    KIND,
    LOWER,
    MIDDLE,
    NOTHING,
    UPPER,
    WIDTH,
)

NO_ROOM = -1
NO_SEAT = -1

STATE = (
    *("count", "rooms", "xs", "ys", "rows", "closed", "low", "high", "numbers"),
    *("attendants", "attendant_count", "cards", "card_count"),
    *("stage", "owner", "pending", "drawn", "drawn_count"),
)


class Castle(Part):
    """A castle being built between two seats."""

    count: int
    """How many rooms there are, the throne room included."""

    rooms: list[int]
    xs: list[int]
    ys: list[int]
    """The rooms in the order in which they were laid, the throne room first, and where they lie on the field."""

    rows: list[int]
    """The filled cells of every row of the field, one bit per column."""

    closed: int
    """The columns that end in a room open to the sky (Rules §4.4)."""

    low: int
    high: int
    """The lowest and the highest row that holds a room."""

    numbers: list[int]
    """How many rooms there are of each type, then of fountains, towers and grand foyers."""

    attendants: list[int]
    attendant_count: int
    cards: list[int]
    card_count: int
    """What the bonuses brought: attendants on the throne room, cards beside the castle (Rules §5)."""

    stage: int
    """What the castle waits for; no other tile enters before that is settled (Rules §11.2)."""

    owner: int
    """The seat whose tile set off the bonus and which decides about it (Rules §11.3)."""

    pending: int
    """The room that a bonus brought and that is to be laid now."""

    drawn: list[int]
    drawn_count: int
    """The tiles or cards drawn for a bonus, seen by everybody, in rising order (Rules §11.7)."""

    def __init__(self) -> None:
        self.count = 0
        self.rooms = filled(24, NO_ROOM)
        self.xs = filled(24)
        self.ys = filled(24)
        self.rows = filled(49)
        self.closed = 0
        self.low = MIDDLE
        self.high = MIDDLE
        self.numbers = filled(11)
        self.attendants = filled(2, -1)
        self.attendant_count = 0
        self.cards = filled(2, -1)
        self.card_count = 0
        self.stage = NOTHING
        self.owner = NO_SEAT
        self.pending = NO_ROOM
        self.drawn = filled(5, -1)
        self.drawn_count = 0

    def put_throne(self, throne: int) -> None:
        """Start with a throne room on its two cells (Rules §3)."""
        self.put_room(FIRST_THRONE + throne, MIDDLE, MIDDLE)
        self.rows[MIDDLE] |= BITS[MIDDLE + 1]

    def put_room(self, room: int, x: int, y: int) -> None:
        """Add a room on a cell of the field."""
        self.note_room(room, x, y)
        self.rows[y] |= BITS[x]
        if IS_OPEN[room]:
            self.closed |= BITS[x]

    def note_room(self, room: int, x: int, y: int) -> None:
        """Count a room among the others, without filling its cell."""
        self.rooms[self.count] = room
        self.xs[self.count] = x
        self.ys[self.count] = y
        self.count += 1
        self.low = min(self.low, y)
        self.high = max(self.high, y)
        self.numbers[KIND[room]] += 1

    def forget_room(self, low: int, high: int) -> None:
        """Take back the room that was noted last; the outermost rows before it are given."""
        self.count -= 1
        self.numbers[KIND[self.rooms[self.count]]] -= 1
        self.low = low
        self.high = high

    # Where a room may stand.

    def open_row(self, y: int, group: int) -> int:
        """The free cells of a row that take a room of this group.

        Rules §4: sharing a side with the castle; above the ground on a room that is not open
        to the sky; below ground and on the ground wherever there is contact (§11.19).
        """
        filled_cells = self.rows[y]
        if y > MIDDLE:
            return self.rows[y - 1] & ~filled_cells & ~self.closed if group & UPPER else 0
        if not group & (UPPER if y == MIDDLE else LOWER):
            return 0
        touching = filled_cells << 1 | filled_cells >> 1 | self.rows[y - 1] | self.rows[y + 1]
        return touching & ~filled_cells

    def first_row(self, group: int) -> int:
        """The lowest row that might take a room of this group."""
        return self.low - 1 if group & LOWER else MIDDLE

    def last_row(self, group: int) -> int:
        """The highest row that might take a room of this group."""
        return self.high + 1 if group & UPPER else MIDDLE - 1

    def count_places(self, group: int) -> int:
        """How many cells take a room of this group."""
        count = 0
        for y in range(self.first_row(group), self.last_row(group) + 1):
            count += count_bits(self.open_row(y, group))
        return count

    def nth_place(self, group: int, nth: int) -> int:
        """The cell that comes after `nth` others, in the order in which they are listed."""
        y = self.first_row(group)
        cells = self.open_row(y, group)
        count = count_bits(cells)
        while nth >= count:
            nth -= count
            y += 1
            cells = self.open_row(y, group)
            count = count_bits(cells)
        for _ in range(nth):
            cells &= cells - 1
        return cell_at(lowest(cells), y)

    def has_place(self, group: int, cell: int) -> bool:
        """Whether a cell takes a room of this group."""
        y = cell // WIDTH + 1
        if y < self.first_row(group) or y > self.last_row(group):
            return False
        return (self.open_row(y, group) & BITS[cell % WIDTH + 1]) != 0

    def list_places(self, group: int, base: int, actions: Actions) -> None:
        """Add an action, the base and the cell, for every cell that takes a room of this group."""
        count = actions.count
        for y in range(self.first_row(group), self.last_row(group) + 1):
            cells = self.open_row(y, group)
            while cells:
                actions.numbers[count] = base + cell_at(lowest(cells), y)
                count += 1
                cells &= cells - 1
        actions.count = count

    # What it waits for.

    def settle(self) -> None:
        """Wait for nothing any more."""
        self.stage = NOTHING
        self.owner = NO_SEAT
        self.pending = NO_ROOM
        self.drawn_count = 0

    def add_attendant(self, kind: int) -> None:
        """Put an attendant on the throne room (Rules §5)."""
        self.attendants[self.attendant_count] = kind
        self.attendant_count += 1

    def add_card(self, card: int) -> None:
        """Keep a bonus card beside the castle (Rules §5)."""
        self.cards[self.card_count] = card
        self.card_count += 1

    def special_count(self) -> int:
        """How many special rooms there are, the throne room included (Rules §8)."""
        return self.numbers[7] + self.numbers[8] + self.numbers[9] + 1

    def copy_from(self, other: "Castle") -> None:
        """Become a twin of another castle."""
        for y in range(min(self.low, other.low), max(self.high, other.high) + 1):
            self.rows[y] = other.rows[y]
        self.count = other.count
        for index in range(other.count):
            self.rooms[index] = other.rooms[index]
            self.xs[index] = other.xs[index]
            self.ys[index] = other.ys[index]
        self.closed = other.closed
        self.low = other.low
        self.high = other.high
        for index in range(11):
            self.numbers[index] = other.numbers[index]
        for index in range(2):
            self.attendants[index] = other.attendants[index]
            self.cards[index] = other.cards[index]
        self.attendant_count = other.attendant_count
        self.card_count = other.card_count
        self.stage = other.stage
        self.owner = other.owner
        self.pending = other.pending
        self.drawn_count = other.drawn_count
        for index in range(5):
            self.drawn[index] = other.drawn[index]

    def state(self) -> tuple[str, ...]:
        """The fields that make it up."""
        return STATE


def cell_at(x: int, y: int) -> int:
    """The number of a cell of the field."""
    return (y - 1) * WIDTH + x - 1
