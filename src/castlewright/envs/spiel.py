"""OpenSpiel, out of tree: `import castlewright.envs.spiel`, then `pyspiel.load_game("castlewright_castellan")`.

All luck is one chance node at the start, over so many deals; names and parameters:
`castlewright_between_two_cities(players=4,deals=64)`, and for Castles of Mad King Ludwig `edition=first`.
"""

from typing import Any, cast

import numpy as np
import pyspiel

from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.games import all_games, load_game

DEALS = 1024
PREFIX = "castlewright_"
SOLO_BOUND = 20.0
"""Nobody scores 2,000 points alone."""


def usual_seats(game: Game) -> int:
    """How many play where nothing else is said."""
    return max(game.meta.min_seats, 2)


def game_type(game: Game) -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    choices = {option.name: option.default for option in game.meta.options if option.choices}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.meta.max_seats,
        min_num_players=game.meta.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game), "deals": DEALS, **choices},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with a number of players and of deals."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = load_game(self.name)
        self.seats = int(given.get("players", usual_seats(self.game)))
        self.deals = int(given.get("deals", DEALS))
        chosen = {name: value for name, value in given.items() if name not in ("players", "deals")}
        self.game.meta.check_seats(self.seats)
        self.options = self.game.meta.check_options(chosen)
        if self.deals < 1:
            raise BadInputError("deals", "there is at least one deal")
        self.encoding = self.game.encodings.encoding(self.seats, self.options)
        bound = SOLO_BOUND if self.seats == 1 else 1.0
        information = pyspiel.GameInfo(
            num_distinct_actions=self.game.notation.ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=self.encoding.max_length,
        )
        super().__init__(TYPES[self.name], information, given)

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | None":
        """What sees a state with the eyes of a player; what is public alone, or private alone, is not told apart."""
        if iig_obs_type is not None and not is_usual(iig_obs_type):
            return None
        return SpielObserver(self, params)

    def __deepcopy__(self, memo: Any) -> "SpielGame":
        """Itself: a game never changes, and a copied state belongs to the same one."""
        return self


def is_usual(kind: Any) -> bool:
    """Whether all is asked for that a player sees now, without what it saw before."""
    own = pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info and not kind.perfect_recall and kind.private_info == own)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match: the deal, then one action after the other."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kind = game
        self.position: Position | None = None

    def current_player(self) -> int:
        """Whose turn it is: chance, a seat, or nobody's any more."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat_to_act()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player)) if self.position is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.kind.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            if not 0 <= action < self.kind.deals:
                raise BadInputError("deal", f"{action} is none of 0 to {self.kind.deals - 1}")
            self.position = self.kind.game.new(self.kind.seats, self.kind.options, str(action))
        else:
            self.position.play(self.position.seat_to_act(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.kind.game.notation.action_to_text(self.position, player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        """1 for the first, -1 for the last, evenly between, ties shared; alone a hundredth of the points."""
        position = self.position
        if position is None or not position.is_over:
            return [0.0] * self.kind.seats
        players = position.seats + position.rivals
        if players == 1:
            return [position.score(0) / 100]
        standings = [position.standing(seat) for seat in range(players)]
        return [
            (sum(other < own for other in standings) - sum(other > own for other in standings)) / (players - 1)
            for own in standings[: position.seats]
        ]

    def __str__(self) -> str:
        return self.position.to_text() if self.position is not None else "not yet dealt"


class SpielObserver:
    """What a player may know of a state, as numbers and as text."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise BadInputError("observer", f"it takes no parameters, not {params}")
        self.game = game
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.start + field.size] for field in game.encoding.fields}
        self._numbers = np.zeros(game.encoding.size, np.int16)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        if state.position is None:
            self.tensor.fill(0)
            return
        self.game.encoding.observe(state.position, player, cast(Any, self._numbers))
        self.tensor[:] = self._numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, in short."""
        if state.position is None:
            return "not yet dealt"
        import msgspec

        return msgspec.json.encode(self.game.game.views.view(state.position, player)).decode()


def make_kind(game: Game) -> type[SpielGame]:
    """The class of one game, at home in this module, where pickle looks for it."""
    name = "Spiel" + "".join(word.capitalize() for word in game.name.split("_"))
    kind = type(name, (SpielGame,), {"name": game.name, "__doc__": game.meta.title, "__module__": __name__})
    globals()[name] = kind
    return kind


TYPES = {game.name: game_type(game) for game in all_games().values()}
for _game in all_games().values():
    pyspiel.register_game(TYPES[_game.name], make_kind(_game))
