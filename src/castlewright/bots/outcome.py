"""The outcome of a simulated game for every seat: its share of the win and its margin."""

from castlewright.core.bits import filled
from castlewright.core.heuristics import Heuristics
from castlewright.core.position import Position

MOST_SEATS = 16

FIRST_SPREAD, FIRST_WEIGHT = 5.0, 16.0
"""How far margins differ, in points, before simulations have shown it, and how many of them that counts for."""


class Outcome:
    """Judges one simulated game after the other, and learns how far the margins differ."""

    wins: list[float]
    margins: list[float]
    """Every seat's share of the win, and its points less the best other's."""

    points: list[float]
    standings: list[int]

    judged: int
    """How many games were judged."""

    win_weight: float
    margin_weight: float
    """How much winning counts, and a point of the margin: the wider margins are spread, the less."""

    spread: float
    """How far the margins of the seat that searches differ, about."""

    def __init__(self) -> None:
        self.wins = zeros()
        self.margins = zeros()
        self.points = zeros()
        self.standings = filled(MOST_SEATS)
        self.begin(0.5)

    def begin(self, win_weight: float) -> None:
        """Forget all games; winning counts so much from now on, from 0 to 1."""
        self.judged = 0
        self.margin_sum = 0.0
        self.margin_squares = 0.0
        self.spread = FIRST_SPREAD
        self.win_weight = win_weight
        self.margin_weight = (1.0 - win_weight) / (4.0 * FIRST_SPREAD)

    def judge(self, position: Position, heuristics: Heuristics, seat: int) -> None:
        """Find every seat's share of the win and its margin, and how far the margins of one seat differ."""
        if position.seat_to_act() < 0:
            self.judge_end(position)
        else:
            self.judge_cut(position, heuristics)
        margin = self.margins[seat]
        self.margin_sum += margin
        self.margin_squares += margin * margin
        if self.judged < 64 or self.judged % 16 == 0:
            self.learn_spread()
        self.judged += 1

    def learn_spread(self) -> None:
        """Bring the spread, a root, two steps of Newton's nearer to what the margins show."""
        count = self.judged + 1
        squares = self.margin_squares - self.margin_sum * self.margin_sum / count
        weighted = (squares + FIRST_WEIGHT * FIRST_SPREAD * FIRST_SPREAD) / (count + FIRST_WEIGHT)
        for _ in range(2):
            self.spread = 0.5 * (self.spread + weighted / self.spread)
        self.margin_weight = (1.0 - self.win_weight) / (4.0 * self.spread)

    def judge_end(self, position: Position) -> None:
        """The game is over: points as they are, and the win shared by those who stand best."""
        ranked = position.seats + position.rivals
        best = 0
        winners = 0
        for seat in range(ranked):
            standing = position.standing(seat)
            self.standings[seat] = standing
            if winners == 0 or standing > best:
                best = standing
                winners = 1
            elif standing == best:
                winners += 1
        for seat in range(position.seats):
            self.wins[seat] = 1.0 / winners if self.standings[seat] == best else 0.0
            self.points[seat] = self.standings[seat] >> position.tie_bits
        self.find_margins(position.seats)

    def judge_cut(self, position: Position, heuristics: Heuristics) -> None:
        """The game goes on: points as the heuristics expect them, and the win as likely as the margin makes it."""
        for seat in range(position.seats):
            self.points[seat] = heuristics.evaluate(position, seat)
        self.find_margins(position.seats)
        for seat in range(position.seats):
            ahead = self.margins[seat] / self.spread
            self.wins[seat] = 0.5 + 0.5 * ahead / (1.0 + max(ahead, -ahead))

    def find_margins(self, seats: int) -> None:
        """Every seat's points less the best other's; alone, its points."""
        for seat in range(seats):
            best = 0.0
            is_first = True
            for other in range(seats):
                if other != seat and (is_first or self.points[other] > best):
                    best = self.points[other]
                    is_first = False
            self.margins[seat] = self.points[seat] - best


def zeros() -> list[float]:
    """Room for one number per seat."""
    return [0.0] * MOST_SEATS
