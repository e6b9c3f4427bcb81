"""The tiles of a castle on the unbounded plane, as they lie: their entrances, and what is joined to what.

A castle is a list of tiles, not a grid. Every entrance has a number, in building order. It is open while
no tile covers the cell before it, joined when it meets another entrance, and blocked otherwise (Rules §1, §6).
"""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from collections.abc import Sequence
from typing import Any

from castlewright.core.bits import filled
from castlewright.core.part import Part
from castlewright.games.castles_of_mad_king_ludwig.constants import OPEN, OVERLAP, TYPES
from castlewright.games.castles_of_mad_king_ludwig.geometry import relation

NUMBERS = (
    *("count", "entrances", "points", "completed_downstairs", "deep_rewards", "witness_count"),
    *("low_x", "high_x", "low_y", "high_y"),
)
TILE_FIELDS = ("tiles", "xs", "ys", "turns", "shapes", "starts", "completers", "rescored")
ENTRANCE_FIELDS = ("front_x", "front_y", "faces", "kinds", "partners")
OTHER_FIELDS = ("type_counts", "witnesses", "deep_kinds", "deep_rooms", "deep_times")

IS_INTERPRETED = int(__file__.endswith(".py"))


class Tiles(Part):
    """One player's tiles in building order, the first a foyer; `castle.py` lays them."""

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
        if IS_INTERPRETED:  # compiled, the memory starts as zeros, and filling it would cost more than a deal
            self.tiles = filled(91)
            self.xs = filled(91)
            self.ys = filled(91)
            self.turns = filled(91)
            self.shapes = filled(91)
            self.starts = filled(92)
            self.completers = filled(91)
            self.rescored = filled(91)
            self.front_x = filled(346)
            self.front_y = filled(346)
            self.faces = filled(346)
            self.kinds = filled(346)
            self.partners = filled(346)
            self.type_counts = filled(8)
            self.deep_kinds = filled(6)
            self.deep_rooms = filled(6)
            self.deep_times = filled(6)
            self.witnesses = filled(6)
            self.met = filled(91)
            self.met_doors = filled(91)
        self.count = 0
        self.entrances = 0
        self.points = 0
        self.completed_downstairs = 0
        self.deep_rewards = 0
        self.witness_count = 0
        self.low_x = 0
        self.high_x = 0
        self.low_y = 0
        self.high_y = 0
        self.met_count = 0

    def tile_of(self, entrance: int) -> int:
        """The tile that an entrance belongs to."""
        index = 0
        while self.starts[index + 1] <= entrance:
            index += 1
        return index

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

    # Copies.

    def copy_from(self, other: "Tiles") -> None:
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

    def to_numbers(self) -> list[Any]:
        """Everything that makes up the castle, for another process: of long lists as much as is in use."""
        numbers = [getattr(self, name) for name in NUMBERS]
        tiles = [list(getattr(self, name))[: self.count + 1] for name in TILE_FIELDS]
        entrances = [list(getattr(self, name))[: self.entrances] for name in ENTRANCE_FIELDS]
        return [numbers, *tiles, *entrances, *(list(getattr(self, name)) for name in OTHER_FIELDS)]

    def from_numbers(self, packed: Sequence[Any]) -> None:
        """Take over what `to_numbers` gave."""
        for name, number in zip(NUMBERS, packed[0], strict=True):
            setattr(self, name, number)
        names = (*TILE_FIELDS, *ENTRANCE_FIELDS, *OTHER_FIELDS)
        for name, values in zip(names, packed[1:], strict=True):
            size = len(getattr(self, name))
            setattr(self, name, values + [0] * (size - len(values)))
