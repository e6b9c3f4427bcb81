"""Castles for tests, written as pieces, and hands written as cards."""

from castlewright.core.position import Actions
from castlewright.games import load_game
from castlewright.games.castellan import constants
from castlewright.games.castellan.notation import (
    action_from_text,
    action_to_text,
    card_names,
    cards_from_names,
    place_number,
)
from castlewright.games.castellan.plan import piece_from_text
from castlewright.games.castellan.position import CastellanPosition, own

RING = "T 0 0, L 0 0 h, L 0 0 v, T 2 0, T 0 2, L 2 0 v, L 0 2 h, T 2 2"
"""Four long walls with towers at the corners: a court of 2x2 cells."""

HALVES = "T 0 0, S 0 0 h, T 1 0, S 1 0 h, T 2 0, L 0 0 v, L 2 0 v, T 0 2, T 2 2, S 0 2 h, T 1 2, S 1 2 h"
"""A court of 2x2 cells that a long wall from (1, 0) down cuts in two."""


def new(seats: int = 2, seed: str = "1", **options: object) -> CastellanPosition:
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
        assert text in places(position, seat), f"{text} may not lie there"
        number = place_number(position, piece_from_text(text))
        position.lay(seat, (number - constants.PLACES) % constants.KINDS, position.action_node(number))


def turn_of(position: CastellanPosition, seat: int, *cards: str, walls: int = 2, towers: int = 2) -> None:
    """Let a seat begin its turn with these cards in hand, and so many of the others left in its piles."""
    position.turn, position.phase = seat, constants.PLAY
    hands, heights, piles = list(position.hands), list(position.heights), list(position.piles)
    hands[seat] = cards_from_names(position, cards)
    heights[2 * seat : 2 * seat + 2] = [walls, towers]
    for pile, first in ((2 * seat, 0), (2 * seat + 1, 7)):
        others = [card for card in range(first, first + 7) if not hands[seat] >> card & 1]
        piles[7 * pile : 7 * pile + 7] = (7 * others)[:7]
    position.hands, position.heights, position.piles = hands, heights, piles


def act(position: CastellanPosition, *texts: str) -> None:
    """Do legal actions of whoever's turn it is."""
    for text in texts:
        seat = position.seat_to_act()
        action = action_from_text(position, seat, text)
        assert action in position.legal(seat), f"{text} is not one of {legal(position)}"
        position.play(seat, action)


def legal(position: CastellanPosition) -> list[str]:
    """What the seat whose turn it is may do, as text."""
    seat = position.seat_to_act()
    return [action_to_text(position, seat, action) for action in position.legal(seat)]


def hand(position: CastellanPosition, seat: int) -> list[str]:
    """The names of the cards in a hand."""
    return card_names(position, position.hands[seat])
