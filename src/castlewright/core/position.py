"""The base of every position: what bots, matches and searches may ask of any game.

A position is mutable and cheap to copy. It trusts its callers: `core/match.py` is the
one place that refuses an illegal action.
"""

import hashlib
from collections.abc import Iterable
from importlib import import_module

import msgspec

from castlewright.core.bits import filled
from castlewright.core.chance import Chance

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


class Position:
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

    def play(self, seat: int, action: int) -> None:
        """Do a legal action; `core/match.py` has checked it."""
        raise LookupError("a game defines play")

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

    def touches(self, seat: int, action: int) -> int:
        """The boards that the action would change, one bit each: others acting there end the undo."""
        return -1

    def is_final(self, seat: int, action: int) -> bool:
        """Whether this action, once done, may never be taken back."""
        return False

    def is_secret(self, seat: int, action: int) -> bool:
        """Whether others may learn only that the seat did something, not what."""
        return False

    def state(self) -> tuple[str, ...]:
        """The names of the fields that make up the position: numbers and lists of numbers."""
        raise LookupError("a game defines state")

    def to_text(self) -> str:
        """The whole position as text: equal for equal positions, whatever way led there; `notation.py` says how."""
        folder = type(self).__module__.rpartition(".")[0]
        text: str = import_module(f"{folder}.notation").position_to_text(self)
        return text

    def twin(self) -> "Position":
        """A position of the same game, options and seats, with anything in it; `copy` fills it."""
        raise LookupError("a game defines twin")

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
        self.list_legal(seat, SCRATCH)
        return SCRATCH.to_list()

    def play_random(self, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, all equally likely."""
        self.list_legal(seat, SCRATCH)
        self.play(seat, SCRATCH.numbers[chance.below(SCRATCH.count)])

    def play_out(self, chance: Chance) -> int:
        """Play random legal actions to the end, all equally likely; how many there were."""
        played = 0
        seat = self.seat_to_act()
        while seat >= 0:
            self.play_random(seat, chance)
            played += 1
            seat = self.seat_to_act()
        return played

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
        """The position for another process; only guessed positions leave the server's."""
        return msgspec.msgpack.encode([getattr(self, name) for name in self.state()])

    def from_bytes(self, packed: bytes) -> None:
        """Take over what `to_bytes` gave for a position of the same game, options and seats."""
        for name, value in zip(self.state(), msgspec.msgpack.decode(packed), strict=True):
            setattr(self, name, value)

    def digest(self) -> str:
        """A short fingerprint of the canonical text, the same in every version that plays alike."""
        return hashlib.sha256(self.to_text().encode()).hexdigest()[:16]


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
