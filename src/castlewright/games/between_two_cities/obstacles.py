"""Why a tile of Between Two Cities may not lie somewhere (Rules §5)."""

from castlewright.core.legal import OnPlace
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle
from castlewright.games.between_two_cities import constants
from castlewright.games.between_two_cities.notation import cell_from_text, tile_from_text
from castlewright.games.between_two_cities.position import CitiesPosition, own


def why_not(position: Position, seat: int, spot: OnPlace) -> Obstacle:
    """What forbids a tile on a cell: whose city it is, what lies there, what must lie beside it, or the frame."""
    state, city = own(position), spot.board
    mine = (state.board_at(seat, 0), state.board_at(seat, 1))
    if city not in mine:
        return obstacle("not-yours", "4.3")
    if state.sides[seat] >> mine.index(city) & 1:
        return obstacle("laid", "4.3")
    return ground_obstacle(state, city, tile_from_text(spot.piece), cell_from_text(str(spot.place)))


def ground_obstacle(state: CitiesPosition, city: int, tile: int, cell: int) -> Obstacle:
    """What the ground of a city has against a tile."""
    occupied, cells = state.occupied[city], tile_cells(tile, cell)
    if not occupied:
        return obstacle("first", "10.6")
    if cells & occupied:
        return obstacle("taken" if tile < constants.KINDS else "taken-half", "5.1")
    is_within = cells & ~state.frames[city] == 0 and cells.bit_count() == (1 if tile < constants.KINDS else 2)
    return obstacle("apart", "5.2") if is_within else obstacle("frame", "5.3")


def tile_cells(tile: int, cell: int) -> int:
    """The cells of the field that a tile would cover, the cell being its left or upper half's."""
    cells = 1 << cell
    if tile < constants.KINDS:
        return cells
    if constants.IS_VERTICAL[tile]:
        return cells | (cells << constants.FIELD if cell + constants.FIELD < constants.CELLS else 0)
    return cells | (cells << 1 if (cell + 1) % constants.FIELD else 0)


def obstacle(name: str, section: str) -> Obstacle:
    """An obstacle of this game by its name."""
    return Obstacle(f"cities-obstacle-{name}", {}, section)
