"""The rewards of completed rooms (Rules §6): what they ask, what they bring."""

from castlewright.core.bits import BITS
from castlewright.core.position import Actions
from castlewright.games.castles_of_mad_king_ludwig.constants import (
    ACTIVITY,
    AROUND,
    CHOOSE,
    CHOOSING,
    CORRIDOR,
    DECLINE,
    DEEP,
    DONE,
    DOWNSTAIRS,
    FOOD,
    FREE_HALLWAY,
    FREE_STAIRS,
    FREEING,
    HALLWAY,
    KEEP,
    KEEPING,
    LIVING,
    OUTDOOR,
    PLACING,
    RESCORE,
    RESCORING,
    REWARDING,
    SEARCH,
    SEEKING,
    SIZES,
    SLEEPING,
    STACK_ROOM,
    STAIRS,
    TAKE,
    TAKING,
    TURN,
    TYPE,
    TYPES,
)
from castlewright.games.castles_of_mad_king_ludwig.data import ACTIVITY_REWARD, OUTDOOR_REWARD, SEARCH_LIMIT
from castlewright.games.castles_of_mad_king_ludwig.pending import LudwigPending, append

OFFERED = Actions()
"""Scratch for the rewards that may be taken next."""


class LudwigRewards(LudwigPending):
    """A position in which rewards are given: what the acting seat may choose, and what that brings."""

    def end_turn(self) -> None:
        """Go on when no reward of the turn waits any more."""
        raise LookupError("the position defines end_turn")

    def begin_turn(self, seat: int) -> None:
        """Let a seat buy or pass (Rules §3.2)."""
        self.phase = TURN
        self.turn = seat
        self.is_free_used = False

    def begin_extra_turn(self) -> None:
        """Let the acting seat play another turn at once; what waits in this one waits for its end (Rules §11.7)."""
        self.pending[self.pending_count] = AROUND + self.is_free_used
        self.pending_count += 1
        self.turn_start = self.pending_count
        self.begin_turn(self.turn)

    def end_extra_turn(self) -> None:
        """Go on with the turn around this one as it was left (Rules §11.7)."""
        self.pending_count = self.turn_start - 1
        self.is_free_used = self.pending[self.pending_count] > AROUND
        self.turn_start = self.pending_count
        while self.turn_start > 0 and self.pending[self.turn_start - 1] < AROUND:
            self.turn_start -= 1
        self.next_reward()

    def take_corridor(self, tile: int) -> None:
        """Take a hallway or stairs from the supply."""
        self.in_hand = tile
        if tile == HALLWAY:
            self.supply.hallways -= 1
        else:
            self.supply.stairs -= 1

    # What may be chosen.

    def list_reward_choices(self, actions: Actions) -> None:
        """The choices that rewards give to the acting seat (Rules §6)."""
        if self.phase == REWARDING:
            self.list_pending(actions)
        elif self.phase == FREEING:
            self.list_free(actions)
        elif self.phase == SEEKING:
            self.list_stacks(actions)
        elif self.phase == TAKING:
            self.list_stack_tiles(actions)
        elif self.phase == KEEPING:
            append(actions, KEEP + self.drawn[0])
            append(actions, KEEP + self.drawn[1])
        elif self.phase == CHOOSING:
            self.list_types(actions)
        elif self.phase == RESCORING:
            self.list_deep_rooms(actions)

    def list_free(self, actions: Actions) -> None:
        """A free hallway, free stairs, or neither (Rules §6)."""
        if self.can_get(HALLWAY):
            append(actions, FREE_HALLWAY)
        if self.can_get(STAIRS):
            append(actions, FREE_STAIRS)
        append(actions, DECLINE)

    def list_stacks(self, actions: Actions) -> None:
        """Every stack to look through, or none (Rules §6)."""
        for size in range(SIZES):
            if self.supply.stack_counts[size]:
                append(actions, SEARCH + size)
        append(actions, DECLINE)

    def list_stack_tiles(self, actions: Actions) -> None:
        """Every tile of the open stack to lay on the room deck, or no more (Rules §6)."""
        start = STACK_ROOM * self.searched
        for place in range(start, start + self.supply.stack_counts[self.searched]):
            append(actions, TAKE + self.supply.stacks[place])
        append(actions, DONE)

    def list_types(self, actions: Actions) -> None:
        """The seven other rewards, without those that would fall flat; or none (Rules §6, §11.8)."""
        for kind in range(TYPES):
            if kind != DOWNSTAIRS and self.can_reward(kind):
                append(actions, CHOOSE + kind)
        append(actions, DECLINE)

    def list_deep_rooms(self, actions: Actions) -> None:
        """The downstairs rooms that the placement completed (Rules §11.11)."""
        castle = self.castle(self.turn)
        for index in range(castle.count):
            if self.is_deep_choice(index):
                append(actions, RESCORE + castle.tiles[index])

    def is_deep_choice(self, index: int) -> bool:
        """Whether a tile is a downstairs room completed by the placement that made the reward due."""
        castle = self.castle(self.turn)
        return TYPE[castle.tiles[index]] == DOWNSTAIRS and castle.completers[index] == self.deep_step

    # Which reward comes next.

    def reward(self, index: int) -> None:
        """Give points and money of a completed tile at once, and let other rewards wait (Rules §11.7)."""
        kind = TYPE[self.castle(self.turn).tiles[index]]
        if kind in (ACTIVITY, OUTDOOR):
            self.give(kind)
        elif kind != DOWNSTAIRS:
            self.await_reward(index)

    def give(self, kind: int) -> None:
        """Five points, or money (Rules §6)."""
        castle = self.castle(self.turn)
        if kind == ACTIVITY:
            castle.points += ACTIVITY_REWARD
        else:
            self.pay(self.turn, OUTDOOR_REWARD)

    def next_reward(self) -> None:
        """Ask for the next reward, start the only one that can be taken, or end the turn.

        Rules §6, §11.7, §11.8: rewards that would do nothing fall flat; living rooms are scored again by
        themselves once nothing else waits that could change them.
        """
        if self.pending_count == self.turn_start:
            self.end_turn()
            return
        self.drop_flat()
        if self.has_only_living():
            while self.pending_count > self.turn_start:
                self.score_living(self.pop_pending(self.turn_start))
            self.end_turn()
            return
        self.list_pending(OFFERED)
        if OFFERED.count == 2:
            self.pick_reward(OFFERED.numbers[0])
        else:
            self.phase = REWARDING

    def pick_reward(self, action: int) -> None:
        """Start the reward that the action names, or decline all that wait in this turn (Rules §11.7, §11.8)."""
        if action == DECLINE:
            self.pending_count = self.turn_start
            self.end_turn()
            return
        for number in range(self.turn_start, self.pending_count):
            if self.reward_action(number) == action:
                self.start_reward(number)
                return

    def start_reward(self, number: int) -> None:
        """Begin one of the rewards that wait."""
        kind = self.pending_type(number)
        entry = self.pop_pending(number)
        if kind == LIVING:
            self.score_living(entry)
            self.next_reward()
        elif kind == DOWNSTAIRS:
            self.deep_step = entry - DEEP
            self.phase = CHOOSING
        else:
            self.open_reward(kind)

    def open_reward(self, kind: int) -> None:
        """Let the acting seat play an extra turn, or choose a free tile, a stack or a card."""
        if kind == FOOD:
            self.begin_extra_turn()
        elif kind == CORRIDOR:
            self.phase = FREEING
        elif kind == SLEEPING:
            self.phase = SEEKING
        else:
            one = self.supply.draw_bonus()
            other = self.supply.draw_bonus()
            self.drawn[0] = min(one, other)
            self.drawn[1] = max(one, other)
            self.reveals += 1
            self.phase = KEEPING

    def score_living(self, index: int) -> None:
        """Score a room again as it lies now (Rules §6, §11.12)."""
        castle = self.castle(self.turn)
        castle.points += castle.score_again(index)
        castle.rescored[index] = castle.count

    # What a choice brings.

    def use_reward(self, action: int) -> None:
        """Do what the acting seat chose within a reward."""
        if self.phase == FREEING:
            self.is_free_used = True
            self.take_corridor(HALLWAY if action == FREE_HALLWAY else STAIRS)
            self.phase = PLACING
        elif self.phase == SEEKING:
            self.searched = action - SEARCH
            self.supply.open_stack(self.turn, self.searched)
            self.reveals += 1
            self.phase = TAKING
        elif self.phase == TAKING:
            self.take_tile(action)
        elif self.phase == KEEPING:
            self.keep_card(action - KEEP)
        elif self.phase == CHOOSING:
            self.choose_reward(action - CHOOSE)
        else:
            self.rescore_deep(action - RESCORE)

    def take_tile(self, action: int) -> None:
        """Lay a tile of the open stack on the room deck, in the last round out of play; or close the stack.

        Rules §6, §7.1: at most two tiles, then the rest is shuffled.
        """
        if action != DONE:
            tile = action - TAKE
            self.supply.take_from_stack(self.searched, tile)
            if self.supply.is_spent:
                self.supply.remove(tile)
                self.reveals += 1
            else:
                self.supply.lay_on_deck(self.turn, tile)
            self.taken += 1
            if self.taken < SEARCH_LIMIT and self.supply.stack_counts[self.searched]:
                return
        self.supply.close_stack(self.searched)
        self.searched = -1
        self.taken = 0
        self.next_reward()

    def keep_card(self, card: int) -> None:
        """Keep one of the two cards drawn; the other goes under the deck (Rules §6)."""
        other = self.drawn[1] if card == self.drawn[0] else self.drawn[0]
        self.hands[self.turn] |= BITS[card]
        self.supply.return_bonus(self.turn, other)
        self.drawn[0] = -1
        self.drawn[1] = -1
        self.next_reward()

    def choose_reward(self, kind: int) -> None:
        """Take a reward of another type for a pair of downstairs rooms (Rules §6, §11.9, §11.11)."""
        if kind == LIVING:
            self.choose_deep_room()
            return
        self.note_deep(kind, 0)
        self.deep_step = 0
        if kind in (ACTIVITY, OUTDOOR):
            self.give(kind)
            self.next_reward()
        else:
            self.open_reward(kind)

    def choose_deep_room(self) -> None:
        """Score the downstairs room just completed again, or ask which of several (Rules §11.11)."""
        castle = self.castle(self.turn)
        found = 0
        last = 0
        for index in range(castle.count):
            if self.is_deep_choice(index):
                found += 1
                last = index
        if found > 1:
            self.phase = RESCORING
        else:
            self.rescore_deep(castle.tiles[last])

    def rescore_deep(self, tile: int) -> None:
        """Score a downstairs room again (Rules §11.11)."""
        castle = self.castle(self.turn)
        for index in range(castle.count):
            if castle.tiles[index] == tile:
                self.note_deep(LIVING, index)
                castle.points += castle.score_again(index)
        self.deep_step = 0
        self.next_reward()

    def note_deep(self, kind: int, room: int) -> None:
        """Remember how a downstairs reward was used, for the score sheet."""
        castle = self.castle(self.turn)
        castle.deep_kinds[castle.deep_rewards] = kind
        castle.deep_rooms[castle.deep_rewards] = room
        castle.deep_times[castle.deep_rewards] = castle.count
        castle.deep_rewards += 1
