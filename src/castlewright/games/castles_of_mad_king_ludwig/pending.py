"""The rewards that wait to be taken, in the owner's order, and which of them would fall flat (Rules §11.7, §11.8)."""

# Compiled: loops stay loops, a generator would be a Python object.
# ruff: noqa: SIM110

from castlewright.core.position import Actions
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    CORRIDOR,
    DECLINE,
    DEEP,
    DOWNSTAIRS,
    FOOD,
    HALLWAY,
    LIVING,
    REWARD,
    SLEEPING,
    STAIRS,
    TYPE,
)
from castlewright.games.castles_of_mad_king_ludwig.state import LudwigState


class LudwigPending(LudwigState):
    """A position in which rewards wait for the acting seat, turn by turn."""

    def await_reward(self, entry: int) -> None:
        """Put a reward on the list of those that wait in this turn."""
        self.pending[self.pending_count] = entry
        self.pending_count += 1

    def pop_pending(self, number: int) -> int:
        """Take one reward off the list, keeping the order of the rest."""
        entry = self.pending[number]
        self.pending_count -= 1
        for place in range(number, self.pending_count):
            self.pending[place] = self.pending[place + 1]
        return entry

    def pending_type(self, number: int) -> int:
        """The type of a reward that waits."""
        entry = self.pending[number]
        return DOWNSTAIRS if entry >= DEEP else TYPE[self.castle(self.turn).tiles[entry]]

    def reward_action(self, number: int) -> int:
        """The action that takes a reward that waits: by its tile, a downstairs reward by the first downstairs room
        that its placement completed.
        """
        castle = self.castle(self.turn)
        entry = self.pending[number]
        if entry < DEEP:
            return REWARD + castle.tiles[entry]
        index = 0
        while TYPE[castle.tiles[index]] != DOWNSTAIRS or castle.completers[index] != entry - DEEP:
            index += 1
        return REWARD + castle.tiles[index]

    def list_pending(self, actions: Actions) -> None:
        """Every living room that waits in this turn, the downstairs rewards of every placement, and one action for
        each other type, without free tiles that have no place yet; or decline them all (Rules §11.7, §11.8).
        """
        actions.count = 0
        listed = 0
        for number in range(self.turn_start, self.pending_count):
            kind = self.pending_type(number)
            if kind == DOWNSTAIRS:
                # Rewards of one placement lie side by side.
                is_new = number == self.turn_start or self.pending[number - 1] != self.pending[number]
            else:
                is_new = kind == LIVING or not listed & 1 << kind
            listed |= 1 << kind
            if is_new and (kind != CORRIDOR or self.can_reward(CORRIDOR)):
                append(actions, self.reward_action(number))
        append(actions, DECLINE)

    # Which would do something.

    def drop_flat(self) -> None:
        """Forget the rewards of this turn that would do nothing; a free tile may still find a place (Rules §11.8)."""
        kept = self.turn_start
        has_hope = -1
        for number in range(self.turn_start, self.pending_count):
            kind = self.pending_type(number)
            if kind == CORRIDOR and has_hope < 0:
                has_hope = self.can_reward(CORRIDOR) or self.may_find_place()
            if (kind == CORRIDOR and has_hope == 0) or (kind == SLEEPING and not self.supply.has_stack()):
                continue
            self.pending[kept] = self.pending[number]
            kept += 1
        self.pending_count = kept

    def can_reward(self, kind: int) -> bool:
        """Whether a reward of this type would do anything now (Rules §11.8, §11.9)."""
        if kind == CORRIDOR:
            return not self.is_free_used and (self.can_get(HALLWAY) or self.can_get(STAIRS))
        if kind == SLEEPING:
            return self.supply.has_stack()
        return True

    def can_get(self, tile: int) -> bool:
        """Whether a hallway, or stairs, is left and can be placed by the acting seat."""
        left = self.supply.hallways if tile == HALLWAY else self.supply.stairs
        return left > 0 and self.castle(self.turn).has_place(tile)

    def may_find_place(self) -> bool:
        """Whether a free tile without a place waits for one: there is a tile, this turn has had none, and an extra turn
        may still be taken (Rules §11.8).
        """
        if self.is_free_used or self.supply.hallways + self.supply.stairs == 0:
            return False
        for number in range(self.turn_start, self.pending_count):
            if self.pending_type(number) in (FOOD, DOWNSTAIRS):
                return True
        return False

    def has_only_living(self) -> bool:
        """Whether living rooms are all that waits in this turn, or nothing."""
        for number in range(self.turn_start, self.pending_count):
            if self.pending_type(number) != LIVING:
                return False
        return True

    def count_extra_turns(self) -> int:
        """How many food rooms wait with an extra turn, in the turns around this one too."""
        count = 0
        for number in range(self.pending_count):
            if self.pending[number] < DEEP and self.pending_type(number) == FOOD:
                count += 1
        return count


def append(actions: Actions, action: int) -> None:
    """Add an action to a list."""
    actions.numbers[actions.count] = action
    actions.count += 1
