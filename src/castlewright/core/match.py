"""A game being played: checks, plays, records, replays, undoes. The one door for untrusted actions."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from castlewright.core.errors import BadInputError, IllegalActionError, UndoError
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.core.record import Player, Record, Result

SNAPSHOT_EVERY = 32
"""A copy of the position is kept after so many actions, so that the past is near."""


class Played(NamedTuple):
    """An action that stands, what decides whether it may be taken back, and whether others may hear of it."""

    seat: int
    action: int
    text: str
    reveals_before: int
    touches: int
    is_final: bool
    is_secret: bool


class Entry(NamedTuple):
    """One entry of the log: an action, or the undo of the seat's last one (no text)."""

    seat: int
    text: str | None


class Match:
    """One table: its players, its position, and everything that happened."""

    def __init__(
        self, game: Game, players: Sequence[Player], options: Mapping[str, object] | None = None, seed: str = "0"
    ) -> None:
        self.game = game
        self.players = list(players)
        self.options = game.meta.check_options(options or {})
        self.seed = seed
        self.position = game.new(len(self.players), self.options, seed)
        self.standing: list[Played] = []
        self.log: list[Entry] = []
        self._snapshots: dict[int, Position] = {0: self.position.copy()}

    def act(self, seat: int, action: int | str) -> None:
        """Do an action given by its number or its text; whatever is not legal now is refused."""
        self.play_checked(seat, self.check(seat, action))

    def check(self, seat: int, action: int | str) -> int:
        """The number of an action given by its number or its text; whatever is not legal now is refused."""
        self.position.check_seat(seat)
        notation = self.game.notation
        number = notation.action_from_text(self.position, seat, action) if isinstance(action, str) else action
        if not (0 <= number < notation.ACTIONS and self.position.is_legal(seat, number)):
            raise IllegalActionError(f"seat {seat} may not '{self._say(seat, action)}' now")
        return number

    def play_checked(self, seat: int, action: int) -> None:
        """Do an action that the caller took from the legal ones."""
        self._play(seat, action)
        self.log.append(Entry(seat, self.standing[-1].text))

    def _say(self, seat: int, action: int | str) -> str:
        if isinstance(action, str) or not 0 <= action < self.game.notation.ACTIONS:
            return str(action)
        return self.game.notation.action_to_text(self.position, seat, action)

    def _play(self, seat: int, action: int) -> None:
        position = self.position
        text = self.game.notation.action_to_text(position, seat, action)
        played = Played(
            seat=seat,
            action=action,
            text=text,
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

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action now."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action.

        Allowed while nothing was revealed to anybody since, nobody else acted on a board that
        the action changed, and the action was no secret choice. What others did meanwhile stays.
        """
        step = self._undoable(seat)
        if step is None:
            raise UndoError(f"seat {seat} has nothing to take back: something was revealed, or others have gone on")
        later = self.standing[step + 1 :]
        self._go_back(step)
        for played in later:
            self._play(played.seat, played.action)
        self.log.append(Entry(seat, None))

    def _undoable(self, seat: int) -> int | None:
        """The step of the seat's last action if it may be taken back."""
        others = 0
        for step in range(len(self.standing) - 1, -1, -1):
            played = self.standing[step]
            if played.seat != seat:
                others |= played.touches
                continue
            free = played.reveals_before == self.position.reveals and not played.touches & others
            return step if free and not played.is_final else None
        return None

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
        start = max(at for at in self._snapshots if at <= step)
        position = self._snapshots[start].copy()
        for played in self.standing[start:step]:
            position.play_unchecked(played.seat, played.action)
        return position

    def record(self, with_digests: bool = True) -> Record:
        """Everything needed to play the match again; the result is there when the game is over."""
        digests = []
        if with_digests:
            position = self.position_at(0)
            for played in self.standing:
                position.play_unchecked(played.seat, played.action)
                digests.append(position.digest())
        is_over = self.position.is_over
        return Record(
            game=self.game.name,
            ruleset=self.game.meta.ruleset,
            players=self.players,
            options=self.options,
            seed=self.seed,
            actions=[(played.seat, played.text) for played in self.standing],
            digests=digests,
            result=Result(self.position.scores(), self.position.ranking()) if is_over else None,
        )
