"""Opponents from outside, to measure our bots by: they know the rules and nothing of our heuristics and searches.

`flat` tries every action in random games and counts; `points` takes what brings it most at once; `closer` plays
Castellan by three rules of thumb. None of them was tuned on our bots. They are given to the ladder like anybody's own:

    castlewright ladder castellan --bot closer=castlewright.arena.opponents:Closer --rung hard/closer
"""

from castlewright.bots.own import Sight
from castlewright.core.chance import Chance
from castlewright.core.position import Position

FLAT_GAMES = 1000
"""Random games of one choice of `flat`."""

CARD_WORTH = 3
"""What `closer` thinks a card worth, in points: one deck shows 16 towers on 14 cards, and most count for two courts."""

MOST_CARDS = 3
ENOUGH_TO_DOUBLE = 8
"""`closer` plays at most so many cards in a turn, and doubles a court of so many towers."""


def margin(position: Position, seat: int) -> int:
    """The seat's points less the best other's; alone, its points."""
    scores = position.scores()
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


class Flat:
    """Flat Monte Carlo: all actions get as many random games, and the one with the best margin on average is done."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, sight: Sight) -> int:
        """The action that did best."""
        rounds = max(FLAT_GAMES // len(sight.legal), 1)
        totals = dict.fromkeys(sight.legal, 0)
        position = sight.guess.copy()
        for _ in range(rounds if len(sight.legal) > 1 else 0):
            for action in sight.legal:
                position.guess_from(sight.guess, sight.seat, self.chance)
                position.play_unchecked(sight.seat, action)
                position.play_out(self.chance)
                totals[action] += margin(position, sight.seat)
        return max(totals, key=lambda action: totals[action])


class Points:
    """Does what brings it most points at once, compared with the others; among equals, any."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, sight: Sight) -> int:
        """The action after which it stands best now."""
        return max(sight.legal, key=lambda action: (self.after(sight, action), self.chance.below(1 << 20)))

    def after(self, sight: Sight, action: int) -> int:
        """How it stands after an action."""
        position = sight.guess.copy()
        position.play_unchecked(sight.seat, action)
        return margin(position, sight.seat)


class Closer:
    """Castellan by rules of thumb: close what brings more than its cards are worth, prepare, and leave nothing open."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, sight: Sight) -> int:
        """By the step of the turn."""
        step = sight.texts[0].split()[0]
        if step == "play":
            return max(sight.legal, key=lambda action: self.worth_of_cards(sight, action))
        if step == "build":
            return self.best_place(sight.guess, sight.seat)
        if step == "draw":
            return sight.legal[len(sight.legal) // 2]
        return self.best_claim(sight)

    def worth_of_cards(self, sight: Sight, action: int) -> tuple[float, int]:
        """What the pieces of a set of cards close, laid one after the other, less the worth of the cards."""
        cards = (action + 1).bit_count()
        if cards > MOST_CARDS:
            return -1000.0, 0
        position = sight.guess.copy()
        before = position.score(sight.seat)
        position.play_unchecked(sight.seat, action)
        while is_building(position, sight.seat):
            position.play_unchecked(sight.seat, self.best_place(position, sight.seat))
        gain = position.score(sight.seat) - before
        return gain - CARD_WORTH * cards - 0.5 * open_to_next(position, sight.seat), self.chance.below(1 << 20)

    def best_place(self, position: Position, seat: int) -> int:
        """The piece that closes most now; else one after which most can be closed; else one that opens least."""
        now = {action: gain_of(position, seat, action) for action in position.legal(seat)}
        best = max(now, key=lambda action: now[action])
        if now[best] > 1:
            return best
        return max(now, key=lambda action: (self.prospect(position, seat, action), self.chance.below(1 << 20)))

    def prospect(self, position: Position, seat: int, action: int) -> float:
        """What the next own piece could close after this one, or with the last piece, what it leaves to others."""
        after = position.copy()
        after.play_unchecked(seat, action)
        if is_building(after, seat):
            return max(gain_of(after, seat, other) for other in after.legal(seat))
        return -open_to_next(after, seat)

    def best_claim(self, sight: Sight) -> int:
        """The double keep for a large court, else none; where a doubled court was cut, for its largest part."""
        worth = {action: gain_of(sight.guess, sight.seat, action) for action in sight.legal}
        best = max(worth, key=lambda action: worth[action])
        is_late = not any(sight.guess.copy().heights)  # type: ignore[attr-defined]
        return best if worth[best] >= ENOUGH_TO_DOUBLE or is_late else sight.legal[0]


def is_building(position: Position, seat: int) -> bool:
    """Whether the seat has a piece to lay."""
    return position.seat_to_act() == seat and position.phase == 1  # type: ignore[attr-defined]


def gain_of(position: Position, seat: int, action: int) -> int:
    """The points that an action brings at once."""
    after = position.copy()
    after.play_unchecked(seat, action)
    return after.score(seat) - position.score(seat)


def open_to_next(position: Position, seat: int) -> int:
    """The most points that somebody else could gain with one tower or wall, were it their turn now."""
    after = position.copy()
    rival = (seat + 1) % position.seats
    after.turn, after.phase, after.stock = rival, 1, [1, 1, 1]  # type: ignore[attr-defined]
    after.set_anchor()  # type: ignore[attr-defined]
    return max((gain_of(after, rival, action) for action in after.legal(rival)), default=0)
