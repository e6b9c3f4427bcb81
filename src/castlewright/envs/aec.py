"""PettingZoo, one agent after the other: `TableEnv`."""

from typing import Any

from pettingzoo import AECEnv

from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.envs.agents import Agents, Observation


class TableEnv(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table of agents `seat_0`, `seat_1`, …; the info of the one to act has its `action_mask` and `candidates`.

    Paid at the end: 1 for the first, -1 for the last, evenly between, ties shared; alone a hundredth of the points.
    """

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
            self.infos[self.agent_selection] = self.table.choices()

    def observe(self, agent: str) -> Observation:
        """What an agent may know."""
        seat = self._seats.get(agent)
        if seat is None:
            raise UnknownNameError("agent", agent, self.possible_agents)
        return self.table.observe(seat)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent to act knows and was paid, whether its game is over or cut short, and what it may do."""
        self._check_begun()
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        is_over, is_cut = self.terminations[agent], self.truncations[agent]
        return observation, self._cumulative_rewards[agent], is_over, is_cut, self.infos[agent]

    def _check_begun(self) -> None:
        if not self.agents:
            raise BadInputError("environment", "no game is being played; reset it")

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        is_played = self.table.play(action)
        self.infos[agent] = {}
        if is_played and self.table.seat >= 0:
            self._select()  # nothing is paid before the end
            return
        paid = self.table.rewards() if is_played else [0.0] * self.table.seats
        if not is_played:
            paid[self._seats[agent]] = -1.0
            self.infos[agent] = {"illegal": int(action if action is not None else -1)}
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
