"""What both environments of PettingZoo share: a table, its agents, and the spaces of these."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from castlewright.envs.table import METADATA, Frame, Illegal, Table

Observation = NDArray[np.int16]


class Agents:
    """A table of agents `seat_0`, `seat_1`, …"""

    metadata = METADATA
    is_parallel = False
    """Whether all agents act at once; who has nothing to do then gives one more action, `wait`."""

    def __init__(
        self,
        game: str = "between_two_cities",
        seats: int = 3,
        options: Mapping[str, object] | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, illegal, render_mode)
        self.render_mode = render_mode
        self.metadata = {**METADATA, "name": self.table.name + "-parallel" * self.is_parallel}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, self.table.observation_space())
        self._action_spaces: dict[str, spaces.Discrete[Any]] = {
            agent: spaces.Discrete(self.table.actions + self.is_parallel) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The bounds of every number of an observation."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        """All actions of the game by their numbers."""
        return self._action_spaces[agent]

    def render(self) -> Frame:
        """The table as the agent to act sees it."""
        return self.table.render()

    def close(self) -> None:
        """End."""
        self.table.close()
