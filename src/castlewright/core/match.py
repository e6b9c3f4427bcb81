"""A game being played: checks, plays, records, replays, undoes. The one door for untrusted actions."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from castlewright.core.branch import Branch, first_position
from castlewright.core.errors import CastlewrightError, DraftError, IllegalActionError
from castlewright.core.game import Game, View_co
from castlewright.core.position import Position
from castlewright.core.record import Player, Record, Result
from castlewright.core.timeline import Entry, Played, TakeBack, Timeline

Given = int | str | dict[str, Any]
"""An action as others give it: its number, its short text, or its JSON."""


class Match(Generic[View_co]):
    """One game being played: its players, its position, and everything that happened."""

    def __init__(
        self,
        game: Game[View_co],
        players: Sequence[Player | str],
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        branch: Branch | None = None,
    ) -> None:
        self.game = game
        self.players = [Player(player) if isinstance(player, str) else player for player in players]
        self.options = game.meta.check_options(options or {})
        self.seed = seed
        self.branch = branch
        self.timeline = Timeline(first_position(game, len(self.players), self.options, seed, branch))

    @property
    def position(self) -> Position:
        """The position now."""
        return self.timeline.position

    @property
    def standing(self) -> list[Played]:
        """The actions that stand."""
        return self.timeline.standing

    @property
    def log(self) -> list[Entry]:
        """Actions and undos in the order in which they came."""
        return self.timeline.log

    def view(self, seat: int) -> View_co:
        """What a seat (-1: a spectator) may see now, with its legal actions: the game's Struct, ready for JSON."""
        return self.game.views.view(self.position, seat)

    def act(self, seat: int, action: Given) -> None:
        """Do an action; whatever is not legal now is refused."""
        self.play_checked(seat, self.check(seat, action))

    def check(self, seat: int, action: Given, position: Position | None = None) -> int:
        """The number of an action; whatever is not legal now is refused.

        Another `position` than the match's is asked while several actions are tried out.
        """
        position = position or self.position
        position.check_seat(seat)
        number = self._number(position, seat, action)
        if not (0 <= number < self.game.notation.ACTIONS and position.is_legal(seat, number)):
            raise IllegalActionError(f"seat {seat} may not '{self._say(position, seat, action)}' now")
        return number

    def _number(self, position: Position, seat: int, action: Given) -> int:
        """The number of an action, however it is given."""
        if isinstance(action, int):
            return action
        if isinstance(action, str):
            return self.game.notation.action_from_text(position, seat, action)
        return self.game.notation.action_from_json(position, seat, action)

    def check_all(self, seat: int, actions: Sequence[Given]) -> list[int]:
        """The numbers of actions that the seat wants to do one after the other; refused where one is not legal then.

        Nothing may be revealed between two of them: who could ask what is legal after a reveal
        without making it would learn what is hidden.
        """
        position = self.position.copy()
        numbers: list[int] = []
        for index, action in enumerate(actions):
            try:
                if position.reveals != self.position.reveals:
                    raise IllegalActionError(f"seat {seat} must see first what was revealed")
                numbers.append(self.check(seat, action, position))
            except CastlewrightError as error:
                raise DraftError(index, error) from None
            position.play_unchecked(seat, numbers[-1])
        return numbers

    def play_checked(self, seat: int, action: int) -> None:
        """Do an action that the caller took from the legal ones."""
        typed = self.game.notation.action_to_json(self.position, seat, action)
        self.timeline.play(seat, action, self.game.notation.to_text(typed), typed)

    def _say(self, position: Position, seat: int, action: Given) -> str:
        if not isinstance(action, int) or not 0 <= action < self.game.notation.ACTIONS:
            return str(action)
        return self.game.notation.action_to_text(position, seat, action)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action now."""
        return self.take_back(seat).obstacle is None

    def take_back(self, seat: int, count: int = 1) -> TakeBack:
        """Whether the seat may take back its last actions now, and why not."""
        return self.timeline.take_back(seat, count)

    def undo(self, seat: int, count: int = 1) -> list[Played]:
        """Take back the seat's last actions, all or none; what they were, the last first."""
        return self.timeline.undo(seat, count)

    def position_at(self, step: int) -> Position:
        """A copy of the position after so many of the actions that stand."""
        return self.timeline.position_at(step)

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
            branch=self.branch,
            actions=[(played.seat, played.text) for played in self.standing],
            digests=digests,
            result=Result(self.position.scores(), self.position.ranking()) if is_over else None,
        )
