"""What a face draws the components of Between Two Castles with; generated into the browser client."""

import msgspec

from castlewright.core.game import NO_GEOMETRY
from castlewright.games.between_two_castles import data

geometry = NO_GEOMETRY

Cells = tuple[tuple[int, int], ...]
"""Steps to the right and up."""


class RoomFacts(msgspec.Struct, frozen=True):
    """A standard or special room: what it is, what hangs in it, how it scores, where it may stand."""

    type: str
    decoration: str
    rule: str
    target: str
    points: int
    level: str
    is_open: bool


class ThroneFacts(msgspec.Struct, frozen=True):
    """A throne room: what hangs in it, and the types it wants on two cells."""

    decoration: str
    wanted: tuple[str, str]
    cells: Cells


class CardFacts(msgspec.Struct, frozen=True):
    """A bonus card: what it counts and the points of each."""

    counts: str
    points: int


class Facts(msgspec.Struct, frozen=True):
    """The types and decorations, every room, throne room, attendant and card, and where each rule looks."""

    types: tuple[str, ...]
    decorations: tuple[str, ...]
    rooms: dict[str, RoomFacts]
    looks: dict[str, Cells]
    sleeping: tuple[int, ...]
    thrones: dict[str, ThroneFacts]
    throne_points: int
    throne_cells: Cells
    attendants: dict[str, str]
    attendant_places: int
    cards: dict[str, CardFacts]
    bonuses: dict[str, str]
    markers: dict[str, str]


SPECIAL_POINTS = {"fountain": data.FOUNTAIN_POINTS, "tower": 1, "grand_foyer": 1}
"""Points of a fountain itself, and of each room that a tower or a grand foyer counts (Rules §6.8)."""


def facts() -> Facts:
    """The facts, from the component data."""
    return Facts(
        types=data.TYPES,
        decorations=data.DECORATIONS,
        rooms={**{name: room_facts(room) for name, room in data.ROOMS.items()}, **special_facts()},
        looks=data.LOOKS,
        sleeping=data.SLEEPING_POINTS,
        thrones={name: ThroneFacts(*throne) for name, throne in data.THRONES.items()},
        throne_points=data.THRONE_POINTS,
        throne_cells=data.THRONE_CELLS,
        attendants=data.ATTENDANTS,
        attendant_places=data.ATTENDANT_PLACES,
        cards={name: CardFacts(card.counts, card.points) for name, card in data.CARDS.items()},
        bonuses=data.BONUSES,
        markers=data.MARKERS,
    )


def room_facts(room: data.Room) -> RoomFacts:
    """A standard room."""
    return RoomFacts(*room, level=data.LEVELS[room.type], is_open=room.type in data.OPEN_SKY)


def special_facts() -> dict[str, RoomFacts]:
    """The rooms that bonuses bring; their rule has their own name (Rules §6.8)."""
    return {
        kind: RoomFacts("special", "", kind, "", points, data.LEVELS[kind], kind in data.OPEN_SKY)
        for kind, points in SPECIAL_POINTS.items()
    }
