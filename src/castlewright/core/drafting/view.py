"""What a seat may see of any drafting game, ready for JSON."""

from collections.abc import Sequence

import msgspec

from castlewright.core.drafting.constants import LEFT, OVER, PLACE, RIGHT
from castlewright.core.drafting.turn import DraftPosition

PHASES = ("choose", "place", "over")


class DraftSeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat: whether it has chosen, what it has still to lay and where not any more."""

    has_chosen: bool
    to_lay: tuple[str, ...]
    left_done: bool
    right_done: bool
    score: int


class KnownHand(msgspec.Struct, frozen=True):
    """A hand that lies with another seat and that this seat has held, so that it can remember it."""

    holder: int
    tiles: tuple[str, ...]


class DraftView(msgspec.Struct, frozen=True):
    """The turn as a seat sees it; a spectator is seat -1."""

    game: str
    seat: int
    phase: str
    round: int
    rounds: int
    turn: int
    turns: int
    hand_size: int
    passes_to: int | None
    waiting: tuple[int, ...]
    hand: tuple[str, ...]
    chosen: tuple[str, str] | None


def draft_view(position: DraftPosition, seat: int, game: str, phases: Sequence[str], names: Sequence[str]) -> DraftView:
    """The turn as a seat sees it, with the game's names for its phases and tiles."""
    return DraftView(
        game=game,
        seat=seat,
        phase=phases[position.phase],
        round=min(position.round, position.rounds - 1) + 1,
        rounds=position.rounds,
        turn=turn(position),
        turns=position.dealt() // 2,
        hand_size=position.hand_size,
        passes_to=passes_to(position, seat),
        waiting=tuple(position.waiting),
        hand=tuple(hand_tiles(position, seat, names)) if position.knows_hand(seat, seat) else (),
        chosen=own_choice(position, seat, names),
    )


def turn(position: DraftPosition) -> int:
    """The turn of this round, counted from 1."""
    if position.phase == OVER:
        return position.dealt() // 2
    return (position.dealt() - before_choice(position)) // 2 + 1


def before_choice(position: DraftPosition) -> int:
    """How many tiles every hand held at the beginning of this turn."""
    return position.hand_size + 2 if position.phase == PLACE else position.hand_size


def passes_to(position: DraftPosition, seat: int) -> int | None:
    """The seat that gets this seat's hand after the turn; None where the last tile is discarded."""
    if seat < 0 or before_choice(position) - 2 <= 1:
        return None
    return (seat + (1 if position.passes_left() else -1)) % position.ring


def hand_tiles(position: DraftPosition, seat: int, names: Sequence[str]) -> list[str]:
    """The tiles in the hand that lies with a seat."""
    return [names[tile] for tile in position.hand_of(seat)]


def tiles_to_lay(position: DraftPosition, seat: int, names: Sequence[str]) -> list[str]:
    """The revealed tiles that a seat has still to lay."""
    if position.phase != PLACE:
        return []
    return [names[tile] for tile in position.to_lay[2 * seat : 2 * seat + 2] if tile >= 0]


def own_choice(position: DraftPosition, seat: int, names: Sequence[str]) -> tuple[str, str] | None:
    """The two tiles of the seat's own secret choice, None before it is made and after it is revealed."""
    if seat < 0 or position.choices[seat] < 0:
        return None
    first, second = position.chosen_by(seat)
    return names[first], names[second]


def draft_seat_view(position: DraftPosition, seat: int, names: Sequence[str]) -> DraftSeatView:
    """One seat as everybody sees it."""
    laid = position.sides[seat] if position.phase == PLACE else 0
    return DraftSeatView(
        has_chosen=position.choices[seat] >= 0,
        to_lay=tuple(tiles_to_lay(position, seat, names)),
        left_done=bool(laid & LEFT),
        right_done=bool(laid & RIGHT),
        score=position.score(seat),
    )


def known_hands(position: DraftPosition, seat: int, names: Sequence[str]) -> tuple[KnownHand, ...]:
    """The hands of others that the seat has held."""
    if position.hand_size == 0:
        return ()
    holders = [holder for holder in range(position.ring) if holder != seat and position.knows_hand(seat, holder)]
    return tuple(KnownHand(holder, tuple(hand_tiles(position, holder, names))) for holder in holders)
