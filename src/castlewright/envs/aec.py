"""PettingZoo, one agent after the other: `TableEnv`."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from castlewright.envs.table import METADATA, Frame, Illegal, Table

Observation = NDArray[np.int16]


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of agents `seat_0`, `seat_1`, …; the info of the one to act has its `action_mask` and `candidates`.

    Paid at the end: 1 for the first, -1 for the last, evenly between, ties shared; alone a hundredth of the points.
    """

    metadata = METADATA

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
        self.metadata = {**METADATA, "name": self.table.name}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        space = self.table.observation_space()
        self._observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, space)
        self._action_spaces: dict[str, spaces.Discrete[Any]] = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Any:
        """The bounds of every number of an observation."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        """All actions of the game by their numbers."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game."""
        self.table.check_open()
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Let the seat that is to act choose."""
        seat = self.table.seat
        self.agent_selection = self.possible_agents[max(seat, 0)]
        if seat >= 0:
            self.infos[self.agent_selection] = {"action_mask": self.table.mask(), "candidates": self.table.candidates()}

    def observe(self, agent: str) -> Observation:
        """What an agent may know."""
        return self.table.observe(self._numbers[agent])

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        is_played = self.table.play(action)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        paid = self.table.rewards() if is_played else [0.0] * self.table.seats
        if not is_played:
            paid[self._numbers[agent]] = -1.0
            self.infos[agent] = {"illegal": int(action if action is not None else -1)}
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if not is_played or self.table.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> Frame:
        """The table as the agent to act sees it."""
        return self.table.render()

    def close(self) -> None:
        """End."""
        self.table.close()
