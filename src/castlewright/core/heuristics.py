"""What bots ask of a game: how good an action looks, how good a position looks."""

from castlewright.core.chance import Chance
from castlewright.core.position import Actions, Position

SCRATCH = Actions()


class Heuristics:
    """One game's judgement; `games/<game>/heuristics.py` brings its own.

    It is always asked about guessed positions, so it may look at everything in them, but only
    what the seat knows is the same in the next guess.
    """

    ratings: list[float]
    """What `rate` found, one number for each action of the list; the larger the better."""

    playout_chance: float
    """The share of random actions with which simulated games are best played on, the others being the best-rated:
    1 where rating is slow or misleads, little where it is quick and good."""

    playout_sample: int
    """How many actions of a decision in a simulated game are rated, drawn anew each time, where rating all is slow;
    0 for all."""

    playout_rounds: int
    """After how many rounds of the table simulated games are best cut and judged; 0 for never."""

    plays_quickly: bool
    """Whether there are quick rules by which simulated games are played on instead of at random."""

    level_share: float
    """The share of its simulations that a level gets in this game: less than 1 where a simulated game is slow."""

    share_alone: float
    """The part of these simulations that a level gets alone at the table, where those take longer."""

    has_ordered_steps: bool
    """Whether the same steps of a seat in a row lead elsewhere in another order, so that a search tells them apart."""

    def __init__(self) -> None:
        self.ratings = empty_ratings()
        self.playout_chance = 1.0
        self.playout_sample = 0
        self.playout_rounds = 0
        self.plays_quickly = False
        self.level_share = 1.0
        self.share_alone = 1.0
        self.has_ordered_steps = False

    def rate(self, position: Position, seat: int, actions: Actions) -> None:
        """Rate every action of the seat's list, in points of the final score where possible."""
        raise LookupError("a game defines rate")

    def rated(self, position: Position, seat: int) -> list[tuple[int, float]]:
        """The seat's legal actions, each with its rating."""
        position.list_legal(seat, SCRATCH)
        self.rate(position, seat, SCRATCH)
        return [(SCRATCH.numbers[index], self.ratings[index]) for index in range(SCRATCH.count)]

    def play_quickly(self, position: Position, seat: int, chance: Chance) -> None:
        """Do one of the seat's legal actions, or a few in a row, by rules that cost little; at random without rules."""
        position.play_random(seat, chance)

    def evaluate(self, position: Position, seat: int) -> float:
        """The final score that the seat can expect from here, in points."""
        raise LookupError("a game defines evaluate")


def empty_ratings() -> list[float]:
    """Room for the ratings of the longest list of actions."""
    return [0.0] * 4096
