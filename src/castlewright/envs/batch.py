"""`BatchEnv`: many games of one kind stepped at once, in buffers of NumPy."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from castlewright.core.errors import BadInputError
from castlewright.core.position import MOST_ACTIONS, Position
from castlewright.envs.stepping import Stepper
from castlewright.games import load_game


class BatchEnv:
    """N games of one kind; in each the seat that is to act chooses one of its candidates.

    The arrays are the same objects from step to step and are filled anew.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        width: int | None = None,
    ) -> None:
        check_size("games", games)
        check_size("width", MOST_ACTIONS if width is None else width)
        self.game = load_game(game)
        self.options = self.game.meta.check_options(options or {})
        self.game.meta.check_seats(seats)
        self.encoding = self.game.encodings.encoding(seats, self.options)
        self.width = MOST_ACTIONS if width is None else width
        self.observations: NDArray[np.int16] = np.zeros((games, self.encoding.size), np.int16)
        """What the seat to act may know, a row a game."""

        self.candidates: NDArray[np.int32] = np.zeros((games, self.width), np.int32)
        self.counts: NDArray[np.int32] = np.zeros(games, np.int32)
        """The legal actions of the seat to act, as numbers, and how many there are; the rest of a row is old."""

        self.to_act: NDArray[np.int32] = np.zeros(games, np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((games, seats), np.float32)
        self.ended: NDArray[np.uint8] = np.zeros(games, np.uint8)
        """Whose turn it is (-1: over), what the last step paid each seat, and which games it ended."""

        self.stepper = Stepper(self._start(seed), self.encoding, games, self.width, seed)
        self.stepper.attach(self.observations, self.candidates, self.counts, self.to_act, self.rewards, self.ended)
        self.positions: list[Position] = self.stepper.positions
        """The positions themselves; who plays must look at observations only."""

        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with a seed those that belong to it."""
        if seed is not None:
            self.stepper.begin(self._start(seed), seed)
        for game in range(len(self)):
            self.stepper.deal(game)
        self.rewards[:] = 0
        self.ended[:] = 0

    def _start(self, seed: int) -> Position:
        """The position from which all games of a seed are dealt."""
        if not isinstance(seed, int | np.integer) or not 0 <= seed < 2**64:
            raise BadInputError("seed", f"a whole number from 0 to 2**64 - 1 is needed, not {seed!r}")
        return self.game.new(self.rewards.shape[1], self.options, str(seed))

    def deal(self, game: int) -> None:
        """Begin one game anew, for those who step with `deals_anew=False` and have looked at how it ended."""
        if not 0 <= game < len(self):
            raise BadInputError("game", f"{game} is none of 0 to {len(self) - 1}")
        self.stepper.deal(game)

    def __len__(self) -> int:
        return len(self.counts)

    def step(self, choices: NDArray[np.int32], deals_anew: bool = True) -> None:
        """Play one candidate of every game, by its place in the row; games that end begin anew unless told not to.

        Where one choice is none of the candidates nothing is played at all.
        """
        wrong = self.stepper.step(self._checked(choices), deals_anew)
        if wrong >= 0:
            raise BadInputError(
                f"choices[{wrong}]", f"{choices[wrong]} is none of the {self.counts[wrong]} candidates of that game"
            )

    def describe(self) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        """What every candidate of every game is about, a row each, game by game; and to which game each row belongs.

        `encoding.action_fields` names the numbers of a row.
        """
        rows = int(self.counts.sum())
        features = np.zeros((rows, self.encoding.features), np.int16)
        owners = np.zeros(rows, np.int64)
        self.stepper.describe(features, owners)
        return features, owners

    def _checked(self, choices: NDArray[np.int32]) -> NDArray[np.int32]:
        try:
            given = np.asarray(choices)
        except ValueError as error:
            raise BadInputError("choices", str(error)) from None
        if given.shape != (len(self),):
            raise BadInputError("choices", f"one for each of the {len(self)} games, not of shape {given.shape}")
        if given.dtype == np.int32:
            return np.ascontiguousarray(given)
        if given.dtype.kind not in "iu":
            raise BadInputError("choices", f"whole numbers are needed, not {given.dtype}")
        return np.ascontiguousarray(given.clip(-1, MOST_ACTIONS), np.int32)


def check_size(name: str, number: object) -> None:
    """Refuse what is no number of games or of candidates."""
    if not isinstance(number, int | np.integer) or number < 1:
        raise BadInputError(name, f"a whole number from 1 on is needed, not {number!r}")
