"""Why a piece of Castellan may not lie somewhere (Rules §4)."""

from castlewright.core.errors import BadInputError
from castlewright.core.legal import OnPlace, Turned
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle
from castlewright.games.castellan.notation import NAME_LETTERS, first_cells, laid_pieces
from castlewright.games.castellan.plan import MOST, REASONS, Piece, Plan
from castlewright.games.castellan.position import CastellanPosition, own

SECTIONS = {
    **{name: section for name, (section, _) in REASONS.items()},
    "first_piece": "8.2",
    "first_turn": "8.1",
}


def why_not(position: Position, seat: int, spot: OnPlace) -> Obstacle:
    """What the lattice has against a piece; or else somebody's courtyard, or the rule of the first turn."""
    state, piece = own(position), piece_of(spot)
    plan = Plan()
    for laid in laid_pieces(state):
        plan.add(laid)
    against = plan.tower_reasons(piece.node) if piece.letter == "T" else plan.wall_reasons(piece)
    name = next(against, None) or beyond_lattice(state, seat)
    return Obstacle(f"castellan-obstacle-{name.replace('_', '-')}", {}, SECTIONS[name])


def beyond_lattice(state: CastellanPosition, seat: int) -> str:
    """What forbids a piece with which the lattice agrees: courtyards of others are there only after the first turn."""
    if not state.laid_count:
        return "first_piece"
    is_closed = any(state.owners[court] != seat for court in first_cells(state))
    return "other_players_court" if is_closed else "first_turn"


def piece_of(spot: OnPlace) -> Piece:
    """The piece on its place; BadInputError where it is none."""
    letter = next((letter for name, letter in NAME_LETTERS.items() if name == spot.piece), "")
    side = str(spot.turn) if isinstance(spot, Turned) and letter != "T" else ""
    is_piece = letter == "T" or (letter != "" and side in {"h", "v"})
    if not is_piece or isinstance(spot.place, str) or max(map(abs, spot.place)) > MOST:
        raise BadInputError("place", "a tower lies on x and y, a short or long wall turned h or v")
    return Piece(letter, *spot.place, side)
