"""The base of every position: what bots, matches and searches may ask of any game.

A position is mutable and cheap to copy. `play` refuses what is not legal now; search and match, which have
checked already, use its unchecked twin.
"""

import hashlib
from collections.abc import Iterable
from importlib import import_module
from typing import Any, NoReturn

import msgspec

from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.drawing import draw_below
from castlewright.core.errors import IllegalActionError, OutOfTurnError
from castlewright.core.part import Part, pack

MOST_ACTIONS = 4096
"""Room for the longest list of legal actions of one seat in any game."""

NUMBERS = tuple(range(1 << 16))
"""Python's integers, made once: a list of actions then costs no new objects."""


class Actions:
    """A list of action numbers that is filled again and again."""

    count: int
    """How many of the numbers are in use."""

    numbers: list[int]

    def __init__(self) -> None:
        self.count = 0
        self.numbers = filled(MOST_ACTIONS)

    def to_list(self) -> list[int]:
        """The numbers in use."""
        listed = [NUMBERS[0]] * self.count
        for index in range(self.count):
            listed[index] = NUMBERS[self.numbers[index]]
        return listed


SCRATCH = Actions()


class Position(Part):
    """One position of one game."""

    seats: int
    """How many players take part."""

    rivals: int
    """Opponents that nobody plays but that are ranked: they stand behind the seats in `standing`."""

    tie_bits: int
    """How many of the low bits of a `standing` are tie-breaks: the points lie above them."""

    reveals: int
    """How often something hidden was shown to anybody; an undo never crosses a change of it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rivals = 0
        self.tie_bits = 0
        self.reveals = 0

    # What each game brings.

    def seat_to_act(self) -> int:
        """The first seat that may act now, -1 when the game is over."""
        raise LookupError("a game defines seat_to_act")

    def is_waiting(self, seat: int) -> bool:
        """Whether this seat may act now."""
        return seat == self.seat_to_act()

    def list_legal(self, seat: int, actions: Actions) -> None:
        """Fill the list with the seat's legal actions, each once; empty for a seat that is not waiting."""
        raise LookupError("a game defines list_legal")

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat, one of the game's, may do this action now; games answer without a list where they can."""
        return self.is_listed(seat, action)

    def play_unchecked(self, seat: int, action: int) -> None:
        """Do a legal action; the caller has checked it."""
        raise LookupError("a game defines play_unchecked")

    def copy_from(self, other: "Position") -> None:
        """Become a twin of another position of the same game, options and number of seats."""
        raise LookupError("a game defines copy_from")

    def guess_from(self, other: "Position", seat: int, chance: Chance) -> None:
        """Become a full position that this seat cannot tell from the other one.

        Everything the seat has not seen is drawn anew, everything it may remember is kept.
        A spectator is seat -1. The result depends on what the seat knows and on the chance only.
        """
        raise LookupError("a game defines guess_from")

    def score(self, seat: int) -> int:
        """The seat's points as the board lies now; final when the game is over."""
        raise LookupError("a game defines score")

    def standing(self, seat: int) -> int:
        """A number that is larger for the better placed seat or rival: the points, then the tie-breaks (`tie_bits`)."""
        return self.score(seat)

    def warm(self) -> int:
        """Read a little of all that a step needs, so that slow memory brings it at once; the number means nothing."""
        return 0

    def touches(self, seat: int, action: int) -> int:
        """The boards that the action would change, one bit each: others acting there end the undo."""
        return -1

    def is_final(self, seat: int, action: int) -> bool:
        """Whether this action, once done, may never be taken back."""
        return False

    def is_secret(self, seat: int, action: int) -> bool:
        """Whether others may learn only that the seat did something, not what."""
        return False

    def to_text(self) -> str:
        """The whole position as text: equal for equal positions, whatever way led there; `notation.py` says how."""
        folder = type(self).__module__.rpartition(".")[0]
        text: str = import_module(f"{folder}.notation").position_to_text(self)
        return text

    def arguments(self) -> tuple[Any, ...]:
        """What another position of the same game, options and seats is made with."""
        return (self.seats,)

    # What follows from that.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat_to_act() < 0

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now, in order; sequential drivers ask the first."""
        return [seat for seat in range(self.seats) if self.is_waiting(seat)]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions; empty for a seat that is not waiting."""
        if not 0 <= seat < self.seats:
            return []
        self.list_legal(seat, SCRATCH)
        return SCRATCH.to_list()

    def is_listed(self, seat: int, action: int) -> bool:
        """Whether the action is in the list of the seat's legal actions."""
        self.list_legal(seat, SCRATCH)
        for index in range(SCRATCH.count):  # noqa: SIM110
            if SCRATCH.numbers[index] == action:
                return True
        return False

    def play(self, seat: int, action: int) -> None:
        """Do an action, if the seat may do it now; else IllegalActionError, and nothing has changed."""
        if not (isinstance(seat, int) and isinstance(action, int)):
            self.refuse(seat, action)
        try:
            is_done = self.try_to_play(seat, action)
        except OverflowError:  # compiled, a number that no C integer holds
            is_done = False
        if not is_done:
            self.refuse(seat, action)

    def try_to_play(self, seat: int, action: int) -> bool:
        """Do an action, if the seat may do it now; whether it could."""
        if not (0 <= seat < self.seats and action >= 0 and self.is_legal(seat, action)):
            return False
        self.play_unchecked(seat, action)
        return True

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Say why the seat may not do this action now."""
        self.check_seat(seat)
        raise IllegalActionError(f"seat {seat} may not do action {action!r} now")

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist or cannot act now."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise OutOfTurnError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        if not self.is_waiting(seat):
            waiting = ", ".join(str(other) for other in self.waiting)
            turn = f"waiting for seat {waiting}" if waiting else "the game is over"
            raise OutOfTurnError(f"seat {seat} cannot act now: {turn}")

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely."""
        self.list_legal(seat, SCRATCH)
        self.play_unchecked(seat, SCRATCH.numbers[draw_below(chance, SCRATCH.count)])

    def play_out(self, chance: Chance) -> int:
        """Play random legal actions to the end, all equally likely; how many there were."""
        played = 0
        seat = self.seat_to_act()
        while seat >= 0:
            self.play_random(seat, chance)
            played += 1
            seat = self.seat_to_act()
        return played

    def play_out_listed(self, chance: Chance) -> int:
        """The same, each action taken from a list of all legal ones, which some games do without in `play_out`."""
        played = 0
        seat = self.seat_to_act()
        while seat >= 0:
            self.list_legal(seat, SCRATCH)
            self.play_unchecked(seat, SCRATCH.numbers[draw_below(chance, SCRATCH.count)])
            played += 1
            seat = self.seat_to_act()
        return played

    def twin(self) -> "Position":
        """A position of the same game, options and seats, with anything in it; `copy` fills it."""
        twin: Position = type(self)(*self.arguments())
        return twin

    def copy(self) -> "Position":
        """An independent twin."""
        twin = self.twin()
        twin.copy_from(self)
        return twin

    def guess(self, seat: int, chance: Chance) -> "Position":
        """A full position that this seat (-1: a spectator) cannot tell from the true one."""
        twin = self.twin()
        twin.guess_from(self, seat, chance)
        return twin

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.score(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """The rank of every seat: 1 for the winner; equal seats share a rank and the next ones are skipped."""
        return self.full_ranking()[: self.seats]

    def full_ranking(self) -> list[int]:
        """The ranks of all seats and, behind them, of the rivals that nobody plays."""
        return ranks(self.standing(seat) for seat in range(self.seats + self.rivals))

    def to_bytes(self) -> bytes:
        """The position for another process, equal for equal positions; only guessed ones leave the server's."""
        # A fresh copy holds nothing of an earlier step where the fields have room to spare.
        return pack(self.copy())

    def from_bytes(self, packed: bytes) -> None:
        """Take over what `to_bytes` gave for a position of the same game, options and seats."""
        self.from_numbers(msgspec.msgpack.decode(packed))

    def __eq__(self, other: object) -> bool:
        """Whether the other is the same position of the same game, with the same options."""
        if not isinstance(other, Position) or type(other) is not type(self):
            return NotImplemented
        return self.arguments() == other.arguments() and self.to_bytes() == other.to_bytes()

    # It changes, so it cannot be a key.
    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), self.arguments(), self.to_bytes())

    def digest(self) -> str:
        """A short fingerprint of the canonical text, the same in every version that plays alike."""
        return hashlib.sha256(self.to_text().encode()).hexdigest()[:16]


def restore(kind: type[Position], arguments: tuple[Any, ...], packed: bytes) -> Position:
    """The position that was pickled."""
    position: Position = kind(*arguments)
    position.from_bytes(packed)
    return position


def ranks(standings: Iterable[int]) -> list[int]:
    """Ranks from standings: 1 for the largest; equal ones share a rank and the next ranks are skipped."""
    ordered = list(standings)
    return [1 + sum(other > own for other in ordered) for own in ordered]


def play_many(start: Position, games: int, chance: Chance) -> int:
    """Deal anew what nobody has seen and play random actions to the end, again and again; how many there were."""
    position = start.copy()
    played = 0
    for _ in range(games):
        position.guess_from(start, -1, chance)
        played += position.play_out(chance)
    return played


def play_many_listed(start: Position, games: int, chance: Chance) -> int:
    """The same, each action taken from a list of all legal ones."""
    position = start.copy()
    played = 0
    for _ in range(games):
        position.guess_from(start, -1, chance)
        played += position.play_out_listed(chance)
    return played
