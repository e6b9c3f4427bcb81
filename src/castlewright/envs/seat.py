"""Gymnasium, one learner among bots: `SeatEnv`, registered as `castlewright/<game>-v<ruleset>`."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from castlewright.bots import make_bot
from castlewright.bots.asking import choose
from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.envs.table import METADATA, Frame, Illegal, Table
from castlewright.games import all_games

Observation = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a table whose other seats are bots; paid at the end as in `TableEnv`."""

    metadata = METADATA

    def __init__(
        self,
        game: str = "between_two_cities",
        opponents: Sequence[str] = ("random", "random"),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        seats = len(opponents) + 1
        if not 0 <= seat < seats:
            raise BadInputError("seat", f"there is no seat {seat}; seats are 0 to {seats - 1}")
        self.table = Table(game, seats, options, illegal, render_mode)
        self.render_mode = render_mode
        self.seat = seat
        self.opponents = list(opponents)
        self.observation_space = self.table.observation_space()
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(self.table.actions)
        self._is_over = True
        self._start_bots(0)

    def _start_bots(self, seed: int) -> None:
        """Put a fresh bot into every other seat."""
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        makers = enumerate(zip(others, self.opponents, strict=True))
        game = self.table.batch.game
        self._bots = {seat: make_bot(name, game, seed=seed + number) for number, (seat, name) in makers}
        self._chance = Chance(seed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another game, up to the learner's first turn."""
        super().reset(seed=seed)
        self.table.check_open()
        number = int(self.np_random.integers(2**31))
        self.table.reset(number)
        self._start_bots(number)
        self._is_over = False
        self._let_bots_play()
        return self.table.observe(self.seat), self.table.choices()

    def _let_bots_play(self) -> None:
        """Let the others act until it is the learner's turn; bots get a guess, never the true position."""
        table = self.table
        while table.seat >= 0 and table.seat != self.seat:
            guess = table.position.guess(table.seat, self._chance)
            table.play(choose(self._bots[table.seat], table.batch.game, guess, table.seat))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play one action, and let the others act until it is the learner's turn again."""
        self.table.check_open()
        if self._is_over:
            raise BadInputError("environment", "the game is over; reset it")
        if not self.table.play(action):
            self._is_over = True
            return self.table.observe(self.seat), -1.0, True, False, {**self.table.choices(), "illegal": int(action)}
        reward = self.table.rewards()[self.seat]
        if self.table.seat >= 0:
            self._let_bots_play()
            reward = self.table.rewards()[self.seat]
        self._is_over = self.table.seat < 0
        return self.table.observe(self.seat), reward, self._is_over, False, self.table.choices()

    def render(self) -> Frame:
        """The table as the seat to act sees it."""
        return self.table.render()

    def close(self) -> None:
        """End."""
        self.table.close()


def make(**arguments: Any) -> SeatEnv:
    """A seat at a table, for `gymnasium.make`."""
    return SeatEnv(**arguments)


def register() -> None:
    """Make all games known to `gymnasium.make` by their versioned names."""
    for game in all_games().values():
        name = f"castlewright/{game.name}-v{game.meta.ruleset}"
        if name not in gymnasium.registry:
            seats = min(3, game.meta.max_seats)
            arguments = {"game": game.name, "opponents": ("random",) * (seats - 1)}
            gymnasium.register(name, entry_point=make, kwargs=arguments)


register()
