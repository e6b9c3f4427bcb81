"""One castle on the unbounded plane: its tiles, its entrances, where a tile may lie and what it scores there.

A castle is a list of tiles, not a grid. Every entrance has a number, in building order. It is open while
no tile covers the cell before it, joined when it meets another entrance, and blocked otherwise (Rules §1, §6).
"""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.position import Actions
from castlewright.games.castles_of_mad_king_ludwig.geometry import relation
from castlewright.games.castles_of_mad_king_ludwig.tables import (
    ADJACENT,
    APART,
    BLOCKED,
    BONUS,
    CASTLE_ENTRANCES,
    CELL_X,
    CELL_Y,
    CELLS,
    CLOSED,
    CONNECTED,
    CORRIDOR,
    DARK,
    DEEP_HALLWAY,
    DOOR_KIND,
    DOORS,
    DOWNSTAIRS,
    ENTRANCES,
    EVERYWHERE,
    FENCE,
    FENCED,
    FREE_CORNERS,
    GROUND,
    HALLWAY,
    HEIGHT,
    JOINERS,
    KIND,
    LEGAL,
    LIGHT_END,
    LISTED,
    MIXED,
    MOST_ENTRANCES,
    OPEN,
    OVERLAPPING,
    POINTS,
    REACH,
    SHAPE,
    SIDE,
    STAIRS,
    STAIRS_UP,
    STEP_X,
    STEP_Y,
    TURNS,
    TYPE,
    TYPE_BIT,
    TYPES,
    WANTS,
    WIDTH,
)

OVERLAP = 16
OPPOSITE = [(sides << 2 | sides >> 2) & 15 for sides in range(16)]
"""The opposite of several sides, one bit each."""

WITNESSES = 6
FREE, CORNER, TAKEN, OUTSIDE = range(4)
GRID = filled(GROUND)
QUEUE = filled(GROUND)
FOUND = filled(CASTLE_ENTRANCES)

REWARDS = 6
"""Rewards that all downstairs rooms together can give to one player (Rules §11.10)."""

NUMBERS = (
    *("count", "entrances", "points", "completed_downstairs", "deep_rewards", "witness_count"),
    *("low_x", "high_x", "low_y", "high_y"),
)
TILE_FIELDS = ("tiles", "xs", "ys", "turns", "shapes", "starts", "completers", "rescored")
ENTRANCE_FIELDS = ("front_x", "front_y", "faces", "kinds", "partners")
OTHER_FIELDS = ("type_counts", "witnesses", "deep_kinds", "deep_rooms", "deep_times")


