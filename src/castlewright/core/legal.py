"""Legal actions as they travel in a view."""

from collections.abc import Callable

import msgspec

from castlewright.core.position import Position


class LegalAction(msgspec.Struct, frozen=True):
    """One action that the seat may take now: its number and its short text."""

    number: int
    text: str


def legal_actions(
    position: Position, seat: int, to_text: Callable[[Position, int, int], str]
) -> tuple[LegalAction, ...]:
    """All actions that a seat may take now; none for a spectator (-1)."""
    if seat < 0:
        return ()
    return tuple(LegalAction(action, to_text(position, seat, action)) for action in position.legal(seat))
