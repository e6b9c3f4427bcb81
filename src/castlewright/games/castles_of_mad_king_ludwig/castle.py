"""One castle: where a tile may lie (Rules §4), and how its places are named."""

# Compiled: loops stay loops, a generator would be a Python object.

from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.drawing import draw_below
from castlewright.core.position import Actions
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    APART,
    CASTLE_ENTRANCES,
    CELL_X,
    CELL_Y,
    CLOSED,
    DARK,
    DEEP_HALLWAY,
    ENTRANCES,
    FENCE,
    FENCED,
    HALLWAY,
    HEIGHT,
    JOINERS,
    KIND,
    LEGAL,
    LIGHT_END,
    LISTED,
    MEETS,
    MIXED,
    MOST_ENTRANCES,
    OPEN,
    OPPOSITE,
    OVERLAP,
    OVERLAPPING,
    SHAPE,
    SIDE,
    STAIRS,
    STAIRS_UP,
    TURNS,
    WIDTH,
)
from castlewright.games.castles_of_mad_king_ludwig.geometry import relation
from castlewright.games.castles_of_mad_king_ludwig.laying import Laying

OPENED = filled(CASTLE_ENTRANCES)


class Castle(Laying):
    """One player's castle, which knows where a tile may lie."""

    def check(self, tile: int, turn: int, x: int, y: int, first: int) -> int:
        """Whether a tile may be laid here: LEGAL, or what forbids it; fills `met`.

        Rules §4: it meets at least one entrance, stairs with their light end (§11.17), overlaps nothing, lines up
        no entrances of different levels or of two stairs, lies along no fence, and leaves a way out. LISTED when it
        meets an entrance with a lower number than `first`. Any quarter turn will do, and other entrances may face walls
        (§4.3, §4.4).
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
            # Too far in any direction: a sum below zero. One branch, because four are often guessed wrong.
            if (width - dx | dx + WIDTH[other] | height - dy | dy + HEIGHT[other]) < 0:
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
            if self.partners[entrance] != OPEN or not MEETS[4 * self.kinds[entrance] + STAIRS_UP]:
                continue
            is_before = self.front_x[entrance] == x + CELL_X[place] and self.front_y[entrance] == y + CELL_Y[place]
            if is_before and self.faces[entrance] == SIDE[place] ^ 2:
                return True
        return False

    def overlaps_at(self, tile: int, turn: int, x: int, y: int) -> bool:
        """Whether a tile would overlap another here (Rules §4.2)."""
        shape = SHAPE[4 * tile + turn]
        for index in range(self.count):
            if relation(shape, self.shapes[index], self.xs[index] - x, self.ys[index] - y) == OVERLAP:
                return True
        return False

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
        return tile == HALLWAY or MEETS[4 * self.kinds[entrance] + KIND[tile * MOST_ENTRANCES]] != 0

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
                OPENED[open_count] = entrance
                open_count += 1
        names = open_count * JOINERS[tile]
        for _ in range(3 * names):
            name = draw_below(chance, names)
            entrance = OPENED[name // JOINERS[tile]]
            own = name % JOINERS[tile]
            if self.check_place(tile, entrance, own) == LEGAL:
                return MOST_ENTRANCES * entrance + own
        self.list_places(tile, actions)
        return actions.numbers[draw_below(chance, actions.count)]

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
