"""`cw.Match`: one game being played, the door for whoever writes a program round it."""

from collections.abc import Mapping, Sequence

from castlewright.core import match
from castlewright.core.branch import Branch
from castlewright.core.errors import BadInputError, IllegalActionError, OutOfTurnError
from castlewright.core.game import Game, View_co
from castlewright.core.record import Player, Record
from castlewright.core.replay import play_record
from castlewright.library.games import load_game


class Match(match.Match[View_co]):
    """One game being played: players, position, and everything that happened.

    Players are named; the seed says how everything is dealt. The same options, seed and actions give the same match.

    >>> match = Match(load_game("castellan"), ["Ann", "Bob"], seed="7")
    >>> match.to_act, match.is_over
    (0, False)

    `legal` lists what a seat may do as short texts. `act` takes such a text, the action's number, or its JSON, and
    refuses whatever is not legal; the match is then as it was.

    >>> match.legal(0)[:2]
    ['play W1', 'play T5']
    >>> match.act(0, "play W1")
    >>> match.act(1, "play W1")
    Traceback (most recent call last):
        ...
    castlewright.core.errors.OutOfTurnError: seat 1 cannot act now: waiting for seat 0

    `view` is all that a seat (-1: a spectator) may see, as the game's own Struct, `undo` takes back, and `record` keeps
    the match:

    >>> view = match.view(1)
    >>> view.phase, len(view.hand)
    ('build', 4)
    >>> match.act(0, match.legal(0)[0])
    >>> [played.text for played in match.undo(0)]
    ['build T 0 0']
    >>> match.record().actions
    [(0, 'play W1')]
    """

    def __init__(
        self,
        game: Game[View_co],
        players: Sequence[Player | str],
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        branch: Branch | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise BadInputError("game", f"load it first, load_game({game!r})")
        if not isinstance(seed, str):
            raise BadInputError("seed", f"a text is needed, such as '7', not {seed!r}")
        super().__init__(game, players, options, seed, branch)

    def view(self, seat: int) -> View_co:
        """What a seat (-1: a spectator) may see now, with its legal actions: the game's Struct, ready for JSON."""
        if not -1 <= seat < len(self.players):
            raise OutOfTurnError(f"there is no seat {seat!r}; seats are 0 to {len(self.players) - 1}")
        return super().view(seat)

    @classmethod
    def replay(cls, record: Record, game: Game[View_co] | None = None, checked: bool = False) -> "Match[View_co]":
        """The match of a record, played as far as it goes; if `checked`, against every figure that the record holds.

        >>> match = Match(load_game("castellan"), ["Ann", "Bob"], seed="7")
        >>> match.act(0, match.legal(0)[0])
        >>> again = Match.replay(match.record(), checked=True)
        >>> again.position == match.position
        True
        """
        known: Game[View_co] = game or load_game(record.game)
        if known.name != record.game:
            raise BadInputError("game", f"the record is of {record.game}, not of {known.name}")
        known.meta.check_ruleset(record.ruleset)
        try:
            begun = cls(known, record.players, record.options, record.seed, record.branch)
        except IllegalActionError as error:
            raise BadInputError("branch", str(error)) from None
        play_record(begun, record, checked)
        return begun

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.is_over)

    @property
    def to_act(self) -> int:
        """The first seat that may act now, -1 at the end; `waiting` has all of them."""
        return int(self.position.seat_to_act())

    @property
    def waiting(self) -> list[int]:
        """The seats that may act now; several where choices are secret."""
        return list(self.position.waiting)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as short texts; nothing where it is not its turn."""
        say = self.game.notation.action_to_text
        return [say(self.position, seat, action) for action in self.position.legal(seat)]
