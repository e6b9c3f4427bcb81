"""Why a tile of Castles of Mad King Ludwig may not lie somewhere (Rules §4)."""

from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import OnPlace, Turned
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.boardfile import FARTHEST
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.position import own

FOUND = {
    constants.APART: ("apart", "4.1"),
    constants.OVERLAPPING: ("overlap", "4.2"),
    constants.CLOSED: ("closed", "4.5"),
    constants.MIXED: ("levels", "4.6"),
    constants.FENCED: ("fence", "4.7"),
    constants.DARK: ("dark", "11.17"),
}
"""The name and the section of what checking a place finds."""


def why_not(position: Position, seat: int, spot: OnPlace) -> Obstacle:
    """What forbids a tile, turned so, on the top left cell of its box."""
    if spot.board != seat:
        return obstacle("not-yours", "3.2")
    if spot.piece not in constants.NUMBERS:
        raise UnknownNameError("tile", spot.piece[:60], constants.NAMES)
    turn = spot.turn if isinstance(spot, Turned) else 0
    if isinstance(spot.place, str) or not isinstance(turn, int) or not 0 <= turn <= 3:
        raise BadInputError("place", "a tile lies on x and y with 0 to 3 quarter turns")
    x, y = spot.place
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        return obstacle("apart", "4.1")
    found = checked(own(position).castle(seat), constants.NUMBERS[spot.piece], turn, x, y)
    return obstacle(*FOUND.get(found, ("not-now", "3.2")))


def checked(castle: Castle, tile: int, turn: int, x: int, y: int) -> int:
    """What checking a place finds; a hallway may lie with the face of either level (Rules §4.6)."""
    if castle.overlaps_at(tile, turn, x, y):
        return constants.OVERLAPPING
    found = castle.check(tile, turn, x, y, 0)
    if tile == constants.HALLWAY and found == constants.MIXED:
        return castle.check(constants.DEEP_HALLWAY, turn, x, y, 0)
    return found


def obstacle(name: str, section: str) -> Obstacle:
    """An obstacle of this game by its name."""
    return Obstacle(f"ludwig-obstacle-{name}", {}, section)
