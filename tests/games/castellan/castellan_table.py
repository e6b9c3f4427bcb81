"""Castles for tests, written as pieces."""

from castlewright.core.position import Actions
from castlewright.games import load_game
from castlewright.games.castellan import tables
from castlewright.games.castellan.notation import action_to_text, place_number
from castlewright.games.castellan.plan import piece_from_text
from castlewright.games.castellan.position import CastellanPosition, own


def table(seats: int = 2, seed: str = "1", **options: object) -> CastellanPosition:
    """The first position of a match."""
    return own(load_game("castellan").new(seats, options, seed))


def places(position: CastellanPosition, seat: int) -> list[str]:
    """Everything that a seat with all kinds of pieces could lay now."""
    actions = Actions()
    position.list_towers(seat, actions)
    position.list_walls(seat, False, actions)
    position.list_walls(seat, True, actions)
    return [action_to_text(position, seat, action).removeprefix("build ") for action in actions.to_list()]


def lay(position: CastellanPosition, seat: int, pieces: str) -> None:
    """Lay pieces one by one, without cards, each of them at a legal place."""
    for text in pieces.split(", "):
        may = texts_at_origin(position, text) in places(position, seat)
        assert may, f"{text} may not lie there"
        number = place_number(position, piece_from_text(text))
        position.lay(seat, (number - tables.PLACES) % tables.KINDS, position.action_node(number))


def texts_at_origin(position: CastellanPosition, text: str) -> str:
    """The piece's text; the first one is told apart by its kind only, since it always lies at the origin."""
    return text if position.laid_count else " ".join([text.split()[0], "0", "0", *text.split()[3:]])