class Castle:
    """One player's tiles in building order, the first a foyer."""

    count: int
    tiles: list[int]
    xs: list[int]
    ys: list[int]
    turns: list[int]
    """How many tiles there are, and each one's number, place and quarter turns."""

    shapes: list[int]
    """Each tile's turned shape."""

    starts: list[int]
    """The number of each tile's first entrance; one more entry ends the last tile's."""

    completers: list[int]
    """The tile whose placement completed each tile, -1 while it is incomplete."""

    rescored: list[int]
    """How many tiles there were when the living reward of each tile was taken, 0 for never."""

    entrances: int
    front_x: list[int]
    front_y: list[int]
    """How many entrances there are, and the cell before each."""

    faces: list[int]
    kinds: list[int]
    """The side on which each entrance lies, and its level with the mark of stairs."""

    partners: list[int]
    """The tile that each entrance is joined to, or OPEN, or BLOCKED."""

    type_counts: list[int]
    """How many tiles of each type there are."""

    points: int
    """Points so far for placements and rewards, the starting score included."""

    completed_downstairs: int
    deep_rewards: int
    deep_kinds: list[int]
    deep_rooms: list[int]
    deep_times: list[int]
    """Downstairs rewards: how many were taken, and for each its type, the room re-scored if any, and how
    many tiles there were."""

    witness_count: int
    witnesses: list[int]
    """Some open entrances with nothing at all in front of them, to the end of the plane: while one of
    them stays so, the castle keeps an external entrance (Rules §4.5)."""

    low_x: int
    high_x: int
    low_y: int
    high_y: int
    """The box round all tiles; the high ends are outside."""

    met: list[int]
    met_doors: list[int]
    met_count: int
    """What the last `check` or `meet` found: the tiles touched, and how many entrances meet each."""

    def __init__(self) -> None:
        self.count = 0
        self.tiles = filled(91)
        self.xs = filled(91)
        self.ys = filled(91)
        self.turns = filled(91)
        self.shapes = filled(91)
        self.starts = filled(92)
        self.completers = filled(91)
        self.rescored = filled(91)
        self.entrances = 0
        self.front_x = filled(346)
        self.front_y = filled(346)
        self.faces = filled(346)
        self.kinds = filled(346)
        self.partners = filled(346)
        self.type_counts = filled(8)
        self.points = 0
        self.completed_downstairs = 0
        self.deep_rewards = 0
        self.deep_kinds = filled(6)
        self.deep_rooms = filled(6)
        self.deep_times = filled(6)
        self.witness_count = 0
        self.witnesses = filled(6)
        self.low_x = 0
        self.high_x = 0
        self.low_y = 0
        self.high_y = 0
        self.met = filled(91)
        self.met_doors = filled(91)
        self.met_count = 0

    # Where a tile may lie.

    def check(self, tile: int, turn: int, x: int, y: int, first: int) -> int:
        """Whether a tile may be laid here: LEGAL, or what forbids it; fills `met`.

        Rules §4: it meets at least one entrance, stairs with their light end (§11.17), overlaps nothing, lines up
        no entrances of different levels or of two stairs, lies along no fence, and leaves a way out. LISTED when it
        meets an entrance with a lower number than `first`.
        """
        turned = 4 * tile + turn
        shape = SHAPE[turned]
        width = WIDTH[shape]
        height = HEIGHT[shape]
        met = 0
        doors = 0
        for index in range(self.count):
            other = self.shapes[index]
            dx = self.xs[index] - x
            dy = self.ys[index] - y
            if dx > width or dy > height or dx < -WIDTH[other] or dy < -HEIGHT[other]:
                continue
            sides = relation(shape, other, dx, dy)
            if sides == 0:
                continue
            if sides == OVERLAP:
                return OVERLAPPING
            if sides & FENCE[turned] or OPPOSITE[sides] & FENCE[4 * self.tiles[index] + self.turns[index]]:
                return FENCED
            found = self.count_doors(index, turned, x, y, first)
            if found < 0:
                return MIXED if found == -1 else LISTED
            self.met[met] = index
            self.met_doors[met] = found
            met += 1
            doors += found
        self.met_count = met
        if doors == 0:
            return APART
        if tile == STAIRS and not self.meets_light_end(turn, x, y):
            return DARK
        return LEGAL if self.stays_open(turned, x, y) else CLOSED

    def meets_light_end(self, turn: int, x: int, y: int) -> bool:
        """Whether the light end of stairs laid here meets an open entrance of a main-floor tile (Rules §11.17)."""
        place = (4 * STAIRS + turn) * MOST_ENTRANCES + LIGHT_END
        for entrance in range(self.entrances):
            if self.partners[entrance] != OPEN or not can_meet(self.kinds[entrance], STAIRS_UP):
                continue
            is_before = self.front_x[entrance] == x + CELL_X[place] and self.front_y[entrance] == y + CELL_Y[place]
            if is_before and self.faces[entrance] == SIDE[place] ^ 2:
                return True
        return False

    def count_doors(self, index: int, turned: int, x: int, y: int, first: int) -> int:
        """How many open entrances of a tile a turned tile would meet; -1 where they must not meet (Rules §4.6,
        §11.18), -2 where one of them is below `first`.
        """
        found = 0
        for entrance in range(self.starts[index], self.starts[index + 1]):
            if self.partners[entrance] != OPEN:
                continue
            cell_x = self.front_x[entrance] - x
            cell_y = self.front_y[entrance] - y
            if cell_x < 0 or cell_y < 0 or cell_x > 7 or cell_y > 7:
                continue
            side = self.faces[entrance] ^ 2
            if DOORS[4 * turned + side] & BITS[8 * cell_y + cell_x]:
                if not can_meet(self.kinds[entrance], DOOR_KIND[4 * turned + side]):
                    return -1
                if entrance < first:
                    return -2
                found += 1
        return found

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

    # Legal places, each named by a castle entrance and an entrance of the tile.

    def face_for(self, tile: int, entrance: int) -> int:
        """The tile as it would be laid at an entrance: a hallway takes the face of its level (Rules §4.6)."""
        if tile == HALLWAY and self.kinds[entrance] & 1:
            return DEEP_HALLWAY
        return tile

    def can_join(self, tile: int, entrance: int) -> bool:
        """Whether an entrance is open and of the level by which the tile is joined (Rules §4.6, §11.17)."""
        if self.partners[entrance] != OPEN:
            return False
        return tile == HALLWAY or can_meet(self.kinds[entrance], KIND[tile * MOST_ENTRANCES])

    def check_place(self, tile: int, entrance: int, own: int) -> int:
        """Whether the tile may be laid with its entrance `own` at this entrance of the castle; LISTED
        if the same place goes by another name: stairs by their light end, other tiles by the lowest entrance.
        """
        tile = self.face_for(tile, entrance)
        turn = (self.faces[entrance] + 2 - SIDE[4 * tile * MOST_ENTRANCES + own]) & 3
        if turn >= TURNS[tile]:
            return LISTED
        place = (4 * tile + turn) * MOST_ENTRANCES + own
        x = self.front_x[entrance] - CELL_X[place]
        y = self.front_y[entrance] - CELL_Y[place]
        return self.check(tile, turn, x, y, 0 if tile == STAIRS else entrance)

    def list_places(self, tile: int, actions: Actions) -> None:
        """Fill the list with all legal places of a tile as 14 * entrance + own entrance."""
        count = 0
        for entrance in range(self.entrances):
            if not self.can_join(tile, entrance):
                continue
            for own in range(JOINERS[tile]):
                if self.check_place(tile, entrance, own) == LEGAL:
                    actions.numbers[count] = MOST_ENTRANCES * entrance + own
                    count += 1
        actions.count = count

    def is_place(self, tile: int, place: int) -> bool:
        """Whether the tile may be laid at a place, 14 * entrance + own entrance."""
        entrance = place // MOST_ENTRANCES
        own = place % MOST_ENTRANCES
        if entrance >= self.entrances or own >= ENTRANCES[tile] or self.partners[entrance] != OPEN:
            return False
        return self.check_place(tile, entrance, own) == LEGAL

    def has_place(self, tile: int) -> bool:
        """Whether the tile can be laid anywhere; the newest entrances are tried first."""
        for entrance in range(self.entrances - 1, -1, -1):
            if not self.can_join(tile, entrance):
                continue
            for own in range(JOINERS[tile]):
                if self.check_place(tile, entrance, own) == LEGAL:
                    return True
        return False

    def random_place(self, tile: int, chance: Chance, actions: Actions) -> int:
        """One of the legal places, all equally likely; few of them are looked at, as a rule."""
        open_count = 0
        for entrance in range(self.entrances):
            if self.can_join(tile, entrance):
                FOUND[open_count] = entrance
                open_count += 1
        names = open_count * JOINERS[tile]
        for _ in range(3 * names):
            name = chance.below(names)
            entrance = FOUND[name // JOINERS[tile]]
            own = name % JOINERS[tile]
            if self.check_place(tile, entrance, own) == LEGAL:
                return MOST_ENTRANCES * entrance + own
        self.list_places(tile, actions)
        return actions.numbers[chance.below(actions.count)]

    def lay_at(self, tile: int, place: int) -> int:
        """Lay a tile at one of its legal places; the points, without rewards (Rules §5)."""
        entrance = place // MOST_ENTRANCES
        own = place % MOST_ENTRANCES
        tile = self.face_for(tile, entrance)
        turn = (self.faces[entrance] + 2 - SIDE[4 * tile * MOST_ENTRANCES + own]) & 3
        cell = (4 * tile + turn) * MOST_ENTRANCES + own
        return self.lay(tile, turn, self.front_x[entrance] - CELL_X[cell], self.front_y[entrance] - CELL_Y[cell])

    def points_at(self, tile: int, place: int) -> int:
        """The points that laying a tile at one of its legal places would score, without rewards; fills `met`."""
        entrance = place // MOST_ENTRANCES
        self.check_place(tile, entrance, place % MOST_ENTRANCES)
        return self.score_tile(self.face_for(tile, entrance))

    # Laying a tile.

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

    def score_tile(self, tile: int) -> int:
        """The points of a tile laid among the tiles in `met`, in both directions (Rules §5)."""
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
                if self.faces[own] != side ^ 2 or not can_meet(self.kinds[own], self.kinds[entrance]):
                    continue
                own_x = self.front_x[own] + STEP_X[side]
                own_y = self.front_y[own] + STEP_Y[side]
                if own_x == self.front_x[entrance] and own_y == self.front_y[entrance]:
                    self.partners[entrance] = index
                    self.partners[own] = self.tile_of(entrance)

    def tile_of(self, entrance: int) -> int:
        """The tile that an entrance belongs to."""
        index = 0
        while self.starts[index + 1] <= entrance:
            index += 1
        return index

    def complete(self, index: int, completer: int) -> None:
        """Mark a tile as complete if all its entrances are joined now (Rules §6)."""
        if self.completers[index] >= 0:
            return
        for entrance in range(self.starts[index], self.starts[index + 1]):
            if self.partners[entrance] < 0:
                return
        self.completers[index] = completer
        if TYPE[self.tiles[index]] == DOWNSTAIRS:
            self.completed_downstairs += 1

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

    # Questions about tiles that lie.

    def is_complete(self, index: int) -> bool:
        """Whether all entrances of a tile are joined (Rules §6)."""
        return self.completers[index] >= 0

    def has_deep_entrance(self) -> bool:
        """Whether a downstairs entrance is open (Rules §4.6)."""
        for entrance in range(self.entrances):
            if self.partners[entrance] == OPEN and self.kinds[entrance] & 1:
                return True
        return False

    def are_connected(self, one: int, other: int) -> bool:
        """Whether two tiles are joined by an entrance (Rules §1)."""
        for entrance in range(self.starts[one], self.starts[one + 1]):
            if self.partners[entrance] == other:
                return True
        return False

    def are_adjacent(self, one: int, other: int) -> bool:
        """Whether two tiles share a wall (Rules §1)."""
        dx = self.xs[other] - self.xs[one]
        dy = self.ys[other] - self.ys[one]
        return 0 < relation(self.shapes[one], self.shapes[other], dx, dy) < OVERLAP

    def overlaps_at(self, tile: int, turn: int, x: int, y: int) -> bool:
        """Whether a tile would overlap another here (Rules §4.2)."""
        shape = SHAPE[4 * tile + turn]
        for index in range(self.count):
            if relation(shape, self.shapes[index], self.xs[index] - x, self.ys[index] - y) == OVERLAP:
                return True
        return False

    # Copies.

    def copy_from(self, other: "Castle") -> None:
        """Become a twin of another castle."""
        self.count = other.count
        self.entrances = other.entrances
        self.points = other.points
        self.completed_downstairs = other.completed_downstairs
        self.deep_rewards = other.deep_rewards
        self.witness_count = other.witness_count
        self.low_x = other.low_x
        self.high_x = other.high_x
        self.low_y = other.low_y
        self.high_y = other.high_y
        for index in range(other.count):
            self.tiles[index] = other.tiles[index]
            self.xs[index] = other.xs[index]
            self.ys[index] = other.ys[index]
            self.turns[index] = other.turns[index]
            self.shapes[index] = other.shapes[index]
            self.completers[index] = other.completers[index]
            self.rescored[index] = other.rescored[index]
            self.starts[index + 1] = other.starts[index + 1]
        for entrance in range(other.entrances):
            self.front_x[entrance] = other.front_x[entrance]
            self.front_y[entrance] = other.front_y[entrance]
            self.faces[entrance] = other.faces[entrance]
            self.kinds[entrance] = other.kinds[entrance]
            self.partners[entrance] = other.partners[entrance]
        for kind in range(TYPES):
            self.type_counts[kind] = other.type_counts[kind]
        for number in range(6):
            self.witnesses[number] = other.witnesses[number]
            self.deep_kinds[number] = other.deep_kinds[number]
            self.deep_rooms[number] = other.deep_rooms[number]
            self.deep_times[number] = other.deep_times[number]

    def to_numbers(self) -> list[list[int]]:
        """Everything that makes up the castle, for another process."""
        numbers = [getattr(self, name) for name in NUMBERS]
        tiles = [list(getattr(self, name))[: self.count + 1] for name in TILE_FIELDS]
        entrances = [list(getattr(self, name))[: self.entrances] for name in ENTRANCE_FIELDS]
        return [numbers, *tiles, *entrances, *(list(getattr(self, name)) for name in OTHER_FIELDS)]

    def from_numbers(self, packed: list[list[int]]) -> None:
        """Take over what `to_numbers` gave."""
        for name, number in zip(NUMBERS, packed[0], strict=True):
            setattr(self, name, number)
        names = (*TILE_FIELDS, *ENTRANCE_FIELDS, *OTHER_FIELDS)
        for name, values in zip(names, packed[1:], strict=True):
            size = len(getattr(self, name))
            setattr(self, name, values + [0] * (size - len(values)))


def can_meet(one: int, other: int) -> bool:
    """Whether entrances of two kinds may be joined: the same level, and not both of stairs (Rules §4.6)."""
    return (one ^ other) & 1 == 0 and one & other & 2 == 0


def covers(shape: int, x: int, y: int) -> bool:
    """Whether a turned shape, cut corners included, has this cell of its box."""
    if x < 0 or y < 0 or x > 7 or y > 7:
        return False
    return (CELLS[shape] & BITS[8 * y + x]) != 0


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
