"""What all drafting games observe alike: the turn, hands and choices, and what a seat remembers of hands.

Seats are counted from the one that looks: 0 is itself, 1 the seat on its left. Tiles are counted by kind.
"""

from castlewright.core.bits import BITS
from castlewright.core.drafting.constants import HAND_PLACES, PLACE
from castlewright.core.drafting.turn import DraftPosition
from castlewright.core.encoding import Encoding, Numbers


class DraftEncoding(Encoding):
    """The fields of every drafting game; a game adds its boards."""

    ring: int
    tiles: int
    """How many hands go round, and how many kinds of tiles there are."""

    turn_at: int
    acting_at: int
    chosen_at: int
    sides_at: int
    to_lay_at: int
    hand_at: int
    choice_at: int
    known_at: int
    known_hands_at: int
    """Where the fields begin."""

    def __init__(self, seats: int, ring: int, tiles: int, phases: int, rounds: int, max_length: int) -> None:
        super().__init__(seats, max_length)
        self.ring = ring
        self.tiles = tiles
        self.turn_at = self.add("phase", 1, 0, phases - 1, "choose, place, over, then the game's own")
        self.add("round", 1, 0, rounds, "counted from 0; one more than there are at the end")
        self.add("hand_size", 1, 0, HAND_PLACES, "tiles in every hand")
        self.add("passes_left", 1, 0, 1, "whether hands go to the left in this round")
        self.acting_at = self.add("acting", seats, 0, 1, "which seats may act now")
        self.chosen_at = self.add("has_chosen", ring, 0, 1, "which seats have chosen in secret")
        self.sides_at = self.add("sides", ring, 0, 3, "where each has laid in this turn: 1 on the left, 2 on the right")
        self.to_lay_at = self.add("to_lay", 2 * ring, 0, tiles, "the tiles that each has still to lay, 0 for none")
        self.hand_at = self.add("hand", tiles, 0, HAND_PLACES, "how many of each tile the seat holds")
        self.choice_at = self.add("choice", tiles, 0, 2, "how many of each the seat has chosen in secret")
        self.known_at = self.add("is_known", ring, 0, 1, "whose hands the seat has held and so remembers")
        self.known_hands_at = self.add("known_hands", ring * tiles, 0, HAND_PLACES, "what is in them, tile by tile")

    def observe_turn(self, state: DraftPosition, seat: int, buffer: Numbers) -> None:
        """Fill the fields that all drafting games share, and empty all others."""
        for index in range(self.size):
            buffer[index] = 0
        at = self.turn_at
        buffer[at] = state.phase
        buffer[at + 1] = state.round
        buffer[at + 2] = state.hand_size
        buffer[at + 3] = state.passes_left()
        for place in range(self.ring):
            other = seat + place
            if other >= self.ring:
                other -= self.ring
            if other < self.seats and state.acting & BITS[other]:
                buffer[self.acting_at + self.turned(other, seat) - 1] = 1
            if state.choices[other] >= 0:
                buffer[self.chosen_at + place] = 1
            if state.phase == PLACE:
                buffer[self.sides_at + place] = state.sides[other]
                buffer[self.to_lay_at + 2 * place] = state.to_lay[2 * other] + 1
                buffer[self.to_lay_at + 2 * place + 1] = state.to_lay[2 * other + 1] + 1
            if state.seen[other] & BITS[seat]:
                at = self.hand_at
                if place:
                    buffer[self.known_at + place] = 1
                    at = self.known_hands_at + place * self.tiles
                state.spread_hand(other)
                for held in range(state.hand_size):
                    buffer[at + state.held[held]] += 1
        if state.choices[seat] >= 0:
            first = state.pair_first[state.choices[seat]]
            buffer[self.choice_at + first] += 1
            buffer[self.choice_at + state.choices[seat] - state.pair_base[first]] += 1
