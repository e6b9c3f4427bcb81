"""PettingZoo, all agents at once: `ParallelTableEnv`. Who has nothing to do now waits."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from castlewright.core.errors import BadInputError, IllegalActionError
from castlewright.core.position import Position
from castlewright.envs.agents import Agents, Observation
from castlewright.envs.table import number_of, refusal

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def movers(position: Position) -> list[int]:
    """The seats that act together now: all whose choices are secret, else the first one alone.

    Two placements at once are unsound: one can make the other illegal.
    """
    seat = position.seat_to_act()
    if seat < 0:
        return []
    if not position.is_secret(seat, position.legal(seat)[0]):
        return [seat]
    return [other for other in position.waiting if position.is_secret(other, position.legal(other)[0])]


class ParallelTableEnv(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which every agent gives an action in every step; `wait`, the last number, where it has none.

    Paid as in `TableEnv`.
    """

    is_parallel = True

    @property
    def wait(self) -> int:
        """The action of an agent that has nothing to do now."""
        return self.table.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin another game."""
        self.table.check_open()
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What each agent may do now: those that act their legal actions, the others `wait`."""
        position = self.table.position
        acting = movers(position)
        infos = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = position.legal(seat) if seat in acting else [self.wait]
            candidates = np.array(legal, np.int32)
            mask = np.zeros(self.wait + 1, np.int8)
            mask[candidates] = 1
            infos[agent] = {"action_mask": mask, "candidates": candidates}
        return infos

    def step(self, actions: Mapping[str, int]) -> Step:
        """Play the actions of all agents that act together."""
        self.table.check_open()
        if not self.agents:
            raise BadInputError("environment", "the game is over; reset it")
        paid, is_legal = self._play(actions)
        is_over = not is_legal or self.table.seat < 0
        observations, infos = self._observations(), self._infos()
        ended = dict.fromkeys(self.possible_agents, is_over)
        if is_over:
            self.agents = []
        rewards = dict(zip(self.possible_agents, paid, strict=True))
        return observations, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def _play(self, actions: Mapping[str, int]) -> tuple[list[float], bool]:
        """Play what the acting seats chose; what each is paid, and whether all of it was legal."""
        acting = movers(self.table.position)
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise BadInputError("actions", f"every agent gives an action, {agent} gave none")
            if seat not in acting and actions[agent] != self.wait:
                if self.table.illegal == "refuse":
                    raise IllegalActionError(f"{agent} has nothing to do now and must wait: action {self.wait}")
                return self._fine(seat), False
        if self.table.illegal == "refuse":
            for seat in acting:  # all of them before anything is played
                number = number_of(actions[self.possible_agents[seat]])
                if not (0 <= number < self.wait and self.table.position.is_legal(seat, number)):
                    raise refusal(seat, number)
        for seat in acting:  # in rising order, as the table asks them
            if not self.table.play(actions[self.possible_agents[seat]]):
                return self._fine(seat), False
        return self.table.rewards(), True

    def _fine(self, seat: int) -> list[float]:
        """What an illegal action costs."""
        return [-1.0 if other == seat else 0.0 for other in range(self.table.seats)]
