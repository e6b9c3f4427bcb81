"""The first turn: whether all pieces that are left can still be linked (Rules §8.1).

The starter owns every region, so only the lattice counts here. A search decides each side of a tower (a long
wall, a short one or none) and each free end (a tower or none) once, in the order in which they come up. It
seldom goes deep, because towers that are left can always go on as a chain away from the castle.
"""

from castlewright.core.bits import filled
from castlewright.games.castellan.castle import Castle
from castlewright.games.castellan.constants import LONG_RIGHT, MIDDLE, SIDE_BITS, TOWER, TOWER_PIECE

MOST_SEARCHED = 14
"""The most pieces that four cards of the standard deck show; of more than that only the counts are asked."""

END = 4
"""In place of a side: the slot is a free end."""

SLOTS = filled(1024)
"""What the search decides: 8 * node + side of a tower, or END."""


def is_linkable(towers: int, walls: int) -> bool:
    """Whether so many pieces can make one castle (Rules §8.1).

    Every tower but one hangs on a wall of its own, and all but the first have three sides left for more.
    """
    return towers >= 1 and towers - 1 <= walls <= 3 * towers + 1


class Linking(Castle):
    """A castle that can look ahead to the end of the first turn."""

    def can_link_after(self, kind: int, node: int, towers: int, shorts: int, longs: int) -> bool:
        """Whether so many pieces can all be laid after this one.

        With more pieces than the standard deck can show, whether the counts of free sides and ends allow it.
        """
        self.flip(kind, node)
        count = self.list_slots(kind, node)
        ends = 0
        for slot in range(count):
            ends += SLOTS[slot] & 7 == END
        if self.laid_count + 1 + towers + shorts + longs <= MOST_SEARCHED:
            can_link = self.can_finish(0, count, ends, towers, shorts, longs)
        else:
            can_link = self.may_finish(0, count, ends, towers, shorts, longs)
        self.flip(kind, node)
        return can_link

    def flip(self, kind: int, node: int) -> None:
        """Put a piece on the lattice only, or take it away again."""
        if kind == TOWER_PIECE:
            self.nodes[node] ^= TOWER
        else:
            self.flip_wall(node, (kind - 1) & 1, kind >= LONG_RIGHT)

    def list_slots(self, kind: int, node: int) -> int:
        """Note the free sides of all towers and then the free ends, with one piece more than lies; how many."""
        count = 0
        for index in range(self.tower_count):
            count = self.add_sides(count, self.towers[index])
        if kind == TOWER_PIECE:
            count = self.add_sides(count, node)
        for index in range(self.end_count):
            if not self.nodes[self.free_ends[index]] & TOWER:
                SLOTS[count] = 8 * self.free_ends[index] + END
                count += 1
        if kind != TOWER_PIECE:
            side = (kind - 1) & 1
            count = self.add_end(count, node, SIDE_BITS[side])
            end = (node + self.steps[side] * (1 + (kind >= LONG_RIGHT))) & self.mask
            count = self.add_end(count, end, SIDE_BITS[side + 2])
        return count

    def add_sides(self, count: int, tower: int) -> int:
        """Add the sides of a tower that no wall covers to the slots; how many slots there are now."""
        for side in range(4):
            if not self.nodes[tower] & SIDE_BITS[side]:
                SLOTS[count] = 8 * tower + side
                count += 1
        return count

    def add_end(self, count: int, node: int, new_wall: int) -> int:
        """Add a free end to the slots if the new wall is all that lies there; how many slots there are now."""
        if self.nodes[node] == new_wall:
            SLOTS[count] = 8 * node + END
            count += 1
        return count

    # The search.

    def can_finish(self, slot: int, count: int, ends: int, towers: int, shorts: int, longs: int) -> bool:
        """Whether all these pieces can be laid, the slots before this one being decided."""
        if not self.may_finish(slot, count, ends, towers, shorts, longs):
            return False
        if shorts + longs == 0 or shorts + longs <= self.chain_room(count, towers):
            return True
        if slot == count:
            return False
        if SLOTS[slot] & 7 == END:
            if towers and self.can_finish_with_tower(slot, count, ends, towers, shorts, longs):
                return True
        else:
            if longs and self.can_finish_with_wall(True, slot, count, ends, towers, shorts, longs - 1):
                return True
            if shorts and self.can_finish_with_wall(False, slot, count, ends, towers, shorts - 1, longs):
                return True
        return self.can_finish(slot + 1, count, ends, towers, shorts, longs)

    def may_finish(self, slot: int, count: int, ends: int, towers: int, shorts: int, longs: int) -> bool:
        """Whether counts allow it: each wall brings one end at most and needs a side, each tower brings three sides."""
        walls = shorts + longs
        if towers > ends + walls:
            return False
        room = 3 * towers
        while room < walls and slot < count:
            if SLOTS[slot] & 7 != END:
                room += (shorts > 0 and self.is_free(slot, False)) or (longs > 0 and self.is_free(slot, True))
            slot += 1
        return room >= walls

    def chain_room(self, count: int, towers: int) -> int:
        """How many walls surely find room in a chain of so many towers that leads away from the castle.

        Beyond the edge of the castle nothing is in the way: every tower there has three sides left, and every
        wall a new end. The edge is a tower, from which a wall leads on, or a free end, which takes a tower first.
        """
        if towers == 0:
            return 0
        low_x = low_y = self.width
        high_x = high_y = -1
        left = right = upper = lower = 0
        for slot in range(count):
            node = SLOTS[slot] >> 3
            tower = self.nodes[node] & TOWER
            # The first turn stays near the origin, so half a ring away from it the numbers do not wrap.
            seen = (node + (self.mask + 1) // 2 + self.width // 2) & self.mask
            x = seen & (self.width - 1)
            y = seen >> self.shift
            if x < low_x or (x == low_x and tower):
                low_x = x
                left = tower
            if x > high_x or (x == high_x and tower):
                high_x = x
                right = tower
            if y < low_y or (y == low_y and tower):
                low_y = y
                upper = tower
            if y > high_y or (y == high_y and tower):
                high_y = y
                lower = tower
        return 3 * towers + (1 if left | right | upper | lower else -2)

    def is_free(self, slot: int, is_long: bool) -> bool:
        """Whether a wall may lie at a side (Rules §4.2)."""
        tower = SLOTS[slot] >> 3
        side = SLOTS[slot] & 7
        if self.nodes[tower] & SIDE_BITS[side]:
            return False
        end = (tower + self.steps[side]) & self.mask
        if is_long:
            if self.nodes[end]:
                return False
            end = (end + self.steps[side]) & self.mask
        return not self.nodes[end] & MIDDLE

    def can_finish_with_tower(self, slot: int, count: int, ends: int, towers: int, shorts: int, longs: int) -> bool:
        """Whether all can be laid with a tower on this free end."""
        node = SLOTS[slot] >> 3
        self.nodes[node] ^= TOWER
        can_finish = self.can_finish(slot + 1, self.add_sides(count, node), ends - 1, towers - 1, shorts, longs)
        self.nodes[node] ^= TOWER
        return can_finish

    def can_finish_with_wall(
        self, is_long: bool, slot: int, count: int, ends: int, towers: int, shorts: int, longs: int
    ) -> bool:
        """Whether all can be laid with a wall, already taken from the rest, at this side."""
        if not self.is_free(slot, is_long):
            return False
        tower = SLOTS[slot] >> 3
        side = SLOTS[slot] & 7
        end = (tower + self.steps[side] * (1 + is_long)) & self.mask
        self.flip_wall(tower, side, is_long)
        added = self.add_end(count, end, SIDE_BITS[side ^ 2])
        can_finish = self.can_finish(slot + 1, added, ends + added - count, towers, shorts, longs)
        self.flip_wall(tower, side, is_long)
        return can_finish
