"""The drafting turn: deal, choose, reveal, lay, pass on; what a game adds are its tiles and its boards."""

from castlewright.core.bits import BITS, filled
from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import ALL_SEATS, CHOOSE, FIRST_SEAT, NO_TILE, OVER, PLACE, SEATS
from castlewright.core.drafting.hands import HandPosition
from castlewright.core.drafting.seating import boards_beside

TURN_STATE = (
    *("reveals", "phase", "round", "hand_size", "acting"),
    *("hands", "seen", "choices", "to_lay", "sides"),
)
"""The fields of every drafting position."""


class DraftPosition(HandPosition):
    """A position of a drafting game."""

    phase: int
    round: int
    rounds: int
    """Rounds are counted from 0."""

    acting: int
    """The seats that may act now, one bit each."""

    to_lay: list[int]
    """The revealed tiles that each seat has still to lay, two places per seat, -1 when laid."""

    sides: list[int]
    """The sides on which each seat has laid one of them in this turn."""

    boards: list[int]
    """The boards on each seat's left and right, two places per seat."""

    def __init__(self, seats: int, ring: int, rounds: int) -> None:
        super().__init__(seats, ring)
        self.phase = CHOOSE
        self.round = 0
        self.rounds = rounds
        self.acting = 0
        self.to_lay = filled(2 * SEATS, NO_TILE)
        self.sides = filled(SEATS)
        self.boards = boards_beside(ring)

    # What each game brings.

    def dealt(self) -> int:
        """How many tiles every hand of this round begins with."""
        raise LookupError("a game defines dealt")

    def fill_hand(self, seat: int) -> None:
        """Deal a seat its tiles from the supply."""
        raise LookupError("a game defines fill_hand")

    def discard_last(self, seat: int) -> None:
        """Discard the last tile of a hand, which those who have held it know."""
        raise LookupError("a game defines discard_last")

    # The turn.

    def deal(self) -> None:
        """Give everybody a hand for this round."""
        self.hand_size = self.dealt()
        for seat in range(self.ring):
            self.fill_hand(seat)
            self.take_up(seat)
        self.start_turn()

    def start_turn(self) -> None:
        """Let everybody choose from the hands that were dealt or passed on."""
        self.start_phase(CHOOSE)

    def start_phase(self, phase: int) -> None:
        """Let everybody choose, or lay; something hidden was shown just before."""
        self.phase = phase
        self.acting = ALL_SEATS[self.seats]
        self.reveals += 1

    def choose(self, seat: int, action: int) -> None:
        """Note a secret choice; the last one reveals all."""
        self.choices[seat] = action
        self.acting ^= BITS[seat]
        if self.acting == 0:
            self.reveal()

    def reveal(self) -> None:
        """Show all choices: the chosen tiles leave the hands and are to be laid."""
        for seat in range(self.ring):
            first = self.pair_first[self.choices[seat]]
            second = self.choices[seat] - self.pair_base[first]
            self.to_lay[2 * seat] = first
            self.to_lay[2 * seat + 1] = second
            self.sides[seat] = 0
            self.choices[seat] = NO_TILE
            self.remove_from_hand(seat, first, second)
        self.hand_size -= 2
        self.start_phase(PLACE)

    def end_turn(self) -> None:
        """Pass the hands on, or discard the last tiles and start the next round."""
        if self.hand_size > 1:
            self.pass_hands()
            return
        for seat in range(self.ring):
            self.discard_last(seat)
        self.hand_size = 0
        self.round += 1
        if self.round < self.rounds:
            self.deal()
        else:
            self.phase = OVER

    def passes_left(self) -> bool:
        """Whether hands go to the left: in the first round; later they go to the right."""
        return self.round == 0

    def pass_hands(self) -> None:
        """Give every hand to the neighbour whose turn it is to get it."""
        if self.passes_left():
            self.pass_left()
        else:
            self.pass_right()
        self.start_turn()

    # Who may act, and where.

    def seat_to_act(self) -> int:
        """The lowest seat that may act now, -1 at the end."""
        return FIRST_SEAT[self.acting]

    def is_waiting(self, seat: int) -> bool:
        """Whether the seat may act now."""
        return (self.acting & BITS[seat]) != 0

    def board_at(self, seat: int, side: int) -> int:
        """The board on the seat's left (0) or right (1)."""
        return self.boards[2 * seat + side]

    def is_final(self, seat: int, action: int) -> bool:
        """The secret choice is final once made."""
        return action < self.pairs

    def is_secret(self, seat: int, action: int) -> bool:
        """A choice is secret; once revealed it is seen by all."""
        return action < self.pairs

    # Twins and guesses.

    def knows_choice(self, seat: int, holder: int) -> bool:
        """Whether a seat (-1: a spectator) knows the pair that the holder has chosen."""
        return seat == holder

    def redraw_choices(self, seat: int, chance: Chance) -> None:
        """Let everybody whose choice the seat does not know choose any two tiles of the hand."""
        for holder in range(self.ring):
            if self.choices[holder] >= 0 and not self.knows_choice(seat, holder):
                self.draw_choice(holder, chance)

    def copy_turn(self, source: "DraftPosition") -> None:
        """Take over everything that is the same in all drafting games from a position with as many seats."""
        self.copy_hands(source)
        self.reveals = source.reveals
        self.phase = source.phase
        self.round = source.round
        self.acting = source.acting
        for index in range(self.ring):
            self.sides[index] = source.sides[index]
        for index in range(2 * self.ring):
            self.to_lay[index] = source.to_lay[index]
