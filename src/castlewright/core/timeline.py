"""The past of a match: every step from snapshots, and the one place that decides what may be taken back.

A match has steps (the actions that stand) and a log (actions and undos, in the order in which they came). Whatever
somebody asks about a moment, by step or by log entry, is answered from a copy of the position near it.
"""

from typing import Literal, NamedTuple

from castlewright.core.errors import BadInputError, UndoError
from castlewright.core.position import Position

SNAPSHOT_EVERY = 32
"""A copy of the position is kept after so many actions, so that the past is near."""


class Played(NamedTuple):
    """An action that was done, what decides whether it may be taken back, and whether others may hear of it."""

    seat: int
    action: int
    text: str
    typed: object
    """The action as a Struct of its game."""

    reveals_before: int
    touches: int
    is_final: bool
    is_secret: bool


class Entry(NamedTuple):
    """One entry of the log: an action, or the undo of the seat's last one (nothing played)."""

    seat: int
    played: Played | None


Obstacle = Literal["nothing", "final", "revealed", "built_on"]


class TakeBack(NamedTuple):
    """Which steps a seat's undo would take back, the last first, and what stands in its way at the last of them."""

    steps: list[int]
    obstacle: Obstacle | None
    builder: int = -1
    """The seat that acted on a board which the action changed."""


class Timeline:
    """Everything that was done from a first position on, and the position it led to."""

    def __init__(self, start: Position) -> None:
        self.position = start
        self.standing: list[Played] = []
        self.log: list[Entry] = []
        self._snapshots: dict[int, Position] = {0: start.copy()}

    def play(self, seat: int, action: int, text: str, typed: object) -> None:
        """Do a legal action and note it in the log."""
        self._play(seat, action, text, typed)
        self.log.append(Entry(seat, self.standing[-1]))

    def _play(self, seat: int, action: int, text: str, typed: object) -> None:
        position = self.position
        played = Played(
            seat=seat,
            action=action,
            text=text,
            typed=typed,
            reveals_before=position.reveals,
            touches=position.touches(seat, action),
            is_final=position.is_final(seat, action),
            is_secret=position.is_secret(seat, action),
        )
        position.play_unchecked(seat, action)
        self.standing.append(played)
        if len(self.standing) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.standing)] = position.copy()

    # Taking back.

    def take_back(self, seat: int, count: int = 1) -> TakeBack:
        """Whether the seat may take back its last `count` actions, all of them.

        It may while nothing was revealed to anybody since, nobody else acted on a board that one of them
        changed, and none was final. What others did meanwhile stays.
        """
        steps: list[int] = []
        others = 0
        for step in range(len(self.standing) - 1, -1, -1):
            played = self.standing[step]
            if played.seat != seat:
                others |= played.touches
                continue
            steps.append(step)
            obstacle = self._obstacle(played, others)
            if obstacle or len(steps) == count:
                builder = self._builder(step) if obstacle == "built_on" else -1
                return TakeBack(steps, obstacle, builder)
        return TakeBack(steps, "nothing")

    def _obstacle(self, played: Played, others: int) -> Obstacle | None:
        """What keeps an action from being taken back when others have changed these boards since."""
        if played.is_final:
            return "final"
        if played.reveals_before != self.position.reveals:
            return "revealed"
        return "built_on" if played.touches & others else None

    def _builder(self, step: int) -> int:
        """The first other seat that acted on a board which this step changed."""
        done, later = self.standing[step], self.standing[step + 1 :]
        return next(played.seat for played in later if played.seat != done.seat and played.touches & done.touches)

    def check_take_back(self, seat: int, count: int = 1) -> list[int]:
        """The steps of the seat's last `count` actions, the last first; UndoError unless all may be taken back."""
        steps, obstacle, _ = self.take_back(seat, count)
        if obstacle:
            raise UndoError(f"seat {seat} has nothing to take back: something was revealed, or others have gone on")
        return steps

    def undo(self, seat: int, count: int = 1) -> list[Played]:
        """Take back the seat's last `count` actions, all or none, and note each in the log; what they were."""
        steps = self.check_take_back(seat, count)
        undone = [self.standing[step] for step in steps]
        later = [played for played in self.standing[steps[-1] :] if played.seat != seat]
        self._go_back(steps[-1])
        for played in later:
            self._play(played.seat, played.action, played.text, played.typed)
        self.log += [Entry(seat, None)] * count
        return undone

    def _go_back(self, step: int) -> None:
        """Make the position what it was after so many actions, and forget the rest."""
        self.position = self.position_at(step)
        self.standing = self.standing[:step]
        self._snapshots = {at: position for at, position in self._snapshots.items() if at <= step}

    # The past.

    def position_at(self, step: int) -> Position:
        """A copy of the position after so many of the actions that stand."""
        if not 0 <= step <= len(self.standing):
            raise BadInputError("step", f"{step} is not a step of this match; it has 0 to {len(self.standing)}")
        return self._position_of(self.standing[:step], step)

    def position_after(self, seq: int) -> Position:
        """A copy of the position after so many entries of the log."""
        standing = self.standing_after(seq)
        shared = 0
        for old, new in zip(standing, self.standing, strict=False):
            if (old.seat, old.action) != (new.seat, new.action):
                break
            shared += 1
        return self._position_of(standing, shared)

    def standing_after(self, seq: int) -> list[Played]:
        """The actions that stood after so many entries of the log."""
        if not 0 <= seq <= len(self.log):
            raise BadInputError("seq", f"{seq} is not an entry of this match; it has 0 to {len(self.log)}")
        standing: list[Played] = []
        for seat, played in self.log[:seq]:
            if played is not None:
                standing.append(played)
            else:
                del standing[max(step for step, done in enumerate(standing) if done.seat == seat)]
        return standing

    def _position_of(self, standing: list[Played], shared: int) -> Position:
        """A copy of the position after these actions, of which so many are those of the timeline itself."""
        start = max(at for at in self._snapshots if at <= shared)
        position = self._snapshots[start].copy()
        for played in standing[start:]:
            position.play_unchecked(played.seat, played.action)
        return position
