"""Claims: the courts of a turn get their keeps, one of them perhaps the double keep (Rules §3.3, §8.6 to §8.10)."""

from castlewright.core.bits import BITS, filled
from castlewright.core.position import Actions
from castlewright.games.castellan.building import Building
from castlewright.games.castellan.constants import CLAIMS, DOUBLE, DOUBLE_PART, FRESH, SINGLE
from castlewright.games.castellan.deck import Deck

ORDER = filled(129)
IS_LISTED = filled(129)


class Claims(Building):
    """A castle whose new courts get their keeps."""

    doubled: int
    """The seats that have used their double keep, one bit each."""

    def __init__(self, seats: int, deck: Deck) -> None:
        super().__init__(seats, deck)
        self.doubled = 0

    def claimable_keep(self, seat: int) -> int:
        """What stands in the courts that may take the double keep now.

        Rules §8.8, §8.9: a court that gets a new keep, each part of a cut single court among them.
        Rules §8.10: where the double keep stands already, the parts of its court, if that was cut.
        """
        return DOUBLE_PART if self.doubled & BITS[seat] else FRESH

    def has_claimable(self, seat: int) -> bool:
        """Whether there is something to decide about the double keep."""
        wanted = self.claimable_keep(seat)
        for court in range(1, self.court_count + 1):  # noqa: SIM110
            if self.keeps[court] == wanted:
                return True
        return False

    def order_claimable(self, seat: int) -> int:
        """Put the courts that may take the double keep in reading order of their first cells; how many they are."""
        wanted = self.claimable_keep(seat)
        for court in range(self.court_count + 1):
            IS_LISTED[court] = self.keeps[court] != wanted
        IS_LISTED[0] = 1
        count = 0
        for y in range(self.low_y, self.high_y):
            row = self.width * y
            for x in range(self.low_x, self.high_x):
                court = self.cells[(row + x) & self.mask]
                if not IS_LISTED[court]:
                    IS_LISTED[court] = 1
                    ORDER[count] = court
                    count += 1
        return count

    def claimable_courts(self, seat: int) -> list[int]:
        """The courts that may take the double keep, in the order of their action numbers."""
        return [ORDER[index] for index in range(self.order_claimable(seat))]

    def claimable_court(self, seat: int, number: int) -> int:
        """One of the courts that may take the double keep, counted from 0."""
        self.order_claimable(seat)
        return ORDER[number]

    def list_claims(self, seat: int, actions: Actions) -> None:
        """No double keep, unless it stands already, or one of the courts that may take it (Rules §8.8, §8.10)."""
        count = 0
        if not self.doubled & BITS[seat]:
            actions.numbers[0] = CLAIMS
            count = 1
        for number in range(self.order_claimable(seat)):
            actions.numbers[count] = CLAIMS + 1 + number
            count += 1
        actions.count = count

    def settle_claims(self, seat: int, choice: int) -> None:
        """Set all keeps of this turn; the chosen court, counted from 1, takes the double keep (Rules §3.3, §8.6)."""
        double = 0
        if choice:
            double = self.claimable_court(seat, choice - 1)
            self.doubled |= BITS[seat]
        for court in range(1, self.court_count + 1):
            if self.keeps[court] == FRESH or self.keeps[court] == DOUBLE_PART:
                self.keeps[court] = SINGLE
        if double:
            self.keeps[double] = DOUBLE
