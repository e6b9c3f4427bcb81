"""Why a room of Between Two Castles may not stand somewhere (Rules §4)."""

from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import OnPlace
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.notation import castle_on, cell_from_text
from castlewright.games.between_two_castles.plan import Cell, Plan, from_castle, sides
from castlewright.games.between_two_castles.position import own


def why_not(position: Position, seat: int, spot: OnPlace) -> Obstacle:
    """What forbids a room on a cell: whose castle it is, what lies there, what must lie around it, or its level."""
    state = own(position)
    if not 0 <= spot.board < len(state.castles):
        raise BadInputError("board", f"there is no castle {spot.board}")
    if spot.board not in {castle_on(position, seat, "left"), castle_on(position, seat, "right")}:
        return obstacle("not-yours", "3")
    plan = from_castle(state.castle(spot.board), "")
    cell = cell_from_text(spot.place) if isinstance(spot.place, str) else spot.place
    return room_obstacle(plan, spot.piece, cell)


def room_obstacle(plan: Plan, room: str, cell: Cell) -> Obstacle:
    """What the castle has against a room on a cell; where it has nothing, the room waits for something else."""
    x, y = cell
    under = plan.room_on((x, y - 1))
    level = data.LEVELS[kind_of(room)]
    if plan.room_on(cell) is not None:
        return obstacle("taken", "4.1")
    if level == "ground" and y < 0:
        return obstacle("too-low", "4.3")
    if level == "below" and y >= 0:
        return obstacle("too-high", "4.3")
    if under is not None and plan.kind(under) in data.OPEN_SKY:
        return obstacle("sky", "4.4")
    if y > 0 and under is None:
        return obstacle("hanging", "4.2")
    return obstacle("not-now", "3") if plan.rooms_on(sides(cell)) else obstacle("apart", "4.1")


def kind_of(room: str) -> str:
    """A standard room's type, or a special room's kind."""
    if room in data.ROOMS:
        return data.ROOMS[room].type
    if room not in data.SPECIALS:
        raise UnknownNameError("room", room[:60], [*data.ROOMS, *data.SPECIALS])
    return room


def obstacle(name: str, section: str) -> Obstacle:
    """An obstacle of this game by its name."""
    return Obstacle(f"two-castles-obstacle-{name}", {}, section)
