"""What lies on the table of Between Two Castles, what it is worth, and what a seat can guess of it.

Castle i is the left castle of seat i (Rules §1). With two players Ludwig is the third at the table, seat 2, who
never acts; his hand goes round with the others (Rules §9.1, §9.3). `castle.py` is one castle, `points.py` its points,
`supply.py` what is in no hand.
"""

from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import HAND_PLACES, NO_TILE, SEATS
from castlewright.core.drafting.turn import TURN_STATE
from castlewright.core.position import Position
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.constants import GIVE, LAYS, LUDWIG, PAIR_BASE, PAIR_FIRST
from castlewright.games.between_two_castles.data import ROUNDS
from castlewright.games.between_two_castles.hands import Hands
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.supply import Supply

STATE = (*TURN_STATE, *("gifts", "gifts_to_lay", "ludwig_key", "supply", "castles"))


class CastlesState(Hands):
    """All castles, hands and supplies, and what is still to be laid."""

    castles: list[Castle]

    gifts: list[int]
    """Ludwig's tiles for his left and his right castle, once they are given (Rules §9.2)."""

    gifts_to_lay: list[int]
    """Ludwig's tile that each seat has still to lay, -1 for none (Rules §9.4)."""

    supply: Supply

    ludwig_key: int
    """Where the stream stands from which Ludwig's draws take their luck (Rules §9.2)."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, seats if seats > 2 else 3, ROUNDS)
        self.pairs = LAYS
        self.pair_base = PAIR_BASE
        self.pair_first = PAIR_FIRST
        self.tie_bits = 16
        self.castles = [Castle() for _ in range(self.ring)]
        self.gifts = filled(2, NO_TILE)
        self.gifts_to_lay = filled(SEATS, NO_TILE)
        self.supply = Supply()
        self.ludwig_key = 0

    def state(self) -> tuple[str, ...]:
        """The fields that make up the position."""
        return STATE

    def castle(self, index: int) -> Castle:
        """One of the castles."""
        return self.castles[index]

    def giver(self) -> int:
        """Who gives Ludwig's tiles: the player on his left in round 1, on his right in round 2 (Rules §9.2)."""
        return self.round

    # Points.

    def score_castle(self, castle: int) -> int:
        """Points of one castle as it stands (Rules §6, §7)."""
        return score_castle(self.castle(castle))

    def score(self, seat: int) -> int:
        """The lower of the seat's castles (Rules §8)."""
        return min(self.score_castle(self.boards[2 * seat]), self.score_castle(self.boards[2 * seat + 1]))

    def standing(self, seat: int) -> int:
        """The lower castle, then the higher one, then the special rooms of both (Rules §8, §11.21)."""
        left = self.boards[2 * seat]
        right = self.boards[2 * seat + 1]
        one = self.score_castle(left)
        other = self.score_castle(right)
        specials = self.castle(left).special_count() + self.castle(right).special_count()
        return (min(one, other) * 1024 + max(one, other)) * 64 + specials

    # Twins and guesses.

    def copy_from(self, other: Position) -> None:
        """Become a twin of another position with as many seats."""
        source = state_of(other)
        self.copy_turn(source)
        self.copy_tiles(source)
        self.ludwig_key = source.ludwig_key
        for index in range(self.ring):
            self.castle(index).copy_from(source.castle(index))
            self.gifts_to_lay[index] = source.gifts_to_lay[index]
        for index in range(2):
            self.gifts[index] = source.gifts[index]
        self.supply.copy_from(source.supply)

    def knows_choice(self, seat: int, holder: int) -> bool:
        """Whether a seat (-1: a spectator) knows a chosen pair: its own, and Ludwig's once it is face up."""
        if holder == seat:
            return True
        if self.seats > 2 or holder != LUDWIG:
            return False
        return self.phase != GIVE or seat == self.giver()

    def guess_from(self, other: Position, seat: int, chance: Chance) -> None:
        """Become a position that the seat cannot tell from the other.

        Hands it has not held, unknown discards, both stacks, the secret choices of others and all later luck
        are drawn anew; what lies in the stack or on the discards to the seat's knowledge stays there.
        """
        self.copy_from(other)
        supply = self.supply
        supply.start_guess(seat)
        for holder in range(self.ring):
            self.mark_hand(seat, holder)
        supply.fill_pool()
        for holder in range(self.ring):
            self.refill_hand(seat, holder, chance)
        supply.refill_discards(seat, chance)
        supply.refill_stack(seat, chance)
        supply.sort_cards()
        supply.shuffle_cards(chance)
        supply.tile_key = chance.word()
        supply.card_key = chance.word()
        self.ludwig_key = chance.word()
        self.redraw_choices(seat, chance)

    def is_shown(self, seat: int, holder: int, tile: int) -> bool:
        """Whether the seat sees this tile of a hand: one of Ludwig's two that it drew or that are given."""
        choice = self.choices[holder]
        if choice < 0 or not self.knows_choice(seat, holder):
            return False
        first = PAIR_FIRST[choice]
        return tile in {first, choice - PAIR_BASE[first]}

    def mark_hand(self, seat: int, holder: int) -> None:
        """Mark the tiles of a hand that the seat has not seen."""
        if not self.knows_hand(seat, holder):
            for place in range(HAND_PLACES * holder, HAND_PLACES * holder + self.hand_size):
                self.supply.mark_unseen(self.hands[place], self.is_shown(seat, holder, self.hands[place]))

    def refill_hand(self, seat: int, holder: int, chance: Chance) -> None:
        """Draw a hand anew, but for the tiles of it that the seat sees."""
        if not self.knows_hand(seat, holder):
            for place in range(HAND_PLACES * holder, HAND_PLACES * holder + self.hand_size):
                if not self.is_shown(seat, holder, self.hands[place]):
                    self.hands[place] = self.supply.draw_unseen(chance)
            self.sort_hand(holder)


def state_of(position: Position) -> CastlesState:
    """The position as one of this game."""
    assert isinstance(position, CastlesState)
    return position
